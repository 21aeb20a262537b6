import { type Chance, commitmentTo, type LiveChance, matchChance } from './chance.ts';
import { fromHex } from './sha256.ts';

type Setup = Readonly<Record<string, unknown>>;

/** Cards by their names, in the order in which they lie. */
export type Pack = readonly string[];

/** How packs are opened before anybody brings anything. */
export interface PackPlan {
  /** So many for each place. */
  readonly packs: number;
  /**
   * A draft: so many places at a table, the seats of the match first. Everybody takes a card and passes the rest on, to
   * the left and to the right in turn. Absent: each seat opens its own and keeps all of it.
   */
  readonly places?: number;
  /** In a draft: whoever has not taken a card after so many seconds is given one. */
  readonly seconds?: number;
}
/** Packs that seats open on some terms, for a game in which what is brought may come from packs. */
export interface Packs {
  /** Undefined: on these terms nobody opens any. */
  plan(terms: Setup): PackPlan | undefined;
  /** The sorts of packs that a seat may choose from; the first is what who says nothing gets. */
  sorts(terms: Setup): readonly string[];
  open(terms: Setup, sort: string, chance: Chance): Pack;
  /** What a player takes who goes by a rule of thumb: a place in the pack. */
  pick(terms: Setup, taken: Pack, pack: Pack): number;
  /** Something legal from these cards that nobody has thought about, to measure others by. */
  careless(terms: Setup, seat: number, opened: Opened, chance: Chance): Setup;
}
/** What a seat has to choose from. */
export interface Opened {
  readonly sort: string;
  readonly cards: Pack;
}

/** Chance by seat and serial, as a match has it. */
export interface Streams {
  stream(seat: number, serial: number): Chance;
}
/** The stream of packs belongs to no command. */
const PACKS = 254;
export const packsCommitment = (secret: string, terms: Setup): string => commitmentTo(fromHex(secret)!, terms);

/** All draws of packs follow from a secret, committed to before anybody throws in a nonce, and from those nonces. */
export function packsOf(
  packs: Pick<Packs, 'open'>,
  terms: Setup,
  plan: PackPlan,
  place: number,
  sort: string,
  chance: Streams,
): readonly Pack[] {
  const drawn = chance.stream(PACKS, place);
  return Array.from({ length: plan.packs }, () => packs.open(terms, sort, drawn));
}
export const packsChance = (secret: string, nonces: readonly string[]): LiveChance =>
  matchChance(
    fromHex(secret)!,
    nonces.map((nonce) => fromHex(nonce)!),
  );
