import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, DIRECTED, type Drafts, infantry, order, tank } from '../at.ts';

const OVER = { keywords: { overrun: true } } as const;
/** An undirected attacker blocked by these, each damage total put on them in order. */
function blocked(drafts: Drafts, blockers: readonly string[], extra: object = {}) {
  const b = battle(drafts, { red: { first: ['big'], ...extra }, blue: { first: blockers, second: ['rear'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack big');
  b.to('block').blue.does(...blockers.map((name) => `block ${name} -> big`));
  return b;
}
const rear = infantry(0, 1, {}, { line: 2 });
rule(
  ['WAR-26.9', 'WAR-R64'],
  'blocked, surviving, and all blockers destroyed: it may break through; one blocker left, and it may not',
  () => {
    const drafts = { big: tank(5, 5, OVER), x: tank(1, 2), y: tank(1, 2), rear };
    const b = blocked(drafts, ['x', 'y']).to('split');
    b.red.does('2', '3');
    b.to('overrun').red.does('overrun big');
    expect(b.to('onward').red.offers('advance big -> rear')).toBe(true);
    const c = blocked(drafts, ['x', 'y']).to('split');
    c.red.does('5');
    expect([c.isAsked('overrun'), c.hasBrokenThrough('red', 'big')]).toEqual([false, false]);
    const dies = blocked({ ...drafts, big: tank(5, 1, OVER) }, ['x']).finishWave();
    expect(dies.at('red', 'losses')).toEqual(['big']);
  },
);
rule('WAR-26.10', 'its attack without tactical modifiers must be greater than their defence with all modifiers', () => {
  const strong = tank(3, 9, {
    keywords: { overrun: true },
    modifiers: [{ tm: [3, 0], against: { types: ['armour'] } }],
  });
  expect(blocked({ big: strong, x: tank(1, 3), rear }, ['x']).isAsked('overrun')).toBe(false);
  const shielded = tank(1, 3, { modifiers: [{ tm: [0, 1], when: 'blocking' }] });
  expect(blocked({ big: tank(4, 9, OVER), x: shielded, rear }, ['x']).isAsked('overrun')).toBe(false);
  const b = blocked({ big: tank(4, 9, OVER), x: tank(1, 3), rear }, ['x']).to('overrun');
  expect(b.red.offered).toEqual(['overrun big', 'done']);
});
rule(
  ['WAR-26.11', 'WAR-R65'],
  'attack falls by their defence and defence by their attack, for the rest of the turn',
  () => {
    const b = blocked({ big: tank(6, 6, OVER), x: tank(2, 3), rear }, ['x']).to('overrun');
    b.red.does('overrun big');
    b.to('onward').red.does('advance big -> deck');
    b.to('wave');
    expect([b.stats('red', 'big'), b.deck('blue')]).toEqual(['3/4', 17]);
    b.turn('blue');
    expect(b.stats('red', 'big')).toBe('6/6');
  },
);
rule('WAR-R66', 'the damage of that clash is wiped, damage from elsewhere stays and may destroy', () => {
  const drafts = {
    big: tank(6, 4, OVER),
    x: tank(3, 3),
    rear,
    sniper: infantry(0, 1, { keywords: { longRangeFire: 1 } }),
  };
  const b = battle(drafts, { red: { first: ['big'] }, blue: { first: ['x', 'sniper'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack big');
  b.to('block').blue.does('block x -> big');
  b.to('overrun').red.does('overrun big');
  b.to('ON_BREAKTHROUGH');
  expect([b.damage('red', 'big'), b.stats('red', 'big')]).toEqual([0, '3/1']);
  const c = battle(
    { ...drafts, big: tank(6, 5, OVER), x: tank(3, 3) },
    { red: { first: ['big'] }, blue: { first: ['x', 'sniper', 'sniper'] } },
  );
  c.to('wave').red.does('wave');
  c.to('undirected').red.does('attack big');
  c.to('BEFORE_BLOCK').blue.does('fire sniper -> big');
  c.to('block').blue.does('block x -> big');
  c.to('overrun').red.does('overrun big');
  c.to('ON_BREAKTHROUGH');
  expect([c.damage('red', 'big'), c.stats('red', 'big')]).toEqual([1, '3/2']);
});
rule(['WAR-26.9', 'WAR-26.10'], 'it is for those alone that have it, and have beaten theirs', () => {
  const drafts = { big: tank(5, 5, OVER), plain: tank(5, 5), even: tank(2, 5, OVER), x: tank(1, 2), rear };
  const names = ['big', 'plain', 'even'];
  const b = battle(drafts, { red: { first: names }, blue: { first: ['x', 'x', 'x'], second: ['rear'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...names.map((name) => `attack ${name}`));
  b.to('block').blue.does('block x -> big', 'block x#2 -> plain', 'block x#3 -> even');
  b.to('overrun');
  expect(names.map((name) => b.red.whyNot(`overrun ${name}`))).toEqual([undefined, 'WAR-26.9', 'WAR-26.10']);
  expect(b.red.offered).toEqual(['overrun big', 'done']);
});
rule('WAR-26.12', 'using it is optional', () => {
  const b = blocked({ big: tank(5, 5, OVER), x: tank(1, 2), rear }, ['x']).to('overrun');
  b.red.does('done');
  b.finishWave();
  expect(b.hasBrokenThrough('red', 'big')).toBe(false);
});
rule(
  'WAR-R64',
  'blockers removed before computing count for nothing: the attacker stays blocked and destroyed nobody',
  () => {
    const drafts = {
      big: tank(5, 5, OVER),
      x: infantry(1, 2),
      rear,
      shot: order({
        when: ['BEFORE_CALC'],
        turn: 'own',
        target: { whose: 'enemy', types: ['infantry'] },
        effects: [{ do: 'destroy' }],
      }),
    };
    const b = blocked(drafts, ['x'], { hand: ['shot'] }).to('BEFORE_CALC');
    b.red.does('play shot', 'choose enemy x');
    expect([b.isAsked('overrun'), b.hasBrokenThrough('red', 'big')]).toEqual([false, false]);
  },
);
rule(
  ['WAR-R14', 'WAR-26.11'],
  'after it nothing is left of the clash but the reduction: no modifier of defence, no aircraft',
  () => {
    const hunter = tank(5, 5, { ...OVER, modifiers: [{ tm: [0, 2], against: { types: ['armour'] } }] });
    const b = blocked({ big: hunter, x: tank(1, 2), rear }, ['x']);
    b.to('overrun');
    expect([b.s.stood.get(b.card('red', 'big')), b.damage('red', 'big')]).toEqual([2, 1]);
    b.red.does('overrun big');
    expect([b.stats('red', 'big'), b.damage('red', 'big')]).toEqual(['3/4', 0]);
  },
);
rule(
  ['WAR-8.10', 'WAR-9.10', 'WAR-R55'],
  'who shot down the aircraft that blocked it goes on with its attack strength, and with its increases',
  () => {
    const drafts: Drafts = {
      spaag: tank(5, 9, OVER, { aa: 4 }),
      kit: { upgrade: { on: {} }, modifiers: [{ um: [1, 1] }] },
      sturm: bomber(1, 3, 1, {}, 'groundAttack'),
      rear: infantry(0, 9, {}, { line: 2 }),
    };
    const b = battle(drafts, {
      red: { first: [{ card: 'spaag', under: ['kit'] }] },
      blue: { second: ['sturm', 'rear'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack spaag');
    b.to('block').blue.does('block sturm -> spaag');
    b.to('antiAir').red.does('AA fire of spaag');
    b.to('overrun').red.does('overrun spaag');
    b.to('onward').red.does('advance spaag -> rear');
    expect(b.to('BEFORE_CALC').stats('red', 'spaag')).toBe('3/9');
    expect(b.finishWave().damage('blue', 'rear')).toBe(3);
  },
);
rule(['WAR-8.5', 'WAR-R66'], 'who is destroyed by the reduction goes at once, and has not broken through', () => {
  const drafts = {
    big: tank(6, 5, { keywords: { overrun: true, directedAttack: true } }),
    helper: tank(1, 9, DIRECTED),
    x: tank(4, 3),
    sniper: infantry(0, 1, { keywords: { longRangeFire: 1 } }),
  };
  const b = battle(drafts, { red: { first: ['big', 'helper'] }, blue: { first: ['x', 'sniper'] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack big -> x', 'attack helper -> x');
  b.to('BEFORE_BLOCK').blue.does('fire sniper -> big');
  b.to('split', 'blue').blue.does('0');
  b.to('overrun');
  expect([b.stats('red', 'big'), b.damage('red', 'big'), b.damage('red', 'helper')]).toEqual(['6/5', 1, 4]);
  b.red.does('overrun big');
  expect(b.at('red', 'losses')).toEqual(['big']);
  expect([b.isAsked('ON_BREAKTHROUGH'), b.told('brokeThrough')]).toEqual([false, []]);
});
