import { expect, test } from 'vitest';
import type { Kept } from '../../../worker/kept.ts';
import type { KeptOnline } from '../../../worker/online.ts';
import {
  entriesOf,
  goneSince,
  inOrder,
  keptOf,
  openOfDevice,
  openOnline,
  outcomeOf,
  pastOfDevice,
  pastOnline,
} from '../games.ts';

const local: Kept = {
  match: 'a~1',
  game: 'liberation',
  setup: {},
  seats: [
    { kind: 'person', who: '' },
    { kind: 'bot', level: 'officer' },
  ],
  began: 1000,
  at: 2000,
};
const online: KeptOnline = {
  match: '0a.room.1',
  room: 'room',
  game: 'liberation',
  who: 'me',
  phase: 'on',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
  ],
  mine: 1,
  awaited: 0b01,
  at: 5000,
};

test('a game of this device waits for the person at it, whoever moved last', () => {
  const game = openOfDevice(local, { awaited: 0b10, stage: 2, at: 1 });
  expect(game).toMatchObject({ yourTurn: true, awaited: 0b01, mine: 0, stage: 2, path: ['table', 'a~1'] });
});
test('where several share a screen nobody’s seat is the person’s own', () => {
  const shared = { ...local, seats: [local.seats[0]!, local.seats[0]!] };
  expect(openOfDevice(shared, undefined)).not.toHaveProperty('mine');
  expect(pastOfDevice({ ...shared, result: { by: 'rules', scores: [1, -1] } })).not.toHaveProperty('outcome');
});
test('an online game says whose turn it is, and a stage only while nothing has happened since it was seen', () => {
  expect(openOnline(online, { awaited: 0b01, stage: 3, at: 1 })).toMatchObject({ yourTurn: false, stage: 3 });
  const mine = openOnline({ ...online, awaited: 0b10 }, { awaited: 0b01, stage: 3, at: 1 });
  expect(mine.yourTurn).toBe(true);
  expect(mine).not.toHaveProperty('stage');
  expect(openOnline({ ...online, phase: 'gathering', awaited: 0b10 }, undefined)).toMatchObject({
    gathering: true,
    yourTurn: false,
  });
});
test('what waits for the person stands first, then what happened last', () => {
  const [first, second, third] = [
    openOnline(online, undefined),
    openOfDevice(local, undefined),
    openOfDevice({ ...local, match: 'b~2', at: 3000 }, undefined),
  ];
  expect(inOrder([first, second, third]).map(({ match }) => match)).toEqual(['b~2', 'a~1', '0a.room.1']);
});
test('times of the server are told by the clock of this device', () => {
  const { who: _who, at: _at, ...told } = { ...online, ready: 0, since: 900, left: 60 };
  const [kept] = keptOf({ who: 'me', at: 1000, matches: [told] }, 50_000);
  expect(kept).toMatchObject({ who: 'me', at: 49_900, until: 50_060 });
  expect(keptOf({ who: null, at: 1000, matches: [] }, 50_000)).toEqual([]);
});
test('a match that the server no longer has, or that was somebody else’s, is forgotten; one that is over stays', () => {
  const over = { ...online, match: 'over', phase: 'over' as const };
  const theirs = { ...online, match: 'theirs', who: 'other' };
  expect(goneSince([online, over, theirs], [online], 'me')).toEqual(['theirs']);
  expect(goneSince([online, over], [], 'me')).toEqual(['0a.room.1']);
  expect(goneSince([online, over], [], null)).toEqual(['0a.room.1']);
});

test('who has won is what each game says: best score, together, or alone against the game', () => {
  expect(outcomeOf('liberation', [1, -1], 0)).toBe('won');
  expect(outcomeOf('liberation', [1, -1], 1)).toBe('lost');
  expect(outcomeOf('war', [0, 0], 1)).toBe('drawn');
  expect(outcomeOf('bravery', [1, 1, 1], 2)).toBe('won');
  expect(outcomeOf('bravery', [-1, -1], 0)).toBe('lost');
  expect(outcomeOf('afu', [12], 0)).toBe('won');
  expect(outcomeOf('afu', [-99], 0)).toBe('lost');
  expect(outcomeOf('afu', [30, 24], 1)).toBe('lost');
  expect(outcomeOf('afu', [24, 24], 1)).toBe('drawn');
});
test('whoever plays alone and gives up has lost', () => {
  const alone = { ...local, seats: [local.seats[0]!], result: { by: 'concession', seat: 0 } } as unknown as Kept;
  expect(pastOfDevice(alone).outcome).toBe('lost');
});

const series = (played: number, scores: readonly number[]): KeptOnline => ({
  ...online,
  match: `m${played}`,
  phase: 'over',
  at: 5000 + played,
  series: { bestOf: 3, first: 'm0', played, wins: [0, 0] },
  scores,
});
test('a series is one entry, open until it is decided', () => {
  const past = [series(0, [-1, 1]), series(1, [-1, 1])].map(pastOnline);
  const [undecided] = entriesOf(past.slice(0, 1));
  expect(undecided).toMatchObject({ score: [1, 0] });
  expect(undecided).not.toHaveProperty('outcome');
  const entries = entriesOf([...past, pastOfDevice({ ...local, result: { by: 'rules', scores: [1, -1] } })]);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatchObject({ score: [2, 0], outcome: 'won' });
  expect(entries[0]!.games.map(({ match }) => match)).toEqual(['m1', 'm0']);
  expect(entries[1]).toMatchObject({ outcome: 'won', last: { match: 'a~1' } });
});
