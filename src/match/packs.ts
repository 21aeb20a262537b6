import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { type Opened, type Pack, packsChance, packsCommitment, packsOf, type PackPlan } from '../kernel/packs.ts';
import { toHex } from '../kernel/sha256.ts';
import { type AtTable, type Draft, isDrafted, newDraft, pickers, tableOf, withPicks } from '../kernel/draft.ts';
import type { Brought } from './brought.ts';
import type { Ledger, MatchEvent } from './ledger.ts';
import type { Holder } from './messages.ts';
import type { MatchHeader } from './store.ts';

type Setup = Readonly<Record<string, unknown>>;

/** What a seat has thrown in to open packs, and, where they are its own, what was in them. */
export interface SeatPacks {
  /** Whose they are: nobody else plays with them. */
  readonly who: string;
  readonly nonce: string;
  readonly sort: string;
  readonly packs?: readonly Pack[];
}
/** All that has been opened. */
export interface OpenedPacks {
  readonly seats: readonly (SeatPacks | null)[];
  readonly draft?: Draft;
  /** The places whose last card was given to them, because their time was over. */
  readonly late?: readonly number[];
}
/** With what a match begins in which packs are opened; in a series it goes from game to game. */
export interface HeaderPacks {
  /** Absent where they were opened elsewhere: that table has it. */
  readonly secret?: string;
  readonly commitment: string;
  readonly opened: OpenedPacks;
  /** By seat: at which table they were opened, and at which place. */
  readonly from?: readonly PodPlace[];
}
interface PodPlace {
  readonly match: string;
  readonly place: number;
}
/** At a table where packs are opened for several matches, in milliseconds. */
export interface PodTimes {
  /** So long is waited for whoever has not opened anything. */
  readonly show: number;
  /** So long may be built, once everybody has their cards. */
  readonly build: number;
}
/** At such a table there are more places than seats in a match: everybody builds as if they sat first. */
export const buildsAs = ({ pod }: Pick<MatchHeader, 'pod'>, seat: number): Seat =>
  (pod === undefined ? seat : 0) as Seat;

/** Of packs that are opened here. */
export function secretOf({ packs }: Pick<MatchHeader, 'packs'>): { readonly secret: string } {
  if (packs?.secret === undefined) throw new Error('the packs were opened elsewhere');
  return { secret: packs.secret };
}
/** How packs stand as a viewer may know it: what is in them is for whose they are. */
export interface PacksTold {
  /** To the secret and the terms, before anybody opens anything. */
  readonly commitment: string;
  /** By seat: how many cards it has got; null: it has not opened anything. */
  readonly opened: readonly (number | null)[];
  readonly own?: { readonly sort: string; readonly packs: readonly Pack[] };
  readonly draft?: DraftTold;
  /** Where they are opened for several matches: until when there is time, to open them and then to build. */
  readonly until?: number;
  /** The table at which they were opened for this match and others. */
  readonly from?: string;
  /** Once everything is open. */
  readonly secret?: string;
}
export interface DraftTold {
  readonly places: number;
  /** Both from 0; a round that is beyond the last one: it is over. */
  readonly round: number;
  readonly pick: number;
  /** How many cards everybody takes in all. */
  readonly each: number;
  readonly since: number;
  /** The places that have not taken a card yet. */
  readonly waits: readonly number[];
  /** What lies before the viewer, nothing once it has taken a card, and what it has. */
  readonly before?: Pack;
  readonly taken?: Pack;
}

const SECRET_BYTES = 32;
const newSecret = (): string => toHex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

export const planOf = ({ brings }: AnyGame, terms: Setup | undefined): PackPlan | undefined =>
  terms === undefined ? undefined : brings?.packs?.plan(terms);

/** For a match on these terms; undefined where nothing is opened. */
export function newPacks(
  game: AnyGame,
  terms: Setup | undefined,
  seats: number,
  secret: string = newSecret(),
): HeaderPacks | undefined {
  if (terms === undefined || planOf(game, terms) === undefined) return undefined;
  return {
    secret,
    commitment: packsCommitment(secret, terms),
    opened: { seats: Array.from({ length: seats }, () => null) },
  };
}
/** The packs of a seat that keeps what it opens. */
export const ownPacks = (
  game: AnyGame,
  terms: Setup,
  { secret }: { readonly secret: string },
  seat: number,
  { nonce, sort }: Pick<SeatPacks, 'nonce' | 'sort'>,
): readonly Pack[] =>
  packsOf(game.brings!.packs!, terms, planOf(game, terms)!, seat, sort, packsChance(secret, [nonce]));
/** The packs of everybody at the table of a draft. */
export function packsAtTable(
  game: AnyGame,
  terms: Setup,
  { secret }: { readonly secret: string },
  nonces: readonly string[],
  places: number,
): Draft['packs'] {
  const plan = planOf(game, terms)!;
  const chance = packsChance(secret, nonces);
  const [sort = ''] = game.brings!.packs!.sorts(terms);
  return Array.from({ length: places }, (_, place) => packsOf(game.brings!.packs!, terms, plan, place, sort, chance));
}
/** What a bot at a seat opens for itself: it throws nothing in, and takes a sort by lot. */
export function openedByBot(
  game: AnyGame,
  terms: Setup,
  packs: { readonly secret: string },
  seat: number,
  lot: number,
): SeatPacks {
  const sorts = game.brings!.packs!.sorts(terms);
  const own = { who: '', nonce: '', sort: sorts[lot % sorts.length] ?? '' };
  return { ...own, packs: ownPacks(game, terms, packs, seat, own) };
}

/** What a seat may build from; undefined as long as it has not got all of it. */
export function openedAt(opened: OpenedPacks | undefined, seat: number): Opened | undefined {
  const own = opened?.seats[seat] ?? undefined;
  if (opened?.draft !== undefined) {
    if (!isDrafted(opened.draft)) return undefined;
    return { sort: own?.sort ?? '', cards: tableOf(opened.draft).taken[seat]! };
  }
  return own?.packs === undefined ? undefined : { sort: own.sort, cards: own.packs.flat() };
}
/** Somebody else's packs lie there. */
export const isAnothers = (opened: OpenedPacks | undefined, seat: number, who: string): boolean => {
  const own = opened?.seats[seat] ?? undefined;
  return own !== undefined && own.who !== '' && own.who !== who && isDealt(opened!, seat);
};
/** Once cards have been seen they stay with who has seen them. */
const isDealt = ({ seats, draft }: OpenedPacks, seat: number): boolean =>
  draft !== undefined || seats[seat]?.packs !== undefined;
export const isDrafting = (opened: OpenedPacks | undefined): boolean =>
  opened?.draft !== undefined && !isDrafted(opened.draft);

/** What a viewer is told; `open`: the match is over and nothing is secret any more. */
export function toldPacks(
  { packs, pod, at }: Pick<MatchHeader, 'packs' | 'pod' | 'at'>,
  opened: OpenedPacks | undefined,
  viewer: Seat | 'spectator',
  open: boolean,
): PacksTold | undefined {
  if (packs === undefined || opened === undefined) return undefined;
  const { draft, seats } = opened;
  const own = viewer === 'spectator' ? undefined : (seats[viewer] ?? undefined);
  const table = draft && tableOf(draft);
  return {
    commitment: packs.commitment,
    opened: seats.map((seat, i) => countOf(seat, table, i)),
    ...(own?.packs === undefined ? {} : { own: { sort: own.sort, packs: own.packs } }),
    ...(draft === undefined ? {} : { draft: draftTold(draft, table!, viewer) }),
    ...(pod === undefined ? {} : untilTold(at, pod, opened, viewer)),
    ...(packs.from === undefined || viewer === 'spectator' ? {} : { from: packs.from[viewer]!.match }),
    ...(open && packs.secret !== undefined ? { secret: packs.secret } : {}),
  };
}
/** In a draft each card has a time of its own. */
function untilTold(
  at: number,
  { show, build }: PodTimes,
  { seats, draft }: OpenedPacks,
  viewer: Seat | 'spectator',
): Pick<PacksTold, 'until'> {
  if (draft !== undefined) return isDrafted(draft) ? { until: draft.since + build } : {};
  const hasOpened = viewer === 'spectator' || seats[viewer]?.packs !== undefined;
  return { until: at + show + (hasOpened ? build : 0) };
}
const countOf = (own: SeatPacks | null, table: AtTable | undefined, seat: number): number | null => {
  if (table !== undefined) return table.taken[seat]!.length;
  return own === null ? null : (own.packs?.flat().length ?? 0);
};
function draftTold(draft: Draft, { round, pick, before, taken }: AtTable, viewer: Seat | 'spectator'): DraftTold {
  const over = isDrafted(draft);
  const waits = over ? [] : pickers(draft);
  const told = {
    places: draft.packs.length,
    round,
    pick,
    each: draft.packs[0]!.flat().length,
    since: draft.since,
    waits,
  };
  if (viewer === 'spectator') return told;
  // What it has just taken is known to nobody else until all have.
  const mine = waits.includes(viewer) || over ? [] : [before[viewer]![draft.picks[viewer]!.at(-1)!]!];
  return { ...told, before: waits.includes(viewer) ? before[viewer]! : [], taken: [...taken[viewer]!, ...mine] };
}

type Of<K extends MatchEvent['do']> = Extract<MatchEvent, { readonly do: K }>;
/** Who sits down where nobody has seen any cards yet opens anew; a bot may have opened its own already. */
export function satDown(packs: OpenedPacks, { seat, opened }: Of<'sit'>): OpenedPacks {
  const own = opened ?? (isDealt(packs, seat) ? packs.seats[seat]! : null);
  const { late = [], ...rest } = packs;
  const missed = late.filter((one) => one !== seat);
  const seats = packs.seats.map((one, i) => (i === seat ? own : one));
  return { ...rest, seats, ...(missed.length === 0 ? {} : { late: missed }) };
}
export function withOpened(
  { packs, at, seats }: Ledger,
  { seat, opened, table, keeper }: Of<'open'>,
): Pick<Ledger, 'packs' | 'seats'> {
  const all = packs!.seats.map((own, i) => (i === seat ? opened : own));
  return {
    packs: { seats: all, ...(table === undefined ? {} : { draft: newDraft(table, at) }) },
    seats: seatsWith(seats, seat, keeper),
  };
}
export function withPicked(
  ledger: Ledger,
  { seat, at: place, others, built = [], late, keeper }: Of<'pick'>,
): Pick<Ledger, 'packs' | 'brought' | 'seats'> {
  const { packs, seats, at } = ledger;
  const draft = withPicks(packs!.draft!, [[seat, place], ...(others ?? [])]);
  const missed = (packs!.late ?? []).filter((one) => one !== seat);
  const now = late === true ? [...missed, seat] : missed;
  const { late: _late, ...rest } = packs!;
  return {
    packs: {
      ...rest,
      draft: others === undefined ? draft : { ...draft, since: at },
      ...(now.length === 0 ? {} : { late: now }),
    },
    ...withBuilt(ledger, built),
    seats: seatsWith(seats, seat, keeper),
  };
}
/** Nothing changes for who looks on where nobody has taken the seat. */
const seatsWith = (seats: Ledger['seats'], seat: Seat, keeper: Holder | undefined): Ledger['seats'] =>
  keeper === undefined ? seats : seats.map((holder, i) => (i === seat ? keeper : holder));
export function withBuilt(
  { brought }: Ledger,
  built: readonly (readonly [number, Brought])[],
): Pick<Ledger, 'brought'> {
  const made = new Map<number, Brought>(built);
  return brought === undefined ? {} : { brought: brought.map((one, i) => made.get(i) ?? one) };
}
