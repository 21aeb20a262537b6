import type { GameModule } from '../../../games/index.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { InputError } from '../../../kernel/input.ts';
import { type CardText, LANGUAGES } from '../../../kernel/text.ts';

/** The numbers of all prints, as the game says. */
export const numbersOf = ({ prints, cards }: GameModule['game']): readonly DefId[] =>
  Array.from({ length: prints ?? cards }, (_, i) => (i + 1) as DefId);

/** Every print of the game. A card that the game has no words for is named, with what is missing. */
export function printsOf({ game, texts }: GameModule): readonly DefId[] {
  const prints = numbersOf(game);
  for (const language of LANGUAGES) {
    for (const def of prints) {
      const missing = missingFrom(() => texts[language].card(def));
      if (missing === undefined) continue;
      const count = game.prints === undefined ? `cards: ${game.cards}` : `prints: ${game.prints}`;
      throw new InputError(
        `${game.name}.texts.${language}.card(${def})`,
        `${missing}; the game says of itself that it has ${prints.length} prints (${count})`,
      );
    }
  }
  return prints;
}
function missingFrom(card: () => Partial<CardText>): string | undefined {
  try {
    const { name, kind, lines } = card();
    if (typeof name !== 'string' || name === '') return 'has no name';
    if (typeof kind !== 'string') return 'has no kind';
    return Array.isArray(lines) ? undefined : 'has no lines';
  } catch (error) {
    return `fails: ${error instanceof Error ? error.message : String(error)}`;
  }
}
