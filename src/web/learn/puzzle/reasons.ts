import type { GameModule } from '../../../games/index.ts';
import { textAt } from '../../../kernel/roles.ts';
import { type Language, optionByItself } from '../../../kernel/text.ts';
import { unspell } from '../../../kernel/verbs.ts';
import { tellingLine } from '../../../lab/puzzles/continuation.ts';
import type { Continuation, Figure, Laid, Puzzle } from '../../../lab/puzzles/puzzle.ts';
import { percentIn } from '../../shell/figures-in.ts';
import { firstTwo } from './shelf.ts';
import { PUZZLE } from './words.ts';

const verbIn = (move: string): string => move.split(' ')[0]!;

/** A move as its button names it. */
export function moveWords(
  { game, texts }: GameModule,
  { sight, seat }: Laid,
  move: string,
  language: Language,
): string {
  const text = textAt(game, texts[language], sight.state);
  const { rules, state } = sight;
  return optionByItself(text, state, seat, unspell(game.verbs, move)!, rules.decision(state, seat));
}
function lineAfter(
  { game, texts }: GameModule,
  laid: Laid,
  move: string,
  course: Continuation | undefined,
  language: Language,
): string | undefined {
  if (course === undefined) return undefined;
  return tellingLine(game, texts[language], laid, unspell(game.verbs, move)!, course);
}

/** Why a move fails, from what the search compared. A move that it did not weigh is no better than the last that it did. */
export function whyWrong(
  module: GameModule,
  laid: Laid,
  puzzle: Puzzle,
  move: string,
  language: Language,
): readonly string[] {
  const w = PUZZLE[language];
  const [best] = firstTwo(puzzle);
  const figure = puzzle.figures.find((one) => one.move === move) ?? puzzle.figures.at(-1)!;
  return [
    w.wrongChance(
      moveWords(module, laid, move, language),
      percentIn(language, figure.chance),
      percentIn(language, best.chance),
    ),
    (figure.move === move ? reasonOf(module, laid, figure, best, language) : undefined) ?? w.slowly,
  ];
}
/** What often comes after the move, or else what comes after the best one and not after this. */
function reasonOf(
  module: GameModule,
  laid: Laid,
  { move, course, missed }: Figure,
  best: Figure,
  language: Language,
): string | undefined {
  const w = PUZZLE[language];
  const bad = lineAfter(module, laid, move, course, language);
  if (bad !== undefined) return w.often(bad, course!);
  const good = lineAfter(module, laid, best.move, missed, language);
  return good === undefined ? undefined : w.misses(good, missed!);
}
/** Is it the same deed, done otherwise? */
export const isWarm = ({ solution }: Puzzle, move: string): boolean =>
  solution.some((right) => verbIn(right) === verbIn(move));

export function whyRight(module: GameModule, laid: Laid, puzzle: Puzzle, language: Language): readonly string[] {
  const w = PUZZLE[language];
  const [best, second] = firstTwo(puzzle);
  const line = lineAfter(module, laid, best.move, best.course, language);
  return [
    w.worksChance(
      moveWords(module, laid, best.move, language),
      percentIn(language, best.chance),
      percentIn(language, second.chance),
    ),
    ...(line === undefined ? [] : [w.worksOften(line, best.course!)]),
    w.how(best.tries.toLocaleString(language)),
  ];
}
