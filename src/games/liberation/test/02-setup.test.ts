import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { InputError } from '../../../kernel/input.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { Viewer } from '../../../kernel/ids.ts';
import { PLANETS } from '../cards/locations.ts';
import { liberation } from '../game.ts';
import { planetAt, slotOf } from '../galaxy.ts';
import { zone } from '../state.ts';
import {
  baseOf,
  captured,
  deal,
  deck,
  discards,
  DYNASTY,
  dynastyHand,
  lay,
  letters,
  RESISTANCE,
  resistanceHand,
  seen,
  sorted,
  type T,
} from './at.ts';

const GALVACIL = PLANETS.indexOf('galvacil');
const seeds = Array.from({ length: 300 }, (_, seed) => seed + 1);
/** Deals, and both sides lay the first card on offer. */
function begun(setup: Parameters<typeof deal>[0] = {}, seed = 1): T {
  const t = deal(setup, seed);
  t.at('dynasty').does(t.at('dynasty').offered[0]!);
  t.at('resistance').does(t.at('resistance').offered[0]!);
  return t;
}
const sizes = (t: T): number[] =>
  [deck, discards, dynastyHand, captured, resistanceHand, baseOf].map((of) => of(t).length);

rule('LIB-2.1', 'the base game has neither Galvacil nor its cards', () => {
  for (const seed of seeds) {
    const t = deal({}, seed);
    expect(slotOf(t.s.galaxy.value, GALVACIL)).toBe(-1);
    expect(sorted(deck(t) + discards(t) + dynastyHand(t) + resistanceHand(t))).toBe('ABCDEFGHIJKLMN');
  }
});

rule('LIB-2.2', 'planets lie in any order and on any side', () => {
  const worlds = new Set(seeds.map((seed) => deal({}, seed).s.galaxy.value));
  expect(worlds.size).toBeGreaterThan(150);
  for (let slot = 0; slot < 4; slot++) {
    const planets = new Set([...worlds].map((world) => planetAt(world, slot)));
    const sides = new Set([...worlds].map((world) => (world >> (4 * slot)) & 1));
    expect([planets.size, sides.size]).toEqual([4, 2]);
  }
});

rule('LIB-2.3', 'in the base game no option flips or exchanges a planet, and none ever does', () => {
  const t = deal({}, 3);
  const world = t.s.galaxy.value;
  for (let ply = 0; t.outcome === undefined; ply++) {
    const seat = t.rules.actor(t.s);
    const { options } = t.rules.decision(t.s, seat)!;
    expect(options.filter(({ verb }) => verb === 'flip' || verb === 'exchange')).toEqual([]);
    t.apply(seat, options[(ply * 7) % options.length]!.action);
    expect(t.s.galaxy.value).toBe(world);
  }
});

rule('LIB-2.4', 'the deck is shuffled and face down, and the circle is I', () => {
  expect(new Set(seeds.slice(0, 50).map((seed) => deck(deal({}, seed)))).size).toBe(50);
  const t = deal();
  expect(t.s.circle.value).toBe(1);
  for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as readonly Viewer[]) {
    expect(seen(t, viewer, zone.deck)).toBe('???????');
  }
});

rule('LIB-2.5', 'one card is discarded unseen, and only once', () => {
  const t = deal();
  for (const viewer of [DYNASTY, RESISTANCE, 'spectator'] as readonly Viewer[]) {
    expect(seen(t, viewer, zone.discard)).toBe('?');
  }
  t.at('dynasty').does(t.at('dynasty').offered[0]!);
  t.at('resistance').does(t.at('resistance').offered[0]!);
  t.at('dynasty').does('pass', 'pass');
  t.at('resistance').does('pass', 'pass');
  expect(discards(t)).toHaveLength(1);
});

rule('LIB-2.6', 'three cards each, from the top', () => {
  const t = deal();
  expect([dynastyHand(t), resistanceHand(t)].map((hand) => hand.length)).toEqual([3, 3]);
});

rule('LIB-R3', 'who is the Dynasty is settled by the seats before the deal, unless it was agreed on otherwise', () => {
  expect(readSetup(liberation.options, {}).roles).toBe('before');
  const t = deal();
  expect([t.toAct, t.seatNames]).toEqual([['dynasty'], ['dynasty', 'resistance']]);
});

rule('LIB-2.8', 'the Dynasty lays one of its three cards face up, ready', () => {
  const t = deal();
  const hand = dynastyHand(t);
  expect(
    t
      .at('dynasty')
      .offered.map((phrase) => phrase.slice(4))
      .toSorted()
      .join(''),
  ).toBe(hand);
  t.at('dynasty').does(`lay ${hand[1]}`);
  expect(seen(t, RESISTANCE, zone.captured)).toBe(hand[1]);
  expect(t.s.exerted.get(t.s.table.top(zone.captured))).toBe(0);
});

rule(['LIB-2.9', 'LIB-R4'], 'then the Resistance, who has seen that card, lays its base face down', () => {
  const t = deal();
  expect(t.at('resistance').offered).toEqual([]);
  t.at('dynasty').does(t.at('dynasty').offered[0]!);
  expect(seen(t, RESISTANCE, zone.captured)).toBe(captured(t));
  const hand = resistanceHand(t);
  expect(t.at('resistance').offered).toHaveLength(3);
  t.at('resistance').does(`lay ${hand[2]}`);
  expect(baseOf(t)).toBe(hand[2]);
  expect([seen(t, DYNASTY, zone.base(RESISTANCE)), seen(t, 'spectator', zone.base(RESISTANCE))]).toEqual(['?', '?']);
});

rule(['LIB-2.10', 'LIB-R5', 'LIB-E1'], 'deck 7, discard 1, hands 2 and 2, captured 1, base 1; no refill', () => {
  const t = begun();
  expect(sizes(t)).toEqual([7, 1, 2, 1, 2, 1]);
  expect(t.s.circle.value).toBe(1);
  expect([seen(t, DYNASTY, zone.discard), seen(t, RESISTANCE, zone.discard)]).toEqual(['?', '?']);
  expect(t.toAct).toEqual(['dynasty']);
});

rule('LIB-2.11', 'the Dynasty begins, then turns alternate', () => {
  const t = begun();
  const order: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(t.toAct[0]!);
    t.at(t.toAct[0]!).does('pass', 'pass');
  }
  expect(order).toEqual(['dynasty', 'resistance', 'dynasty', 'resistance', 'dynasty', 'resistance']);
});

rule(
  ['LIB-12.1', 'LIB-12.2', 'LIB-R30'],
  'Galvacil and its four cards take the place of one planet, named or random',
  () => {
    const lost = { arkadun: 'ABCD', efferon: 'EFGH', ishkal: 'IJK', lumena: 'LMN' };
    for (const [planet, cards] of Object.entries(lost)) {
      const t = deal({ warped: planet as keyof typeof lost });
      const all = deck(t) + discards(t) + dynastyHand(t) + resistanceHand(t);
      expect(sorted(all)).toBe(
        'ABCDEFGHIJKLMNPRST'
          .split('')
          .filter((id) => !cards.includes(id))
          .join(''),
      );
      expect(slotOf(t.s.galaxy.value, GALVACIL)).toBeGreaterThanOrEqual(0);
      expect(slotOf(t.s.galaxy.value, PLANETS.indexOf(planet as 'lumena'))).toBe(-1);
    }
    const replaced = seeds.map((seed) => {
      const world = deal({ warped: 'random' }, seed).s.galaxy.value;
      return [0, 1, 2, 3].findIndex((planet) => slotOf(world, planet) < 0);
    });
    expect(new Set(replaced)).toEqual(new Set([0, 1, 2, 3]));
  },
);

rule(
  ['LIB-12.3', 'LIB-R31', 'LIB-E29'],
  'a planet of three replaced: 15 cards, 8 of them in the deck; else as ever',
  () => {
    expect(sizes(begun({ warped: 'ishkal' }))).toEqual([8, 1, 2, 1, 2, 1]);
    expect(sizes(begun({ warped: 'lumena' }))).toEqual([8, 1, 2, 1, 2, 1]);
    expect(sizes(begun({ warped: 'arkadun' }))).toEqual([7, 1, 2, 1, 2, 1]);
    expect(begun({ warped: 'arkadun' }).toAct).toEqual(['dynasty']);
  },
);

rule('LIB-12.5', 'the first game that somebody is offered is the base game', () => {
  expect(readSetup(liberation.options, {}).warped).toBe('no');
});

rule(
  ['LIB-13.1', 'LIB-13.2', 'LIB-13.3', 'LIB-13.4', 'LIB-E28'],
  'balance 0, 1, 2: deck 8, 7, 6 and discard pile 0, 1, 2',
  () => {
    for (const balance of [0, 1, 2] as const) {
      const t = begun({ balance });
      expect([deck(t).length, discards(t).length]).toEqual([8 - balance, balance]);
      expect(letters(t.view('spectator'), zone.discard)).toBe('?'.repeat(balance));
    }
    expect(() => readSetup(liberation.options, { balance: 3 })).toThrow(InputError);
    expect(readSetup(liberation.options, {}).balance).toBe(1);
  },
);

rule('LIB-R35', 'open discards show every discard of play, but not the card of the setup', () => {
  const unseen = deal({ openDiscards: true });
  expect(seen(unseen, 'spectator', zone.discard)).toBe('?');
  const t = lay(
    {
      captured: ['H'],
      turn: 'resistance',
      resistance: { hand: ['A', 'B'], base: 'L' },
      deck: ['C', 'D', 'E'],
      rest: 'discard',
    },
    { setup: { openDiscards: true } },
  );
  t.at('resistance').does('mission A', 'discard B');
  expect(seen(t, DYNASTY, zone.discard).slice(-4)).toBe('BCDA');
});
