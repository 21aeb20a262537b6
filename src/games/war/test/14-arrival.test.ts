/** WAR 14: what is offered in the building phase, how cards arrive, and units under forts. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FLAG_LIST } from '../cards/vocabulary.ts';
import { battle, type Drafts, fort, gun, infantry, order, tank, unit } from './at.ts';

const FORCE: Drafts = {
  rifles: infantry(2, 2),
  gun: gun(1, 1),
  tank: tank(3, 3),
  fort: fort(1, 3),
  camp: { ubo: { subtype: 'ordinary' } },
  general: { hero: true },
  plates: { upgrade: { on: { types: ['armour'] } } },
  supply: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }),
  both: infantry(2, 2, {}, { line: 'both' }),
  fast: infantry(2, 2, { keywords: { mobility: true } }, { line: 'both' }),
};
rule(['WAR-14.1', 'WAR-6.1'], 'each card of the hand is offered once, and only as what it is', () => {
  const hand = ['rifles', 'depot', 'rifles', 'camp', 'general', 'plates', 'supply', 'depot'];
  const b = battle(FORCE, { phase: 'build', red: { hand, first: ['tank'] } }).to('build');
  expect(b.red.offered.toSorted()).toEqual([
    'build camp',
    'build general',
    'build rifles',
    'pass',
    'play supply',
    'put plates under tank',
  ]);
  expect(b.red.refused.filter(({ phrase }) => /lay|build/.test(phrase))).toEqual([
    { phrase: 'lay depot', rule: 'WAR-7.4' },
  ]);
});
rule(
  ['WAR-14.2', 'WAR-12.1', 'WAR-12.4'],
  'outside the building phase nothing is built, and nothing is discarded before the end',
  () => {
    const b = battle(FORCE, { phase: 'build', red: { hand: ['rifles', 'camp', 'general'], ubo: ['camp'] } });
    const refused = (): Record<string, string> =>
      Object.fromEntries(
        b.red.refused.filter(({ phrase }) => phrase.startsWith('build')).map((r) => [r.phrase, r.rule]),
      );
    for (const window of ['ATTACK_START', 'TURN_END']) {
      b.to(window);
      expect(b.red.offered.filter((phrase) => phrase.startsWith('build'))).toEqual([]);
      expect(refused()).toEqual({
        'build rifles': 'WAR-14.2',
        'build camp': 'WAR-12.1',
        'build general': 'WAR-14.2',
      });
      expect(b.red.offers('discard camp')).toBe(window === 'TURN_END');
    }
  },
);
rule(['WAR-14.4', 'WAR-27.7'], 'a built card is told once, and a unit is not marked as a condition is', () => {
  const b = battle(FORCE, { phase: 'build', red: { hand: ['rifles', 'camp'] } });
  b.to('build').red.does('build rifles');
  const def = (name: string): number => b.s.cards.rows.findIndex(({ id }) => id === name) + 1;
  expect([b.told('played'), b.told('marked')]).toEqual([[`0 ${def('rifles')}`], []]);
  b.to('build').red.does('build camp');
  expect(b.told('played')).toEqual([`0 ${def('rifles')}`, `0 ${def('camp')}`]);
  expect(b.told('marked')).toHaveLength(1);
});
rule(['WAR-8.17', 'WAR-8.16'], 'who shows one flag is asked nothing; of several, one is declared and told', () => {
  const drafts: Drafts = {
    ...Object.fromEntries(FLAG_LIST.map((flag) => [`one${flag}`, infantry(1, 1, { flags: [flag] })])),
    two: infantry(1, 1, { flags: [FLAG_LIST[1]!, FLAG_LIST[3]!] }),
  };
  const hand = FLAG_LIST.map((flag) => `one${flag}`);
  const b = battle(drafts, { phase: 'build', red: { hand: [...hand, 'two'] } });
  b.to('build');
  for (const name of hand) {
    b.red.does(`build ${name}`);
    expect([name, b.asked, b.told('nation')]).toEqual([name, 'build', []]);
  }
  b.red.does('build two');
  expect([b.asked, b.red.offered.length]).toEqual(['flag', 2]);
  expect(b.t.rules.decision(b.s, b.red.seat)!.values).toEqual({ to: b.s.table.printed(b.card('red', 'two')) });
  b.skip();
  expect([b.asked, b.told('nation')]).toEqual(['build', ['two 2']]);
});
rule(
  ['WAR-R3', 'WAR-26.5', 'WAR-15.4'],
  'a unit of both lines chooses on arrival if it is Mobile, else when it leaves the reserve',
  () => {
    const b = battle(FORCE, { phase: 'build', red: { hand: ['both', 'fast'] } });
    b.to('build').red.does('build both');
    expect([b.asked, b.at('red', 'reserve')]).toEqual(['build', ['both']]);
    b.red.does('build fast');
    expect([b.asked, b.red.offered]).toEqual(['line', ['first line', 'second line']]);
    const fast = b.card('red', 'fast');
    expect(b.t.rules.decision(b.s, b.red.seat)!.values).toEqual({ card: fast, to: b.s.table.printed(fast) });
    b.red.does('first line');
    expect([b.at('red', 'first'), b.at('red', 'second'), b.at('red', 'reserve')]).toEqual([['fast'], [], ['both']]);
    b.to('line');
    expect([b.at('red', 'reserve'), b.red.offered]).toEqual([['both'], ['first line', 'second line']]);
    b.red.does('second line');
    expect([b.at('red', 'second'), b.at('red', 'reserve')]).toEqual([['both'], []]);
  },
);

const garrisons = {
  first: [{ card: 'fort', under: ['guards', 'mortar', 'gravel'] }, 'tank', 'rifles', 'fort'],
  second: ['bunker'],
  reserve: ['redoubt', 'gun'],
};
const FORTS: Drafts = {
  ...FORCE,
  bunker: fort(1, 3, {}, { line: 2 }),
  redoubt: fort(1, 3),
  guards: infantry(1, 1),
  mortar: unit('mortar', 1, 1),
  gravel: { upgrade: { on: {} } },
};
rule(
  ['WAR-23.9', 'WAR-14.5', 'WAR-29.46'],
  'at the start of the phase garrisons come out or go to another fort, once',
  () => {
    const b = battle(FORTS, { phase: 'build', red: garrisons });
    const moves = (): readonly string[] => b.red.offered.filter((phrase) => /bring out|entrench/.test(phrase));
    b.to('BUILD_START');
    expect(moves()).toEqual([
      'bring out guards',
      'entrench guards under fort#2',
      'entrench guards under bunker',
      'entrench guards under redoubt',
      'bring out mortar',
      'entrench mortar under fort#2',
      'entrench mortar under bunker',
      'entrench mortar under redoubt',
    ]);
    b.red.does('entrench guards under bunker');
    expect([b.at('red', 'under'), b.told('attached')]).toEqual([['guards', 'mortar', 'gravel'], ['guards bunker']]);
    expect(moves()).toEqual([
      'bring out mortar',
      'entrench mortar under fort#2',
      'entrench mortar under bunker',
      'entrench mortar under redoubt',
    ]);
    expect(['bring out guards', 'entrench guards under fort'].map((phrase) => b.red.whyNot(phrase))).toEqual([
      'WAR-23.9',
      'WAR-23.9',
    ]);
    expect(b.red.whyNot('entrench mortar under tank')).toBeUndefined();
    const card = b.card('red', 'mortar');
    b.red.does('bring out mortar');
    expect([b.told('attached').at(-1), b.s.host.get(card), b.at('red', 'first').at(-1)]).toEqual([
      'mortar 0',
      0,
      'mortar',
    ]);
  },
);
rule(
  ['WAR-23.8', 'WAR-14.6', 'WAR-29.47'],
  'at its end units go under any fort on the table, out of the reserve or from the first line',
  () => {
    const b = battle(FORTS, { phase: 'build', red: garrisons });
    b.to('BUILD_END');
    const under = (name: string): string[] =>
      ['fort#2', 'bunker', 'redoubt'].map((place) => `entrench ${name} under ${place}`);
    // The first fort is full, and no fort or tank goes under another.
    expect(b.red.offered.filter((phrase) => phrase.startsWith('entrench'))).toEqual([
      ...under('gun'),
      ...under('rifles'),
    ]);
    expect([b.red.whyNot('entrench gun under fort'), b.red.whyNot('entrench tank under bunker')]).toEqual([
      'WAR-23.13',
      'WAR-23.7',
    ]);
  },
);
rule(
  ['WAR-23.8', 'WAR-23.10', 'WAR-23.11'],
  'under a fort a unit is an upgrade: what acted on it ends, and its text sleeps until it is out again',
  () => {
    const drafts: Drafts = {
      ...FORCE,
      hq: infantry(1, 1, { passives: [{ to: { types: ['armour'] }, effects: [{ do: 'modify', um: [1, 0] }] }] }),
      morale: order({ when: ['BUILD'], target: {}, effects: [{ do: 'modify', um: [1, 0], until: 'ownTurn' }] }),
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['fort', 'hq', 'tank'], hand: ['morale'] } });
    b.to('build').red.does('play morale', 'choose hq');
    expect([b.at('red', 'ubo'), b.stats('red', 'hq'), b.stats('red', 'tank')]).toEqual([['morale'], '2/1', '4/3']);
    b.to('BUILD_END').red.does('entrench hq under fort');
    expect([b.at('red', 'ubo'), b.stats('red', 'fort'), b.stats('red', 'tank')]).toEqual([[], '2/4', '3/3']);
    b.turn('red').to('BUILD_START').red.does('bring out hq');
    expect([b.stats('red', 'hq'), b.stats('red', 'fort'), b.stats('red', 'tank')]).toEqual(['1/1', '1/3', '4/3']);
  },
);
rule(
  ['WAR-23.8', 'WAR-9.7'],
  'under a fort a damaged unit is an upgrade: with the loss of what held it up it does not fall',
  () => {
    const drafts: Drafts = {
      ...FORCE,
      cheer: order({ when: ['BUILD'], target: {}, effects: [{ do: 'modify', um: [0, 1], until: 'turn' }] }),
      shell: order({ when: ['BUILD'], target: {}, effects: [{ do: 'damage', n: 2 }] }),
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['fort', 'rifles'], hand: ['cheer', 'shell'] } });
    b.to('build').red.does('play cheer', 'choose rifles');
    b.to('build').red.does('play shell', 'choose rifles');
    b.to('BUILD_END').red.does('entrench rifles under fort');
    expect([b.at('red', 'first'), b.at('red', 'under'), b.damage('red', 'rifles')]).toEqual([['fort'], ['rifles'], 2]);
  },
);
