import type { AnyGame } from '../../../kernel/game.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { personOf } from '../../../match/ledger.ts';
import type { Holder } from '../../../match/messages.ts';
import { isDecided, type SeriesScore } from '../../../match/series.ts';
import { posterOf } from '../../games/index.ts';
import type { Bookmark } from '../../shell/bookmark.ts';
import type { OwnMatches } from '../../shell/server.ts';
import type { Kept } from '../../worker/kept.ts';
import type { KeptOnline, Sitter } from '../../worker/online.ts';

/** A match of this person's: on this device, or on a server. */
export interface MyGame {
  readonly where: 'device' | 'online';
  readonly match: string;
  readonly game: string;
  /** Where it is played. */
  readonly path: readonly string[];
  readonly seats: readonly Sitter[];
  /** The person's seat; nothing where several share the screen. */
  readonly mine?: number;
  /** When something last happened. */
  readonly at: number;
}
/** One that is not over. */
export interface OpenGame extends MyGame {
  readonly gathering: boolean;
  readonly awaited: number;
  readonly yourTurn: boolean;
  /** Until then may the person still think. */
  readonly until?: number;
  readonly stage?: number;
  readonly series?: SeriesScore;
}
export type Outcome = 'won' | 'lost' | 'drawn';
/** One that is over. */
export interface PastGame extends MyGame {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly scores?: readonly number[];
  readonly outcome?: Outcome;
  readonly moves?: number;
  readonly series?: SeriesScore;
  /** By seat: who was who, where that was decided in play. */
  readonly roles?: readonly number[];
  /** Can it be seen again? The games of a series can once it is decided. */
  readonly recorded: boolean;
}

/** Names of people of this device are what they typed; nobody need have typed any. */
const sitterOf = (holder: Holder): Sitter =>
  holder.kind === 'person'
    ? { kind: 'person', name: holder.who }
    : holder.kind === 'bot'
      ? { kind: 'bot', level: holder.level }
      : holder;
/** The one seat that a person holds; whoever gave a game up has left it to a bot. */
function soleSeat(seats: readonly Holder[]): { readonly mine?: number } {
  const people = seats.flatMap((holder, seat) => (personOf(holder) === undefined ? [] : [seat]));
  return people.length === 1 ? { mine: people[0]! } : {};
}
const ofDevice = ({ match, game, seats, at }: Kept, path: readonly string[]) =>
  ({ where: 'device', match, game, path, seats: seats.map(sitterOf), ...soleSeat(seats), at }) as const;

export function openOfDevice(kept: Kept, mark: Bookmark | undefined): OpenGame {
  const game = ofDevice(kept, ['table', kept.match]);
  // Bots move as soon as the table is open: whoever comes back to it is the one who is waited for.
  const people = game.seats.reduce((mask, { kind }, seat) => (kind === 'person' ? mask | (1 << seat) : mask), 0);
  const awaited = (mark?.awaited ?? 0) & people || people;
  return { ...game, gathering: false, awaited, yourTurn: true, ...stageOf(mark) };
}
const stageOf = (mark: Bookmark | undefined): { readonly stage?: number } =>
  mark?.stage === undefined ? {} : { stage: mark.stage };

export function openOnline(kept: KeptOnline, mark: Bookmark | undefined): OpenGame {
  const { match, game, room, seats, mine, at, phase, awaited, until, series } = kept;
  // It may have gone on since this device last saw it.
  const seen = mark !== undefined && mark.awaited === awaited ? mark : undefined;
  return {
    where: 'online',
    match,
    game,
    path: ['room', room],
    seats,
    mine,
    at,
    awaited,
    gathering: phase === 'gathering',
    yourTurn: phase === 'on' && (awaited & (1 << mine)) !== 0,
    ...(until === undefined ? {} : { until }),
    ...(series === undefined ? {} : { series }),
    ...stageOf(seen),
  };
}
/** What the server says, by the clock of this device. */
export function keptOf({ who, at, matches }: OwnMatches, now: number): readonly KeptOnline[] {
  if (who === null) return [];
  return matches.map(({ room, game, match, phase, seats, mine, awaited, since, left, series, scores, roles }) => ({
    match,
    room,
    game,
    who,
    phase,
    seats,
    mine,
    awaited,
    at: now - (at - since),
    ...(left === undefined ? {} : { until: now + left }),
    ...(series === undefined ? {} : { series }),
    ...(scores === undefined ? {} : { scores }),
    ...(roles === undefined ? {} : { roles }),
  }));
}
/** What is not over, and of which the server says nothing any more, or which is somebody else's. */
export function goneSince(
  kept: readonly KeptOnline[],
  told: readonly KeptOnline[],
  who: string | null,
): readonly string[] {
  const known = new Set(told.map(({ match }) => match));
  return kept
    .filter(({ match, phase, who: whose }) => phase !== 'over' && (whose !== who || !known.has(match)))
    .map(({ match }) => match);
}

/** The side that the person played, by its place in the game's names; nothing where there are no sides, or it is not known. */
export function roleIn({ mine, seats, setup, roles }: PastGame, game: AnyGame | undefined): number | undefined {
  if (mine === undefined || seats.length < 2) return undefined;
  const open = game?.roles?.open(readSetup(game.options, setup)) === true;
  return open ? roles?.[mine] : mine;
}

/** Those that wait for the person first, and of these the ones that wait least long. */
export const inOrder = (games: readonly OpenGame[]): readonly OpenGame[] =>
  games.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.at - a.at);

/** What became of a seat, as far as the scores say. */
export function outcomeOf(game: string, scores: readonly number[], mine: number): Outcome | undefined {
  const together = posterOf(game)?.together?.(scores);
  if (together !== undefined) return together ? 'won' : 'lost';
  const own = scores[mine];
  if (own === undefined) return undefined;
  if (scores.length === 1) return own > 0 ? 'won' : 'lost';
  const best = Math.max(...scores);
  if (own < best) return 'lost';
  return scores.filter((score) => score === best).length > 1 ? 'drawn' : 'won';
}
function endedAs(game: string, scores: readonly number[] | undefined, mine: number | undefined) {
  const outcome = scores === undefined || mine === undefined ? undefined : outcomeOf(game, scores, mine);
  return { ...(scores === undefined ? {} : { scores }), ...(outcome === undefined ? {} : { outcome }) };
}
export function pastOfDevice(kept: Kept): PastGame {
  const game = ofDevice(kept, ['replay', kept.match]);
  const { setup, moves, result } = kept;
  // Who plays alone and gives up has no score, and has lost.
  const gaveUp = result?.scores === undefined && result?.seat !== undefined && result.seat === game.mine;
  const ended = gaveUp ? ({ outcome: 'lost' } as const) : endedAs(kept.game, result?.scores, game.mine);
  const played = { ...(moves === undefined ? {} : { moves }), ...(result?.roles && { roles: result.roles }) };
  return { ...game, setup, recorded: true, ...ended, ...played };
}
export function pastOnline({ match, game, seats, mine, at, series, scores, roles, record }: KeptOnline): PastGame {
  return {
    where: 'online',
    match,
    game,
    path: ['replay', match],
    seats,
    mine,
    at,
    setup: record?.setup ?? {},
    recorded: record !== undefined,
    ...endedAs(game, scores, mine),
    ...(roles === undefined ? {} : { roles }),
    ...(record === undefined ? {} : { moves: record.moves.length }),
    ...(series === undefined ? {} : { series }),
  };
}

/** An entry of the history: a game, or all games of a series. */
export interface Entry {
  /** The latest first. */
  readonly games: readonly PastGame[];
  readonly last: PastGame;
  readonly outcome?: Outcome;
  /** Games won and lost in the series. */
  readonly score?: readonly [won: number, lost: number];
}
export function entriesOf(games: readonly PastGame[]): readonly Entry[] {
  const groups = Map.groupBy(
    games.toSorted((a, b) => b.at - a.at),
    ({ match, series }) => series?.first ?? match,
  );
  return [...groups.values()].map((group) => (group[0]!.series === undefined ? single(group[0]!) : seriesOf(group)));
}
const single = (last: PastGame): Entry => ({
  games: [last],
  last,
  ...(last.outcome === undefined ? {} : { outcome: last.outcome }),
});
function seriesOf(games: readonly PastGame[]): Entry {
  const [last] = games as readonly [PastGame];
  const count = (which: Outcome): number => games.filter(({ outcome }) => outcome === which).length;
  const score = [count('won'), count('lost')] as const;
  const decided = isDecided({ bestOf: last.series!.bestOf, played: games.length, wins: score });
  const outcome = score[0] === score[1] ? 'drawn' : score[0] > score[1] ? 'won' : 'lost';
  return { games, last, score, ...(decided ? { outcome } : {}) };
}
