import { isLevel, levelName } from '../../../bots/levels.ts';
import { posterOf } from '../../games/index.ts';
import { language } from '../../shell/settings.ts';
import { words } from '../../shell/text/index.ts';
import type { Sitter } from '../../worker/online.ts';
import type { MyGame, OpenGame } from './games.ts';
import { mineWords } from './words.ts';

/** A person by name, a bot by its strength; nobody where the seat is free. */
function sitterName(sitter: Sitter): string | undefined {
  if (sitter.kind === 'open') return undefined;
  if (sitter.kind === 'person') return sitter.name;
  return isLevel(sitter.level) ? levelName(sitter.level, language.value) : sitter.level;
}
const MOST_NAMED = 2;
/** Against or with whom, in a few words. */
export function opponentsOf({ seats, mine, where }: Pick<MyGame, 'seats' | 'mine' | 'where'>): string {
  const w = mineWords();
  if (seats.length === 1) return w.alone;
  if (mine === undefined && where === 'device') return w.sameScreen;
  const others = seats.flatMap((sitter, seat) => (seat === mine ? [] : (sitterName(sitter) ?? [])));
  const names = [...new Set(others.map((name) => name || w.someone))];
  if (names.length === 0) return words().online.free;
  const rest = others.length - MOST_NAMED;
  // Six bots of one strength are one word.
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} +${rest}` : names.join(', ');
}

const MINUTE = 60_000;
const agoOf = (at: number, now: number): string => words().home.ago(Math.max(0, Math.floor((now - at) / MINUTE)));
/** In the two largest units: 1 d 4 h. */
function spanOf(ms: number): string {
  const { days, hours, minutes } = mineWords().time;
  const all = Math.max(0, Math.floor(ms / MINUTE));
  const [d, h, m] = [Math.floor(all / 1440), Math.floor((all % 1440) / 60), all % 60];
  const parts =
    d > 0 ? [`${d} ${days}`, `${h} ${hours}`] : h > 0 ? [`${h} ${hours}`, `${m} ${minutes}`] : [`${m} ${minutes}`];
  return parts.join(' ');
}
export const stageOf = ({ game, stage }: Pick<OpenGame, 'game' | 'stage'>): string | undefined =>
  stage === undefined || stage < 1 ? undefined : posterOf(game)?.words[language.value].stage(stage);

/** Where it is played and how far it has come. */
export function placeOf(game: OpenGame): string {
  const w = mineWords();
  const { series, mine = 0 } = game;
  const wins = series?.wins ?? [];
  const lost = Math.max(0, ...wins.filter((_, seat) => seat !== mine));
  const parts = [w[game.where], stageOf(game), series && w.inSeries(wins[mine] ?? 0, lost)];
  return parts.filter((part) => part !== undefined).join(' · ');
}
/** Whose turn it is, and since when or how long is left. */
export function turnOf(game: OpenGame, now: number): string {
  const w = mineWords();
  const since = agoOf(game.at, now);
  if (game.gathering) return `${w.gathering} · ${since}`;
  if (game.yourTurn) {
    const left = game.until === undefined ? since : w.left(spanOf(game.until - now));
    return `${words().table.yourTurn} · ${left}`;
  }
  const awaited = game.seats.filter((_, seat) => (game.awaited & (1 << seat)) !== 0);
  const names = [...new Set(awaited.map((sitter) => sitterName(sitter) || w.someone))].join(', ');
  return names === '' ? since : `${words().table.turnOf(names)} · ${since}`;
}
/** Today, yesterday, or the date. */
export function dayOf(at: number, now: number): string {
  const w = mineWords().history;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight) return w.today;
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === new Date(midnight - 1).toDateString()) return w.yesterday;
  const year = then.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return then.toLocaleDateString(language.value, { day: 'numeric', month: 'long', ...year });
}
