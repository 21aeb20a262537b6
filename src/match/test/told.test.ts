import { describe, expect, test } from 'vitest';
import { secretOfSeed } from '../../kernel/chance.ts';
import { FACT } from '../../kernel/facts.ts';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { toHex } from '../../kernel/sha256.ts';
import { Match, type NewMatch } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Frame, Holder, Told, Whole } from '../messages.ts';
import { Replica } from '../replica.ts';
import { newSeries } from '../series.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const VIEWERS: readonly Viewer[] = [first, second, 'spectator'];
const people: readonly Holder[] = [person('ann'), person('bob')];
const SECRET = secretOfSeed('told');

/** A match, and all that everybody is told of it, as it was told and not as a wire would have it. */
async function hearing(wanted: Partial<NewMatch> = {}) {
  const made = { match: 'm', setup: {}, secret: SECRET, seats: people, at: 0, ...wanted };
  const match = await Match.create(skirmish, new MemoryStore(), made);
  const heard = new Map<Viewer, Told[]>();
  for (const viewer of VIEWERS) {
    const told: Told[] = [];
    heard.set(viewer, told);
    await match.watch(viewer, -1, (message) => told.push(message));
  }
  const last = (viewer: Viewer): Frame => heard.get(viewer)!.at(-1) as Frame;
  const news = (): unknown[] => VIEWERS.map((viewer) => last(viewer).about);
  let ids = 0;
  const act = async (seat: Seat, ...actions: readonly string[]) => {
    const { serials } = await match.about();
    return match.submit(seat, { cmd: 'act', match: 'm', id: `a${++ids}`, serial: serials[seat]!, actions }, 50);
  };
  return { match, heard, last, news, act };
}

describe('before the deal', () => {
  test('everybody is told who sits where and who is ready, and there is nothing to look at', async () => {
    const { match, heard, news } = await hearing();
    const { commitment } = await match.about();
    for (const viewer of VIEWERS)
      expect(heard.get(viewer)).toStrictEqual([
        {
          ev: 'whole',
          match: 'm',
          v: 0,
          game: 'skirmish',
          edition: 1,
          setup: { seats: 2 },
          about: { phase: 'gathering', seats: people, ready: 0, awaited: 0, serials: [], commitment },
          hash: expect.any(String) as string,
        },
      ]);
    await match.submit(second, { cmd: 'ready', match: 'm', id: 'r', nonce: 'ab' }, 1);
    const ready = { phase: 'gathering', seats: people, ready: 0b10, awaited: 0, serials: [] };
    expect(news()).toStrictEqual([ready, ready, ready]);
    await match.sit('s', second, person('eve'), 2);
    const eve = { ...ready, ready: 0, seats: [people[0], person('eve')] };
    expect(news()).toStrictEqual([eve, eve, eve]);
  });
  test('a replica follows with a blank view, and has nothing to decide', async () => {
    const { match, heard } = await hearing();
    const replica = new Replica(match.rules, first);
    expect([replica.version, replica.decision()]).toEqual([-1, undefined]);
    expect(replica.take(heard.get(first)![0]!)).toEqual([]);
    expect([replica.version, replica.decision()]).toEqual([0, undefined]);
    expect(replica.state.table.words.every((word) => word === 0)).toBe(true);
  });
});

describe('while it is on', () => {
  test('everybody is told who is awaited, each seat alone what it may take back, and only news', async () => {
    const { match, last, news, act } = await hearing();
    for (const seat of [first, second])
      await match.submit(seat, { cmd: 'ready', match: 'm', id: `r${seat}`, nonce: 'ab' }, 1);
    const dealt = { phase: 'on', ready: 0, awaited: 0b11, serials: [0, 0] };
    expect(news()).toStrictEqual([{ ...dealt, undo: { free: 0 } }, { ...dealt, undo: { free: 0 } }, dealt]);
    await act(first, 'pass');
    const passed = { phase: 'on', ready: 0, awaited: 0b10, serials: [1, 0] };
    expect(news()).toStrictEqual([{ ...passed, undo: { free: 1 } }, { ...passed, undo: { free: 0 } }, passed]);
    await match.sit('bot', second, { kind: 'bot', level: 'soldier' }, 3);
    const seats = [people[0], { kind: 'bot', level: 'soldier' }];
    expect(last('spectator')).toStrictEqual({
      ev: 'frame',
      match: 'm',
      v: 4,
      prev: 3,
      facts: [],
      view: [],
      about: { ...passed, seats },
      hash: expect.any(String) as string,
    });
  });
  test('a card that one draws is told to all, and what it is to that seat alone', async () => {
    const { match, last, act } = await hearing();
    await match.deal('deal', 1);
    const { options } = match.rules.decision((await match.sight(first))!.state, first)!;
    const plan = options.find(({ verb }) => verb === 'plan')!.args[0]!.value;
    await act(first, `plan ${plan}`);
    await act(first, 'peek');
    const facts = VIEWERS.map((viewer) => last(viewer).facts);
    const [own] = facts[0]!;
    const [, card, from, to, def, seenBy] = own!;
    expect(own).toEqual([FACT.moved, card, from, to, def, seenBy]);
    expect([facts[0]!.length, def > 0, seenBy]).toEqual([1, true, 0b001]);
    const hidden = [FACT.moved, card, from, to, 0, 0b001];
    expect([facts[1], facts[2]]).toEqual([[hidden], [hidden]]);
    // At the other end they are facts again.
    const replica = new Replica(match.rules, second);
    const [whole] = await match.resume(second, -1);
    replica.take(whole!);
    await act(second, 'pass');
    await act(first, 'pass');
    const frames = await match.resume(second, replica.version);
    expect(frames.map((told) => replica.take(told))).toEqual([[], []]);
    for (const seat of [first, second]) await act(seat, 'pass');
    await act(first, 'amount 1');
    const scored = (await match.resume(second, replica.version)).flatMap((told) => replica.take(told)!);
    expect(scored[0]).toStrictEqual({ kind: FACT.game + 1, a: 0, b: 1, c: 0, def: 0, seenBy: 0b111 });
  });
  test('that something was taken back is said by the frame that does it, and by no other', async () => {
    const { match, last, act } = await hearing();
    await match.deal('deal', 1);
    for (const seat of [first, second]) await act(seat, 'pass');
    await act(first, 'pass');
    await act(second, 'pass');
    const undone = (): unknown[] => VIEWERS.map((viewer) => last(viewer).undone);
    const ask = async (id: string) => {
      const { serials } = await match.about();
      return match.submit(first, { cmd: 'undo', match: 'm', id, serial: serials[0]!, count: 1 }, 9);
    };
    const none = [undefined, undefined, undefined];
    expect(await ask('u1')).toEqual({ re: 'ok', id: 'u1', version: 6, waits: 'others' });
    expect([undone(), last('spectator').about.asking]).toEqual([none, { seat: first, count: 1, agreed: 0b01 }]);
    await match.submit(second, { cmd: 'disagree', match: 'm', id: 'n' }, 9);
    expect([undone(), 'asking' in last('spectator').about, 'undone' in last('spectator')]).toEqual([
      none,
      false,
      false,
    ]);
    await ask('u2');
    await match.submit(second, { cmd: 'agree', match: 'm', id: 'y' }, 9);
    expect(undone()).toEqual([true, true, true]);
    await act(first, 'pass');
    expect(undone()).toEqual(none);
    const { serials } = await match.about();
    await match.submit(first, { cmd: 'undo', match: 'm', id: 'u3', serial: serials[0]!, count: 1 }, 9);
    expect(undone()).toEqual([true, true, true]);
  });
  test('of three the first yes takes nothing back, and the last one does', async () => {
    const seats = [...people, person('eve')];
    const sitting = await Sitting.of(skirmish, { setup: { seats: 3 }, seats });
    for (const seat of [first, second, 2 as Seat]) await sitting.act(seat, 'pass');
    await sitting.act(first, 'pass');
    await sitting.act(second, 'pass');
    await sitting.undo(first);
    const undone = (): unknown => (sitting.heard.get(first)!.at(-1) as Frame).undone;
    await sitting.send(2 as Seat, { cmd: 'agree' });
    expect([undone(), sitting.about.asking?.agreed]).toEqual([undefined, 0b101]);
    await sitting.send(second, { cmd: 'agree' });
    expect([undone(), sitting.about.asking]).toEqual([true, undefined]);
  });
  test('whoever looks on sees a whole that is put together once, until something happens', async () => {
    const { match, act } = await hearing();
    await match.deal('deal', 1);
    const whole = async () => (await match.resume('spectator', -1))[0];
    const one = await whole();
    expect(await whole()).toBe(one);
    expect((await match.resume(first, -1))[0]).not.toBe(one);
    expect(await whole()).toBe(one);
    await act(first, 'pass');
    expect(await whole()).not.toBe(one);
  });
});

describe('once it is over', () => {
  const over = (wanted: Partial<NewMatch>) => async () => {
    const { match, heard, last, news } = await hearing(wanted);
    await match.deal('deal', 1);
    await match.submit(first, { cmd: 'concede', match: 'm', id: 'c' }, 2);
    const whole = (await match.resume('spectator', -1))[0] as Whole;
    const replica = new Replica(match.rules, 'spectator');
    for (const told of heard.get('spectator')!) replica.take(told);
    const open = [...replica.state.table.def].filter((def) => def > 0).length;
    return { match, last, news, whole, open };
  };
  const result = { by: 'concession', seat: first, scores: [-1, 1] };
  test('every card lies open and the secret is told, to those who were there and who come later', async () => {
    const { news, whole, open } = await over({})();
    const ended = { phase: 'over', ready: 0, awaited: 0, serials: [0, 0], result, secret: toHex(SECRET) };
    expect(news()).toStrictEqual([ended, ended, ended]);
    expect(whole.about).toStrictEqual({ seats: people, commitment: whole.about.commitment, ...ended });
    expect(open).toBe(24);
  });
  test('within a series nothing is opened until it is decided', async () => {
    const series = newSeries(3, 'm', 2);
    const { news, open, whole } = await over({ series })();
    const ended = { phase: 'over', ready: 0, awaited: 0, serials: [0, 0], result };
    expect(news()).toStrictEqual([ended, ended, ended]);
    expect([open, whole.about.series, 'secret' in whole.about]).toEqual([0, series, false]);
    const decided = await over({ series: { ...series, played: 1, wins: [0, 1] } })();
    expect([decided.open, decided.whole.about.secret]).toEqual([24, toHex(SECRET)]);
  });
  test('nobody is asked anything any more, though the rules would go on', async () => {
    const sitting = await Sitting.of(skirmish);
    expect(sitting.replica(first).decision()).toBeDefined();
    expect(sitting.replica('spectator').decision()).toBeUndefined();
    await sitting.send(second, { cmd: 'concede' });
    expect(sitting.viewers.map((viewer) => sitting.replica(viewer).decision())).toEqual(Array(3).fill(undefined));
  });
});

describe('a replica', () => {
  test('has lost the thread where words are too many, or a run is of nothing', async () => {
    const { match, heard, act } = await hearing();
    await match.deal('deal', 1);
    await act(first, 'pass');
    const [whole, dealt, frame] = heard.get(second)! as [Whole, Frame, Frame];
    const replica = new Replica(match.rules, second);
    const long = btoa('\0'.repeat(4 * (replica.state.table.words.length + 1)));
    expect([replica.take({ ...whole, words: long }), replica.version]).toEqual([undefined, -1]);
    replica.take(whole);
    replica.take(dealt);
    expect([replica.take({ ...frame, view: [...frame.view, []] }), replica.version]).toEqual([undefined, -1]);
    expect(replica.take((await match.resume(second, -1))[0]!)).toEqual([]);
    expect(replica.version).toBe(2);
  });
});
