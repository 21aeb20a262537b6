import { Chances } from '../../../kernel/chances.ts';
import type { DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { LAST, PLANET_OF } from '../cards/columns.ts';
import { locationsIn, neighbours, planetAt, sideAt, SLOTS } from '../galaxy.ts';
import { baseOf, bit, capturedMask, DYNASTY, type Liberation, RESISTANCE, seatOfRole, zone } from '../state.ts';
import { reasonText } from './facts.ts';
import { galaxyMap } from './map.ts';
import { letterOf, locationText, numeral, planetName, sideName } from './names.ts';
import type { Words } from './words.ts';

/** Who may see what is masked already: here 0 is an unknown card. */
export function tableLines(words: Words, s: Liberation, viewer: Viewer): string[] {
  const { table } = s;
  const t = words.table;
  const size = (name: 'deck' | 'discard'): string => `${words.zones[name]}: ${t.cards(table.size(zone[name]))}`;
  return [
    `${t.circle(numeral(s.circle.value), s.turns.value)} · ${size('deck')} · ${size('discard')}${openCards(words, s)}`,
    '',
    t.galaxy,
    ...galaxyLines(words, s),
    '',
    ...galaxyMap(s.galaxy.value, (def) => marked(words, s, def)),
    '',
    t.connections,
    ...connectionLines(words, s),
    '',
    `${words.zones.captured}: ${capturedText(words, s)}`,
    ...sideLines(words, s, seatOfRole(s, DYNASTY)),
    ...sideLines(words, s, seatOfRole(s, RESISTANCE)),
    ...baseLines(words, s, viewer),
  ];
}
/** The known cards of the discard pile, from the top. */
function openCards(words: Words, s: Liberation): string {
  const known: string[] = [];
  for (let i = s.table.size(zone.discard) - 1; i >= 0; i--) {
    const def = s.table.printed(s.table.card(zone.discard, i));
    if (def !== 0) known.push(letterOf(words, def));
  }
  return known.length === 0 ? '' : ` (${known.join(' ')})`;
}
export const locationsOf = (mask: number): DefId[] =>
  Array.from({ length: LAST }, (_, i) => (i + 1) as DefId).filter((def) => (mask & bit(def)) !== 0);

/** `[H]` is captured and ready, `(H)` captured and exerted. */
function marked(words: Words, s: Liberation, def: DefId): string {
  const letter = letterOf(words, def);
  if ((capturedMask(s.table) & bit(def)) === 0) return ` ${letter} `;
  const card = s.table.find(zone.captured, def);
  return s.exerted.get(card) === 1 ? `(${letter})` : `[${letter}]`;
}
function galaxyLines(words: Words, s: Liberation): string[] {
  const galaxy = s.galaxy.value;
  const cells = Array.from({ length: SLOTS }, (_, slot) => {
    const planet = planetAt(galaxy, slot);
    const here = locationsOf(locationsIn(galaxy)).filter((def) => PLANET_OF[def] === planet);
    return `${planetName(words, planet)}-${words.sides[sideAt(galaxy, slot)]}: ${here.map((def) => marked(words, s, def)).join('')}`;
  });
  const width = Math.max(cells[0]!.length, cells[2]!.length) + 3;
  return [`  ${cells[0]!.padEnd(width)}${cells[1]!}`, `  ${cells[2]!.padEnd(width)}${cells[3]!}`];
}
/** Four to a line: `В: Б К Е Ж Г`. */
function connectionLines(words: Words, s: Liberation): string[] {
  const galaxy = s.galaxy.value;
  const cells = locationsOf(locationsIn(galaxy)).map((def) => {
    const connected = locationsOf(neighbours(galaxy, def)).map((other) => letterOf(words, other));
    return `${marked(words, s, def)} — ${connected.join(' ')}`.padEnd(18);
  });
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) =>
    `  ${cells.slice(4 * i, 4 * i + 4).join('')}`.trimEnd(),
  );
}
function capturedText(words: Words, s: Liberation): string {
  const { table } = s;
  const list = Array.from({ length: table.size(zone.captured) }, (_, i) => {
    const card = table.card(zone.captured, i);
    const exerted = s.exerted.get(card) === 1 ? ` — ${words.table.exerted}` : '';
    return `${locationText(words, table.printed(card))}${exerted}`;
  });
  return list.length === 0 ? words.table.none : list.join('; ');
}
function cardsText(words: Words, s: Liberation, at: ZoneId): string {
  const { table } = s;
  const known: string[] = [];
  for (let i = 0; i < table.size(at); i++) {
    const def = table.printed(table.card(at, i));
    if (def !== 0) known.push(locationText(words, def));
  }
  const hidden = table.size(at) - known.length;
  if (hidden > 0) known.push(words.table.hidden(hidden));
  return known.length === 0 ? words.table.none : known.join('; ');
}
function sideLines(words: Words, s: Liberation, seat: Seat): string[] {
  const others = (['aside', 'spied'] as const).filter((name) => s.table.size(zone[name](seat)) > 0);
  return (['hand', ...others] as const).map(
    (name) =>
      `${sideName(words, s, seat)}, ${words.zones[name].toLowerCase()}: ${cardsText(words, s, zone[name](seat))}`,
  );
}
function baseLines(words: Words, s: Liberation, viewer: Viewer): string[] {
  const { table } = s;
  const base = baseOf(s);
  if (table.size(base) === 0) return [];
  const card = table.top(base);
  const line = `${words.zones.base}: ${cardsText(words, s, base)}`;
  if (table.printed(card) !== 0) return [line];
  const letters = new Chances(table, viewer).couldBe(card).map((def) => letterOf(words, def));
  return [line, `  ${words.table.couldBe}: ${letters.join(' ')}`];
}

/** Who won and why; what the base was. */
export function outcomeLines(words: Words, s: Liberation): string[] {
  const { table } = s;
  const base = baseOf(s);
  const lines = [reasonText(words, s.reason.value)];
  if (table.size(base) > 0) lines.push(words.facts.baseWas(locationText(words, table.printed(table.top(base)))));
  return lines;
}
