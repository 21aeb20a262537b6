import { randomInt } from 'node:crypto';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { ownSettings, readSetup } from '../../kernel/setup.ts';
import { type Brought, seal } from '../../match/brought.ts';
import { isDrafted } from '../../kernel/draft.ts';
import type { Holder } from '../../match/messages.ts';
import { builtBy } from '../../match/opening.ts';
import {
  buildsAs,
  type HeaderPacks,
  newPacks,
  type OpenedPacks,
  openedByBot,
  planOf,
  type PodTimes,
  type SeatPacks,
  secretOf,
} from '../../match/packs.ts';
import type { NextOfSeries } from '../../match/series.ts';
import type { MatchHeader } from '../../match/store.ts';

type Setup = Readonly<Record<string, unknown>>;

/**
 * The setup of a match to which each seat brings its own settings: nobody can bring them for others, so whoever makes the
 * room cannot either.
 */
export function openSetup(game: AnyGame, given: Setup): Setup {
  const setup = readSetup(game.options, given);
  if (game.brings === undefined) return setup;
  const seats = Array.from({ length: game.seats(setup) }, (_, seat) => seat as Seat);
  const owned = seats.flatMap((seat) => ownSettings(game.options, seat)).find((name) => given[name] !== undefined);
  if (owned !== undefined) throw new InputError(`setup.${owned}`, 'is brought by whoever sits there: `bring`');
  return { ...setup, ...game.brings.unbrought };
}
/** The terms as they were meant; on terms that nothing fits no room is made. */
export function readTerms(game: AnyGame, given: Setup): Setup | undefined {
  if (game.brings === undefined) {
    const [name] = Object.keys(given);
    if (name !== undefined) throw new InputError(`terms.${name}`, 'in this game seats bring nothing');
    return undefined;
  }
  const terms = readSetup(game.brings.terms, given, 'terms');
  const { packs } = game.brings;
  const fits =
    packs?.plan(terms) === undefined ? suited(game, terms, 0 as Seat) !== undefined : packs.sorts(terms).length > 0;
  if (!fits) throw new InputError('terms', 'nothing can be brought that fits');
  return terms;
}
const lot = (): number => randomInt(2 ** 32);
/** Something that fits, for a bot; undefined where there is no such thing. */
function suited(game: AnyGame, terms: Setup, seat: Seat): Brought | undefined {
  try {
    return seal(game.brings!.suits(terms, seat, new FastChance(lot())));
  } catch {
    return undefined;
  }
}
/** What somebody has with them who chooses nothing. */
interface Equipment {
  readonly brought?: Brought;
  readonly opened?: SeatPacks;
}
/** What a bot sits down with; where packs are opened, after it has opened its own, or with those that lie at the seat. */
export function equipped(
  game: AnyGame,
  terms: Setup | undefined,
  seat: Seat,
  packs: { readonly header: HeaderPacks; readonly opened: OpenedPacks } | undefined,
  pod?: PodTimes,
): Equipment {
  if (game.brings === undefined || terms === undefined) return {};
  if (packs === undefined) {
    const brought = suited(game, terms, seat);
    return brought === undefined ? {} : { brought };
  }
  const { draft, seats } = packs.opened;
  const built = (from: OpenedPacks): Brought =>
    builtBy(game, terms, seat, from, buildsAs({ ...(pod && { pod }) }, seat));
  if (draft !== undefined) return isDrafted(draft) ? { brought: built(packs.opened) } : {};
  const had = seats[seat] ?? undefined;
  // What was opened in a draft elsewhere is there; here nothing is dealt out before all have come.
  if (had?.packs === undefined && planOf(game, terms)?.places !== undefined) return {};
  const secret = (): { readonly secret: string } => secretOf({ packs: packs.header });
  const own = had?.packs === undefined ? openedByBot(game, terms, secret(), seat, lot()) : had;
  const all = seats.map((one, i) => (i === seat ? own : one));
  return { opened: own, brought: built({ seats: all }) };
}
/** What everybody has with them when a match is made: what was kept, and bots something that fits. */
export function equipment(
  game: AnyGame,
  terms: Setup | undefined,
  seats: readonly Holder[],
  kept: Pick<NextOfSeries, 'brought' | 'packs'>,
  pod?: PodTimes,
): Pick<MatchHeader, 'brought' | 'packs'> {
  const header = kept.packs ?? newPacks(game, terms, seats.length);
  const had = (seat: number): Equipment => (kept.brought?.[seat] ? { brought: kept.brought[seat] } : {});
  const all = seats.map(({ kind }, seat): Equipment => {
    const packs = header && { header, opened: header.opened };
    return kind === 'bot' && !kept.brought?.[seat] ? equipped(game, terms, seat as Seat, packs, pod) : had(seat);
  });
  const brought = all.map((one) => one.brought ?? null);
  if (header === undefined) return { brought };
  const opened = header.opened.seats.map((one, seat) => all[seat]!.opened ?? one);
  return { brought, packs: { ...header, opened: { ...header.opened, seats: opened } } };
}
