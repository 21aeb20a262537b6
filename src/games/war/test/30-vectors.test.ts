/** WAR 30: derived vectors of one rule each. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FACT } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import {
  battle,
  bomber,
  copies,
  DIRECTED,
  duel,
  type Drafts,
  fighter,
  fort,
  howitzer,
  infantry,
  offersToBuild,
  order,
  tank,
  unit,
} from './at.ts';

rule('WAR-E20', 'strict 2D and 1F: 2D 2U will do, 1D 6U will not', () => {
  const drafts: Drafts = { rifles: infantry(1, 1, { cost: { D: 2, F: 1, strict: 'D' } }) };
  expect(offersToBuild(drafts, 'rifles', ['depot', 'depot', 'fuel', 'fuel'])).toBe(true);
  expect(offersToBuild(drafts, 'rifles', ['depot', ...copies(6, 'fuel')])).toBe(false);
});
rule(
  'WAR-E21',
  'forts of 1/3 stand as 1/3, 2/4, 2/4, 3/5 with two, three, four and five on the table, reserve included',
  () => {
    const stats = [2, 3, 4, 5].map((n) =>
      battle({ fort: fort(1, 3) }, { red: { first: copies(n - 1, 'fort'), reserve: ['fort'] } }).stats('red', 'fort'),
    );
    expect(stats).toEqual(['1/3', '2/4', '2/4', '3/5']);
  },
);
rule('WAR-E22', 'a tapped tank with a universal +1/1 defends as 0/4', () => {
  const drafts: Drafts = {
    mine: tank(3, 3, DIRECTED),
    theirs: tank(3, 3),
    plates: { upgrade: { on: { types: ['armour'] } }, modifiers: [{ um: [1, 1] }] },
  };
  const b = battle(drafts, {
    red: { first: ['mine'] },
    blue: { first: [{ card: 'theirs', tapped: true, under: ['plates'] }] },
  });
  b.to('wave').red.does('wave', 'pass');
  b.to('directed').red.does('attack mine -> theirs');
  b.to('BEFORE_CALC');
  expect(b.stats('blue', 'theirs')).toBe('0/4');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], []]);
});
/** An undirected attacker and what blocks it; everything goes on the blockers. */
function blocked(attacker: [number, number], blockers: readonly [number, number][]) {
  const drafts: Drafts = Object.fromEntries(blockers.map(([a, d], i) => [`b${i}`, tank(a, d)]));
  const b = battle(
    { ...drafts, mine: tank(attacker[0], attacker[1], { keywords: { overrun: true } }) },
    { red: { first: ['mine'] }, blue: { first: Object.keys(drafts) } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack mine');
  b.to('block').blue.does(...Object.keys(drafts).map((name) => `block ${name} -> mine`));
  return b;
}
rule('WAR-E23', 'attack 3 does not overrun defence 3', () => {
  const b = blocked([3, 4], [[1, 3]]);
  expect(b.isAsked('overrun')).toBe(false);
  expect(b.at('blue', 'losses')).toEqual(['b0']);
  expect(b.hasBrokenThrough('red', 'mine')).toBe(false);
});
rule('WAR-E24', 'a 6/6 that destroyed 1/2 and 2/2 goes on as 2/3', () => {
  const b = blocked(
    [6, 6],
    [
      [1, 2],
      [2, 2],
    ],
  ).to('split');
  b.red.does('2', '4');
  b.to('overrun').red.does('overrun mine');
  b.to('ON_BREAKTHROUGH');
  expect(b.stats('red', 'mine')).toBe('2/3');
});
/** Tanks that broke through to a deck which infantry on the second line may guard. */
rule('WAR-E25', 'infantry on the second line keeps two tanks off the deck', () => {
  const b = battle(
    { tank: tank(3, 3), rifles: infantry(3, 2) },
    { red: { first: ['tank', 'tank'] }, blue: { second: ['rifles'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank', 'attack tank#2');
  b.to('onward').red.does('advance tank -> deck', 'advance tank#2 -> deck');
  b.to('rearSupport').blue.does('support rifles -> deck');
  b.to('split', 'blue').blue.does('3');
  b.finishWave();
  expect(b.deck('blue')).toBe(20);
  expect(b.at('blue', 'losses')).toEqual(['rifles']);
  expect(b.at('red', 'losses')).toEqual(['tank']);
});
rule('WAR-E26', 'a bomber shot down by an AA gun over the deck still takes four cards', () => {
  const drafts = { bomber: bomber(1, 2, 4), gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 3 }) };
  const b = battle(drafts, { red: { second: ['bomber'] }, blue: { second: ['gun'] } });
  b.to('wave').red.does('wave');
  b.to('airRear').red.does('bomb bomber -> deck');
  b.to('rearSupport').blue.does('support gun -> deck');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'second'), b.deck('blue')]).toEqual([['bomber'], ['gun'], 16]);
});
rule('WAR-E27', 'an untapped fighter attacked on the ground counts as 0/0', () => {
  const b = battle(
    { rifles: infantry(1, 1), ace: fighter(3, 3) },
    { red: { first: ['rifles'] }, blue: { second: ['ace'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack rifles');
  b.to('onward').red.does('advance rifles -> ace');
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], ['ace']]);
});
rule('WAR-E28', 'a unit that fired at long range at its attacker defends with attack 0', () => {
  const drafts = { mine: tank(3, 2, DIRECTED), sniper: infantry(2, 2, { keywords: { longRangeFire: 1 } }) };
  const b = duel(drafts, 'mine', 'sniper').to('BEFORE_BLOCK');
  b.blue.does('fire sniper -> mine');
  expect(b.damage('red', 'mine')).toBe(1);
  b.finishWave();
  expect([b.at('red', 'losses'), b.at('blue', 'losses')]).toEqual([[], ['sniper']]);
});
rule('WAR-E29', 'infantry cannot block a heavy tank, which breaks through', () => {
  const b = battle(
    { heavy: unit('heavyTank', 5, 4), rifles: infantry(3, 2) },
    { red: { first: ['heavy'] }, blue: { first: ['rifles'] } },
  );
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack heavy');
  expect(b.to('block').blue.whyNot('block rifles -> heavy')).toBe('WAR-23.1');
  b.to('ON_BREAKTHROUGH');
  expect(b.hasBrokenThrough('red', 'heavy')).toBe(true);
});
rule('WAR-E31', 'with one card in the deck the turn is lost, with two both are drawn and play goes on', () => {
  expect(battle({}, { phase: 'start', red: { deck: 1 } }).t.outcome).toEqual([-1, 1]);
  const b = battle({}, { phase: 'start', red: { deck: 2 } }).to('resources');
  expect([b.deck('red'), b.hand('red')]).toEqual([0, 2]);
});
rule('WAR-E32', 'every fighter that covers must be met before a bomber may be intercepted', () => {
  const drafts = { x: bomber(1, 1, 3), y: bomber(1, 1, 3), c: fighter(2, 2), f: fighter(2, 2), rifles: infantry(1, 1) };
  const b = battle(drafts, {
    red: { second: ['x', 'y', 'c', 'c'] },
    blue: { first: ['rifles'], second: ['f', 'f', 'f'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb x -> rifles', 'bomb y -> rifles', 'cover with c', 'cover with c#2');
  b.to('BEFORE_BLOCK').blue.does('intercept f -> c');
  expect(b.blue.whyNot('intercept f#2 -> x')).toBe('WAR-24.15');
  b.blue.does('intercept f#2 -> c#2');
  expect([b.blue.offers('intercept f#3 -> x'), b.blue.offers('intercept f#3 -> y')]).toEqual([true, true]);
});
rule(
  'WAR-E34',
  'infantry loses the +0/1 of a Support Tank that is destroyed in the same computing, and is destroyed',
  () => {
    const drafts = { st: unit('supportTank', 2, 2), rifles: infantry(2, 2), big: tank(2, 2) };
    const b = battle(drafts, { red: { first: ['st', 'rifles'] }, blue: { first: ['big', 'big'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack st', 'attack rifles');
    b.to('block').blue.does('block big -> st', 'block big#2 -> rifles');
    b.to('BEFORE_CALC');
    expect(b.stats('red', 'rifles')).toBe('2/3');
    b.finishWave();
    expect(b.at('red', 'losses').toSorted()).toEqual(['rifles', 'st']);
  },
);
rule('WAR-E35', 'where the own card lowers attack no tactical modifier raises it, but Artillery Support does', () => {
  const drafts = {
    mine: tank(3, 2, { ...DIRECTED, modifiers: [{ tm: [-1, 0], against: { types: ['infantry'] } }] }),
    boost: order({
      when: ['ON_ATTACK'],
      target: { types: ['armour'] },
      effects: [{ do: 'modify', tm: [2, 0], against: { types: ['infantry'] } }],
    }),
    howitzer: howitzer(1),
    rifles: infantry(1, 9),
  };
  const b = battle(drafts, {
    red: { first: ['mine'], second: ['howitzer'], hand: ['boost'] },
    blue: { first: ['rifles'] },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack mine -> rifles');
  b.to('ON_ATTACK').red.does('play boost', 'choose mine', 'assist howitzer -> mine');
  b.to('BEFORE_CALC');
  expect(b.stats('red', 'mine')).toBe('3/2');
});
rule(
  'WAR-E36',
  'Lend-lease units go to losses with the last Lend-lease resource card, and that is no destruction',
  () => {
    const drafts: Drafts = {
      convoy: {
        resource: { class: 'special', defence: 3 },
        yields: [{ F: 1 }, { U: 1 }],
        keywords: { lendLease: true },
      },
      sherman: tank(3, 3, { keywords: { lendLease: true } }),
      raid: order({
        when: ['ATTACK_START'],
        turn: 'own',
        target: { whose: 'enemy', cards: ['resource'], where: ['resources'] },
        effects: [{ do: 'destroy' }],
      }),
    };
    const b = battle(drafts, {
      red: { hand: ['raid'] },
      blue: { resources: ['convoy'], first: ['sherman', 'sherman'] },
    });
    b.to('ATTACK_START').red.does('play raid', 'choose enemy convoy');
    expect(b.at('blue', 'losses').toSorted()).toEqual(['convoy', 'sherman', 'sherman']);
    const destroyed = b.t.facts.filter(
      (f) => f.kind === b.t.rules.game.facts.list.find(({ fact }) => fact === 'destroyed')!.id,
    );
    expect(destroyed).toHaveLength(1);
  },
);
rule(
  'WAR-E30',
  'the first redeal of a hand with one resource card is free and shown, the second costs two cards, one is left',
  () => {
    const top = ['depot', ...copies(6, 'rifles')];
    const b = battle(
      { rifles: infantry(1, 1) },
      { phase: 'redeal', red: { deck: [...top, ...copies(10), ...copies(10, 'rifles')] } },
    );
    const asked = () => b.t.rules.decision(b.s, 0 as Seat)!.values;
    expect(asked()).toEqual({ left: 3, price: 0 });
    b.red.does('redeal');
    expect(b.t.facts.filter(({ kind }) => kind === FACT.revealed)).toHaveLength(7);
    expect([b.at('red', 'losses'), asked()]).toEqual([[], { left: 2, price: 2 }]);
    b.red.does('redeal');
    expect([b.at('red', 'losses').length, b.hand('red'), asked()['left']]).toEqual([2, 7, 1]);
  },
);
