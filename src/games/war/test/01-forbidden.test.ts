/** WAR 1.6: what a text forbids, act by act; without the text each of them is allowed. */
import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Selector } from '../cards/schema.ts';
import type { Act } from '../cards/vocabulary.ts';
import {
  battle,
  type Battle,
  bomber,
  DIRECTED,
  type Draft,
  type Drafts,
  fighter,
  infantry,
  order,
  tank,
} from './at.ts';

const CARDS: Drafts = {
  big: tank(6, 6, { keywords: { directedAttack: true, overrun: true } }),
  tank: tank(3, 3, DIRECTED),
  rifles: infantry(1, 1),
  scouts: infantry(2, 2),
  riders: infantry(2, 2, { keywords: { interception: true } }),
  corps: tank(1, 1, { abilities: [{ when: ['BUILD'], price: { tap: true }, effects: [{ do: 'draw', n: 1 }] }] }),
  ace: fighter(3, 3),
  bomber: bomber(1, 1, 3),
  supply: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }),
};
/** The same position without and with a card on blue's side that forbids the act to everybody. */
function both(act: Act, red: object, blue: object, see: (b: Battle) => unknown, phase = 'attack'): unknown[] {
  const to: Selector = act === 'play' ? { whose: 'any', where: ['hand'] } : { whose: 'any' };
  const ban: Draft = { ubo: { subtype: 'ordinary' }, passives: [{ to, effects: [{ do: 'forbid', acts: [act] }] }] };
  return [[], ['ban']].map((ubo) => see(battle({ ...CARDS, ban }, { phase, red, blue: { ...blue, ubo } })));
}
const wave = (b: Battle, asked: string): Battle => {
  b.to('wave').red.does('wave');
  return b.to(asked);
};

describe('forbidden', () => {
  rule('WAR-1.6', 'to attack', () => {
    const see = (b: Battle): unknown => wave(b, 'undirected').red.whyNot('attack tank');
    expect(both('attack', { first: ['tank'] }, {}, see)).toEqual([undefined, 'WAR-1.6']);
    const air = (b: Battle): unknown => wave(b, 'air').red.whyNot('bomb bomber -> rifles');
    expect(both('attack', { second: ['bomber'] }, { first: ['rifles'] }, air)).toEqual([undefined, 'WAR-1.6']);
  });
  rule('WAR-1.6', 'to attack directed, and to be the target of such an attack', () => {
    const see = (b: Battle): unknown => wave(b, 'directed').red.offers('attack tank -> rifles');
    for (const act of ['directedAttack', 'beTargeted'] as const) {
      expect(both(act, { first: ['tank'] }, { first: ['rifles'] }, see)).toEqual([true, false]);
    }
  });
  rule('WAR-1.6', 'to block', () => {
    const see = (b: Battle): unknown => {
      wave(b, 'undirected').red.does('attack tank');
      return b.to('block').blue.whyNot('block rifles -> tank');
    };
    expect(both('block', { first: ['tank'] }, { first: ['rifles'] }, see)).toEqual([undefined, 'WAR-1.6']);
  });
  rule('WAR-1.6', 'to intercept, on the ground and in the air', () => {
    const ground = (b: Battle): unknown => {
      wave(b, 'directed').red.does('attack tank -> rifles');
      return b.to('BEFORE_BLOCK').blue.offers('intercept riders -> tank');
    };
    expect(both('intercept', { first: ['tank'] }, { first: ['rifles', 'riders'] }, ground)).toEqual([true, false]);
    const air = (b: Battle): unknown => {
      wave(b, 'air').red.does('bomb bomber -> rifles');
      return b.to('BEFORE_BLOCK').blue.offers('intercept ace -> bomber');
    };
    const blue = { first: ['rifles'], second: ['ace'] };
    expect(both('intercept', { second: ['bomber'] }, blue, air)).toEqual([true, false]);
    const cover = (b: Battle): unknown => {
      wave(b, 'air').red.does('bomb bomber -> rifles');
      return b.red.offers('cover with ace');
    };
    expect(both('intercept', { second: ['bomber', 'ace'] }, { first: ['rifles'] }, cover)).toEqual([true, false]);
  });
  rule('WAR-1.6', 'to overrun', () => {
    const see = (b: Battle): unknown => {
      wave(b, 'directed').red.does('attack big -> rifles');
      return b.isAsked('overrun');
    };
    expect(both('overrun', { first: ['big'] }, { first: ['rifles'] }, see)).toEqual([true, false]);
  });
  rule('WAR-1.6', 'to change lines', () => {
    const see = (b: Battle): unknown => b.to('BUILD_END').red.offers('move scouts');
    expect(both('move', { first: ['scouts'] }, {}, see, 'build')).toEqual([true, false]);
  });
  rule('WAR-1.6', 'to untap', () => {
    const see = (b: Battle): unknown => b.to('resources').isTapped('red', 'tank');
    expect(both('untap', { first: ['tapped tank'] }, {}, see, 'start')).toEqual([false, true]);
  });
  rule('WAR-1.6', 'to use properties', () => {
    const see = (b: Battle): unknown => b.to('build').red.whyNot('use corps');
    expect(both('properties', { first: ['corps'] }, {}, see, 'build')).toEqual([undefined, 'WAR-1.6']);
  });
  rule('WAR-1.6', 'to bring cards into play', () => {
    const see = (b: Battle): unknown => [b.to('build').red.whyNot('build rifles'), b.red.whyNot('play supply')];
    expect(both('play', { hand: ['rifles', 'supply'] }, {}, see, 'build')).toEqual([
      [undefined, undefined],
      ['WAR-1.6', 'WAR-1.6'],
    ]);
  });
});
