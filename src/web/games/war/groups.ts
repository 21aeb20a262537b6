import { typesOf } from '../../../games/war/cards/columns.ts';
import type { CardRow } from '../../../games/war/cards/schema.ts';
import { labelsIn } from '../../../games/war/text/card.ts';
import { language } from '../../shell/settings.ts';

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
export const nameOfGroup = (group: Group): string => {
  const words = labelsIn(language.value);
  const name = group in words.types ? words.types[group as keyof typeof words.types] : words.cardKinds[group as 'ubo'];
  return name.charAt(0).toUpperCase() + name.slice(1);
};
