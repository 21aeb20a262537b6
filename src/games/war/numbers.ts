import type { DefId } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import type { CardNumbers } from '../../kernel/module.ts';
import type { Language } from '../../kernel/text.ts';
import { CardErrors, loadSet } from './cards/load.ts';
import type { CardRow, Cost } from './cards/schema.ts';
import { base, BASE_FILES } from './cards/set.ts';
import type { CardSet } from './cards/columns.ts';
import { type Resource, RESOURCES } from './cards/vocabulary.ts';
import { labelsIn } from './text/card.ts';

const STRENGTHS = ['attack', 'defence'] as const;
type Strength = (typeof STRENGTHS)[number];
const WORDS: Readonly<Record<Language, Readonly<Record<Strength, string>>>> = {
  uk: { attack: 'атака', defence: 'захист' },
  ru: { attack: 'атака', defence: 'защита' },
  en: { attack: 'attack', defence: 'defence' },
};
const isStrength = (name: string): name is Strength => STRENGTHS.some((one) => one === name);
const isResource = (name: string): name is Resource => RESOURCES.some((one) => one === name);

/** What a card costs, and how strong its unit is. */
function numbersOf({ cost, unit }: CardRow): Readonly<Record<string, number>> {
  return {
    ...(cost === undefined ? {} : Object.fromEntries(RESOURCES.map((resource) => [resource, cost[resource] ?? 0]))),
    ...(unit === undefined ? {} : { attack: unit.attack, defence: unit.defence }),
  };
}
/** The card as it would be with these numbers. */
export function changedRow(row: CardRow, numbers: Readonly<Record<string, number>>): CardRow {
  const given = Object.entries(numbers);
  const cost = Object.fromEntries(given.filter(([name]) => isResource(name)));
  const strength = Object.fromEntries(given.filter(([name]) => isStrength(name)));
  return {
    ...row,
    ...(row.cost === undefined ? {} : { cost: withoutZeros({ ...row.cost, ...cost }) }),
    ...(row.unit === undefined ? {} : { unit: { ...row.unit, ...strength } }),
  };
}
/** What is not asked for is not printed, nor that it could not be converted (WAR-7.10). */
function withoutZeros({ strict = '', ...amounts }: Cost): Cost {
  const asked = Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== 0));
  const letters = RESOURCES.filter((resource) => strict.includes(resource) && resource in asked).join('');
  return { ...asked, ...(letters === '' ? {} : { strict: letters }) };
}

/** The numbers of the set's cards, and the game in which some of them are others. */
export const numbersWith = (moduleWith: (set: CardSet) => ReturnType<CardNumbers['changed']>): CardNumbers => ({
  key: (def) => base.rows[def - 1]!.id,
  def: (key) => (base.rows.some(({ id }) => id === key) ? base.def(key) : undefined),
  of: (def: DefId) => numbersOf(base.rows[def - 1]!),
  name: (name, language) =>
    isStrength(name) ? WORDS[language][name] : isResource(name) ? labelsIn(language).resources[name] : name,
  changed(changes) {
    const meant = new Map(changes.map(({ def, numbers }) => [base.rows[def - 1]!.id, numbers]));
    const isMeant = (row: unknown): row is CardRow =>
      typeof row === 'object' && row !== null && 'id' in row && meant.has(String(row.id));
    const files = BASE_FILES.map(({ file, rows }) => ({
      file,
      rows: rows.map((row) => (isMeant(row) ? changedRow(row, meant.get(row.id)!) : row)),
    }));
    try {
      return moduleWith(loadSet(files));
    } catch (error) {
      if (error instanceof CardErrors) throw new InputError('numbers', error.message);
      throw error;
    }
  },
});
