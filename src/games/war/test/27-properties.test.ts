/** WAR 27: printed properties, wherever their cards lie. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Ability } from '../cards/schema.ts';
import { battle, type Drafts, infantry, unit } from './at.ts';

const draw: Ability = { when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] };
const FORCE: Drafts = {
  camp: { ubo: { subtype: 'ordinary' }, abilities: [draw] },
  staff: infantry(1, 1, { abilities: [draw] }),
  depotTroops: unit('howitzer', 1, 1, { abilities: [draw] }, { line: 2 }),
  carrier: unit('carrier', 1, 4, {}, { capacity: 1 }),
  pilot: unit('fighter', 1, 1, { abilities: [draw] }),
  works: { resource: { class: 'special', defence: 3 }, abilities: [draw] },
  orders: infantry(1, 1, { tactical: draw, abilities: [{ ...draw, price: { deck: 1 } }] }),
};
rule(
  ['WAR-8.14', 'WAR-3.2', 'WAR-3.5'],
  'a printed property is used from the UBO zone, both lines, a carrier and the resources, not elsewhere',
  () => {
    const b = battle(FORCE, {
      phase: 'build',
      red: {
        ubo: ['camp'],
        first: ['staff', { card: 'carrier', aboard: ['pilot'] }],
        second: ['depotTroops'],
        resources: ['works'],
        reserve: ['staff'],
        hand: ['works'],
        losses: ['camp'],
      },
      blue: { first: ['staff'], ubo: ['camp'] },
    });
    const uses = ['camp', 'staff', 'depotTroops', 'pilot', 'works'].map((name) => `use ${name}`);
    expect(b.to('build').red.offered).toEqual([...uses, 'pass']);
  },
);
rule(['WAR-6.2', 'WAR-13.1'], 'the play of a card that also lies on the table is none of its properties', () => {
  const b = battle(FORCE, { phase: 'build', red: { first: ['orders'] } });
  expect(b.to('build').red.offered).toEqual(['use orders (1)', 'pass']);
  const deck = b.deck('red');
  b.red.does('use orders (1)');
  expect([deck - b.deck('red'), b.at('red', 'losses').length, b.at('red', 'first')]).toEqual([2, 1, ['orders']]);
});
rule(
  ['WAR-8.14', 'WAR-R15'],
  'of a property that only the opponent’s turn knows nothing is said in the own turn',
  () => {
    const drafts: Drafts = {
      watch: infantry(1, 1, { abilities: [{ ...draw, turn: 'enemy' }] }),
      staff: FORCE['staff']!,
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['watch', 'staff'] }, blue: { first: ['watch'] } });
    expect(b.to('BUILD_END').red.refused).toEqual([{ phrase: 'use staff', rule: 'WAR-8.14' }]);
  },
);
