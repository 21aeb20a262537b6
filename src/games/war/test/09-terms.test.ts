/** WAR 9 and 13: how long effects last, who may give them again, and what is told of them. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import type { Effect } from '../cards/schema.ts';
import type { Term } from '../cards/vocabulary.ts';
import { putEffect, TERM } from '../rules/09-effects.ts';
import { EFFECT, MOST_EFFECTS } from '../state.ts';
import { battle, type Battle, type Draft, type Drafts, infantry, order } from './at.ts';

const card = (effect: Effect, when: 'BUILD' | 'WAVE_START' | 'WAVE_END' = 'BUILD'): Draft =>
  order({ when: [when], turn: 'own', target: {}, effects: [effect] });
const push = (until: Term): Draft => card({ do: 'modify', um: [1, 0], until });
const FORCE: Drafts = { rifles: infantry(2, 2), other: infantry(2, 2) };

rule(
  ['WAR-R98', 'WAR-9.8'],
  "a change until the own next turn ends with that player's turn, not with the opponent's",
  () => {
    const side = { first: ['rifles'], hand: ['spell'] };
    const b = battle({ ...FORCE, spell: push('ownTurn') }, { phase: 'build', red: side, blue: side });
    const stats = (): string[] => [b.stats('red', 'rifles'), b.stats('blue', 'rifles')];
    b.to('build').red.does('play spell', 'choose rifles');
    b.turn('blue').to('build').blue.does('play spell', 'choose rifles');
    expect(stats()).toEqual(['3/2', '3/2']);
    b.turn('red');
    expect([stats(), b.at('red', 'losses'), b.at('blue', 'ubo')]).toEqual([['2/2', '3/2'], ['spell'], ['spell']]);
    b.turn('blue');
    expect([stats(), b.at('blue', 'losses')]).toEqual([['2/2', '2/2'], ['spell']]);
  },
);
rule(['WAR-9.11', 'WAR-R98'], 'a card that changed a unit in this turn may change it again in the next', () => {
  for (const until of ['phase', 'turn'] as const) {
    const b = battle(
      { ...FORCE, push: push(until) },
      { phase: 'build', red: { first: ['rifles', 'other'], hand: ['push', 'push', 'push', 'push'] } },
    );
    b.to('build').red.does('play push', 'choose rifles');
    b.to('build').red.does('play push');
    expect(b.red.offered).toEqual(['choose other']);
    b.red.does('choose other');
    expect(b.to('build').red.whyNot('play push')).toBe('WAR-9.11');
    b.turn('red').to('build').red.does('play push');
    expect([until, b.red.offered]).toEqual([until, ['choose rifles', 'choose other']]);
  }
});
rule(
  ['WAR-9.11', 'WAR-R98'],
  "what changed a unit to the end of the turn may change it in the opponent's turn too",
  () => {
    const drafts = {
      ...FORCE,
      push: order({
        when: ['TURN_START'],
        turn: 'both',
        target: {},
        effects: [{ do: 'modify', um: [1, 0], until: 'turn' }],
      }),
    };
    const b = battle(drafts, { phase: 'start', red: { first: ['rifles'], hand: ['push', 'push'] } });
    b.to('TURN_START').red.does('play push', 'choose rifles');
    b.turn('blue').to('TURN_START', 'red').red.does('play push', 'choose rifles');
    expect(b.stats('red', 'rifles')).toBe('3/2');
  },
);
rule(
  ['WAR-9.11', 'WAR-13.3'],
  'after its term a change by a tactical card is remembered to the end of the turn, all else is gone',
  () => {
    const left = (drafts: Drafts, play: readonly string[]): unknown[] => {
      const b = battle(
        { ...FORCE, ...drafts },
        { red: { first: ['rifles', 'other'], hand: ['play'], ubo: ['staff'] } },
      );
      b.to('wave').red.does('wave', ...play);
      expect(b.s.effectCount.value).toBe(1);
      b.to('undirected').red.does('attack other');
      b.to('wave');
      const during = [b.s.effectCount.value, b.told('ended').length, b.stats('red', 'rifles')];
      expect(b.told('ended')[0]!.split(' ')[1]).toBe(String(b.card('red', 'rifles')));
      b.turn('blue');
      return [...during, b.s.effectCount.value];
    };
    const staff = (effect: Effect): Draft => ({
      ubo: { subtype: 'ordinary' },
      abilities: [{ when: ['WAVE_START'], turn: 'own', target: {}, effects: [effect] }],
    });
    const raise: Effect = { do: 'modify', um: [1, 0], until: 'wave' };
    const forbid: Effect = { do: 'forbid', acts: ['block'], until: 'wave' };
    const drafts = { play: card(raise, 'WAVE_START'), staff: staff(raise) };
    expect(left(drafts, ['play play', 'choose rifles'])).toEqual([1, 1, '2/2', 0]);
    expect(left({ ...drafts, play: card(forbid, 'WAVE_START') }, ['play play', 'choose rifles'])).toEqual([
      0,
      1,
      '2/2',
      0,
    ]);
    expect(left(drafts, ['use staff', 'choose rifles'])).toEqual([0, 1, '2/2', 0]);
  },
);
rule(['WAR-9.11', 'WAR-6.2'], 'what a unit did by a property of its own is no play of the card that it also is', () => {
  const cheer = { when: ['WAVE_START'], target: {}, effects: [{ do: 'modify', um: [1, 0], until: 'wave' }] } as const;
  const leader = infantry(1, 1, { tactical: cheer, abilities: [{ ...cheer, price: { tap: true } }] });
  const b = battle({ ...FORCE, leader }, { red: { first: ['leader', 'leader', 'rifles', 'other'], hand: ['leader'] } });
  const cheered = (): string => {
    b.red.does('use leader (1)', 'choose rifles');
    b.to('WAVE_START').red.does('play leader');
    return b.red.offered.join(', ');
  };
  b.to('wave').red.does('wave');
  expect(cheered()).toBe('choose leader, choose leader#2, choose rifles, choose other');
  const c = battle({ ...FORCE, leader }, { red: { first: ['leader', 'rifles', 'other'], hand: ['leader'] } });
  c.to('wave').red.does('wave', 'use leader (1)', 'choose rifles');
  c.to('undirected').red.does('attack other');
  c.to('wave').red.does('wave', 'play leader');
  expect(c.red.offered).toEqual(['choose leader', 'choose rifles', 'choose other']);
});
rule('WAR-13.3', 'of lasting cards each goes to losses when its own effect ends', () => {
  const b = battle(
    {
      ...FORCE,
      short: card({ do: 'modify', um: [1, 0], until: 'wave' }, 'WAVE_START'),
      long: card({ do: 'modify', um: [0, 1], until: 'ownTurn' }, 'WAVE_START'),
    },
    { red: { first: ['rifles', 'other'], hand: ['short', 'long'] } },
  );
  b.to('wave').red.does('wave', 'play short', 'choose rifles', 'play long', 'choose rifles');
  expect([b.at('red', 'ubo'), b.stats('red', 'rifles')]).toEqual([['short', 'long'], '3/3']);
  b.to('undirected').red.does('attack other');
  b.to('wave');
  expect([b.at('red', 'ubo'), b.at('red', 'losses'), b.stats('red', 'rifles')]).toEqual([['long'], ['short'], '2/3']);
});
rule(['WAR-9.1', 'WAR-29.38'], 'what was played for a clash when there is none any more ends with the wave', () => {
  const late = card({ do: 'modify', um: [1, 0], until: 'clash' }, 'WAVE_END');
  const b = battle({ ...FORCE, late }, { red: { first: ['rifles', 'other'], hand: ['late'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack other');
  b.to('WAVE_END').red.does('play late', 'choose rifles');
  expect(b.stats('red', 'rifles')).toBe('3/2');
  b.to('wave');
  expect([b.stats('red', 'rifles'), b.at('red', 'losses')]).toEqual(['2/2', ['late']]);
});
rule(['WAR-26.16', 'WAR-26.69'], 'a plain change is told with both numbers, its term and whose it is', () => {
  const scouts = infantry(1, 1, { keywords: { recon: { um: [-1, 2], whose: 'own' } } });
  const b = battle({ ...FORCE, scouts }, { red: { first: ['scouts', 'rifles'] } });
  b.to('ATTACK_START').red.does('scout with scouts: rifles');
  const [told] = b.told('effect');
  const packed = Number(told!.split(' ')[2]);
  const field = (shift: number, bits: number): number => (packed >> shift) & ((1 << bits) - 1);
  expect([told!.startsWith('rifles 0 '), (packed >> 16) - 128, field(8, 8) - 128, field(4, 4), field(2, 2)]).toEqual([
    true,
    -1,
    2,
    TERM.turn,
    0,
  ]);
});
rule('WAR-9.6', 'an effect that has no room is refused aloud, and nothing in force is lost', () => {
  const b: Battle = battle(FORCE, { red: { first: ['rifles'] } });
  const g = Object.assign(b.g, { happened() {} });
  const put = (): void => putEffect(g, 0, b.card('red', 'rifles'), 1, 0, TERM.turn, 0 as Seat, 0 as CardId);
  for (let n = 0; n < MOST_EFFECTS; n++) put();
  expect(put).toThrow('too many effects in force');
  expect([b.s.effectCount.value, b.s.effects.length]).toEqual([MOST_EFFECTS, MOST_EFFECTS * EFFECT.size]);
  expect(b.stats('red', 'rifles')).toBe(`${2 + MOST_EFFECTS}/2`);
});
