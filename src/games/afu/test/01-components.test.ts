import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { backs, CARDS, DEFS, type Def, type Family, fights } from '../cards/columns.ts';
import { type CardSet, STANDARD } from '../cards/set.ts';
import { faultsOf } from '../cards/validate.ts';
import { afu } from '../game.ts';
import { WAR, zone } from '../state.ts';
import { texts } from '../text/index.ts';
import { deal, defOf, ONE, TWO } from './at.ts';

const of = (family: Family): readonly Def[] => DEFS.filter((def) => def.family === family);
const count = (family: Family, side?: number): number =>
  of(family)
    .filter((def) => side === undefined || def.side === side)
    .reduce((sum, def) => sum + def.copies, 0);

rule('AFU-1.1', 'one player or two', () => {
  expect(deal({ players: 1 }).t.rules.seats).toBe(1);
  expect(deal({ players: 2 }).t.rules.seats).toBe(2);
});
rule('AFU-1.2', 'a game begins with the Invasion and goes on to the War', () => {
  const field = deal({ players: 1, difficulty: 'easy' }, 3);
  const phases: number[] = [];
  while (field.t.outcome === undefined && field.s.phase.value !== WAR) {
    phases.push(field.s.phase.value);
    const prefer = field.one.offered.find((phrase) => phrase.startsWith('defend')) ?? field.one.offered[0]!;
    field.one.does(prefer);
  }
  expect(new Set(phases)).toEqual(new Set([0]));
  expect(field.s.phase.value).toBe(WAR);
});
rule('AFU-1.3', 'twenty starting cards, ten of each colour, without a cost', () => {
  expect([count('starting', 0), count('starting', 1)]).toEqual([10, 10]);
  expect(of('starting').every((def) => def.own!.cost === undefined)).toBe(true);
});
rule('AFU-1.4', 'ninety AFU cards with a cost', () => {
  expect(count('afu')).toBe(90);
  expect(of('afu').every((def) => def.own!.cost! >= 1)).toBe(true);
});
rule('AFU-1.5', 'eight aid cards', () => expect(count('aid')).toBe(8));
rule('AFU-1.6', 'sixteen panic cards', () => expect(count('panic')).toBe(16));
rule(['AFU-1.7', 'AFU-R1'], 'twelve invaders for each flag, twenty for each number', () => {
  expect([count('flagInvader', 0), count('flagInvader', 1)]).toEqual([12, 12]);
  expect([count('numberedInvader', 0), count('numberedInvader', 1)]).toEqual([20, 20]);
});
rule('AFU-1.8', 'eleven achievements', () => expect(count('achievement')).toBe(11));
rule('AFU-1.9', 'eleven events', () => expect(count('event')).toBe(11));
rule('AFU-1.10', 'eleven objectives: bridges, cities and the cruiser', () => {
  const kinds = of('objective').map((def) => def.objective!.kind);
  expect(kinds).toHaveLength(11);
  expect(kinds.filter((kind) => kind === 'bridge')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'ship')).toHaveLength(1);
});
rule('AFU-1.11', 'four promo cards, which lie in the event deck', () => {
  expect(count('promo')).toBe(4);
  const field = deal({ players: 2 });
  expect(field.in(zone.eventDeck).filter((key) => of('promo').some((def) => def.key === key))).toHaveLength(4);
});
rule('AFU-1.12', 'one first player card; 236 cards in all', () => {
  expect(count('firstPlayer')).toBe(1);
  expect(CARDS).toBe(236);
});

const broken = (change: Partial<CardSet>): readonly string[] => faultsOf({ ...STANDARD, ...change }).lines;
rule(['AFU-2.1', 'AFU-R3'], 'a value may be missing; a missing value opens no row, a printed 0 does', () => {
  expect(faultsOf(STANDARD).lines).toEqual([]);
  expect([fights[defOf('polissiaMedics')], backs[defOf('polissiaMedics')]]).toEqual([0, 1]);
  expect([fights[defOf('lightTanks')], backs[defOf('lightTanks')]]).toEqual([1, 0]);
  expect(fights[defOf('artilleryDivision')]).toBe(1);
  const empty = { ...STANDARD.afu[0]!, key: 'ghost' };
  const { attack: _a, defence: _d, support: _s, marks: _m, ...nothing } = empty;
  expect(broken({ afu: [...STANDARD.afu.slice(1), nothing] })[0]).toMatch(/^ghost\.attack/);
});
rule('AFU-2.2', 'a card without a cost is never in the general reserve', () => {
  for (let seed = 1; seed < 8; seed++) {
    const field = deal({ players: 2 }, seed);
    expect([...field.open, ...field.in(zone.afuDeck)].every((key) => DEFS[defOf(key)]!.family === 'afu')).toBe(true);
  }
  const { cost: _cost, ...free } = STANDARD.afu[0]!;
  expect(broken({ afu: [free as (typeof STANDARD.afu)[number], ...STANDARD.afu.slice(1)] })[0]).toMatch(/\.cost/);
});
rule('AFU-2.3', 'badges in colour and a plain one, on every own card', () => {
  expect(new Set([...STANDARD.afu, ...STANDARD.start[0]].map((card) => card.badge)).size).toBe(7);
});
rule('AFU-2.4', 'compensation is a number of points or the icon', () => {
  expect(STANDARD.afu.filter((card) => card.pay === 'removePanic')).toHaveLength(10);
  expect(broken({ afu: [{ ...STANDARD.afu[0]!, pay: 9 as 1 }, ...STANDARD.afu.slice(1)] })[0]).toMatch(/\.pay/);
});
rule('AFU-2.5', 'a bonus is a reward, or a condition and a reward', () => {
  const bonuses = STANDARD.afu.flatMap((card) => (card.bonus === undefined ? [] : [card.bonus]));
  expect(bonuses.filter((bonus) => bonus.when === undefined)).toHaveLength(12);
  expect(bonuses.filter((bonus) => bonus.when !== undefined)).toHaveLength(42);
});
rule('AFU-2.6', 'the two arrows are independent', () => {
  const marks = STANDARD.afu.map((card) =>
    ['enhAttack', 'enhDefence'].map((mark) => card.marks?.includes(mark as 'enhAttack') === true),
  );
  for (const pair of [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])
    expect(marks).toContainEqual(pair);
});
rule('AFU-2.7', 'a panic card has nothing but its penalty', () => {
  const { lines } = texts.en.card(defOf('panic'));
  expect(lines).toHaveLength(1);
  expect([fights[defOf('panic')], backs[defOf('panic')]]).toEqual([0, 0]);
});
rule('AFU-2.8', 'an objective shows a threshold of attack or of defence, and its VP', () => {
  expect(texts.en.card(defOf('mariupol')).lines).toEqual(['City: take it with 4 defence points', '4\u00a0VP']);
  expect(texts.en.card(defOf('moskva')).lines[0]).toMatch(/attack/);
});
rule('AFU-2.9', 'an event shows its effects in order and perhaps the chaining symbol', () => {
  expect(texts.en.card(defOf('massedStrike')).lines).toEqual([
    'Players’ air units that fought go to the hospital after combat',
    'Each player discards a card and draws one',
  ]);
  expect(texts.en.card(defOf('explosion')).lines.at(-1)).toMatch(/^Chaining/);
});
rule('AFU-2.10', 'an achievement shows a condition and its VP', () => {
  for (const language of LANGUAGES) {
    for (const def of of('achievement')) expect(texts[language].card(defOf(def.key)).lines).toHaveLength(2);
  }
});
rule('AFU-11.7', 'only badges in colour occur in conditions', () => {
  const asked = [...STANDARD.afu, ...STANDARD.start[0]].flatMap(({ bonus }) =>
    bonus?.when?.is === 'badge' ? [bonus.when.badge] : [],
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked).not.toContain('plain');
});
rule('AFU-R2', 'eight of eleven objectives are used: bridges, three of 3 VP, one of 4 VP, the cruiser', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 30; seed++) {
    const used = deal({ players: 2 }, seed)
      .in(zone.eventDeck)
      .flatMap((key) => DEFS[defOf(key)]!.objective ?? []);
    expect(used.map(({ kind, vp }) => (kind === 'city' ? String(vp) : kind)).toSorted()).toEqual([
      '3',
      '3',
      '3',
      '4',
      'bridge',
      'bridge',
      'bridge',
      'ship',
    ]);
    for (const { key } of used) seen.add(key);
  }
  expect(seen.size).toBe(11);
});
rule('AFU-R71', 'equal seeds give equal games, other seeds others', () => {
  const top = (seed: number): string => {
    const field = deal({ players: 2 }, seed);
    return [field.open, field.in(zone.deck(ONE)), field.in(zone.invaderDeck(TWO)), field.in(zone.eventDeck)].join('|');
  };
  expect(top(4)).toBe(top(4));
  expect(top(4)).not.toBe(top(5));
});
rule('AFU-R4', 'the first player is drawn by lot unless the players agree', () => {
  const firsts = (first: 'random' | 'two'): Set<number> =>
    new Set(Array.from({ length: 20 }, (_, seed) => deal({ players: 2, first }, seed + 1).s.first.value as number));
  expect(firsts('random')).toEqual(new Set([0, 1]));
  expect(firsts('two')).toEqual(new Set([1]));
  expect(afu.options.first.fallback).toBe('random');
});
