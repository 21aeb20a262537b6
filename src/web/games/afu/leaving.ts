import { panicColumns } from '../../../games/afu/clash.ts';
import { DEFS } from '../../../games/afu/cards/columns.ts';
import { zone } from '../../../games/afu/state.ts';
import type { Option } from '../../../kernel/rules.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Leaving } from '../../table/layout.ts';
import { nameIn } from './look.ts';
import type { View } from './things.tsx';

interface Words {
  readonly empty: (columns: readonly number[]) => string;
  readonly bonus: (card: string) => string;
  readonly calms: string;
  readonly buys: (card: string, points: number) => string;
  readonly yesBattle: string;
  readonly yesEnd: string;
}
/** The last of them after a word. */
const joined = (columns: readonly number[], and: string): string =>
  `${columns.slice(0, -1).join(', ')} ${and} ${columns.at(-1)}`;
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    empty: (columns) =>
      columns.length === 1
        ? `Колонка ${columns[0]} без захисту: за неї візьмете карту паніки. Почати бій?`
        : `Колонки ${joined(columns, 'і')} без захисту: за кожну візьмете карту паніки. Почати бій?`,
    bonus: (card) => `Ще можна використати бонус карти «${card}». Почати бій без нього?`,
    calms: 'Ще можна повернути карту паніки. Завершити мобілізацію без цього?',
    buys: (card, points) => `Лишиться ${points} ОМ: вистачає на карту «${card}». Завершити мобілізацію?`,
    yesBattle: 'Почати бій так',
    yesEnd: 'Завершити',
  },
  ru: {
    empty: (columns) =>
      columns.length === 1
        ? `Колонка ${columns[0]} без защиты: за неё возьмёте карту паники. Начать бой?`
        : `Колонки ${joined(columns, 'и')} без защиты: за каждую возьмёте карту паники. Начать бой?`,
    bonus: (card) => `Ещё можно использовать бонус карты «${card}». Начать бой без него?`,
    calms: 'Ещё можно вернуть карту паники. Завершить мобилизацию без этого?',
    buys: (card, points) => `Останется ${points} ОМ: хватает на карту «${card}». Завершить мобилизацию?`,
    yesBattle: 'Начать бой так',
    yesEnd: 'Завершить',
  },
  en: {
    empty: (columns) =>
      columns.length === 1
        ? `Column ${columns[0]} is undefended: it costs you a panic card. Start the battle?`
        : `Columns ${joined(columns, 'and')} are undefended: each costs you a panic card. Start the battle?`,
    bonus: (card) => `You can still use the bonus of ${card}. Start the battle without it?`,
    calms: 'You can still return a panic card. End recruitment without that?',
    buys: (card, points) => `${points} RP left: enough for ${card}. End recruitment?`,
    yesBattle: 'Start it like this',
    yesEnd: 'End it',
  },
});
/** Scouts that find no card have seen nothing (AFU-R28). */
const isUseful = ({ s, seat }: View, { args }: Option): boolean =>
  DEFS[args[0]!.value]?.own?.bonus?.gain !== 'recon3' || s.table.size(zone.invaderDeck(seat)) > 0;
/** Only an invader that somebody could face, a bonus that is for nothing, or a card that could be bought is worth a question. */
export function leaves(view: View): Leaving | undefined {
  const { decision, language, s, seat } = view;
  const w = SAID[language];
  const options = decision?.options ?? [];
  if (decision?.prompt === 'afu.place') {
    const facing = new Set(options.flatMap(({ verb, args }) => (verb === 'defend' ? [args[1]!.value] : [])));
    const empty = panicColumns(s, seat).flatMap((column) => (facing.has(column + 1) ? [column + 1] : []));
    if (empty.length > 0) return { asks: w.empty(empty), yes: w.yesBattle };
    const bonus = options.find((option) => option.verb === 'bonus' && isUseful(view, option));
    return bonus && { asks: w.bonus(nameIn(bonus.args[0]!.value, language)), yes: w.yesBattle };
  }
  if (decision?.prompt !== 'afu.recruit') return undefined;
  if (options.some(({ verb }) => verb === 'calm')) return { asks: w.calms, yes: w.yesEnd };
  const buys = options.find(({ verb }) => verb === 'buy');
  if (buys === undefined) return undefined;
  return { asks: w.buys(nameIn(buys.args[0]!.value, language), s.budget.get(seat)), yes: w.yesEnd };
}
