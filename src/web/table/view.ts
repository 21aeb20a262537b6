import type { CardId, DefId, Seat, Viewer, ZoneId } from '../../kernel/ids.ts';
import type { Decision, Option, Rules } from '../../kernel/rules.ts';
import type { State } from '../../kernel/table.ts';
import { type GameText, type Language, optionByItself } from '../../kernel/text.ts';
import type { About } from '../../match/messages.ts';
import type { Layout } from './layout.ts';
import type { Selection } from './selection.ts';
import type { TableModel } from './model.ts';

/** One position as one viewer sees it, ready to be drawn. Made anew for every position and every language. */
export interface TableView<S extends State = State> {
  readonly model: TableModel;
  readonly rules: Rules;
  readonly layout: Layout<S>;
  /** Masked for the viewer. */
  readonly s: S;
  readonly viewer: Viewer;
  /** The viewer's seat; a spectator looks from the first. */
  readonly seat: Seat;
  readonly text: GameText<S>;
  readonly language: Language;
  readonly about: About | undefined;
  readonly decision: Decision | undefined;
  readonly selection: Selection;
  readonly narrow: boolean;
}

export function cardsIn(s: State, zone: ZoneId): readonly CardId[] {
  return Array.from({ length: s.table.size(zone) }, (_, i) => s.table.card(zone, i));
}
/** A hand in an order that nothing played from it changes: where a card lies in a hand says nothing. */
export const handIn = (s: State, zone: ZoneId): readonly CardId[] =>
  cardsIn(s, zone).toSorted((a, b) => s.table.printed(a) - s.table.printed(b) || a - b);
/** Zones by name; those that belong to seats are called by the name and the seat's number. */
export function zoneNamed(s: State, name: string, seat?: Seat): ZoneId {
  return s.table.plan.names.indexOf(seat === undefined ? name : `${name}${seat}`) as ZoneId;
}
/** The name that the words know: without the seat's number. */
export function plainName(s: State, zone: ZoneId): string {
  const name = s.table.plan.names[zone] ?? '';
  const owner = s.table.plan.owner[zone]!;
  return owner >= 0 ? name.slice(0, -String(owner).length) : name;
}
export const defKey = (def: DefId | number): string => `def:${def}`;
export const cardKey = (card: CardId | number): string => `card:${card}`;
export const zoneKey = (zone: ZoneId | number): string => `zone:${zone}`;
export const seatKey = (seat: Seat | number): string => `seat:${seat}`;
export const numberKey = (verb: string, n: number): string => `${verb}:${n}`;

/** Everything that an option can be chosen by. */
export function keysOf(view: TableView, option: Option): readonly string[] {
  return [
    `verb:${option.verb}`,
    ...(view.layout.instead?.(view, option) ??
      option.args.map(({ kind, value }) => (kind === 'number' ? numberKey(option.verb, value) : `${kind}:${value}`))),
    ...(view.layout.keys?.(view, option) ?? []),
  ];
}
/** An option as a button names it. */
export const optionWords = (view: TableView, option: Option): string =>
  view.layout.says?.(view, option) ?? view.text.option(view.s, view.seat, option.action);
/** The same where the question does not stand beside it: in a hint. */
export const optionAlone = (view: TableView, option: Option): string =>
  view.layout.says?.(view, option) ?? optionByItself(view.text, view.s, view.seat, option.action, view.decision);
/** It can be taken back, and so is not asked about. */
export const isUnasked = (view: TableView, { verb }: Option): boolean =>
  view.layout.unasked?.includes(verb) === true || view.layout.unaskedNow?.(view).includes(verb) === true;
/** What it is about is in already, and goes out by it. */
export const takesBack = ({ layout }: TableView, { verb }: Option): boolean => layout.back?.includes(verb) === true;
/** It has a thing of its own on the table. */
export const isDrawn = ({ layout }: TableView, { verb }: Option): boolean => layout.drawn?.has(verb) === true;
export const isQuiet = ({ layout }: TableView, { verb }: Option): boolean => layout.quiet?.includes(verb) === true;
/** Is the thing called usable for this? A card that is good for a quiet verb alone is not. */
export const isMarkedFor = (view: TableView, keys: readonly string[], option: Option): boolean =>
  !isQuiet(view, option) || !keys.some((key) => key.startsWith('card:'));
