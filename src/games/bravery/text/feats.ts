import type { FeatWords } from '../../../kernel/feats.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

/** What was done, not how glorious it was. */
const uk = {
  won: { name: 'Мапа вільна', what: 'Виграти партію: звільнити всі території й вирішити всі потреби.' },
  wonAlone: { name: 'За двох', what: 'Виграти партію на одного гравця.' },
  wonMany: { name: 'Великий стіл', what: 'Виграти партію, у якій щонайменше п’ять гравців.' },
  wonHard: { name: 'Важка перемога', what: 'Виграти важчу партію.' },
  nothingLost: { name: 'Жодної втраченої території', what: 'Виграти, не віддавши жодної вільної території.' },
  noNeeds: { name: 'Усі потреби вирішено', what: 'Завершити партію без цивільних потреб на руках.' },
  freed: { name: 'Вісім територій', what: 'Звільнити вісім територій за партію.' },
  twoInWeek: { name: 'Дві за тиждень', what: 'Звільнити дві території за один тиждень.' },
  quietWeeks: { name: 'Чотири тижні оборони', what: 'Чотири тижні поспіль не втрачати територій.' },
  held: { name: 'П’ять відбитих наступів', what: 'Відбити п’ять ворожих наступів за партію.' },
  justEnough: { name: 'Рівно стільки, скільки треба', what: 'Звільнити територію з перевагою в один приціл.' },
  undermined: { name: 'Три таємні операції', what: 'Тричі за партію послабити ворога таємною операцією.' },
  cancelled: { name: 'Дві скинуті карти', what: 'Двічі за партію скинути ворожу карту, щойно її відкрито.' },
  relieved: { name: 'Волонтери поруч', what: 'Чотири рази за партію передати потребу волонтерам.' },
  weeks: { name: 'Сто тижнів', what: 'Пережити сто тижнів за всі партії.' },
  allFreed: { name: 'П’ятдесят територій', what: 'Звільнити п’ятдесят територій за всі партії.' },
  wins: { name: 'Десять перемог', what: 'Виграти десять партій.' },
} satisfies Readonly<Record<string, FeatWords>>;
export type FeatKey = keyof typeof uk;
export const featWords: Readonly<Record<Language, Readonly<Record<FeatKey, FeatWords>>>> = typeset({
  uk,
  ru: {
    won: { name: 'Карта свободна', what: 'Выиграть партию: освободить все территории и закрыть все потребности.' },
    wonAlone: { name: 'За двоих', what: 'Выиграть партию на одного игрока.' },
    wonMany: { name: 'Большой стол', what: 'Выиграть партию, в которой не меньше пяти игроков.' },
    wonHard: { name: 'Трудная победа', what: 'Выиграть партию на повышенной трудности.' },
    nothingLost: { name: 'Ни одной потерянной территории', what: 'Выиграть, не отдав ни одной свободной территории.' },
    noNeeds: { name: 'Все потребности закрыты', what: 'Завершить партию без гражданских потребностей в руках.' },
    freed: { name: 'Восемь территорий', what: 'Освободить восемь территорий за партию.' },
    twoInWeek: { name: 'Две за неделю', what: 'Освободить две территории за одну неделю.' },
    quietWeeks: { name: 'Четыре недели обороны', what: 'Четыре недели подряд не терять территорий.' },
    held: { name: 'Пять отбитых наступлений', what: 'Отбить пять вражеских наступлений за партию.' },
    justEnough: { name: 'Ровно столько, сколько нужно', what: 'Освободить территорию с преимуществом в один прицел.' },
    undermined: { name: 'Три тайные операции', what: 'Трижды за партию ослабить врага тайной операцией.' },
    cancelled: { name: 'Две сброшенные карты', what: 'Дважды за партию сбросить вражескую карту, едва она открыта.' },
    relieved: { name: 'Волонтёры рядом', what: 'Четыре раза за партию передать потребность волонтёрам.' },
    weeks: { name: 'Сто недель', what: 'Пережить сто недель за все партии.' },
    allFreed: { name: 'Пятьдесят территорий', what: 'Освободить пятьдесят территорий за все партии.' },
    wins: { name: 'Десять побед', what: 'Выиграть десять партий.' },
  },
  en: {
    won: { name: 'The map is free', what: 'Win a game: free every territory and meet every need.' },
    wonAlone: { name: 'For two', what: 'Win a game for one player.' },
    wonMany: { name: 'A large table', what: 'Win a game of five or more players.' },
    wonHard: { name: 'The hard way', what: 'Win a game on the harder setting.' },
    nothingLost: { name: 'No territory lost', what: 'Win without losing a free territory.' },
    noNeeds: { name: 'All needs met', what: 'End a game with no civil needs in hand.' },
    freed: { name: 'Eight territories', what: 'Free eight territories in a game.' },
    twoInWeek: { name: 'Two in a week', what: 'Free two territories in one week.' },
    quietWeeks: { name: 'Four weeks held', what: 'Lose no territory for four weeks in a row.' },
    held: { name: 'Five attacks repelled', what: 'Repel five enemy attacks in a game.' },
    justEnough: { name: 'Just enough', what: 'Free a territory by a single crosshair.' },
    undermined: {
      name: 'Three secret operations',
      what: 'Weaken the enemy by secret operations three times in a game.',
    },
    cancelled: { name: 'Two cards cancelled', what: 'Discard a revealed enemy card twice in a game.' },
    relieved: { name: 'Volunteers at hand', what: 'Hand a need to the volunteers four times in a game.' },
    weeks: { name: 'A hundred weeks', what: 'Live through a hundred weeks over all games.' },
    allFreed: { name: 'Fifty territories', what: 'Free fifty territories over all games.' },
    wins: { name: 'Ten wins', what: 'Win ten games.' },
  },
});
