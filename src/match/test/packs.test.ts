import { describe, expect, test } from 'vitest';
import { newDraft, withPicks } from '../../kernel/draft.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { type Pack, packsCommitment } from '../../kernel/packs.ts';
import type { Ledger } from '../ledger.ts';
import { readCommand, withNews } from '../messages.ts';
import {
  type HeaderPacks,
  isAnothers,
  newPacks,
  openedAt,
  openedByBot,
  type OpenedPacks,
  ownPacks,
  planOf,
  satDown,
  secretOf,
  type SeatPacks,
  toldPacks,
  withBuilt,
  withOpened,
  withPicked,
} from '../packs.ts';
import { muster } from './muster.ts';
import { skirmish } from './skirmish.ts';

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];
const SECRET = '07'.repeat(32);
/** Two packs of one card each, of two sorts, unless the terms say that nothing is opened. */
const game = {
  brings: {
    packs: {
      plan: ({ closed }: Record<string, unknown>) => (closed === true ? undefined : { packs: 2 }),
      sorts: () => ['red', 'blue'],
      open: (_terms: unknown, sort: string, chance: { below(n: number): number }): Pack => [
        `${sort} ${chance.below(1e6)}`,
      ],
    },
  },
} as unknown as AnyGame;
const none: OpenedPacks = { seats: [null, null] };
const thrown = (who: string, nonce = 'ab'): SeatPacks => ({ who, nonce, sort: 'red' });
const kept = (who: string): SeatPacks => ({ ...thrown(who), packs: [['a', 'b'], ['c']] });
/** Two places with a pack of two cards each. */
const draft = newDraft([[['a', 'b']], [['c', 'd']]], 50);
const over = withPicks(
  withPicks(draft, [
    [0, 0],
    [1, 0],
  ]),
  [
    [0, 0],
    [1, 0],
  ],
);
const header: HeaderPacks = { secret: SECRET, commitment: 'cc', opened: none };

describe('packs for a match', () => {
  test('are planned where the game and the terms have some', () => {
    expect(planOf(game, {})).toEqual({ packs: 2 });
    expect([
      planOf(game, undefined),
      planOf(game, { closed: true }),
      planOf(muster as unknown as AnyGame, {}),
      planOf(skirmish as unknown as AnyGame, {}),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(newPacks(game, {}, 2, SECRET)).toEqual({
      secret: SECRET,
      commitment: packsCommitment(SECRET, {}),
      opened: none,
    });
    expect([newPacks(game, undefined, 2), newPacks(game, { closed: true }, 2)]).toEqual([undefined, undefined]);
  });
  test('have a secret only where they are opened', () => {
    expect(secretOf({ packs: header })).toEqual({ secret: SECRET });
    const { secret: _, ...elsewhere } = header;
    for (const packs of [{}, { packs: elsewhere }]) expect(() => secretOf(packs)).toThrow('opened elsewhere');
  });
  test('a bot throws nothing in and takes a sort by lot', () => {
    for (const [lot, sort] of [
      [0, 'red'],
      [1, 'blue'],
      [4, 'red'],
      [7, 'blue'],
    ] as const) {
      const packs = ownPacks(game, {}, { secret: SECRET }, 1, { nonce: '', sort });
      expect(openedByBot(game, {}, { secret: SECRET }, 1, lot)).toEqual({ who: '', nonce: '', sort, packs });
      expect(packs.map(([card]) => card!.split(' ')[0])).toEqual([sort, sort]);
    }
    const bare = { brings: { packs: { ...game.brings!.packs!, sorts: () => [] } } } as unknown as AnyGame;
    expect(openedByBot(bare, {}, { secret: SECRET }, 0, 3).sort).toBe('');
  });
});

describe('what a seat may build from', () => {
  test('is nothing before it has all of it, and then that, with its sort', () => {
    expect([openedAt(undefined, 0), openedAt(none, 0), openedAt({ seats: [thrown('ann'), null] }, 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(openedAt({ seats: [null, kept('bob')] }, 1)).toEqual({ sort: 'red', cards: ['a', 'b', 'c'] });
    const seats = [thrown('ann'), null];
    expect(
      openedAt(
        {
          seats,
          draft: withPicks(draft, [
            [0, 1],
            [1, 0],
          ]),
        },
        0,
      ),
    ).toBeUndefined();
    expect([openedAt({ seats, draft: over }, 0), openedAt({ seats, draft: over }, 1)]).toEqual([
      { sort: 'red', cards: ['a', 'd'] },
      { sort: '', cards: ['c', 'b'] },
    ]);
  });
  test('is somebody else’s once cards have been seen there', () => {
    const asked = (opened: OpenedPacks | undefined, who: string, seat = 0): boolean => isAnothers(opened, seat, who);
    const sealed: OpenedPacks = { seats: [kept('ann'), null] };
    expect([asked(sealed, 'bob'), asked(sealed, 'ann'), asked(sealed, 'bob', 1)]).toEqual([true, false, false]);
    // Nobody has seen any cards yet.
    const waiting: OpenedPacks = { seats: [thrown('ann'), null] };
    expect([asked(waiting, 'bob'), asked({ ...waiting, draft }, 'bob'), asked({ ...waiting, draft }, 'ann')]).toEqual([
      false,
      true,
      false,
    ]);
    // A bot's are nobody's.
    expect([asked({ seats: [kept(''), null] }, 'bob'), asked(undefined, 'bob')]).toEqual([false, false]);
  });
  test('goes with who sits down, and what nobody has seen is thrown in anew', () => {
    const sit = (packs: OpenedPacks, seat: Seat, opened?: SeatPacks) =>
      satDown(packs, {
        do: 'sit',
        seat,
        holder: { kind: 'person', who: 'eve' },
        ...(opened === undefined ? {} : { opened }),
      });
    expect(sit({ seats: [thrown('ann'), thrown('bob')] }, SECOND)).toEqual({ seats: [thrown('ann'), null] });
    expect(sit(none, FIRST)).toEqual(none);
    expect(sit({ seats: [kept('ann'), kept('bob')] }, FIRST)).toEqual({ seats: [kept('ann'), kept('bob')] });
    expect(sit(none, FIRST, kept(''))).toEqual({ seats: [kept(''), null] });
    // Who comes back has not missed a card any more; the others have.
    const seats = [thrown('ann'), thrown('bob')];
    expect(sit({ seats, draft, late: [1, 0] }, SECOND)).toEqual({ seats, draft, late: [0] });
    expect(sit({ seats, draft, late: [1] }, SECOND)).not.toHaveProperty('late');
    expect(sit({ seats, draft }, SECOND)).not.toHaveProperty('late');
  });
});

describe('what a viewer is told', () => {
  const made = { packs: header, at: 1000 };
  test('is nothing where no packs are opened', () => {
    expect([toldPacks({ at: 0 }, none, FIRST, false), toldPacks(made, undefined, FIRST, false)]).toEqual([
      undefined,
      undefined,
    ]);
  });
  test('counts cards, and says the secret where it is known and all is open', () => {
    const opened: OpenedPacks = { seats: [kept('ann'), thrown('bob')] };
    expect(toldPacks(made, opened, SECOND, false)).toEqual({ commitment: 'cc', opened: [3, 0] });
    expect(toldPacks(made, opened, FIRST, true)).toEqual({
      commitment: 'cc',
      opened: [3, 0],
      own: { sort: 'red', packs: kept('ann').packs },
      secret: SECRET,
    });
    const { secret: _, ...elsewhere } = header;
    expect(toldPacks({ ...made, packs: elsewhere }, opened, FIRST, true)).not.toHaveProperty('secret');
    const taking: OpenedPacks = { seats: [thrown('ann'), thrown('bob')], draft: over };
    expect(toldPacks(made, taking, 'spectator', false)!.opened).toEqual([2, 2]);
  });
  test('says until when there is time: to open, and then to build', () => {
    const pod = { show: 10, build: 500 };
    const until = (opened: OpenedPacks, viewer: Seat | 'spectator') =>
      toldPacks({ ...made, pod }, opened, viewer, false)!.until;
    const opened: OpenedPacks = { seats: [kept('ann'), thrown('bob')] };
    expect([until(opened, FIRST), until(opened, SECOND), until(none, FIRST), until(opened, 'spectator')]).toEqual([
      1510, 1010, 1010, 1510,
    ]);
    expect([until({ ...none, draft }, FIRST), until({ ...none, draft: over }, FIRST)]).toEqual([undefined, 550]);
  });
});

describe('what is said', () => {
  test('stays as it was last told, until it is told anew', () => {
    const packs = { commitment: 'cc', opened: [null, 3] };
    const news = { phase: 'gathering', ready: 0, awaited: 0, serials: [] } as const;
    const about = withNews({ seats: [], commitment: 'c', packs }, news);
    expect(about.packs).toEqual(packs);
    expect(withNews(about, { ...news, packs: { ...packs, opened: [1, 3] } }).packs!.opened).toEqual([1, 3]);
    expect(withNews({ seats: [], commitment: 'c' }, news)).not.toHaveProperty('packs');
  });
  test('by a seat is read to its last word', () => {
    const common = { match: 'm', id: 'c1' };
    for (const command of [
      { cmd: 'open', nonce: 'ab', sort: 'red' },
      { cmd: 'open', nonce: '' },
      { cmd: 'pick', card: 't-34', taken: 12 },
    ]) {
      expect(readCommand({ ...common, ...command })).toEqual({ ...common, ...command });
      expect(() => readCommand({ ...common, ...command, more: 1 })).toThrow('more: is not a field here');
    }
    expect(readCommand({ ...common, cmd: 'open', nonce: '' })).not.toHaveProperty('sort');
  });
});

describe('what comes into the ledger', () => {
  const seats = [
    { kind: 'person', who: 'ann' },
    { kind: 'person', who: 'bob' },
  ] as const;
  const keeper = { kind: 'bot', level: 'soldier', keeps: 'bob' } as const;
  const ledger = (packs: OpenedPacks, more: Partial<Ledger> = {}): Ledger =>
    ({ packs, seats, at: 77, ...more }) as unknown as Ledger;
  test('packs that are opened, and with the last of them a draft', () => {
    const event = { do: 'open', seat: SECOND, opened: thrown('bob') } as const;
    expect(withOpened(ledger(none), event)).toEqual({ packs: { seats: [null, thrown('bob')] }, seats });
    const begun = withOpened(ledger(none), { ...event, table: draft.packs, keeper });
    expect(begun.packs!.draft).toEqual(newDraft(draft.packs, 77));
    expect(begun.seats).toEqual([seats[0], keeper]);
  });
  test('cards that are taken: the time begins anew when all have, and who was late is noted until they take one', () => {
    const packs: OpenedPacks = { ...none, draft };
    const one = withPicked(ledger(packs), { do: 'pick', seat: FIRST, at: 1 });
    expect(one).toEqual({ packs: { ...none, draft: { ...draft, picks: [[1], []] } }, seats });
    expect(one.packs).not.toHaveProperty('late');
    const all = withPicked(ledger(one.packs!), { do: 'pick', seat: SECOND, at: 0, others: [], late: true });
    expect(all.packs).toEqual({ ...none, draft: { ...draft, since: 77, picks: [[1], [0]] }, late: [1] });
    const again = withPicked(ledger(all.packs!), { do: 'pick', seat: FIRST, at: 0, late: true });
    expect(again.packs!.late).toEqual([1, 0]);
    const back = withPicked(ledger(again.packs!), { do: 'pick', seat: SECOND, at: 0, others: [[0, 0]], keeper });
    expect([back.packs!.late, back.seats]).toEqual([[0], [seats[0], keeper]]);
  });
  test('decks that are built, where anybody brings one', () => {
    const deck = (n: number) => ({ setup: { n }, salt: '', commitment: '' });
    expect(withBuilt(ledger(none), [[0, deck(1)]])).toEqual({});
    expect(withBuilt(ledger(none, { brought: [deck(1), null, null] }), [[2, deck(3)]])).toEqual({
      brought: [deck(1), null, deck(3)],
    });
  });
});
