import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

export interface MomentWords {
  readonly enemy: string;
  readonly battle: string;
  readonly counter: string;
  readonly several: (n: number) => string;
  /** How likely an Offensive was, before the card was turned up. */
  readonly was: (percent: string) => string;
  readonly target: (land: string, attack: number) => string;
  readonly choose: (attack: number) => string;
  readonly shields: (land: number, planned: number) => string;
  readonly standsAlone: string;
  readonly canStand: string;
  readonly cannotStand: (n: number) => string;
  /** Who strikes, and what it meets. */
  readonly they: string;
  readonly we: string;
  readonly ourDefence: string;
  readonly theirDefence: string;
  readonly land: string;
  readonly undermined: string;
  readonly lost: string;
  readonly held: string;
  readonly freed: string;
  readonly repelled: string;
  readonly lostSays: string;
  readonly heldSays: string;
  readonly freedSays: string;
  readonly repelledSays: string;
  readonly gone: (names: string) => string;
  readonly end: (weeks: number) => string;
}
export const MOMENT_WORDS: Readonly<Record<Language, MomentWords>> = typeset({
  uk: {
    enemy: 'Ворожі дії',
    battle: 'Битва',
    counter: 'Контрнаступ',
    several: (n) => `Карт ворога: ${n}`,
    was: (percent) => `Шанс, що відкриється наступ, був ${percent}`,
    target: (land, attack) => `Ціль — ${land}. Прицілів у ворога: ${attack}`,
    choose: (attack) => `Прицілів у ворога: ${attack}. Котра з найслабших територій стане ціллю, обираєте ви`,
    shields: (land, planned) => `Щитів: ${land} на території, ${planned} у планах — разом ${land + planned}`,
    standsAlone: 'Територія вистоїть і сама',
    canStand: 'Можна вистояти, якщо виставити оборону',
    cannotStand: (n) => `Бракує щитів: ${n}`,
    they: 'ворог наступає',
    we: 'ми наступаємо',
    ourDefence: 'наша оборона',
    theirDefence: 'оборона ворога',
    land: 'територія',
    undermined: 'підірвано',
    lost: 'втрачено',
    held: 'вистояли',
    freed: 'звільнено',
    repelled: 'не вийшло',
    lostSays: 'Прицілів більше, ніж щитів: територію окуповано.',
    heldSays: 'Щитів не менше, ніж прицілів: наступ відбито.',
    freedSays: 'Прицілів більше, ніж щитів: територія вільна.',
    repelledSays: 'Прицілів має бути більше, ніж щитів: територія лишається за ворогом.',
    gone: (names) => `Ворог скидає: ${names}`,
    end: (weeks) => `після тижня ${weeks}`,
  },
  ru: {
    enemy: 'Вражеские действия',
    battle: 'Битва',
    counter: 'Контрнаступление',
    several: (n) => `Карт врага: ${n}`,
    was: (percent) => `Шанс, что откроется наступление, был ${percent}`,
    target: (land, attack) => `Цель — ${land}. Прицелов у врага: ${attack}`,
    choose: (attack) => `Прицелов у врага: ${attack}. Какая из самых слабых территорий станет целью, выбираете вы`,
    shields: (land, planned) => `Щитов: ${land} на территории, ${planned} в планах — вместе ${land + planned}`,
    standsAlone: 'Территория выстоит и сама',
    canStand: 'Можно выстоять, если выставить оборону',
    cannotStand: (n) => `Не хватает щитов: ${n}`,
    they: 'враг наступает',
    we: 'мы наступаем',
    ourDefence: 'наша оборона',
    theirDefence: 'оборона врага',
    land: 'территория',
    undermined: 'подорвано',
    lost: 'потеряна',
    held: 'выстояли',
    freed: 'освобождена',
    repelled: 'не вышло',
    lostSays: 'Прицелов больше, чем щитов: территория оккупирована.',
    heldSays: 'Щитов не меньше, чем прицелов: наступление отбито.',
    freedSays: 'Прицелов больше, чем щитов: территория свободна.',
    repelledSays: 'Прицелов должно быть больше, чем щитов: территория остаётся за врагом.',
    gone: (names) => `Враг сбрасывает: ${names}`,
    end: (weeks) => `после недели ${weeks}`,
  },
  en: {
    enemy: 'Enemy actions',
    battle: 'Battle',
    counter: 'Counter-offensive',
    several: (n) => `Enemy cards: ${n}`,
    was: (percent) => `The chance of an Offensive was ${percent}`,
    target: (land, attack) => `Target: ${land}. Enemy crosshairs: ${attack}`,
    choose: (attack) => `Enemy crosshairs: ${attack}. You choose which of the weakest territories is attacked`,
    shields: (land, planned) => `Shields: ${land} of the territory, ${planned} in the plans, ${land + planned} in all`,
    standsAlone: 'The territory stands by itself',
    canStand: 'It can stand if you commit your defence',
    cannotStand: (n) => `Shields short: ${n}`,
    they: 'the enemy attacks',
    we: 'we attack',
    ourDefence: 'our defence',
    theirDefence: 'enemy defence',
    land: 'territory',
    undermined: 'undermined',
    lost: 'lost',
    held: 'held',
    freed: 'freed',
    repelled: 'repelled',
    lostSays: 'More crosshairs than shields: the territory is occupied.',
    heldSays: 'No fewer shields than crosshairs: the attack is beaten off.',
    freedSays: 'More crosshairs than shields: the territory is free.',
    repelledSays: 'It takes more crosshairs than shields: the enemy keeps the territory.',
    gone: (names) => `The enemy discards: ${names}`,
    end: (weeks) => `after week ${weeks}`,
  },
});
