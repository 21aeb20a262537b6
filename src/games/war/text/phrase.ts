/** Noun phrases of the Slavic languages: «два своих атакующих подразделения пехоты на первой линии». */
import type { Filter, Selector } from '../cards/schema.ts';
import {
  type CardKind,
  type Flag,
  type Keyword,
  LAND,
  type Place,
  type Posture,
  type UnitKind,
  type UnitType,
} from '../cards/vocabulary.ts';
import type { Noun } from './noun.ts';
import { capital, join, joined, type Names } from './tongue.ts';

export type Case = 'one' | 'accusative' | 'ofOne' | 'many' | 'ofMany';
type Gender = Noun['gender'];

/** m|f|n|many, for each of: one, accusative, of one, of many */
export interface Adjective {
  readonly one: readonly [string, string, string, string];
  readonly accusative: readonly [string, string, string];
  readonly ofOne: readonly [string, string, string];
  readonly ofMany: string;
}
/** Stands before the noun and agrees with it, or after it as a clause for one and for several. */
export type PostureWord =
  | { readonly before: Adjective }
  | { readonly after: Readonly<Record<'m' | 'f' | 'n' | 'many', string>> };

export interface SlavicNouns {
  readonly and: string;
  readonly or: string;
  readonly unit: Noun;
  readonly landUnit: Noun;
  readonly card: Noun;
  readonly terrain: Noun;
  readonly climate: Noun;
  readonly cardKind: Readonly<Record<CardKind, Noun>>;
  readonly type: Readonly<Record<UnitType, Noun>>;
  readonly kind: Readonly<Record<UnitKind, Noun>>;
  readonly againstType: Readonly<Record<UnitType, string>>;
  readonly againstLand: string;
  readonly ownWord: Adjective;
  readonly yourWord: Adjective;
  readonly otherWord: Adjective;
  readonly postures: Readonly<Record<Posture, PostureWord>>;
  /** begins a clause */
  readonly that: string;
  readonly ofEnemy: string;
  readonly ofAnyone: string;
  readonly ofBoth: string;
  readonly place: Readonly<Record<Place, string>>;
  readonly withProperty: string;
  readonly withoutProperty: string;
  readonly homeLine: Readonly<Record<1 | 2, string>>;
  costAtMost(n: number): string;
  readonly underFlag: string;
  readonly flagNames: Readonly<Record<Flag, string>>;
  readonly keywordNames: Readonly<Record<Keyword, string>>;
  /** two … ten: with the noun of one («два танка»), by gender; and «двух танков» */
  readonly numbers: readonly (readonly [m: string, f: string, n: string, of: string])[];
  /** «два підрозділи» in Ukrainian, «два подразделения» in Russian */
  readonly countedMany: boolean;
  readonly upToWord: string;
}

const isLand = (types: readonly UnitType[] | undefined): boolean =>
  types !== undefined && types.length === LAND.length && LAND.every((type) => types.includes(type));

export class NounPhrases {
  readonly #w: SlavicNouns;
  constructor(words: SlavicNouns) {
    this.#w = words;
  }

  gender(selector: Selector): Gender {
    return this.#head(selector, '').noun.gender;
  }
  ofNumber(n: number): string {
    return n === 1 ? '1' : (this.#w.numbers[n - 2]?.[3] ?? String(n));
  }

  /** «выберите …»: one card, exactly n, or up to n */
  some(selector: Selector, n: number, upTo: boolean, names: Names, owner: 'own' | 'none' = 'own'): string {
    if (n === 1) return this.phrase(selector, 'accusative', owner, names);
    if (upTo) return `${this.#w.upToWord} ${this.ofNumber(n)} ${this.phrase(selector, 'ofMany', owner, names)}`;
    const number = this.#w.numbers[n - 2]?.[{ m: 0, f: 1, n: 2 }[this.gender(selector)]] ?? String(n);
    const counted = this.#w.countedMany ? 'many' : 'ofOne';
    return `${number} ${this.phrase(selector, n < 5 ? counted : 'ofMany', owner, names, !this.#w.countedMany)}`;
  }

  /**
   * `owner`: how the player's own cards are called: «свой» in an order to the player, «ваш» elsewhere, or not at all.
   * `counted`: after a number («два ваших подразделения») adjectives stand in the plural.
   */
  phrase(selector: Selector, form: Case, owner: 'own' | 'your' | 'none', names: Names, counted = false): string {
    const w = this.#w;
    const { noun, after } = this.#head(selector, form === 'many' ? w.and : w.or);
    const agree = (adjective: Adjective): string => decline(adjective, counted ? 'ofMany' : form, noun.gender);
    const several = form === 'many' || form === 'ofMany';
    const before: string[] = [];
    const behind: string[] = [];
    const whose = selector.whose ?? 'own';
    if (selector.other) before.push(agree(w.otherWord));
    if (whose === 'own' && owner !== 'none') before.push(agree(owner === 'own' ? w.ownWord : w.yourWord));
    this.#posture(selector.is ?? [], agree, several ? 'many' : noun.gender, before, behind);
    const where = selector.where?.filter((place) => !this.#silent(selector, place));
    return [
      ...before,
      noun[form],
      after,
      whose === 'enemy' ? w.ofEnemy : whose === 'any' ? (several ? w.ofBoth : w.ofAnyone) : '',
      ...this.#printed(selector, names),
      where === undefined || where.length === 0 ? '' : this.#places(where),
      ...behind,
    ]
      .filter((part) => part !== '')
      .join(' ')
      .replaceAll(' ,', ',');
  }

  /** A clause at the end of a subject is closed by a comma. */
  subject(selector: Selector, form: Case, names: Names): string {
    const closed = selector.is?.some((posture) => 'after' in this.#w.postures[posture]) ?? false;
    return this.phrase(selector, form, 'your', names) + (closed ? ',' : '');
  }

  /** «против пехоты и тяжёлых танков», «для средних танков» */
  against(filter: Filter): string {
    const w = this.#w;
    if (isLand(filter.types)) return w.againstLand;
    const words = [
      ...(filter.kinds ?? []).map((kind) => w.kind[kind].ofMany),
      ...(filter.types ?? []).map((type) => w.againstType[type]),
    ];
    const who = words.length === 0 ? w.unit.ofMany : join(words, w.and);
    return [who, ...this.#printed(filter, () => '')].filter((part) => part !== '').join(' ');
  }

  #head(selector: Selector, and: string): { readonly noun: Noun; readonly after: string } {
    const w = this.#w;
    const { kinds = [], types = [], cards = [], where = [] } = selector;
    if (selector.subtype === 'terrain') return { noun: w.terrain, after: '' };
    if (selector.subtype === 'climate') return { noun: w.climate, after: '' };
    if (kinds.length === 1) return { noun: w.kind[kinds[0]!], after: '' };
    if (kinds.length > 1)
      return {
        noun: w.unit,
        after: `(${joined(kinds, (kind) => w.kind[kind].label, w.or)})`,
      };
    if (isLand(types)) return { noun: w.landUnit, after: '' };
    if (types.length === 1) return { noun: w.type[types[0]!], after: '' };
    if (types.length > 1 && types.every((type) => OF_TROOPS.has(type)))
      return { noun: w.unit, after: joined(types, (type) => w.againstType[type], and) };
    if (types.length > 1)
      return {
        noun: w.unit,
        after: `(${joined(types, (type) => w.type[type].label, w.or)})`,
      };
    if (cards.length === 1) return { noun: w.cardKind[cards[0]!], after: '' };
    if (cards.length > 1)
      return {
        noun: w.card,
        after: `(${joined(cards, (kind) => w.cardKind[kind].label, w.or)})`,
      };
    if (where.length === 1 && where[0] === 'resources') return { noun: w.cardKind.resource, after: '' };
    return { noun: where.some((place) => CARD_PLACES.has(place)) ? w.card : w.unit, after: '' };
  }

  #posture(
    list: readonly Posture[],
    agree: (adjective: Adjective) => string,
    subject: Gender | 'many',
    before: string[],
    behind: string[],
  ): void {
    const adjectives: string[] = [];
    const clauses: string[] = [];
    for (const posture of list) {
      const word = this.#w.postures[posture];
      if ('before' in word) adjectives.push(agree(word.before));
      else clauses.push(word.after[subject]);
    }
    if (adjectives.length > 0) before.push(join(adjectives, this.#w.or));
    if (clauses.length > 0) behind.push(`, ${this.#w.that} ${join(clauses, this.#w.or)}`);
  }

  #printed(filter: Filter, names: Names): readonly string[] {
    const w = this.#w;
    const quoted = (keywords: readonly Keyword[]): string => joined(keywords, (k) => `«${w.keywordNames[k]}»`, w.or);
    const parts: string[] = [];
    if (filter.named !== undefined)
      parts.push(`«${filter.named in w.kind ? capital(w.kind[filter.named as UnitKind].label) : names(filter.named)}»`);
    if (filter.home !== undefined) parts.push(w.homeLine[filter.home]);
    if (filter.has !== undefined) parts.push(`${w.withProperty} ${quoted(filter.has)}`);
    if (filter.lacks !== undefined) parts.push(`${w.withoutProperty} ${quoted(filter.lacks)}`);
    if (filter.flags !== undefined)
      parts.push(`${w.underFlag} ${joined(filter.flags, (flag) => w.flagNames[flag], w.or)}`);
    if (filter.costAtMost !== undefined) parts.push(w.costAtMost(filter.costAtMost));
    return parts;
  }

  /** What goes without saying: losses of what is just destroyed, the second line of aircraft, "in play". */
  #silent(selector: Selector, place: Place): boolean {
    if (place === 'resources' || place === 'deck') return true;
    if (selector.where?.includes('reserve') && selector.where.includes('first')) return true;
    if (place === 'ubo') return selector.subtype !== undefined;
    if (place === 'losses') return selector.is?.includes('justDestroyed') ?? false;
    if (place !== 'second' && place !== 'carrier') return false;
    return selector.types?.length === 1 && selector.types[0] === 'aviation';
  }
  #places(where: readonly Place[]): string {
    return join(
      where.map((place) => this.#w.place[place]),
      this.#w.or,
    );
  }
}

/** «подразделение пехоты»: the types that go by a collective noun */
const OF_TROOPS: ReadonlySet<UnitType> = new Set(['infantry', 'armour', 'artillery', 'aviation']);
const CARD_PLACES: ReadonlySet<Place> = new Set(['hand', 'deck', 'losses', 'ubo']);

function decline(adjective: Adjective, form: Case, gender: Gender): string {
  const i = { m: 0, f: 1, n: 2 }[gender];
  if (form === 'many') return adjective.one[3];
  if (form === 'ofMany') return adjective.ofMany;
  return adjective[form][i] ?? '';
}
