import type { EventTerms, Player, System } from './facts.ts';
import { isFirstByLot, lotsOf } from './lots.ts';
import { heaviestMatching } from './matching.ts';
import { type Ranked, standingsOf } from './standings.ts';
import { beforeRound, type EventState, present } from './state.ts';

export interface Pairs {
  /** Who sits first stands first. */
  readonly tables: readonly (readonly [Player, Player])[];
  readonly bye?: Player;
}
/** Stands for the free round among those who can be met. */
const NOBODY = -1;
/** Differences of points outweigh all that is said of places in the table: 65 pairs, 129 places. */
const BY_POINTS = 2 ** 14;
/** Whatever a pair costs, one pair more is worth it: the matching is perfect where one can be. */
const PAIRED = 2 ** 30;
/** Among so few it is looked ahead, so that nobody is left without somebody new in the last rounds; so many rounds. */
const LOOK_AHEAD: Readonly<Record<number, number>> = { 2: 5, 4: 5, 6: 5, 8: 2 };

const evenly = (players: number): number => players + (players % 2);
/** As many as so many players can play without meeting twice, whoever wins. */
export function mostRounds(system: System, players: number): number {
  const even = evenly(players);
  return system === 'league' || even <= 6 ? even - 1 : even / 2;
}
/** How many there shall be; 0 asks for what the number of players wants. A league always lasts until all have met. */
export function roundsFor({ system, rounds }: Pick<EventTerms, 'system' | 'rounds'>, players: number): number {
  const most = mostRounds(system, players);
  if (system === 'league') return most;
  return Math.min(most, rounds === 0 ? Math.ceil(Math.log2(players)) + 1 : rounds);
}

/** The next round, from the standings and the seed alone; nothing: there is nobody left who has not met. */
export function nextPairs(state: EventState, system: System): Pairs | undefined {
  const pairs = system === 'league' ? leaguePairs(state) : swissPairs(state, system);
  if (pairs === undefined) return undefined;
  const tables = pairs.tables.map(([a, b]) => seated(state, a, b));
  return pairs.bye === undefined ? { tables } : { tables, bye: pairs.bye };
}
/** Which rounds were not paired as the standings of their time and the seed say. */
export function mispaired(state: EventState, system: System): readonly number[] {
  return state.rounds.flatMap(({ tables, bye }, round) => {
    const expected = nextPairs(beforeRound(state, round), system);
    const paired: Pairs = { tables: tables.map(({ seats }) => seats), ...(bye === undefined ? {} : { bye }) };
    return JSON.stringify(expected) === JSON.stringify(paired) ? [] : [round];
  });
}

/** Whoever has sat first less often does; then the lot says it. */
function seated({ rounds, seed = '' }: EventState, a: Player, b: Player): readonly [Player, Player] {
  const first = (player: Player): number =>
    rounds.reduce((all, { tables }) => all + tables.filter(({ seats }) => seats[0] === player).length, 0);
  const lead = first(a) - first(b);
  return (lead === 0 ? isFirstByLot(seed, rounds.length, a, b) : lead < 0) ? [a, b] : [b, a];
}

/** Everybody who began, whoever has gone since, in a circle around one who stays. */
function leaguePairs(state: EventState): Pairs | undefined {
  const lots = lotsOf(state);
  const began = state.players.flatMap(({ gone }, player) => (hasBegun(gone) ? [player] : []));
  const circle = [...began.toSorted((a, b) => lots[a]! - lots[b]!), ...(began.length % 2 === 0 ? [] : [NOBODY])];
  const round = state.rounds.length;
  if (circle.length < 2 || round >= circle.length - 1) return undefined;
  const [still, ...others] = circle;
  const turned = [still!, ...others.map((_, i) => others[(i + round) % others.length]!)];
  return sorted(turned.slice(0, turned.length / 2).map((a, i) => [a, turned.at(-1 - i)!] as const));
}
const hasBegun = (gone: EventState['players'][number]['gone']): boolean =>
  gone === undefined || (gone.by !== 'left' && gone.after > 0);
/** The free round apart from the tables. */
function sorted(pairs: readonly (readonly [Player, Player])[]): Pairs {
  const free = pairs.find((pair) => pair.includes(NOBODY))?.find((player) => player !== NOBODY);
  const tables = pairs.filter((pair) => !pair.includes(NOBODY));
  return free === undefined ? { tables } : { tables, bye: free };
}

/** Those who can still meet, as a graph, in the order of the standings; the free round, if one is needed, comes last. */
interface Field {
  readonly players: readonly Player[];
  readonly costs: readonly (readonly (number | undefined)[])[];
}
function swissPairs(state: EventState, system: System): Pairs | undefined {
  const here = new Set(present(state));
  const standings = standingsOf(state, system).filter(({ player }) => here.has(player));
  if (standings.length < 2) return undefined;
  const field = fieldOf(state, standings);
  const ahead = LOOK_AHEAD[field.players.length];
  const left = state.planned - state.rounds.length - 1;
  const matched = ahead === undefined ? cheapest(field) : cheapestOfFew(field, Math.min(left, ahead));
  return matched && sorted(matched.map(([i, j]) => [field.players[i]!, field.players[j]!] as const));
}
function fieldOf(state: EventState, standings: readonly Ranked[]): Field {
  const met = new Set(state.rounds.flatMap(({ tables }) => tables.map(({ seats: [a, b] }) => keyOf(a, b))));
  const hadBye = new Set(state.rounds.flatMap(({ bye }) => bye ?? []));
  const odd = standings.length % 2 === 1;
  const players = [...standings.map(({ player }) => player), ...(odd ? [NOBODY] : [])];
  const groups = groupsOf(standings);
  const least = standings.at(-1)!.points;
  const cost = (i: number, j: number): number | undefined => {
    const [a, b] = [standings[i]!, standings[j]];
    // The free round goes to the last of the table who has had none.
    if (b === undefined)
      return hadBye.has(a.player) ? undefined : BY_POINTS * (a.points - least) ** 2 + (standings.length - i);
    if (met.has(keyOf(a.player, b.player))) return undefined;
    return BY_POINTS * (a.points - b.points) ** 2 + strayed(groups, i, j);
  };
  const costs = players.map((_, i) =>
    players.map((__, j) => (i === j ? undefined : cost(Math.min(i, j), Math.max(i, j)))),
  );
  return { players, costs };
}
const keyOf = (a: Player, b: Player): string => `${Math.min(a, b)} ${Math.max(a, b)}`;
interface Group {
  readonly start: number;
  readonly size: number;
}
/** By place in the table: where its group of equal points begins, and how many are in it. */
function groupsOf(standings: readonly Ranked[]): readonly Group[] {
  return standings.map(({ points }) => {
    const start = standings.findIndex((one) => one.points === points);
    return { start, size: standings.filter((one) => one.points === points).length };
  });
}
/** Within a group the upper half meets the lower one in order; between groups neighbours meet. */
function strayed(groups: readonly Group[], i: number, j: number): number {
  const [above, below] = [groups[i]!, groups[j]!];
  const wanted = above.start === below.start ? Math.floor(above.size / 2) : 1;
  return Math.abs(j - i - wanted);
}
type Matched = readonly (readonly [number, number])[];
function cheapest({ costs }: Field): Matched | undefined {
  const weights = costs.map((row) => row.map((cost) => (cost === undefined ? 0 : PAIRED - cost)));
  const partners = heaviestMatching(weights);
  if (partners.includes(undefined)) return undefined;
  return partners.flatMap((j, i) => (i < j! ? [[i, j!] as const] : []));
}

/** All ways to pair everybody, each pair led by the first who is not yet paired. */
function* matchings(open: readonly number[], may: (i: number, j: number) => boolean): Generator<Matched> {
  const [first, ...rest] = open;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of rest) {
    if (!may(first, other)) continue;
    const others = rest.filter((one) => one !== other);
    for (const more of matchings(others, may)) yield [[first, other], ...more];
  }
}
/** So many more rounds could be played after these pairs, up to as many as are left. */
function goesOn(open: readonly number[], may: (i: number, j: number) => boolean, left: number): number {
  if (left === 0) return 0;
  let most = 0;
  for (const pairs of matchings(open, may)) {
    most = Math.max(most, 1 + goesOn(open, without(may, pairs), left - 1));
    if (most === left) break;
  }
  return most;
}
const without =
  (may: (i: number, j: number) => boolean, pairs: Matched) =>
  (i: number, j: number): boolean =>
    may(i, j) && !pairs.some(([a, b]) => (a === i && b === j) || (a === j && b === i));
/** First that as many rounds as are left can be played, then what the pairs cost. */
function cheapestOfFew({ players, costs }: Field, left: number): Matched | undefined {
  const open = players.map((_, i) => i);
  const may = (i: number, j: number): boolean => costs[i]![j] !== undefined;
  const costOf = (pairs: Matched): number => pairs.reduce((all, [i, j]) => all + costs[i]![j]!, 0);
  const byCost = [...matchings(open, may)].toSorted((a, b) => costOf(a) - costOf(b));
  let best: { readonly pairs: Matched; readonly more: number } | undefined;
  for (const pairs of byCost) {
    const more = goesOn(open, without(may, pairs), left);
    if (best === undefined || more > best.more) best = { pairs, more };
    if (more === left) break;
  }
  return best?.pairs;
}
