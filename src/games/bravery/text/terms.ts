import { type Language, type Term, term } from '../../../kernel/text.ts';

/** The same words in the same order in each language. */
export const GLOSSARY: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term(
      'раунд із чотирьох етапів: добір карт, планування, ворожі дії, дії гравців; у плані кожного гравця сім днів',
      'тиждень',
    ),
    term('скільки днів тижня карта займає у плані', 'Дні'),
    term('її дають заплановані потреби, нею платять за дії народу; не витрачена за тиждень, вона зникає', 'Воля'),
    term(
      'очко захисту: на ваших картах проти ворожого наступу, на території — те, що треба подолати',
      'Щит',
      'щити',
      '◆',
    ),
    term('очко нападу: на ваших картах для контрнаступу, на ворожих — сила наступу', 'Приціл'),
    term('ворог відкриває ще одну карту', 'Ще карта'),
  ],
  ru: [
    term(
      'раунд из четырёх этапов: добор карт, планирование, действия врага, действия игроков; в плане каждого игрока семь дней',
      'неделя',
    ),
    term('сколько дней недели карта занимает в плане', 'Дни'),
    term(
      'её дают запланированные потребности, ею платят за действия народа; не потраченная за неделю, она исчезает',
      'Воля',
    ),
    term(
      'очко защиты: на ваших картах против вражеского наступления, на территории — то, что надо преодолеть',
      'Щит',
      'щиты',
      '◆',
    ),
    term('очко нападения: на ваших картах для контрнаступления, на вражеских — сила наступления', 'Прицел'),
    term('враг открывает ещё одну карту', 'Ещё карта'),
  ],
  en: [
    term(
      'a round of four stages: draw, planning, enemy actions, player actions; each player’s plan has seven days',
      'week',
    ),
    term('how many days of the week the card takes in a plan', 'Days'),
    term('gained from planned needs and spent on people’s actions; what is not spent in a week is gone', 'Will'),
    term(
      'a point of defence: on your cards against an enemy offensive, on a territory what must be overcome',
      'Shield',
      'shields',
      '◆',
    ),
    term(
      'a point of attack: on your cards for a counter-offensive, on enemy cards the strength of an offensive',
      'Crosshair',
    ),
    term('the enemy turns up one more card', 'Another card'),
  ],
};
/** What else a table names: piles, marks, what a host may do. The same words in the same order in each language. */
export const PLACES: Readonly<Record<Language, readonly Term[]>> = {
  uk: [
    term('ряд карт гравця на цей тиждень; дні йдуть зліва направо', 'план'),
    term(
      'якщо не вирішити її до кінця тижня, ви візьмете 2 карти понад звичайні',
      'термінова',
      'термінова потреба',
      'термінові потреби',
    ),
    term(
      'карти, які треба вирішити до кінця гри: заплануйте їх і дочекайтеся кінця тижня',
      'цивільна потреба',
      'цивільні потреби',
      'цивільних потреб на руках',
    ),
    term('із неї щотижня відкривають ворожі карти; коли вона скінчиться, гра закінчується', 'колода ворога'),
    term('із неї щотижня беруть карти; коли вона скінчиться, її знову складають із відбою', 'колода гравців'),
    term('зіграні й скинуті карти', 'відбій'),
    term('після ворожої карти з таким знаком відкривають ще одну', '(+)'),
    term(
      'усі відкриті карти наступу б’ють разом; щоб узяти територію, ворог витрачає лише потрібні, решта наступає далі',
      'наступ',
      'ворожий наступ',
    ),
    term('ведучий вирішує, коли хтось довго не погоджується', 'Вирішити за всіх'),
  ],
  ru: [
    term('ряд карт игрока на эту неделю; дни идут слева направо', 'план'),
    term(
      'если не закрыть её до конца недели, вы возьмёте 2 карты сверх обычных',
      'срочная',
      'срочная потребность',
      'срочные потребности',
    ),
    term(
      'карты, которые надо закрыть до конца игры: запланируйте их и дождитесь конца недели',
      'гражданская потребность',
      'гражданские потребности',
      'гражданских потребностей в руках',
    ),
    term('из неё каждую неделю открывают вражеские карты; когда она кончится, игра заканчивается', 'колода врага'),
    term('из неё каждую неделю берут карты; когда она кончится, её снова собирают из сброса', 'колода игроков'),
    term('сыгранные и сброшенные карты', 'сброс'),
    term('после вражеской карты с таким знаком открывают ещё одну', '(+)'),
    term(
      'все открытые карты наступления бьют вместе; чтобы взять территорию, враг тратит лишь нужные, остальные наступают дальше',
      'наступление',
      'вражеское наступление',
    ),
    term('ведущий решает, когда кто-то долго не соглашается', 'Решить за всех'),
  ],
  en: [
    term('a player’s row of cards for this week; its days run from left to right', 'plan'),
    term(
      'if it is not met by the end of the week, you draw 2 more cards than usual',
      'urgent',
      'urgent need',
      'urgent needs',
    ),
    term(
      'cards that must be met before the game ends: plan them and let the week end',
      'civil need',
      'civil needs',
      'civil needs in hand',
    ),
    term('enemy cards are turned up from it every week; the game ends when it runs out', 'enemy deck'),
    term('cards are drawn from it every week; when it runs out, the discard pile is shuffled into it', 'player deck'),
    term('cards that were played or discarded', 'discard pile', 'discard'),
    term('after an enemy card with this mark another one is turned up', '(+)'),
    term(
      'all offensives that lie open strike together; to take a territory the enemy spends only as many as it needs, and the rest attack on',
      'offensive',
      'enemy offensive',
    ),
    term('the host decides when somebody keeps everybody waiting', 'Decide for all'),
  ],
};
