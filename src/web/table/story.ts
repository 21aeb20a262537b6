import { type Fact, FACT } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { DefId, Seat, Viewer } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import type { GameText, Language } from '../../kernel/text.ts';
import { toRival } from './rival.ts';
import { toYou } from './you.ts';

/** A line between two dashes begins a turn or a round. */
const HEADING = /^(?:—|=+)\s(.+)\s(?:—|=+)$/u;
/** What a line that begins a turn says without its dashes. */
export const headingIn = (text: string): string | undefined => HEADING.exec(text)?.[1];

/** Sentences one after another, each with one full stop, and with a capital where another has ended. */
export const sentences = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/u.test(part) ? part : `${part}.`))
    .map((part, i, all) =>
      i > 0 && all[i - 1]!.endsWith(':') ? part : part.replace(/^\p{Ll}/u, (a) => a.toUpperCase()),
    )
    .join(' ');

export interface LogLine {
  readonly text: string;
  readonly fact: Fact;
  /** So many alike, one after another. */
  readonly times: number;
  /** What happened at the same moment: a line that tells several facts as one names cards of all of them. */
  readonly among?: readonly Fact[];
}

/** What happened at one moment in words, as the viewer may read it; what is said twice is counted. `rival`: whom the text calls by a number, and the viewer by what they are. */
export function linesOf(
  text: GameText,
  s: State,
  facts: readonly Fact[],
  viewer: Viewer,
  language: Language,
  rival?: string,
): readonly LogLine[] {
  const own = facts.map((fact) => ({ fact, text: text.fact(s, fact, viewer) }));
  const said =
    text.log === undefined
      ? own.flatMap(({ fact, text: line }) => (line === undefined ? [] : [{ fact, text: line }]))
      : text.log(s, facts, viewer).map((line) => ({ text: line, fact: factOf(own, line) }));
  const lines: LogLine[] = [];
  for (const { text: line, fact } of said) {
    const last = lines.at(-1);
    const told =
      viewer === 'spectator' ? line : toRival(toYou(line, nameIn(line, text, viewer), language), rival, language);
    if (last?.text === told) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push({ text: told, fact, times: 1, ...(text.log === undefined ? {} : { among: facts }) });
  }
  return lines;
}
/** What a line calls the seat: before roles are given out, and where it tells who got which, seats go by their numbers. */
function nameIn(line: string, { seats, players = [] }: GameText, seat: Seat): string {
  return (players.some((player) => line.includes(player)) ? players[seat] : seats[seat]) ?? '';
}
/** The fact that a line is about; of several that share one, the first that moved a card. */
function factOf(own: readonly { readonly fact: Fact; readonly text: string | undefined }[], line: string): Fact {
  const exact =
    own.find(({ text }) => text === line) ??
    own.find(({ text }) => text !== undefined && line.includes(text.replace(/\.$/u, '')));
  return (exact ?? own.find(({ fact, text }) => fact.kind === FACT.moved && text !== undefined) ?? own[0]!).fact;
}

/** The prints that a line may name: of what moved, and of the values of the game's own facts. */
export function namedIn(game: AnyGame, s: State, { kind, a, b, c, def }: Fact): readonly DefId[] {
  if (kind < FACT.game) return def === 0 ? [] : [def];
  const kinds = game.facts.list.find(({ id }) => id === kind)?.kinds ?? [];
  return kinds.flatMap((what, i): readonly DefId[] => {
    const value = [a, b, c][i] ?? 0;
    if (what === 'def') return value === 0 ? [] : [value as DefId];
    if (what !== 'card' || value <= 0 || value > s.table.cards) return [];
    const print = s.table.printed(value as never);
    return print === 0 ? [] : [print];
  });
}

export interface Chapter<L> {
  readonly heading: L | undefined;
  /** The newest first. */
  readonly lines: readonly L[];
}
/** Turns and rounds with what happened in them, the newest first; each under its own heading. */
export function chaptersOf<L>(lines: readonly L[], isHeading: (line: L) => boolean): readonly Chapter<L>[] {
  const chapters: { heading: L | undefined; lines: L[] }[] = [];
  for (const line of lines) {
    if (isHeading(line)) chapters.push({ heading: line, lines: [] });
    else {
      if (chapters.length === 0) chapters.push({ heading: undefined, lines: [] });
      chapters.at(-1)!.lines.unshift(line);
    }
  }
  return chapters.toReversed();
}
