import type { Game } from '../kernel/game.ts';
import type { Viewer } from '../kernel/ids.ts';
import { rulesFor } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { Framing } from './frames.ts';
import { personOf } from './ledger.ts';
import { follow, type GameOf } from './log.ts';
import type { Frame, Told, Whole } from './messages.ts';
import type { Advanced, Situation } from './referee.ts';
import type { MatchStore, StoredMatch } from './store.ts';

/** A piece of a history has at most so many frames. */
const PIECE = 64;

export interface HistoryAsked {
  readonly viewer: Viewer;
  /** Who asks for what a seat was told: nothing of when somebody else held it. On one device all seats are theirs. */
  readonly who?: string;
  /** The last version that is told of. */
  readonly to: number;
}
/** The whole view, and the frames after it. */
interface HistoryPiece {
  readonly begins: Whole;
  readonly frames: readonly Frame[];
}

/**
 * What a viewer was told from the deal on, once more and to the letter: the view before the cards were dealt, then frame by
 * frame, each masked as things stood then. In pieces, any of which one may begin with. Nothing before the deal; where the
 * rules have changed since, it begins with the position that was kept. The whole log is played again.
 */
export function historyOf<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  { viewer, who, to }: HistoryAsked,
): readonly HistoryPiece[] {
  const { header, secret, rows, saved } = stored;
  const framing = new Framing(rulesFor(game, readSetup(game.options, header.setup)), header, secret);
  let pieces: { readonly begins: Whole; readonly frames: Frame[] }[] = [];
  const isTheirs = ({ ledger }: Situation<S>): boolean =>
    viewer === 'spectator' || who === undefined || personOf(ledger.seats[viewer]!) === who;
  const begin = (situation: Situation<S>): void => {
    pieces.push({ begins: framing.whole(viewer, situation), frames: [] });
  };
  const each = (from: Situation<S>, advanced: Advanced<S>): void => {
    if (advanced.situation.state === undefined) return;
    if (!isTheirs(advanced.situation)) pieces = [];
    // Whoever comes to the seat begins with what stands then: there is no frame that leads there.
    else if (isTheirs(from)) {
      if (pieces.length === 0 || pieces.at(-1)!.frames.length === PIECE) begin(from);
      pieces.at(-1)!.frames.push(framing.frame(viewer, from, advanced));
    }
  };
  const { situation } = follow(
    game,
    {
      ...stored,
      rows: rows.filter(({ version }) => version <= to),
      saved: saved !== undefined && saved.version <= to ? saved : undefined,
    },
    { each },
  );
  if (pieces.length === 0 && situation.state !== undefined && isTheirs(situation)) begin(situation);
  return pieces;
}
export const toldIn = (pieces: readonly HistoryPiece[]): readonly Told[] => {
  const [first] = pieces;
  return first === undefined ? [] : [first.begins, ...pieces.flatMap(({ frames }) => frames)];
};

/** Of a match that is longer than this only what came after its kept position is told. */
const MOST_ROWS = 4096;
/** So many letters are told: the latest pieces. */
const MOST_LETTERS = 1024 * 1024;
/** Limits that a test need not play up to. */
type HistoryLimits = Readonly<Record<'rows' | 'letters', number>>;

/**
 * The history of a match as it lies in a store, as JSON; undefined where there is no such match. Bounded in what it costs
 * and in how long it is, however long the match has been.
 */
export async function historyIn<S extends State, O extends SetupOptions>(
  gameOf: GameOf<S, O>,
  store: Pick<MatchStore, 'load'>,
  match: string,
  asked: HistoryAsked,
  { rows, letters }: HistoryLimits = { rows: MOST_ROWS, letters: MOST_LETTERS },
): Promise<string | undefined> {
  const stored = await store.load(match, asked.to > rows ? 'tail' : undefined);
  if (stored === undefined) return undefined;
  const pieces = historyOf(await gameOf(stored.header.game), stored, asked);
  const frames = pieces.map((piece) => piece.frames.map((frame) => JSON.stringify(frame)));
  let first = Math.max(0, pieces.length - 1);
  let told = lettersOf(frames[first] ?? []);
  while (first > 0 && (told += lettersOf(frames[first - 1]!)) <= letters) first--;
  const texts = pieces.slice(first, first + 1).map(({ begins }) => JSON.stringify(begins));
  return `{"told":[${[...texts, ...frames.slice(first).flat()].join(',')}]}`;
}
const lettersOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);
