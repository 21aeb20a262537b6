import { FastChance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { PackPlan } from '../kernel/packs.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, seal } from './brought.ts';
import { type Draft, isDrafted, pickers, tableOf, withPicks } from '../kernel/draft.ts';
import { type MatchEvent, personOf } from './ledger.ts';
import type { Loaded } from './log.ts';
import type { Command, Holder } from './messages.ts';
import {
  buildsAs,
  isDrafting,
  openedAt,
  type OpenedPacks,
  ownPacks,
  packsAtTable,
  planOf,
  secretOf,
  type SeatPacks,
} from './packs.ts';
import type { MatchHeader } from './store.ts';
import { type Declined, decline } from './referee.ts';

type Setup = Readonly<Record<string, unknown>>;
type Of<K extends Command['cmd']> = Extract<Command, { readonly cmd: K }>;
type Picked = Extract<MatchEvent, { readonly do: 'pick' }>;

/** What waits for no time: after an outage the clock may stand before the last thing that was done. */
export const AT_ONCE = 0;
/** Something that the match does by itself at its time. */
export interface Due {
  readonly at: number;
  /** -1: nobody's. */
  readonly seat: number;
  readonly event: () => MatchEvent;
}
/** All that it takes to open packs at this table. */
export interface Table {
  readonly game: AnyGame;
  readonly terms: Setup;
  readonly plan: PackPlan;
  readonly seats: readonly Holder[];
  readonly header: MatchHeader;
}
export function tableIn<S extends State, O extends SetupOptions>({
  header,
  rules,
  situation,
}: Loaded<S, O>): Table | undefined {
  const game = rules.game as unknown as AnyGame;
  const plan = header.packs && planOf(game, header.terms);
  if (plan === undefined) return undefined;
  return { game, terms: header.terms!, plan, seats: situation.ledger.seats, header };
}
/** What lies before everybody when a draft begins; whoever threw nothing in has none of their own in it. */
export function dealtTo({ game, terms, plan, header }: Table, thrown: OpenedPacks['seats']): Draft['packs'] {
  const places = header.pod === undefined ? plan.places! : thrown.length;
  const nonces = thrown.map((one) => one?.nonce ?? '');
  return packsAtTable(game, terms, secretOf(header), nonces, places);
}

/** What was in the packs is written into the log: a replay decides nothing, and a later edition changes none of it. */
export function open<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  { nonce, sort: wanted }: Of<'open'>,
): MatchEvent | Declined {
  const { ledger } = loaded.situation;
  const table = tableIn(loaded);
  if (table === undefined) return decline('match.nothingToOpen');
  if (ledger.phase !== 'gathering') return decline('match.begun');
  const { game, terms, plan, seats } = table;
  const { seats: thrown, draft } = ledger.packs!;
  if (thrown[seat]?.packs !== undefined || draft !== undefined) return decline('match.opened');
  const sorts = game.brings!.packs!.sorts(terms);
  const sort = wanted ?? sorts[0] ?? '';
  if (!sorts.includes(sort))
    return decline('match.unreadable', { setting: 'sort', problem: `must be one of ${sorts.join(', ')}` });
  // Nobody but a person says so.
  const own: SeatPacks = { who: personOf(seats[seat]!)!, nonce, sort };
  if (plan.places === undefined)
    return { do: 'open', seat, opened: { ...own, packs: ownPacks(game, terms, secretOf(table.header), seat, own) } };
  if (seats.some(({ kind }) => kind === 'open')) return decline('match.seatsOpen');
  const all = thrown.map((one, i) => (i === seat ? own : one));
  const waits = seats.some(({ kind }, i) => kind === 'person' && all[i] === null);
  if (waits) return { do: 'open', seat, opened: own };
  return { do: 'open', seat, opened: own, table: dealtTo(table, all) };
}

export function pick<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  { card, taken }: Of<'pick'>,
): MatchEvent | Declined {
  const draft = loaded.situation.ledger.packs?.draft;
  if (draft === undefined) return decline('match.nothingToOpen');
  const has = draft.picks[seat]!.length;
  if (isDrafted(draft) || has !== taken) return decline('match.stale', { serial: has });
  if (!pickers(draft).includes(seat)) return decline('match.notYourTurn');
  const at = tableOf(draft).before[seat]!.indexOf(card);
  return at < 0 ? decline('match.notOffered') : picked(tableIn(loaded)!, draft, seat, at);
}
/** With whatever follows from it: once all people have taken a card, so do the others. */
function picked(table: Table, draft: Draft, seat: Seat, at: number): Picked {
  const event = { do: 'pick', seat, at } as const;
  const isPerson = (place: number): boolean => table.seats[place]?.kind === 'person';
  const left = pickers(draft).filter((place) => place !== seat);
  if (left.some(isPerson)) return event;
  const { before, taken } = tableOf(draft);
  const { packs } = table.game.brings!;
  const others = left.map((place): readonly [number, number] => [
    place,
    packs!.pick(table.terms, taken[place]!, before[place]!),
  ]);
  const after = withPicks(draft, [[seat, at], ...others]);
  return { ...event, others, ...(isDrafted(after) ? { built: builtFrom(table, after) } : {}) };
}
/** Bots choose nothing by themselves: they have a deck as soon as they have cards. */
function builtFrom({ game, terms, seats, header }: Table, draft: Draft): readonly (readonly [number, Brought])[] {
  return seats.flatMap(({ kind }, seat): readonly (readonly [number, Brought])[] =>
    kind === 'bot' ? [[seat, builtBy(game, terms, seat as Seat, { seats: [], draft }, buildsAs(header, seat))]] : [],
  );
}
/** What a bot plays that has these packs; `as`: at which seat. */
export function builtBy(
  game: AnyGame,
  terms: Setup,
  seat: number,
  packs: Parameters<typeof openedAt>[0],
  as = seat as Seat,
): Brought {
  return seal(game.brings!.suits(terms, as, new FastChance(0), openedAt(packs, seat)));
}

/** In a draft the table does not wait for ever: who takes too long is given what a bot would take. */
export function nextPick<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>): Due | undefined {
  const { packs } = loaded.situation.ledger;
  const table = isDrafting(packs) ? tableIn(loaded) : undefined;
  if (table?.plan.seconds === undefined) return undefined;
  const draft = packs!.draft!;
  const person = pickers(draft).find((place) => table.seats[place]?.kind === 'person');
  const seat = person ?? pickers(draft)[0]!;
  const given = (): MatchEvent => {
    const { before, taken } = tableOf(draft);
    const at = table.game.brings!.packs!.pick(table.terms, taken[seat]!, before[seat]!);
    const event = picked(table, draft, seat as Seat, at);
    return person === undefined ? event : { ...event, late: true, ...keptAgain(table, packs!, person) };
  };
  const wait = patience(table, person);
  return { at: wait === 0 ? AT_ONCE : draft.since + wait, seat, event: given };
}
/** Whoever has missed one card has a bot take the next ones, until they come back. */
const keptAgain = ({ header, seats }: Table, { late = [] }: OpenedPacks, seat: number) =>
  late.includes(seat) ? { keeper: keeperOf(header, seats[seat]!) } : {};
export const keeperOf = ({ standIn }: MatchHeader, person: Holder): Holder => ({
  kind: 'bot',
  level: standIn,
  keeps: personOf(person)!,
});
/** In milliseconds. Where everybody is missed bots take cards slowly, so that there is something to come back to. */
function patience({ plan, seats }: Table, person: number | undefined): number {
  if (person !== undefined) return plan.seconds! * 1000;
  return seats.some((holder) => personOf(holder) !== undefined) ? Math.min(plan.seconds! * 1000, ALONE_MS) : 0;
}
const ALONE_MS = 10_000;
