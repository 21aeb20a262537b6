/** A unit in words: its name and its present strength. */
import { attackOf, defenceOf } from '../../../games/war/rules/08-parameters.ts';
import { DECK, reading } from '../../../games/war/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { rowOf } from './card/look.ts';
import { shortIn } from './card/short.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

export const nameOf = (view: View, card: CardId): string =>
  card === DECK ? WORDS[view.language].deck : rowOf(view.s.table.printed(card)).name[view.language];

/** The same where there is little room. */
export const briefOf = (view: View, card: CardId): string =>
  card === DECK ? WORDS[view.language].deck : shortIn(view.s.table.printed(card), view.language);

/** Present strength, and whether it is above or below what is printed. */
export function strengthOf(view: View, card: CardId) {
  const g = reading(view.s);
  const { unit, resource } = rowOf(view.s.table.printed(card));
  const [attack, defence] = [attackOf(g, card), defenceOf(g, card)];
  const change = (now: number, printed: number): '' | 'raised' | 'lowered' =>
    now > printed ? 'raised' : now < printed ? 'lowered' : '';
  return {
    attack,
    defence,
    a: change(attack, unit?.attack ?? 0),
    d: change(defence, unit?.defence ?? resource?.defence ?? 0),
  };
}
