import { type Language, slavic } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';

export interface MomentWords {
  readonly enemy: string;
  readonly battle: string;
  readonly counter: string;
  readonly several: (n: number) => string;
  /** How likely an Offensive was, before the card was turned up. */
  readonly was: (percent: string) => string;
  /** The cards had been scouted. */
  readonly foreseen: string;
  /** Of those that came only the first had been. */
  readonly foreseenSome: (n: number, all: number) => string;
  /** BRV-17.26: with so many players every Offensive is so much stronger. */
  readonly pressure: (players: number, more: number) => string;
  readonly target: (land: string, attack: number) => string;
  readonly choose: (attack: number) => string;
  readonly shields: (land: number, planned: number) => string;
  /** So much People's Actions in the plans may take from the attack. */
  readonly weakening: (n: number) => string;
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
  readonly goesOn: (names: string) => string;
  readonly end: (weeks: number) => string;
}
export const MOMENT_WORDS: Readonly<Record<Language, MomentWords>> = typeset({
  uk: {
    enemy: 'Ворожі дії',
    battle: 'Битва',
    counter: 'Контрнаступ',
    several: (n) => `Ворог відкрив ${slavic(n, { one: 'карту', few: 'карти', many: 'карт' })}`,
    was: (percent) => `Шанс, що відкриється наступ, був ${percent}`,
    foreseen: 'Розвідка це показала',
    foreseenSome: (n, all) => `Розвідка показала з них карт: ${n} із ${all}`,
    pressure: (players, more) =>
      more > 0
        ? `Гравців ${players}: кожен наступ сильніший на ${more}`
        : `Гравців ${players}: кожен наступ слабший на ${-more}`,
    target: (land, attack) => `Ціль: ${land}, прицілів ${attack}`,
    choose: (attack) => `Прицілів у ворога: ${attack}. Котра з найслабших територій стане ціллю, обираєте ви`,
    shields: (land, planned) => `Щити: територія ${land}, плани ${planned} — разом ${land + planned}`,
    weakening: (n) => `Дії народу можуть зменшити наступ на ${n}`,
    standsAlone: 'Територія вистоїть і сама',
    canStand: 'Можна вистояти, якщо виставити оборону',
    cannotStand: (n) => `Бракує щитів: ${n}`,
    they: 'ворог наступає',
    we: 'ми наступаємо',
    ourDefence: 'наша оборона',
    theirDefence: 'оборона ворога',
    land: 'територія',
    undermined: 'послаблено',
    lost: 'втрачено',
    held: 'вистояли',
    freed: 'звільнено',
    repelled: 'не вийшло',
    lostSays: 'Прицілів більше, ніж щитів: територію окуповано.',
    heldSays: 'Щитів не менше, ніж прицілів: наступ відбито.',
    freedSays: 'Прицілів більше, ніж щитів: територія вільна.',
    repelledSays: 'Прицілів має бути більше, ніж щитів: територія лишається за ворогом.',
    gone: (names) => `Ворог скидає: ${names}`,
    goesOn: (names) => `Наступ триває: ${names}`,
    end: (weeks) => `після тижня ${weeks}`,
  },
  ru: {
    enemy: 'Вражеские действия',
    battle: 'Битва',
    counter: 'Контрнаступление',
    several: (n) => `Враг открыл ${slavic(n, { one: 'карту', few: 'карты', many: 'карт' })}`,
    was: (percent) => `Шанс, что откроется наступление, был ${percent}`,
    foreseen: 'Разведка это показала',
    foreseenSome: (n, all) => `Разведка показала из них карт: ${n} из ${all}`,
    pressure: (players, more) =>
      more > 0
        ? `Игроков ${players}: каждое наступление сильнее на ${more}`
        : `Игроков ${players}: каждое наступление слабее на ${-more}`,
    target: (land, attack) => `Цель: ${land}, прицелов ${attack}`,
    choose: (attack) => `Прицелов у врага: ${attack}. Какая из самых слабых территорий станет целью, выбираете вы`,
    shields: (land, planned) => `Щиты: территория ${land}, планы ${planned} — вместе ${land + planned}`,
    weakening: (n) => `Действия народа могут ослабить наступление на ${n}`,
    standsAlone: 'Территория выстоит и сама',
    canStand: 'Можно выстоять, если выставить оборону',
    cannotStand: (n) => `Не хватает щитов: ${n}`,
    they: 'враг наступает',
    we: 'мы наступаем',
    ourDefence: 'наша оборона',
    theirDefence: 'оборона врага',
    land: 'территория',
    undermined: 'ослаблено',
    lost: 'потеряна',
    held: 'выстояли',
    freed: 'освобождена',
    repelled: 'не вышло',
    lostSays: 'Прицелов больше, чем щитов: территория оккупирована.',
    heldSays: 'Щитов не меньше, чем прицелов: наступление отбито.',
    freedSays: 'Прицелов больше, чем щитов: территория свободна.',
    repelledSays: 'Прицелов должно быть больше, чем щитов: территория остаётся за врагом.',
    gone: (names) => `Враг сбрасывает: ${names}`,
    goesOn: (names) => `Наступление продолжается: ${names}`,
    end: (weeks) => `после недели ${weeks}`,
  },
  en: {
    enemy: 'Enemy actions',
    battle: 'Battle',
    counter: 'Counter-offensive',
    several: (n) => `The enemy turned up ${n} cards`,
    was: (percent) => `The chance of an Offensive was ${percent}`,
    foreseen: 'It had been scouted',
    foreseenSome: (n, all) => `${n} of these ${all} cards had been scouted`,
    pressure: (players, more) =>
      `${players} players: every Offensive is ${Math.abs(more)} ${more > 0 ? 'stronger' : 'weaker'}`,
    target: (land, attack) => `Target: ${land}, crosshairs: ${attack}`,
    choose: (attack) => `Enemy crosshairs: ${attack}. You choose which of the weakest territories is attacked`,
    shields: (land, planned) => `Shields: territory ${land}, plans ${planned}, ${land + planned} in all`,
    weakening: (n) => `People’s actions can weaken the attack by ${n}`,
    standsAlone: 'The territory holds without help',
    canStand: 'It can hold if you commit your defence',
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
    goesOn: (names) => `The attack goes on: ${names}`,
    end: (weeks) => `after week ${weeks}`,
  },
});
