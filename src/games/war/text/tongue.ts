/** How a row becomes the text of a card: the order of the lines is common, the sentences are each language's own. */
import type {
  Ability,
  Amounts,
  CardRow,
  Condition,
  Cost,
  Filter,
  Keywords,
  Modifier,
  Pair,
  Passive,
} from '../cards/schema.ts';
import type { BombTarget, Keyword, Language } from '../cards/vocabulary.ts';
import type { CardText } from '../../../kernel/text.ts';
import type { Labels } from './labels.ts';

export interface Tongue {
  readonly language: Language;
  readonly labels: Labels;
  keyword(keyword: Keyword, printed: Keywords): string;
  /** of an upgrade, for its unit */
  granted(keyword: Keyword, printed: Keywords): string;
  modifier(modifier: Modifier, upgrade: boolean): string;
  attackCost(cost: Cost): string;
  bombs(strength: number, targets: readonly BombTarget[]): string;
  aa(strength: number): string;
  capacity(aircraft: number): string;
  readonly bothLines: string;
  upgradeOn(filter: Filter): string;
  yields(options: readonly Amounts[]): string;
  needs(condition: Condition): string;
  barred(keywords: readonly Keyword[]): string;
  passive(passive: Passive, names: Names): string;
  /** a tactical card, or a property that the player may use */
  ability(ability: Ability, property: boolean, names: Names): string;
  deckPrice(cards: number): string;
  breakthrough(strength: number): string;
  falls(condition: Condition): string;
  upkeep(cost: Cost): string;
  turns(turns: number): string;
  excludes(names: readonly string[]): string;
}

/** The name of a card that another card's text mentions. */
export type Names = (id: string) => string;

/** Law 7: the text is generated from the row that the engine executes. */
export function printCard(row: CardRow, tongue: Tongue, names: Names): CardText {
  return { name: row.name[tongue.language], kind: kindOf(row, tongue.labels), lines: linesOf(row, tongue, names) };
}

function kindOf(row: CardRow, labels: Labels): string {
  const parts: string[] = [];
  if (row.hero) parts.push(labels.cardKinds.hero);
  if (row.unit !== undefined) parts.push(labels.kinds[row.unit.kind]);
  if (row.upgrade !== undefined) parts.push(labels.cardKinds.upgrade);
  if (row.ubo !== undefined)
    parts.push(row.ubo.subtype === 'ordinary' ? labels.cardKinds.ubo : labels[row.ubo.subtype]);
  if (row.resource !== undefined)
    parts.push(labels[row.resource.class === 'basic' ? 'basicResource' : 'specialResource']);
  if (row.tactical !== undefined) parts.push(labels.cardKinds.tactical);
  if (row.division) parts.push(labels.cardKinds.division);
  return parts.join(' · ');
}

function linesOf(row: CardRow, tongue: Tongue, names: Names): readonly string[] {
  const lines: string[] = [];
  const say = (line: string): number => lines.push(line);
  const { unit, ubo, keywords = {} } = row;
  if (row.upgrade !== undefined) say(tongue.upgradeOn(row.upgrade.on));
  if (unit?.line === 'both') say(tongue.bothLines);
  if (unit?.aa !== undefined) say(tongue.aa(unit.aa));
  if (unit?.bombing !== undefined) say(tongue.bombs(unit.bombing, unit.bombs ?? []));
  if (unit?.capacity !== undefined) say(tongue.capacity(unit.capacity));
  if (unit?.attackCost !== undefined) say(tongue.attackCost(unit.attackCost));
  for (const keyword of Object.keys(keywords) as readonly Keyword[])
    say(row.upgrade === undefined ? tongue.keyword(keyword, keywords) : tongue.granted(keyword, keywords));
  for (const modifier of row.modifiers ?? []) say(tongue.modifier(modifier, row.upgrade !== undefined));
  if (row.yields !== undefined) say(tongue.yields(row.yields));
  for (const condition of row.needs ?? []) say(tongue.needs(condition));
  if (row.barredBy !== undefined) say(tongue.barred(row.barredBy));
  for (const passive of row.passives ?? []) say(tongue.passive(passive, names));
  if (row.tactical !== undefined) say(tongue.ability(row.tactical, false, names));
  for (const ability of row.abilities ?? []) say(tongue.ability(ability, true, names));
  if (ubo?.excludes !== undefined) say(tongue.excludes(ubo.excludes.map(names)));
  if (ubo?.turns !== undefined) say(tongue.turns(ubo.turns));
  if (ubo?.upkeep !== undefined) say(tongue.upkeep(ubo.upkeep));
  if (ubo?.deckPrice !== undefined) say(tongue.deckPrice(ubo.deckPrice));
  if (ubo?.breakthrough !== undefined) say(tongue.breakthrough(ubo.breakthrough));
  for (const condition of ubo?.falls ?? []) say(tongue.falls(condition));
  return lines;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** +1/+2, −1/0, +0/+1 */
export function pairText([attack, defence]: Pair): string {
  const lowers = attack < 0 || defence < 0;
  const part = (n: number): string => (n === 0 && lowers ? '0' : signed(n));
  return `${part(attack)}/${part(defence)}`;
}
/** "gets A until X" and "gets B until X" to "gets A and B until X". */
export function merge(said: string, more: string, and: string, verb: string, terms: readonly string[]): string {
  const term = terms.find((one) => said.endsWith(` ${one}`) && more.endsWith(` ${one}`));
  const before = term === undefined ? said : said.slice(0, -term.length - 1);
  const again = more.startsWith(`${verb} `) && before.includes(` ${verb} `);
  return `${before} ${and} ${again ? more.slice(verb.length + 1) : more}`;
}
export const signedText = signed;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** a, b и c */
export function join(list: readonly string[], and: string): string {
  if (list.length < 2) return list[0] ?? '';
  return `${list.slice(0, -1).join(', ')} ${and} ${list.at(-1)}`;
}

export const joined = <T>(list: readonly T[], say: (member: T) => string, and: string): string =>
  join(list.map(say), and);
