import { expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import type { CardSet, Colour } from '../cards/schema.ts';
import { FIRST_ENEMY, FIRST_TERRITORY, KEYS, PRINTS, SET } from '../cards/set.ts';
import { borders } from '../cards/columns.ts';
import { faultsOf } from '../cards/validate.ts';
import { texts } from '../text/index.ts';
import { en } from '../text/en.ts';
import { ru } from '../text/ru.ts';
import { uk } from '../text/uk.ts';

const count = (rows: readonly { copies: number; plus?: number }[]): number[] => [
  rows.reduce((n, row) => n + row.copies, 0),
  rows.reduce((n, row) => n + (row.plus ?? 0), 0),
];
rule(['BRV-2.2', 'BRV-17.4'], '111 player cards, 36 of them with "+"', () => {
  expect(count(SET.players)).toEqual([75, 36]);
});
rule(['BRV-2.4', 'BRV-11.4'], 'four types in five colours, needs ordinary and urgent', () => {
  const of = (...colours: readonly Colour[]): number[] =>
    count(SET.players.filter(({ colour }) => colours.includes(colour)));
  expect([of('blue'), of('yellow'), of('orange'), of('green'), of('red')]).toEqual([
    [28, 11],
    [21, 12],
    [8, 5],
    [8, 3],
    [10, 5],
  ]);
});
rule(['BRV-2.3', 'BRV-17.24'], '24 enemy cards, ten of them with the Additional Card symbol', () => {
  expect(count(SET.enemies)[0]).toBe(24);
  expect(count(SET.enemies.filter(({ additional }) => additional))[0]).toBe(10);
});
rule(['BRV-2.5', 'BRV-11.5'], "a People's Action shows Will and takes no days; every other card shows days", () => {
  for (const row of SET.players) {
    if (row.colour === 'green') expect([row.days, row.willCost! > 0]).toEqual([0, true]);
    else expect(row.willCost).toBeUndefined();
  }
});
rule('BRV-17.1', 'ten borders, each of them both ways', () => {
  const pairs = SET.territories.flatMap(({ key, borders: list }) =>
    list.map((other) => [key, other].toSorted().join('–')),
  );
  expect(pairs).toHaveLength(20);
  expect([...new Set(pairs)].toSorted()).toEqual(
    ['N1–N2', 'N2–N3', 'N3–N4', 'S1–S2', 'S2–S3', 'S3–S4', 'N1–S1', 'N2–S2', 'N3–S3', 'N4–S4'].toSorted(),
  );
  expect(borders[0]).toBe(0b10010);
});
rule('BRV-R37', 'urgent needs and hostile cards cannot be traded, all others can', () => {
  for (const row of SET.players) expect(row.tradable).toBe(row.colour !== 'orange' && row.colour !== 'red');
});

const changed = (change: (set: { -readonly [K in keyof CardSet]: CardSet[K] }) => void): CardSet => {
  const set = { ...SET };
  change(set);
  return set;
};
test('a card set that cannot be played is refused with the card and the field', () => {
  const cases: [CardSet, string, string][] = [
    [
      changed((s) => (s.players = s.players.map((r) => (r.key === 'school' ? { ...r, days: 8 } : r)))),
      'school',
      'days',
    ],
    [changed((s) => (s.players = s.players.map((r) => (r.key === 'drive' ? { ...r, days: 1 } : r)))), 'drive', 'days'],
    [
      changed((s) => (s.players = s.players.map((r) => (r.key === 'alert1' ? { ...r, willGain: 1 } : r)))),
      'alert1',
      'willGain',
    ],
    [
      changed((s) => (s.players = s.players.map((r) => (r.key === 'donors' ? { ...r, tradable: true } : r)))),
      'donors',
      'tradable',
    ],
    [
      changed((s) => (s.players = s.players.map((r) => (r.key === 'recon' ? { ...r, copies: 3 } : r)))),
      'players',
      'copies',
    ],
    [
      changed((s) => (s.enemies = s.enemies.map((r) => (r.key === 'lull' ? { ...r, strength: 1 } : r)))),
      'lull',
      'strength',
    ],
    [
      changed(
        (s) => (s.territories = s.territories.map((r) => (r.key === 'N1' ? { ...r, borders: ['N2', 'S2'] } : r))),
      ),
      'N1',
      'borders',
    ],
    [changed((s) => (s.enemies = [...s.enemies, { ...s.enemies[0]!, copies: 0 }])), 'offensive1', 'key'],
    [changed((s) => (s.pressure = { ...s.pressure, offensive: [0, 0] })), 'pressure', 'offensive'],
  ];
  for (const [set, card, field] of cases) {
    expect(faultsOf(set).found, `${card}.${field}`).toContainEqual(expect.objectContaining({ card, field }));
    expect(() => faultsOf(set).demandNone('the set')).toThrow(`${card}.${field}: `);
  }
});
test('every card has a name, a short name, a type and a text in three languages', () => {
  for (const language of LANGUAGES) {
    for (let def = 1; def < PRINTS; def++) {
      const { name, kind, lines } = texts[language].card(def as never);
      expect(name, KEYS[def]).not.toBe('');
      expect(kind).not.toBe('');
      expect(lines.join(' ').length, `${language} ${KEYS[def]}`).toBeGreaterThan(8);
      expect(lines.join(' ')).not.toContain('undefined');
    }
  }
  for (const words of [en, uk, ru]) {
    for (const [key, [, short]] of Object.entries(words.names))
      expect(short.length, `${words.language} ${key}`).toBeLessThanOrEqual(16);
  }
});
test('the printed text says the figures of the row', () => {
  const text = (key: string): string => texts.en.card(KEYS.indexOf(key as never) as never).lines.join(' ');
  expect(text('defence3')).toBe('Enemy attack: +3 to the defence.');
  expect(text('hospital')).toContain('Will: +2.');
  expect(text('alert2')).toBe('Goes to the start of the plan and takes 2 days.');
  expect(text('enemyDefence1+')).toContain('Turn up one more card.');
  expect(FIRST_TERRITORY - FIRST_ENEMY).toBe(SET.enemies.length);
});
