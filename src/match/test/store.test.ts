import { expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Match } from '../match.ts';
import { type Fault, MemoryStore } from '../memory.ts';
import { skirmish } from './skirmish.ts';
import { Sitting } from './sitting.ts';

const first = 0 as Seat;

test('nothing is told before it is written, and what was written unheard counts', async () => {
  let fault: Fault;
  const store = new MemoryStore(() => fault);
  const sitting = await Sitting.of(skirmish, { store });
  const pass = { cmd: 'act', match: 'm1', id: 'p', serial: 0, actions: ['pass'] } as const;
  fault = 'lost';
  await expect(sitting.match.submit(first, pass, 1)).rejects.toThrow('did not answer');
  expect(sitting.heard.get('spectator')!.at(-1)!.v).toBe(1);
  fault = undefined;
  expect(await sitting.match.submit(first, pass, 1)).toMatchObject({ re: 'ok', version: 2 });
  expect(sitting.heard.get('spectator')!.at(-1)!.v).toBe(2);
  fault = 'unheard';
  const other = { ...pass, id: 'q' };
  expect(await sitting.match.submit(1 as Seat, other, 2)).toMatchObject({ re: 'ok', version: 3 });
  fault = undefined;
  expect(await sitting.match.submit(1 as Seat, other, 3)).toMatchObject({ re: 'ok', version: 3 });
  expect((await sitting.match.record()).moves.length).toBe(2);
});

test('a store that fails one time in three: every move is carried out once, and everybody can follow', async () => {
  const chance = new FastChance(8);
  const seen = { lost: 0, unheard: 0 };
  let shaky = false;
  const store = new MemoryStore(() => {
    if (!shaky || chance.below(3) > 0) return undefined;
    const fault = chance.below(2) === 0 ? 'lost' : 'unheard';
    seen[fault]++;
    return fault;
  });
  const sitting = await Sitting.of(trick52.game, { store });
  shaky = true;
  const move = new FastChance(1);
  let moves = 0;
  while (!sitting.over) {
    const seat = sitting.toAct[0]!;
    const { options, serial } = sitting.replica(seat).decision()!;
    const actions = [`play ${options[move.below(options.length)]!.args[0]!.value}`];
    const command = { cmd: 'act', match: 'm1', id: `m${++moves}`, serial, actions } as const;
    while ((await sitting.match.submit(seat, command, 1).catch(() => undefined)) === undefined);
  }
  expect(moves).toBe(52);
  expect((await sitting.match.record()).moves.length).toBe(52);
  expect(seen.lost).toBeGreaterThan(5);
  expect(seen.unheard).toBeGreaterThan(5);
});

test('two servers of one match: whoever is late looks again, nothing is lost or done twice', async () => {
  const store = new MemoryStore();
  const sitting = await Sitting.of(skirmish, { store });
  const other = await Match.open(skirmish, store, 'm1');
  const pass = (id: string) => ({ cmd: 'act', match: 'm1', id, serial: 0, actions: ['pass'] }) as const;
  const answers = await Promise.all([
    sitting.match.submit(first, pass('a'), 1),
    other.submit(1 as Seat, pass('b'), 1),
    other.submit(first, pass('a'), 1),
  ]);
  expect(answers.map((answer) => answer.re)).toEqual(['ok', 'ok', 'ok']);
  expect(answers[2]).toEqual(answers[0]);
  expect(await other.record()).toEqual(await (await Match.open(skirmish, store, 'm1')).record());
  const next = { ...pass('c'), serial: 1 };
  expect(await sitting.match.submit(first, next, 2)).toMatchObject({ re: 'ok', version: 4 });
  await other.submit(1 as Seat, { ...next, id: 'd' }, 3);
  expect(sitting.heard.get('spectator')!.at(-1)!.v).toBe(4);
  await sitting.match.refresh();
  expect(sitting.heard.get('spectator')!.map(({ v }) => v)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a log that does not add up is not played on', async () => {
  const store = new MemoryStore();
  const sitting = await Sitting.of(skirmish, { store });
  const row = { version: 2, id: 'x', seat: 0, at: 1, edition: 1, digest: 'ffffffff' };
  await store.append('m1', { ...row, body: { do: 'move', seat: first, actions: ['pass'] } });
  await expect(Match.open(skirmish, store, 'm1')).rejects.toThrow(
    'version 2, does not follow from the log: the digest',
  );
  expect(sitting.over).toBe(false);
});

test('a running match outlives new rules: it goes on from the position that was kept', async () => {
  const store = new MemoryStore();
  const sitting = await Sitting.of(skirmish, { store });
  await sitting.steps(9, 4);
  await sitting.match.keep();
  const newer = { ...skirmish, edition: 2 };
  const match = await Match.open(newer, store, 'm1');
  const [before] = await sitting.match.resume(first, -1);
  const [after] = await match.resume(first, -1);
  expect(after!.hash).toBe(before!.hash);
  expect(after!.about.serials).toEqual(before!.about.serials);
  expect(after!.about.undo).toEqual({ free: 0 });
  const seat = (31 - Math.clz32(after!.about.awaited & -after!.about.awaited)) as Seat;
  const serial = after!.about.serials[seat]!;
  const move = { cmd: 'act', match: 'm1', id: 'next', serial, actions: ['pass'] } as const;
  expect(await match.submit(seat, move, 9)).toMatchObject({ re: 'ok' });
  expect(await (await Match.open(newer, store, 'm1')).resume(first, -1)).toEqual(await match.resume(first, -1));
});

test('a viewer that throws is left out, and the others are told', async () => {
  const sitting = await Sitting.of(skirmish);
  let calls = 0;
  await sitting.match.watch('spectator', 1, () => {
    calls++;
    throw new Error('gone');
  });
  await sitting.steps(3);
  expect(calls).toBe(1);
  expect(sitting.about.phase).toBe('on');
});
