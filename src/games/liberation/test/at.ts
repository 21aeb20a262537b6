import { littered } from '../../../kernel/contract/litter.ts';
import type { DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { Scenario, type ScenarioSpec } from '../../../kernel/scenario.ts';
import { idOf, LAST } from '../cards/columns.ts';
import { liberation } from '../game.ts';
import { neighbours } from '../galaxy.ts';
import type { options } from '../rules/02-setup.ts';
import { bit, type Liberation, zone } from '../state.ts';

/** The seats of the two sides where roles were fixed before the deal (LIB-R3). */
export const [DYNASTY, RESISTANCE] = [0 as Seat, 1 as Seat];

export type T = Scenario<Liberation, typeof options>;
type Spec = ScenarioSpec<typeof options>;
/** Where much has been played, so that no rule can take what lies in no place for a card. */
const played = littered(liberation);

/** A position; the Dynasty is to take its action in the galaxy G1 unless it says otherwise. */
export const lay = (position: Readonly<Record<string, unknown>>, spec: Omit<Spec, 'position'> = {}): T =>
  new Scenario(played, { ...spec, position });
export const deal = (setup: NonNullable<Spec['setup']> = {}, seed = 1): T => new Scenario(played, { setup, seed });

/** The letters of a zone from the bottom up; `?` is a card that the viewer does not know. */
export function letters(s: Liberation, at: ZoneId): string {
  const { table } = s;
  return Array.from({ length: table.size(at) }, (_, i) => table.printed(table.card(at, i)))
    .map((def) => (def === 0 ? '?' : idOf(def)))
    .join('');
}
export const sorted = (text: string): string => text.split('').toSorted().join('');
const handOf = (t: T, seat: Seat): string => sorted(letters(t.s, zone.hand(seat)));
export const dynastyHand = (t: T): string => handOf(t, DYNASTY);
export const resistanceHand = (t: T): string => handOf(t, RESISTANCE);
export const baseOf = (t: T): string => letters(t.s, zone.base(RESISTANCE));
export const captured = (t: T): string => letters(t.s, zone.captured);
export const deck = (t: T): string => letters(t.s, zone.deck);
export const discards = (t: T): string => letters(t.s, zone.discard);
/** The exerted locations. */
export function exerted(t: T): string {
  const { table, exerted: column } = t.s;
  const cards = Array.from({ length: table.size(zone.captured) }, (_, i) => table.card(zone.captured, i));
  return sorted(
    cards
      .filter((card) => column.get(card) === 1)
      .map((card) => idOf(table.printed(card)))
      .join(''),
  );
}
/** The letters of a zone as somebody sees it. */
export const seen = (t: T, viewer: Viewer, at: ZoneId): string => letters(t.view(viewer), at);

/** What can be attacked, captured … with this beginning of the phrase: 'exert H, attack ' gives 'BCEFG'. */
export const offeredAfter = (t: T, seat: string, beginning: string): string =>
  sorted(
    t
      .at(seat)
      .offered.filter((phrase) => phrase.startsWith(beginning))
      .map((phrase) => phrase.slice(beginning.length))
      .join(''),
  );
/** The connections of a galaxy as the rulebook's vectors write them: `A:BD B:ACH …`. */
export function connections(galaxy: number): string {
  const names = (mask: number): string =>
    Array.from({ length: LAST }, (_, i) => (i + 1) as DefId)
      .filter((def) => (mask & bit(def)) !== 0)
      .map(idOf)
      .join('');
  return Array.from({ length: LAST }, (_, i) => (i + 1) as DefId)
    .filter((def) => neighbours(galaxy, def) !== 0)
    .map((def) => `${idOf(def)}:${names(neighbours(galaxy, def))}`)
    .join(' ');
}
/** Plays at random until the game is over or `until` says so. */
export function playOn(t: T, pick: (n: number) => number, until: () => boolean = () => false): void {
  while (t.outcome === undefined && !until()) {
    const seat = t.rules.actor(t.s);
    const { options } = t.rules.decision(t.s, seat)!;
    t.apply(seat, options[pick(options.length)]!.action);
  }
}
