/** English noun phrases: "up to two of your attacking infantry units on the first line". */
import type { Filter, Selector } from '../cards/schema.ts';
import { type Keyword, LAND, type Place, type Posture, type UnitKind, type UnitType } from '../cards/vocabulary.ts';
import { en } from './labels-en.ts';
import { capital, join, joined, type Names } from './tongue.ts';

type Word = readonly [one: string, many: string];
const s = (word: string): Word => [word, `${word}s`];
const unitOf = (word: string): Word => s(`${word} unit`);

const TYPE: Readonly<Record<UnitType, Word>> = {
  infantry: unitOf('infantry'),
  armour: unitOf('armour'),
  artillery: unitOf('artillery'),
  fortification: s('fortification'),
  aviation: ['aircraft', 'aircraft'],
  ship: s('ship'),
  special: unitOf('special'),
};
const COLLECTIVE: ReadonlySet<UnitKind> = new Set([
  'infantry',
  'heavyInfantry',
  'motorInfantry',
  'cavalry',
  'paratroops',
  'headquarters',
  'coastalArtillery',
  'rocketArtillery',
  'partisans',
  'commandos',
  'security',
]);
const FIXED: ReadonlySet<UnitKind> = new Set(['fieldworks', 'rearWorks', 'groundAttack', 'transport']);
const kindWord = (kind: UnitKind): Word => {
  if (kind === 'partisans') return s('partisan detachment');
  const word = en.kinds[kind];
  return COLLECTIVE.has(kind) ? unitOf(word) : FIXED.has(kind) ? [word, word] : s(word);
};

const POSTURE: Readonly<Record<Posture, string>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  attackingDirected: 'attacking',
  attackingUndirected: 'attacking',
  blocking: 'blocking',
  damaged: 'damaged',
  brokeThrough: 'attacking',
  justDestroyed: 'just destroyed',
};
/** These follow the noun. */
const CLAUSE: Partial<Record<Posture, string>> = {
  attackingDirected: 'in a directed attack',
  attackingUndirected: 'in an undirected attack',
  brokeThrough: 'that broke through',
};
const PLACE: Readonly<Record<Place, string>> = {
  first: 'on the first line',
  second: 'on the second line',
  reserve: 'in reserve',
  ubo: 'in the UBO zone',
  resources: 'in the resource zone',
  hand: 'in hand',
  deck: 'in the deck',
  losses: 'in losses',
  carrier: 'on a carrier',
  under: 'under another card',
};
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

const isLand = (types: readonly UnitType[] | undefined): boolean =>
  types !== undefined && types.length === LAND.length && LAND.every((type) => types.includes(type));

function head({ kinds = [], types = [], cards = [], where = [], subtype }: Selector, and: string): Word {
  if (subtype === 'terrain') return s('Terrain card');
  if (subtype === 'climate') return s('Climate card');
  const listed = (words: readonly string[]): Word => unitOf(join(words, and));
  if (kinds.length === 1) return kindWord(kinds[0]!);
  if (kinds.length > 1) return [joined(kinds, (k) => kindWord(k)[0], 'or'), joined(kinds, (k) => kindWord(k)[1], and)];
  if (isLand(types)) return unitOf('land');
  if (types.length === 1) return TYPE[types[0]!];
  if (types.length > 1) return listed(types.map((type) => (type === 'special' ? 'special' : en.types[type])));
  if (cards.length === 1) return cards[0] === 'resource' ? s('resource card') : s(en.cardKinds[cards[0]!]);
  if (cards.length > 1) return s(`${joined(cards, (kind) => en.cardKinds[kind], 'or')} card`);
  if (where.length === 1 && where[0] === 'resources') return s('resource card');
  return where.some((place) => place === 'hand' || place === 'deck' || place === 'losses') ? s('card') : s('unit');
}

function printed(filter: Filter, names: Names): readonly string[] {
  const parts: string[] = [];
  const quoted = (keywords: readonly Keyword[]): string => joined(keywords, (keyword) => en.keywords[keyword], 'or');
  if (filter.named !== undefined) {
    const name = filter.named in en.kinds ? capital(en.kinds[filter.named as UnitKind]) : names(filter.named);
    parts.push(`called ${name}`);
  }
  if (filter.home !== undefined) parts.push(`of the ${filter.home === 1 ? 'first' : 'second'} line`);
  if (filter.has !== undefined && markerOf(filter) === '') parts.push(`with ${quoted(filter.has)}`);
  if (filter.lacks !== undefined) parts.push(`without ${quoted(filter.lacks)}`);
  if (filter.flags !== undefined) parts.push(`of ${joined(filter.flags, (flag) => en.flags[flag], 'or')}`);
  if (filter.costAtMost !== undefined) parts.push(`with a total cost of at most ${filter.costAtMost}`);
  return parts;
}

/** What goes without saying: losses of what is just destroyed, the second line of aircraft, "in play", a searched deck. */
function places(selector: Selector): string {
  const aircraft = selector.types?.length === 1 && selector.types[0] === 'aviation';
  const inPlay = selector.where?.includes('reserve') && selector.where.includes('first');
  const list = (selector.where ?? []).filter((place) => {
    if (place === 'deck' || place === 'resources' || inPlay) return false;
    if (place === 'ubo') return selector.subtype === undefined;
    if (place === 'losses') return !selector.is?.includes('justDestroyed');
    return !(aircraft && (place === 'second' || place === 'carrier'));
  });
  return joined(list, (place) => PLACE[place], 'or');
}

const compact = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const article = (text: string): string => (text.startsWith('other ') ? `an${text}` : withArticle(text));
const withArticle = (text: string): string =>
  `${/^(?:[aeio]|un(?!iq)|up|SPG|AA)/i.test(text) && !/^(?:one|uni)/i.test(text) ? 'an' : 'a'} ${text}`;

/** A marker stands before the noun: "Mountain units". */
const MARKER: Partial<Record<Keyword, string>> = {
  trophy: 'Captured',
  dominion: 'Dominion',
  sappers: 'Sapper',
  mountain: 'Mountain',
  jaeger: 'Jäger',
};
const markerOf = (filter: Filter): string =>
  filter.has?.length === 1 && filter.has[0] !== undefined ? (MARKER[filter.has[0]] ?? '') : '';

function core(selector: Selector, many: boolean, names: Names, and = 'or', whose = ''): string {
  const is = joined(
    (selector.is ?? []).filter((x) => !(x in CLAUSE)),
    (x) => POSTURE[x],
    'or',
  );
  const through = joined(
    (selector.is ?? []).filter((x) => x in CLAUSE),
    (x) => CLAUSE[x] ?? '',
    'or',
  );
  const both = whose === 'both' ? 'of both players' : '';
  const enemy = whose === 'enemy' ? 'enemy' : '';
  const noun = head(selector, and)[many ? 1 : 0];
  return compact([is, enemy, markerOf(selector), noun, both, ...printed(selector, names), places(selector), through]);
}

/** One of them: "one of your infantry units", "an attacking enemy tank" */
export function oneOf(selector: Selector, names: Names): string {
  const whose = selector.whose ?? 'own';
  if (whose === 'own') return `${selector.other ? 'another' : 'one'} of your ${core(selector, true, names)}`;
  const text = core(selector, false, names, 'or', whose);
  return selector.other ? `another ${text}` : article(text);
}
export function upTo(selector: Selector, n: number, fewer: boolean, names: Names): string {
  const whose = selector.whose ?? 'own';
  const text = core(selector, true, names, 'or', whose);
  const other = selector.other ? 'other ' : '';
  return `${fewer ? 'up to ' : ''}${numberWord(n)} ${whose === 'own' ? 'of your ' : ''}${other}${text}`;
}
/** All of them. */
export function all(selector: Selector, names: Names): string {
  const whose = selector.whose ?? 'own';
  const text = core(selector, true, names, 'and', whose === 'any' ? 'both' : whose);
  const other = selector.other ? 'other ' : '';
  return whose === 'own' ? `your ${other}${text}` : `${other}${text}`;
}
/** Without an owner: "two untapped armour units on the first line". */
export function counted(selector: Selector, n: number, names: Names): string {
  const other = selector.other ? 'other ' : '';
  return n === 1
    ? article(other + core(selector, false, names))
    : `${numberWord(n)} ${other}${core(selector, true, names)}`;
}
export const none = (selector: Selector, names: Names): string => `no ${core(selector, true, names)}`;
/** What a search looks for. */
export const sought = (filter: Filter, n: number, names: Names): string =>
  n === 1
    ? article(core({ ...filter, where: ['deck'] }, false, names))
    : `up to ${numberWord(n)} ${core({ ...filter, where: ['deck'] }, true, names)}`;

/** "against armour and heavy tanks", "for medium tanks" */
export function kindsOf(filter: Filter): string {
  if (isLand(filter.types)) return 'land units';
  const plural: Partial<Record<UnitType, string>> = {
    fortification: 'fortifications',
    ship: 'ships',
    special: 'special units',
    aviation: 'aircraft',
  };
  const words = [
    ...(filter.kinds ?? []).map((kind) => kindWord(kind)[1]),
    ...(filter.types ?? []).map((type) => plural[type] ?? en.types[type]),
  ];
  return compact([words.length === 0 ? 'units' : join(words, 'and'), ...printed(filter, () => '')]);
}
