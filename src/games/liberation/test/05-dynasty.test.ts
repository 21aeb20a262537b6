import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Action, DefId, ZoneId } from '../../../kernel/ids.ts';
import { zone } from '../state.ts';
import { act } from '../verbs.ts';
import { captured, DYNASTY, deck, discards, dynastyHand, exerted, lay, offeredAfter, RESISTANCE, seen } from './at.ts';

const quiet = { resistance: { base: 'N' } };

rule('LIB-5.1', 'step 1: draw, restore, or nothing', () => {
  const position = { ...quiet, captured: ['H exerted', 'B'], deck: ['E'], step: 'step1' };
  expect(lay(position).at('dynasty').offered).toEqual(['pass', 'draw', 'restore H']);
  const drawn = lay(position);
  drawn.at('dynasty').does('draw');
  expect(dynastyHand(drawn)).toBe('E');
  const restored = lay(position);
  restored.at('dynasty').does('restore H');
  expect([exerted(restored), dynastyHand(restored)]).toEqual(['', '']);
});

rule('LIB-5.2', 'step 2: a mission from hand, exert, or restore', () => {
  const t = lay({ ...quiet, captured: ['A', 'B exerted'], dynasty: { hand: ['C'] } });
  expect(t.at('dynasty').offered).toEqual(['pass', 'mission C', 'restore B', 'exert A, attack D']);
});

rule('LIB-5.3', 'a mission from hand: pay, resolve, and only then the card is discarded', () => {
  const t = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['B', 'K'] } });
  t.at('dynasty').does('mission B');
  expect([dynastyHand(t), discards(t)]).toEqual(['K', '']);
  t.at('dynasty').does('discard K');
  expect(discards(t)).toBe('K');
  t.at('dynasty').does('planet Lumena');
  expect(discards(t)).toBe('KB');
});

rule('LIB-5.4', 'exerting turns the location and gives one operation done with it', () => {
  const t = lay({ ...quiet, captured: ['H', 'A'] });
  t.at('dynasty').does('exert H, attack B');
  expect(exerted(t)).toBe('H');
  expect(t.toAct).toEqual(['resistance']);
});

rule('LIB-5.5', 'an exerted location cannot be exerted', () => {
  const t = lay({ ...quiet, captured: ['H exerted', 'A'], dynasty: { hand: ['B'] } });
  for (const phrase of ['exert H, attack G', 'exert H, capture B', 'exert H, mission']) {
    expect(t.at('dynasty').offers(phrase)).toBe(false);
    expect(t.at('dynasty').whyNot(phrase)).toBe('LIB-5.5');
  }
  expect(t.at('dynasty').offers('exert A, capture B')).toBe(true);
});

rule(
  ['LIB-5.4', 'LIB-7.2'],
  'an attack, a capture and a new base belong to step 2, and are refused by that in step 1',
  () => {
    const t = lay({
      ...quiet,
      captured: ['H'],
      dynasty: { hand: ['B'] },
      resistance: { base: 'N', hand: ['K'] },
      step: 'step1',
    });
    const named = (place: ZoneId): DefId => t.s.table.printed(t.s.table.card(place, 0));
    const dynasty = t.rules.reasons(t.s, DYNASTY);
    const [b, k] = [named(zone.hand(DYNASTY)), named(zone.hand(RESISTANCE))];
    expect([act.strike(k), act.seize(b), act.layBase(b)].map((action) => dynasty(action)?.rule)).toEqual([
      'LIB-5.4',
      'LIB-5.4',
      'LIB-5.2',
    ]);
    t.at('dynasty').does('pass', 'pass');
    expect([t.at('resistance').prompt, t.rules.why(t.s, RESISTANCE, act.layBase(k))?.rule]).toEqual([
      'resistanceStep1',
      'LIB-7.2',
    ]);
  },
);

rule(['LIB-5.5', 'LIB-5.4'], 'a location that is not captured cannot be exerted, whenever it is tried', () => {
  const position = { ...quiet, captured: ['H'], dynasty: { hand: ['B'] }, deck: ['E'] };
  const t = lay(position);
  const why = (action: Action): string | undefined => t.rules.why(t.s, DYNASTY, action)?.rule;
  const other = t.s.table.card(zone.deck, 0);
  const held = t.s.table.printed(t.s.table.card(zone.hand(DYNASTY), 0));
  expect([why(act.attack(other, held)), why(act.operate(other)), why(act.capture(other, held))]).toEqual([
    'LIB-5.5',
    'LIB-5.5',
    'LIB-5.5',
  ]);
  const early = lay({ ...position, step: 'step1' });
  const own = early.s.table.card(zone.captured, 0);
  expect(early.rules.why(early.s, DYNASTY, act.operate(own))?.rule).toBe('LIB-5.4');
});

rule('LIB-5.6', 'restoring is for exerted locations', () => {
  const t = lay({ ...quiet, captured: ['H exerted', 'A'] });
  expect(t.at('dynasty').whyNot('restore A')).toBe('LIB-5.6');
  t.at('dynasty').does('restore H');
  expect(exerted(t)).toBe('');
});

rule('LIB-5.7', 'nothing is restored between turns', () => {
  const t = lay({ ...quiet, captured: ['H', 'A exerted'] });
  t.at('dynasty').does('exert H, attack E');
  t.at('resistance').does('pass', 'pass');
  t.at('dynasty').does('pass', 'pass');
  t.at('resistance').does('pass', 'pass');
  expect(exerted(t)).toBe('AH');
});

rule(['LIB-5.8', 'LIB-E26'], 'two locations can be restored in one turn, and then nothing else', () => {
  const t = lay({ ...quiet, captured: ['H exerted', 'A exerted'], step: 'step1' });
  t.at('dynasty').does('restore H', 'restore A');
  expect(exerted(t)).toBe('');
  expect(t.toAct).toEqual(['resistance']);
});

rule(['LIB-5.9', 'LIB-E25'], 'step 3: five cards, two of the own choice are discarded, three remain', () => {
  const t = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['A', 'B', 'C', 'D', 'E'] } });
  t.at('dynasty').does('pass', 'discard B', 'discard E');
  expect([dynastyHand(t), discards(t)]).toEqual(['ACD', 'BE']);
  expect(t.toAct).toEqual(['resistance']);
});

rule('LIB-5.10', 'cards discarded in step 3 lie face down', () => {
  const t = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['A', 'B', 'C', 'D'] } });
  t.at('dynasty').does('pass', 'discard B');
  expect([seen(t, RESISTANCE, zone.discard), seen(t, 'spectator', zone.discard)]).toEqual(['?', '?']);
});

rule('LIB-5.11', 'captured locations do not count towards the hand', () => {
  const t = lay({ ...quiet, captured: ['H', 'A', 'B', 'C', 'D', 'E'], dynasty: { hand: ['F', 'G', 'I'] } });
  t.at('dynasty').does('pass');
  expect(t.toAct).toEqual(['resistance']);
  expect(captured(t)).toHaveLength(6);
});

rule(
  'LIB-5.12',
  'the same mission from hand or through a captured location: the one is discarded, the other stays',
  () => {
    const fromHand = lay({ ...quiet, captured: ['H'], dynasty: { hand: ['C'] }, deck: ['E', 'F', 'G'] });
    fromHand.at('dynasty').does('mission C', 'take E', 'put back F', 'put back G');
    expect([captured(fromHand), discards(fromHand), dynastyHand(fromHand)]).toEqual(['H', 'C', 'E']);
    const through = lay({ ...quiet, captured: ['C'], deck: ['E', 'F', 'G'] });
    through.at('dynasty').does('exert C, mission', 'take E', 'put back F', 'put back G');
    expect([captured(through), exerted(through), discards(through), dynastyHand(through)]).toEqual(['C', 'C', '', 'E']);
    expect(deck(through).slice(-2)).toBe('FG');
  },
);

rule('LIB-R7', 'a location without a legal operation cannot be exerted', () => {
  // A is connected to B and D alone, both captured; nothing to capture; Propaganda cannot be paid.
  const t = lay({ ...quiet, captured: ['A', 'B exerted', 'D exerted'] });
  expect(offeredAfter(t, 'dynasty', 'exert A')).toBe('');
  expect(t.at('dynasty').whyNot('exert A, mission')).toBe('LIB-8.6');
  expect(t.at('dynasty').offers('exert A')).toBe(false);
});

rule('LIB-R8', 'a captured location cannot be attacked, one in the own hand can', () => {
  const t = lay({ ...quiet, captured: ['H', 'B'], dynasty: { hand: ['C'] } });
  expect(offeredAfter(t, 'dynasty', 'exert H, attack ')).toBe('CEFG');
  expect(t.at('dynasty').whyNot('exert H, attack B')).toBe('LIB-R8');
  t.at('dynasty').does('exert H, attack C');
  expect(dynastyHand(t)).toBe('C');
});

rule('LIB-R29', 'cards gained in the other turn wait for the own step 3', () => {
  const t = lay({
    captured: ['H', 'B'],
    dynasty: { hand: ['A', 'D', 'F'] },
    resistance: { hand: ['E', 'G'], base: 'N' },
    turn: 'resistance',
  });
  t.at('resistance').does('mission E', 'discard G', 'return B');
  expect(dynastyHand(t)).toBe('ABDF');
  expect(t.at('dynasty').prompt).toBe('dynastyStep1');
  t.at('dynasty').does('draw', 'pass');
  expect(t.at('dynasty').prompt).toBe('discardDown');
  t.at('dynasty').does('discard A', 'discard B');
  expect(dynastyHand(t)).toHaveLength(3);
});
