import { afterAll, describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { botFor } from '../spec.ts';
import { Thinkers } from '../thinker.node.ts';
import { packed } from '../thinking.ts';

const { game } = await moduleOf('liberation');
const setup = readSetup(game.options, {});
const rules = rulesFor(game, setup);

/** A truth after so many random choices, with several things to choose from, and the sight of whoever chooses. */
function situation(seed: number, plies: number): { readonly truth: State; readonly sight: Sight } {
  const truth = rules.create();
  const out = new Options();
  const chance = new FastChance(seed);
  rules.start(truth, setup, chance);
  for (let n = 0; !rules.over(truth); n++) {
    const seat = rules.actor(truth);
    rules.legal(truth, seat, out);
    if (n >= plies && out.size > 1) return { truth, sight: new Sight(rules, seat).look(truth) };
    rules.apply(truth, seat, out.at(chance.below(out.size)), chance);
  }
  return situation(seed + 1000, plies);
}
const position = (seed: number, plies: number): Sight => situation(seed, plies).sight;

describe('a sight that is sent', () => {
  test('is the same sight where it arrives: what is seen, the pools and the findings', () => {
    const [a, b] = [rules.create(), rules.create()];
    for (let seed = 1; seed < 40; seed++) {
      const { truth, sight } = situation(seed, seed);
      const arrived = rules.create();
      arrived.table.words.set(packed(sight));
      const there = new Sight(rules, sight.seat).look(arrived);
      const here = new Sight(rules, sight.seat).look(truth);
      expect(rules.equal(there.state, here.state)).toBe(true);
      for (let n = 0; n < 5; n++) {
        there.determinize(a, new FastChance(n));
        here.determinize(b, new FastChance(n));
        expect(rules.equal(a, b)).toBe(true);
      }
    }
  });
  test('tells no more than the seat knows: truths that look alike are sent alike', () => {
    const other = rules.create();
    let differed = 0;
    for (let seed = 1; seed < 40; seed++) {
      const { truth, sight } = situation(seed, seed);
      sight.determinize(other, new FastChance(seed));
      if (truth.table.def.some((def, card) => def !== other.table.def[card])) differed++;
      const words = packed(new Sight(rules, sight.seat).look(truth));
      expect(packed(new Sight(rules, sight.seat).look(other))).toEqual(words);
    }
    expect(differed).toBeGreaterThan(20);
  });
});

describe('bots in threads', () => {
  const thinkers = new Thinkers(1);
  afterAll(() => thinkers.close());

  test.each(['random', 'greedy', 'ismcts@60'])('%s chooses there as it does here', async (spec) => {
    const sight = position(3, 9);
    const there = await thinkers.think(sight, { bot: `here ${spec}`, spec, seed: 4 });
    expect(there.action).toBe(botFor(spec, game, 4).choose(position(3, 9)));
  });
  test('a search tells what it thought', async () => {
    const sight = position(6, 12);
    const { action, thoughts } = await thinkers.think(sight, { bot: 'a', spec: 'ismcts@100', seed: 4 });
    expect(thoughts.map((thought) => thought.action)).toContain(action);
    expect(thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
  });
  test('what is called off ends at once, and others get their turn', async () => {
    const off = new AbortController();
    const long = thinkers.think(position(3, 9), { bot: 'long', spec: 'ismcts@60000ms', seed: 1 }, off.signal);
    const waiting = thinkers.think(position(4, 9), { bot: 'waiting', spec: 'greedy', seed: 1 });
    const dropped = thinkers.think(position(5, 9), { bot: 'dropped', spec: 'greedy', seed: 1 }, off.signal);
    setTimeout(() => off.abort(new Error('called off')), 50);
    await expect(long).rejects.toThrow('called off');
    await expect(dropped).rejects.toThrow('called off');
    await expect(waiting).resolves.toHaveProperty('action');
  });
  test('a bad name is refused', async () => {
    await expect(thinkers.think(position(3, 9), { bot: 'x', spec: 'colonel', seed: 1 })).rejects.toThrow(
      'known: recruit',
    );
  });
  test('who still waits when the threads end is told so', async () => {
    const own = new Thinkers(1);
    const long = own.think(position(3, 9), { bot: 'long', spec: 'ismcts@60000ms', seed: 1 });
    setTimeout(() => void own.close(), 50);
    await expect(long).rejects.toThrow('sent home');
  });
});
