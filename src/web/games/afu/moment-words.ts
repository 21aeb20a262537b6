import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

export interface MomentWords {
  readonly battle: string;
  readonly columnOf: (n: number, of: number) => string;
  readonly next: (n: number) => string;
  readonly toRecruitment: string;
  readonly pause: string;
  readonly resume: string;
  readonly atOnce: string;
  readonly keys: string;
  readonly press: string;
  readonly ours: string;
  readonly theirs: string;
  readonly parts: { readonly own: string; readonly support: string; readonly bonus: string };
  readonly destroyed: string;
  readonly survived: string;
  readonly held: string;
  readonly hospital: string;
  readonly panic: string;
  readonly nobody: string;
  readonly shelled: string;
  readonly later: string;
  readonly pace: string;
  /** What the chevrons beside the sums mean. */
  readonly strongAttack: string;
  readonly strongDefence: string;
  /** After an objective: what follows. */
  readonly auctionNext: string;
  readonly war: string;
  readonly warSays: string;
  readonly warChanges: readonly (readonly [string, string])[];
  readonly go: string;
  readonly leavesIn: (seconds: number) => string;
}
export const MOMENT_WORDS: Readonly<Record<Language, MomentWords>> = typeset({
  uk: {
    battle: 'Бій',
    columnOf: (n, of) => `Колонка ${n} із ${of}`,
    next: (n) => `Далі: колонка ${n}`,
    toRecruitment: 'До мобілізації',
    pause: 'Пауза',
    resume: 'Продовжити',
    atOnce: 'Одразу',
    keys: 'Пробіл — пауза, Enter або клацання — далі',
    press: 'Торкніться, щоб іти далі',
    ours: 'наш удар',
    theirs: 'удар ворога',
    parts: { own: 'карта', support: 'підтримка', bonus: 'бонус' },
    destroyed: 'знищено',
    survived: 'уцілів',
    held: 'вистояли',
    hospital: 'госпіталь',
    panic: 'паніка',
    nobody: 'Захисту немає: карта паніки.',
    shelled: 'Артилерія ворога б’є по підтримці.',
    later: 'далі',
    pace: 'Темп показу',
    strongAttack: 'посилена атака',
    strongDefence: 'посилений захист: пробиває лише посилена атака',
    auctionNext:
      'Зараз за нього буде аукціон: хто дасть картами найбільше потрібних очок, той забирає об’єкт і його переможні очки.',
    war: 'Повномасштабна війна',
    warSays:
      'Вторгнення відбито, та ворог іде всіма силами. Відтепер раунд починається з події, а за мости й міста йде аукціон.',
    warChanges: [
      ['Подія щораунду', 'на дні стосу — крейсер «Москва»: щойно його відкриють, раунд останній'],
      ['Аукціон перед боєм', 'карти з руки — за мости, міста й кораблі; вони дають переможні очки'],
      ['Нові вороги', 'приходять із підтримкою, артилерією та ракетами'],
      ['Лишається вам', 'трофеї, досягнення, загальний резерв'],
    ],
    go: 'Далі',
    leavesIn: (seconds) => `Enter — далі, пробіл — затримати; інакше за ${seconds} с`,
  },
  ru: {
    battle: 'Бой',
    columnOf: (n, of) => `Колонка ${n} из ${of}`,
    next: (n) => `Дальше: колонка ${n}`,
    toRecruitment: 'К мобилизации',
    pause: 'Пауза',
    resume: 'Продолжить',
    atOnce: 'Сразу',
    keys: 'Пробел — пауза, Enter или щелчок — дальше',
    press: 'Коснитесь, чтобы идти дальше',
    ours: 'наш удар',
    theirs: 'удар врага',
    parts: { own: 'карта', support: 'поддержка', bonus: 'бонус' },
    destroyed: 'уничтожено',
    survived: 'уцелел',
    held: 'выстояли',
    hospital: 'госпиталь',
    panic: 'паника',
    nobody: 'Защиты нет: карта паники.',
    shelled: 'Артиллерия врага бьёт по поддержке.',
    later: 'дальше',
    pace: 'Темп показа',
    strongAttack: 'усиленная атака',
    strongDefence: 'усиленная защита: пробивает только усиленная атака',
    auctionNext:
      'Сейчас за него будет аукцион: кто даст картами больше нужных очков, тот забирает объект и его победные очки.',
    war: 'Полномасштабная война',
    warSays:
      'Вторжение отбито, но враг идёт всеми силами. Отныне раунд начинается с события, а за мосты и города идёт аукцион.',
    warChanges: [
      ['Событие каждый раунд', 'на дне стопки — крейсер «Москва»: как только он открыт, раунд последний'],
      ['Аукцион перед боем', 'карты с руки — за мосты, города и корабли; они дают победные очки'],
      ['Новые враги', 'приходят с поддержкой, артиллерией и ракетами'],
      ['Остаётся вам', 'трофеи, достижения, общий резерв'],
    ],
    go: 'Дальше',
    leavesIn: (seconds) => `Enter — дальше, пробел — задержать; иначе через ${seconds} с`,
  },
  en: {
    battle: 'Battle',
    columnOf: (n, of) => `Column ${n} of ${of}`,
    next: (n) => `Next: column ${n}`,
    toRecruitment: 'To recruitment',
    pause: 'Pause',
    resume: 'Resume',
    atOnce: 'At once',
    keys: 'Space: pause, Enter or a click: go on',
    press: 'Tap to go on',
    ours: 'we strike',
    theirs: 'they strike',
    parts: { own: 'card', support: 'support', bonus: 'bonus' },
    destroyed: 'destroyed',
    survived: 'survived',
    held: 'held',
    hospital: 'hospital',
    panic: 'panic',
    nobody: 'No defence: a panic card.',
    shelled: 'Enemy artillery hits the support.',
    later: 'next',
    pace: 'Playback speed',
    strongAttack: 'enhanced attack',
    strongDefence: 'enhanced defence: only an enhanced attack breaks it',
    auctionNext:
      'It is auctioned now: whoever pays most of the needed points in cards takes it, with its victory points.',
    war: 'Full-scale war',
    warSays:
      'The invasion is beaten off, but the invaders come in full force. From now on a round begins with an event, and bridges and cities are auctioned.',
    warChanges: [
      ['An event every round', 'the Cruiser Moskva lies at the bottom: once revealed, the round is the last'],
      ['An auction before battle', 'cards from your hand for bridges, cities and ships; they give victory points'],
      ['New invaders', 'come with support, artillery and rockets'],
      ['You keep', 'trophies, achievements, the recruitment display'],
    ],
    go: 'Go on',
    leavesIn: (seconds) => `Enter: go on, Space: hold; else in ${seconds} s`,
  },
});
