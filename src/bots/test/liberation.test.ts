import { describe, expect, test, vi } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { neighbours } from '../../games/liberation/galaxy.ts';
import { type Liberation, zone } from '../../games/liberation/state.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { spell } from '../../kernel/verbs.ts';
import { SelfPlay } from '../self-play.ts';
import { botFor } from '../spec.ts';

const { game } = await moduleOf('liberation');

/** The connections of the first seat's hand. */
const connectionsOf = ({ table, galaxy }: Liberation): number =>
  Array.from({ length: 3 }, (_, i) => table.printed(table.card(zone.hand(0 as Seat), i))).reduce(
    (sum, def) => sum + neighbours(galaxy.value, def).toString(2).replaceAll('0', '').length,
    0,
  );

describe('in Liberation', () => {
  test.each(['random', 'greedy', 'ismcts@40'])('%s chooses alike in truths that look alike', (spec) => {
    const bot = (seed: number) => botFor(spec, game, seed);
    const contract = new Contract(game, {}, { games: 3, seed: 23, bot, botEvery: 3, knowledgeEvery: 1 });
    expect(() => contract.run()).not.toThrow();
  });
  test.each([
    ['ismcts@400', 0],
    ['ismcts@400', 1],
    ['greedy', 0],
    ['greedy', 1],
  ])('%s beats random play in seat %i', (spec, seat) => {
    const table = new SelfPlay(game, readSetup(game.options, {}));
    let won = 0;
    for (let n = 0; n < 5; n++) {
      const bots = [0, 1].map((other) => botFor(other === seat ? spec : 'random', game, 10 * n + other));
      table.play(bots, new FastChance(n));
      won += table.rules.reward(table.state, seat as Seat);
    }
    expect(won).toBeGreaterThanOrEqual(4);
  });
  test('where sides are decided after the deal, a well connected hand asks for the Dynasty', () => {
    const setup = readSetup(game.options, { roles: 'after' });
    const rules = rulesFor(game, setup);
    const s = rules.create();
    const asked = { connected: [] as string[], secluded: [] as string[] };
    for (let seed = 1; seed <= 200; seed++) {
      rules.start(s, setup, new FastChance(seed));
      const lines = connectionsOf(s as unknown as Liberation);
      if (lines > 8 && lines < 12) continue;
      const action = botFor('greedy', game, seed).choose(new Sight(rules, 0 as Seat).look(s));
      asked[lines >= 12 ? 'connected' : 'secluded'].push(spell(game.verbs, action));
    }
    const share = (all: readonly string[]): number => all.filter((one) => one === 'ask 0').length / all.length;
    expect([asked.connected.length > 10, asked.secluded.length > 10]).toEqual([true, true]);
    expect(share(asked.connected)).toBeGreaterThan(0.8);
    expect(share(asked.secluded)).toBe(0);
  });
  test.each(['recruit', 'soldier', 'ismcts@40'])('%s plays a game whose sides are decided after the deal', (spec) => {
    const table = new SelfPlay(game, readSetup(game.options, { roles: 'after' }));
    for (let n = 0; n < 3; n++) {
      table.play(
        [0, 1].map((seat) => botFor(spec, game, 7 * n + seat)),
        new FastChance(n),
      );
      expect(table.rules.over(table.state)).toBe(true);
    }
  });
  test('a search goes on from its tree while nothing new comes out, and begins anew when something does', () => {
    const setup = readSetup(game.options, {});
    const rules = rulesFor(game, setup);
    const s = rules.create();
    const chance = new FastChance(8);
    const out = new Options();
    let [carriedOn, begunAnew] = [0, 0];
    for (let n = 0; n < 6; n++) {
      const bots = [0, 1].map((seat) => botFor('ismcts@200', game, seat));
      const sights = [0, 1].map((seat) => new Sight(rules, seat as Seat));
      const guesses = sights.map((sight) => vi.spyOn(sight, 'determinize'));
      rules.start(s, setup, chance);
      for (let last = -1; !rules.over(s);) {
        const seat = rules.actor(s);
        rules.legal(s, seat, out);
        guesses[seat]!.mockClear();
        const chosen = bots[seat]!.choose(sights[seat]!.look(s));
        expect(out.has(chosen)).toBe(true);
        const made = guesses[seat]!.mock.calls.length;
        if (made > 0 && made <= 200) carriedOn++;
        if (made > 200) begunAnew++;
        // One more guess than playouts is made, to see what to expect.
        if (out.size > 1 && last === -1) expect(made).toBe(201);
        const epoch = rules.epoch(s);
        rules.apply(s, seat, chosen, chance);
        // A change of hands begins an epoch; more than that is news.
        last = rules.epoch(s) - epoch > (last === seat ? 0 : 1) ? -1 : seat;
      }
    }
    expect(carriedOn).toBeGreaterThan(10);
    expect(begunAnew).toBeGreaterThan(10);
  });
});
