import type { CardId, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { words } from '../../shell/text/index.ts';
import { forecastWords } from '../spoken.tsx';
import { chaptersOf, headingIn, type LogLine, sentences } from '../story.ts';
import { stateWords } from '../thing.tsx';
import { stateOf } from '../state.ts';
import { cardKey, cardsIn, defKey, handIn, optionWords, type TableView, zoneNamed } from '../view.ts';
import type { Choice } from '../selection.ts';
import type { Heard, ReadCard } from './commands.ts';
import { found } from './commands.ts';
import { type Parts, partsIn, type Section } from '../sections.ts';
import { READING, type ReadingDepth } from './words.ts';

/** So much of the log is read: a whole game of most. */
const MOST = 600;

/** The table in parts: as the game reads it, or as its text for the terminal is cut. */
export function partsOf(view: TableView): Parts {
  const { against, nobody } = READING[view.language];
  const said = (line: string): string =>
    line.replaceAll(' ⚔ ', ` ${against} `).replaceAll(/(?<=^|[:\s])[–—](?=\s|$)/gu, nobody);
  const { stands, sections } = view.layout.reads?.(view) ?? partsIn(view.text.table(view.s, view.viewer));
  return {
    stands: stands.map(said),
    sections: ownFirst(view, sections).map(({ title, lines }) => ({ title, lines: lines.map(said) })),
  };
}
/** Of the parts that belong to somebody the viewer's come first; what is nobody's stays where it is. */
function ownFirst({ text, viewer, seat }: TableView, sections: readonly Section[]): readonly Section[] {
  if (viewer === 'spectator') return sections;
  const ownerOf = ({ title }: Section): number => text.seats.findIndex((name) => title.includes(name));
  const owned = sections.filter((section) => ownerOf(section) >= 0);
  const sorted = [
    ...owned.filter((section) => ownerOf(section) === seat),
    ...owned.filter((section) => ownerOf(section) !== seat),
  ];
  return sections.map((section) => (ownerOf(section) >= 0 ? sorted.shift()! : section));
}

/** What can be done, each with the number that it keeps as long as it is asked. */
export const actionsOf = (view: TableView): readonly Choice[] =>
  view.decision === undefined ? [] : view.selection.all();

export interface HandCard extends ReadCard {
  readonly card: CardId;
  readonly def: DefId;
  readonly keys: readonly string[];
  readonly count: number;
}
/** The viewer's hand: one line for each print, in an order that playing a card does not change. */
export function handOf(view: TableView, depth: ReadingDepth): readonly HandCard[] {
  const zones = view.layout.hand?.(view) ?? [zoneNamed(view.s, 'hand', view.seat)].filter((zone) => zone >= 0);
  const cards = zones.flatMap((zone) => handIn(view.s, zone));
  return [...Map.groupBy(cards, (card) => view.s.table.printed(card))].map(([def, alike]) => {
    const card = alike[0]!;
    const { name, kind, lines } = def === 0 ? { name: words().table.hidden, kind: '', lines: [] } : view.text.card(def);
    const keys = [...alike.map(cardKey), ...(def === 0 ? [] : [defKey(def)])];
    const copies = alike.length < 2 ? '' : words().table.cards(alike.length);
    const figures = def === 0 ? [] : (view.layout.brief?.(view, def) ?? [kind]);
    const state = stateWords(view, stateOf(view, keys), keys);
    const read = depth === 'names' ? [] : depth === 'figures' ? figures : [kind, ...lines];
    const says = [name, copies, ...read, state].filter((part) => part !== '').join(', ');
    return { card, def, keys, count: alike.length, name, says, full: sentences([name, kind, ...lines, state]) };
  });
}

export interface Turn {
  readonly title: string;
  readonly lines: readonly string[];
}
/** What happened, turn by turn, the oldest first. */
export function turnsOf(view: TableView): readonly Turn[] {
  const lines: LogLine[] = [];
  const { entries } = view.model;
  for (let at = entries.length - 1; at >= 0 && lines.length < MOST; at--)
    lines.unshift(...entries[at]!.lines[view.language]);
  const isHeading = ({ text, fact }: LogLine): boolean =>
    headingIn(text) !== undefined || view.layout.heading?.(fact) === true;
  const { times, logBefore } = words().table;
  return chaptersOf(lines, isHeading)
    .toReversed()
    .map(({ heading, lines: told }) => ({
      title:
        heading === undefined
          ? (view.layout.first?.(view.language) ?? logBefore)
          : (headingIn(heading.text) ?? heading.text.replace(/\.$/u, '')),
      lines: told.toReversed().map(({ text, times: n }) => (n > 1 ? `${text} ${times(n)}` : text)),
    }));
}

function whyNot(view: TableView, name: string): string | undefined {
  const { game } = view.rules;
  const prints = Array.from({ length: game.prints ?? game.cards }, (_, i) => (i + 1) as DefId);
  const [at] = found(
    name,
    prints.map((def) => view.text.card(def).name),
  );
  if (at === undefined) return undefined;
  const def = prints[at]!;
  const { table } = view.s;
  const cards = Array.from({ length: table.plan.names.length }, (_, zone) => cardsIn(view.s, zone as ZoneId)).flat();
  const keys = [defKey(def), ...cards.filter((card) => table.printed(card) === def).map(cardKey)];
  const state = stateOf(view, keys);
  if (state !== '' && state !== 'no') return sentences([view.text.card(def).name, stateWords(view, state, keys)]);
  const { text, rule } = view.model.refusals.whyNot(view, keys);
  return sentences([text, rule === undefined ? '' : words().table.rule(rule)]);
}
/** The clocks that the bar shows, with whose they are. */
const clockWords = (): string =>
  [...document.querySelectorAll('.seat')]
    .flatMap((seat) => {
      const time = seat.querySelector('[role=timer]')?.textContent ?? '';
      return time === '' ? [] : [`${seat.getAttribute('aria-label') ?? ''}: ${time}`];
    })
    .join('; ');

/** The table for the command field. */
export function heardOf(view: TableView, depth: ReadingDepth): Heard {
  const { selection, decision, about, text } = view;
  const actions = actionsOf(view);
  const parts = partsOf(view);
  const rule = decision?.rule;
  return {
    words: READING[view.language],
    actions: actions.map(({ option }) => optionWords(view, option)),
    isArmed: selection.armed() !== undefined || selection.weighed.value !== undefined,
    asks: selection.asking.value,
    canUndo: (about?.undo?.free ?? 0) > 0 || about?.undo?.stop !== undefined,
    stands: [...parts.stands, text.aim],
    hand: handOf(view, depth),
    sections: parts.sections,
    others: text.seats.filter((_, seat) => (seat as Seat) !== view.viewer),
    // A turn that has just begun tells of the one before.
    last: turnsOf(view).findLast(({ lines }) => lines.length > 0)?.lines ?? [],
    events: turnsOf(view).flatMap(({ lines }) => lines),
    clock: clockWords(),
    rule: rule === undefined ? '' : sentences([words().table.rule(rule), text.refusal(rule)]),
    forecast(at) {
      const forecast = view.layout.forecast?.(view, actions[at]!.option);
      return forecast === undefined
        ? (view.layout.explains?.(view, actions[at]!.option) ?? '')
        : forecastWords(forecast);
    },
    whyNot: (name) => whyNot(view, name),
  };
}
