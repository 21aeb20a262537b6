import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EventFact, type Outcome, OUTCOMES, type Player, SYSTEMS, type TableResult } from '../facts.ts';
import { nextPairs, roundsFor } from '../pairing.ts';
import { type Ranked, standingsOf } from '../standings.ts';
import { after, type EventState, NEW_EVENT } from '../state.ts';

const add = (state: EventState, ...facts: readonly EventFact[]): EventState =>
  facts.reduce((now, fact) => after(now, { places: 128 }, fact, now.at + 1), state);
/** What a best of three comes to. */
const PLAYED: readonly (readonly [Outcome, TableResult['wins']])[] = [
  ['first', [2, 0]],
  ['first', [2, 1]],
  ['second', [0, 2]],
  ['second', [1, 2]],
  ['draw', [1, 1]],
  ['none', [0, 0]],
];
/** What a table comes to that was not played so, but put right. */
const WINS: Readonly<Record<Outcome, TableResult['wins']>> = {
  first: [1, 0],
  second: [0, 1],
  draw: [0, 0],
  none: [0, 0],
};
const SEED = '5'.repeat(64);

interface Case {
  readonly players: number;
  readonly system: (typeof SYSTEMS)[number];
  readonly results: Iterator<(typeof PLAYED)[number], undefined>;
  /** What a table is corrected to, if it is; often twice. */
  readonly corrected: Iterator<readonly Outcome[], undefined>;
}
const cases = fc.record({
  players: fc.integer({ min: 4, max: 9 }),
  system: fc.constantFrom(...SYSTEMS),
  results: fc.infiniteStream(fc.constantFrom(...PLAYED)),
  corrected: fc.infiniteStream(fc.array(fc.constantFrom(...OUTCOMES), { maxLength: 2 })),
});
/** An event with its corrections, and the same one in which everything had come out at once as it was put right. */
function both({ players, system, results, corrected }: Case): readonly [EventState, EventState] {
  const joins = Array.from({ length: players }, (_, i): EventFact => ({ do: 'join', who: `p${i}` }));
  const begin: EventFact = { do: 'begin', seed: SEED, rounds: roundsFor({ system, rounds: 0 }, players) };
  let mended = add(NEW_EVENT, ...joins, begin);
  let right = mended;
  while (mended.rounds.length < mended.planned) {
    const pairs = nextPairs(mended, system);
    if (pairs === undefined) break;
    const round = mended.rounds.length;
    const { bye } = pairs;
    const tables = pairs.tables.map((seats, i) => ({ seats, room: `r${i}`, match: `m${i}` }));
    const pair: EventFact = { do: 'pair', tables, ...(bye === undefined ? {} : { bye }), until: 0, show: 0 };
    [mended, right] = [add(mended, pair), add(right, pair)];
    for (const table of tables.keys()) {
      const [outcome, wins] = results.next().value!;
      const said = corrected.next().value!;
      const result = { do: 'result', round, table, by: 'games', matches: [] } as const;
      mended = add(mended, { ...result, outcome, wins });
      said.forEach((to, i) => {
        const id = `${round} ${table} ${i}`;
        mended = add(mended, { do: 'correct', id, round, table, outcome: to, reason: 'so' });
      });
      const last = said.at(-1) ?? outcome;
      right = add(right, { ...result, outcome: last, wins: last === outcome ? wins : WINS[last] });
    }
  }
  return [mended, right];
}
const of = (standings: readonly Ranked[], player: Player): Ranked => standings.find((one) => one.player === player)!;

test('standings equal a recount from the results as they were corrected', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const [mended, right] = both(given);
      expect(standingsOf(mended, given.system)).toEqual(standingsOf(right, given.system));
    }),
    { numRuns: 60 },
  );
});
test('who had won and was corrected has nothing left of the games, nor has who had lost', () => {
  const joins = ['ann', 'bob', 'cid', 'dan'].map((who): EventFact => ({ do: 'join', who }));
  const seats: readonly (readonly [Player, Player])[] = [
    [0, 1],
    [2, 3],
  ];
  const tables = seats.map((two, i) => ({ seats: two, room: `r${i}`, match: `m${i}` }));
  const result = { do: 'result', round: 0, by: 'games', matches: [] } as const;
  const played = add(
    NEW_EVENT,
    ...joins,
    { do: 'begin', seed: SEED, rounds: 3 },
    { do: 'pair', tables, until: 0, show: 0 },
    { ...result, table: 0, outcome: 'first', wins: [2, 0] },
    { ...result, table: 1, outcome: 'first', wins: [2, 1] },
  );
  const gamesAfter = (...outcomes: readonly Outcome[]): readonly number[] => {
    const corrections = outcomes.map((outcome, i): EventFact => ({
      do: 'correct',
      id: `${i}`,
      round: 0,
      table: 0,
      outcome,
      reason: 'so',
    }));
    const standings = standingsOf(add(played, ...corrections), 'swiss');
    return [0, 1, 2, 3].map((player) => of(standings, player).games);
  };
  expect(gamesAfter()).toEqual([2, -2, 1, -1]);
  expect(gamesAfter('none')).toEqual([0, 0, 1, -1]);
  expect(gamesAfter('draw')).toEqual([0, 0, 1, -1]);
  expect(gamesAfter('second')).toEqual([-1, 1, 1, -1]);
  // Put back to what it was, the games count again.
  expect(gamesAfter('second', 'first')).toEqual([2, -2, 1, -1]);
});
