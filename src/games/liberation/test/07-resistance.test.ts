import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { factsFor } from '../../../kernel/facts.ts';
import { zone } from '../state.ts';
import {
  baseOf,
  captured,
  discards,
  DYNASTY,
  dynastyHand,
  exerted,
  lay,
  offeredAfter,
  RESISTANCE,
  resistanceHand,
  seen,
  type T,
} from './at.ts';

const turn = 'resistance';

rule('LIB-7.1', 'step 1: draw or nothing', () => {
  const t = lay({ captured: ['H exerted'], resistance: { base: 'N' }, deck: ['E'], turn, step: 'step1' });
  expect(t.at('resistance').offered).toEqual(['pass', 'draw']);
  t.at('resistance').does('draw');
  expect(resistanceHand(t)).toBe('E');
});

rule('LIB-7.2', 'step 2: move base, sabotage, or a mission', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['J'], base: 'N' }, turn });
  expect(t.at('resistance').offered).toEqual([
    'pass',
    'move base',
    'mission J',
    'sabotage C',
    'sabotage I',
    'sabotage K',
    'sabotage L',
    'sabotage M',
  ]);
});

rule(['LIB-7.3', 'LIB-E10', 'LIB-R21'], 'the new base is the same card or a hand card connected to it', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'J' }, turn });
  t.at('resistance').does('move base');
  expect(t.at('resistance').offered.toSorted()).toEqual(['lay J', 'lay K']);
  expect(t.at('resistance').whyNot('lay A')).toBe('LIB-7.3');
  t.at('resistance').does('lay K');
  expect([baseOf(t), resistanceHand(t)]).toEqual(['K', 'AJ']);
  const alone = lay({ captured: ['H'], resistance: { hand: ['A'], base: 'J' }, turn });
  alone.at('resistance').does('move base');
  expect(alone.at('resistance').offered).toEqual(['lay J']);
});

rule(['LIB-7.4', 'LIB-R23'], 'the Dynasty is told the same whether the base changed or not', () => {
  const heard = (card: string): [string, T] => {
    const t = lay({ captured: ['H'], resistance: { hand: ['K', 'A'], base: 'J' }, turn });
    t.at('resistance').does('move base', `lay ${card}`);
    return [JSON.stringify(factsFor(t.facts, 1 << DYNASTY)), t];
  };
  const [stayed, same] = heard('J');
  const [moved, other] = heard('K');
  expect(moved).toBe(stayed);
  const shown = (t: T): string => [...t.view(DYNASTY).table.def].join();
  expect(shown(other)).toBe(shown(same));
  other.at('dynasty').does('pass', 'pass');
  expect(baseOf(other)).toBe('K');
});

rule(['LIB-7.5', 'LIB-E12'], 'sabotage names what is connected to a hand card or to the base', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['L', 'A'], base: 'N' }, turn });
  expect(offeredAfter(t, 'resistance', 'sabotage ')).toBe('BDGLMN');
  expect(t.at('resistance').whyNot('sabotage C')).toBe('LIB-7.5');
});

rule(['LIB-7.6', 'LIB-14.2', 'LIB-E11'], 'a sabotaged card in the Dynasty’s hand is discarded face up', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['C', 'E'] }, resistance: { hand: ['J', 'L'], base: 'N' }, turn });
  t.at('resistance').does('sabotage C');
  expect([dynastyHand(t), discards(t)]).toEqual(['E', 'C']);
  expect([seen(t, RESISTANCE, zone.discard), seen(t, 'spectator', zone.discard)]).toEqual(['C', 'C']);
});

rule(
  ['LIB-7.7', 'LIB-R25'],
  'a sabotage of what the Dynasty does not hold does nothing, and everybody hears it',
  () => {
    const t = lay({ captured: ['H'], dynasty: { hand: ['E'] }, resistance: { hand: ['J', 'L'], base: 'N' }, turn });
    const before = t.facts.length;
    t.at('resistance').does('sabotage C');
    expect([dynastyHand(t), discards(t)]).toEqual(['E', '']);
    const told = t.facts.slice(before)[0]!;
    expect([told.a, told.b, told.seenBy]).toEqual([3, 0, t.s.table.plan.everyone]);
  },
);

rule(['LIB-7.8', 'LIB-E13'], 'a captured location cannot be sabotaged', () => {
  const t = lay({ captured: ['H', 'C'], resistance: { hand: ['J', 'L'], base: 'N' }, turn });
  expect(t.at('resistance').offers('sabotage C')).toBe(false);
  expect(t.at('resistance').whyNot('sabotage C')).toBe('LIB-7.8');
});

rule(['LIB-7.9', 'LIB-E14'], 'a mission: the other card is discarded, then the effect, then the mission card', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['B', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission B');
  expect(t.at('resistance').offered).toEqual(['discard K']);
  t.at('resistance').does('discard K', 'exert H', 'done');
  expect([discards(t), resistanceHand(t), exerted(t)]).toEqual(['KB', '', 'H']);
});

rule('LIB-7.10', 'step 3: down to three, face down; the base is no hand card', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['A', 'B', 'C', 'D'], base: 'N' }, turn });
  t.at('resistance').does('pass');
  expect(t.at('resistance').offered).toEqual(['discard A', 'discard B', 'discard C', 'discard D']);
  t.at('resistance').does('discard C');
  expect([resistanceHand(t), baseOf(t), seen(t, DYNASTY, zone.discard)]).toEqual(['ABD', 'N', '?']);
});

rule('LIB-7.11', 'the Resistance never captures', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['B', 'C', 'E'], base: 'G' }, turn });
  expect(t.at('resistance').offered.filter((phrase) => phrase.includes('capture'))).toEqual([]);
  t.at('resistance').does('pass');
  expect(captured(t)).toBe('H');
});

rule('LIB-R22', 'connected to the previous base means to the card taken back in this very action', () => {
  const t = lay({ captured: ['E'], resistance: { hand: ['K', 'I', 'D'], base: 'J' }, turn });
  t.at('resistance').does('move base', 'lay K');
  t.at('dynasty').does('pass', 'pass');
  t.at('resistance').does('pass', 'move base');
  // K is connected to I and J; D is connected to neither, though it was connected to I.
  expect(offeredAfter(t, 'resistance', 'lay ')).toBe('IJK');
  expect(t.at('resistance').whyNot('lay D')).toBe('LIB-7.3');
});

rule('LIB-R24', 'an own hand card or the base may be named if another own card is connected to it', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['J', 'K'], base: 'M' }, turn });
  expect(t.at('resistance').offers('sabotage J')).toBe(true);
  expect(t.at('resistance').offers('sabotage M')).toBe(true);
  t.at('resistance').does('sabotage M');
  expect([baseOf(t), resistanceHand(t)]).toEqual(['M', 'JK']);
  const single = lay({ captured: ['H'], resistance: { hand: ['A'], base: 'M' }, turn });
  expect(single.at('resistance').offers('sabotage M')).toBe(false);
});

rule('LIB-R27', 'the base’s own mission cannot be used', () => {
  const t = lay({ captured: ['H'], resistance: { hand: ['A', 'D'], base: 'N' }, turn });
  expect(offeredAfter(t, 'resistance', 'mission ')).toBe('AD');
});
