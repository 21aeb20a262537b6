/** What bots weigh is part of what is on offer, never nothing, and depends on nothing that the seat does not know. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Sight } from '../../../kernel/sight.ts';
import { narrow } from '../bot/narrow.ts';
import { READY_DECKS } from '../decks/index.ts';
import { war } from '../game.ts';
import type { War } from '../state.ts';
import { battle, infantry } from './at.ts';

const STEPS = 400;

describe('what is worth weighing', () => {
  test.each(READY_DECKS.map(({ id }, i) => [id, READY_DECKS[(i + 4) % READY_DECKS.length]!.id] as const))(
    'is on offer, and alike in truth, in sight and in a guess: %s, %s',
    (deck1, deck2) => {
      const setup = readSetup(war.options, { deck1, deck2, first: 1 });
      const rules = rulesFor(war, setup);
      const [s, guess] = [rules.create(), rules.create()];
      const sights = [0, 1].map((seat) => new Sight(rules, seat as Seat));
      const [legal, out] = [new Options(), new Options()];
      const chance = new FastChance(3);
      const weighed = (from: War, seat: Seat): number[] => {
        rules.legal(from, seat, out);
        narrow(from, seat, out);
        return out.toArray();
      };
      rules.start(s, setup, chance);
      for (let n = 0; n < STEPS && !rules.over(s); n++) {
        const seat = rules.actor(s);
        rules.legal(s, seat, legal);
        const found = weighed(s, seat);
        expect(found.length).toBeGreaterThan(0);
        expect(found.every((action) => legal.has(action as never))).toBe(true);
        const sight = sights[seat]!.look(s);
        expect(weighed(sight.state, seat)).toEqual(found);
        sight.determinize(guess, chance);
        expect(weighed(guess, seat)).toEqual(found);
        rules.apply(s, seat, legal.at(chance.below(legal.size)), chance);
      }
    },
  );
  test('is one way to pay', () => {
    const drafts = { rifles: infantry(2, 2, { cost: { D: 2 } }) };
    const red = { hand: ['rifles'], resources: ['depot', 'factory', 'fuel', 'depot', 'factory'] };
    const b = battle(drafts, { phase: 'build', red }).to('build', 'red');
    b.red.does('build rifles');
    const out = new Options();
    b.t.rules.legal(b.s, 0 as Seat, out);
    expect(out.size).toBeGreaterThan(1);
    narrow(b.s, 0 as Seat, out);
    expect(out.toArray().map((action) => b.t.rules.game.notation(b.s, 0 as Seat, action))).toEqual(['pay']);
  });
});
