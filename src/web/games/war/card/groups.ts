import { typesOf } from '../../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../../games/war/cards/schema.ts';
import type { Language } from '../../../../kernel/text.ts';
import type { IconName } from '../../../shell/icons/names.ts';
import { language } from '../../../shell/settings.ts';

/** How pages sort cards: units by type, the rest by kind. */
export const GROUPS = [
  'infantry',
  'armour',
  'artillery',
  'fortification',
  'aviation',
  'ship',
  'special',
  'tactical',
  'ubo',
  'upgrade',
  'resource',
] as const;
export type Group = (typeof GROUPS)[number];
export function groupOf(row: CardRow): Group {
  const [type] = typesOf(row);
  if (type !== undefined) return type;
  if (row.resource !== undefined) return 'resource';
  if (row.ubo !== undefined || row.division) return 'ubo';
  return row.tactical !== undefined ? 'tactical' : 'upgrade';
}
/** A heading over several cards. */
const NAMES: Readonly<Record<Language, Readonly<Record<Group, string>>>> = {
  uk: {
    infantry: 'Піхота',
    armour: 'Бронетехніка',
    artillery: 'Артилерія',
    fortification: 'Укріплення',
    aviation: 'Авіація',
    ship: 'Кораблі',
    special: 'Спеціальні підрозділи',
    tactical: 'Тактичні карти',
    ubo: 'УБО',
    upgrade: 'Поліпшення',
    resource: 'Ресурси',
  },
  ru: {
    infantry: 'Пехота',
    armour: 'Бронетехника',
    artillery: 'Артиллерия',
    fortification: 'Укрепления',
    aviation: 'Авиация',
    ship: 'Корабли',
    special: 'Специальные подразделения',
    tactical: 'Тактические карты',
    ubo: 'УБО',
    upgrade: 'Улучшения',
    resource: 'Ресурсы',
  },
  en: {
    infantry: 'Infantry',
    armour: 'Armour',
    artillery: 'Artillery',
    fortification: 'Fortifications',
    aviation: 'Aviation',
    ship: 'Ships',
    special: 'Special units',
    tactical: 'Tactical cards',
    ubo: 'UBO',
    upgrade: 'Upgrades',
    resource: 'Resources',
  },
};
export const nameOfGroup = (group: Group): string => NAMES[language.value][group];
export const PICTURES: Readonly<Record<Group, IconName>> = {
  infantry: 'brodie-helmet',
  armour: 'battle-tank',
  artillery: 'cannon',
  fortification: 'bunker',
  aviation: 'airplane',
  ship: 'battleship',
  special: 'binoculars',
  tactical: 'crossed-sabres',
  ubo: 'treasure-map',
  upgrade: 'armor-upgrade',
  resource: 'wooden-crate',
};
