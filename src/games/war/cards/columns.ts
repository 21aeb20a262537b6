/** Rows to columns indexed by DefId; 0 is the hidden card. */
import type { DefId } from '../../../kernel/ids.ts';
import { BLOCKS, type Releases, THEATRES } from './releases.ts';
import type { CardRow, Selector } from './schema.ts';
import {
  Always,
  amountsOf,
  bitsOf,
  type Count,
  keywordBits,
  type KeywordAmounts,
  type Query,
  Queries,
  Use,
  type CompiledEffect,
  strictBits,
  SUBTYPE,
  totalOf,
} from './effects.ts';
import {
  BOMB_TARGETS,
  CARD_KINDS,
  type CardKind,
  FLAG_LIST,
  FLAGS,
  KEYWORDS,
  type Keyword,
  RARITIES,
  type Side,
  SIDES,
  UNIT_KIND_LIST,
  UNIT_TYPES,
  type UnitKind,
  type UnitType,
} from './vocabulary.ts';

/** A typed array that nobody writes to. */
interface Ints {
  readonly [index: number]: number;
  readonly length: number;
}

export const cardKindsOf = (row: CardRow): readonly CardKind[] => CARD_KINDS.filter((kind) => row[kind] !== undefined);
export const typesOf = (row: CardRow): readonly UnitType[] =>
  row.unit === undefined ? [] : typeof row.unit.type === 'string' ? [row.unit.type] : row.unit.type;
/** WAR-R1: no flag fits every side. */
export const sidesOf = (row: CardRow): readonly Side[] =>
  row.flags.length === 0 ? SIDES : SIDES.filter((side) => row.flags.some((flag) => FLAGS[flag] === side));

export const kindBit = (kind: CardKind): number => 1 << CARD_KINDS.indexOf(kind);
export const typeBit = (type: UnitType): number => 1 << UNIT_TYPES.indexOf(type);
if (KEYWORDS.length > 31) throw new RangeError(`${KEYWORDS.length} keywords do not fit into one word of bits`);
export const keywordBit = (keyword: Keyword): number => 1 << KEYWORDS.indexOf(keyword);
export const unitKind = (kind: UnitKind): number => UNIT_KIND_LIST.indexOf(kind);

export class CardSet {
  /** rows[def - 1] */
  declare readonly rows: readonly CardRow[];
  /** release blocks and theatres by marker */
  declare readonly blocks: Releases;
  declare readonly theatres: Releases;
  readonly #defs: ReadonlyMap<string, DefId>;
  /** prints and the hidden card: DefIds are 1 … size - 1 */
  declare readonly size: number;

  declare readonly kinds: Ints;
  declare readonly types: Ints;
  /** index of UNIT_KIND_LIST, -1 for a card that is no unit */
  declare readonly kind: Ints;
  /** bit 1 first line, bit 2 second line; 3 for both (WAR-R3) */
  declare readonly line: Ints;
  declare readonly attack: Ints;
  /** of a unit or of a resource card (WAR-7.16) */
  declare readonly defence: Ints;
  declare readonly aa: Ints;
  declare readonly bombing: Ints;
  /** bits of BOMB_TARGETS */
  declare readonly bombs: Ints;
  declare readonly capacity: Ints;
  declare readonly D: Ints;
  declare readonly F: Ints;
  declare readonly U: Ints;
  /** bits of RESOURCES */
  declare readonly strict: Ints;
  /** WAR-8.3 */
  declare readonly total: Ints;
  declare readonly attackD: Ints;
  declare readonly attackF: Ints;
  declare readonly attackU: Ints;
  declare readonly attackStrict: Ints;
  /** bits of KEYWORDS printed on the card */
  declare readonly keywords: Ints;
  /** bits of SIDES and of FLAG_LIST */
  declare readonly sides: Ints;
  declare readonly flags: Ints;
  declare readonly rarity: Ints;
  declare readonly number: Ints;
  /** WAR-2.4: equal for cards of the same whole name */
  declare readonly name: Ints;
  /** SUBTYPE, 0 for a card that is no UBO */
  declare readonly subtype: Ints;
  declare readonly deckPrice: Ints;
  declare readonly breakthrough: Ints;
  declare readonly upkeepD: Ints;
  declare readonly upkeepF: Ints;
  declare readonly upkeepU: Ints;
  declare readonly upkeepStrict: Ints;
  declare readonly turns: Ints;
  /** 0 none, 1 basic, 2 special */
  declare readonly resource: Ints;
  /** bits of KEYWORDS that bar the card when the opponent shows one (WAR-26.66) */
  declare readonly barredBy: Ints;

  /** Amounts of keywords, by print and index of KEYWORDS. */
  declare readonly amounts: readonly KeywordAmounts[];
  /** of the unit itself, or of an upgrade for its unit (WAR-9) */
  declare readonly modifiers: readonly (readonly CompiledEffect[])[];
  declare readonly passives: readonly (readonly Always[])[];
  declare readonly abilities: readonly (readonly Use[])[];
  declare readonly tactical: readonly (Use | undefined)[];
  /** WAR-10.6 */
  declare readonly upgradeOn: readonly (Query | undefined)[];
  declare readonly falls: readonly (readonly Count[])[];
  declare readonly needs: readonly (readonly Count[])[];
  /** 1 for each print that cannot be on the table with this Climate (WAR-12.15) */
  declare readonly excludes: readonly (Uint8Array | undefined)[];
  /** WAR-7.6: [D, F, U] for each choice */
  declare readonly yields: readonly (readonly Ints[])[];
  declare readonly strikeAt: readonly (Query | undefined)[];
  /** WAR-R70: to whom, and the change as a step */
  declare readonly command: readonly (Command | undefined)[];
  declare readonly cooperation: readonly (Cooperation | undefined)[];
  declare readonly recon: readonly (Recon | undefined)[];
  /** WAR-26.77: 1 if the Drop needs a transport aircraft */
  declare readonly dropTransport: Ints;
  declare readonly signals: readonly (Use | undefined)[];

  constructor(
    rows: readonly CardRow[],
    kindName: (kind: UnitKind) => string,
    releases: { readonly blocks: Releases; readonly theatres: Releases } = { blocks: BLOCKS, theatres: THEATRES },
  ) {
    this.blocks = releases.blocks;
    this.theatres = releases.theatres;
    this.rows = Object.freeze([...rows]);
    this.#defs = new Map(rows.map((row, i) => [row.id, (i + 1) as DefId]));
    this.size = rows.length + 1;
    const ints = (read: (row: CardRow) => number | undefined): Ints =>
      Int32Array.from({ length: this.size }, (_, def) => (def === 0 ? 0 : (read(rows[def - 1]!) ?? 0)));
    // Not frozen, nor is what lies in them: V8 does not compile a look-up in a frozen array into the code around it.
    const parts = <T>(hidden: T, read: (row: CardRow) => T): readonly T[] => [hidden, ...rows.map(read)];
    const queries = new Queries(rows, kindName);

    this.kinds = ints((row) => bitsOf(CARD_KINDS, cardKindsOf(row)));
    this.types = ints((row) => bitsOf(UNIT_TYPES, typesOf(row)));
    this.kind = ints((row) => (row.unit === undefined ? -1 : unitKind(row.unit.kind)));
    this.line = ints((row) => (row.unit?.line === 'both' ? 3 : row.unit?.line));
    this.attack = ints((row) => row.unit?.attack);
    this.defence = ints((row) => row.unit?.defence ?? row.resource?.defence);
    this.aa = ints((row) => row.unit?.aa);
    this.bombing = ints((row) => row.unit?.bombing);
    this.bombs = ints((row) => bitsOf(BOMB_TARGETS, row.unit?.bombs));
    this.capacity = ints((row) => row.unit?.capacity);
    this.D = ints((row) => row.cost?.D);
    this.F = ints((row) => row.cost?.F);
    this.U = ints((row) => row.cost?.U);
    this.strict = ints((row) => strictBits(row.cost?.strict));
    this.total = ints((row) => totalOf(row.cost));
    this.attackD = ints((row) => row.unit?.attackCost?.D);
    this.attackF = ints((row) => row.unit?.attackCost?.F);
    this.attackU = ints((row) => row.unit?.attackCost?.U);
    this.attackStrict = ints((row) => strictBits(row.unit?.attackCost?.strict));
    this.keywords = ints((row) => keywordBits(row.keywords));
    this.sides = ints((row) => bitsOf(SIDES, sidesOf(row)));
    this.flags = ints((row) => bitsOf(FLAG_LIST, row.flags));
    this.rarity = ints((row) => RARITIES.indexOf(row.rarity));
    this.number = ints((row) => row.number);
    this.name = ints((row) => 1 + rows.findIndex((other) => other.name.ru === row.name.ru));
    this.subtype = ints((row) => SUBTYPE[row.ubo?.subtype ?? 'none']);
    this.deckPrice = ints((row) => row.ubo?.deckPrice);
    this.breakthrough = ints((row) => row.ubo?.breakthrough);
    this.upkeepD = ints((row) => row.ubo?.upkeep?.D);
    this.upkeepF = ints((row) => row.ubo?.upkeep?.F);
    this.upkeepU = ints((row) => row.ubo?.upkeep?.U);
    this.upkeepStrict = ints((row) => strictBits(row.ubo?.upkeep?.strict));
    this.turns = ints((row) => row.ubo?.turns);
    this.resource = ints((row) => (row.resource === undefined ? 0 : row.resource.class === 'basic' ? 1 : 2));
    this.barredBy = ints((row) => bitsOf(KEYWORDS, row.barredBy));

    this.amounts = parts(amountsOf(undefined), (row) => amountsOf(row.keywords));
    this.modifiers = parts<readonly CompiledEffect[]>([], (row) => queries.modifiers(row.modifiers));
    this.passives = parts<readonly Always[]>([], (row) => (row.passives ?? []).map((p) => new Always(p, queries)));
    this.abilities = parts<readonly Use[]>([], (row) => (row.abilities ?? []).map((a) => new Use(a, queries)));
    this.tactical = parts<Use | undefined>(undefined, (row) => row.tactical && new Use(row.tactical, queries));
    this.upgradeOn = parts<Query | undefined>(undefined, (row) => row.upgrade && queries.of(row.upgrade.on));
    this.falls = parts<readonly Count[]>([], (row) => queries.counts(row.ubo?.falls));
    this.needs = parts<readonly Count[]>([], (row) => queries.counts(row.needs));
    this.excludes = parts<Uint8Array | undefined>(undefined, (row) => excluded(rows, row));
    this.yields = parts<readonly Ints[]>([], (row) => (row.yields ?? []).map(({ D = 0, F = 0, U = 0 }) => [D, F, U]));
    this.strikeAt = parts<Query | undefined>(
      undefined,
      (row) => row.keywords?.strike && queries.of(row.keywords.strike.at),
    );
    this.command = parts<Command | undefined>(undefined, (row) => commandOf(row, queries));
    this.cooperation = parts<Cooperation | undefined>(undefined, (row) => cooperationOf(row, queries));
    this.recon = parts<Recon | undefined>(undefined, (row) => reconOf(row, queries));
    this.dropTransport = ints((row) => (row.keywords?.drop?.transport ? 1 : 0));
    this.signals = parts<Use | undefined>(undefined, (row) => signalsOf(row, queries));
    Object.freeze(this);
  }

  def(id: string): DefId {
    const def = this.#defs.get(id);
    if (def === undefined) throw new Error(`no card has the id ${id}`);
    return def;
  }
  row(def: DefId): CardRow {
    const row = this.rows[def - 1];
    if (row === undefined) throw new Error(`no card has the print ${def}`);
    return row;
  }
}

const LAND_UNIT: Selector = { types: ['infantry', 'armour', 'artillery', 'fortification', 'special'] };

export interface Command {
  readonly to: Query;
  readonly attack: number;
  readonly defence: number;
  /** 0 for a command that needs no tapping */
  readonly tap: number;
  /** 1 if it may be used in the opponent's turn too */
  readonly both: number;
}
function commandOf(row: CardRow, queries: Queries): Command | undefined {
  const command = row.keywords?.command;
  if (command === undefined) return undefined;
  const [attack, defence] = command.um ?? [1, 1];
  const to = queries.of({ ...(command.to ?? LAND_UNIT), other: true });
  return Object.freeze({ to, attack, defence, tap: command.free ? 0 : 1, both: command.turn === 'both' ? 1 : 0 });
}

interface Cooperation {
  readonly partner: Query;
  readonly attack: number;
  readonly defence: number;
  /** WAR-R72: 1 for the clash (tactical), 0 for the wave (universal) */
  readonly clash: number;
}
function cooperationOf(row: CardRow, queries: Queries): Cooperation | undefined {
  const cooperation = row.keywords?.cooperation;
  if (cooperation === undefined) return undefined;
  const [attack, defence] = cooperation.um ?? cooperation.tm ?? [0, 0];
  const partner = queries.of({ ...cooperation.with, other: true });
  return Object.freeze({ partner, attack, defence, clash: cooperation.tm === undefined ? 0 : 1 });
}

export interface Recon {
  readonly target: Query;
  readonly most: number;
  readonly attack: number;
  readonly defence: number;
}
function reconOf(row: CardRow, queries: Queries): Recon | undefined {
  const recon = row.keywords?.recon;
  if (recon === undefined) return undefined;
  const target = queries.of({ ...LAND_UNIT, whose: recon.whose, other: true });
  return Object.freeze({ target, most: recon.n ?? 1, attack: recon.um[0], defence: recon.um[1] });
}

/** WAR-26.82, WAR-26.83, WAR-26.84 as an ordinary property. */
const signalsOf = (row: CardRow, queries: Queries): Use | undefined =>
  row.keywords?.signals &&
  new Use(
    {
      when: [row.keywords.signals.when ?? 'TURN_END'],
      turn: 'own',
      price: { tap: true },
      effects: [{ do: 'look', at: 'deck', n: row.keywords.signals.n, reorder: true }],
    },
    queries,
  );

function excluded(rows: readonly CardRow[], row: CardRow): Uint8Array | undefined {
  const ids = row.ubo?.excludes;
  return (
    ids && Uint8Array.from({ length: rows.length + 1 }, (_, def) => (ids.includes(rows[def - 1]?.id ?? '') ? 1 : 0))
  );
}
