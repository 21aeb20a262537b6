import type { DefId } from '../../kernel/ids.ts';
import type { GameTexts } from '../../kernel/text.ts';

const LAST = 1023;
/** Every print that the game has a text for. */
export function printsOf({ en: text }: GameTexts): readonly DefId[] {
  const prints: DefId[] = [];
  for (let def = 1 as DefId; def <= LAST; def++) {
    try {
      // A print that is none has the name of a hidden card in some games, but no kind.
      const { name, kind } = text.card(def);
      if (name !== '' && kind !== '') prints.push(def);
    } catch {
      break;
    }
  }
  return prints;
}
