/** WAR 10.7: what rules and texts make of a unit whose type or kind a condition has changed. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { battle, type Draft, type Drafts, infantry, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  rifles: infantry(2, 2),
  guards: infantry(2, 2),
  tank: tank(3, 3),
  heavy: unit('heavyTank', 3, 3),
};
const ordinary = { ubo: { subtype: 'ordinary' } } satisfies Draft;
rule(['WAR-10.7', 'WAR-23.1'], 'rules about a type or kind mean a unit that a condition has made one', () => {
  const drafts: Drafts = {
    ...FORCE,
    plates: {
      ...ordinary,
      passives: [{ to: { named: 'tank' }, effects: [{ do: 'become', type: 'armour', kind: 'heavyTank' }] }],
    },
    dismount: { ...ordinary, passives: [{ to: { named: 'tank' }, effects: [{ do: 'become', type: 'infantry' }] }] },
  };
  const blocks = (attacker: string, blocker: string, red: string[], blue: string[]): string | undefined => {
    const b = battle(drafts, { red: { first: [attacker], ubo: red }, blue: { first: [blocker], ubo: blue } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does(`attack ${attacker}`);
    return b.to('block').blue.whyNot(`block ${blocker} -> ${attacker}`);
  };
  expect([blocks('tank', 'rifles', [], []), blocks('tank', 'rifles', ['plates'], [])]).toEqual([undefined, 'WAR-23.1']);
  expect([blocks('heavy', 'tank', [], []), blocks('heavy', 'tank', [], ['dismount'])]).toEqual([undefined, 'WAR-23.1']);
});
rule(['WAR-10.7', 'WAR-27.6'], 'a condition that changes a type counts cards as they are without it', () => {
  const drafts: Drafts = {
    ...FORCE,
    mount: {
      ...ordinary,
      passives: [
        {
          to: { types: ['infantry'] },
          if: [{ count: { types: ['infantry'] }, least: 2 }],
          effects: [{ do: 'become', type: 'armour' }],
        },
      ],
    },
    oil: { ...ordinary, passives: [{ to: { types: ['armour'] }, effects: [{ do: 'modify', um: [1, 0] }] }] },
  };
  const stats = (first: readonly string[]): string =>
    battle(drafts, { red: { first, ubo: ['mount', 'oil'] } }).stats('red', 'rifles');
  expect([stats(['rifles']), stats(['rifles', 'guards'])]).toEqual(['2/2', '3/2']);
});
rule(
  ['WAR-10.7', 'WAR-1.6'],
  'what is forbidden to a type is forbidden to a unit that a condition has made one',
  () => {
    const ban = { do: 'forbid', acts: ['attack'] } as const;
    const drafts: Drafts = {
      ...FORCE,
      mount: { ...ordinary, passives: [{ to: { named: 'rifles' }, effects: [{ do: 'become', type: 'armour' }] }] },
      drought: { ...ordinary, passives: [{ to: { types: ['armour'] }, effects: [ban] }] },
      halt: order({
        when: ['WAVE_START'],
        turn: 'own',
        effects: [{ ...ban, on: { types: ['armour'], where: ['first', 'hand'] } }],
      }),
    };
    const attacks = (ubo: readonly string[], plays: readonly string[]): readonly string[] => {
      const b = battle(drafts, { red: { first: ['rifles', 'guards'], ubo, hand: ['halt'] } });
      b.to('wave').red.does('wave', ...plays);
      return b.to('undirected').red.offered;
    };
    const all = ['attack rifles', 'attack guards', 'done'];
    const others = ['attack guards', 'done'];
    expect([attacks(['drought'], []), attacks(['mount', 'drought'], [])]).toEqual([all, others]);
    expect([attacks([], ['play halt']), attacks(['mount'], ['play halt'])]).toEqual([all, others]);
  },
);
