import { type Language, type Term, term } from '../../../kernel/text.ts';
import type { Edition } from '../editions.ts';

/** The same words in the same order in each language, for a reader of both rulebooks. */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term('порівнюють із захистом навпроти: рівного досить', 'атака'),
    term('якщо атака ворога не менша, карта йде у госпіталь', 'захист'),
    term('додається і до атаки, і до захисту карти попереду', 'підтримка'),
    term(
      'посилений захист пробиває лише посилена атака. Знак: червоний кут угорі — атака, синій унизу — захист; у терміналі літера e',
      'посилене',
      'посилена атака',
      'посилений захист',
      'e',
    ),
    term('дають карти, що лишилися на руці: за них мобілізують нові', 'очки мобілізації', 'ОМ'),
    term('об’єкти й досягнення; кожна карта паніки забирає одне', 'переможні очки', 'ПО'),
    term('карта паніки за кожного ворога, навпроти якого немає вашої карти', 'паніка', 'карта паніки', 'стос паніки'),
    term('навпроти ворога немає вашої карти: це коштує карти паніки', 'захисту немає', 'без захисту'),
    term('сюди йдуть розбиті карти; повертають їх медики та події', 'госпіталь'),
    term('знищені вороги й деблоковані об’єкти', 'трофеї'),
    term('може знищити повітряного ворога; діє й з підтримки', 'ППО'),
    term('піхота, танки й артилерія без ППО її не знищать', 'авіація', 'повітряний підрозділ'),
    term('якщо ворог уцілів, карти загального резерву замінюють', 'ракетний удар'),
    term('карта підтримки навпроти йде у госпіталь', 'артилерія ворога'),
    term('лише в підтримку; робить атаку посиленою (за англійськими правилами — ні)', 'підкріплення'),
    term('перегляньте три верхні карти колоди ворогів, одну можна скинути', 'розвідка'),
    term('після цієї події відкривають ще одну', 'невідворотність'),
  ],
  ru: [
    term('сравнивают с защитой напротив: равного достаточно', 'атака'),
    term('если атака врага не меньше, карта уходит в госпиталь', 'защита'),
    term('добавляется и к атаке, и к защите карты впереди', 'поддержка'),
    term(
      'усиленную защиту пробивает только усиленная атака. Знак: красный угол вверху — атака, синий внизу — защита; в терминале буква e',
      'усиленное',
      'усиленная атака',
      'усиленная защита',
      'e',
    ),
    term('дают карты, оставшиеся в руке: за них мобилизуют новые', 'очки мобилизации', 'ОМ'),
    term('объекты и достижения; каждая карта паники отнимает одно', 'победные очки', 'ПО'),
    term('карта паники за каждого врага, напротив которого нет вашей карты', 'паника', 'карта паники', 'стопка паники'),
    term('напротив врага нет вашей карты: это стоит карты паники', 'защиты нет', 'без защиты'),
    term('сюда уходят разбитые карты; возвращают их медики и события', 'госпиталь'),
    term('уничтоженные враги и деблокированные объекты', 'трофеи'),
    term('может уничтожить воздушного врага; действует и из поддержки', 'ПВО'),
    term('пехота, танки и артиллерия без ПВО её не уничтожат', 'авиация', 'воздушное подразделение'),
    term('если враг уцелел, карты общего резерва заменяют', 'ракетный удар'),
    term('карта поддержки напротив уходит в госпиталь', 'артиллерия врага'),
    term('только в поддержку; делает атаку усиленной (по английским правилам — нет)', 'подкрепление'),
    term('посмотрите три верхние карты колоды врагов, одну можно сбросить', 'разведка'),
    term('после этого события открывают ещё одно', 'неотвратимость'),
  ],
  en: [
    term('is compared with the defence opposite: a tie is enough', 'attack'),
    term('if the invader’s attack is not lower, the card goes to the hospital', 'defence'),
    term('is added to the attack and the defence of the card in front', 'support'),
    term(
      'only an enhanced attack beats an enhanced defence. Marked by a red angle above (attack), a blue one below (defence), an e in the terminal',
      'enhanced',
      'enhanced attack',
      'enhanced defence',
      'e',
    ),
    term('come from the cards left in hand: they buy new ones', 'recruitment points', 'RP'),
    term('objectives and achievements; each panic card takes one away', 'victory points', 'VP'),
    term('a panic card for each invader with no card of yours opposite', 'panic', 'panic card', 'panic stack'),
    term('no card of yours stands opposite the invader: that costs a panic card', 'undefended'),
    term('beaten cards go here; medics and events bring them back', 'hospital'),
    term('destroyed invaders and objectives taken', 'trophies'),
    term('can destroy air units; works from the support row too', 'anti-air'),
    term('infantry, tanks and artillery without anti-air cannot destroy it', 'air', 'air unit'),
    term('if the invader survives, the recruitment display is replaced', 'rocket strike'),
    term('the support card opposite goes to the hospital', 'enemy artillery'),
    term('support only; makes the attack enhanced (not by the English rulebook)', 'reinforcements'),
    term('look at the top three cards of the invader deck; you may discard one', 'recon'),
    term('after this event one more is revealed', 'chaining'),
  ],
};

/** What Reinforcements do by a rulebook: they enhance, or support and no more. */
const REINFORCEMENTS: Readonly<Record<Language, readonly [enhance: Term, support: Term]>> = {
  uk: [
    term('лише в підтримку; робить атаку посиленою', 'підкріплення'),
    term('лише в підтримку, більше нічого не робить', 'підкріплення'),
  ],
  ru: [
    term('только в поддержку; делает атаку усиленной', 'подкрепление'),
    term('только в поддержку, больше ничего не делает', 'подкрепление'),
  ],
  en: [
    term('support only; makes the attack enhanced', 'reinforcements'),
    term('support only, and nothing more', 'reinforcements'),
  ],
};
/** As the rulebook has it that is played. */
export function glossaryOf(language: Language, { reinforcementsEnhance }: Edition): readonly Term[] {
  const meant = REINFORCEMENTS[language][reinforcementsEnhance ? 0 : 1];
  return GLOSSARY[language].map((one) => (one.names[0] === meant.names[0] ? meant : one));
}
