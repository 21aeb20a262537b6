import { FastChance } from '../kernel/chance.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { PackPlan } from '../kernel/packs.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, seal } from './brought.ts';
import { type Draft, isDrafted, pickers, tableOf, withPicks } from '../kernel/draft.ts';
import type { MatchEvent } from './ledger.ts';
import type { Loaded } from './log.ts';
import type { Command, Holder } from './messages.ts';
import { isDrafting, openedAt, ownPacks, packsAtTable, planOf, type SeatPacks } from './packs.ts';
import { type Declined, decline } from './referee.ts';

type Setup = Readonly<Record<string, unknown>>;
type Of<K extends Command['cmd']> = Extract<Command, { readonly cmd: K }>;

/** Something that the match does by itself at its time. */
export interface Due {
  readonly at: number;
  readonly seat: Seat;
  readonly event: MatchEvent;
}
/** All that it takes to open packs at this table. */
interface Table {
  readonly game: AnyGame;
  readonly terms: Setup;
  readonly plan: PackPlan;
  readonly seats: readonly Holder[];
}
function tableIn<S extends State, O extends SetupOptions>({
  header,
  rules,
  standing,
}: Loaded<S, O>): Table | undefined {
  const game = rules.game as unknown as AnyGame;
  const plan = planOf(game, header.terms);
  if (plan === undefined || header.packs === undefined) return undefined;
  return { game, terms: header.terms!, plan, seats: standing.ledger.seats };
}

/** What was in the packs is written into the log: a replay decides nothing, and a later edition changes none of it. */
export function open<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  { nonce, sort: wanted }: Of<'open'>,
): MatchEvent | Declined {
  const { ledger } = loaded.standing;
  const table = tableIn(loaded);
  if (table === undefined || ledger.packs === undefined) return decline('match.nothingToOpen');
  if (ledger.phase !== 'gathering') return decline('match.begun');
  const { game, terms, plan, seats } = table;
  const had = ledger.packs.seats[seat] ?? null;
  if (had?.packs !== undefined || ledger.packs.draft !== undefined) return decline('match.opened');
  const sorts = game.brings!.packs!.sorts(terms);
  const sort = wanted ?? sorts[0] ?? '';
  if (!sorts.includes(sort))
    return decline('match.unreadable', { setting: 'sort', problem: `must be one of ${sorts.join(', ')}` });
  const holder = seats[seat]!;
  const own: SeatPacks = { who: holder.kind === 'person' ? holder.who : '', nonce, sort };
  const header = loaded.header.packs!;
  if (plan.places === undefined)
    return { do: 'open', seat, opened: { ...own, packs: ownPacks(game, terms, header, seat, own) } };
  if (seats.some(({ kind }) => kind === 'open')) return decline('match.seatsOpen');
  const all = ledger.packs.seats.map((one, i) => (i === seat ? own : one));
  const waits = seats.some(({ kind }, i) => kind === 'person' && all[i] === null);
  if (waits) return { do: 'open', seat, opened: own };
  const nonces = all.map((one) => one?.nonce ?? '');
  return { do: 'open', seat, opened: own, table: packsAtTable(game, terms, header, nonces) };
}

export function pick<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  { card, taken }: Of<'pick'>,
): MatchEvent | Declined {
  const draft = loaded.standing.ledger.packs?.draft;
  if (draft === undefined) return decline('match.nothingToOpen');
  const has = draft.picks[seat]!.length;
  if (isDrafted(draft) || has !== taken) return decline('match.stale', { serial: has });
  if (!pickers(draft).includes(seat)) return decline('match.notYourTurn');
  const at = tableOf(draft).before[seat]!.indexOf(card);
  return at < 0 ? decline('match.notOffered') : picked(tableIn(loaded)!, draft, seat, at);
}
/** With whatever follows from it: once all people have taken a card, so do the others. */
function picked(table: Table, draft: Draft, seat: Seat, at: number): MatchEvent {
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
function builtFrom({ game, terms, seats }: Table, draft: Draft): readonly (readonly [number, Brought])[] {
  return seats.flatMap(({ kind }, seat): readonly (readonly [number, Brought])[] =>
    kind === 'bot' ? [[seat, builtBy(game, terms, seat as Seat, { seats: [], draft })]] : [],
  );
}
/** What a bot plays that has these packs. */
export function builtBy(
  game: AnyGame,
  terms: Setup,
  seat: Seat,
  packs: Parameters<typeof openedAt>[0],
  chance = new FastChance(0),
): Brought {
  return seal(game.brings!.suits(terms, seat, chance, openedAt(packs, seat)));
}

/** In a draft the table does not wait for ever: who takes too long is given what a bot would take. */
export function nextPick<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>): Due | undefined {
  const { packs } = loaded.standing.ledger;
  const table = isDrafting(packs) ? tableIn(loaded) : undefined;
  if (table?.plan.seconds === undefined) return undefined;
  const draft = packs!.draft!;
  const seat = pickers(draft).find((place) => table.seats[place]?.kind === 'person');
  if (seat === undefined) return undefined;
  const { before, taken } = tableOf(draft);
  const at = table.game.brings!.packs!.pick(table.terms, taken[seat]!, before[seat]!);
  return {
    at: draft.since + table.plan.seconds * 1000,
    seat: seat as Seat,
    event: picked(table, draft, seat as Seat, at),
  };
}
