import { describe, expect, test } from 'vitest';
import { FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { automaticFor, pace } from '../automatic.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Orders } from '../messages.ts';
import { skirmish } from './skirmish.ts';
import { person, Sitting } from './sitting.ts';
import { tally } from './tally.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const seats = [person('ann'), person('bob')];
const atWindow = async (seed: string) => {
  const sitting = await Sitting.of(skirmish, { seats, seed });
  for (const seat of [first, second, first]) await sitting.act(seat, 'pass');
  return sitting;
};
type AtWindow = Awaited<ReturnType<typeof atWindow>>;
const options = (sitting: AtWindow, seat: Seat): number => sitting.replica(seat).decision()!.options.length;

test('what everybody can see to be forced is answered: the last share, and the march when no hand is left', async () => {
  const sitting = await Sitting.of(skirmish, { seats });
  const chance = new FastChance(2);
  const asked = new Set<string>();
  while (!sitting.over) {
    const { prompt, options: offered } = sitting.replica(sitting.toAct[0]!).decision()!;
    asked.add(prompt);
    if (prompt === 'share') expect(offered.length).toBeGreaterThan(1);
    await sitting.step(chance);
  }
  expect([...asked].toSorted()).toEqual(['plan', 'share', 'window']);
  const { moves } = await sitting.match.record();
  expect(moves.some(([, action]) => action === 'march')).toBe(true);
});

test('a window with a hidden hand in scope is always asked, even if there is nothing to do but pass', async () => {
  let alone = 0;
  for (let seed = 0; seed < 40; seed++) {
    const sitting = await atWindow(String(seed));
    expect(sitting.toAct).toEqual([second]);
    if (options(sitting, second) === 1) alone++;
    expect(await sitting.match.tick(sitting.now + 100_000)).toBeUndefined();
    expect(sitting.toAct).toEqual([second]);
  }
  expect(alone).toBeGreaterThan(0);
});

test('standing orders: never passes; smart passes if that is all; always, and no order, asks', async () => {
  for (let seed = 0; seed < 12; seed++) {
    for (const order of ['never', 'smart', 'always'] as const) {
      const sitting = await atWindow(String(seed));
      const skips = order === 'never' || (order === 'smart' && options(sitting, second) === 1);
      const told = sitting.heard.get('spectator')!.length;
      await sitting.send(second, { cmd: 'orders', orders: { BEFORE: order, '*': 'always' } });
      expect(sitting.heard.get('spectator')!.length).toBe(told);
      await sitting.match.tick(sitting.now + 100_000);
      expect(sitting.heard.get('spectator')!.length > told).toBe(skips);
    }
  }
});

test('orders are given while the game is on: a seat that changes hands before it takes none along', async () => {
  const gathering = await Match.create(skirmish, new MemoryStore(), {
    match: 'm1',
    setup: {},
    secret: secretOfSeed('a'),
    seats: [person('ann'), { kind: 'open' }],
    at: 1,
  });
  const orders = { cmd: 'orders', orders: { '*': 'never' } } as const;
  expect(await gathering.submit(first, { ...orders, id: 'a', match: 'm1' }, 2)).toMatchObject({
    re: 'no',
    rule: 'match.notBegun',
  });
  const other = await atWindow('a');
  await other.send(second, { cmd: 'concede' });
  expect(await other.send(second, orders)).toMatchObject({ re: 'no', rule: 'match.over' });
});

test('a window that is not named follows the order for all of them', async () => {
  const sitting = await atWindow('a');
  await sitting.send(second, { cmd: 'orders', orders: { AFTER: 'always', '*': 'never' } });
  await sitting.match.tick(sitting.now + 100_000);
  expect(sitting.toAct).toEqual([first]);
  expect((await sitting.match.record()).moves.at(-1)!.slice(0, 2)).toEqual([second, 'pass']);
});

test('whoever orders so is not asked where there is one option alone; taking back goes over it', async () => {
  const sitting = await Sitting.of(skirmish, { seats: [person('ann'), { kind: 'bot', level: 'random' }] });
  const chance = new FastChance(3);
  await sitting.send(first, { cmd: 'orders', orders: { '*': 'smart', only: 'smart' } });
  let back = 0;
  while (!sitting.over) {
    await sitting.match.tick(Number.MAX_SAFE_INTEGER);
    if (sitting.over) break;
    if (sitting.toAct.includes(first)) expect(options(sitting, first)).toBeGreaterThan(1);
    const stood = await sitting.digests();
    const seat = await sitting.step(chance);
    if (seat !== first || chance.below(3) > 0) continue;
    await sitting.match.tick(Number.MAX_SAFE_INTEGER);
    if (sitting.over) break;
    expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
    expect(await sitting.digests()).toBe(stood);
    back++;
    await sitting.step(chance);
  }
  expect(back).toBeGreaterThan(2);
});

test('how long a skipped window lasts says nothing of the hand', async () => {
  const due: number[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const sitting = await atWindow('same shuffle');
    // The other secret that could matter, the order itself, shows at the same time whatever its reason is.
    await sitting.send(second, { cmd: 'orders', orders: { '*': seed % 2 === 0 ? 'never' : 'smart' } });
    const at = await sitting.match.tick(sitting.now);
    if (at !== undefined) due.push(at);
  }
  expect(new Set(due).size).toBe(1);
  const paces = Array.from({ length: 200 }, (_, version) => pace(new Uint8Array(32), version));
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(600);
  expect(Math.max(...paces)).toBeLessThan(2000);
  expect(new Set(paces).size).toBeGreaterThan(100);
});

describe('a share-out', () => {
  const shares = async (setup: Readonly<Record<string, unknown>>, seed: string) => {
    const sitting = await Sitting.of(tally, { seats, setup, seed });
    await sitting.act(first, 'pass');
    return sitting;
  };
  const asked = (sitting: Awaited<ReturnType<typeof shares>>): string | undefined =>
    sitting.replica(first).decision()?.prompt;
  test('of what lies open is answered where one share is left, though the seat has a hand', async () => {
    const sitting = await shares({}, 'a');
    expect([asked(sitting), sitting.replica(first).decision()!.options.length]).toEqual(['share', 3]);
    await sitting.act(first, 'amount 1');
    expect(asked(sitting)).toBe('march');
    expect((await sitting.match.record()).moves.map(([, action]) => action)).toEqual(['pass', 'amount 1', 'amount 1']);
  });
  test('of what the hand alone tells is asked, be there one share or another', async () => {
    const offered = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const sitting = await shares({ counts: 'hand', parts: 1 }, seed);
      expect(asked(sitting)).toBe('share');
      const { options: only } = sitting.replica(first).decision()!;
      expect(only.length).toBe(1);
      offered.add(only[0]!.args[0]!.value);
    }
    expect(offered).toEqual(new Set([1, 2, 3]));
  });
  test('is asked, too, where the hand tells among how many, and one share is the first of several', async () => {
    const sizes = new Set<number>();
    for (const seed of ['3', '6', 'a', 'b', 'c', 'd']) {
      const sitting = await shares({ parts: 0 }, seed);
      expect(asked(sitting)).toBe('share');
      sizes.add(sitting.replica(first).decision()!.options.length);
    }
    expect(sizes).toEqual(new Set([1, 3]));
  });
  test('is asked where no hand but the highest would share out more', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const sitting = await shares({ counts: 'most', parts: 1 }, seed);
      expect([asked(sitting), sitting.replica(first).decision()!.options.length]).toEqual(['share', 1]);
    }
  });
});

describe('an order', () => {
  const marching = async (orders: Orders) => {
    const sitting = await Sitting.of(tally, { seats });
    await sitting.act(first, 'pass');
    await sitting.act(first, 'amount 1');
    await sitting.send(first, { cmd: 'orders', orders });
    await sitting.match.tick(Number.MAX_SAFE_INTEGER);
    return sitting.over;
  };
  test('speaks of the only option where it says so, and of windows where it names them', async () => {
    expect([
      await marching({ only: 'smart' }),
      await marching({ only: 'never' }),
      await marching({ only: 'always', '*': 'never' }),
      await marching({ '*': 'smart' }),
    ]).toEqual([true, false, false, false]);
  });
  test('for one window says nothing of another, nor of what is no window', async () => {
    const planning = await Sitting.of(skirmish, { seats });
    await planning.send(first, { cmd: 'orders', orders: { '*': 'never' } });
    expect(await planning.match.tick(Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(planning.toAct).toEqual([first, second]);
    const sitting = await atWindow('a');
    await sitting.send(second, { cmd: 'orders', orders: { AFTER: 'never' } });
    expect(await sitting.match.tick(Number.MAX_SAFE_INTEGER)).toBeUndefined();
    await sitting.act(second, 'pass');
    await sitting.act(first, 'amount 1');
    await sitting.act(first, 'pass');
    // Now it is the window that the order names, and nothing is left of it.
    expect(sitting.toAct).toEqual([second]);
    await sitting.match.tick(Number.MAX_SAFE_INTEGER);
    expect(sitting.replica(first).decision()!.prompt).toBe('plan');
  });
  test('is nothing to who is not asked', () => {
    const rules = rulesFor(tally, readSetup(tally.options, {}));
    const state = rules.create();
    rules.start(state, readSetup(tally.options, {}), new FastChance(1));
    expect(automaticFor(rules).ordered(state, second, { '*': 'never', only: 'smart' })).toBeUndefined();
  });
  test('matches by the same rules share the states in which guesses are tried', () => {
    // Rules that nobody has asked for before.
    const rules = rulesFor({ ...tally }, readSetup(tally.options, {}));
    expect(automaticFor(rules)).toBe(automaticFor(rules));
  });
});
