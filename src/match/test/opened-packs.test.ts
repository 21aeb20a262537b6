import { describe, expect, test } from 'vitest';
import { newDraft, withPicks } from '../../kernel/draft.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { packsCommitment } from '../../kernel/packs.ts';
import type { Ledger } from '../ledger.ts';
import {
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
  withPicked,
} from '../packs.ts';
import { at, bot, game, SECRET, TIMES } from './crates.ts';
import { muster } from './muster.ts';
import { patrol } from './patrol.ts';
import { person } from './sitting.ts';

const OWN = { crates: 'own' };
const packs = [['horse', 'tent'], ['rope']];
const anns: SeatPacks = { who: 'ann', nonce: 'ab', sort: 'land', packs };
const bobs: SeatPacks = { who: 'bob', nonce: 'cd', sort: 'land' };
/** Three places, two cards each. */
const draft = newDraft(
  ['a', 'b', 'c'].map((name) => [[`${name}1`, `${name}2`]]),
  7,
);
const drafted = [
  [0, 0, 0],
  [0, 0, 0],
].reduce(
  (before, picks) =>
    withPicks(
      before,
      picks.map((pick, place) => [place, pick] as const),
    ),
  draft,
);

describe('whether packs are opened', () => {
  test('is for the game to say, on terms', () => {
    const plans = [planOf(game, OWN), planOf(game, { crates: 'none' }), planOf(game, undefined)];
    expect(plans).toEqual([{ packs: 2 }, undefined, undefined]);
    const others = [muster, patrol].map((other) => planOf(other as unknown as AnyGame, OWN));
    expect(others).toEqual([undefined, undefined]);
  });
  test('where none are, a match begins with nothing of the kind', () => {
    expect([newPacks(game, { crates: 'none' }, 2), newPacks(game, undefined, 2)]).toEqual([undefined, undefined]);
    expect(newPacks(game, OWN, 2, SECRET)).toEqual({
      secret: SECRET,
      commitment: packsCommitment(SECRET, OWN),
      opened: { seats: [null, null] },
    });
  });
  test('their secret lies only where they are opened', () => {
    expect(secretOf({ packs: newPacks(game, OWN, 2, SECRET)! })).toEqual({ secret: SECRET });
    const { secret: _, ...elsewhere } = newPacks(game, OWN, 2, SECRET)!;
    for (const none of [{}, { packs: elsewhere }])
      expect(() => secretOf(none)).toThrow(new Error('the packs were opened elsewhere'));
  });
  test('a bot throws nothing in, and its sort is drawn by lot', () => {
    const sorts = [0, 1, 2, 5].map((lot) => openedByBot(game, OWN, { secret: SECRET }, 1, lot));
    expect(sorts.map(({ sort }) => sort)).toEqual(['land', 'water', 'land', 'water']);
    const own = { nonce: '', sort: 'water' };
    const drawn = ownPacks(game, OWN, { secret: SECRET }, 1, own);
    expect(sorts[1]).toEqual({ who: '', ...own, packs: drawn });
    expect(drawn.map(({ length }) => length)).toEqual([4, 4]);
  });
});

describe('what a seat has to choose from', () => {
  test('is what was in its packs, once they are open', () => {
    const cards = ['horse', 'tent', 'rope'];
    expect(openedAt({ seats: [null, anns] }, 1)).toEqual({ sort: 'land', cards });
    expect([openedAt({ seats: [null, anns] }, 0), openedAt({ seats: [bobs] }, 0)]).toEqual([undefined, undefined]);
    expect(openedAt(undefined, 0)).toBeUndefined();
  });
  test('in a draft is what it took, once all has been taken', () => {
    const seats = [null, bobs, null];
    expect([openedAt({ seats, draft }, 1), openedAt({ seats, draft: drafted }, 1)]).toEqual([
      undefined,
      { sort: 'land', cards: ['b1', 'a2'] },
    ]);
    expect(openedAt({ seats, draft: drafted }, 0)).toEqual({ sort: '', cards: ['a1', 'c2'] });
  });
  test('is somebody else’s where they have seen cards, and a bot’s is nobody’s', () => {
    const all: OpenedPacks = { seats: [anns, bobs, { ...anns, who: '' }, null] };
    const anothers = (who: string, opened?: OpenedPacks) => [0, 1, 2, 3].map((seat) => isAnothers(opened, seat, who));
    expect(anothers('eve', all)).toEqual([true, false, false, false]);
    expect(anothers('ann', all)).toEqual([false, false, false, false]);
    // What lies on the table of a draft has been seen by all.
    expect(anothers('eve', { ...all, draft })).toEqual([true, true, false, false]);
    expect(anothers('eve')).toEqual([false, false, false, false]);
  });
});

describe('who sits down', () => {
  const sits = (opened: OpenedPacks, seat: number, own?: SeatPacks): OpenedPacks =>
    satDown(opened, { do: 'sit', seat: at(seat), holder: bot, ...(own && { opened: own }) });
  test('finds what lies open there, and opens anew where nobody has seen any cards', () => {
    const seats = [anns, bobs, null];
    expect(sits({ seats }, 0)).toEqual({ seats });
    expect(sits({ seats }, 1)).toEqual({ seats: [anns, null, null] });
    expect(sits({ seats }, 2)).toEqual({ seats });
    expect(sits({ seats, draft }, 1)).toEqual({ seats, draft });
    expect(sits({ seats }, 2, { ...anns, who: '' })).toEqual({ seats: [anns, bobs, { ...anns, who: '' }] });
  });
  test('has missed nothing yet, whatever the others have', () => {
    const seats = [null, null, null];
    expect(sits({ seats, draft, late: [0, 2] }, 2)).toEqual({ seats, draft, late: [0] });
    expect(sits({ seats, draft, late: [2] }, 2)).toEqual({ seats, draft });
    expect(sits({ seats, draft, late: [0, 2] }, 1)).toEqual({ seats, draft, late: [0, 2] });
  });
});

describe('a card that is taken', () => {
  const seats = [person('ann'), person('bob'), bot];
  const ledger = (late?: readonly number[]): Ledger =>
    ({ at: 99, seats, brought: [null, null, null], packs: { seats: [], draft, ...(late && { late }) } }) as never;
  const picks = (own: Partial<Parameters<typeof withPicked>[1]>, late?: readonly number[]) =>
    withPicked(ledger(late), { do: 'pick', seat: at(0), at: 1, ...own });
  test('is noted, and the time for the next one begins with the last of all places', () => {
    expect(picks({})).toEqual({
      packs: { seats: [], draft: { ...draft, picks: [[1], [], []] } },
      brought: [null, null, null],
      seats,
    });
    const others = [
      [1, 0],
      [2, 1],
    ] as const;
    expect(picks({ others }).packs!.draft).toEqual({ ...draft, picks: [[1], [0], [1]], since: 99 });
  });
  test('late is held against its place until that takes one in time', () => {
    const missed = (given: Partial<Parameters<typeof withPicked>[1]>, late?: readonly number[]) =>
      picks(given, late).packs;
    expect(missed({ late: true })!.late).toEqual([0]);
    expect(missed({ late: true }, [0, 1])!.late).toEqual([1, 0]);
    expect(missed({}, [0, 1])!.late).toEqual([1]);
    expect(Object.keys(missed({}, [0])!)).toEqual(['seats', 'draft']);
  });
  test('changes nothing of what was brought, which older matches do not even have', () => {
    const built = [[1, { setup: {}, salt: '', commitment: 'c' }]] as const;
    expect(withBuilt(ledger(), built)).toEqual({ brought: [null, built[0][1], null] });
    expect(withBuilt({} as Ledger, built)).toEqual({});
  });
});

describe('what is told of packs', () => {
  const header = { packs: newPacks(game, OWN, 2, SECRET)!, at: 5 };
  const told = (opened: OpenedPacks, viewer: number | 'spectator', pod = true, open = false) =>
    toldPacks({ ...header, ...(pod && { pod: TIMES }) }, opened, viewer as 'spectator', open);
  test('nothing where there are none', () => {
    expect(toldPacks({ at: 5 }, undefined, at(0), false)).toBeUndefined();
  });
  test('who opens their own has time to open them and then to build, and who looks on is told the end', () => {
    const seats = [anns, null];
    const [opens, builds] = [5 + TIMES.show, 5 + TIMES.show + TIMES.build];
    const until = ([0, 1, 'spectator'] as const).map((viewer) => told({ seats }, viewer)!.until);
    expect(until).toEqual([builds, opens, builds]);
    expect(told({ seats }, 0, false)).not.toHaveProperty('until');
  });
  test('how many cards each has, and in a draft how many each has taken', () => {
    expect(told({ seats: [anns, bobs, null] }, 'spectator')!.opened).toEqual([3, 0, null]);
    const seats = [null, bobs, null];
    expect(told({ seats, draft }, 'spectator')!.opened).toEqual([0, 0, 0]);
    expect(told({ seats, draft: drafted }, 'spectator')!.opened).toEqual([2, 2, 2]);
  });
  test('in a draft the time to build begins with its last card', () => {
    const seats = [null, bobs, null];
    expect(told({ seats, draft }, 1)).not.toHaveProperty('until');
    expect(told({ seats, draft: { ...drafted, since: 70 } }, 1)!.until).toBe(70 + TIMES.build);
  });
  test('the secret once all lies open', () => {
    expect(told({ seats: [anns] }, 'spectator', false, true)!.secret).toBe(SECRET);
    expect(told({ seats: [anns] }, 'spectator', false)).not.toHaveProperty('secret');
  });
});
