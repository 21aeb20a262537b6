import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { base, BASE_FILES } from '../cards/set.ts';
import { cardKindsOf, keywordBit, kindBit, sidesOf, typeBit, typesOf, unitKind } from '../cards/columns.ts';
import { CardErrors, loadSet, parseFile } from '../cards/load.ts';
import { windowBit, windowMasks } from '../cards/moments.ts';
import type { CardRow } from '../cards/schema.ts';
import { kindIn, ON, OP, SCOPE, SUBTYPE, TO, WHOSE } from '../cards/effects.ts';
import { FLAGS, LAND, TERMS, UNIT_KINDS, UNIT_TYPES } from '../cards/vocabulary.ts';

const tank = {
  id: 'test-tank',
  number: 9001,
  name: { ru: 'Опытный танк', uk: 'Дослідний танк', en: 'Test Tank' },
  flags: ['ussr'],
  rarity: 'common',
  block: 'stalingrad',
  theatres: ['E'],
  cost: { D: 1, F: 3, U: 2 },
  unit: { type: 'armour', kind: 'mediumTank', line: 1, attack: 3, defence: 3 },
} as const satisfies CardRow;

/** What is said about a set that is the base and these rows. */
function complaints(...rows: readonly unknown[]): readonly string[] {
  try {
    loadSet([...BASE_FILES, { file: 'mine.json', rows }]);
    return [];
  } catch (error) {
    if (!(error instanceof CardErrors)) throw error;
    return error.message.split('\n');
  }
}

describe('the kinds of cards', () => {
  rule('WAR-6.1', 'resource, unit, upgrade, UBO, tactical, division and hero cards, and no others', () => {
    for (const row of base.rows) expect(cardKindsOf(row).length, row.id).toBeGreaterThan(0);
    const kinds = new Set(base.rows.flatMap(cardKindsOf));
    expect([...kinds].toSorted()).toEqual(['division', 'hero', 'resource', 'tactical', 'ubo', 'unit', 'upgrade']);
    const { unit: _, ...nothing } = tank;
    expect(complaints(nothing)[0]).toContain('mine.json: test-tank: must have one of');
  });

  rule('WAR-6.2', 'a card may belong to several kinds: a hero is a unit, an upgrade, or nothing else', () => {
    const heroes = base.rows.filter((row) => row.hero).map(cardKindsOf);
    for (const kinds of [['unit', 'hero'], ['upgrade', 'hero'], ['hero']]) expect(heroes).toContainEqual(kinds);
    const def = base.def('vasily-zaitsev');
    expect(base.kinds[def]).toBe(kindBit('unit') | kindBit('hero'));
  });

  rule(['WAR-6.3', 'WAR-R94'], 'every unit has a type, and one of several counts as each of them', () => {
    for (const row of base.rows) if (row.unit !== undefined) expect(typesOf(row).length, row.id).toBe(1);
    const both = loadSet([
      { file: 'mine.json', rows: [{ ...tank, unit: { ...tank.unit, type: ['armour', 'ship'] } }] },
    ]);
    expect(both.types[1]).toBe(typeBit('armour') | typeBit('ship'));
  });

  rule('WAR-6.4', 'a kind belongs to one type and is printed on the card', () => {
    for (const row of base.rows) if (row.unit !== undefined) expect(typesOf(row)).toContain(UNIT_KINDS[row.unit.kind]);
    expect(complaints({ ...tank, unit: { ...tank.unit, kind: 'howitzer' } })).toEqual([
      'mine.json: test-tank: unit.kind: howitzer is a kind of artillery',
    ]);
  });

  rule('WAR-6.5', 'every unit except aviation and ships is a land unit', () => {
    expect(UNIT_TYPES.filter((type) => !LAND.some((land) => land === type))).toEqual(['aviation', 'ship']);
  });

  rule('WAR-6.6', 'a name means the card, its printed kind, and every full name that contains it', () => {
    const other = {
      ...tank,
      name: { ru: 'Гренадеры на грузовиках', uk: 'Гренадери на вантажівках', en: 'Grenadiers on Lorries' },
      unit: { ...tank.unit, type: 'infantry', kind: 'motorInfantry' },
    };
    const set = loadSet([...BASE_FILES, { file: 'mine.json', rows: [other] }]);
    const [division] = set.passives[set.def('panzer-division-15')] ?? [];
    const named = (id: string): number | undefined => division?.query.named[set.def(id)];
    expect(['motor-infantry', 'motor-infantry-15', 'test-tank', 'american-motor-infantry'].map(named)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(['grenadiers', 'panzer-4'].map(named)).toEqual([0, 0]);
    expect(division?.steps[0]).toMatchObject({
      op: OP.modify,
      scope: SCOPE.tactical,
      attack: 1,
      defence: 1,
      versus: 1,
    });
  });
});

describe('what is printed on them', () => {
  rule('WAR-8.1', 'a cost has three numbers, each of which may be strict by itself', () => {
    const tiger = base.def('tiger');
    expect([base.D[tiger], base.F[tiger], base.U[tiger], base.total[tiger]]).toEqual([2, 4, 1, 7]);
    expect(base.strict[tiger]).toBe(0b100);
    for (const side of ['ussr', 'germany', 'allies'] as const)
      for (const letter of ['D', 'F', 'U'])
        expect(base.rows.some((row) => sidesOf(row).includes(side) && row.cost?.strict?.includes(letter))).toBe(true);
    expect(complaints({ ...tank, cost: { D: 1, strict: 'U' } })[0]).toContain('cost.strict: U is strict');
  });

  test('an attack cost is printed, or attacks are free', () => {
    expect(base.attackU[base.def('kv-1')]).toBe(1);
    expect(base.attackU[base.def('t-34')]).toBe(0);
  });

  rule(['WAR-3.8', 'WAR-R97'], 'a unit shows its home line, some show both, aircraft the second', () => {
    expect(base.line[base.def('t-34')]).toBe(1);
    expect(base.line[base.def('m-30')]).toBe(2);
    expect(base.line[base.def('foot-scouts')]).toBe(3);
    for (const row of base.rows) if (typesOf(row).includes('aviation')) expect(row.unit?.line, row.id).toBe(2);
    const plane = { ...tank, unit: { ...tank.unit, type: 'aviation', kind: 'fighter' } };
    expect(complaints(plane)[0]).toContain('unit.line: aircraft belong to the second line');
  });

  rule(['WAR-8.16', 'WAR-R1'], 'flags show the nation; one flag of a side is enough for that side', () => {
    expect(sidesOf(base.row(base.def('normandie-niemen')))).toEqual(['ussr', 'allies']);
    expect(sidesOf(base.row(base.def('finnish-rangers')))).toEqual(['germany']);
    expect(sidesOf(base.row(base.def('depot')))).toEqual(['ussr', 'germany', 'allies']);
    expect(FLAGS.poland).toBe('allies');
    expect(base.rows.filter((row) => row.flags.length > 1).length).toBeGreaterThanOrEqual(4);
  });

  rule('WAR-8.13', 'properties and modifiers are in the row, with their numbers', () => {
    const def = base.def('zis-3');
    expect((base.keywords[def] ?? 0) & keywordBit('longRangeFire')).not.toBe(0);
    expect(base.amounts[def]?.[10]).toBe(1);
    expect(base.modifiers[def]).toMatchObject([{ attack: 1, defence: 2, scope: SCOPE.tactical, versus: 1 }]);
  });

  rule(['WAR-7.3', 'WAR-7.7', 'WAR-7.16'], 'resource cards yield what is printed', () => {
    expect(base.yields[base.def('depot')]).toEqual([[1, 0, 0]]);
    expect(base.yields[base.def('fuel')]).toEqual([[0, 0, 1]]);
    expect(base.yields[base.def('rail-junction')]).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(base.yields[base.def('abadan')]).toEqual([[1, 0, 1]]);
    for (const row of base.rows) {
      const def = base.def(row.id);
      if (row.resource === undefined) continue;
      expect(base.attack[def]).toBe(0);
      expect(row.resource.class === 'basic' ? [3] : [3, 4], row.id).toContain(base.defence[def]);
    }
  });

  test('some UBOs are tapped for resources on every side', () => {
    for (const id of ['all-for-the-front', 'synthetic-fuel', 'arsenal-of-democracy'])
      expect(base.yields[base.def(id)]?.length, id).toBeGreaterThan(0);
  });

  test('a bomber prints what it may attack, and nothing else bombs', () => {
    expect(base.bombs[base.def('ju-87')]).toBe(0b0011);
    expect(base.bombs[base.def('pe-8')]).toBe(0b1100);
    expect(complaints({ ...tank, unit: { ...tank.unit, bombing: 3, bombs: ['deck'] } })[0]).toContain('unit.bombing');
    const blind = { ...tank, unit: { ...tank.unit, type: 'aviation', kind: 'tacticalBomber', line: 2, bombing: 3 } };
    expect(complaints(blind)[0]).toContain('unit.bombs');
  });

  rule('WAR-R60', 'carriers print how many aircraft they take: two to four', () => {
    const carriers = base.rows.filter((row) => row.unit?.kind === 'carrier');
    expect(carriers.map((row) => row.unit?.capacity)).toEqual([2, 3, 2]);
    expect(complaints({ ...tank, unit: { ...tank.unit, capacity: 2 } })[0]).toContain('unit.capacity');
  });

  rule('WAR-26.55', 'every infantry tank has Infantry Support', () => {
    const tanks = base.rows.filter((row) => row.unit?.kind === 'infantryTank');
    expect(tanks.length).toBeGreaterThanOrEqual(4);
    for (const row of tanks) expect(row.keywords?.infantrySupport, row.id).toBe(true);
    expect(complaints({ ...tank, unit: { ...tank.unit, kind: 'infantryTank' } })[0]).toContain('WAR-26.55');
  });

  rule(['WAR-26.85', 'WAR-R83'], 'markers are tags that other cards refer to', () => {
    const asked = JSON.stringify(base.rows.map((row) => [row.passives, row.ubo]));
    for (const marker of ['trophy', 'dominion', 'sappers', 'mountain', 'jaeger'] as const) {
      expect(
        base.rows.some((row) => row.keywords?.[marker]),
        marker,
      ).toBe(true);
      expect(asked, marker).toContain(`"has":["${marker}"]`);
    }
  });

  test('against a type and when blocking is tactical, when attacking universal', () => {
    const wrong = (modifier: object): string | undefined => complaints({ ...tank, modifiers: [modifier] })[0];
    expect(wrong({ um: [1, 0], against: { types: ['armour'] } })).toContain('modifiers[0].against');
    expect(wrong({ um: [1, 0], when: 'blocking' })).toContain('modifiers[0].when');
    expect(wrong({ tm: [1, 0], when: 'attacking' })).toContain('modifiers[0].when');
    expect(wrong({ um: [1, 0], tm: [1, 0] })).toContain('modifiers[0]: must have um or tm');
  });

  rule('WAR-R86', 'every number of a keyword or of a UBO is card data', () => {
    expect(base.amounts[base.def('m-30')]?.[4]).toBe(2);
    expect(base.deckPrice[base.def('forest')]).toBe(3);
    expect(base.breakthrough[base.def('mountains')]).toBe(4);
    expect(base.turns[base.def('hard-frost')]).toBe(3);
    expect(base.upkeepU[base.def('road-of-life')]).toBe(1);
  });

  test('every Terrain prints how the opponent can destroy it', () => {
    for (const row of base.rows)
      if (row.ubo?.subtype === 'terrain')
        expect(row.ubo.deckPrice ?? row.ubo.breakthrough ?? row.ubo.falls).toBeDefined();
    const { unit: _, ...rest } = tank;
    expect(complaints({ ...rest, ubo: { subtype: 'terrain' } })[0]).toContain('Terrain must have a condition');
  });

  test('a Climate prints its turns, and the Terrain it cannot be played with', () => {
    const mud = base.def('mud-season');
    expect(base.subtype[mud]).toBe(SUBTYPE.climate);
    expect(base.excludes[mud]?.[base.def('mountains')]).toBe(1);
    expect(base.excludes[mud]?.[base.def('forest')]).toBe(0);
    const { unit: _, ...rest } = tank;
    expect(complaints({ ...rest, ubo: { subtype: 'climate' } })[0]).toContain('ubo.turns');
    expect(complaints({ ...rest, ubo: { subtype: 'climate', turns: 1, excludes: ['tiger'] } })[0]).toContain(
      'not a Terrain',
    );
  });

  rule('WAR-R8', 'special units take the colour of their side, so every one of them has a side', () => {
    for (const row of base.rows) if (typesOf(row).includes('special')) expect(sidesOf(row).length, row.id).toBe(1);
  });

  rule(
    'WAR-R87',
    'four rarities, five markers, seven types and three resources, as read from the scrambled lists',
    () => {
      expect(new Set(base.rows.map((row) => row.rarity)).size).toBe(4);
      expect(new Set(base.rows.flatMap(typesOf)).size).toBe(7);
    },
  );
});

describe('rarity and markers', () => {
  rule('WAR-28.1', 'every card shows its rarity and a number of its own', () => {
    expect(base.rows.map((row) => row.number)).toEqual(base.rows.map((_, i) => i + 1));
    expect(complaints({ ...tank, number: 5 })[0]).toContain('number: 5 is also the number of assault-engineers');
  });

  rule('WAR-28.2', 'there are four rarities, and commons are the most', () => {
    const of = (rarity: string): number => base.rows.filter((row) => row.rarity === rarity).length;
    expect(of('common')).toBeGreaterThan(of('rare'));
    expect(of('rare')).toBeGreaterThan(of('veryRare'));
    expect(of('veryRare')).toBeGreaterThan(of('unique'));
    expect(of('unique')).toBeGreaterThan(0);
    expect(complaints({ ...tank, rarity: 'mythic' })[0]).toContain(
      'rarity: must be one of common, rare, veryRare, unique, not "mythic"',
    );
  });

  rule(['WAR-28.4', 'WAR-28.6'], 'every card has a block and at least one theatre', () => {
    for (const row of base.rows) expect(row.theatres.length, row.id).toBeGreaterThan(0);
    expect(new Set(base.rows.map((row) => row.block)).size).toBe(3);
    expect(complaints({ ...tank, theatres: [] })[0]).toContain('theatres');
  });
});

describe('the cards that the rulebook tells of', () => {
  const figures = (id: string): readonly unknown[] => {
    const def = base.def(id);
    return [base.attack[def], base.defence[def], base.aa[def], base.bombing[def]];
  };
  test('car 2/2 for 1D 2F 1U, medium tank 3/3, heavy tank 5/4, infantry 3/2', () => {
    for (const id of ['ba-10', 'sdkfz-222', 'daimler']) {
      expect(figures(id), id).toEqual([2, 2, 0, 0]);
      expect(base.row(base.def(id)).cost).toEqual({ D: 1, F: 2, U: 1 });
    }
    for (const id of ['t-34', 'panzer-4', 'sherman']) expect(figures(id), id).toEqual([3, 3, 0, 0]);
    for (const id of ['kv-1', 'tiger', 'pershing']) expect(figures(id), id).toEqual([5, 4, 0, 0]);
    for (const id of ['rifle-company', 'grenadiers', 'british-rifles']) expect(figures(id), id).toEqual([3, 2, 0, 0]);
  });

  test('the Tiger, SU-76i, PAK-35, 45-mm gun, Ju-87 and the others', () => {
    expect(base.row(base.def('tiger')).keywords?.overrun).toBe(true);
    expect(figures('su-76i')).toEqual([3, 3, 0, 0]);
    expect(base.row(base.def('su-76i')).modifiers).toEqual([{ tm: [1, 1], against: { types: ['armour'] } }]);
    for (const id of ['pak-35', 'gun-45']) {
      expect(figures(id), id).toEqual([1, 1, 0, 0]);
      expect(base.row(base.def(id)).modifiers).toEqual([{ tm: [1, 2], against: { types: ['armour'] } }]);
      expect(base.line[base.def(id)]).toBe(1);
    }
    expect(figures('ju-87')).toEqual([1, 1, 0, 5]);
    for (const id of ['yak-1', 'bf-109', 'spitfire']) expect(figures(id), id).toEqual([3, 3, 0, 0]);
    for (const id of ['m-30', 'lefh-18', 'twenty-five-pounder']) expect(figures(id), id).toEqual([1, 1, 0, 0]);
    for (const id of ['aa-37', 'flak-38', 'bofors']) expect(figures(id), id).toEqual([1, 2, 3, 0]);
  });
});

describe('what the engine reads', () => {
  test('kinds beyond the thirty-first are found', () => {
    const [upgrade] = [base.upgradeOn[base.def('hans-marseille')]];
    expect(upgrade && kindIn(upgrade, unitKind('fighter'))).toBe(true);
    expect(upgrade && kindIn(upgrade, unitKind('carrier'))).toBe(false);
    const depth = base.modifiers[base.def('depth-charges')]?.[0]?.against;
    expect(depth && kindIn(depth, unitKind('submarine'))).toBe(true);
    expect(depth && kindIn(depth, unitKind('fighter'))).toBe(false);
    expect(depth?.ships).toBe(1);
  });

  test('a tactical card knows its windows, target and steps', () => {
    const capture = base.tactical[base.def('capture')];
    expect(capture).toMatchObject({ own: windowBit('WAVE_END'), enemy: 0, least: 1, most: 1 });
    expect(capture?.target).toMatchObject({
      whose: WHOSE.enemy,
      types: typeBit('infantry'),
      lacks: keywordBit('veteran'),
    });
    expect(capture?.steps).toMatchObject([{ op: OP.destroy, on: ON.target }]);
    const strike = base.tactical[base.def('strike-on-communications')];
    expect(strike).toMatchObject({ most: 0, lasts: TERMS.indexOf('ownTurn') });
    expect(strike?.steps).toMatchObject([{ op: OP.reprice, on: ON.each, D: 1 }]);
    const refit = base.tactical[base.def('refit')];
    expect(refit?.steps[0]?.to).toBe(TO.deck);
  });

  rule('WAR-R27', 'a tactical card of the building phase is played in the own one', () => {
    expect(windowMasks({ when: ['BUILD'] })).toEqual({ own: windowBit('BUILD'), enemy: 0 });
    expect(windowMasks({ when: ['BUILD'], turn: 'both' }).enemy).toBe(windowBit('BUILD'));
  });

  test('windows of one player are open to nobody else', () => {
    expect(windowMasks({ when: ['ON_ATTACK'], turn: 'both' })).toEqual({ own: windowBit('ON_ATTACK'), enemy: 0 });
    expect(windowMasks({ when: ['ON_BLOCK'] })).toEqual({ own: 0, enemy: windowBit('ON_BLOCK') });
    const phase = windowMasks({ when: ['ATTACK_PHASE'] });
    expect(phase.own & windowBit('BEFORE_BLOCK')).toBe(0);
    expect(phase.enemy & windowBit('BEFORE_BLOCK')).not.toBe(0);
    expect((phase.own | phase.enemy) & windowBit('TURN_END')).toBe(0);
  });
});

describe('a custom set', () => {
  test('is loaded from JSON beside the base set', () => {
    const set = loadSet([...BASE_FILES, parseFile('mine.json', JSON.stringify({ cards: [tank] }))]);
    expect(set.attack[set.def('test-tank')]).toBe(3);
    expect(set.size).toBe(base.size + 1);
  });

  test('is refused with the file, the card and the field of every mistake', () => {
    expect(
      complaints({ ...tank, unit: { ...tank.unit, attack: 'three' }, colour: 'green' }, { ...tank, id: 'No Good' }),
    ).toEqual([
      'mine.json: test-tank: unit.attack: must be a whole number from 0 to 12, not "three"',
      'mine.json: test-tank: colour: is not a field of a card',
      'mine.json: No Good: id: must be lower-case Latin letters, digits and hyphens',
    ]);
    expect(complaints(7)[0]).toBe('mine.json: card 1: must be an object');
    expect(() => parseFile('mine.json', '{')).toThrow('mine.json: the file: is not JSON');
    expect(() => parseFile('mine.json', '5')).toThrow('must be a list of cards');
  });

  test('may not refer to what is not there', () => {
    expect(
      complaints({ ...tank, passives: [{ to: { named: 'maus' }, effects: [{ do: 'modify', um: [1, 0] }] }] }),
    ).toEqual(['mine.json: test-tank: passives[0].to.named: maus is neither a unit kind nor the id of a card']);
    const bad = { when: ['BUILD'], effects: [{ do: 'explode' }] };
    expect(complaints({ ...tank, abilities: [bad] })[0]).toContain('abilities[0].effects[0].do: must be one of');
    const aimless = { when: ['BUILD'], effects: [{ do: 'tap', on: 'target' }] };
    expect(complaints({ ...tank, abilities: [aimless] })[0]).toContain('the text chooses no target');
  });
});
