import { signal } from '@preact/signals';
import { type GameModule, moduleOf } from '../../games/index.ts';
import type { Language } from '../../kernel/text.ts';
import { language } from '../shell/settings.ts';
import { posterOf } from './index.ts';

const fetched = signal<ReadonlyMap<string, GameModule>>(new Map());
const asked = new Set<string>();
/** A game that is not loaded yet, as soon as it is here; whoever reads it is drawn again then. */
export function fetchedGame(game: string): GameModule | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    moduleOf(game).then(
      (module) => (fetched.value = new Map(fetched.value).set(game, module)),
      // A game that these pages do not know goes by the name that its match has.
      () => undefined,
    );
  }
  return fetched.value.get(game);
}
/** The game's name: from its poster, which is always here, or from its own words. */
export const titleOf = (game: string, spoken: Language = language.value): string =>
  posterOf(game)?.words[spoken].title ?? fetchedGame(game)?.texts[spoken].title ?? game;
