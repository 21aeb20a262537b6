/** What a player may ask about by name: the numbers of a card, keywords, places. */
import type { NamedThing } from '../../../kernel/text.ts';
import type { CardRow, Cost } from '../cards/schema.ts';
import { type Keyword, KEYWORDS, PLACES, RESOURCES } from '../cards/vocabulary.ts';
import type { Labels } from './labels.ts';
import type { Words } from './words.ts';

/** `depot 1, factory 3, fuel 2`, strict numbers marked (WAR-7.10). */
export function costText(cost: Cost | undefined, words: Words): string {
  const parts = RESOURCES.flatMap((resource, i) => {
    const n = cost?.[resource] ?? 0;
    const strictly = cost?.strict?.includes(resource) === true ? `${words.numbers.strict} ` : '';
    return n === 0 ? [] : [`${strictly}${words.resourceNames[i]} ${n}`];
  });
  return parts.join(', ');
}
/** Cost, strengths, line and nations of a card in one line; nothing for a card without numbers. */
export function numbersOf(row: CardRow, words: Words, labels: Labels): readonly string[] {
  const { unit, resource } = row;
  const { numbers } = words;
  const cost = costText(row.cost, words);
  const parts = [
    ...(cost === '' ? [] : [`${numbers.cost}: ${cost}`]),
    ...(unit === undefined ? [] : [`${unit.attack}/${unit.defence}`]),
    ...(resource === undefined ? [] : [`0/${resource.defence}`]),
    ...(unit === undefined ? [] : [labels.lines[unit.line === 'both' ? 'both' : unit.line === 1 ? 'first' : 'second']]),
    ...(unit?.aa === undefined ? [] : [`${numbers.aa} ${unit.aa}`]),
    ...(unit?.bombing === undefined ? [] : [`${numbers.bombing} ${unit.bombing}`]),
    ...row.flags.map((flag) => labels.flags[flag]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}
export function thingsOf(words: Words, labels: Labels): readonly NamedThing[] {
  const keyword = (key: Keyword): NamedThing => ({
    names: [labels.keywords[key]],
    lines: [labels.keywords[key], `  ${labels.explained[key]}`],
  });
  return [
    ...KEYWORDS.map(keyword),
    ...PLACES.map((place) => ({
      names: [labels.places[place]],
      lines: [labels.places[place], `  ${words.placesExplained[place]}`],
    })),
    ...words.resourceNames.map((name) => ({ names: [name], lines: [name, `  ${words.numbers.resource}`] })),
  ];
}
