import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, unit } from '../at.ts';

rule('WAR-26.27', 'a Deck Strike puts as many cards of the deck into losses', () => {
  const b = battle(
    { gun: unit('fieldGun', 1, 1, { keywords: { deckStrike: 2 } }) },
    { red: { first: ['gun'] }, blue: { deck: 9 } },
  );
  b.to('wave').red.does('wave', 'strike gun -> deck');
  expect([b.deck('blue'), b.at('blue', 'losses').length, b.isTapped('red', 'gun')]).toEqual([7, 2, true]);
  expect(b.red.whyNot('strike gun -> deck')).toBe('WAR-26.22');
});
