import type { Language } from '../../../kernel/text.ts';

/** Rules that refuse something in play. */
export type Refusing =
  | 'AFU-2.5'
  | 'AFU-3.4'
  | 'AFU-3.5'
  | 'AFU-4.2'
  | 'AFU-6.2'
  | 'AFU-6.3'
  | 'AFU-6.4'
  | 'AFU-6.5'
  | 'AFU-6.6'
  | 'AFU-6.8'
  | 'AFU-8.6'
  | 'AFU-9.6'
  | 'AFU-10.1'
  | 'AFU-10.2'
  | 'AFU-10.3'
  | 'AFU-11.1'
  | 'AFU-11.2'
  | 'AFU-11.3'
  | 'AFU-11.4'
  | 'AFU-11.5'
  | 'AFU-11.6'
  | 'AFU-12.2'
  | 'AFU-12.7'
  | 'AFU-12.8'
  | 'AFU-12.9'
  | 'AFU-13.4'
  | 'AFU-13.5'
  | 'AFU-13.6'
  | 'AFU-13.7'
  | 'AFU-13.12'
  | 'AFU-13.13'
  | 'AFU-18.1'
  | 'AFU-18.2'
  | 'AFU-18.9'
  | 'AFU-18.10'
  | 'AFU-19.5'
  | 'AFU-19.6'
  | 'AFU-19.10'
  | 'AFU-19.13'
  | 'AFU-19.16'
  | 'AFU-24.2'
  | 'AFU-R19'
  | 'AFU-R26'
  | 'AFU-R30'
  | 'AFU-R34'
  | 'AFU-R40'
  | 'AFU-R43'
  | 'AFU-R44'
  | 'AFU-R46'
  | 'AFU-R48'
  | 'AFU-R62'
  | 'AFU-R70'
  | 'AFU-R75'
  | 'AFU-R77'
  | 'AFU-R80';

/** Why not, in one sentence each. */
export const REFUSALS: Readonly<Record<Language, Readonly<Record<Refusing, string>>>> = {
  uk: {
    'AFU-2.5': 'Ця карта не має бонусу.',
    'AFU-3.4': 'Це досягнення загальне: воно відкрите для обох.',
    'AFU-3.5': 'Таємне досягнення — одне з двох розданих, його обирають перед першим раундом.',
    'AFU-4.2': 'Це роблять на іншому етапі ходу.',
    'AFU-6.2': 'Перед боєм навпроти кожного ворога може стати одна карта з руки, і лише там.',
    'AFU-6.3': 'Перед боєм за кожною картою може стати лише одна карта підтримки з руки.',
    'AFU-6.4': 'У лінії захисту стоять лише карти з очками атаки чи захисту.',
    'AFU-6.5': 'У лінії підтримки стоять лише карти з очками підтримки.',
    'AFU-6.6': 'Спершу потрібна карта в лінії захисту попереду.',
    'AFU-6.8': 'Зараз виставляють карти й використовують бонуси; бій починається, коли все зроблено.',
    'AFU-8.6': 'Підкріплення може лише підтримувати.',
    'AFU-9.6': 'Карту паніки не можна поставити в жодну лінію.',
    'AFU-10.1': 'Бонус доступний, щойно карту виведено в бій або використано на об’єкт.',
    'AFU-10.2': 'Від цього бонусу відмовлятися не треба: він необов’язковий, або від нього вже відмовилися.',
    'AFU-10.3': 'Карта на руці свого бонусу не дає.',
    'AFU-11.1': 'Цього ходу знищено ще замало ворогів.',
    'AFU-11.2': 'Серед ваших карт цього ходу немає іншої з потрібним нарукавним знаком.',
    'AFU-11.3': 'У цьому раунді ви ще не отримали карти паніки.',
    'AFU-11.4': 'Цього ходу ви не розіграли іншої карти зі звичайним захистом.',
    'AFU-11.5': 'Цього ходу ви не розіграли іншої карти з посиленим захистом.',
    'AFU-11.6': 'У стосі об’єктів нічого немає.',
    'AFU-12.2': 'Звідки взяти карту, кажуть лише про бонус, що повертає карту паніки: рука, скид чи колода.',
    'AFU-12.7':
      'Розвідані вороги повертаються на колоду в будь-якому порядку, одного можна скинути; інших це не стосується.',
    'AFU-12.8': 'На карту з госпіталю міняють лише карту з такою нагородою, що на руці.',
    'AFU-12.9': 'Заради цієї нагороди карта йде в госпіталь замість бою.',
    'AFU-13.4': 'Мобілізують лише відкриті карти загального резерву й міжнародну допомогу.',
    'AFU-13.5': 'Не вистачає очок мобілізації.',
    'AFU-13.6': 'Верхня карта колоди лише показує, що буде далі.',
    'AFU-13.7': 'Мобілізують по черзі, по одній карті.',
    'AFU-13.12': 'Карту паніки повертає з руки чи скиду лише позначка на карті, витраченій на цьому етапі.',
    'AFU-13.13': 'Колоду можна переглянути, лише коли карт паніки немає на руці та в скиді.',
    'AFU-18.1': 'Подія велить скинути одну карту з руки й узяти нову; більш ніщо цього не велить.',
    'AFU-18.2': 'За ОМ події можна мобілізувати відкриті карти загального резерву.',
    'AFU-18.9': 'Одну карту госпіталю на руку безкоштовно повертає лише подія.',
    'AFU-18.10': 'Подія велить скинути одну карту з руки; більш ніщо цього не велить.',
    'AFU-19.5': 'На аукціоні по черзі називають ставку або пасують; платять за неї картами з руки.',
    'AFU-19.6': 'Кожна ставка має бути вищою за попередню.',
    'AFU-19.10': 'Ставку, що виграла, треба сплатити повністю.',
    'AFU-19.13': 'Карту, використану цього ходу на об’єкт, до наступного ходу використати вже не можна.',
    'AFU-19.16': 'Бій починається після аукціону.',
    'AFU-24.2': 'Карти з руки виставляють, коли ворог зробив ставку за об’єкт; наодинці ставок не називають.',
    'AFU-R19': 'Карта дає свій бонус раз за хід.',
    'AFU-R26': 'Там карт паніки немає.',
    'AFU-R30': 'Госпіталь порожній або там лише сама ця карта.',
    'AFU-R34': 'Стос міжнародної допомоги порожній.',
    'AFU-R40': 'Те, чого вимагає подія, обов’язкове.',
    'AFU-R43': 'Доки в госпіталі є карта, взяти її обов’язково.',
    'AFU-R44': 'Ваша рука не дає стільки очок.',
    'AFU-R46': 'Ця карта не має потрібних очок.',
    'AFU-R48': 'Зараз використовують бонуси карт, витрачених на об’єкт.',
    'AFU-R62': 'Кожна виставлена карта має давати щонайменше одне потрібне очко.',
    'AFU-R70':
      'Забрати виставлену карту назад можна шість разів за хід і лише доки її не зафіксував використаний потім бонус. Бонуси до значень і ОМ зараховуються самі.',
    'AFU-R75':
      'Після бою використовують лише бонуси, умову яких справдив бій: якщо вона справдилася раніше, вже запізно.',
    'AFU-R77': 'Ставкою може бути будь-яке число до 35.',
    'AFU-R80': 'За англійськими правилами ОМ бонусів не зараховуються.',
  },
  ru: {
    'AFU-2.5': 'У этой карты нет бонуса.',
    'AFU-3.4': 'Это достижение общее: оно открыто для обоих.',
    'AFU-3.5': 'Тайное достижение — одно из двух розданных, его выбирают перед первым раундом.',
    'AFU-4.2': 'Это делают на другом этапе хода.',
    'AFU-6.2': 'Перед боем напротив каждого врага может стать одна карта с руки, и только там.',
    'AFU-6.3': 'Перед боем за каждой картой может стать только одна карта поддержки с руки.',
    'AFU-6.4': 'В линии защиты стоят только карты с очками атаки или защиты.',
    'AFU-6.5': 'В линии поддержки стоят только карты с очками поддержки.',
    'AFU-6.6': 'Сначала нужна карта в линии защиты впереди.',
    'AFU-6.8': 'Сейчас выставляют карты и используют бонусы; бой начинается, когда всё сделано.',
    'AFU-8.6': 'Подкрепление может только поддерживать.',
    'AFU-9.6': 'Карту паники нельзя поставить ни в одну линию.',
    'AFU-10.1': 'Бонус доступен, как только карта введена в бой или использована на объект.',
    'AFU-10.2': 'От этого бонуса отказываться не нужно: он необязателен, или от него уже отказались.',
    'AFU-10.3': 'Карта в руке своего бонуса не даёт.',
    'AFU-11.1': 'В этот ход уничтожено ещё слишком мало врагов.',
    'AFU-11.2': 'Среди ваших карт этого хода нет другой с нужным нарукавным знаком.',
    'AFU-11.3': 'В этом раунде вы ещё не получили карту паники.',
    'AFU-11.4': 'В этот ход вы не разыграли другой карты с обычной защитой.',
    'AFU-11.5': 'В этот ход вы не разыграли другой карты с усиленной защитой.',
    'AFU-11.6': 'В стопке объектов ничего нет.',
    'AFU-12.2': 'Откуда взять карту, говорят лишь о бонусе, который возвращает карту паники: рука, сброс или колода.',
    'AFU-12.7':
      'Разведанные враги возвращаются на колоду в любом порядке, одного можно сбросить; других это не касается.',
    'AFU-12.8': 'На карту из госпиталя меняют лишь карту с такой наградой, которая в руке.',
    'AFU-12.9': 'Ради этой награды карта уходит в госпиталь вместо боя.',
    'AFU-13.4': 'Мобилизуют только открытые карты общего резерва и международную помощь.',
    'AFU-13.5': 'Не хватает очков мобилизации.',
    'AFU-13.6': 'Верхняя карта колоды лишь показывает, что будет дальше.',
    'AFU-13.7': 'Мобилизуют по очереди, по одной карте.',
    'AFU-13.12': 'Карту паники возвращает с руки или из сброса лишь метка на карте, потраченной на этом этапе.',
    'AFU-13.13': 'Колоду можно просмотреть, только когда карт паники нет в руке и в сбросе.',
    'AFU-18.1': 'Событие велит сбросить одну карту с руки и взять новую; больше ничто этого не велит.',
    'AFU-18.2': 'За ОМ события можно мобилизовать открытые карты общего резерва.',
    'AFU-18.9': 'Одну карту госпиталя в руку бесплатно возвращает только событие.',
    'AFU-18.10': 'Событие велит сбросить одну карту с руки; больше ничто этого не велит.',
    'AFU-19.5': 'На аукционе по очереди называют ставку или пасуют; платят за неё картами с руки.',
    'AFU-19.6': 'Каждая ставка должна быть выше предыдущей.',
    'AFU-19.10': 'Выигравшую ставку нужно оплатить полностью.',
    'AFU-19.13': 'Карту, использованную в этот ход на объект, до следующего хода использовать уже нельзя.',
    'AFU-19.16': 'Бой начинается после аукциона.',
    'AFU-24.2': 'Карты с руки выставляют, когда враг сделал ставку за объект; в одиночку ставок не называют.',
    'AFU-R19': 'Карта даёт свой бонус раз за ход.',
    'AFU-R26': 'Там карт паники нет.',
    'AFU-R30': 'Госпиталь пуст или там только сама эта карта.',
    'AFU-R34': 'Стопка международной помощи пуста.',
    'AFU-R40': 'То, чего требует событие, обязательно.',
    'AFU-R43': 'Пока в госпитале есть карта, взять её обязательно.',
    'AFU-R44': 'Ваша рука не даёт столько очков.',
    'AFU-R46': 'У этой карты нет нужных очков.',
    'AFU-R48': 'Сейчас используют бонусы карт, потраченных на объект.',
    'AFU-R62': 'Каждая выставленная карта должна давать хотя бы одно нужное очко.',
    'AFU-R70':
      'Забрать выставленную карту назад можно шесть раз за ход и лишь пока её не закрепил использованный затем бонус. Бонусы к значениям и ОМ засчитываются сами.',
    'AFU-R75':
      'После боя используют только бонусы, условие которых выполнил бой: если оно выполнено раньше, уже поздно.',
    'AFU-R77': 'Ставкой может быть любое число до 35.',
    'AFU-R80': 'По английским правилам ОМ бонусов не засчитываются.',
  },
  en: {
    'AFU-2.5': 'This card has no bonus.',
    'AFU-3.4': 'This is a common achievement: it is open to both players.',
    'AFU-3.5': 'A secret achievement is one of the two dealt, chosen before the first round.',
    'AFU-4.2': 'That belongs to another stage of the turn.',
    'AFU-6.2': 'Before the battle one card from your hand may stand opposite each invader, and only there.',
    'AFU-6.3': 'Before the battle only one card from your hand may support each card.',
    'AFU-6.4': 'Only a card with attack or defence points can stand in the defence row.',
    'AFU-6.5': 'Only a card with support points can stand in the support row.',
    'AFU-6.6': 'Support needs a card in the defence row in front of it.',
    'AFU-6.8': 'Now cards are placed and bonuses used; the battle begins when that is done.',
    'AFU-8.6': 'Reinforcements can only support.',
    'AFU-9.6': 'A panic card cannot be put in any row.',
    'AFU-10.1': 'A bonus is available once its card has entered combat or been used on an objective.',
    'AFU-10.2': 'There is no need to decline this bonus: it is optional, or has been declined already.',
    'AFU-10.3': 'A card in hand does not give its own bonus.',
    'AFU-11.1': 'Too few invaders have been destroyed this turn.',
    'AFU-11.2': 'None of your other cards this turn has that badge.',
    'AFU-11.3': 'You have not received a panic card this round.',
    'AFU-11.4': 'You have played no other card with normal defence this turn.',
    'AFU-11.5': 'You have played no other card with enhanced defence this turn.',
    'AFU-11.6': 'The objective pile is empty.',
    'AFU-12.2': 'Only for a bonus that returns a panic card is it said where from: hand, discard or deck.',
    'AFU-12.7': 'The invaders just looked at go back on the deck in any order, and one may be discarded; no others.',
    'AFU-12.8': 'Only a card in hand with this reward is swapped for one in the hospital.',
    'AFU-12.9': 'For this reward the card goes to the hospital instead of into combat.',
    'AFU-13.4': 'Only the open cards of the recruitment display and International Aid are for sale.',
    'AFU-13.5': 'Not enough recruitment points.',
    'AFU-13.6': 'The top card of the deck only shows what comes next.',
    'AFU-13.7': 'Cards are recruited in turn, one at a time.',
    'AFU-13.12': 'Only the icon on a card spent in this stage returns a panic card from your hand or discard pile.',
    'AFU-13.13': 'You may search the deck only when there is no panic card in your hand or discard pile.',
    'AFU-18.1': 'An event makes you discard a card from your hand and draw a new one; nothing else does.',
    'AFU-18.2': 'The RP of the event may be spent on open cards of the recruitment display.',
    'AFU-18.9': 'Only an event returns a card from your hospital to your hand free of charge.',
    'AFU-18.10': 'An event makes you discard a card from your hand; nothing else does.',
    'AFU-19.5': 'In the auction players in turn name a bid or pass; it is paid with cards from the hand.',
    'AFU-19.6': 'Each bid must be higher than the one before.',
    'AFU-19.10': 'The winning bid must be paid in full.',
    'AFU-19.13': 'A card used on an objective this turn cannot be used again before the next.',
    'AFU-19.16': 'Combat comes after the auction.',
    'AFU-24.2': 'Cards from your hand are offered once the invader has bid for an objective; alone you name no number.',
    'AFU-R19': 'A card gives its bonus once a turn.',
    'AFU-R26': 'There is no panic card there.',
    'AFU-R30': 'The hospital is empty, or holds only this card.',
    'AFU-R34': 'The aid stack is empty.',
    'AFU-R40': 'What the event demands must be done.',
    'AFU-R43': 'A card must be taken as long as the hospital holds one.',
    'AFU-R44': 'Your hand cannot reach that bid.',
    'AFU-R46': 'The card has none of the points asked for.',
    'AFU-R48': 'Now the bonuses of the cards spent on the objective are used.',
    'AFU-R62': 'Every card offered must have at least one point of the kind asked for.',
    'AFU-R70':
      'You can take placed cards back six times a turn, unless a bonus used later has fixed the card. Bonuses to values and RP are counted automatically.',
    'AFU-R75':
      'After the battle only bonuses whose condition the battle has met are used: one that was met before comes too late.',
    'AFU-R77': 'A bid may be any number up to 35.',
    'AFU-R80': 'By the English rulebook, RP of bonuses do not count.',
  },
};
