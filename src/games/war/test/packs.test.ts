import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { base } from '../cards/set.ts';
import { SIDES } from '../cards/vocabulary.ts';
import { openBooster, sealedPool } from '../decks/boosters.ts';
import { bestOf, deckFromPool } from '../decks/from-pool.ts';
import { findings } from '../decks/legality.ts';
import { sidesWith } from '../packs.ts';

describe('what a bot makes of boosters', () => {
  test('is a legal deck from them and nothing else, the same every time, in every size', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...SIDES),
        fc.constantFrom(60, 80),
        fc.constantFrom(1, 8),
        (seed, side, size, n) => {
          const format = { ...sealedPool(base, side, new FastChance(seed), n), size };
          const deck = deckFromPool(base, side, format);
          expect(findings(base, deck, format)).toEqual([]);
          expect(deckFromPool(base, side, format)).toEqual(deck);
        },
      ),
      { numRuns: 20 },
    );
  });
  test('in a draft is the card that does most for its price, and no fifth copy', () => {
    const pack = openBooster(base, { side: 'ussr' }, new FastChance(5));
    const best = pack[bestOf(base, [], pack)]!;
    expect(bestOf(base, [best, best, best, best], pack)).not.toBe(pack.indexOf(best));
    expect(bestOf(base, [], ['depot', 't-34', 'thick-fog'])).toBe(1);
  });
  test('is opened of a side and block only where there are cards for a whole booster', () => {
    expect(sidesWith(base)).toEqual(SIDES);
    expect(sidesWith(base, 'invasion')).toEqual(['allies']);
    for (const block of Object.keys(base.blocks))
      for (const side of sidesWith(base, block))
        expect(new Set(openBooster(base, { side, block }, new FastChance(1))).size).toBe(11);
  });
});
