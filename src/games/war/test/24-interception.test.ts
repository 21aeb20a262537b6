/** WAR 24: interception and counter-interception, as a list of all that is offered and why the rest is not. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { battle, bomber, type Drafts, fighter, infantry, tank, unit } from './at.ts';

const AIR: Drafts = {
  bomber: bomber(1, 9, 2),
  night: bomber(1, 9, 2, {}, 'nightBomber'),
  ace: fighter(3, 9),
  owl: unit('nightFighter', 3, 9),
  sturm: bomber(1, 9, 2, {}, 'groundAttack'),
  plain: tank(3, 9),
  rifles: infantry(1, 9),
};
rule(['WAR-24.13', 'WAR-5.2', 'WAR-24.11'], 'only fighters that are untapped cover and intercept', () => {
  const b = battle(AIR, {
    red: { second: ['bomber', 'sturm', 'ace', 'tapped ace'] },
    blue: { first: ['rifles', 'plain'], second: ['ace', 'tapped owl', 'sturm', 'bomber'] },
  });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  expect(b.red.offered).toEqual(['bomb sturm -> rifles', 'bomb sturm -> plain', 'cover with ace', 'done']);
  expect([b.red.whyNot('cover with ace#2'), b.red.whyNot('cover with bomber')]).toEqual(['WAR-5.2', undefined]);
  b.to('BEFORE_BLOCK', 'blue');
  expect(b.blue.offered).toEqual(['intercept ace -> bomber', 'pass']);
  expect([b.blue.whyNot('intercept owl -> bomber'), b.blue.whyNot('intercept sturm -> bomber')]).toEqual([
    'WAR-5.2',
    undefined,
  ]);
});
rule(
  ['WAR-24.16', 'WAR-24.17'],
  'a bomber that is intercepted may be taken on by another fighter; each use is told',
  () => {
    const b = battle(AIR, { red: { second: ['bomber'] }, blue: { first: ['rifles'], second: ['ace', 'owl'] } });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles');
    b.to('BEFORE_BLOCK').blue.does('intercept ace -> bomber');
    expect(b.blue.offered).toEqual(['intercept owl -> bomber', 'pass']);
    b.blue.does('intercept owl -> bomber');
    expect([b.isTapped('blue', 'ace'), b.isTapped('blue', 'owl'), b.told('used').length]).toEqual([true, true, 2]);
    expect(b.finishWave().damage('red', 'bomber')).toBe(6);
  },
);
rule(['WAR-24.21', 'WAR-R56'], 'of blockers only aircraft are intercepted, and only by fighters', () => {
  const b = battle(AIR, {
    red: { first: ['plain'], second: ['ace', 'bomber', 'tapped ace'] },
    blue: { first: ['rifles', 'plain'], second: ['sturm', 'bomber'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack plain');
  b.to('block').blue.does('block rifles -> plain', 'block sturm -> plain');
  expect(b.to('interceptBlockers').red.offered).toEqual(['intercept ace -> sturm', 'done']);
  expect([b.red.whyNot('intercept ace#2 -> sturm'), b.red.whyNot('intercept ace -> rifles')]).toEqual([
    'WAR-5.2',
    undefined,
  ]);
});
rule(
  ['WAR-26.81', 'WAR-24.22'],
  "night bombers keep their own player's fighters from covering, not the defender's",
  () => {
    const b = battle(AIR, {
      red: { first: ['plain'], second: ['night', 'ace'] },
      blue: { first: ['rifles'], second: ['sturm', 'ace'] },
    });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack plain');
    b.to('air').red.does('bomb night -> rifles');
    expect(b.red.whyNot('cover with ace')).toBe('WAR-26.81');
    b.to('BEFORE_BLOCK', 'blue');
    expect(b.blue.whyNot('intercept ace -> night')).toBe('WAR-26.79');
    b.to('block').blue.does('block sturm -> plain');
    expect(b.blue.offered).toEqual(['cover with ace', 'done']);
  },
);
rule('WAR-R97', 'an aircraft that is not at its base does not fly', () => {
  const b = battle(AIR, {
    red: { first: ['bomber', 'plain'], second: ['bomber'] },
    blue: { first: ['rifles', 'sturm', 'ace'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack plain');
  b.to('air');
  expect(b.red.offered.filter((phrase) => phrase.endsWith('rifles'))).toEqual(['bomb bomber#2 -> rifles']);
  b.red.does('bomb bomber#2 -> rifles');
  expect(b.to('BEFORE_BLOCK', 'blue').blue.whyNot('intercept ace -> bomber#2')).toBe('WAR-5.2');
  expect(b.to('block').blue.whyNot('block sturm -> plain')).toBe('WAR-17.12');
});
