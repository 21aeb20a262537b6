/** WAR 12: a battlefield condition, a hero or an upgrade that has gone is met no more, and may come again. */
import { afterEach, describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { type Rulings, RULINGS } from '../rulings.ts';
import { type Battle, battle, copies, type Drafts, infantry, order, tank } from './at.ts';

const switches = RULINGS as { -readonly [K in keyof Rulings]: Rulings[K] };
const usual = { ...RULINGS };
afterEach(() => void Object.assign(switches, usual));

const ordinary = { subtype: 'ordinary' } as const;
const CARDS: Drafts = {
  plants: { ubo: { ...ordinary, deckPrice: 2 } },
  line: { ubo: { ...ordinary, breakthrough: 3 } },
  convoy: { ubo: { ...ordinary, upkeep: { D: 1 } } },
  frost: { ubo: { subtype: 'climate', turns: 1 } },
  forest: { ubo: { subtype: 'terrain' } },
  city: { ubo: { subtype: 'terrain' } },
  desert: { ubo: { subtype: 'terrain' } },
  general: { hero: true },
  kit: { upgrade: { on: {} } },
  tank: tank(3, 3),
  rifles: infantry(1, 1),
  purge: order({
    when: ['BUILD'],
    target: { whose: 'any', where: ['ubo'], other: true },
    effects: [{ do: 'destroy' }],
  }),
};
const camp = (phase: string, red: object, blue: object = {}): Battle => battle(CARDS, { phase, red, blue });
const about = (b: Battle, word: RegExp): readonly string[] => b.red.offered.filter((phrase) => word.test(phrase));

describe('after it has gone', () => {
  rule('WAR-12.3', 'a condition may be built again', () => {
    const b = camp('build', { ubo: ['plants'], hand: ['plants'] }).to('build');
    expect(b.red.whyNot('build plants')).toBe('WAR-12.3');
    b.to('TURN_END').red.does('discard plants');
    expect(about(b.turn('red').to('build'), /build/)).toEqual(['build plants']);
  });
  rule(['WAR-11.1', 'WAR-11.2'], 'a hero may be built again', () => {
    for (const [red, blue, why] of [
      [['general'], [], 'WAR-11.1'],
      [[], ['general'], 'WAR-11.2'],
    ] as const) {
      const b = camp('build', { ubo: red, hand: ['purge', 'general'] }, { ubo: blue }).to('build');
      expect(b.red.whyNot('build general')).toBe(why);
      b.red.does('play purge', `choose ${red.length === 0 ? 'enemy ' : ''}general`);
      expect(about(b.to('build'), /build/)).toEqual(['build general']);
    }
  });
  rule('WAR-10.1', 'an upgrade is in the hand no more', () => {
    const b = camp('build', { first: ['tank', 'tank'], hand: ['kit'] }).to('build');
    expect(about(b, /^put/)).toEqual(['put kit under tank', 'put kit under tank#2']);
    b.red.does('put kit under tank');
    expect([about(b.to('build'), /^put/), b.red.refused.filter(({ phrase }) => phrase.startsWith('put'))]).toEqual([
      [],
      [],
    ]);
  });
  rule(['WAR-12.20', 'WAR-12.21'], 'a Climate counts no turns', () => {
    const b = camp('attack', { hand: ['frost'] });
    b.to('ATTACK_START').red.does('build frost');
    b.to('TURN_END');
    expect([b.at('red', 'losses'), b.turn('blue').turn('red').told('term')]).toEqual([['frost'], ['frost 1']]);
  });
  rule(['WAR-12.9', 'WAR-12.11'], 'nothing is paid for a condition, and it is not lost twice', () => {
    const b = camp('build', { ubo: ['convoy'], resources: ['depot'] }).to('build');
    expect(about(b, /upkeep/)).toEqual(['pay upkeep of convoy']);
    expect(b.to('ATTACK_START').told('lost')).toEqual(['convoy 0']);
    b.turn('blue').turn('red').to('build');
    expect([about(b, /upkeep/), b.to('TURN_END').told('lost')]).toEqual([[], ['convoy 0']]);
  });
  rule(['WAR-12.4', 'WAR-12.6'], 'a condition is neither discarded nor bought off', () => {
    const b = camp('end', { ubo: ['plants'] }, { ubo: ['plants'] }).to('TURN_END');
    expect(b.red.offered).toEqual(['discard plants', 'buy off plants', 'pass']);
    b.red.does('discard plants');
    expect(b.red.offered).toEqual(['buy off plants', 'pass']);
    b.red.does('buy off plants');
    expect([b.red.offered, b.red.refused]).toEqual([['pass'], []]);
  });
  rule(['WAR-12.7', 'WAR-R24'], 'a condition does not fall to the next breakthrough', () => {
    const b = camp('attack', { first: ['tank', 'tank'] }, { ubo: ['line'] });
    for (const name of ['tank', 'tank#2']) {
      b.to('wave').red.does('wave');
      b.to('undirected').red.does(`attack ${name}`);
      b.finishWave().skip().to('wave');
    }
    expect(b.told('destroyed')).toEqual(['line']);
  });
  test('a Terrain is not replaced a second time (the other reading of WAR-R25)', () => {
    switches.secondCondition = 'replaces';
    const b = camp('end', { hand: ['city', 'desert'] }, { ubo: ['forest'] });
    b.to('TURN_END').red.does('build city', 'build desert');
    expect([b.at('red', 'ubo'), b.told('lost')]).toEqual([['desert'], ['forest 0', 'city 0']]);
  });
});
rule(['WAR-4.4', 'WAR-4.8'], 'cards that went back into the deck are not of the opening hand', () => {
  // Nine resource cards are a free deal, and so are the seven that take their place.
  const b = battle(CARDS, { phase: 'redeal', red: { hand: copies(2), deck: copies(20) } });
  expect(b.hand('red')).toBe(9);
  b.to('redeal', 'red').red.does('redeal');
  const { values } = b.t.rules.decision(b.s, b.red.seat)!;
  expect([b.hand('red'), values['price'], b.told('redealt')]).toEqual([7, 0, ['0 0']]);
});
