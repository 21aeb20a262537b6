import type { DefId, Seat } from '../../../kernel/ids.ts';
import { MISSIONS } from '../cards/missions.ts';
import { MISSION_IDS, rowOf } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { type Liberation, roleOf } from '../state.ts';
import type { Words } from './words.ts';

const NUMERALS = ['', 'I', 'II', 'III'];
export const numeral = (circle: number): string => NUMERALS[circle] ?? String(circle);

/** LIB-R36: until it is decided who is who, a seat goes by its number. */
export const sideName = (words: Words, s: Liberation, seat: Seat): string =>
  (s.undecided.value === 1 ? words.players[seat] : words.seats[roleOf(s, seat)]) ?? '';
export const letterOf = (words: Words, def: DefId): string => (def === 0 ? '?' : rowOf(def).names[words.language][0]);
/** `H (Harbour Yards)`; '' for a card that is not known. */
export function locationText(words: Words, def: DefId): string {
  if (def === 0) return '';
  const [letter, name] = rowOf(def).names[words.language];
  return `${letter} (${name})`;
}
export const missionName = (words: Words, mission: number): string =>
  words.quoted(words.missions[MISSION_IDS[mission]!]);
export const planetName = (words: Words, planet: number): string => words.planets[PLANETS[planet]!];
export function costText(words: Words, mission: number): string {
  const { discard, exert } = MISSIONS[MISSION_IDS[mission]!];
  return words.cost(discard, exert);
}
