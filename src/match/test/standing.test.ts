import { describe, expect, test } from 'vitest';
import { secretOfSeed } from '../../kernel/chance.ts';
import { InputError } from '../../kernel/input.ts';
import type { Seat } from '../../kernel/ids.ts';
import { driveBots } from '../driver.ts';
import { follow } from '../log.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Frame } from '../messages.ts';
import { Replica } from '../replica.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const bot = { kind: 'bot', level: 'soldier' } as const;
const gathering = (seats = [person('ann'), person('bob')], store = new MemoryStore()) =>
  Match.create(skirmish, store, { match: 'm1', setup: {}, secret: secretOfSeed('a'), seats, at: 0 });

describe('a match', () => {
  test('has nothing to look at and nobody to wait for before the deal and after the end', async () => {
    const match = await gathering([bot, bot] as never);
    expect([await match.sight(first), await match.awaitedBots()]).toEqual([undefined, []]);
    await match.deal('deal', 1);
    expect((await match.sight(second))!.seat).toBe(second);
    expect((await match.awaitedBots()).map(({ seat }) => seat)).toEqual([first, second]);
    await match.award('gone', first, 2);
    expect([(await match.about()).phase, await match.awaitedBots()]).toEqual(['over', []]);
  });
  test('says how it ended and where the cards lay then only once it has', async () => {
    const store = new MemoryStore();
    const match = await gathering(undefined, store);
    expect(await match.outcome()).toBeUndefined();
    await match.deal('deal', 1);
    expect(await match.outcome()).toBeUndefined();
    await match.award('gone', first, 2);
    const { state, result } = (await match.outcome())!;
    expect(result).toEqual({ by: 'absence', seat: first, scores: [-1, 1] });
    expect(match.rules.digest(state)).toBe(
      match.rules.digest(follow(skirmish, (await store.load('m1'))!).situation.state!),
    );
  });
  test('that ended before it was dealt has no cards to go on from', async () => {
    const match = await gathering();
    await match.award('gone', first, 2);
    expect((await match.about()).phase).toBe('over');
    expect(await match.outcome()).toBeUndefined();
  });
  test('rests where neither bot nor clock nor order would do anything', async () => {
    const rests = async (spec: Parameters<typeof Sitting.of>[1], orders = false): Promise<boolean> => {
      const sitting = await Sitting.of(skirmish, spec);
      for (const seat of [first, second, first]) if (orders) await sitting.act(seat, 'pass');
      if (orders) await sitting.send(second, { cmd: 'orders', orders: { '*': 'never' } });
      return sitting.match.rests;
    };
    const clock = { bank: 1000, period: 0, periods: 0, hard: true, lapse: 1000 };
    expect([await rests({}), await rests({ seats: [person('ann'), bot] })]).toEqual([true, false]);
    expect([await rests({ clock }), await rests({}, true)]).toEqual([false, false]);
  });
  test('writes down a clock only where there is one', async () => {
    const store = new MemoryStore();
    await gathering(undefined, store);
    expect(Object.keys((await store.load('m1'))!.header)).not.toContain('clock');
  });
  test('tells who is late which serial it should have been', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.act(first, 'pass');
    const late = { cmd: 'undo', serial: 0, count: 1 } as const;
    expect(await sitting.send(first, late)).toMatchObject({ rule: 'match.stale', values: { serial: 1 } });
  });
  test('repeats its last 256 refusals word for word, and thinks anew of older ones', async () => {
    const sitting = await Sitting.of(skirmish);
    const agree = { cmd: 'agree' } as const;
    const refused = await sitting.send(first, agree, 'old');
    for (let i = 1; i < 256; i++) await sitting.send(first, agree, `other ${i}`);
    await sitting.act(first, 'pass');
    const legal = { cmd: 'concede' } as const;
    expect(await sitting.send(first, legal, 'old')).toEqual(refused);
    await sitting.send(first, agree, 'one more');
    expect(await sitting.send(first, legal, 'old')).toMatchObject({ re: 'ok' });
  });
  test('that was given up has scores only where one wins what the other loses', async () => {
    const result = async (utility: 'zero-sum' | 'score') => {
      const sitting = await Sitting.of({ ...skirmish, utility });
      await sitting.send(second, { cmd: 'concede' });
      return sitting.about.result;
    };
    expect(await result('zero-sum')).toEqual({ by: 'concession', seat: second, scores: [1, -1] });
    expect(await result('score')).toEqual({ by: 'concession', seat: second });
  });
  test('whose log says that it was dealt must be dealt', async () => {
    const sitting = await Sitting.of(skirmish);
    const undealable = {
      ...skirmish,
      deal: () => {
        throw new InputError('setup.deck', 'has no cards');
      },
    };
    await expect(Match.open(undealable, sitting.store, 'm1')).rejects.toThrow('setup.deck: has no cards');
  });
  test('passes by order at once for who is alone, and after a while where others could learn from it', async () => {
    for (const [seats, alone] of [
      [[person('ann'), bot], true],
      [[person('ann'), person('bob')], false],
    ] as const) {
      const sitting = await Sitting.of(skirmish, { seats });
      for (const seat of [first, second]) await sitting.act(seat, 'pass');
      await sitting.send(first, { cmd: 'orders', orders: { '*': 'never' } });
      const { version } = sitting.replica('spectator');
      const at = await sitting.match.last();
      const next = await sitting.match.tick(at);
      expect(sitting.replica('spectator').version > version).toBe(alone);
      expect(next === undefined || next >= at + 600).toBe(true);
    }
  });
});

describe('a match that is opened from a kept position', () => {
  test('stands as it stood, and takes back what could be taken back', async () => {
    for (const versions of [3, 70, 140]) {
      const sitting = await Sitting.of(skirmish);
      const pass = async (count: number): Promise<void> => {
        for (let i = 0; i < count; i++) await sitting.match.sit(sitting.id(), second, person('bob'), sitting.now);
      };
      await sitting.act(first, 'pass');
      await pass(versions);
      await sitting.act(second, 'pass');
      await sitting.match.keep();
      await sitting.act(first, 'pass');
      const again = await Match.open(skirmish, sitting.store, 'm1');
      const seen = async (match: typeof again): Promise<unknown> =>
        Promise.all([match.resume(first, -1), match.resume(second, -1), match.about(first), match.about(second)]);
      expect(await seen(again)).toEqual(await seen(sitting.match));
      const undo = { cmd: 'undo', match: 'm1', id: 'back', serial: sitting.serial(first), count: 1 } as const;
      expect(await again.submit(first, undo, sitting.now)).toMatchObject({ re: 'ok' });
      await sitting.match.refresh();
      expect(await seen(again)).toEqual(await seen(sitting.match));
      expect((await sitting.match.about(first)).serials).not.toEqual([]);
    }
  });
});

describe('a replica', () => {
  test('that has lost the thread follows no further frame, though that one would fit where it was', async () => {
    const sitting = await Sitting.of(skirmish);
    const replica = new Replica(sitting.match.rules, first);
    for (const told of await sitting.match.resume(first, -1)) replica.take(told);
    const before = replica.version;
    await sitting.steps(1);
    const [frame] = await sitting.match.resume(first, before);
    expect(replica.take({ ...(frame as Frame), hash: '00000000' })).toBeUndefined();
    expect([replica.version, replica.take(frame!), replica.version]).toEqual([-1, undefined, -1]);
  });
  test('loses the thread where a frame speaks of words that are not there', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.steps(2);
    const [whole, , frame] = sitting.heard.get(first)! as [Frame, Frame, Frame];
    const length = sitting.replica(first).state.table.words.length;
    for (const view of [[[-1, 5]], [[]], [[length, 5]], [[length - 1, 5, 6]]]) {
      const replica = new Replica(sitting.match.rules, first);
      replica.take(whole);
      replica.take(sitting.heard.get(first)![1]!);
      expect(replica.version).toBe(1);
      expect([replica.take({ ...frame, view }), replica.version]).toEqual([undefined, -1]);
    }
  });
  test('asks nothing of who is not to act, and carries the serial of the wire', async () => {
    const sitting = await Sitting.of(skirmish);
    await sitting.act(first, 'pass');
    expect(sitting.replica(first).decision()).toBeUndefined();
    expect(sitting.replica('spectator').decision()).toBeUndefined();
    expect(await sitting.undo(first)).toMatchObject({ re: 'ok' });
    expect(sitting.replica(first).decision()!.serial).toBe(sitting.serial(first));
    expect(sitting.serial(first)).toBeGreaterThan(1);
  });
});

test('a bot that wants nothing but what must wait is at fault after a hundred tries', async () => {
  const sitting = await Sitting.of(skirmish, { seats: [bot, bot] });
  let asked = 0;
  const waiting = Object.create(sitting.match, {
    submit: { value: () => Promise.resolve({ re: 'no', id: '', rule: 'match.tooEarly', values: {} }) },
  }) as typeof sitting.match;
  const choose = (): never => {
    asked++;
    return 0 as never;
  };
  await expect(driveBots(waiting, choose, () => 1)).rejects.toThrow('which is refused: match.tooEarly');
  expect(asked).toBe(100);
});
