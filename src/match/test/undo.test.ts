import { expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { PASS } from '../../kernel/verbs.ts';
import { follow } from '../log.ts';
import { Match } from '../match.ts';
import { reach as howFar, withoutLast } from '../undo.ts';
import { skirmish } from './skirmish.ts';
import { person, Sitting } from './sitting.ts';
import { tally } from './tally.ts';

const [first, second] = [0 as Seat, 1 as Seat];
type Skirmishing = Awaited<ReturnType<typeof skirmishing>>;
const skirmishing = () => Sitting.of(skirmish, {});

const plan = (sitting: Skirmishing, seat: Seat): string => {
  const { options } = sitting.replica(seat).decision()!;
  return `plan ${options.find(({ verb }) => verb === 'plan')!.args[0]!.value}`;
};
const reach = (sitting: Skirmishing, seat: Seat) => sitting.replica(seat).about!.undo;

test('a seat takes its own moves back one by one as long as nobody has learnt anything', async () => {
  const sitting = await skirmishing();
  expect(reach(sitting, first)).toEqual({ free: 0 });
  const stood = [await sitting.digests()];
  for (let i = 0; i < 2; i++) {
    await sitting.act(first, plan(sitting, first));
    stood.push(await sitting.digests());
  }
  expect(reach(sitting, first)).toEqual({ free: 2 });
  expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
  expect(await sitting.digests()).toBe(stood[1]);
  expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
  expect(await sitting.digests()).toBe(stood[0]);
  expect(await sitting.undo(first)).toMatchObject({ re: 'no', rule: 'match.nothingToUndo' });
});

test('several at once', async () => {
  const sitting = await skirmishing();
  const stood = await sitting.digests();
  await sitting.act(first, plan(sitting, first));
  await sitting.act(first, plan(sitting, first));
  expect(await sitting.undo(first, 2)).toMatchObject({ re: 'ok' });
  expect(await sitting.digests()).toBe(stood);
});

test('who takes back beside others who act at the same time leaves their moves alone', async () => {
  const sitting = await skirmishing();
  const mine = plan(sitting, first);
  await sitting.act(first, mine);
  await sitting.act(second, plan(sitting, second));
  await sitting.act(second, 'pass');
  expect(reach(sitting, first)).toEqual({ free: 1 });
  const frames = sitting.heard.get(second)!.length;
  expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
  expect(sitting.heard.get(second)![frames]).toMatchObject({ undone: true, facts: [] });
  expect(sitting.toAct).toEqual([first]);
  expect((await sitting.match.record()).moves.map(([seat]) => seat)).toEqual([second, second]);
  await sitting.act(first, mine);
  expect(
    sitting
      .replica(first)
      .decision()!
      .options.some(({ verb }) => verb === 'plan'),
  ).toBe(true);
});

test('a card learnt stops it', async () => {
  const sitting = await skirmishing();
  await sitting.act(first, plan(sitting, first));
  await sitting.act(first, 'peek');
  await sitting.act(first, plan(sitting, first));
  expect(reach(sitting, first)).toEqual({ free: 1, stop: 'learnt' });
  expect(await sitting.undo(first, 2)).toMatchObject({ re: 'ok', waits: 'learnt' });
});

test('a card learnt stops it also where another has acted before, at the same time', async () => {
  const sitting = await skirmishing();
  await sitting.act(first, plan(sitting, first));
  await sitting.act(second, plan(sitting, second));
  await sitting.act(first, 'peek');
  expect(reach(sitting, first)).toEqual({ free: 0, stop: 'learnt' });
  expect(reach(sitting, second)).toEqual({ free: 1 });
});

test('chance stops it', async () => {
  const sitting = await skirmishing();
  await sitting.act(first, 'pass');
  await sitting.act(second, 'pass');
  await sitting.act(first, 'pass');
  await sitting.act(second, 'pass');
  await sitting.act(first, 'amount 1');
  expect(reach(sitting, first)).toEqual({ free: 0, stop: 'chance' });
});

test('a shuffle stops it as chance, whatever was learnt by it', async () => {
  const sitting = await Sitting.of(tally);
  await sitting.act(first, 'draw');
  expect(sitting.replica(first).about!.undo).toEqual({ free: 0, stop: 'chance' });
});

test('of several actions in one command each is stopped by what it did itself', async () => {
  const sitting = await skirmishing();
  await sitting.act(second, plan(sitting, second));
  for (const seat of [first, second, first, second]) await sitting.act(seat, 'pass');
  await sitting.act(first, 'amount 1');
  await sitting.act(first, 'pass');
  // It ends the round, which mixes the cards, and begins the next with a peek.
  await sitting.act(second, 'pass', 'peek');
  const { line } = follow(skirmish, (await sitting.store.load('m1'))!).situation.ledger;
  expect(line.slice(-2).map(({ stop }) => stop)).toEqual(['chance', 'learnt']);
});

test('a card that is shown by who acted last, too, cannot be taken back', async () => {
  const sitting = await Sitting.of(trick52.game);
  const chance = new FastChance(5);
  let [last, twice]: [Seat | undefined, number] = [undefined, 0];
  for (let i = 0; i < 20; i++) {
    const seat = await sitting.step(chance);
    expect(sitting.replica(seat).about!.undo).toEqual({ free: 0, stop: 'learnt' });
    if (seat === last) twice++;
    last = seat;
  }
  expect(twice).toBeGreaterThan(0);
});

test('beside another who has acted a peek is a peek, in the second round as in the first', async () => {
  const sitting = await skirmishing();
  for (let round = 0; round < 2; round++) {
    await sitting.act(first, plan(sitting, first));
    await sitting.act(second, plan(sitting, second));
    expect([reach(sitting, first)!.free, reach(sitting, second)!.free]).toEqual([1, 1]);
    await sitting.act(second, 'peek');
    expect(reach(sitting, second)).toEqual({ free: 0, stop: 'learnt' });
    expect(reach(sitting, first)!.free).toBe(1);
    for (const seat of [first, second, first, second]) await sitting.act(seat, 'pass');
    await sitting.act(first, `amount ${1 + round}`);
    for (const seat of [first, second]) await sitting.act(seat, 'pass');
  }
});

test('a peek straight after another’s move is a peek', async () => {
  const sitting = await skirmishing();
  await sitting.act(second, plan(sitting, second));
  await sitting.act(first, plan(sitting, first));
  await sitting.act(second, 'peek');
  expect([reach(sitting, first), reach(sitting, second)]).toEqual([{ free: 1 }, { free: 0, stop: 'learnt' }]);
});

test('who is done takes that back, until the one who is left has gone on twice: that could be another time', async () => {
  const sitting = await skirmishing();
  await sitting.act(second, 'pass');
  expect(reach(sitting, second)).toEqual({ free: 1 });
  await sitting.act(first, plan(sitting, first));
  expect(reach(sitting, second)).toEqual({ free: 1 });
  await sitting.act(first, plan(sitting, first));
  expect(reach(sitting, second)).toEqual({ free: 0, stop: 'others' });
});

test('another seat that acted stops it', async () => {
  const sitting = await Sitting.of(trick52.game);
  await sitting.step(new FastChance(1));
  expect(sitting.replica(first).about!.undo).toEqual({ free: 0, stop: 'learnt' });
  const passed = await skirmishing();
  for (const seat of [first, second, first]) await passed.act(seat, 'pass');
  expect(reach(passed, first)).toEqual({ free: 2 });
  await passed.act(second, 'pass');
  expect(reach(passed, first)).toMatchObject({ free: 0, stop: 'others' });
});

test('beyond that the others are asked: one no is a no, and every yes is needed', async () => {
  const seats = [person('ann'), person('bob'), person('eve')];
  const sitting = await Sitting.of(skirmish, { setup: { seats: 3 }, seats });
  const third = 2 as Seat;
  await sitting.act(first, plan(sitting, first));
  const stood = await sitting.digests();
  await sitting.act(first, 'peek');
  const ask = { cmd: 'undo', count: 1 } as const;
  const asked = await sitting.send(first, { ...ask, serial: sitting.serial(first) }, 'please');
  expect(asked).toMatchObject({ re: 'ok', waits: 'learnt' });
  expect(await sitting.send(first, { ...ask, serial: sitting.serial(first) }, 'please')).toEqual(asked);
  expect(sitting.about.asking).toEqual({ seat: first, count: 1, agreed: 0b001 });
  expect(await sitting.send(first, { cmd: 'agree' })).toMatchObject({ re: 'no', rule: 'match.nobodyAsks' });
  await sitting.send(second, { cmd: 'agree' });
  await sitting.send(third, { cmd: 'disagree' });
  expect(sitting.about.asking).toBeUndefined();
  expect(await sitting.digests()).not.toBe(stood);
  await sitting.undo(first);
  await sitting.send(third, { cmd: 'agree' });
  expect(await sitting.digests()).not.toBe(stood);
  await sitting.send(second, { cmd: 'agree' });
  expect(await sitting.digests()).toBe(stood);
});

test('a move in the meantime withdraws the question', async () => {
  const sitting = await skirmishing();
  await sitting.act(first, plan(sitting, first));
  await sitting.act(first, 'peek');
  await sitting.undo(first);
  await sitting.act(second, 'pass');
  expect(await sitting.send(second, { cmd: 'agree' })).toMatchObject({ re: 'no', rule: 'match.nobodyAsks' });
});

test('bots do not mind', async () => {
  const sitting = await Sitting.of(skirmish, { seats: [person('ann'), { kind: 'bot', level: 'random' }] });
  await sitting.act(first, plan(sitting, first));
  const stood = await sitting.digests();
  await sitting.act(first, 'peek');
  await sitting.act(second, 'pass');
  expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
  expect(await sitting.digests()).toBe(stood);
});

test('nothing of before an undo is carried out after it', async () => {
  const sitting = await skirmishing();
  const before = [sitting.serial(first), sitting.serial(second)];
  await sitting.act(first, plan(sitting, first));
  await sitting.undo(first);
  for (const seat of [first, second]) {
    const late = await sitting.send(seat, { cmd: 'act', serial: before[seat]!, actions: ['pass'] });
    expect(late).toMatchObject({ re: 'no', rule: 'match.stale', values: { serial: sitting.serial(seat) } });
  }
});

test('chance is not thrown again: what is done again after an undo comes out as before', async () => {
  const sitting = await Sitting.of(skirmish, { seats: [person('ann'), { kind: 'bot', level: 'random' }] });
  await sitting.act(first, plan(sitting, first));
  await sitting.act(first, 'peek');
  const stood = await sitting.digests();
  await sitting.undo(first);
  await sitting.act(first, 'peek');
  expect(await sitting.digests()).toBe(stood);
});

test('how far it goes is told in one pass, as if it were tried step by step', () => {
  const chance = new FastChance(11);
  const stops = [undefined, undefined, undefined, 'chance', 'learnt'] as const;
  for (let n = 0; n < 2000; n++) {
    const line = Array.from({ length: chance.below(12) }, (_, i) => ({
      version: i >> 1,
      seat: chance.below(3) as Seat,
      action: PASS,
      auto: chance.below(5) === 0,
      fork: Math.max(0, chance.below(4) - 1),
      stop: stops[chance.below(stops.length)],
    }));
    let free = 0;
    let tried = withoutLast(line, first);
    for (; typeof tried === 'object'; tried = withoutLast(tried, first)) free++;
    expect(howFar(line, first)).toEqual(tried === undefined ? { free } : { free, stop: tried });
  }
});

test('a command that ended one time of acting side by side and began another belongs to neither', () => {
  const played = (version: number, seat: Seat, fork: number) =>
    ({ version, seat, action: PASS, auto: false, fork, stop: undefined }) as const;
  const spanning = [played(1, first, 1), played(1, first, 2)];
  for (const fork of [1, 2]) {
    const line = [...spanning, played(2, second, fork)];
    expect([withoutLast(line, first), howFar(line, first)]).toEqual(['others', { free: 0, stop: 'others' }]);
  }
  const beside = [played(1, first, 2), played(1, first, 2), played(2, second, 2)];
  expect([withoutLast(beside, first), howFar(beside, first)]).toEqual([[beside[2]], { free: 1 }]);
});

test('random play full of taking back: frames, log and record agree all the way', async () => {
  for (const seed of ['p', 'q']) {
    const sitting = await Sitting.of(skirmish, { seed });
    const chance = new FastChance(4);
    for (let i = 0; i < 150 && !sitting.over; i++) {
      const seat = chance.below(2) as Seat;
      if (chance.below(3) > 0) await sitting.step(chance);
      else if ((await sitting.undo(seat)).re === 'ok' && sitting.about.asking !== undefined) {
        await sitting.send((1 - seat) as Seat, { cmd: chance.below(2) === 0 ? 'agree' : 'disagree' });
      }
      const again = await Match.open(skirmish, sitting.store, 'm1');
      expect(await again.resume('spectator', -1)).toEqual(await sitting.match.resume('spectator', -1));
      expect(await again.resume(first, -1)).toEqual(await sitting.match.resume(first, -1));
    }
    const record = await sitting.match.record(true);
    expect(record.moves.length).toBeGreaterThan(10);
  }
});
