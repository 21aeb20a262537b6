import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Drafts, fighter, infantry, tank, unit } from '../at.ts';

const FORCE: Drafts = {
  para: infantry(2, 2, { keywords: { drop: { n: 2 } } }),
  glider: infantry(2, 1, { keywords: { drop: { n: 3, transport: true } } }),
  transport: unit('transport', 0, 2),
  ace: fighter(3, 3),
  rear: unit('howitzer', 1, 2, {}, { line: 2 }),
  flak: unit('aaAutocannon', 1, 2, {}, { line: 2, aa: 2 }),
  gun: unit('aaGun', 1, 2, {}, { line: 2, aa: 2 }),
  tank: tank(3, 3),
};
const wave = (red: object, blue: object) => {
  const b = battle(FORCE, { red, blue });
  b.to('wave').red.does('wave');
  return b;
};
rule(
  ['WAR-26.72', 'WAR-R79', 'WAR-26.78'],
  'a Strike on the second line, a resource card or the deck, and no breakthrough',
  () => {
    const b = wave({ first: ['para'] }, { first: ['tank'], second: ['rear'], resources: ['depot'] });
    expect(b.red.offered).toEqual(['drop para -> deck', 'drop para -> rear', 'drop para -> depot', 'pass']);
    b.red.does('drop para -> rear');
    b.to('meetDrop').blue.does('done');
    expect([b.at('blue', 'losses'), b.isTapped('red', 'para')]).toEqual([['rear'], true]);
    b.finishWave();
    expect(b.s.broke.value).toBe(0);
    const deck = wave({ first: ['para'] }, {});
    deck.red.does('drop para -> deck');
    deck.to('meetDrop').blue.does('done');
    expect(deck.deck('blue')).toBe(18);
    expect(wave({ first: ['tapped para'] }, { second: ['rear'] }).red.offered).toEqual(['pass']);
  },
);
rule(
  ['WAR-26.73', 'WAR-R80', 'WAR-29.45', 'WAR-R85'],
  'without a breakthrough of land units in the turn the unit is lost at its end, which is no destruction',
  () => {
    const b = wave({ first: ['para'] }, {});
    b.red.does('drop para -> deck');
    b.to('TURN_END');
    expect(b.at('red', 'first')).toEqual(['para']);
    b.turn('blue');
    expect(b.at('red', 'losses')).toEqual(['para']);
    const destroyed = b.t.rules.game.facts.list.find(({ fact }) => fact === 'destroyed')!.id;
    expect(b.t.facts.some(({ kind }) => kind === destroyed)).toBe(false);
    const saved = wave({ first: ['para', 'tank'] }, {});
    saved.red.does('drop para -> deck');
    saved.to('undirected').red.does('attack tank');
    saved.turn('blue');
    expect(saved.at('red', 'first').toSorted()).toEqual(['para', 'tank']);
  },
);
rule(
  ['WAR-26.74', 'WAR-26.76', 'WAR-R79'],
  'intercepted, there is no Strike and the unit is lost; fighters that cover must be met first and fight at once',
  () => {
    const b = wave({ first: ['para'], second: ['ace'] }, { second: ['rear', 'ace', 'ace'] });
    b.red.does('drop para -> rear', 'cover with ace');
    b.to('meetDrop');
    expect(b.blue.whyNot('intercept ace -> para')).toBe('WAR-24.15');
    b.blue.does('intercept ace -> ace', 'intercept ace#2 -> para', 'done');
    expect([b.at('red', 'losses').toSorted(), b.at('blue', 'losses'), b.damage('blue', 'rear')]).toEqual([
      ['ace', 'para'],
      ['ace'],
      0,
    ]);
  },
);
rule(['WAR-26.75', 'WAR-26.76'], 'AA artillery within its limits supports the target, and the Drop fails', () => {
  const b = wave({ first: ['para'] }, { second: ['flak', 'gun'] });
  b.red.does('drop para -> deck');
  b.to('meetDrop');
  expect([b.blue.whyNot('support flak -> deck'), b.blue.offers('support gun -> deck')]).toEqual(['WAR-23.17', true]);
  b.blue.does('support gun -> deck', 'done');
  expect([b.at('red', 'losses'), b.deck('blue'), b.isTapped('blue', 'gun')]).toEqual([['para'], 20, true]);
});
rule('WAR-26.77', 'a Drop that needs a transport taps one, and loses it with the unit', () => {
  const none = wave({ first: ['glider'] }, { second: ['gun'] });
  expect(none.red.whyNot('drop glider -> deck')).toBe('WAR-R79');
  const b = wave({ first: ['glider'], second: ['transport'] }, { second: ['gun'] });
  b.red.does('drop glider -> deck', 'choose transport');
  expect(b.isTapped('red', 'transport')).toBe(true);
  b.to('meetDrop').blue.does('support gun -> deck', 'done');
  expect(b.at('red', 'losses').toSorted()).toEqual(['glider', 'transport']);
});
