/** The proof sheet: every card with its figures and its generated text, for a reader with a pencil. */
import { cardText, labelsIn } from './card.ts';
import { type CardSet, sidesOf } from '../cards/columns.ts';
import type { CardRow, Cost } from '../cards/schema.ts';
import { LANGUAGES, RESOURCES, SIDES } from '../cards/vocabulary.ts';

export function proofSheet(set: CardSet): string {
  const groups = [
    ...SIDES.map((side) => ({ title: labelsIn('en').sides[side], rows: set.rows.filter((row) => belongs(row, side)) })),
    { title: 'Shared', rows: set.rows.filter((row) => row.flags.length === 0) },
  ];
  const head = `# WAR: proof sheet of the base set\n\n${set.rows.length} cards. Generated from the rows that the engine executes; do not edit.\n`;
  return [
    head,
    ...groups.map(({ title, rows }) => `## ${title}\n\n${rows.map((row) => entry(set, row)).join('\n')}`),
  ].join('\n');
}

/** Under the side of its first flag. */
const belongs = (row: CardRow, side: (typeof SIDES)[number]): boolean =>
  row.flags.length > 0 && sidesOf({ ...row, flags: row.flags.slice(0, 1) }).includes(side);

function entry(set: CardSet, row: CardRow): string {
  const texts = LANGUAGES.map((language) => {
    const { name, kind, lines } = cardText(set, row, language);
    return `- **${language}** ${name} (${kind})${lines.length === 0 ? '' : `: ${lines.join(' ')}`}`;
  });
  return `### ${row.number}. ${row.name.en}\n\n${figures(set, row)}\n\n${texts.join('\n')}\n`;
}

function figures(set: CardSet, row: CardRow): string {
  const { unit, resource } = row;
  const words = labelsIn('en');
  return [
    row.cost && `cost ${costOf(row.cost)}`,
    unit && `${unit.attack}/${unit.defence}, ${[unit.type].flat().join(' and ')}, line ${unit.line}`,
    resource && `0/${resource.defence}`,
    words.rarities[row.rarity],
    `${set.blocks[row.block]!.en}${row.blockOnly ? ' only' : ''}`,
    row.theatres.join(' '),
    row.flags.map((flag) => words.flags[flag]).join(' / '),
  ]
    .filter((part) => part)
    .join(' · ');
}

/** 2D 5F 3U!, the mark on strict numbers */
const costOf = (cost: Cost): string =>
  RESOURCES.filter((r) => cost[r])
    .map((r) => `${cost[r]}${r}${cost.strict?.includes(r) ? '!' : ''}`)
    .join(' ') || '0';
