/** WAR 16: which windows a wave has, and when it ends the phase. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { someAttack } from '../rules/16-attack.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, fighter, gun, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  tank: tank(3, 3, DIRECTED),
  plain: tank(3, 3),
  gun: gun(1, 1),
  bomber: bomber(1, 1, 3),
};
const windowsOf = (red: object, blue: object, declare: (b: Battle) => void): string[] => {
  const b = battle(FORCE, { red, blue });
  b.to('wave').red.does('wave');
  declare(b);
  const seen: string[] = [];
  while (b.asked !== 'wave' && b.asked !== 'ATTACK_END') {
    if (/^[A-Z_]+$/.test(b.asked)) seen.push(b.asked);
    b.skip();
  }
  return seen.filter((name, i) => name !== seen[i - 1]);
};
rule('WAR-R33', 'windows that answer an event are open only if it happened', () => {
  const always = ['ON_ATTACK', 'BEFORE_BLOCK', 'ON_BLOCK', 'BEFORE_CALC'];
  const attack = (b: Battle): void => void b.to('undirected').red.does('attack plain');
  expect(windowsOf({ first: ['plain'] }, {}, attack)).toEqual([...always, 'ON_BREAKTHROUGH', 'WAVE_END']);
  const onward = (b: Battle): void => {
    attack(b);
    b.to('onward').red.does('advance plain -> deck');
  };
  expect(windowsOf({ first: ['plain'] }, {}, onward)).toEqual(['ON_BLOCK', 'BEFORE_CALC', 'WAVE_END']);
  const raid = (b: Battle): void => void b.to('airRear').red.does('bomb bomber -> depot');
  expect(windowsOf({ second: ['bomber'] }, { resources: ['depot'] }, raid)).toEqual([
    'ON_ATTACK_AIR',
    'ON_BLOCK',
    'BEFORE_CALC',
    'ON_DESTROY',
    'WAVE_END',
  ]);
  const duel = (b: Battle): void => void b.to('directed').red.does('attack tank -> gun');
  expect(windowsOf({ first: ['tank'] }, { first: ['gun'] }, duel)).toEqual([...always, 'ON_DESTROY', 'WAVE_END']);
  // Nobody attacks: the wave still has its windows.
  expect(windowsOf({ first: ['plain'] }, {}, () => undefined)).toEqual(['WAVE_START', ...always, 'WAVE_END']);
});
rule('WAR-R33', 'if all attackers disappear, the wave still runs to its end and is not empty', () => {
  const drafts = {
    ...FORCE,
    ambush: order({
      when: ['BEFORE_BLOCK'],
      target: { whose: 'enemy', is: ['attacking'] },
      effects: [{ do: 'destroy' }],
    }),
  };
  const b = battle(drafts, { red: { first: ['plain'] }, blue: { hand: ['ambush'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack plain');
  b.to('BEFORE_BLOCK').blue.does('play ambush', 'choose enemy plain');
  expect(b.isAsked('onward')).toBe(false);
  b.to('wave');
  expect(b.red.offers('wave')).toBe(true);
});
rule('WAR-R33', 'the attacker may end the phase without a wave', () => {
  const b = battle(FORCE, { red: { first: ['plain'] } });
  b.to('wave').red.does('done');
  expect(b.asked).toBe('ATTACK_END');
});

rule(
  ['WAR-16.1', 'WAR-5.2', 'WAR-7.2', 'WAR-24.6'],
  'whether anything could attack: a ready unit on the first line that can be paid, or an aircraft that may bomb',
  () => {
    const dear = tank(3, 3, {}, { attackCost: { D: 1 } });
    const could = (red: object): boolean =>
      someAttack(battle({ ...FORCE, dear, escort: fighter(1, 1) }, { red, blue: { first: ['plain'] } }).g);
    expect(could({ first: ['plain'] })).toBe(true);
    expect(could({ first: ['tapped plain'] })).toBe(false);
    expect(could({ first: ['tapped plain', 'plain'] })).toBe(true);
    expect(could({ second: ['gun'] })).toBe(false);
    expect(could({})).toBe(false);
    expect(could({ first: ['dear'] })).toBe(false);
    expect(could({ first: ['dear'], resources: ['depot'] })).toBe(true);
    expect(could({ second: ['bomber'] })).toBe(true);
    expect(could({ second: ['tapped bomber'] })).toBe(false);
    expect(could({ second: ['escort'] })).toBe(false);
    const oneTarget = (...bombs: ('first' | 'deck')[]): boolean =>
      someAttack(
        battle({ one: unit('tacticalBomber', 1, 1, {}, { bombing: 3, bombs }) }, { red: { second: ['one'] } }).g,
      );
    expect([oneTarget('deck'), oneTarget('first')]).toEqual([true, true]);
  },
);
