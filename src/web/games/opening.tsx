import { signal } from '@preact/signals';
import { typeset } from '../../kernel/typeset.ts';
import { posterOf } from './index.ts';
import { titleOf } from './titles.ts';
import { language } from '../shell/settings.ts';
import { words } from '../shell/text/index.ts';

/** The game that is being dealt, or was last: its table says so while it comes. */
export const opening = signal('');

/** The cloth of a game, its name and its aim, until the table stands on it. */
export function Opening({ game }: { game: string }) {
  const poster = posterOf(game);
  if (poster === undefined) return <main class="wait">{words().table.loading}</main>;
  return (
    <main class={`wait opening ${poster.felt}`}>
      <div>
        <p class="display">{titleOf(game)}</p>
        <p class="opening-aim">{typeset(poster.words[language.value]).aim}</p>
        <p aria-live="polite">{words().table.loading}</p>
      </div>
    </main>
  );
}
