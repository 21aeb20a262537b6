/** What the shape of a row cannot say: how its parts must agree with the rules and with the other rows. */
import { Faults } from '../../../kernel/input.ts';
import { blocks, cardRow, theatres } from './grammar.ts';
import { BLOCKS, type Releases, THEATRES } from './releases.ts';
import type { Ability, CardRow, Condition, Cost, Effect, Filter, Lasting, Modifier, On, Passive } from './schema.ts';
import { type Check, isRecord } from './shapes.ts';
import { LANGUAGES, RESOURCES, UNIT_KINDS } from './vocabulary.ts';

export interface CardFile {
  readonly file: string;
  readonly rows: readonly unknown[];
  /** WAR-28.4, WAR-28.6: what the set brings beside its cards, each with its name in three languages */
  readonly blocks?: unknown;
  readonly theatres?: unknown;
}
interface CheckedSet {
  readonly rows: readonly CardRow[];
  readonly blocks: Releases;
  readonly theatres: Releases;
  /** of each file */
  readonly faults: readonly Faults[];
}

/** All files of a set together: ids, numbers and references are looked up across them. */
export function checkSet(files: readonly CardFile[]): CheckedSet {
  const rows: CardRow[] = [];
  const all: Faults[] = [];
  const known = { blocks: BLOCKS, theatres: THEATRES };
  for (const { rows: unknown, ...brought } of files) {
    const faults = new Faults();
    all.push(faults);
    known.blocks = withMore(known.blocks, 'blocks', brought.blocks, blocks, faults);
    known.theatres = withMore(known.theatres, 'theatres', brought.theatres, theatres, faults);
    unknown.forEach((value, i) => {
      faults.card = isRecord(value) && typeof value['id'] === 'string' ? value['id'] : `card ${i + 1}`;
      const before = faults.found.length;
      cardRow(value, '', faults);
      if (faults.found.length > before) return;
      const row = value as CardRow;
      clashes(row, rows, faults);
      rows.push(row);
    });
  }
  files.forEach(({ rows: unknown }, f) => {
    for (const row of unknown) {
      if (!rows.includes(row as CardRow)) continue;
      agree(row as CardRow, rows, all[f]!);
      released(row as CardRow, known, all[f]!);
    }
  });
  return { rows, faults: all, ...known };
}

function withMore(known: Releases, field: string, brought: unknown, check: Check, faults: Faults): Releases {
  if (brought === undefined) return known;
  const before = faults.found.length;
  faults.card = 'the file';
  check(brought, field, faults);
  return faults.found.length === before ? { ...known, ...(brought as Releases) } : known;
}

function released(row: CardRow, known: Pick<CheckedSet, 'blocks' | 'theatres'>, faults: Faults): void {
  const isKnown = (field: string, marker: string, of: Releases): void => faults.oneOf(field, marker, Object.keys(of));
  isKnown('block', row.block, known.blocks);
  row.theatres.forEach((theatre, i) => isKnown(`theatres[${i}]`, theatre, known.theatres));
}

function clashes(row: CardRow, earlier: readonly CardRow[], faults: Faults): void {
  for (const other of earlier) {
    if (other.id === row.id) faults.add('id', `is used twice`);
    if (other.number === row.number) faults.add('number', `${row.number} is also the number of ${other.id}`);
    const equal = LANGUAGES.filter((language) => other.name[language] === row.name[language]);
    if (equal.length > 0 && equal.length < LANGUAGES.length)
      faults.add(
        'name',
        `is that of ${other.id} in ${equal.join(', ')} only (WAR-2.4: the same card has the same name)`,
      );
  }
}

function agree(row: CardRow, all: readonly CardRow[], faults: Faults): void {
  faults.card = row.id;
  parts(row, faults);
  unitPart(row, faults);
  uboPart(row, all, faults);
  costs(row, faults);
  const named = names(all, faults);
  named(row.upgrade?.on, 'upgrade.on');
  named(row.keywords?.strike?.at, 'keywords.strike.at');
  named(row.keywords?.cooperation?.with, 'keywords.cooperation.with');
  named(row.keywords?.command?.to, 'keywords.command.to');
  counts(row.needs, 'needs', named);
  counts(row.ubo?.falls, 'ubo.falls', named);
  row.modifiers?.forEach((modifier, i) => modifierAgrees(modifier, `modifiers[${i}]`, faults));
  row.passives?.forEach((passive, i) => passiveAgrees(passive, row, `passives[${i}]`, faults, named));
  row.abilities?.forEach((ability, i) => abilityAgrees(ability, row, `abilities[${i}]`, faults, named));
  if (row.tactical !== undefined) abilityAgrees(row.tactical, row, 'tactical', faults, named);
}

const PARTS = ['unit', 'upgrade', 'ubo', 'resource', 'tactical', 'hero', 'division'] as const;

function parts(row: CardRow, faults: Faults): void {
  const has = PARTS.filter((part) => row[part] !== undefined);
  if (has.length === 0) faults.add('', `must have one of ${PARTS.join(', ')}`);
  const free = row.resource !== undefined || row.division !== undefined;
  if (free && row.cost !== undefined) faults.add('cost', 'a resource card or a division is not paid for');
  if (!free && row.cost === undefined) faults.add('cost', 'is missing');
  if (row.resource !== undefined && row.yields === undefined)
    faults.add('yields', 'a resource card must yield something');
  const carries = row.unit ?? row.upgrade ?? row.resource;
  if (row.keywords !== undefined && carries === undefined)
    faults.add('keywords', 'only units, upgrades and resource cards have keywords');
  if (row.modifiers !== undefined && row.unit === undefined && row.upgrade === undefined)
    faults.add('modifiers', 'only units and upgrades have modifiers; use passives');
  if (row.abilities !== undefined && row.upgrade !== undefined && row.unit === undefined)
    faults.add('abilities', 'an upgrade gives keywords, modifiers and passives');
  if (row.tactical?.price !== undefined) faults.add('tactical.price', 'a tactical card pays its cost');
  const { cooperation } = row.keywords ?? {};
  if (cooperation !== undefined && (cooperation.um === undefined) === (cooperation.tm === undefined))
    faults.add('keywords.cooperation', 'must have um (for the wave) or tm (for the clash)');
}

function unitPart(row: CardRow, faults: Faults): void {
  const unit = row.unit;
  if (unit === undefined) return;
  const type = UNIT_KINDS[unit.kind];
  if (![unit.type].flat().includes(type)) faults.add('unit.kind', `${unit.kind} is a kind of ${type}`);
  if (type === 'aviation' && unit.line !== 2) faults.add('unit.line', 'aircraft belong to the second line (WAR-R97)');
  if ((unit.bombing === undefined) !== (unit.bombs === undefined))
    faults.add('unit.bombs', 'bombing strength and its targets are printed together (WAR-24.6)');
  if (unit.bombing !== undefined && type !== 'aviation') faults.add('unit.bombing', 'only aircraft have it (WAR-8.11)');
  if (unit.capacity !== undefined && unit.kind !== 'carrier') faults.add('unit.capacity', 'is for carriers (WAR-R60)');
  if (unit.kind === 'infantryTank' && !row.keywords?.infantrySupport)
    faults.add('keywords', 'every infantry tank has infantrySupport (WAR-26.55)');
  if (unit.kind.startsWith('night') && !row.keywords?.night) faults.add('keywords', 'must have night (WAR-26.79)');
}

function uboPart(row: CardRow, all: readonly CardRow[], faults: Faults): void {
  const ubo = row.ubo;
  if (ubo === undefined) return;
  const climate = ubo.subtype === 'climate';
  if (climate !== (ubo.turns !== undefined))
    faults.add('ubo.turns', 'is for Climate, and Climate needs it (WAR-12.20)');
  if (ubo.excludes !== undefined && !climate) faults.add('ubo.excludes', 'is for Climate (WAR-12.15)');
  const falls = ubo.deckPrice ?? ubo.breakthrough ?? ubo.falls;
  if (ubo.subtype === 'terrain' && falls === undefined)
    faults.add('ubo', 'Terrain must have a condition of destruction (WAR-12.5)');
  for (const id of ubo.excludes ?? [])
    if (all.find((other) => other.id === id)?.ubo?.subtype !== 'terrain')
      faults.add('ubo.excludes', `${id} is not a Terrain of this set`);
}

function costs(row: CardRow, faults: Faults): void {
  const list: readonly (readonly [string, Cost | undefined])[] = [
    ['cost', row.cost],
    ['unit.attackCost', row.unit?.attackCost],
    ['ubo.upkeep', row.ubo?.upkeep],
    ...(row.abilities ?? []).map((ability, i) => [`abilities[${i}].price`, ability.price] as const),
  ];
  for (const [field, cost] of list)
    for (const resource of RESOURCES)
      if (cost?.strict?.includes(resource) && !cost[resource])
        faults.add(`${field}.strict`, `${resource} is strict but nothing of it is asked (WAR-7.10)`);
}

type Named = (filter: Filter | undefined, field: string) => void;
/** WAR-6.6: a name in a text must be the name of something. */
const names =
  (all: readonly CardRow[], faults: Faults): Named =>
  (filter, field) => {
    const name = filter?.named;
    if (name !== undefined && !(name in UNIT_KINDS) && all.every((row) => row.id !== name))
      faults.add(`${field}.named`, `${name} is neither a unit kind nor the id of a card`);
  };

const counts = (conditions: readonly Condition[] | undefined, field: string, named: Named): void =>
  conditions?.forEach((condition, i) => named(condition.count, `${field}[${i}].count`));

function modifierAgrees(modifier: Modifier, field: string, faults: Faults): void {
  const pairs = [modifier.um, modifier.tm].filter((pair) => pair !== undefined).length;
  const other = modifier.aa ?? modifier.bombing;
  if (pairs > 1 || (pairs === 0 && other === undefined)) faults.add(field, 'must have um or tm, or else aa or bombing');
  if (modifier.against !== undefined && modifier.tm === undefined)
    faults.add(`${field}.against`, 'a modifier against a type is tactical (WAR-9.2)');
  if (modifier.when === 'blocking' && modifier.tm === undefined)
    faults.add(`${field}.when`, 'a modifier when blocking is tactical (WAR-9.5)');
  if (modifier.when === 'attacking' && modifier.um === undefined)
    faults.add(`${field}.when`, 'a modifier when attacking is universal (WAR-9.8)');
}

function passiveAgrees(passive: Passive, row: CardRow, field: string, faults: Faults, named: Named): void {
  if (passive.to === 'host' && row.upgrade === undefined) faults.add(`${field}.to`, 'only an upgrade has a host');
  if (typeof passive.to !== 'string') named(passive.to, `${field}.to`);
  counts(passive.if, `${field}.if`, named);
  passive.effects.forEach((effect, i) => lastingAgrees(effect, `${field}.effects[${i}]`, faults));
}

function lastingAgrees(effect: Lasting, field: string, faults: Faults): void {
  if (effect.do === 'modify') modifierAgrees(effect, field, faults);
  if (effect.do === 'become' && effect.kind !== undefined && UNIT_KINDS[effect.kind] !== effect.type)
    faults.add(`${field}.kind`, `${effect.kind} is not a kind of ${effect.type}`);
}

function abilityAgrees(ability: Ability, row: CardRow, field: string, faults: Faults, named: Named): void {
  named(ability.target, `${field}.target`);
  counts(ability.if, `${field}.if`, named);
  ability.effects.forEach((effect, i) => {
    const at = `${field}.effects[${i}]`;
    const on: On | undefined = 'on' in effect ? effect.on : undefined;
    if (on === 'target' && ability.target === undefined) faults.add(`${at}.on`, 'the text chooses no target');
    if (typeof on === 'object') named(on, `${at}.on`);
    if (needsObject(effect) && on === undefined && ability.target === undefined && row.tactical === ability)
      faults.add(at, 'acts on nothing: give a target or on');
    if (isLasting(effect)) lastingAgrees(effect, at, faults);
  });
}

const LASTING: ReadonlySet<Effect['do']> = new Set(['modify', 'grant', 'forbid', 'become', 'reprice']);
const isLasting = (effect: Effect): effect is Extract<Effect, Lasting> => LASTING.has(effect.do);
const PLAYERS: ReadonlySet<Effect['do']> = new Set(['mill', 'draw', 'discard', 'search', 'look', 'produce']);
const needsObject = (effect: Effect): boolean => !PLAYERS.has(effect.do);
