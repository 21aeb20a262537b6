import { signal } from '@preact/signals';
import { moduleOf } from '../../games/index.ts';
import type { GameTexts, Language } from '../../kernel/text.ts';
import { language } from '../shell/settings.ts';
import { posterOf } from './index.ts';

const fetched = signal<ReadonlyMap<string, GameTexts>>(new Map());
const asked = new Set<string>();
/** The words of a game that is not loaded yet, as soon as they are here; whoever reads them is drawn again then. */
export function textsOf(game: string): GameTexts | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    moduleOf(game).then(
      ({ texts }) => (fetched.value = new Map(fetched.value).set(game, texts)),
      // A game that these pages do not know goes by the name that its match has.
      () => undefined,
    );
  }
  return fetched.value.get(game);
}
/** The game's name: from its poster, which is always here, or from its own words. */
export const titleOf = (game: string, spoken: Language = language.value): string =>
  posterOf(game)?.words[spoken].title ?? textsOf(game)?.[spoken].title ?? game;
