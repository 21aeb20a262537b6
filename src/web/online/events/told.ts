import { type Level, levelName, LEVELS } from '../../../bots/levels.ts';
import type { Player } from '../../../events/facts.ts';
import type { EventTable, EventView } from '../../../events/view.ts';
import type { Bringing } from '../../games/parts/bringing.ts';
import { language } from '../../shell/settings.ts';
import { roomWords } from '../text.ts';
import { eventWords } from './words.ts';

const isLevel = (level: string): level is Level => LEVELS.some((one) => one === level);
/** How a player is called: by name, a bot by its number among the bots and its level. */
export function nameOf({ players }: Pick<EventView, 'players'>, player: Player): string {
  const { name = '', bot } = players[player] ?? {};
  if (bot === undefined) return name || roomWords().someone;
  const number = players.slice(0, player + 1).filter((one) => one.bot !== undefined).length;
  return `${eventWords().bot(number)} (${isLevel(bot) ? levelName(bot, language.value) : bot})`;
}
/** What decks must be like, in one line. */
export const termsLine = (bringing: Bringing, terms: Readonly<Record<string, unknown>>): string =>
  bringing
    .termsOf(terms)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(' · ');
/** Points are counted in halves: `2½`. */
export const halves = (points: number): string =>
  points % 2 === 0 ? String(points / 2) : `${points === 1 ? '' : (points - 1) / 2}½`;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** So long, in words; never less than nothing. */
export function duration(ms: number): string {
  const w = eventWords();
  if (ms >= 2 * DAY) return w.days(Math.floor(ms / DAY));
  const minutes = Math.max(0, Math.ceil(ms / MINUTE));
  return w.hours(Math.floor(minutes / 60), minutes % 60);
}
export const tableWith = (tables: readonly EventTable[], player: Player | undefined): number =>
  player === undefined ? -1 : tables.findIndex(({ seats }) => seats.includes(player));
/** The games that can be looked at: what was opened for a whole event is told when that is over, and so are they. */
export const replayable = ({ pods, phase }: EventView, { matches }: EventTable): readonly string[] =>
  pods !== undefined && phase !== 'over' ? [] : matches;
