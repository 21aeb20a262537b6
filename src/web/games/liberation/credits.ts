import type { Credits } from '../parts/credits.ts';

export const credits: Credits = {
  players: '2',
  people: [],
  edition: {
    uk: 'російські правила «Освобождение»',
    ru: 'русские правила «Освобождение»',
    en: 'the Russian rules, “Освобождение”',
  },
  story: {
    uk: 'Династія тримає галактику залізною рукою, доки на одній із планет не збирається Опір. Його база може бути де завгодно: на орбітальному стапелі, у казино, у лабораторії. Династія захоплює локації одну за одною й шукає її. Опір міняє сховки, збиває ворога зі сліду й чекає, доки за нього стане суспільство. Якщо базу не знайдуть за три кола, правлінню Династії кінець.',
    ru: 'Династия держит галактику железной рукой, пока на одной из планет не собирается Сопротивление. Его база может быть где угодно: на орбитальном стапеле, в казино, в лаборатории. Династия захватывает локации одну за другой и ищет её. Сопротивление меняет укрытия, сбивает врага со следа и ждёт, пока за него встанет общество. Если базу не найдут за три круга, правлению Династии конец.',
    en: 'The Dynasty holds the galaxy in an iron grip, until a Resistance gathers on one of its planets. Its base may be anywhere: at an orbital slipway, in a casino, in a laboratory. The Dynasty captures location after location and looks for it. The Resistance changes its hiding places, lays false trails and waits for the people to take its side. If the base is not found within three circles, the rule of the Dynasty is over.',
  },
};
