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
  wall: infantry(1, 9),
  front: unit('aaAutocannon', 1, 2, {}, { aa: 2 }),
  ship: unit('destroyer', 3, 3),
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
rule(
  ['WAR-26.74', 'WAR-26.75', 'WAR-R79'],
  'all that may meet a Drop: AA artillery by where the target lies, and fighters that are free to fly',
  () => {
    const meets = (target: string): readonly string[] => {
      const b = wave(
        { first: ['para'] },
        {
          first: ['tank', 'front'],
          second: ['rear', 'flak', 'gun', 'tapped gun', 'ace', 'tapped ace', 'transport'],
          resources: ['depot'],
        },
      );
      b.red.does(`drop para -> ${target}`);
      return b.to('meetDrop').blue.offered;
    };
    expect(meets('rear')).toEqual(['support flak -> rear', 'support gun -> rear', 'intercept ace -> para', 'done']);
    expect(meets('depot')).toEqual(['support flak -> depot', 'support gun -> depot', 'intercept ace -> para', 'done']);
    expect(meets('deck')).toEqual(['support gun -> deck', 'intercept ace -> para', 'done']);
    const b = wave({ first: ['para'] }, { first: ['front'], second: ['rear', 'tapped gun'] });
    b.red.does('drop para -> rear');
    b.to('meetDrop');
    expect(['gun', 'front'].map((name) => b.blue.whyNot(`support ${name} -> rear`))).toEqual(['WAR-17.6', 'WAR-23.19']);
  },
);
rule(['WAR-24.17', 'WAR-26.75'], 'whoever meets a Drop is tapped, and the use is told', () => {
  const meet = (phrase: string, name: string): unknown[] => {
    const b = wave({ first: ['para'] }, { second: ['rear', 'flak', 'ace'] });
    b.red.does('drop para -> rear');
    b.to('meetDrop').blue.does(phrase);
    return [b.isTapped('blue', name), b.told('used').length, b.told('used')[0]?.split(' ')[0]];
  };
  expect([meet('intercept ace -> para', 'ace'), meet('support flak -> rear', 'flak')]).toEqual([
    [true, 1, 'ace'],
    [true, 1, 'flak'],
  ]);
});
rule(['WAR-26.72', 'WAR-25.9', 'WAR-5.2'], 'a Drop is made by an untapped unit, and not on a ship', () => {
  const blue = { second: ['rear', 'ship'], resources: ['depot'] };
  const b = wave({ first: ['para', 'tapped para'] }, blue);
  expect(b.red.offered).toEqual(['drop para -> deck', 'drop para -> rear', 'drop para -> depot', 'pass']);
  const why = (name: string): (string | undefined)[] =>
    ['deck', 'rear', 'ship', 'depot'].map((target) => b.red.whyNot(`drop ${name} -> ${target}`));
  expect([why('para'), why('para#2')]).toEqual([
    [undefined, undefined, 'WAR-25.9', undefined],
    ['WAR-5.2', 'WAR-5.2', 'WAR-5.2', 'WAR-5.2'],
  ]);
  const stuck = wave({ first: ['glider'], second: ['tapped transport', 'ace'] }, blue);
  expect([stuck.red.offered, stuck.red.whyNot('drop glider -> ship')]).toEqual([['pass'], 'WAR-R79']);
});
rule('WAR-26.77', 'any untapped transport may be chosen, and nothing else', () => {
  const b = wave({ first: ['glider'], second: ['transport', 'ace', 'tapped transport', 'transport'] }, {});
  b.red.does('drop glider -> deck');
  expect([b.asked, b.red.offered]).toEqual(['transport', ['choose transport', 'choose transport#3']]);
});
rule(
  ['WAR-R79', 'WAR-24.14'],
  'fighters that cover a Drop fight at once, each clash by itself, and not a second time in the wave',
  () => {
    const b = battle(
      { ...FORCE, tough: fighter(1, 9) },
      {
        red: { first: ['para', 'tank'], second: ['tough', 'tough'] },
        blue: { first: ['wall'], second: ['rear', 'tough'] },
      },
    );
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank');
    b.to('ON_ATTACK').red.does('drop para -> rear', 'cover with tough', 'cover with tough#2', 'done');
    b.to('meetDrop').blue.does('intercept tough -> tough', 'done');
    expect([b.told('clash').length, b.damage('red', 'tough'), b.damage('red', 'tough#2')]).toEqual([1, 1, 0]);
    expect([b.damage('blue', 'tough'), b.at('blue', 'losses')]).toEqual([1, ['rear']]);
    // The tank attacks on, is blocked and fights; the fighters do not.
    b.to('block').blue.does('block wall -> tank');
    b.finishWave();
    expect([
      b.told('clash').length,
      b.damage('red', 'tough'),
      b.damage('blue', 'tough'),
      b.damage('blue', 'wall'),
    ]).toEqual([2, 1, 1, 3]);
  },
);
rule(
  ['WAR-27.6', 'WAR-R79', 'WAR-26.76'],
  'who is gone when the fighters have fought is neither struck nor lost a second time',
  () => {
    const needs = [{ count: { kinds: ['fighter'] }, least: 1 }] as const;
    const drafts: Drafts = {
      ...FORCE,
      para: infantry(2, 2, { keywords: { drop: { n: 2 } }, needs }),
      rear: unit('howitzer', 1, 2, { needs }, { line: 2 }),
    };
    const fight = (red: string, blue: string, ...more: readonly string[]) => {
      const b = battle(
        { ...drafts, weak: fighter(1, 1) },
        { red: { first: ['para'], second: [red] }, blue: { second: ['rear', blue, 'gun'] } },
      );
      b.to('wave').red.does('wave', 'drop para -> rear', `cover with ${red}`);
      b.to('meetDrop').blue.does(`intercept ${blue} -> ${red}`, ...more, 'done');
      return b;
    };
    const target = fight('ace', 'weak');
    expect([target.at('blue', 'losses'), target.told('damaged').filter((one) => one.startsWith('rear'))]).toEqual([
      ['weak', 'rear'],
      [],
    ]);
    const jumper = fight('weak', 'ace', 'support gun -> rear');
    expect([jumper.at('red', 'losses'), jumper.told('lost'), jumper.told('destroyed')]).toEqual([
      ['weak', 'para'],
      ['para 0'],
      ['weak'],
    ]);
  },
);
