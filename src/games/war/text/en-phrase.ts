/** English noun phrases: "up to two of your attacking infantry units on the first line". */
import type { Filter, Selector } from '../cards/schema.ts';
import { type Keyword, LAND, type Place, type Standing, type UnitKind, type UnitType } from '../cards/vocabulary.ts';
import { en } from './en.ts';
import { capital, join, type Names } from './tongue.ts';

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
const COLLECTIVE: readonly UnitKind[] = [
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
];
const FIXED: readonly UnitKind[] = ['fieldworks', 'rearWorks', 'groundAttack', 'transport'];
const kindWord = (kind: UnitKind): Word => {
  const word = en.kinds[kind];
  return COLLECTIVE.includes(kind) ? unitOf(word) : FIXED.includes(kind) ? [word, word] : s(word);
};

const STANDING: Readonly<Record<Standing, string>> = {
  tapped: 'tapped',
  untapped: 'untapped',
  attacking: 'attacking',
  attackingDirected: 'directly attacking',
  attackingUndirected: 'undirectedly attacking',
  blocking: 'blocking',
  damaged: 'damaged',
  brokeThrough: 'broken-through',
  justDestroyed: 'just destroyed',
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

function head({ kinds = [], types = [], cards = [], where = [], subtype }: Selector): Word {
  if (subtype === 'terrain') return s('Terrain card');
  if (subtype === 'climate') return s('Climate card');
  const listed = (words: readonly string[]): Word => unitOf(join(words, 'or'));
  if (kinds.length === 1) return kindWord(kinds[0]!);
  if (kinds.length > 1)
    return [
      join(
        kinds.map((k) => kindWord(k)[0]),
        'or',
      ),
      join(
        kinds.map((k) => kindWord(k)[1]),
        'and',
      ),
    ];
  if (isLand(types)) return unitOf('land');
  if (types.length === 1) return TYPE[types[0]!];
  if (types.length > 1) return listed(types.map((type) => (type === 'special' ? 'special' : en.types[type])));
  if (cards.length === 1) return cards[0] === 'resource' ? s('resource card') : s(en.cardKinds[cards[0]!]);
  if (cards.length > 1)
    return s(
      `${join(
        cards.map((kind) => en.cardKinds[kind]),
        'or',
      )} card`,
    );
  if (where.length === 1 && where[0] === 'resources') return s('resource card');
  return where.some((place) => place === 'hand' || place === 'deck' || place === 'losses') ? s('card') : s('unit');
}

function printed(filter: Filter, names: Names): readonly string[] {
  const parts: string[] = [];
  const quoted = (keywords: readonly Keyword[]): string =>
    join(
      keywords.map((keyword) => en.keywords[keyword]),
      'or',
    );
  if (filter.named !== undefined) {
    const name = filter.named in en.kinds ? capital(en.kinds[filter.named as UnitKind]) : names(filter.named);
    parts.push(`called ${name}`);
  }
  if (filter.home !== undefined) parts.push(`of the ${filter.home === 1 ? 'first' : 'second'} line`);
  if (filter.has !== undefined) parts.push(`with ${quoted(filter.has)}`);
  if (filter.lacks !== undefined) parts.push(`without ${quoted(filter.lacks)}`);
  if (filter.flags !== undefined)
    parts.push(
      `of ${join(
        filter.flags.map((flag) => en.flags[flag]),
        'or',
      )}`,
    );
  if (filter.costAtMost !== undefined) parts.push(`with a total cost of at most ${filter.costAtMost}`);
  return parts;
}

/** What is destroyed just now lies in losses; aircraft stand on the second line; hand and resources go without saying. */
function places(selector: Selector): string {
  const aircraft = selector.types?.length === 1 && selector.types[0] === 'aviation';
  const list = (selector.where ?? []).filter((place) => {
    if (place === 'hand' || place === 'resources') return false;
    if (place === 'losses') return !selector.is?.includes('justDestroyed');
    return !(aircraft && (place === 'second' || place === 'carrier'));
  });
  return join(
    list.map((place) => PLACE[place]),
    'or',
  );
}

const compact = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const article = (text: string): string =>
  `${/^(?:[aeio]|un(?!iq)|up|SPG|AA)/i.test(text) && !/^(?:one|uni)/i.test(text) ? 'an' : 'a'} ${text}`;

function core(selector: Selector, many: boolean, names: Names): string {
  const is = join(
    (selector.is ?? []).filter((x) => x !== 'brokeThrough').map((x) => STANDING[x]),
    'or',
  );
  const through = selector.is?.includes('brokeThrough') ? 'that broke through' : '';
  return compact([is, head(selector)[many ? 1 : 0], ...printed(selector, names), places(selector), through]);
}

/** One of them: "your infantry unit" as the subject, "one of your infantry units" as a choice. */
export function oneOf(selector: Selector, names: Names): string {
  const whose = selector.whose ?? 'own';
  if (whose === 'own') return `${selector.other ? 'another' : 'one'} of your ${core(selector, true, names)}`;
  const text = core(selector, false, names);
  if (whose === 'any') return selector.other ? `another ${text}` : article(text);
  return article(`enemy ${text}`);
}
export function upTo(selector: Selector, n: number, fewer: boolean, names: Names): string {
  const whose = { own: 'of your ', enemy: 'enemy ', any: '' }[selector.whose ?? 'own'];
  return `${fewer ? 'up to ' : ''}${numberWord(n)} ${whose}${core(selector, true, names)}`;
}
/** All of them. */
export function all(selector: Selector, names: Names): string {
  const text = core(selector, true, names);
  const whose = selector.whose ?? 'own';
  return whose === 'any' ? `${text} of both players` : `${whose === 'own' ? 'your' : 'enemy'} ${text}`;
}
/** Without an owner: "two untapped armour units on the first line". */
export const counted = (selector: Selector, n: number, names: Names): string =>
  n === 1 ? article(core(selector, false, names)) : `${numberWord(n)} ${core(selector, true, names)}`;
export const none = (selector: Selector, names: Names): string => `no ${core(selector, true, names)}`;
export const any = (filter: Filter, names: Names): string =>
  article(core({ ...filter, where: ['deck'] }, false, names)).replace(' in the deck', '');
export const some = (filter: Filter, n: number, names: Names): string =>
  `up to ${numberWord(n)} ${core({ ...filter, where: ['deck'] }, true, names)}`.replace(' in the deck', '');

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
