import { clashes } from '../../../games/afu/clash.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Leaving } from '../../table/layout.ts';
import { nameIn } from './look.ts';
import type { View } from './things.tsx';

interface Words {
  readonly empty: (columns: string) => string;
  readonly buys: (card: string, points: number) => string;
  readonly yesBattle: string;
  readonly yesEnd: string;
}
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    empty: (columns) => `Без захисту: колонка ${columns}. Там буде карта паніки. Почати бій?`,
    buys: (card, points) => `Лишиться ${points} ОМ: вистачає на карту «${card}». Завершити мобілізацію?`,
    yesBattle: 'Почати бій так',
    yesEnd: 'Завершити',
  },
  ru: {
    empty: (columns) => `Без защиты: колонка ${columns}. Там будет карта паники. Начать бой?`,
    buys: (card, points) => `Останется ${points} ОМ: хватает на карту «${card}». Завершить мобилизацию?`,
    yesBattle: 'Начать бой так',
    yesEnd: 'Завершить',
  },
  en: {
    empty: (columns) => `Undefended: column ${columns}. That means a panic card. Start the battle?`,
    buys: (card, points) => `${points} RP left: enough for ${card}. End recruitment?`,
    yesBattle: 'Start it like this',
    yesEnd: 'End it',
  },
});
/** Only an invader that somebody could face, or a card that could be bought, is worth a question. */
export function leaves(view: View): Leaving | undefined {
  const { decision, language, s, seat } = view;
  const w = SAID[language];
  const options = decision?.options ?? [];
  if (decision?.prompt === 'afu.place') {
    const facing = new Set(options.flatMap(({ verb, args }) => (verb === 'defend' ? [args[1]!.value] : [])));
    const empty = clashes(s, seat).flatMap(({ front, column }) =>
      front === 0 && facing.has(column + 1) ? [column + 1] : [],
    );
    return empty.length === 0 ? undefined : { asks: w.empty(empty.join(', ')), yes: w.yesBattle };
  }
  const buys = decision?.prompt === 'afu.recruit' ? options.find(({ verb }) => verb === 'buy') : undefined;
  if (buys === undefined) return undefined;
  return { asks: w.buys(nameIn(buys.args[0]!.value, language), s.budget.get(seat)), yes: w.yesEnd };
}
