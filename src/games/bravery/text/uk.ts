import { slavic } from '../../../kernel/text.ts';
import { cardsUk } from './cards-uk.ts';
import { figure, type Words } from './words.ts';

const cards = (n: number): string => slavic(n, { one: 'карту', few: 'карти', many: 'карт' });
const where = (word: string, plan: string): string => (plan === '' ? '' : ` ${word} ${plan}`);

export const uk: Words = {
  ...cardsUk,
  language: 'uk',
  title: 'UA: Час хоробрості',
  aim: 'Разом звільніть усі території та вирішіть усі цивільні потреби, доки не скінчиться колода ворога.',
  seat: (n) => `Гравець ${n}`,
  soloPlan: (n) => `план ${n}`,
  planOf: (who) => `план: ${who}`,
  prompts: {
    planning: ({ days, room, will, over, makers, alone, second, asked }) => {
      const plan = alone ? `Складіть обидва плани. План ${second ? 2 : 1}` : 'Сплануйте тиждень';
      const sum = `${plan}: дні ${days} з ${room}, Воля ${figure(will)}.`;
      const ways = makers.map((maker) => `додайте «${maker}»`);
      if (over > 0) return `${sum} Зайвих днів ${over}: ${[...ways, 'заберіть карту назад'].join(' або ')}.`;
      if (alone) return sum;
      return `${sum} ${asked ? 'На ваші відповіді чекають.' : 'Картами можна обмінюватися.'}`;
    },
    hostileFirst: 'Спершу ворожі карти: оберіть план для кожної.',
    planned: (asked) =>
      asked
        ? 'План підтверджено. Тиждень почнеться, коли ви відповісте іншим.'
        : 'План підтверджено. Тиждень почнеться, коли підтвердять інші.',
    cancel: (choice, helper) =>
      choice === ''
        ? `«${helper}»: проженіть щойно відкриту карту або погодьтеся її лишити.`
        : `«${helper}»: прогнати карту «${choice}»? Мають погодитися всі.`,
    target: (choice, attack) =>
      choice === ''
        ? `Ворог наступає з силою ${attack}. На яку територію?`
        : `Ворог наступає з силою ${attack}: ${choice}? Мають погодитися всі.`,
    defend: (target, attack, defence) =>
      `Наступ, «${target}»: ${attack} проти ${defence}, ${attack > defence ? 'територія впаде' : 'територія вистоїть'}. Виставте карти й погодьтеся.`,
    undermine: (choice) =>
      choice === ''
        ? 'Таємна операція: оберіть, проти чого, або погодьтеся її не грати.'
        : `Таємна операція проти: ${choice}? Мають погодитися всі.`,
    counter: (target, attack, defence) =>
      target === ''
        ? 'Контрнаступ: оберіть територію або погодьтеся завершити.'
        : `Контрнаступ, «${target}»: ${attack} проти ${defence}, ${attack > defence ? 'цього досить' : `бракує ${defence + 1 - attack}`}. Виставте карти й погодьтеся.`,
    putBack: (left) => `Поверніть ${cards(left)} на колоду ворога: остання лежатиме зверху.`,
    recover: 'Штаб: візьміть карту Військових дій із відбою або нічого.',
  },
  options: {
    plan: (card, plan) => `Запланувати: ${card}${where('→', plan)}`,
    takeBack: (card, plan) => `Забрати назад: ${card}${where('←', plan)}`,
    volunteer: (need, plan) => `Волонтери беруть на себе: ${need}${where('·', plan)}`,
    dismiss: (need, plan) => `Відкликати волонтерів: ${need}${where('·', plan)}`,
    shift: (card, plan) => `Перекласти: ${card} → ${plan}`,
    give: (card, to) => `Віддати: ${card} → ${to}`,
    ask: (card, of) => `Попросити: ${card} ← ${of}`,
    accept: (card, from) => `Прийняти: ${card} ← ${from}`,
    decline: (card, of) => `Відмовитися: ${card}, ${of}`,
    confirm: 'Підтвердити план',
    reopen: 'Змінити план',
    cancel: (card) => `Прогнати: ${card}`,
    target: (land) => `Ціль ворога: ${land}`,
    undermine: (what) => `Проти: ${what}`,
    attack: (land) => `Наступати: ${land}`,
    leave: 'Нічого не пропонувати',
    commit: (card, plan) => `Виставити: ${card}${where('·', plan)}`,
    withdraw: (card, plan) => `Прибрати: ${card}${where('·', plan)}`,
    agree: 'Згода',
    decide: 'Вирішити за всіх',
    putBack: (card) => `Повернути: ${card}`,
    recover: (card) => `Узяти: ${card}`,
    pass: 'Нічого не брати',
  },
  facts: {
    round: (n) => `Тиждень ${n}`,
    drew: (who, names) => `${who} бере: ${names}`,
    planned: (who, card) => `${who} планує: ${card}`,
    tookBack: (who, card) => `${who} забирає назад: ${card}`,
    gave: (who, card, to) => `${who} віддає: ${card} → ${to}`,
    turnedUp: (card) => `Ворог відкриває: ${card}`,
    shown: (card) => `Лишається на столі: ${card}`,
    discarded: (names) => `У відбій: ${names}`,
    resolved: (names) => `Вирішено потреби: ${names}`,
    recovered: (who, card) => `${who} бере з відбою: ${card}`,
    scouted: (names) => `Розвідка бачить: ${names}`,
    reshuffled: (enemy) => `Колоду ${enemy ? 'ворога' : 'гравців'} перетасовано`,
    relieved: (card) => `Волонтери беруть на себе: ${card}`,
    offered: (who, to, card) => `${who} пропонує: ${card} → ${to}`,
    asked: (who, of, card) => `${who} просить: ${card} ← ${of}`,
    declined: (who, of, card) => `${who} відмовляється: ${card}, ${of}`,
    confirmed: (who) => `${who} підтверджує план`,
    reopened: (who) => `${who} знову планує`,
    proposed: (who, what, how) =>
      `${who} пропонує ${{ cancel: 'прогнати карту', target: 'ціль для ворога', undermine: 'Таємну операцію проти', attack: 'наступати на територію' }[how]}: ${what}`,
    withdrawn: (who) => `${who} нічого не пропонує`,
    decided: (who) => `${who} вирішує за всіх`,
    committed: (who, card, plan) => `${who} виставляє: ${card}${plan === '' ? '' : `, ${plan}`}`,
    takenOut: (who, card, plan) => `${who} прибирає: ${card}${plan === '' ? '' : `, ${plan}`}`,
    cancelled: (card) => `Прогнано: ${card}`,
    targeted: (land) => `Ворог наступає: ${land}`,
    undermined: (land, by) => `«${land}»: ворог цього тижня слабший на ${by}`,
    battle: (land, attack, defence) =>
      `Битва, «${land}»: ${attack} проти ${defence}, наступ ${attack > defence ? 'удався' : 'відбито'}`,
    occupied: (land) => `Окуповано: ${land}`,
    freed: (land) => `Звільнено: ${land}`,
    owes: (who, n) => `${who} візьме ще ${cards(n)} за термінові потреби`,
  },
  refusals: {
    'BRV-7.3': 'У тижні немає стільки днів.',
    'BRV-7.6': 'Ворожі карти лягають у план першими й лишаються там.',
    'BRV-7.10': 'Для цього в плані бракує Волі.',
    'BRV-8.5': 'Ворог наступає на найслабшу вільну територію поруч з окупованою.',
    'BRV-9.2': 'У цій битві рахуються лише карти відповідного виду.',
    'BRV-10.6': 'Наступати можна лише на окуповану територію поруч із вільною.',
    'BRV-17.8': 'Таємна операція потребує цивільної потреби в тому самому плані.',
    'BRV-17.9': 'Таємна операція діє проти окупованих територій і Ворожої оборони.',
    'BRV-17.12': 'У плані може бути лише один Координаційний штаб.',
    'BRV-17.13': 'Цю потребу взяли волонтери: спершу відкличте їх.',
    'BRV-17.19': 'Термінова потреба лишається в того, хто її взяв.',
    'BRV-17.20': 'Інший план не витримає цієї карти.',
    'BRV-R9': 'Без цієї карти план задовгий.',
    'BRV-R10': 'Ворожі карти лишаються в того, хто їх узяв.',
    'BRV-R11': 'Передають лише карти з руки.',
    'BRV-R24': 'Погоджуватися ще немає на що, або ви вже погодилися.',
    'BRV-R38': 'Забагато разів змінювали рішення.',
    'BRV-4.4': 'Картами обмінюються лише під час планування.',
    'BRV-7.1': 'Зараз складають плани, кожен зі своєї руки.',
    'BRV-7.2': 'Після планування діють лише карти, що лежать у планах.',
    'BRV-8.6': 'Де найслабших територій кілька, ціль обирають гравці.',
    'BRV-8.8': 'Зараз готують оборону: виставляйте карти й погоджуйтеся.',
    'BRV-10.5': 'Таємні операції грають на кроці 2 дій.',
    'BRV-14.4': 'Два плани має лише той, хто грає сам.',
    'BRV-17.10': 'Карти повертають на колоду ворога, коли їх побачила Розвідка.',
    'BRV-17.11': 'Штаб бере з відбою військову дію, але не інший штаб.',
    'BRV-17.15': 'Конотопська відьма проганяє щойно відкриту карту.',
    'BRV-R13': 'План змінюють, доки не підтвердять, а потім відкривають знову.',
    'BRV-R20': 'Прибрати можна лише виставлену карту.',
  },
  zones: {
    deck: 'Колода гравців',
    discard: 'Відбій',
    hand: 'Рука',
    plan: 'План',
    second: 'Другий план',
    enemyDeck: 'Колода ворога',
    turned: 'Відкриті карти',
    display: 'Ворожа оборона',
    enemyDiscard: 'Відбій ворога',
    scouted: 'Бачить розвідка',
  },
  settings: {
    players: 'Гравці',
    difficulty: 'Складність',
    offensives: 'Кілька ворожих наступів за тиждень',
    host: 'Ведучий, який вирішує за всіх, коли час вийшов',
    limit: 'Час на спільне рішення',
  },
  difficulties: {
    printed: 'Наша: ворог сильнішає з числом гравців',
    bare: 'Як у правилах: ворог однаковий для будь-якого числа гравців',
    easier: (listed) => `Легше: у коробці лишаються ${listed}, для 1–7 гравців`,
    harder: (listed) => `Важче: у коробці лишаються ${listed}, для 1–7 гравців`,
    boxed: (name, figures) => `«${name}» (${figures.join(', ')})`,
  },
  offensives: { together: 'Наступають разом', singly: 'Наступають по одному' },
  nobody: 'ніхто',
  seconds: (n) => slavic(n, { one: 'секунда', few: 'секунди', many: 'секунд' }),
  table: {
    round: (n, left, needs) => `Тиждень ${n} · колода ворога: ${left} · цивільних потреб на руках: ${needs}`,
    map: 'Мапа',
    free: 'вільна',
    occupied: 'окупована',
    enemy: 'Ворог',
    decks: (deck, discard) => `Колода гравців ${deck}, відбій ${discard}`,
    week: (used, of) => `дні ${used}/${of}`,
    will: (free) => `Воля ${figure(free)}`,
    days: (n) => slavic(n, { one: 'день', few: 'дні', many: 'днів' }),
    willBy: (n) => `Воля ${n > 0 ? '+' : '−'}${Math.abs(n)}`,
    confirmed: 'підтверджено',
    empty: '–',
  },
  won: 'Перемога: усі території вільні, усі потреби вирішено.',
  lost: (everything) => `Поразка: ${everything ? 'окуповано всі території' : 'скінчилася колода ворога'}.`,
  landsLost: (n) => `Окуповано: ${slavic(n, { one: 'територія', few: 'території', many: 'територій' })}.`,
  needsLeft: (n) => `Не вирішено: ${slavic(n, { one: 'потреба', few: 'потреби', many: 'потреб' })}.`,
};
