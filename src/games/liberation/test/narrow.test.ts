import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Sight } from '../../../kernel/sight.ts';
import { liberation } from '../game.ts';
import { narrow } from '../bot/narrow.ts';
import { lay, type T } from './at.ts';

/** What a bot weighs of all that the seat to act may do, in the notation of the game. */
function weighed(t: T): string[] {
  const [seat, out] = [t.rules.actor(t.s), new Options()];
  t.rules.legal(t.s, seat, out);
  narrow(t.s, seat, out);
  return out.toArray().map((action) => liberation.notation(t.s, seat, action));
}
const turn = 'resistance';

describe('what a bot does not weigh', () => {
  rule(['LIB-R18'], 'a mission that is paid for and changes nothing', () => {
    const resistance = { hand: ['E', 'A'], base: 'N' };
    expect(weighed(lay({ captured: ['H'], resistance, turn }))).not.toContain('mission E');
    expect(weighed(lay({ captured: ['H', 'B'], resistance, turn }))).toContain('mission E');
    const conquered = lay({ captured: ['L', 'M', 'N'], dynasty: { hand: ['F'] }, resistance: { base: 'A' } });
    expect(weighed(conquered).filter((phrase) => phrase.includes('mission'))).toEqual([
      'exert L, mission',
      'exert N, mission',
    ]);
  });
  rule(['LIB-7.5', 'LIB-7.7'], 'sabotage while the Dynasty holds no card', () => {
    const resistance = { hand: ['A', 'K'], base: 'N' };
    const named = (hand: string[]): string[] =>
      weighed(lay({ captured: ['H'], dynasty: { hand }, resistance, turn })).filter((phrase) =>
        phrase.startsWith('sabotage'),
      );
    expect(named([])).toEqual([]);
    expect(named(['C']).length).toBeGreaterThan(2);
  });
  rule(
    ['LIB-11.5', 'LIB-7.5'],
    'sabotage of a place whose card it holds, has for a base or knows to lie elsewhere',
    () => {
      const position = {
        captured: ['H'],
        dynasty: { hand: ['C', 'B'] },
        resistance: { hand: ['J', 'M'], base: 'K' },
        turn,
      };
      const known = weighed(lay({ ...position, discard: ['I open'] })).filter((phrase) =>
        phrase.startsWith('sabotage'),
      );
      // J, M and K are connected to one another, to C, I, L and N; what the hidden hand could hold is left.
      expect(known).toEqual(['sabotage C', 'sabotage L', 'sabotage N']);
    },
  );
});
test('it goes by what the seat knows: guesses are narrowed like the truth, and something is always left', () => {
  const setup = readSetup(liberation.options, {});
  const rules = rulesFor(liberation, setup);
  const [s, guess, truly, guessed] = [rules.create(), rules.create(), new Options(), new Options()];
  for (let n = 0; n < 20; n++) {
    const chance = new FastChance(n);
    rules.start(s, setup, chance);
    while (!rules.over(s)) {
      const seat: Seat = rules.actor(s);
      rules.legal(s, seat, truly);
      narrow(s, seat, truly);
      expect(truly.size).toBeGreaterThan(0);
      new Sight(rules, seat).look(s).determinize(guess, chance);
      rules.legal(guess, seat, guessed);
      narrow(guess, seat, guessed);
      expect(guessed.toArray()).toEqual(truly.toArray());
      rules.apply(s, seat, truly.at(chance.below(truly.size)), chance);
    }
  }
});
