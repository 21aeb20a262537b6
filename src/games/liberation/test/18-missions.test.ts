import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { factsFor } from '../../../kernel/facts.ts';
import { zone } from '../state.ts';
import {
  baseOf,
  captured,
  connections,
  deck,
  discards,
  DYNASTY,
  dynastyHand,
  exerted,
  lay,
  offeredAfter,
  RESISTANCE,
  resistanceHand,
  seen,
  sorted,
  type T,
} from './at.ts';

const turn = 'resistance';
const warpedWorld = {
  galaxy: { TL: 'galvacil-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'lumena-a' },
};
const warped = { setup: { warped: 'arkadun' as const } };

rule(['LIB-18.12', 'LIB-14.11', 'LIB-R15', 'LIB-E22'], 'Public Support: half the deck from the top, rounded up', () => {
  const deckCards = ['B', 'C', 'D', 'E', 'F', 'G', 'I'];
  const t = lay({
    captured: ['H'],
    resistance: { hand: ['A', 'K'], base: 'N' },
    deck: deckCards,
    rest: 'discard',
    turn,
  });
  const before = discards(t);
  t.at('resistance').does('mission A', 'discard K');
  expect(deck(t)).toBe('IGF');
  expect(discards(t)).toBe(`${before}KBCDEA`);
  const one = lay({ captured: ['H'], resistance: { hand: ['A', 'K'], base: 'N' }, deck: ['B'], rest: 'discard', turn });
  one.at('resistance').does('mission A', 'discard K');
  expect(deck(one)).toBe('');
});

rule(
  'LIB-18.13',
  'Propaganda: the pile and the card paid are shuffled into the deck, the performed card is not',
  () => {
    const t = lay({
      captured: ['H', 'C'],
      dynasty: { hand: ['A', 'K'] },
      resistance: { base: 'N' },
      deck: ['B'],
      discard: ['D', 'E'],
      circle: 2,
    });
    const together = `${deck(t)}DEK`.split('').toSorted().join('');
    t.at('dynasty').does('mission A', 'discard K', 'exert H', 'exert C');
    expect(sorted(deck(t))).toBe(together);
    expect([discards(t), t.s.circle.value]).toEqual(['A', 2]);
  },
);

rule(
  ['LIB-18.14', 'LIB-14.10', 'LIB-R20', 'LIB-E23'],
  'Armed Resistance on A: both costs together, then Public Support',
  () => {
    const t = lay({ captured: ['A exerted', 'M'], resistance: { hand: ['F', 'K', 'N'], base: 'J' }, turn });
    const top = deck(t);
    t.at('resistance').does('mission F');
    expect(t.at('resistance').offered).toEqual(['borrow A']);
    expect(t.at('resistance').whyNot('borrow M')).toBe('LIB-R20');
    t.at('resistance').does('borrow A', 'discard K');
    expect(deck(t)).toBe(top);
    t.at('resistance').does('discard N');
    expect(deck(t)).toHaveLength(Math.floor(top.length / 2));
    expect(discards(t).slice(0, 2)).toBe('KN');
    expect(discards(t).endsWith('F')).toBe(true);
    expect([captured(t), exerted(t)]).toEqual(['AM', 'A']);
    // With one other card alone A cannot be paid for; C (Hire Spy, free) can.
    const poor = lay({ captured: ['A', 'C'], resistance: { hand: ['F', 'K'], base: 'J' }, turn });
    poor.at('resistance').does('mission F');
    expect(poor.at('resistance').offered).toEqual(['borrow C']);
    expect(poor.at('resistance').whyNot('borrow A')).toBe('LIB-14.10');
    const nothing = lay({ captured: ['A'], resistance: { hand: ['F', 'K'], base: 'J' }, turn });
    nothing.at('resistance').does('mission F');
    expect(nothing.at('resistance').offered).toEqual(['discard K']);
  },
);

rule(['LIB-18.15', 'LIB-E34'], 'Superweapon: all other locations of a planet with a captured one, in any order', () => {
  const t = lay({ captured: ['C'], dynasty: { hand: ['F'] }, resistance: { hand: ['B'], base: 'N' } });
  t.at('dynasty').does('mission F', 'exert C');
  expect(t.at('dynasty').offered).toEqual(['planet Arkadun']);
  expect(t.at('dynasty').whyNot('planet Efferon')).toBe('LIB-18.15');
  t.at('dynasty').does('planet Arkadun');
  expect(offeredAfter(t, 'dynasty', 'attack ')).toBe('ABD');
  // The question says how many are left.
  expect(t.rules.decision(t.s, DYNASTY)!.values).toEqual({ locations: 3 });
  t.at('dynasty').does('attack D', 'attack B', 'capture B');
  expect(t.at('dynasty').offered).toEqual(['attack A']);
  expect(t.rules.decision(t.s, DYNASTY)!.values).toEqual({ locations: 1 });
  t.at('dynasty').does('attack A');
  expect([captured(t), discards(t)]).toEqual(['CB', 'F']);
  expect(t.toAct).toEqual(['resistance']);
});

rule(
  ['LIB-18.16', 'LIB-E32'],
  'Base Mobilisation: any hand card or the same; not the mission card, not the paid one',
  () => {
    const laid = (card: string): [string, T] => {
      const t = lay({ captured: ['H'], resistance: { hand: ['D', 'A', 'N'], base: 'J' }, turn });
      t.at('resistance').does('mission D', 'discard A');
      expect(offeredAfter(t, 'resistance', 'lay ')).toBe('JN');
      t.at('resistance').does(`lay ${card}`);
      return [JSON.stringify(factsFor(t.facts, 1 << DYNASTY)), t];
    };
    const [moved, t] = laid('N');
    expect([baseOf(t), resistanceHand(t), discards(t)]).toEqual(['N', 'J', 'AD']);
    expect(moved).toBe(laid('J')[0]);
  },
);

rule(
  ['LIB-18.17', 'LIB-E33'],
  'Fleet Launch: none, one or two attacks from any captured location, ready or exerted',
  () => {
    const position = { captured: ['H', 'B'], resistance: { hand: ['F'], base: 'N' } };
    const t = lay(position);
    t.at('dynasty').does('exert H, mission', 'exert B');
    expect(offeredAfter(t, 'dynasty', 'attack ')).toBe('ACEFG');
    expect(t.at('dynasty').offers('done')).toBe(true);
    expect(t.at('dynasty').whyNot('attack M')).toBe('LIB-18.17');
    t.at('dynasty').does('attack A');
    expect(offeredAfter(t, 'dynasty', 'attack ')).toBe('CEFG');
    t.at('dynasty').does('attack C');
    expect(t.toAct).toEqual(['resistance']);
    const none = lay(position);
    none.at('dynasty').does('exert H, mission', 'exert B', 'done');
    expect(none.toAct).toEqual(['resistance']);
  },
);

rule('LIB-18.18', 'what the first attack captures is captured for the second', () => {
  const t = lay({ captured: ['H', 'B'], resistance: { hand: ['G'], base: 'L' } });
  t.at('dynasty').does('exert H, mission', 'exert B');
  expect(t.at('dynasty').offers('attack L')).toBe(false);
  t.at('dynasty').does('attack G', 'capture G', 'attack L');
  expect(t.outcome).toEqual([1, -1]);
});

rule(['LIB-18.19', 'LIB-14.8', 'LIB-E24'], 'Design Flaw: exert H, sabotage C, sabotage N as a bluff', () => {
  const t = lay({ captured: ['H', 'B'], dynasty: { hand: ['C'] }, resistance: { hand: ['L', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission L', 'discard K', 'exert H', 'sabotage C');
  expect(seen(t, DYNASTY, zone.discard)).toBe('?C');
  expect(t.at('resistance').offers('sabotage C')).toBe(false);
  expect(t.at('resistance').whyNot('sabotage C')).toBe('LIB-18.19');
  expect(t.at('resistance').whyNot('exert H')).toBe('LIB-5.5');
  t.at('resistance').does('sabotage N');
  expect([exerted(t), dynastyHand(t), discards(t), baseOf(t)]).toEqual(['H', '', 'KCL', 'N']);
  expect(t.toAct).toEqual(['dynasty']);
  const less = lay({ captured: ['H'], resistance: { hand: ['L', 'K'], base: 'N' }, turn });
  less.at('resistance').does('mission L', 'discard K', 'done');
  expect(less.toAct).toEqual(['dynasty']);
});

rule('LIB-18.20', 'its sabotage needs no connection, but no captured location; answers come one at a time', () => {
  const t = lay({ captured: ['H', 'B'], dynasty: { hand: ['A'] }, resistance: { hand: ['L', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission L', 'discard K');
  expect(offeredAfter(t, 'resistance', 'sabotage ')).toBe('ACDEFGIJKLMN');
  expect(t.at('resistance').whyNot('sabotage B')).toBe('LIB-7.8');
  expect(t.rules.decision(t.s, RESISTANCE)!.values).toEqual({ locations: 3 });
  t.at('resistance').does('sabotage A');
  expect([dynastyHand(t), t.at('resistance').prompt]).toEqual(['', 'disrupt']);
});

rule('LIB-14.9', 'it exerts only captured locations', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['C'] }, resistance: { hand: ['L', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission L', 'discard K');
  expect(offeredAfter(t, 'resistance', 'exert ')).toBe('H');
});

rule('LIB-18.21', 'Space Probe: any planet of the galaxy, a public and truthful answer', () => {
  const t = lay({ captured: ['B'], dynasty: { hand: ['K'] }, resistance: { base: 'J' } });
  t.at('dynasty').does('exert B, mission', 'discard K');
  expect(t.at('dynasty').offered).toEqual(['planet Arkadun', 'planet Efferon', 'planet Ishkal', 'planet Lumena']);
  t.at('dynasty').does('planet Ishkal');
  const answer = t.facts.find(
    ({ kind }) => kind === t.rules.game.facts.list.find(({ fact }) => fact === 'probed')!.id,
  )!;
  expect([answer.a, answer.b, answer.seenBy]).toEqual([2, 1, t.s.table.plan.everyone]);
  // What follows from it: the base is I, J or K (K itself is seen in the pile).
  const findings = t.view(DYNASTY).table.candidates!.of(DYNASTY, t.s.table.top(zone.base(RESISTANCE)));
  expect(findings & ~((1 << 9) | (1 << 10) | (1 << 11))).toBe(0);
});

rule(['LIB-18.22', 'LIB-14.6'], 'Hire Spy: look at three, take one, put two back in any order', () => {
  const t = lay({ captured: ['C'], resistance: { base: 'N' }, deck: ['E', 'F', 'G', 'A'] });
  const below = deck(t).slice(0, -3);
  t.at('dynasty').does('exert C, mission');
  expect(offeredAfter(t, 'dynasty', 'take ')).toBe('EFG');
  expect(seen(t, RESISTANCE, zone.spied(DYNASTY))).toBe('???');
  t.at('dynasty').does('take F', 'put back G', 'put back E');
  expect([dynastyHand(t), deck(t)]).toEqual(['F', `${below}GE`]);
  expect(seen(t, RESISTANCE, zone.deck)).toMatch(/^\?+$/);
  expect(seen(t, DYNASTY, zone.deck).slice(-2)).toBe('GE');
});

rule(
  ['LIB-18.23', 'LIB-E20'],
  'with one card in the deck the spy sees one; taking it is no draw and reshuffles nothing',
  () => {
    const t = lay({
      captured: ['H'],
      resistance: { hand: ['C', 'F', 'G', 'I'], base: 'N' },
      deck: ['E'],
      rest: 'discard',
      turn,
    });
    t.at('resistance').does('mission C');
    expect(t.at('resistance').offered).toEqual(['take E']);
    t.at('resistance').does('take E');
    expect([deck(t), t.s.circle.value]).toEqual(['', 1]);
    expect(discards(t).endsWith('C')).toBe(true);
  },
);

rule(['LIB-14.7', 'LIB-E21'], 'with an empty deck Hire Spy does nothing', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['C'] }, resistance: { base: 'N' }, rest: 'discard' });
  t.at('dynasty').does('mission C');
  expect(discards(t).endsWith('C')).toBe(true);
  expect([deck(t), dynastyHand(t), t.s.circle.value]).toEqual(['', '', 1]);
  expect(t.toAct).toEqual(['resistance']);
});

rule(['LIB-18.24', 'LIB-R28'], 'Space Anomaly returns a captured location, never the only one', () => {
  const t = lay({ captured: ['H', 'B exerted'], resistance: { hand: ['E', 'K'], base: 'N' }, turn });
  t.at('resistance').does('mission E', 'discard K');
  expect(t.at('resistance').offered).toEqual(['return H', 'return B']);
  t.at('resistance').does('return B');
  expect([captured(t), dynastyHand(t)]).toEqual(['H', 'B']);
  const only = lay({ captured: ['H'], resistance: { hand: ['E', 'K'], base: 'N' }, turn });
  only.at('resistance').does('mission E', 'discard K');
  expect([captured(only), dynastyHand(only), only.toAct]).toEqual(['H', '', ['dynasty']]);
});

rule(['LIB-18.25', 'LIB-E31'], 'Hyperspace Warp: capture or attack at most two connections away', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['E', 'I', 'A'] }, resistance: { base: 'N' } });
  t.at('dynasty').does('mission E', 'discard I', 'exert H');
  expect(offeredAfter(t, 'dynasty', 'attack ')).toBe('ABCDEFGJL');
  for (const far of 'IKMN') expect(t.at('dynasty').whyNot(`attack ${far}`)).toBe('LIB-18.25');
  expect(t.at('dynasty').offers('capture A')).toBe(true);
  t.at('dynasty').does('capture A');
  expect([captured(t), exerted(t)]).toEqual(['HA', 'H']);
  const base = lay({ captured: ['H'], dynasty: { hand: ['E', 'I'] }, resistance: { base: 'L' } });
  base.at('dynasty').does('mission E', 'discard I', 'exert H', 'attack L');
  expect(base.outcome).toEqual([1, -1]);
});

rule('LIB-18.26', 'Slip Through: flip a planet, then perhaps move the base along the new lines', () => {
  const position = { ...warpedWorld, captured: ['F'], resistance: { hand: ['P', 'K', 'N', 'I'], base: 'L' }, turn };
  const t = lay(position, warped);
  t.at('resistance').does('mission P', 'discard I');
  expect(offeredAfter(t, 'resistance', 'flip ').length).toBeGreaterThan(0);
  t.at('resistance').does('flip Lumena');
  expect(t.at('resistance').offered).toEqual(['pass', 'move base']);
  t.at('resistance').does('move base');
  // L is connected to K only with Lumena on its side b.
  expect(offeredAfter(t, 'resistance', 'lay ')).toBe('KLN');
  t.at('resistance').does('lay K');
  expect([baseOf(t), discards(t)]).toEqual(['K', 'IP']);
  const stay = lay(position, warped);
  stay.at('resistance').does('mission P', 'discard I', 'flip Galvacil', 'pass');
  expect(baseOf(stay)).toBe('L');
});

rule('LIB-18.27', 'Fold the Lanes: flip a planet, then perhaps one attack from any captured location', () => {
  const t = lay({ ...warpedWorld, captured: ['S', 'G'], resistance: { base: 'N' } }, warped);
  t.at('dynasty').does('exert S, mission', 'exert G', 'flip Lumena');
  expect(t.at('dynasty').offers('done')).toBe(true);
  // G is connected to N only with Lumena on its side b.
  t.at('dynasty').does('attack N');
  expect(t.outcome).toEqual([1, -1]);
  const none = lay({ ...warpedWorld, captured: ['S', 'G'], resistance: { base: 'N' } }, warped);
  none.at('dynasty').does('exert S, mission', 'exert G', 'flip Ishkal', 'attack L');
  expect(none.toAct).toEqual(['resistance']);
});

rule('LIB-18.28', 'Scatter the Worlds: two planets change places and keep their sides', () => {
  const t = lay({ ...warpedWorld, captured: ['F'], resistance: { hand: ['T'], base: 'N' }, turn }, warped);
  t.at('resistance').does('mission T');
  expect(t.at('resistance').offered).toHaveLength(6);
  t.at('resistance').does('exchange Galvacil and Lumena');
  const after = lay(
    {
      galaxy: { TL: 'lumena-a', TR: 'efferon-a', BL: 'ishkal-a', BR: 'galvacil-a' },
      captured: ['F'],
      resistance: { base: 'N' },
    },
    warped,
  );
  expect(t.s.galaxy.value).toBe(after.s.galaxy.value);
  expect(discards(t)).toBe('T');
});

rule('LIB-18.29', 'Drag into Orbit: exchange, then perhaps capture from hand what is connected now', () => {
  const t = lay(
    { ...warpedWorld, captured: ['R', 'E'], dynasty: { hand: ['K', 'M', 'J'] }, resistance: { base: 'N' } },
    warped,
  );
  t.at('dynasty').does('exert R, mission', 'discard K', 'exchange Ishkal and Lumena');
  // Lumena lies below Galvacil now: R and E are connected to neither J nor M but what the new lines give.
  const open = offeredAfter(t, 'dynasty', 'capture ');
  const near = connections(t.s.galaxy.value)
    .split(' ')
    .filter((part) => /^[RE]:/.test(part))
    .join('');
  expect(
    'MJ'
      .split('')
      .filter((id) => near.includes(id))
      .toSorted()
      .join(''),
  ).toBe(open);
  expect(t.at('dynasty').offers('done')).toBe(true);
  const drag = lay(
    { ...warpedWorld, captured: ['T', 'H'], dynasty: { hand: ['K', 'M'] }, resistance: { base: 'N' } },
    warped,
  );
  drag.at('dynasty').does('exert T, mission', 'discard K', 'exchange Galvacil and Lumena');
  expect(drag.at('dynasty').whyNot('capture M')).toBe('LIB-18.29');
  drag.at('dynasty').does('done');
  expect(captured(drag)).toBe('TH');
  const taken = lay(
    { ...warpedWorld, captured: ['T', 'J'], dynasty: { hand: ['K', 'M'] }, resistance: { base: 'N' } },
    warped,
  );
  taken.at('dynasty').does('exert T, mission', 'discard K', 'exchange Galvacil and Efferon', 'capture M');
  expect([captured(taken), exerted(taken)]).toEqual(['TJM', 'T']);
});

rule('LIB-18.30', 'a flip or exchange changes connections and nothing else', () => {
  const t = lay(
    {
      ...warpedWorld,
      captured: ['F exerted', 'G'],
      dynasty: { hand: ['J'] },
      resistance: { hand: ['T', 'K'], base: 'N' },
      turn,
    },
    warped,
  );
  const all = (): unknown[] => [captured(t), exerted(t), dynastyHand(t), resistanceHand(t), baseOf(t), deck(t)];
  t.at('resistance').does('mission T');
  const before = all();
  const graph = connections(t.s.galaxy.value);
  t.at('resistance').does('exchange Galvacil and Efferon');
  expect(all()).toEqual(before);
  expect(connections(t.s.galaxy.value)).not.toBe(graph);
});
