import { english, type Language, slavic } from '../../../kernel/text.ts';

export interface OfferWords {
  readonly title: string;
  readonly asks: (who: string, card: string) => string;
  readonly gives: (who: string, card: string) => string;
  readonly give: string;
  readonly take: string;
  readonly no: string;
  readonly noToAll: string;
  readonly noToAllShort: string;
  readonly more: (n: number) => string;
  readonly cannot: string;
  readonly days: (n: number) => string;
  readonly will: (change: string) => string;
  /** It fits the plan of whoever asks. */
  readonly room: string;
  readonly shields: (n: number) => string;
  readonly crosshairs: (n: number) => string;
  /** Before a plan is confirmed that leaves days free, or answers owed. */
  readonly leavesDays: (card: string) => string;
  readonly leavesOffers: (n: number) => string;
  readonly confirmWithout: string;
  /** Before a battle that will be lost although more could be put forward. */
  readonly leavesLand: (land: string, attack: number, defence: number) => string;
  readonly agree: string;
}
export const OFFER_WORDS: Readonly<Record<Language, OfferWords>> = {
  uk: {
    title: 'Обмін',
    asks: (who, card) => `${who} просить у вас карту «${card}»`,
    gives: (who, card) => `${who} віддає вам карту «${card}»`,
    give: 'Віддати',
    take: 'Узяти',
    no: 'Ні',
    noToAll: 'Відмовити всім',
    noToAllShort: 'Усім ні',
    more: (n) => `ще ${n}`,
    cannot: 'без неї план задовгий',
    days: (n) => slavic(n, { one: 'день', few: 'дні', many: 'днів' }),
    will: (change) => `Воля: ${change}`,
    room: 'є місце',
    shields: (n) => slavic(n, { one: 'щит', few: 'щити', many: 'щитів' }),
    crosshairs: (n) => slavic(n, { one: 'приціл', few: 'приціли', many: 'прицілів' }),
    leavesDays: (card) => `У тижні ще є місце: вміститься карта «${card}». Підтвердити так?`,
    leavesOffers: (n) => `На відповідь чекають: ${n}. Підтвердити план і відмовити всім?`,
    confirmWithout: 'Підтвердити без обміну',
    leavesLand: (land, attack, defence) =>
      `Територія «${land}» впаде: ${attack} проти ${defence}. Ще є що виставити. Погодитися?`,
    agree: 'Погодитися',
  },
  ru: {
    title: 'Обмен',
    asks: (who, card) => `${who} просит у вас карту «${card}»`,
    gives: (who, card) => `${who} отдаёт вам карту «${card}»`,
    give: 'Отдать',
    take: 'Взять',
    no: 'Нет',
    noToAll: 'Отказать всем',
    noToAllShort: 'Всем нет',
    more: (n) => `ещё ${n}`,
    cannot: 'без неё план слишком длинный',
    days: (n) => slavic(n, { one: 'день', few: 'дня', many: 'дней' }),
    will: (change) => `Воля: ${change}`,
    room: 'есть место',
    shields: (n) => slavic(n, { one: 'щит', few: 'щита', many: 'щитов' }),
    crosshairs: (n) => slavic(n, { one: 'прицел', few: 'прицела', many: 'прицелов' }),
    leavesDays: (card) => `В неделе ещё есть место: поместится карта «${card}». Подтвердить так?`,
    leavesOffers: (n) => `Ответа ждут: ${n}. Подтвердить план и всем отказать?`,
    confirmWithout: 'Подтвердить без обмена',
    leavesLand: (land, attack, defence) =>
      `Территория «${land}» падёт: ${attack} против ${defence}. Ещё есть что выставить. Согласиться?`,
    agree: 'Согласиться',
  },
  en: {
    title: 'Trade',
    asks: (who, card) => `${who} asks you for ${card}`,
    gives: (who, card) => `${who} gives you ${card}`,
    give: 'Give',
    take: 'Take',
    no: 'No',
    noToAll: 'Decline all',
    noToAllShort: 'None',
    more: (n) => `${n} more`,
    cannot: 'the plan is too long without it',
    days: (n) => english(n, { one: 'day', other: 'days' }),
    will: (change) => `Will: ${change}`,
    room: 'it fits',
    shields: (n) => english(n, { one: 'shield', other: 'shields' }),
    crosshairs: (n) => english(n, { one: 'crosshair', other: 'crosshairs' }),
    leavesDays: (card) => `There is still room in the week: ${card} would fit. Confirm anyway?`,
    leavesOffers: (n) => `Waiting for your answer: ${n}. Confirm the plan and refuse them all?`,
    confirmWithout: 'Confirm without trading',
    leavesLand: (land, attack, defence) =>
      `${land} will fall: ${attack} against ${defence}. There is more to commit. Agree?`,
    agree: 'Agree',
  },
};
