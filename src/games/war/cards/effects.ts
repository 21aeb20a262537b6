/** Effects, selectors and conditions as the engine reads them: objects of one shape each, numbers only, built once. */
import { windowMasks } from './moments.ts';
import type {
  Ability,
  Amounts,
  CardRow,
  Condition,
  Effect,
  Filter,
  Keywords,
  Lasting,
  Modifier,
  Passive,
  Price,
  Selector,
} from './schema.ts';
import {
  ACTS,
  CARD_KINDS,
  FLAG_LIST,
  KEYWORDS,
  type Keyword,
  PLACES,
  RESOURCES,
  POSTURES,
  TERMS,
  UNIT_KIND_LIST,
  UNIT_KINDS,
  UNIT_TYPES,
  type UnitKind,
} from './vocabulary.ts';

export const bitsOf = <W extends string>(words: readonly W[], list: readonly W[] | undefined): number =>
  (list ?? []).reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);

export const WHOSE = { own: 0, enemy: 1, any: 2 } as const;
export const ON = { target: 0, self: 1, host: 2, each: 3 } as const;
export const OPS = [
  'modify',
  'grant',
  'forbid',
  'become',
  'reprice',
  'damage',
  'destroy',
  'tap',
  'untap',
  'shift',
  'deploy',
  'repair',
  'stop',
  'send',
  'mill',
  'draw',
  'discard',
  'search',
  'look',
  'produce',
] as const satisfies readonly Effect['do'][];
/** `OP.damage` is what a step's `op` is compared with. */
export const OP = Object.fromEntries(OPS.map((op, i) => [op, i])) as Readonly<Record<Effect['do'], number>>;
export const SCOPE = { universal: 0, tactical: 1 } as const;
export const WHEN = { always: 0, attacking: 1, blocking: 2 } as const;
/** Where a step puts cards; `deck`: shuffled into it. */
export const TO = { hand: 0, deckTop: 1, deckBottom: 2, deck: 3, losses: 4, reserve: 5, resources: 6 } as const;
const SUBTYPES = ['none', 'ordinary', 'terrain', 'climate'] as const;
export const SUBTYPE = { none: 0, ordinary: 1, terrain: 2, climate: 3 } as const;

/** Where a field is 0 it asks nothing, except `whose` and `where`, which are always set. */
export class Query {
  declare readonly cards: number;
  declare readonly types: number;
  /** kinds 0-30 and the rest: `kindIn` */
  declare readonly kindsLow: number;
  declare readonly kindsHigh: number;
  declare readonly has: number;
  declare readonly lacks: number;
  declare readonly flags: number;
  declare readonly home: number;
  /** -1: any */
  declare readonly costAtMost: number;
  declare readonly subtype: number;
  declare readonly whose: number;
  declare readonly where: number;
  declare readonly is: number;
  declare readonly other: number;
  /** WAR-25.9: 1 if ships are named */
  declare readonly ships: number;
  /** WAR-6.6: 1 for each print that goes by the name; empty if no name is asked */
  declare readonly named: Uint8Array;
  constructor(row: Selector, named: Uint8Array) {
    this.cards = bitsOf(CARD_KINDS, row.cards);
    this.types = bitsOf(UNIT_TYPES, row.types);
    this.kindsLow = kindBits(row.kinds, 0);
    this.kindsHigh = kindBits(row.kinds, 1);
    this.has = bitsOf(KEYWORDS, row.has);
    this.lacks = bitsOf(KEYWORDS, row.lacks);
    this.flags = bitsOf(FLAG_LIST, row.flags);
    this.home = row.home ?? 0;
    this.costAtMost = row.costAtMost ?? -1;
    this.subtype = SUBTYPES.indexOf(row.subtype ?? 'none');
    this.whose = WHOSE[row.whose ?? 'own'];
    this.where = bitsOf(PLACES, row.where ?? ['first', 'second']);
    this.is = bitsOf(POSTURES, row.is);
    this.other = row.other ? 1 : 0;
    this.ships = namesShips(row) ? 1 : 0;
    this.named = named;
  }
}

const namesShips = (row: Filter): boolean =>
  (row.types?.includes('ship') ?? false) || (row.kinds?.some((kind) => UNIT_KINDS[kind] === 'ship') ?? false);

const KIND_BITS = 31;
function kindBits(kinds: readonly UnitKind[] | undefined, word: number): number {
  const indexes = (kinds ?? []).map((kind) => UNIT_KIND_LIST.indexOf(kind) - word * KIND_BITS);
  return indexes.reduce((mask, i) => (i >= 0 && i < KIND_BITS ? mask | (1 << i) : mask), 0);
}
/** Is the kind (an index of UNIT_KIND_LIST) among those asked, if any are? */
export const kindIn = (query: Query, kind: number): boolean =>
  (query.kindsLow | query.kindsHigh) === 0 ||
  (kind < KIND_BITS ? (query.kindsLow >> kind) & 1 : (query.kindsHigh >> (kind - KIND_BITS)) & 1) === 1;

/** More than there are cards. */
export const UNLIMITED = 1000;
/** WAR-12.8, WAR-27.6 */
export interface Count {
  readonly query: Query;
  readonly least: number;
  readonly most: number;
}

/** Amounts printed with keywords, by index of KEYWORDS; 1 for a keyword without a number. */
export type KeywordAmounts = Int32Array;

export class CompiledEffect {
  declare readonly op: number;
  declare readonly on: number;
  /** for ON.each */
  declare readonly query: Query;
  declare readonly n: number;
  declare readonly attack: number;
  declare readonly defence: number;
  declare readonly aa: number;
  declare readonly bombing: number;
  declare readonly scope: number;
  declare readonly when: number;
  /** 1 if `against` asks something */
  declare readonly versus: number;
  declare readonly against: Query;
  /** index of TERMS; -1: as WAR-R98 says */
  declare readonly until: number;
  declare readonly keywords: number;
  declare readonly amounts: KeywordAmounts;
  declare readonly acts: number;
  /** indexes of UNIT_TYPES and UNIT_KIND_LIST; -1: none */
  declare readonly type: number;
  declare readonly kind: number;
  declare readonly D: number;
  declare readonly F: number;
  declare readonly U: number;
  /** 1: the opponent's hand or deck */
  declare readonly opponent: number;
  /** bit of PLACES */
  declare readonly from: number;
  /** one of TO; -1: none */
  declare readonly to: number;
  declare readonly reorder: number;
  constructor(row: Effect | Lasting, hasTarget: boolean, queries: Queries) {
    const all = row as Partial<AllFields>;
    this.op = OP[row.do];
    const on = all.on ?? (hasTarget ? 'target' : 'self');
    this.on = typeof on === 'string' ? ON[on] : ON.each;
    this.query = queries.of(typeof on === 'string' ? (all.for ?? {}) : on);
    this.n = all.n ?? 0;
    const pair = all.um ?? all.tm ?? [0, 0];
    this.attack = pair[0];
    this.defence = pair[1];
    this.aa = all.aa ?? 0;
    this.bombing = all.bombing ?? 0;
    this.scope = all.tm === undefined ? SCOPE.universal : SCOPE.tactical;
    this.when = WHEN[all.when ?? 'always'];
    this.versus = all.against === undefined ? 0 : 1;
    this.against = queries.of(all.against ?? {});
    this.until = all.until === undefined ? -1 : TERMS.indexOf(all.until);
    this.keywords = keywordBits(all.keywords);
    this.amounts = amountsOf(all.keywords);
    this.acts = bitsOf(ACTS, all.acts);
    this.type = all.type === undefined ? -1 : UNIT_TYPES.indexOf(all.type);
    this.kind = all.kind === undefined ? -1 : UNIT_KIND_LIST.indexOf(all.kind);
    this.D = all.D ?? 0;
    this.F = all.F ?? 0;
    this.U = all.U ?? 0;
    this.opponent = all.who === 'opponent' ? 1 : 0;
    this.from = bitsOf(PLACES, all.from ? [all.from] : all.at ? [all.at] : []);
    this.to = all.to === undefined ? -1 : TO[all.to];
    this.reorder = all.reorder ? 1 : 0;
  }
}
/** Every field that some effect has; a step keeps them all, so that V8 sees one shape. */
type KeysOf<E> = E extends unknown ? keyof E : never;
type FieldOf<E, K extends PropertyKey> = E extends { readonly [P in K]?: infer V } ? V : never;
type AllFields = { readonly [K in KeysOf<Effect>]: FieldOf<Effect, K> };

export const keywordBits = (keywords: Keywords | undefined): number =>
  keywords === undefined ? 0 : bitsOf(KEYWORDS, Object.keys(keywords) as readonly Keyword[]);

export function amountsOf(keywords: Keywords | undefined): KeywordAmounts {
  const amounts = new Int32Array(KEYWORDS.length);
  for (const [keyword, value] of Object.entries(keywords ?? {}))
    amounts[KEYWORDS.indexOf(keyword as Keyword)] = amountOf(value);
  return amounts;
}
const amountOf = (value: true | number | object): number =>
  typeof value === 'number' ? value : typeof value === 'object' && 'n' in value ? Number(value.n) : 1;

export class Use {
  /** bits of WINDOWS in the own turn and in the opponent's */
  declare readonly own: number;
  declare readonly enemy: number;
  declare readonly tap: number;
  declare readonly D: number;
  declare readonly F: number;
  declare readonly U: number;
  /** bits of RESOURCES */
  declare readonly strict: number;
  declare readonly deck: number;
  declare readonly hand: number;
  declare readonly lose: number;
  declare readonly conditions: readonly Count[];
  /** 0 if nothing is chosen */
  declare readonly least: number;
  declare readonly most: number;
  declare readonly target: Query;
  declare readonly steps: readonly CompiledEffect[];
  /** WAR-13.3: the longest term of its effects, an index of TERMS; -1 if nothing lasts */
  declare readonly lasts: number;
  constructor(row: Ability, queries: Queries) {
    const masks = windowMasks(row);
    const price: Price = row.price ?? {};
    this.own = masks.own;
    this.enemy = masks.enemy;
    this.tap = price.tap ? 1 : 0;
    this.D = price.D ?? 0;
    this.F = price.F ?? 0;
    this.U = price.U ?? 0;
    this.strict = strictBits(price.strict);
    this.deck = price.deck ?? 0;
    this.hand = price.hand ?? 0;
    this.lose = price.lose ? 1 : 0;
    this.conditions = queries.counts(row.if);
    this.most = row.target === undefined ? 0 : (row.target.n ?? 1);
    this.least = row.target?.upTo ? 1 : this.most;
    this.target = queries.of(row.target ?? {});
    this.steps = row.effects.map((effect) => new CompiledEffect(effect, row.target !== undefined, queries));
    this.lasts = Math.max(-1, ...this.steps.map((step) => step.until));
  }
}

export const strictBits = (strict: string | undefined): number =>
  bitsOf(
    RESOURCES,
    RESOURCES.filter((resource) => strict?.includes(resource)),
  );

export class Always {
  declare readonly on: number;
  declare readonly query: Query;
  declare readonly conditions: readonly Count[];
  declare readonly steps: readonly CompiledEffect[];
  constructor(row: Passive, queries: Queries) {
    this.on = typeof row.to === 'string' ? ON[row.to] : ON.each;
    this.query = queries.of(typeof row.to === 'string' ? {} : row.to);
    this.conditions = queries.counts(row.if);
    this.steps = row.effects.map((effect) => new CompiledEffect(effect, false, queries));
  }
}

/** Builds selectors, and knows which prints go by a name. */
export class Queries {
  readonly #rows: readonly CardRow[];
  readonly #kindName: (kind: UnitKind) => string;
  /** `rows` in DefId order; names are compared in Russian, the language of the cards. */
  constructor(rows: readonly CardRow[], kindName: (kind: UnitKind) => string) {
    this.#rows = rows;
    this.#kindName = kindName;
  }
  of(row: Selector): Query {
    return new Query(row, row.named === undefined ? new Uint8Array(0) : this.named(row.named));
  }
  counts(rows: readonly Condition[] | undefined): readonly Count[] {
    return (rows ?? []).map((row) => ({
      query: this.of(row.count),
      least: row.least ?? 0,
      most: row.most ?? UNLIMITED,
    }));
  }
  modifiers(rows: readonly Modifier[] | undefined): readonly CompiledEffect[] {
    return (rows ?? []).map((row) => new CompiledEffect({ do: 'modify', ...row }, false, this));
  }
  /** WAR-6.6: the name, the printed kind, or a part of the full name. */
  named(name: string): Uint8Array {
    const isKind = name in UNIT_KINDS;
    const word = isKind ? this.#kindName(name as UnitKind) : this.#rows.find((row) => row.id === name)?.name.ru;
    if (word === undefined) throw new Error(`no card or unit kind is called ${name}`);
    const flags = new Uint8Array(this.#rows.length + 1);
    this.#rows.forEach((row, i) => {
      const byKind = isKind && row.unit?.kind === name;
      if (byKind || row.name.ru.toLowerCase().includes(word.toLowerCase())) flags[i + 1] = 1;
    });
    return flags;
  }
}

export const totalOf = (amounts: Amounts | undefined): number =>
  (amounts?.D ?? 0) + (amounts?.F ?? 0) + (amounts?.U ?? 0);
