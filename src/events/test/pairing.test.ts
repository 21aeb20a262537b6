import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventFact, type Outcome, OUTCOMES, type Player, type System } from '../facts.ts';
import { mispaired, mostRounds, nextPairs, type Pairs, roundsFor } from '../pairing.ts';
import { standingsOf } from '../standings.ts';
import { after, type EventState, isRoundOver, NEW_EVENT, objection, present } from '../state.ts';

const terms = { places: 128 };
const add = (state: EventState, ...facts: readonly EventFact[]): EventState =>
  facts.reduce((now, fact) => after(now, terms, fact, now.at + 1), state);
const seedOf = (seed: number): string => seed.toString(16).padStart(64, '0');
function begun(players: number, system: System, seed = 1, rounds = 0): EventState {
  const joins = Array.from({ length: players }, (_, i): EventFact => ({ do: 'join', who: `p${i}` }));
  const planned = roundsFor({ system, rounds }, players);
  return add(NEW_EVENT, ...joins, { do: 'begin', seed: seedOf(seed), rounds: planned });
}
const pair = (state: EventState, { tables, bye }: Pairs): EventState =>
  add(state, {
    do: 'pair',
    tables: tables.map((seats, i) => ({ seats, room: `r${i}`, match: `m${i}` })),
    ...(bye === undefined ? {} : { bye }),
    until: 0,
    show: 0,
  });
const resulted = (state: EventState, table: number, outcome: Outcome): EventState =>
  add(state, { do: 'result', round: state.rounds.length - 1, table, outcome, wins: [0, 0], by: 'games', matches: [] });

interface PlayedEvent {
  readonly state: EventState;
  readonly stopped: boolean;
}
/** An event in which `choose` says what comes of each match, and who goes after which round. */
function played(
  start: EventState,
  system: System,
  choose: (round: number, table: number) => Outcome,
  goes: (round: number) => readonly Player[] = () => [],
): PlayedEvent {
  let state = start;
  while (state.rounds.length < state.planned) {
    const pairs = nextPairs(state, system);
    if (pairs === undefined) return { state, stopped: true };
    state = pair(state, pairs);
    const round = state.rounds.length - 1;
    pairs.tables.forEach((_, table) => (state = resulted(state, table, choose(round, table))));
    for (const player of goes(round))
      if (present(state).includes(player)) state = add(state, { do: 'drop', player, by: 'self' });
  }
  return { state, stopped: false };
}
/** What holds whatever happens. */
function holds({ rounds }: EventState): void {
  const met = new Set<string>();
  const byes = new Set<Player>();
  for (const { tables, bye } of rounds) {
    const paired = tables.flatMap(({ seats }) => seats);
    expect(new Set(paired).size).toBe(paired.length);
    for (const { seats } of tables) {
      const key = seats.toSorted((a, b) => a - b).join(' ');
      expect(met.has(key)).toBe(false);
      met.add(key);
    }
    if (bye === undefined) continue;
    expect(paired).not.toContain(bye);
    expect(byes.has(bye)).toBe(false);
    byes.add(bye);
  }
}
const outcomes = fc.infiniteStream(fc.constantFrom(...OUTCOMES));

test('in a Swiss event of any size nobody meets twice, is free twice or is left out, to the last round', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 40 }),
      fc.nat(1000),
      fc.nat(12),
      outcomes,
      (players, seed, rounds, stream) => {
        const { state, stopped } = played(begun(players, 'swiss', seed, rounds), 'swiss', () => stream.next().value!);
        holds(state);
        expect(stopped).toBe(false);
        for (const { tables, bye } of state.rounds) {
          expect(2 * tables.length + (bye === undefined ? 0 : 1)).toBe(players);
          expect(bye === undefined).toBe(players % 2 === 0);
        }
        expect(mispaired(state, 'swiss')).toEqual([]);
      },
    ),
    { numRuns: 25 },
  );
});
test('few players have as many rounds as they can have, whoever wins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(1000), outcomes, (players, seed, stream) => {
      const most = mostRounds('swiss', players);
      const { state } = played(begun(players, 'swiss', seed, 99), 'swiss', () => stream.next().value!);
      expect(state.rounds.length).toBe(most);
      holds(state);
    }),
    { numRuns: 40 },
  );
});
test('who goes is not paired any more, and what is left goes on or ends, but never repeats', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 20 }),
      outcomes,
      fc.array(fc.tuple(fc.nat(5), fc.nat(19))),
      (players, stream, going) => {
        const goes = (round: number): Player[] => going.flatMap(([when, who]) => (when === round ? [who] : []));
        const { state } = played(begun(players, 'swiss'), 'swiss', () => stream.next().value!, goes);
        holds(state);
        state.players.forEach(({ gone }, player) => {
          if (gone === undefined) return;
          for (const { tables, bye } of state.rounds.slice(gone.after))
            expect([...tables.flatMap(({ seats }) => seats), bye]).not.toContain(player);
        });
        expect(mispaired(state, 'swiss')).toEqual([]);
      },
    ),
    { numRuns: 40 },
  );
});
test('128 players are paired in a moment, round after round', () => {
  const { state } = played(begun(128, 'swiss', 7), 'swiss', (round, table) => OUTCOMES[(round + table) % 2]!);
  expect(state.rounds.length).toBe(8);
  holds(state);
});
test('in a league everybody meets everybody once, and with an odd number is free once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 17 }), fc.nat(1000), outcomes, (players, seed, stream) => {
      const { state } = played(begun(players, 'league', seed), 'league', () => stream.next().value!);
      holds(state);
      expect(state.rounds.flatMap(({ tables }) => tables).length).toBe((players * (players - 1)) / 2);
      expect(state.rounds.filter(({ bye }) => bye !== undefined).length).toBe(players % 2 === 0 ? 0 : players);
    }),
    { numRuns: 30 },
  );
});

/** The least that the differences of points of a whole round can add up to, found by trying all. */
function leastDifference(state: EventState): number | undefined {
  const points = new Map(standingsOf(state, 'swiss').map((one) => [one.player, one.points] as const));
  const met = new Set(
    state.rounds.flatMap(({ tables }) => tables.map(({ seats }) => seats.toSorted((a, b) => a - b).join(' '))),
  );
  const least = (open: readonly Player[]): number => {
    const [first, ...rest] = open;
    if (first === undefined) return 0;
    return Math.min(
      ...rest.map((other) =>
        met.has([first, other].toSorted((a, b) => a - b).join(' '))
          ? Number.POSITIVE_INFINITY
          : (points.get(first)! - points.get(other)!) ** 2 + least(rest.filter((one) => one !== other)),
      ),
      Number.POSITIVE_INFINITY,
    );
  };
  return least(present(state));
}
test('no pairing keeps those who stand alike closer together', () => {
  fc.assert(
    fc.property(fc.constantFrom(10, 12), fc.nat(100), outcomes, (players, seed, stream) => {
      let state = begun(players, 'swiss', seed);
      while (state.rounds.length < state.planned) {
        const pairs = nextPairs(state, 'swiss')!;
        const points = new Map(standingsOf(state, 'swiss').map((one) => [one.player, one.points] as const));
        const apart = pairs.tables.reduce((all, [a, b]) => all + (points.get(a)! - points.get(b)!) ** 2, 0);
        expect(apart).toBe(leastDifference(state));
        state = pair(state, pairs);
        pairs.tables.forEach((_, table) => (state = resulted(state, table, stream.next().value)));
      }
    }),
    { numRuns: 10 },
  );
});
test('the first round follows from the seed: the same again, another by another one', () => {
  const of = (seed: number) => JSON.stringify(nextPairs(begun(16, 'swiss', seed), 'swiss'));
  expect(of(3)).toBe(of(3));
  expect(new Set([1, 2, 3, 4, 5].map(of)).size).toBeGreaterThan(1);
});
test('nobody sits first much more often than second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 32 }), fc.nat(1000), outcomes, (players, seed, stream) => {
      const { state } = played(begun(players, 'swiss', seed), 'swiss', () => stream.next().value!);
      for (const player of present(state)) {
        const seats = state.rounds.flatMap(({ tables }) =>
          tables.flatMap(({ seats: [a, b] }) => (a === player ? [1] : b === player ? [-1] : [])),
        );
        expect(Math.abs(seats.reduce((all, one) => all + one, 0))).toBeLessThanOrEqual(3);
      }
    }),
    { numRuns: 40 },
  );
});
test('the numbers of rounds go by the number of players', () => {
  const by = (players: number): number => roundsFor({ system: 'swiss', rounds: 0 }, players);
  expect([4, 5, 8, 11, 16, 64, 128].map(by)).toEqual([3, 4, 4, 5, 5, 7, 8]);
  expect(roundsFor({ system: 'swiss', rounds: 3 }, 64)).toBe(3);
  expect(roundsFor({ system: 'league', rounds: 3 }, 7)).toBe(7);
});

test('strength is what the opponents have; a free round is a point in Swiss and nothing in a league', () => {
  for (const system of ['swiss', 'league'] as const) {
    let state = begun(5, system);
    const pairs = nextPairs(state, system)!;
    state = pair(state, pairs);
    pairs.tables.forEach((_, table) => (state = resulted(state, table, 'first')));
    const standings = standingsOf(state, system);
    const free = standings.find(({ marks }) => marks[0] === 'bye')!;
    expect(free.points).toBe(system === 'swiss' ? 2 : 0);
    const loser = standings.find(({ marks }) => marks[0] === 'loss')!;
    expect([loser.points, loser.strength]).toEqual([0, 2]);
    expect(isRoundOver(state)).toBe(true);
  }
});
test('a correction changes the standings from then on, and the pairings of later rounds alone', () => {
  let state = begun(8, 'swiss');
  const first = nextPairs(state, 'swiss')!;
  state = pair(state, first);
  first.tables.forEach((_, table) => (state = resulted(state, table, 'first')));
  const second = nextPairs(state, 'swiss')!;
  state = pair(state, second);
  const correct: EventFact = { do: 'correct', id: 'c', round: 0, table: 0, outcome: 'second', reason: 'the record' };
  state = add(state, correct);
  expect(objection(state, terms, correct)).toBe('event.twice');
  expect(state.corrections[0]).toMatchObject({ was: 'first', outcome: 'second', after: 2 });
  const [winner, loser] = first.tables[0]!;
  const pointsOf = (player: Player): number => standingsOf(state, 'swiss').find((one) => one.player === player)!.points;
  expect([pointsOf(winner), pointsOf(loser)]).toEqual([0, 2]);
  // What was paired before it was paired by what was known then.
  expect(mispaired(state, 'swiss')).toEqual([]);
});
test('a pairing that does not follow from the standings and the seed is noticed', () => {
  let state = begun(8, 'swiss');
  const { tables } = nextPairs(state, 'swiss')!;
  const [[a, b], [c, d], ...rest] = tables as [[number, number], [number, number], ...[number, number][]];
  state = pair(state, { tables: [[a, c], [b, d], ...rest] });
  expect(mispaired(state, 'swiss')).toEqual([0]);
});

test('facts that do not follow are refused, and say why', () => {
  const few = add(NEW_EVENT, { do: 'join', who: 'ann' });
  expect(objection(few, terms, { do: 'join', who: 'ann' })).toBe('event.twice');
  expect(objection(few, { places: 1 }, { do: 'join', who: 'bob' })).toBe('event.full');
  expect(objection(few, terms, { do: 'begin', seed: '', rounds: 1 })).toBe('event.few');
  expect(objection(few, terms, { do: 'drop', player: 7, by: 'self' })).toBe('event.notIn');
  const left = add(few, { do: 'drop', player: 0, by: 'left' });
  expect(present(left)).toEqual([]);
  expect(present(add(left, { do: 'join', who: 'ann' }))).toEqual([0]);
  const removed = add(few, { do: 'drop', player: 0, by: 'organiser' });
  expect(objection(removed, terms, { do: 'join', who: 'ann' })).toBe('event.removed');
  let state = begun(4, 'swiss');
  expect(objection(state, terms, { do: 'join', who: 'late' })).toBe('event.begun');
  state = pair(state, nextPairs(state, 'swiss')!);
  const result = { do: 'result', round: 0, table: 0, outcome: 'draw', wins: [0, 0], by: 'games', matches: [] } as const;
  expect(objection(state, terms, { ...result, table: 9 })).toBe('event.noTable');
  const correct: EventFact = { do: 'correct', id: 'c', round: 0, table: 0, outcome: 'draw', reason: 'so' };
  expect(objection(state, terms, correct)).toBe('event.noResult');
  state = add(state, result);
  expect(objection(state, terms, result)).toBe('event.twice');
  expect(objection(state, terms, { do: 'pair', tables: [], until: 0, show: 0 })).toBe('event.noResult');
  state = add(state, { do: 'end', why: 'calledOff' });
  expect(objection(state, terms, { ...result, table: 1 })).toBe('event.over');
  expect(objection(state, terms, correct)).toBe(undefined);
  expect(() => after(state, terms, { do: 'end', why: 'played' }, 0)).toThrow('event.over');
});
