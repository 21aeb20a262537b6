import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import { ownSettings, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { type Brought, saltFor, seal } from './brought.ts';
import { type Ledger, type MatchEvent, people, personOf } from './ledger.ts';
import type { Loaded } from './log.ts';
import { AT_ONCE, builtBy, dealtTo, type Due, keeperOf, type Table, tableIn } from './opening.ts';
import { buildsAs, isDrafting, openedAt, type OpenedPacks, ownPacks, secretOf, type SeatPacks } from './packs.ts';

/** What comes next at a table where packs are opened for several matches, if nobody does anything. */
export function nextInPod<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>): Due | undefined {
  const { ledger } = loaded.situation;
  const table = loaded.header.pod && tableIn(loaded);
  if (table === undefined || ledger.phase !== 'gathering') return undefined;
  const { seats: opened, draft } = ledger.packs!;
  const missing = opened.flatMap((one, seat) => (one === null ? [seat] : []));
  if (missing.length === 0 || draft !== undefined) return closes(table, ledger);
  // Bots open theirs at once; a draft begins with the last of the people.
  const first = table.plan.places === undefined ? 'bot' : 'person';
  const next = missing.find((seat) => table.seats[seat]!.kind === first);
  return opensLate(table, ledger.packs!, next ?? missing[0]!);
}
/** Whoever has not come has theirs opened without a word of their own, and in a draft a bot keeps the place. */
function opensLate(table: Table, packs: OpenedPacks, seat: number): Due {
  const { game, terms, plan, seats, header } = table;
  const holder = seats[seat]!;
  const [sort = ''] = game.brings!.packs!.sorts(terms);
  const event = (): MatchEvent => {
    const own: SeatPacks = { who: personOf(holder) ?? '', nonce: '', sort };
    if (plan.places === undefined)
      return {
        do: 'open',
        seat: seat as Seat,
        opened: { ...own, packs: ownPacks(game, terms, secretOf(header), seat, own) },
      };
    const all = packs.seats.map((one, i) => (i === seat ? own : one));
    const isLast = !seats.some(({ kind }, i) => kind === 'person' && all[i] === null);
    const keeper = holder.kind === 'person' ? { keeper: keeperOf(header, holder) } : {};
    return {
      do: 'open',
      seat: seat as Seat,
      opened: own,
      ...(isLast ? { table: dealtTo(table, all) } : {}),
      ...keeper,
    };
  };
  return { at: holder.kind === 'person' ? header.at + header.pod!.show : AT_ONCE, seat, event };
}
/** Once everybody who is here has built, or when the time is over; who has not built has what a bot would play. */
function closes({ game, terms, seats, header }: Table, ledger: Ledger): Due | undefined {
  const packs = ledger.packs!;
  if (isDrafting(packs)) return undefined;
  const since = packs.draft?.since ?? header.at + header.pod!.show;
  const isReady = (seat: number): boolean => ledger.nonces[seat] !== null;
  const all = seats.every(({ kind }, seat) => kind !== 'person' || isReady(seat));
  // Who is missed may come back and build, unless those who are here need nobody else.
  const isDone = all && (people(seats) !== 0 || !seats.some((holder) => personOf(holder) !== undefined));
  const built = (): MatchEvent => ({
    do: 'close',
    built: seats.flatMap((_, seat) =>
      ledger.brought![seat] === null
        ? [[seat, builtBy(game, terms, seat, packs, buildsAs(header, seat))] as const]
        : [],
    ),
  });
  return { at: isDone ? AT_ONCE : since + header.pod!.build, seat: -1, event: built };
}

/** What somebody takes along from such a table to a seat elsewhere. */
export interface TakenAlong {
  readonly packs: SeatPacks;
  readonly brought: Brought;
}
/** For a seat of that match: it is sealed anew, so that nobody can tell whether the same deck goes to several. */
export function takenFrom(
  game: AnyGame,
  { packs, brought }: Pick<Ledger, 'packs' | 'brought'>,
  place: number,
  to: { readonly match: string; readonly seat: Seat },
): TakenAlong {
  const { sort, cards } = openedAt(packs, place)!;
  const own = packs!.seats[place] ?? { who: '', nonce: '', sort };
  const { setup, salt } = brought![place]!;
  const [names, given] = [ownSettings(game.options, to.seat), ownSettings(game.options, 0 as Seat)];
  const moved = Object.fromEntries(names.map((name, i) => [name, setup[given[i]!]]));
  return { packs: { ...own, packs: own.packs ?? [cards] }, brought: seal(moved, saltFor(salt, to.match)) };
}
