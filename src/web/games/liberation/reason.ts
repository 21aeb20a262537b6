import { baseOf, type Liberation, REASON } from '../../../games/liberation/state.ts';
import { STALL } from '../../../games/liberation/rules/03-turns.ts';
import type { DefId } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';
import { placeName } from './look.ts';

/** The rule by which a game ends. */
const RULE: Readonly<Record<number, string>> = {
  [REASON.baseAttacked]: 'LIB-10.1',
  [REASON.thirdCircle]: 'LIB-10.2',
  [REASON.stalled]: 'LIB-R34',
};
interface Words {
  readonly found: string;
  readonly held: string;
  readonly stalled: (turns: number) => string;
  readonly base: (place: string) => string;
}
/** The title over it has said who won. */
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    found: 'Династія знайшла таємну базу.',
    held: 'Третє коло скінчилося, а бази не знайдено.',
    stalled: (turns) => `База вистояла стільки ходів Династії: ${turns}.`,
    base: (place) => `Вона була тут: ${place}.`,
  },
  ru: {
    found: 'Династия нашла секретную базу.',
    held: 'Третий круг окончен, а база не найдена.',
    stalled: (turns) => `База выстояла столько ходов Династии: ${turns}.`,
    base: (place) => `Она была здесь: ${place}.`,
  },
  en: {
    found: 'The Dynasty has found the secret base.',
    held: 'The third circle is over and the base was not found.',
    stalled: (turns) => `The base has survived ${turns} turns of the Dynasty.`,
    base: (place) => `It was here: ${place}.`,
  },
};
function whyOf(w: Words, why: number): string {
  if (why === REASON.baseAttacked) return w.found;
  return why === REASON.thirdCircle ? w.held : w.stalled(STALL);
}
/** How it came to this end, and where the base was. */
export function reason({ s, language }: TableView<Liberation>): {
  readonly says: readonly string[];
  readonly rule: string;
} {
  const w = SAID[language];
  const base = baseOf(s);
  const def = s.table.size(base) === 0 ? (0 as DefId) : s.table.printed(s.table.top(base));
  return {
    says: [whyOf(w, s.reason.value), ...(def === 0 ? [] : [w.base(placeName(def, language))])],
    rule: RULE[s.reason.value] ?? 'LIB-10.1',
  };
}
