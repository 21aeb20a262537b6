/** Deck lists as text and as JSON: what people paste into a chat, and what programs exchange. */
import { type CardSet, sidesOf } from '../cards/columns.ts';
import type { CardRow } from '../cards/schema.ts';
import { isRecord } from '../cards/shapes.ts';
import { CARD_KINDS, type Language, LANGUAGES, type Side, SIDES } from '../cards/vocabulary.ts';
import { labelsIn } from './card.ts';
import { type Deck, tidy } from '../decks/deck.ts';

/** A line that was not understood; `line` counts from 1. */
export interface Unread {
  readonly line: number;
  readonly text: string;
  readonly says: 'unknownCard' | 'unknownSide' | 'badLine';
}
export interface Reading {
  readonly deck: Deck;
  readonly unread: readonly Unread[];
}

export const sayUnread = ({ line, text, says }: Unread, language: Language): string =>
  labelsIn(language).deck[says](line, text);

// ---------------------------------------------------------------------------------------------------------------------

/** The list in one language: name, side, division, then the cards by kind and type. */
export function writeText(set: CardSet, deck: Deck, language: Language): string {
  const words = labelsIn(language);
  const name = (id: string): string => set.row(set.def(id)).name[language];
  const head = [
    ...(deck.name === undefined ? [] : [`# ${deck.name}`]),
    `${SIDE_WORD[language]}: ${words.sides[deck.side]}`,
    ...(deck.division === undefined ? [] : [`${DIVISION_WORD[language]}: ${name(deck.division)}`]),
  ];
  const { cards, sideboard = {} } = tidy(set, deck);
  const groups = new Map<string, string[]>();
  for (const [id, copies] of Object.entries(cards)) {
    const row = set.row(set.def(id));
    const title = row.unit === undefined ? words.cardKinds[firstKind(row)] : words.types[[row.unit.type].flat()[0]!];
    groups.set(title, [...(groups.get(title) ?? []), `${copies} ${name(id)}`]);
  }
  const body = [...groups].map(([title, lines]) => `// ${title}\n${lines.join('\n')}`);
  const beside = Object.entries(sideboard).map(([id, copies]) => `${copies} ${name(id)}`);
  if (beside.length > 0) body.push(`${SIDEBOARD_WORD[language]}:\n${beside.join('\n')}`);
  return `${[head.join('\n'), ...body].join('\n\n')}\n`;
}
const firstKind = (row: CardRow): (typeof CARD_KINDS)[number] =>
  CARD_KINDS.find((kind) => row[kind] !== undefined) ?? 'unit';

const SIDE_WORD: Readonly<Record<Language, string>> = { ru: 'Сторона', uk: 'Сторона', en: 'Side' };
const SIDEBOARD_WORD: Readonly<Record<Language, string>> = { ru: 'Запас', uk: 'Запас', en: 'Sideboard' };
const DIVISION_WORD: Readonly<Record<Language, string>> = { ru: 'Дивизия', uk: 'Дивізія', en: 'Division' };

/** Names in any language, or ids; `4 T-34`, `4x T-34`, `T-34 x4`. Every line that makes no sense is reported. */
export function readText(set: CardSet, text: string): Reading {
  const names = namesOf(set);
  const cards: Record<string, number> = {};
  const sideboard: Record<string, number> = {};
  // What stands below that word lies beside the deck.
  let counted = cards;
  const unread: Unread[] = [];
  let name: string | undefined;
  let side: Side | undefined;
  let division: string | undefined;
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    const miss = (says: Unread['says'], what: string): number => unread.push({ line: i + 1, text: what, says });
    if (line === '' || line.startsWith('//')) return;
    if (line.startsWith('#')) return void (name ??= line.replace(/^#+\s*/, ''));
    if (/^(sideboard|запас)\s*:?$/iu.test(line)) return void (counted = sideboard);
    const header = /^(side|сторона|division|дивизия|дивізія)\s*:\s*(.+)$/iu.exec(line);
    if (header !== null) {
      const value = header[2] ?? '';
      if (/^s|^с/iu.test(line)) {
        side = sideNamed(value);
        if (side === undefined) miss('unknownSide', value);
      } else {
        division = names.get(plain(value));
        if (division === undefined) miss('unknownCard', value);
      }
      return;
    }
    const entry = COUNT_FIRST.exec(line)?.groups ?? COUNT_LAST.exec(line)?.groups;
    if (entry === undefined) return void miss('badLine', line);
    const id = names.get(plain(entry['card'] ?? ''));
    const copies = Number(entry['copies']);
    if (id === undefined) miss('unknownCard', entry['card'] ?? line);
    else if (copies === 0) miss('badLine', line);
    else if (set.row(set.def(id)).division) division = id;
    else counted[id] = (counted[id] ?? 0) + copies;
  });
  return { deck: finish(set, { name, side, division, cards, sideboard }), unread };
}
const COUNT_FIRST = /^(?<copies>\d{1,3})\s*(?:[xх×*]\s+|\s)\s*(?<card>.+)$/iu;
const COUNT_LAST = /^(?<card>.+?)\s+[xх×*]\s*(?<copies>\d{1,3})$/iu;

/** A list that names no side belongs to the side that most of its cards fit. */
function finish(
  set: CardSet,
  found: {
    name: string | undefined;
    side: Side | undefined;
    division: string | undefined;
    cards: Record<string, number>;
    sideboard: Record<string, number>;
  },
): Deck {
  const { name, division, cards, sideboard } = found;
  const fitting = (side: Side): number =>
    Object.keys(cards).filter((id) => sidesOf(set.row(set.def(id))).includes(side)).length;
  const side = found.side ?? SIDES.toSorted((a, b) => fitting(b) - fitting(a))[0]!;
  return tidy(set, {
    ...(name === undefined ? {} : { name }),
    side,
    ...(division === undefined ? {} : { division }),
    cards,
    sideboard,
  });
}

function sideNamed(text: string): Side | undefined {
  return SIDES.find(
    (side) => side === plain(text) || LANGUAGES.some((l) => plain(labelsIn(l).sides[side]) === plain(text)),
  );
}

/** Ids and names of every language, without what people type differently: quotes, ё, dashes, apostrophes, spaces. */
function namesOf(set: CardSet): ReadonlyMap<string, string> {
  const known = NAMES.get(set);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  for (const row of set.rows)
    for (const name of [row.id, ...LANGUAGES.map((language) => row.name[language])])
      if (!names.has(plain(name))) names.set(plain(name), row.id);
  NAMES.set(set, names);
  return names;
}
const NAMES = new WeakMap<CardSet, ReadonlyMap<string, string>>();

export const plain = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[«»"“”„']|[\u2019\u02bc\u2032`]/gu, '')
    .replaceAll(/[–—−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim();

// ---------------------------------------------------------------------------------------------------------------------

export const writeJson = (set: CardSet, deck: Deck): string => `${JSON.stringify(tidy(set, deck), null, 2)}\n`;

/** `{ side, division?, name?, cards: { id or name: copies }, sideboard? }`; `line` of a finding is the place in `cards`, from 1. */
export function readJson(set: CardSet, json: string): Reading {
  const names = namesOf(set);
  const unread: Unread[] = [];
  const value = parsed(json);
  if (!isRecord(value) || !isRecord(value['cards']))
    return { deck: { side: 'ussr', cards: {} }, unread: [{ line: 1, text: json.slice(0, 40), says: 'badLine' }] };
  const counted = (field: 'cards' | 'sideboard'): Record<string, number> => {
    const cards: Record<string, number> = {};
    const given = value[field] ?? {};
    if (!isRecord(given)) unread.push({ line: 1, text: field, says: 'badLine' });
    else
      Object.entries(given).forEach(([name, copies], i) => {
        const id = names.get(plain(name));
        const whole = Number.isInteger(copies) && Number(copies) >= 1;
        if (id === undefined || !whole)
          unread.push({ line: i + 1, text: name, says: id === undefined ? 'unknownCard' : 'badLine' });
        else cards[id] = (cards[id] ?? 0) + Number(copies);
      });
    return cards;
  };
  const [cards, sideboard] = [counted('cards'), counted('sideboard')];
  const word = (field: string): string | undefined => (typeof value[field] === 'string' ? value[field] : undefined);
  const side = sideNamed(word('side') ?? '');
  if (word('side') !== undefined && side === undefined)
    unread.push({ line: 1, text: word('side') ?? '', says: 'unknownSide' });
  const divisionName = word('division');
  const division = divisionName === undefined ? undefined : names.get(plain(divisionName));
  if (divisionName !== undefined && division === undefined)
    unread.push({ line: 1, text: divisionName, says: 'unknownCard' });
  return { deck: finish(set, { name: word('name'), side, division, cards, sideboard }), unread };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
