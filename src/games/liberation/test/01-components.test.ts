import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { CATEGORIES } from '../cards/categories.ts';
import { MISSIONS } from '../cards/missions.ts';
import { CATEGORY_IDS, idOf, LAST, missionOf, rowOf } from '../cards/columns.ts';
import { LOCATIONS, PLANETS } from '../cards/locations.ts';
import type { Location } from '../cards/schema.ts';
import { liberation } from '../game.ts';
import { SIDES } from '../galaxy.ts';
import { DYNASTY, RESISTANCE } from '../state.ts';
import { texts } from '../text/index.ts';
import { deal, lay } from './at.ts';

const rows: readonly Location[] = LOCATIONS;
const base = rows.filter(({ planet }) => planet !== 'galvacil');
const idsOn = (planet: string): string =>
  rows
    .filter((row) => row.planet === planet)
    .map(({ id }) => id)
    .join('');

rule('LIB-1.1', 'two seats: the Dynasty and the Resistance', () => {
  expect(liberation.seats({ warped: 'no', balance: 1, openDiscards: false, openPlay: false, roles: 'before' })).toBe(2);
  expect(liberation.seatNames).toEqual(['dynasty', 'resistance']);
});

rule(['LIB-1.2', 'LIB-R2'], 'four base planets with two sides that show the same locations', () => {
  const planets = PLANETS.filter((planet) => planet !== 'galvacil');
  expect(planets).toHaveLength(4);
  for (const planet of PLANETS) {
    const [a, b] = SIDES[planet].map(({ at }) =>
      at
        .map(([id]) => id)
        .toSorted()
        .join(''),
    );
    expect([a, b]).toEqual([idsOn(planet), idsOn(planet)]);
    expect(SIDES[planet][0].lines).not.toBe(SIDES[planet][1].lines);
  }
});

rule('LIB-1.3', 'fourteen location cards, each a location of its own', () => {
  expect(base.map(({ id }) => id).join('')).toBe('ABCDEFGHIJKLMN');
  expect(deal().s.table.cards).toBe(14);
});

rule('LIB-1.4', 'Warped World adds Galvacil and the cards P, R, S, T', () => {
  expect(idsOn('galvacil')).toBe('PRST');
  expect(
    rows
      .filter(({ planet }) => planet === 'galvacil')
      .map(({ names }) => names.ru[0])
      .join(''),
  ).toBe('ПРСТ');
});

rule('LIB-1.5', 'a card shows letter, name, category and both missions with their costs, in every language', () => {
  for (const language of LANGUAGES) {
    for (let def = 1 as DefId; def <= LAST; def++) {
      const { name, kind, lines } = texts[language].card(def);
      const [letter] = rowOf(def).names[language];
      expect(name.startsWith(letter)).toBe(true);
      expect(kind.startsWith(`${letter} · `)).toBe(true);
      expect(lines).toHaveLength(2);
    }
  }
  const harbor = texts.en.card(8 as DefId);
  expect(harbor).toEqual({
    name: 'Harbour Yards',
    kind: 'H · Shipyard · Efferon',
    lines: [
      'Resistance\u00a0— Base Mobilisation (discard 1 card): Take the base into your hand, then lay any card from your hand as the new base.',
      'Dynasty\u00a0— Fleet Launch (exert 1 location): Attack up to 2 locations, each connected to a captured one.',
    ],
  });
});

rule('LIB-1.6', 'all backs are alike, and the table shows which of the circles I, II, III it is', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'L' }, circle: 2 });
  expect(texts.en.table(t.view('spectator'), 'spectator')[0]).toContain('Circle II');
});

rule('LIB-1.7', 'the category of a location fixes both missions and their costs', () => {
  for (let def = 1 as DefId; def <= LAST; def++) {
    for (let other = 1 as DefId; other <= LAST; other++) {
      if (rowOf(def).category !== rowOf(other).category) continue;
      expect(missionOf(DYNASTY, def)).toBe(missionOf(DYNASTY, other));
      expect(missionOf(RESISTANCE, def)).toBe(missionOf(RESISTANCE, other));
    }
  }
  expect(new Set(base.map(({ category }) => category)).size).toBe(6);
  const costs = CATEGORY_IDS.map((id) => {
    const { dynasty, resistance } = CATEGORIES[id];
    return [MISSIONS[resistance], MISSIONS[dynasty]].map(({ discard, exert }) => `d${discard}x${exert}`).join(' ');
  });
  expect(costs).toEqual([
    'd1x0 d1x2', // Public Support, Propaganda
    'd1x0 d0x1', // Armed Resistance, Superweapon
    'd1x0 d0x1', // Base Mobilisation, Fleet Launch
    'd1x0 d1x0', // Design Flaw, Space Probe
    'd0x0 d0x0', // Hire Spy
    'd1x0 d1x1', // Space Anomaly, Hyperspace Warp
    'd1x0 d0x1', // Slip Through, Fold the Lanes
    'd0x0 d1x0', // Scatter the Worlds, Drag into Orbit
  ]);
});

rule('LIB-1.8', 'three or four locations to a planet: 4 + 4 + 3 + 3', () => {
  expect(PLANETS.slice(0, 4).map(idsOn)).toEqual(['ABCD', 'EFGH', 'IJK', 'LMN']);
});

rule('LIB-1.9', 'a captured location is ready or exerted and nothing else', () => {
  const t = lay({ captured: ['H', 'B exerted'], resistance: { base: 'L' } });
  expect(t.s.table.cardColumns.map(({ name }) => name)).toEqual(['exerted']);
  expect(t.at('dynasty').offers('restore B')).toBe(true);
  expect(t.at('dynasty').offers('restore H')).toBe(false);
});

rule('LIB-18.1', 'how many locations each category has', () => {
  const count = CATEGORY_IDS.map((id) => base.filter(({ category }) => category === id).length);
  expect(count.slice(0, 6)).toEqual([2, 2, 3, 2, 3, 2]);
});

rule('LIB-18.2', 'no planet has two locations of one base category; Galvacil has two of each of its own', () => {
  for (const planet of PLANETS.slice(0, 4)) {
    const categories = rows.filter((row) => row.planet === planet).map(({ category }) => category);
    expect(new Set(categories).size).toBe(categories.length);
  }
  const galvacil = rows.filter(({ planet }) => planet === 'galvacil').map(({ id, category }) => `${id} ${category}`);
  expect(galvacil).toEqual(['P riftGate', 'R gravityLoom', 'S riftGate', 'T gravityLoom']);
});

rule('LIB-18.31', 'Galvacil has two sides with P, R, S and T', () => {
  expect(
    SIDES.galvacil.map(({ at }) =>
      at
        .map(([id]) => id)
        .toSorted()
        .join(''),
    ),
  ).toEqual(['PRST', 'PRST']);
  expect([15, 16, 17, 18].map((def) => idOf(def as DefId)).join('')).toBe('PRST');
});
