import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Drafts, order, tank } from '../at.ts';

const FORCE: Drafts = {
  sherman: tank(3, 3, { keywords: { lendLease: true } }),
  convoy: { resource: { class: 'special', defence: 3 }, yields: [{ U: 1 }], keywords: { lendLease: true } },
  plates: { upgrade: { on: {} }, modifiers: [{ um: [0, 1] }] },
  raid: order({
    when: ['BUILD'],
    target: { cards: ['resource'], where: ['resources'] },
    effects: [{ do: 'send', to: 'losses' }],
  }),
};
rule('WAR-26.65', 'no Lend-lease unit without a Lend-lease resource card', () => {
  const why = (resources: readonly string[]) =>
    battle(FORCE, { phase: 'build', red: { hand: ['sherman'], resources } })
      .to('build')
      .red.whyNot('build sherman');
  expect([why(['fuel']), why(['convoy'])]).toEqual(['WAR-26.65', undefined]);
});
rule(['WAR-R77', 'WAR-27.6'], 'when the last such card leaves, all Lend-lease units go with their upgrades', () => {
  const b = battle(FORCE, {
    phase: 'build',
    red: {
      hand: ['raid', 'raid'],
      first: [{ card: 'sherman', under: ['plates'] }],
      reserve: ['sherman'],
      resources: ['convoy', 'convoy'],
    },
  });
  b.to('build').red.does('play raid', 'choose convoy');
  expect(b.at('red', 'first')).toEqual(['sherman']);
  b.to('build').red.does('play raid', 'choose convoy');
  expect([b.at('red', 'first'), b.at('red', 'reserve'), b.at('red', 'under')]).toEqual([[], [], []]);
});
