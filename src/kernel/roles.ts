import type { AnyGame } from './game.ts';
import type { Seat } from './ids.ts';
import { readSetup, type SetupOf, type SetupOptions } from './setup.ts';
import type { State } from './table.ts';
import type { GameText } from './text.ts';

/** Of a game that can give its roles out in play: whoever sits at a seat is called by the role that the seat has got. */
export interface Roles<S extends State, O extends SetupOptions> {
  /** What the seats are called in positions and on the command line until then: `first`, `second`. */
  readonly seats: readonly string[];
  /** Does this setup leave it to play who is who? */
  open(setup: SetupOf<O>): boolean;
  /** The place of the seat's role in `seatNames`; -1 as long as that is open. */
  of(s: S, seat: Seat): number;
}
/** The names of a game's roles, and which seat has which. */
interface Cast<S extends State> {
  readonly seatNames: readonly string[];
  readonly roles?: Pick<Roles<S, SetupOptions>, 'seats' | 'of'>;
}

/** The role that the seat plays, by its place in `seatNames`; -1 as long as that is open. */
export const roleAt = <S extends State>({ roles }: Cast<S>, s: S, seat: Seat): number =>
  roles === undefined ? seat : roles.of(s, seat);

function called<S extends State>(
  { roles }: Cast<S>,
  s: S,
  names: readonly string[],
  before: readonly string[],
): readonly string[] {
  if (roles === undefined) return names;
  return before.map((name, seat) => names[roles.of(s, seat as Seat)] ?? name);
}
/** What positions and the command line call the seats now. */
export const seatNamesAt = <S extends State>(game: Cast<S>, s: S): readonly string[] =>
  called(game, s, game.seatNames, game.roles?.seats ?? game.seatNames);

/** The same words, with the seats called as they are now, and the aim of this set-up. */
export function textAt(game: AnyGame, text: GameText, s: State): GameText {
  const aim = text.aimAt?.(s);
  const aimed = aim === undefined ? text : { ...text, aim };
  return game.roles === undefined
    ? aimed
    : { ...aimed, seats: called(game, s, text.seats, text.players ?? text.seats) };
}

type Given = Readonly<Record<string, unknown>>;
/** Is it left to play who is who? */
const isOpen = ({ roles, options }: AnyGame, given: Given): boolean =>
  roles !== undefined && roles.open(readSetup(options, given));
/** What the command line calls the seats before the deal. */
export const seatNamesFor = (game: AnyGame, given: Given): readonly string[] =>
  isOpen(game, given) ? game.roles!.seats : game.seatNames;
/** The same words, with the seats called as they are before the deal. */
export const textFor = (game: AnyGame, text: GameText, given: Given): GameText =>
  isOpen(game, given) ? { ...text, seats: text.players ?? text.seats } : text;
