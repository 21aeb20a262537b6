import { type Def, DEFS } from '../../../games/afu/cards/columns.ts';
import type { Badge, Condition, EffectKind, Mark, RewardKind, UnitType } from '../../../games/afu/cards/schema.ts';
import { NAMES } from '../../../games/afu/text/names.ts';
import type { Afu } from '../../../games/afu/state.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';
import type { IconName } from '../../shell/icons/names.ts';

/** Yellow and blue; which seat has which is a matter of the set-up. */
export const SIDE_COLOUR = ['#f2c53d', '#7db8ee'] as const;
export const sideOf = (s: Afu, seat: Seat): 0 | 1 => (s.colour.get(seat) === 0 ? 0 : 1);
export const SKY: Readonly<Record<UnitType, readonly [sky: string, ground: string]>> = {
  infantry: ['#8fa36f', '#4c6340'],
  tank: ['#b2a377', '#6a5f3e'],
  artillery: ['#a3886a', '#5c4634'],
  air: ['#9cc0d8', '#4c7591'],
  none: ['#b7b49b', '#74715b'],
};
export const TYPE_ICON: Readonly<Record<UnitType, IconName>> = {
  infantry: 'ak47',
  tank: 'battle-tank',
  artillery: 'field-gun',
  air: 'jet-fighter',
  none: 'backup',
};
export const BADGE_LOOK: Readonly<Record<Badge, { readonly icon: IconName; readonly colour: string }>> = {
  plain: { icon: 'shield', colour: '#6f6f66' },
  mechanised: { icon: 'apc', colour: '#3e6b3a' },
  armoured: { icon: 'tank-tread', colour: '#7a5a14' },
  artillery: { icon: 'artillery-shell', colour: '#8d3a22' },
  airAssault: { icon: 'parachute', colour: '#7c1f3a' },
  territorial: { icon: 'family-house', colour: '#1f5c8f' },
  specialOps: { icon: 'hooded-figure', colour: '#3a3350' },
};
/** Enhanced values are drawn at the number itself. */
export const MARK_ICON: Readonly<Partial<Record<Mark, IconName>>> = {
  reinforcements: 'team-upgrade',
  enemyArtillery: 'mine-explosion',
  rocketStrike: 'incoming-rocket',
  antiAir: 'missile-launcher',
};
export const REWARD_ICON: Readonly<Record<RewardKind, IconName>> = {
  nothing: 'r-bar',
  panicShield: 'surrounded-shield',
  returnPanic: 'screaming',
  draw1: 'card-draw',
  attackPlus: 'heavy-bullets',
  defencePlus: 'shield',
  supportPlus: 'backup',
  recon3: 'spyglass',
  hospitalSwap: 'hospital-cross',
  recruitPoints: 'rank-2',
};
export const EFFECT_ICON: Readonly<Record<EffectKind, IconName>> = {
  cycle1: 'card-exchange',
  buy: 'rank-2',
  fewerInvaders: 'explosion-rays',
  panic: 'screaming',
  airLoss: 'jet-fighter',
  recon3: 'spyglass',
  hospitalReturn: 'hospital-cross',
  discard1: 'r-disc',
};
export function conditionIcon(when: Condition): IconName {
  switch (when.is) {
    case 'destroyed':
      return 'cross-mark';
    case 'badge':
      return BADGE_LOOK[when.badge].icon;
    case 'panicThisRound':
      return 'screaming';
    case 'objectiveOpen':
      return 'flag-objective';
    default:
      return 'shield';
  }
}

/** What the picture shows, where the type alone says too little. The first that fits. */
const PICTURES: readonly (readonly [RegExp, IconName])[] = [
  [/medics|hospital|surgeons/i, 'military-ambulance'],
  [/scout|pathfinder|recon(company|group)|deepPatrol|watch$/i, 'binoculars'],
  [/drone|missileAlert/i, 'airplane'],
  [/missiles?$|missileTeam|antiAircraft|flak|airDefence|pantsir|buk|^tor/i, 'missile-launcher'],
  [/mortar|artilleryGroup/i, 'mortar'],
  [/selfPropelled|msta|akatsiya|nona|pion/i, 'cannon'],
  [/rocket|grad|smerch|uragan|tos1/i, 'missile-launcher'],
  [/bomber|tu22|su24|su34|strikeAviation/i, 'bomber'],
  [/airAssault|airborne|parat|landing|assaultRegiment/i, 'parachute'],
  [/vehicles|company$|btr|bmp|armouredCars|motor/i, 'apc'],
  [/tractor/i, 'farm-tractor'],
  [/volunteers|fundraisers|gatheringFunds/i, 'three-friends'],
  [/internationalAid|logistics|donated|dump/i, 'cargo-crate'],
  [/signals|radar|commandPost|intercepted/i, 'radio-tower'],
  [/staff/i, 'treasure-map'],
  [/checkpoint|roadblock|fortified/i, 'barbed-wire'],
  [/dugout|entrenched/i, 'bunker'],
  [/engineers/i, 'trench-spade'],
  [/specialUnit|nightRaid|saboteur|partisans|raiders/i, 'hooded-figure'],
  [/sirens/i, 'siren'],
  [/satellite/i, 'radar-dish'],
  [/explosion/i, 'explosion-rays'],
  [/sea|moskva/i, 'battleship'],
  [/massedStrike/i, 'incoming-rocket'],
  [/blackout/i, 'plug'],
  [/evacuation/i, 'bus'],
  [/backInTheRanks/i, 'hospital-cross'],
  [/nowIsTheTime/i, 'hourglass'],
];
const OBJECTIVE_ICON = { bridge: 'arch-bridge', city: 'modern-city', ship: 'battleship' } as const;
export function pictureOf(row: Def): IconName {
  const found = PICTURES.find(([name]) => name.test(row.key))?.[1];
  const type = (row.own ?? row.invader)?.type;
  if (type === 'tank' && found !== 'farm-tractor' && found !== 'apc') return 'battle-tank';
  if (type === 'air' && found !== 'bomber' && found !== 'airplane') return 'jet-fighter';
  if (row.objective !== undefined) return OBJECTIVE_ICON[row.objective.kind];
  if (row.achievement !== undefined) return 'ribbon-medal';
  return found ?? (type === undefined ? 'newspaper' : TYPE_ICON[type]);
}
export const flies = (icon: IconName): boolean => /jet|bomber|airplane|parachute|incoming/.test(icon);

/** A first deck is told by its colour, so its cards need no region; long words give way to their usual shortenings. */
const SHORTER: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  uk: [
    [/^[0-9А-Я-]+ (?=«)/, ''],
    [/ (Полісся|Слобожанщини)$/, ''],
    [/^Міжнародна допомога$/, 'Допомога'],
    [/Десантно-штурмова бригада/, 'ДШБ'],
    [/Механізован\S+/, 'Мех.'],
    [/Мотострілецький/, 'Мото'],
    [/[Аа]ртилерійськ\S+/, 'Арт.'],
    [/Бомбардувальна ескадрилья/, 'Бомбард. загін'],
    [/Зенітні ракети великої дальності/, 'Далекі ЗРК'],
    [/Гвардійська десантна бригада/, 'Гвард. десант'],
    [/Розвідувальн(а|ий)/, 'Розвід.'],
    [/Загороджувальний/, 'Загор.'],
    [/морської піхоти/, 'морпіхів'],
    [/Радіолокаційний/, 'Радіолок.'],
    [/^Контрбатарейна боротьба$/, 'Контрбатарея'],
    [/^Бригада великої потужності$/, 'Потужна бригада'],
    [/Відремонтовані/, 'Лагоджені'],
    [/Бронетанковий/, 'Танковий'],
    [/Коригувальники/, 'Навідники'],
    [/[Бб]омбардувальники/, 'Бомбард.'],
    [/Бронеавтомобілі/, 'Бронеавто'],
    [/Розвідувальні/, 'Розвід.'],
    [/мобілізованих/, 'мобіліз.'],
  ],
  ru: [
    [/^[0-9А-Я-]+ (?=«)/, ''],
    [/ (Полесья|Слобожанщины)$/, ''],
    [/^Международная помощь$/, 'Помощь'],
    [/Десантно-штурмовая бригада/, 'ДШБ'],
    [/Механизированн\S+/, 'Мех.'],
    [/Мотострелковый/, 'Мото'],
    [/[Аа]ртиллерийск\S+/, 'Арт.'],
    [/Бомбардировочная эскадрилья/, 'Бомбард. отряд'],
    [/Зенитные ракеты большой дальности/, 'Дальние ЗРК'],
    [/Гвардейская десантная бригада/, 'Гвард. десант'],
    [/Разведывательн(ая|ый)/, 'Развед.'],
    [/Отремонтированные/, 'Починенные'],
    [/Заградительный/, 'Заград.'],
    [/морской пехоты/, 'морпехов'],
    [/Радиолокационный/, 'Радиолок.'],
    [/подразделение/, 'часть'],
    [/^Бригада большой мощности$/, 'Мощная бригада'],
    [/^Контрбатарейная борьба$/, 'Контрбатарея'],
    [/сопровождения/, 'поддержки'],
    [/Бронетанковый/, 'Танковый'],
    [/Бронированный/, 'Броневой'],
    [/Корректировщики/, 'Наводчики'],
    [/Аэромобильная/, 'Аэромоб.'],
    [/[Бб]омбардировщики/, 'Бомбард.'],
    [/Бронеавтомобили/, 'Бронеавто'],
    [/Разведывательные/, 'Развед.'],
    [/Логистический/, 'Логистич.'],
    [/Хирургическая/, 'Хирургич.'],
    [/Стратегический/, 'Стратегич.'],
    [/мобилизованных/, 'мобилиз.'],
    [/Оккупационная/, 'Оккупац.'],
  ],
  en: [
    [/^(Polissia|Sloboda) /, ''],
    [/^International Aid$/, 'Aid'],
    [/Mechanised/, 'Mech.'],
    [/Reconnaissance/, 'Recon'],
    [/Special Operations/, 'Special'],
    [/Self-Defence Volunteers/, 'Self-Defence'],
    [/Breakthrough/, 'Break-in'],
    [/Heavy Artillery/, 'Heavy Arty'],
    [/Anti-Aircraft/, 'AA'],
    [/Self-Propelled/, 'SP'],
  ],
};
export const nameIn = (def: DefId | number, language: Language): string => NAMES[DEFS[def]!.key][language];
export const shortIn = (def: DefId | number, language: Language): string =>
  SHORTER[language]
    .reduce((name, [long, short]) => name.replace(long, short), nameIn(def, language))
    // A figure keeps its unit, and a letter its hyphen.
    .replace(/(?<=\d) (?=мм|mm)/, '\u00a0')
    .replace(/-(?=\p{Lu}»?$)/u, '-\u2060');
export const ROMAN = ['I', 'II'] as const;
