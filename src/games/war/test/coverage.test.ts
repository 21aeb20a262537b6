/** The base set exercises the whole rulebook: the tables of chapter 33 of the digest, with the gaps listed. */
import { describe, expect, test } from 'vitest';
import { base } from '../cards/set.ts';
import { sidesOf, typesOf } from '../cards/columns.ts';
import type { Ability, CardRow, Effect } from '../cards/schema.ts';
import { OPS, totalOf } from '../cards/effects.ts';
import {
  ACTS,
  BOMB_TARGETS,
  CARD_KINDS,
  KEYWORDS,
  type Keyword,
  RESOURCES,
  type Side,
  SIDES,
  POSTURES,
  TERMS,
  UNIT_KIND_LIST,
  UNIT_TYPES,
  WINDOWS,
} from '../cards/vocabulary.ts';

const of = (side: Side): readonly CardRow[] =>
  base.rows.filter((row) => row.flags.length > 0 && sidesOf(row).includes(side));
const reach = (side: Side): readonly CardRow[] => base.rows.filter((row) => sidesOf(row).includes(side));
const abilities = (row: CardRow): readonly Ability[] => [
  ...(row.tactical ? [row.tactical] : []),
  ...(row.abilities ?? []),
];
const effects = (row: CardRow): readonly Effect[] => [
  ...abilities(row).flatMap((ability) => ability.effects),
  ...(row.passives ?? []).flatMap((passive) => passive.effects),
];

/** Rows of the table: what, the test, and the least number for USSR, Germany, Allies. */
type Case = readonly [what: string, test: (row: CardRow) => boolean, least: readonly [number, number, number]];
const has = (keyword: Keyword) => (row: CardRow) => row.keywords?.[keyword] !== undefined;
const unitType = (type: (typeof UNIT_TYPES)[number]) => (row: CardRow) => typesOf(row).includes(type);
const isUnit = (row: CardRow): boolean => row.unit !== undefined;
const land = (row: CardRow): boolean =>
  isUnit(row) && !typesOf(row).some((type) => type === 'aviation' || type === 'ship');

const GROUPS: readonly Case[] = [
  ['infantry', unitType('infantry'), [10, 10, 10]],
  ['armour', unitType('armour'), [10, 10, 9]],
  ['artillery', unitType('artillery'), [9, 9, 8]],
  ['fortifications', unitType('fortification'), [4, 4, 3]],
  ['aviation', unitType('aviation'), [9, 9, 10]],
  ['ships', unitType('ship'), [4, 5, 7]],
  ['special units', unitType('special'), [3, 3, 3]],
  ['upgrades', (row) => row.upgrade !== undefined && !row.hero, [4, 4, 4]],
  ['ordinary UBO', (row) => row.ubo?.subtype === 'ordinary', [5, 5, 5]],
  ['tactical', (row) => row.tactical !== undefined, [12, 12, 12]],
  ['heroes', (row) => row.hero === true, [3, 3, 3]],
  ['divisions', (row) => row.division === true, [2, 2, 2]],
  ['special resources', (row) => row.resource?.class === 'special', [3, 2, 3]],
];

const raises = (row: CardRow): number =>
  (row.modifiers ?? []).filter((m) => m.tm !== undefined && m.against !== undefined && m.tm[0] + m.tm[1] > 0).length;
const lowers = (row: CardRow): boolean =>
  (row.modifiers ?? []).some((m) => m.against !== undefined && (m.tm?.[0] ?? 0) < 0);
const when = (moment: 'attacking' | 'blocking') => (row: CardRow) =>
  isUnit(row) && (row.modifiers ?? []).some((m) => m.when === moment);

const CASES: readonly Case[] = [
  ['Directed Attack', (row) => isUnit(row) && has('directedAttack')(row), [6, 7, 6]],
  ['Mobility', (row) => isUnit(row) && has('mobility')(row), [3, 4, 4]],
  ['Overrun', has('overrun'), [3, 3, 2]],
  ['Veteran', has('veteran'), [3, 2, 2]],
  ['Artillery Support', has('artillerySupport'), [4, 3, 4]],
  ['Artillery Spotter', has('artillerySpotter'), [1, 1, 1]],
  ['Strike', has('strike'), [2, 2, 2]],
  ['Deck Strike', has('deckStrike'), [1, 1, 1]],
  ['Long-range Fire', (row) => isUnit(row) && has('longRangeFire')(row), [2, 3, 2]],
  ['Interception, land', (row) => land(row) && has('interception')(row), [2, 2, 2]],
  ['fighters', (row) => has('interception')(row) && has('counterInterception')(row), [3, 3, 3]],
  ['Night', has('night'), [2, 2, 2]],
  ['Command Unit', has('command'), [2, 2, 2]],
  ['Cooperation', has('cooperation'), [2, 2, 2]],
  ['Mining and Sappers', (row) => has('mining')(row) && has('sappers')(row), [1, 1, 1]],
  ['Infantry Support', has('infantrySupport'), [1, 1, 3]],
  ['Support Tank', has('supportTank'), [1, 1, 1]],
  ['Tank Riders', has('tankRiders'), [2, 1, 1]],
  ['Lend-lease units', (row) => isUnit(row) && has('lendLease')(row), [4, 0, 1]],
  ['Lend-lease resources', (row) => row.resource !== undefined && has('lendLease')(row), [1, 0, 1]],
  ['Counter-intelligence', has('counterIntelligence'), [1, 1, 1]],
  ['Recon Group', has('recon'), [2, 2, 2]],
  ['Airborne Drop', has('drop'), [1, 2, 2]],
  ['Signals', has('signals'), [1, 1, 1]],
  ['Trophy', has('trophy'), [1, 2, 1]],
  ['Dominion', has('dominion'), [0, 0, 3]],
  ['Mountain', has('mountain'), [2, 2, 1]],
  ['Jäger', has('jaeger'), [1, 2, 1]],
  ['AA outside AA artillery', (row) => (row.unit?.aa ?? 0) > 0 && !unitType('artillery')(row), [1, 1, 1]],
  ['TM against one type', (row) => raises(row) === 1, [6, 6, 6]],
  ['TMs against two types', (row) => raises(row) === 2, [1, 1, 1]],
  ['TM that lowers own attack', lowers, [1, 1, 1]],
  ['when attacking', when('attacking'), [1, 2, 1]],
  ['when blocking', when('blocking'), [2, 1, 1]],
  ['strict cost', (row) => row.cost?.strict !== undefined, [3, 3, 3]],
  ['printed attack cost', (row) => row.unit?.attackCost !== undefined, [1, 1, 1]],
  ['two flags', (row) => row.flags.length > 1, [1, 1, 2]],
  ['both lines', (row) => row.unit?.line === 'both', [1, 1, 1]],
  ['unit or UBO that yields resources', (row) => row.yields !== undefined && row.resource === undefined, [1, 1, 1]],
  ['coastal artillery', (row) => row.unit?.kind === 'coastalArtillery', [1, 1, 1]],
  ['carrier', (row) => row.unit?.kind === 'carrier', [0, 1, 2]],
  ['submarine', (row) => row.unit?.kind === 'submarine', [1, 2, 1]],
];

/** What the table asks and the set lacks, in words. */
const gaps = (cases: readonly Case[]): readonly string[] =>
  cases.flatMap(([what, asks, least]) =>
    SIDES.flatMap((side, i) => {
      const found = of(side).filter(asks).length;
      return found < least[i]! ? [`${what}, ${side}: ${found} of ${least[i]}`] : [];
    }),
  );

describe('the base set', () => {
  test('has about 245 cards or more, some 78 of each side', () => {
    expect(base.rows.length).toBeGreaterThanOrEqual(245);
    for (const side of SIDES) expect(of(side).length, side).toBeGreaterThanOrEqual(78);
  });
  test('has the groups of 33.2', () => expect(gaps(GROUPS)).toEqual([]));
  test('has the keywords and cases of 33.3', () => expect(gaps(CASES)).toEqual([]));

  test('exercises every keyword, window, card kind, unit type and unit kind', () => {
    const missing = <W extends string>(words: readonly W[], used: ReadonlySet<string>): readonly W[] =>
      words.filter((word) => !used.has(word));
    const keywords = new Set(base.rows.flatMap((row) => Object.keys(row.keywords ?? {})));
    const moments = new Set<string>(base.rows.flatMap((row) => abilities(row).flatMap((ability) => ability.when)));
    expect(missing(KEYWORDS, keywords)).toEqual([]);
    expect(missing(WINDOWS, moments)).toEqual([]);
    expect(missing(CARD_KINDS, new Set(base.rows.flatMap((row) => CARD_KINDS.filter((kind) => row[kind]))))).toEqual(
      [],
    );
    expect(missing(UNIT_TYPES, new Set(base.rows.flatMap(typesOf)))).toEqual([]);
    expect(missing(UNIT_KIND_LIST, new Set(base.rows.map((row) => row.unit?.kind ?? '')))).toEqual([]);
  });

  test('gives each side a tactical card for the windows of 33.4', () => {
    const asked = ['TURN_START', 'BUILD', 'WAVE_START', 'ON_ATTACK', 'BEFORE_BLOCK', 'ON_BLOCK', 'BEFORE_CALC'];
    asked.push('ON_DESTROY', 'ON_BREAKTHROUGH', 'WAVE_END', 'TURN_END', 'ATTACK_PHASE');
    for (const side of SIDES) {
      const moments = new Set<string>(of(side).flatMap((row) => row.tactical?.when ?? []));
      expect(
        asked.filter((moment) => !moments.has(moment)),
        side,
      ).toEqual([]);
    }
  });

  test('gives each side a lasting card, a search, a return to the deck, a move between lines, an untap, a change of type', () => {
    const cases: readonly (readonly [string, (effect: Effect) => boolean])[] = [
      ['lasting', (effect) => 'until' in effect && effect.until === 'ownTurn'],
      ['search', (effect) => effect.do === 'search' && effect.from === 'deck'],
      ['return', (effect) => effect.do === 'send' && effect.to === 'deck'],
      ['move', (effect) => effect.do === 'shift'],
      ['untap', (effect) => effect.do === 'untap'],
      ['become', (effect) => effect.do === 'become'],
    ];
    for (const side of SIDES)
      for (const [what, asks] of cases)
        expect(
          reach(side).some((row) => effects(row).some(asks)),
          `${what}, ${side}`,
        ).toBe(true);
  });

  test('has the six cards that Veteran and Counter-intelligence bar, for all sides', () => {
    for (const id of ['panic', 'capture', 'disorganisation'])
      expect(base.row(base.def(id)).tactical?.target?.lacks, id).toEqual(['veteran']);
    for (const id of ['sabotage', 'partisans', 'strike-on-communications'])
      expect(base.row(base.def(id)).barredBy, id).toEqual(['counterIntelligence']);
  });

  test('has at least four Terrain and four Climate, of one to three turns', () => {
    const ubo = (subtype: string): readonly CardRow[] => base.rows.filter((row) => row.ubo?.subtype === subtype);
    expect(ubo('terrain').length).toBeGreaterThanOrEqual(4);
    expect(ubo('climate').length).toBeGreaterThanOrEqual(4);
    expect([...new Set(ubo('climate').map((row) => row.ubo?.turns ?? 0))].toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  test('uses every resource in at least a fifth of the printed numbers of each side', () => {
    for (const side of SIDES) {
      const sum = (read: (row: CardRow) => number): number => of(side).reduce((total, row) => total + read(row), 0);
      for (const r of RESOURCES)
        expect(
          sum((row) => row.cost?.[r] ?? 0) / sum((row) => totalOf(row.cost)),
          `${side} ${r}`,
        ).toBeGreaterThanOrEqual(0.2);
    }
  });

  test('stays in the ranges of 33.5', () => {
    for (const row of base.rows) {
      const { attack = 0, defence = 0, aa = 1, bombing = 2 } = row.unit ?? {};
      expect(Math.max(attack, defence), row.id).toBeLessThanOrEqual(6);
      expect(aa >= 1 && aa <= 4 && bombing >= 2 && bombing <= 6, row.id).toBe(true);
      expect((row.keywords?.deckStrike ?? 1) <= 3 && (row.keywords?.artillerySupport ?? 1) <= 3, row.id).toBe(true);
      expect((row.ubo?.deckPrice ?? 2) >= 2 && (row.ubo?.deckPrice ?? 5) <= 5, row.id).toBe(true);
      expect((row.ubo?.breakthrough ?? 3) >= 3 && (row.ubo?.breakthrough ?? 6) <= 6, row.id).toBe(true);
    }
  });

  test('uses every word of the effect language, so that none is there for nothing', () => {
    const json = JSON.stringify(base.rows);
    const unused = (field: string, words: readonly string[]): readonly string[] =>
      words
        .filter((word) => !new RegExp(`"${field}":(\\[[^\\]]*)?"${word}"`).test(json))
        .map((word) => `${field}: ${word}`);
    expect([
      ...unused('do', OPS),
      ...unused('acts', ACTS),
      ...unused('until', TERMS),
      ...unused('is', POSTURES),
      ...unused('when', [...WINDOWS, 'ATTACK_PHASE', 'ANY_PHASE', 'attacking', 'blocking']),
      ...unused('turn', ['own', 'enemy', 'both']),
      ...unused('bombs', BOMB_TARGETS),
      ...unused('to', ['hand', 'deckTop', 'deckBottom', 'deck', 'losses', 'reserve', 'resources', 'self', 'host']),
    ]).toEqual([]);
  });

  test('has units that fit under a fortification with each property that passes on', () => {
    const fits = (row: CardRow): boolean =>
      row.unit !== undefined &&
      (row.unit.line === 1 || row.unit.line === 'both') &&
      typesOf(row).some((type) => type === 'infantry' || type === 'artillery') &&
      row.unit.attack >= 1 &&
      row.unit.defence >= 1;
    for (const keyword of ['artillerySupport', 'artillerySpotter', 'longRangeFire', 'deckStrike', 'command'] as const)
      expect(
        base.rows.some((row) => fits(row) && has(keyword)(row)),
        keyword,
      ).toBe(true);
  });
});
