import { describe, expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame, Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import { fromBase64 } from '../../kernel/snapshot.ts';
import type { State } from '../../kernel/table.ts';
import { difference } from '../frames.ts';
import { Match } from '../match.ts';
import type { Told, Whole } from '../messages.ts';
import { Replica } from '../replica.ts';
import { skirmish } from './skirmish.ts';
import { person, Sitting } from './sitting.ts';

const three = { setup: { seats: 3 }, seats: [person('ann'), person('bob'), person('eve')] };

async function views<S extends State, O extends SetupOptions>(sitting: Sitting<S, O>): Promise<void> {
  for (const viewer of sitting.viewers) {
    const [whole] = (await sitting.match.resume(viewer, -1)) as [Whole];
    const followed = sitting.replica(viewer);
    expect(followed.version).toBe(whole.v);
    expect(followed.about).toEqual(JSON.parse(JSON.stringify(whole.about)));
    expect([...followed.state.table.words]).toEqual([...fromBase64(whole.words!)]);
  }
}
const any = <S extends State, O extends SetupOptions>(game: Game<S, O>): AnyGame => game as unknown as AnyGame;

describe.each([
  ['trick52', any(trick52.game), {}],
  ['skirmish', any(skirmish), {}],
  ['skirmish of three', any(skirmish), three],
] as const)('%s', (_name, game, spec) => {
  test('frames followed one by one give exactly the masked position, for every seat and for spectators', async () => {
    for (const seed of ['x', 'y', 'z']) {
      const sitting = await Sitting.of(game, { ...spec, seed });
      const chance = new FastChance(3);
      while (!sitting.over) {
        await sitting.step(chance);
        await views(sitting);
      }
    }
  });

  test('who was away for a while is told the same frames, byte for byte, or the whole view', async () => {
    const sitting = await Sitting.of(game, spec);
    await sitting.steps(40, 2);
    for (const viewer of sitting.viewers) {
      const heard = sitting.heard.get(viewer)!;
      const latest = sitting.replica(viewer).version;
      for (const have of [latest - 8, latest - 3, latest - 1, latest]) {
        const missed = await sitting.match.resume(viewer, have);
        expect(JSON.stringify(missed)).toBe(JSON.stringify(heard.filter(({ v }) => v > have)));
      }
      for (const have of [-1, latest + 1, latest + 9]) {
        expect((await sitting.match.resume(viewer, have)).map(({ ev }) => ev)).toEqual(['whole']);
      }
    }
  });

  test('read from its log in the middle of any choice, a match stands where it stood and goes on alike', async () => {
    const sitting = await Sitting.of(game, spec);
    const chance = new FastChance(9);
    while (!sitting.over) {
      await sitting.step(chance);
      const again = await Match.open(game, sitting.store, 'm1');
      for (const viewer of sitting.viewers) {
        expect(await again.resume(viewer, -1)).toEqual(await sitting.match.resume(viewer, -1));
      }
      expect(await again.record()).toEqual(await sitting.match.record());
    }
  });
});

test('a viewer who misses a frame or is told a wrong one notices, and can go on after asking', async () => {
  const sitting = await Sitting.of(skirmish);
  await sitting.steps(6);
  const frames = sitting.heard.get('spectator')!;
  const late = new Replica(sitting.match.rules, 'spectator');
  expect(late.take(frames[0]!)).toEqual([]);
  expect(late.take(frames[2]!)).toBeUndefined();
  expect(late.take(frames[1]!)).toBeDefined();
  expect(late.take(frames[1]!)).toEqual([]);
  expect(late.take({ ...frames[2]!, hash: '00000000' })).toBeUndefined();
  for (const told of await sitting.match.resume('spectator', late.version)) late.take(told);
  expect(late.version).toBe(sitting.replica('spectator').version);
});

test('only what changed travels', () => {
  const from = Int32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  const to = Int32Array.of(1, 0, 3, 0, 5, 6, 7, 8, 9, 0);
  expect(difference(from, to)).toEqual([
    [1, 0, 3, 0],
    [9, 0],
  ]);
  expect(difference(from, from)).toEqual([]);
});

test('whoever holds a seat is told what it missed while nobody followed it; for who only looked on nothing is kept', async () => {
  const sitting = await Sitting.of(skirmish);
  const alone = await Match.open(skirmish, sitting.store, 'm1');
  const heard: Told[] = [];
  for (const viewer of [0 as Seat, 'spectator'] as const) {
    const leave = await alone.watch(viewer, -1, (told) => heard.push(told));
    leave();
  }
  const { v } = heard[0]!;
  await sitting.steps(3);
  await alone.refresh();
  expect((await alone.resume(0 as Seat, v)).map(({ ev }) => ev)).toEqual(['frame', 'frame', 'frame']);
  expect((await alone.resume('spectator', v)).map(({ ev }) => ev)).toEqual(['whole']);
});
