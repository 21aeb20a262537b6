import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { CardId } from '../../../kernel/ids.ts';
import { idOf, MISSION_IDS } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { atOuterEdge } from '../galaxy.ts';
import { REASON, zone } from '../state.ts';
import { ATTACK, fact } from '../verbs.ts';
import { DYNASTY, lay, RESISTANCE, seen, type T } from './at.ts';

type Side = 'dynasty' | 'resistance';
const nameOf = new Map(Object.entries(fact).map(([name, kind]) => [kind as number, name]));
/** Which of a fact's values are cards: they are told by their letters. */
const CARDS: Readonly<Record<string, readonly number[]>> = {
  exerted: [0],
  restored: [0],
  borrowed: [0],
  performed: [2],
};
const DEFS: Readonly<Record<string, readonly number[]>> = { attacked: [0], sabotaged: [0] };
/** The game's own facts that these phrases bring, in order: name and values, cards and locations by their letters. */
function told(t: T, side: Side, ...phrases: readonly string[]): (string | number)[][] {
  const before = t.facts.length;
  t.at(side).does(...phrases);
  return t.facts.slice(before).flatMap(({ kind, a, b, c }) => {
    const name = nameOf.get(kind);
    if (name === undefined) return [];
    const letter = (value: number, i: number): string | number => {
      if (CARDS[name]?.includes(i) === true) return value === 0 ? '-' : idOf(t.s.table.printed(value as CardId));
      return DEFS[name]?.includes(i) === true ? idOf(value as Parameters<typeof idOf>[0]) : value;
    };
    return [[name, ...[a, b, c].map(letter)]];
  });
}
const mission = (name: (typeof MISSION_IDS)[number]): number => MISSION_IDS.indexOf(name);
const turn = 'resistance';
const warped = { setup: { warped: 'arkadun' as const } };
const warpedWorld = { galaxy: { TL: 'galvacil-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-a' } };

rule(['LIB-6.4', 'LIB-6.5', 'LIB-6.6', 'LIB-10.1'], 'everybody is told of an attack and how it went', () => {
  const position = { captured: ['H'], resistance: { hand: ['B'], base: 'C' }, turns: 5 };
  const exert = ['exerted', 'H', 0, 0];
  expect(told(lay(position), 'dynasty', 'exert H, attack E')).toEqual([
    exert,
    ['attacked', 'E', ATTACK.missed, 0],
    ['turn', RESISTANCE, 5, 0],
  ]);
  expect(told(lay(position), 'dynasty', 'exert H, attack B')).toEqual([exert, ['attacked', 'B', ATTACK.hand, 0]]);
  expect(told(lay(position), 'dynasty', 'exert H, attack C')).toEqual([
    exert,
    ['attacked', 'C', ATTACK.base, 0],
    ['won', DYNASTY, REASON.baseAttacked, 0],
  ]);
});
rule(
  ['LIB-2.11', 'LIB-5.6', 'LIB-7.3', 'LIB-9.3'],
  'turns, restored locations, base moves and circles are told',
  () => {
    const position = { captured: ['H exerted'], resistance: { hand: ['E'], base: 'N' }, step: 'step1', turns: 7 };
    const t = lay(position);
    expect(t.facts.filter(({ kind }) => kind === fact.turn).map(({ a, b }) => [a, b])).toEqual([[DYNASTY, 7]]);
    expect(told(t, 'dynasty', 'restore H')).toEqual([['restored', 'H', 0, 0]]);
    expect(told(t, 'dynasty', 'pass')).toEqual([['turn', RESISTANCE, 7, 0]]);
    expect(told(t, 'resistance', 'pass', 'move base', 'lay N')).toEqual([
      ['baseTaken', 0, 0, 0],
      ['baseLaid', 0, 0, 0],
      ['turn', DYNASTY, 8, 0],
    ]);
    expect(told(lay(position), 'dynasty', 'pass')).toEqual([]); // to pass restores nothing
    const over = lay({ ...position, rest: 'discard' });
    expect(told(over, 'dynasty', 'draw')).toEqual([['circle', 2, 0, 0]]);
    const last = lay({ ...position, rest: 'discard', circle: 3 });
    expect(told(last, 'dynasty', 'draw')).toEqual([['won', RESISTANCE, REASON.thirdCircle, 0]]);
  },
);
rule(
  ['LIB-7.6', 'LIB-R25', 'LIB-18.14', 'LIB-6.7'],
  'sabotage is told with its answer, a mission with what performs it',
  () => {
    const position = {
      captured: ['H'],
      dynasty: { hand: ['G'] },
      resistance: { hand: ['F', 'K', 'A'], base: 'N' },
      turn,
    };
    const next = ['turn', DYNASTY, 2, 0];
    expect(told(lay(position), 'resistance', 'sabotage G')).toEqual([['sabotaged', 'G', 1, 0], next]);
    expect(told(lay(position), 'resistance', 'sabotage E')).toEqual([['sabotaged', 'E', 0, 0], next]);
    const armed = lay({ ...position, captured: ['C', 'B'], dynasty: {} });
    expect(told(armed, 'resistance', 'mission F', 'borrow C')).toEqual([
      ['performed', RESISTANCE, mission('armedResistance'), '-'],
      ['borrowed', 'C', mission('hireSpy'), 0],
    ]);
    const through = lay({ captured: ['B'], dynasty: { hand: ['K'] }, resistance: { base: 'N' } });
    expect(told(through, 'dynasty', 'exert B, mission')).toEqual([
      ['exerted', 'B', 0, 0],
      ['performed', DYNASTY, mission('spaceProbe'), 'B'],
    ]);
  },
);
rule(['LIB-18.26', 'LIB-18.28'], 'planets that are flipped or change places are told', () => {
  const at = {
    ...warpedWorld,
    captured: ['H'],
    resistance: { hand: ['P', 'R', 'K'], base: 'N' },
    turn,
  };
  const slip = lay(at, warped);
  expect(told(slip, 'resistance', 'mission P', 'discard K', 'flip Lumena').slice(1)).toEqual([
    ['flipped', PLANETS.indexOf('lumena'), 1, 0],
  ]);
  const scatter = lay(at, warped);
  const phrase = (): string => scatter.at('resistance').offered.find((one) => /Efferon.*Lumena/.test(one))!;
  scatter.at('resistance').does('mission R');
  expect(told(scatter, 'resistance', phrase()).slice(0, 1)).toEqual([
    ['exchanged', PLANETS.indexOf('efferon'), PLANETS.indexOf('lumena'), 0],
  ]);
});

rule('LIB-10.4', 'a card set aside for its mission is shown at the end, and nothing else is', () => {
  const aside = lay({ captured: ['C'], dynasty: { hand: ['F', 'J'] }, resistance: { hand: ['B'], base: 'D' } });
  aside.at('dynasty').does('mission F', 'exert C', 'planet Arkadun', 'attack D');
  for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as const)
    expect(seen(aside, viewer, zone.aside(DYNASTY))).toBe('F');
  const revealed = (t: T): number => t.facts.filter(({ kind }) => kind === FACT.revealed).length;
  const plain = lay({ captured: ['C'], dynasty: { hand: ['F', 'J'] }, resistance: { hand: ['B'], base: 'D' } });
  plain.at('dynasty').does('exert C, attack D');
  expect([revealed(aside), revealed(plain)]).toEqual([4, 4]); // the base and three cards of two hands, one of them set aside
});
rule(['LIB-14.1', 'LIB-14.3'], 'a discard is seen by all if that was agreed on, else by its owner alone', () => {
  const views = (openDiscards: boolean): string[] => {
    const t = lay(
      { captured: ['H'], dynasty: { hand: ['A', 'B', 'C', 'D'] }, resistance: { base: 'N' }, step: 'step1' },
      { setup: { openDiscards } },
    );
    t.at('dynasty').does('pass', 'pass');
    // The act itself says whether it is done openly.
    const { options } = t.rules.decision(t.s, DYNASTY)!;
    expect(options.map(({ verb }) => verb)).toEqual(options.map(() => (openDiscards ? 'discardOpenly' : 'discard')));
    t.at('dynasty').does('discard A');
    return ([DYNASTY, RESISTANCE, 'spectator'] as const).map((viewer) => seen(t, viewer, zone.discard));
  };
  expect([views(false), views(true)]).toEqual([
    ['A', '?', '?'],
    ['A', 'A', 'A'],
  ]);
});
rule('LIB-R34', 'the turn of the Resistance in which a position begins is still played', () => {
  for (const step of ['step1', 'action']) {
    const t = lay({ captured: ['H'], resistance: { base: 'L' }, turns: 100, turn, step });
    expect([step, t.outcome, t.toAct]).toEqual([step, undefined, ['resistance']]);
  }
});

describe('a question names what it is about', () => {
  const values = (t: T, side: Side, ...phrases: readonly string[]): unknown => {
    t.at(side).does(...phrases);
    const decision = t.rules.decision(t.s, t.seatNamed(side))!;
    return [decision.prompt, decision.values];
  };
  test('the location that was won, the cards to discard, the cost of a mission, the cards that a spy holds', () => {
    const taken = lay({ captured: ['H'], resistance: { hand: ['B'], base: 'L' } });
    expect(values(taken, 'dynasty', 'exert H, attack B')).toEqual(['taken', { location: 2 }]);
    const down = { captured: ['H'], dynasty: { hand: ['A', 'B', 'C', 'D', 'E'] }, resistance: { base: 'N' } };
    expect(values(lay(down), 'dynasty', 'pass')).toEqual(['discardDown', { cards: 2 }]);
    const costly = { captured: ['H', 'C'], dynasty: { hand: ['A', 'K'] }, resistance: { base: 'N' } };
    const propaganda = mission('propaganda');
    expect(values(lay(costly), 'dynasty', 'mission A')).toEqual(['payDiscard', { mission: propaganda, cards: 1 }]);
    expect(values(lay(costly), 'dynasty', 'mission A', 'discard K')).toEqual([
      'payExert',
      { mission: propaganda, locations: 2 },
    ]);
    const spy = lay({ captured: ['H'], dynasty: { hand: ['C'] }, resistance: { base: 'N' }, deck: ['A', 'B', 'D'] });
    expect(values(spy, 'dynasty', 'mission C', 'take B')).toEqual(['spyReturn', { cards: 2 }]);
  });
});

rule('LIB-18.5', 'a line is at the outer edge where no planet lies beyond', () => {
  const ports = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2'] as const;
  const outer = [0, 1, 2, 3].map((slot) => ports.filter((port) => atOuterEdge(slot, port)).join(' '));
  expect(outer).toEqual(['N1 N2 W1 W2', 'N1 N2 E1 E2', 'S1 S2 W1 W2', 'E1 E2 S1 S2']);
});
