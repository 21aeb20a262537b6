import { neighbours } from '../../../games/liberation/galaxy.ts';
import {
  baseOf,
  capturedMask,
  DYNASTY,
  type Liberation,
  REASON,
  RESISTANCE,
  seatOfRole,
} from '../../../games/liberation/state.ts';
import { STALL } from '../../../games/liberation/rules/03-turns.ts';
import { locationsOf } from '../../../games/liberation/text/table.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { english, type Language, slavic } from '../../../kernel/text.ts';
import type { TableView } from '../../table/view.ts';
import { letterIn, placeName } from './look.ts';

/** The rule by which a game ends. */
const RULE: Readonly<Record<number, string>> = {
  [REASON.baseAttacked]: 'LIB-10.1',
  [REASON.thirdCircle]: 'LIB-10.2',
  [REASON.stalled]: 'LIB-R34',
};
interface Words {
  readonly found: string;
  readonly held: string;
  /** To the side that lost: how near it came. */
  readonly foundEarly: string;
  readonly foundAfter: (circles: number) => string;
  readonly heldBeside: (letter: string) => string;
  readonly stalled: (turns: number) => string;
  readonly base: (place: string) => string;
}
/** The title over it has said who won. */
const SAID: Readonly<Record<Language, Words>> = {
  uk: {
    found: 'Династія знайшла таємну базу.',
    held: 'Третє коло скінчилося, а бази не знайдено.',
    foundEarly: 'До перемоги лишалося три кола, але Династія знайшла таємну базу.',
    foundAfter: (circles) =>
      `База вистояла ${slavic(circles, { one: 'коло', few: 'кола', many: 'кіл' })} із 3, але Династія знайшла її.`,
    heldBeside: (letter) => `Захоплена локація ${letter} була поруч із базою, але третє коло скінчилося.`,
    stalled: (turns) => `База вистояла стільки ходів Династії: ${turns}.`,
    base: (place) => `Вона була тут: ${place}.`,
  },
  ru: {
    found: 'Династия нашла секретную базу.',
    held: 'Третий круг окончен, а база не найдена.',
    foundEarly: 'До победы оставалось три круга, но Династия нашла секретную базу.',
    foundAfter: (circles) =>
      `База выстояла ${slavic(circles, { one: 'круг', few: 'круга', many: 'кругов' })} из 3, но Династия нашла её.`,
    heldBeside: (letter) => `Захваченная локация ${letter} была рядом с базой, но третий круг кончился.`,
    stalled: (turns) => `База выстояла столько ходов Династии: ${turns}.`,
    base: (place) => `Она была здесь: ${place}.`,
  },
  en: {
    found: 'The Dynasty has found the secret base.',
    held: 'The third circle is over and the base was not found.',
    foundEarly: 'Three circles were left to win, but the Dynasty found the secret base.',
    foundAfter: (circles) =>
      `The base lasted ${english(circles, { one: 'circle', other: 'circles' })} of 3, but the Dynasty found it.`,
    heldBeside: (letter) => `The captured location ${letter} was connected to the base, but the third circle ended.`,
    stalled: (turns) => `The base has survived ${turns} turns of the Dynasty.`,
    base: (place) => `It was here: ${place}.`,
  },
};
/** A captured location next to the base. */
function besideBase({ table, galaxy }: Liberation, def: DefId): DefId | undefined {
  return def === 0 ? undefined : locationsOf(neighbours(galaxy.value, def) & capturedMask(table))[0];
}
/** A loss begins with what was close. */
function whyOf(view: TableView<Liberation>, base: DefId): string {
  const { s, language, viewer } = view;
  const w = SAID[language];
  const why = s.reason.value;
  if (why === REASON.baseAttacked) {
    if (viewer !== seatOfRole(s, RESISTANCE)) return w.found;
    return s.circle.value === 1 ? w.foundEarly : w.foundAfter(s.circle.value - 1);
  }
  if (why !== REASON.thirdCircle) return w.stalled(STALL);
  const near = viewer === seatOfRole(s, DYNASTY) ? besideBase(s, base) : undefined;
  return near === undefined ? w.held : w.heldBeside(letterIn(near, language));
}
/** How it came to this end, and where the base was. */
export function reason(view: TableView<Liberation>): {
  readonly says: readonly string[];
  readonly rule: string;
} {
  const { s, language } = view;
  const w = SAID[language];
  const base = baseOf(s);
  const def = s.table.size(base) === 0 ? (0 as DefId) : s.table.printed(s.table.top(base));
  return {
    says: [whyOf(view, def), ...(def === 0 ? [] : [w.base(placeName(def, language))])],
    rule: RULE[s.reason.value] ?? 'LIB-10.1',
  };
}
