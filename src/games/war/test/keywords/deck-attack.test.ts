import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, unit } from '../at.ts';

rule(['WAR-21.1', 'WAR-25.3'], 'a ship with the property attacks the deck once it has passed the first line', () => {
  const drafts = { cruiser: unit('cruiser', 4, 4, { keywords: { deckAttack: true } }), plain: unit('cruiser', 4, 4) };
  const b = battle(drafts, { red: { first: ['cruiser', 'plain'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack cruiser', 'attack plain');
  b.to('onward');
  expect(b.red.offered).toEqual(['advance cruiser -> deck', 'done']);
  b.red.does('advance cruiser -> deck');
  expect(b.finishWave().deck('blue')).toBe(16);
});
