import { english, type Language, slavic } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';

export type Depth = 1 | 2 | 3;
export const DEPTHS = [1, 2, 3] as const;

interface Words {
  readonly title: string;
  readonly depths: Readonly<Record<Depth, string>>;
  readonly thinking: string;
  /** The first depth. */
  readonly place: (name: string) => string;
  readonly verb: (name: string) => string;
  readonly enough: string;
  readonly enoughWhy: string;
  readonly only: string;
  readonly onlyWhy: string;
  readonly moves: (few: number, all: number) => string;
  readonly all: (all: number) => string;
  readonly name: string;
  /** The second. */
  readonly clear: (first: string, second: string) => string;
  readonly alike: string;
  readonly seen: string;
  readonly alone: string;
  readonly chances: string;
  readonly best: string;
  readonly advised: string;
  readonly less: (by: string) => string;
  readonly more: (by: string) => string;
  readonly same: string;
  readonly choose: string;
  readonly onTable: string;
  readonly hide: string;
  /** The third. */
  readonly known: string;
  readonly gives: string;
  readonly risks: string;
  readonly hidden: (cards: number) => string;
  readonly open: string;
  readonly ahead: (by: string) => string;
  readonly expects: (chance: string) => string;
  readonly searched: (times: number) => string;
  readonly looked: (guesses: number) => string;
}
/** `1 200 games` instead of `1200 games`. */
const grouped = (language: Language, n: number, counted: string): string =>
  counted.replace(String(n), n.toLocaleString(language));
export const ADVICE: Readonly<Record<Language, Words>> = typeset({
  uk: {
    title: 'Підказка',
    depths: { 1: 'Натяк', 2: 'Хід', 3: 'Пояснення' },
    thinking: 'Бот думає…',
    place: (name) => `Куди дивитися: ${name}`,
    verb: (name) => `Про що подумати: ${name}`,
    enough: 'Подумайте, чи не досить',
    enoughWhy: 'Не кожен можливий хід варто робити: іноді краще зупинитися.',
    only: 'Тут немає вибору',
    onlyWhy: 'Зараз можна зробити лише одне.',
    moves: (few, all) =>
      few === 1
        ? `Такий хід лише один із ${all}, і бот вважає його найкращим.`
        : `Таких ходів у вас ${few} із ${all}. Один із них бот вважає найкращим.`,
    all: (all) => `Усі ваші ходи тут такі: ${all}. Порівняйте їх між собою.`,
    name: 'Назвати хід',
    clear: (first, second) =>
      `Бот продумав продовження: після цього ходу шанс ${first}, після найкращого з інших — ${second}.`,
    alike: 'Майже однаково: бот не бачить помітної різниці з іншим ходом.',
    seen: 'Так бот ходить, коли зважить увесь хід; шанси поруч — швидка оцінка столу.',
    alone: 'Порівнювати ні з чим: інших ходів тут немає.',
    chances: 'Шанс на перемогу після ходу',
    best: 'найкраще',
    advised: 'радить бот',
    less: (by) => `на ${by} менше`,
    more: (by) => `на перший погляд на ${by} більше`,
    same: 'майже однаково',
    choose: 'Обрати на столі',
    onTable: 'Підказку показано на столі: 1 — хід, який радить бот, 2 і 3 — інші',
    hide: 'Сховати',
    known: 'Що відомо.',
    gives: 'Що дає.',
    risks: 'Чим ризикуєте.',
    hidden: (cards) => `Прихованих від вас карт: ${cards}. Бот теж їх не бачить, а уявляє по-різному.`,
    open: 'Усе, що лежить на столі, ви бачите.',
    ahead: (by) => `Шанс на ${by} більший, ніж після наступного за оцінкою ходу.`,
    expects: (chance) => `Після нього шанс на перемогу ${chance}.`,
    searched: (times) =>
      `Пораховано за ${grouped('uk', times, slavic(times, { one: 'пробну партію', few: 'пробні партії', many: 'пробних партій' }))} лише з того, що можете знати ви.`,
    looked: (guesses) =>
      `Цей вибір бот робить, не порівнюючи ходів по одному. Шанси — швидка оцінка столу після ходу; здогадів про приховане: ${guesses}.`,
  },
  ru: {
    title: 'Подсказка',
    depths: { 1: 'Намёк', 2: 'Ход', 3: 'Объяснение' },
    thinking: 'Бот думает…',
    place: (name) => `Куда смотреть: ${name}`,
    verb: (name) => `О чём подумать: ${name}`,
    enough: 'Подумайте, не довольно ли',
    enoughWhy: 'Не каждый возможный ход стоит делать: иногда лучше остановиться.',
    only: 'Здесь нет выбора',
    onlyWhy: 'Сейчас можно сделать только одно.',
    moves: (few, all) =>
      few === 1
        ? `Такой ход лишь один из ${all}, и бот считает его лучшим.`
        : `Таких ходов у вас ${few} из ${all}. Один из них бот считает лучшим.`,
    all: (all) => `Все ваши ходы здесь такие: ${all}. Сравните их между собой.`,
    name: 'Назвать ход',
    clear: (first, second) =>
      `Бот продумал продолжения: после этого хода шанс ${first}, после лучшего из других — ${second}.`,
    alike: 'Почти одинаково: бот не видит заметной разницы с другим ходом.',
    seen: 'Так бот ходит, взвесив весь ход; шансы рядом — быстрая оценка стола.',
    alone: 'Сравнивать не с чем: других ходов здесь нет.',
    chances: 'Шанс на победу после хода',
    best: 'лучше всего',
    advised: 'советует бот',
    less: (by) => `на ${by} меньше`,
    more: (by) => `на первый взгляд на ${by} больше`,
    same: 'почти одинаково',
    choose: 'Выбрать на столе',
    onTable: 'Подсказка показана на столе: 1 — ход, который советует бот, 2 и 3 — другие',
    hide: 'Скрыть',
    known: 'Что известно.',
    gives: 'Что даёт.',
    risks: 'Чем рискуете.',
    hidden: (cards) => `Скрытых от вас карт: ${cards}. Бот тоже их не видит, а представляет по-разному.`,
    open: 'Всё, что лежит на столе, вы видите.',
    ahead: (by) => `Шанс на ${by} больше, чем после следующего по оценке хода.`,
    expects: (chance) => `После него шанс на победу ${chance}.`,
    searched: (times) =>
      `Посчитано за ${grouped('ru', times, slavic(times, { one: 'пробную партию', few: 'пробные партии', many: 'пробных партий' }))} лишь из того, что можете знать вы.`,
    looked: (guesses) =>
      `Этот выбор бот делает, не сравнивая ходы по одному. Шансы — быстрая оценка стола после хода; догадок о скрытом: ${guesses}.`,
  },
  en: {
    title: 'Hint',
    depths: { 1: 'Nudge', 2: 'Move', 3: 'Why' },
    thinking: 'The bot is thinking…',
    place: (name) => `Where to look: ${name}`,
    verb: (name) => `What to think about: ${name}`,
    enough: 'Is it time to stop?',
    enoughWhy: 'Not every move that can be made is worth making.',
    only: 'There is no choice here',
    onlyWhy: 'Only one thing can be done now.',
    moves: (few, all) =>
      few === 1
        ? `Only one of your ${all} moves is of this kind, and the bot thinks it best.`
        : `You have ${few} such moves out of ${all}. The bot thinks one of them is best.`,
    all: (all) => `All your moves here are of this kind: ${all}. Compare them.`,
    name: 'Name the move',
    clear: (first, second) =>
      `Looking ahead, the bot expects ${first} from this move, ${second} from the best of the others.`,
    alike: 'Almost the same: the bot sees no real difference from another move.',
    seen: 'This is how the bot plays, having weighed the whole turn; the chances beside it are a quick look at the table.',
    alone: 'Nothing to compare with: there is no other move here.',
    chances: 'Chance to win after the move',
    best: 'the best',
    advised: 'advised by the bot',
    less: (by) => `${by} less`,
    more: (by) => `${by} more at a glance`,
    same: 'almost the same',
    choose: 'Choose it on the table',
    onTable: 'The hint is shown on the table: 1 is the move the bot advises, 2 and 3 are alternatives',
    hide: 'Hide',
    known: 'What is known.',
    gives: 'What it gives.',
    risks: 'What it risks.',
    hidden: (cards) =>
      `Cards hidden from you: ${cards}. The bot does not see them either and imagines them in many ways.`,
    open: 'You see everything that lies on the table.',
    ahead: (by) => `The chance is ${by} higher than after the next best move.`,
    expects: (chance) => `After it the chance to win is ${chance}.`,
    searched: (times) =>
      `Worked out over ${grouped('en', times, english(times, { one: 'trial game', other: 'trial games' }))}, using only what you can know.`,
    looked: (guesses) =>
      `The bot makes this choice without comparing moves one by one. The chances are a quick look at the table after the move; guesses at what is hidden: ${guesses}.`,
  },
});
