import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, bomber, fighter, infantry, unit } from '../at.ts';

const FORCE = {
  po2: bomber(0, 1, 2, {}, 'nightBomber'),
  day: bomber(1, 1, 2),
  ace: fighter(3, 3),
  night: unit('nightFighter', 2, 2),
  rifles: infantry(1, 9),
};
const raid = () => {
  const b = battle(FORCE, {
    red: { second: ['po2', 'day', 'ace'] },
    blue: { first: ['rifles'], second: ['ace', 'night'] },
  });
  b.to('wave').red.does('wave');
  return b.to('air');
};
rule('WAR-26.79', 'only night fighters intercept a night bomber', () => {
  const b = raid();
  b.red.does('bomb po2 -> rifles');
  b.to('BEFORE_BLOCK');
  expect([b.blue.whyNot('intercept ace -> po2'), b.blue.offers('intercept night -> po2')]).toEqual(['WAR-26.79', true]);
});
rule(['WAR-26.80', 'WAR-R81'], 'night and day bombers exclude each other in a wave, over both stages', () => {
  const b = raid();
  b.red.does('bomb po2 -> rifles');
  expect(b.red.whyNot('bomb day -> rifles')).toBe('WAR-26.80');
  expect(b.to('airRear').red.whyNot('bomb day -> deck')).toBe('WAR-26.80');
  const c = raid();
  c.red.does('bomb day -> rifles');
  expect(c.red.whyNot('bomb po2 -> rifles')).toBe('WAR-26.80');
  expect(c.to('BEFORE_BLOCK').blue.offers('intercept night -> day')).toBe(true);
});
rule('WAR-26.81', 'in such a wave the fighters of that player cannot cover', () => {
  const b = raid();
  b.red.does('bomb po2 -> rifles');
  expect(b.red.whyNot('cover with ace')).toBe('WAR-26.81');
});
rule('WAR-26.79', 'a night fighter that covers a day bomber is met by any fighter', () => {
  const b = battle(FORCE, {
    red: { second: ['day', 'night'] },
    blue: { first: ['rifles'], second: ['ace'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb day -> rifles', 'cover with night');
  expect(b.to('BEFORE_BLOCK').blue.offers('intercept ace -> night')).toBe(true);
});
