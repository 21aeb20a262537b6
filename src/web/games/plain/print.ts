import type { GameModule } from '../../../games/index.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { Printable, PrintSet } from '../parts/printable.ts';
import { printsOf } from '../parts/prints.ts';

/** One of each card, for a game that does not say how many its box holds. */
export function plainPrint(module: GameModule): Printable {
  const { texts } = module;
  const name = Object.fromEntries(LANGUAGES.map((spoken) => [spoken, texts[spoken].title])) as PrintSet['name'];
  const cards = printsOf(module).map((def) => ({ def, copies: 1, back: 'deck' }));
  return { sets: [{ id: 'all', name, cards }] };
}
