import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

interface ChancesWords {
  readonly title: string;
  readonly thinking: string;
  readonly chart: (who: string, first: string, last: string) => string;
  readonly deciding: (move: number) => string;
  readonly account: (choices: string, luck: string) => string;
  readonly pointsHow: string;
}
/** Of the chart of chances: fetched with it. */
export const CHANCES: Readonly<Record<Language, ChancesWords>> = typeset({
  uk: {
    title: 'Шанси',
    thinking: 'Рахуємо шанси…',
    chart: (who, first, last) => `Шанс на перемогу (${who}): ${first} → ${last}`,
    deciding: (move) => `вирішальний хід ${move}`,
    account: (choices, luck) => `рішення ${choices} · удача ${luck}`,
    pointsHow: 'У відсоткових пунктах за оцінкою бота: скільки шансів змінили рішення, а скільки — випадок',
  },
  ru: {
    title: 'Шансы',
    thinking: 'Считаем шансы…',
    chart: (who, first, last) => `Шанс на победу (${who}): ${first} → ${last}`,
    deciding: (move) => `решающий ход ${move}`,
    account: (choices, luck) => `решения ${choices} · удача ${luck}`,
    pointsHow: 'В процентных пунктах по оценке бота: сколько шансов изменили решения, а сколько — случай',
  },
  en: {
    title: 'Chances',
    thinking: 'Working out the chances…',
    chart: (who, first, last) => `Chance to win (${who}): ${first} → ${last}`,
    deciding: (move) => `deciding move ${move}`,
    account: (choices, luck) => `choices ${choices} · luck ${luck}`,
    pointsHow: 'In percentage points, by a bot’s estimate: how much your choices changed, and how much luck did',
  },
});
