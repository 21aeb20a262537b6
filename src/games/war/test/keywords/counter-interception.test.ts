import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, fighter, infantry } from '../at.ts';

const FORCE = { bomber: bomber(1, 1, 2), ace: fighter(3, 3), rifles: infantry(1, 9) };
rule(['WAR-24.13', 'WAR-24.17'], 'a fighter covers once an own bomber is in the air, and is tapped by it', () => {
  const b = battle(FORCE, { red: { second: ['bomber', 'ace'] }, blue: { first: ['rifles'], second: ['ace'] } });
  b.to('wave').red.does('wave');
  expect(b.to('air').red.offers('cover with ace')).toBe(false);
  b.red.does('bomb bomber -> rifles');
  expect(b.red.offers('cover with ace')).toBe(true);
  b.red.does('cover with ace');
  expect(b.isTapped('red', 'ace')).toBe(true);
  expect(b.to('BEFORE_BLOCK').blue.whyNot('intercept ace -> bomber')).toBe('WAR-24.15');
});
