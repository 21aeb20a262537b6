import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FastChance, LiveChance } from '../../chance.ts';
import type { CardId, ZoneId } from '../../ids.ts';
import type { AnyGame } from '../../game.ts';
import { Play } from '../../play.ts';
import { Rules } from '../../rules.ts';
import { written } from '../../setup.ts';
import { Sight } from '../../sight.ts';
import type { Table } from '../../table.ts';
import { Tokens } from '../../tokens.ts';
import { Contract } from '../contract.ts';
import { Broken } from '../hold.ts';
import { orderDoesNotMatter } from '../order.ts';
import { GAME_FAULTS, type GameFault, vault, VAULT_RULES } from './vault.ts';

const GAMES = 60;
/** A seat that has acted so often is near the end. */
const LATE = 12;

function suite(fault?: GameFault): void {
  const game = vault(fault);
  for (const setup of game.samples) {
    new Contract(game, setup, { games: GAMES, seed: 5, rules: VAULT_RULES }).run();
    orderDoesNotMatter(game, setup, GAMES);
  }
}
/** The vault with a number for each seat that it alone may read. */
function withSecretNumbers(): void {
  const sound = vault();
  const game: typeof sound = {
    ...sound,
    state(table) {
      const s = sound.state(table);
      table.perSeat('note', 'owner');
      return s;
    },
    deal(g, setup) {
      sound.deal(g, setup);
      g.table.seatColumns.at(-1)!.cells.set([5, 6]);
    },
  };
  new Contract(game, {}, { games: 3, seed: 5 }).run();
}
type Methods = Record<string, (...args: never[]) => unknown>;
/** Replaces a method of the kernel, private ones included, by a faulty one. */
function sabotage(target: object, method: string, faulty: (this: never, ...args: never[]) => unknown): void {
  vi.spyOn(target as Methods, method).mockImplementation(faulty);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('a sound game passes, and the suite really compared something', () => {
  const game = vault();
  const tally = new Contract(game, {}, { games: GAMES, seed: 5, rules: VAULT_RULES }).run();
  expect(tally.tokens).toBeGreaterThan(2000);
  expect(tally.quietPairs).toBeGreaterThan(2000);
  expect(tally.moved).toBeGreaterThan(1000);
  expect(tally.secretPairs).toBeGreaterThan(300);
  expect(tally.refusals).toBeGreaterThan(100);
  expect(tally.tried).toBeGreaterThan(500);
  expect(tally.linking.plays).toBeGreaterThan(100);
  expect(orderDoesNotMatter(game, {}, GAMES)).toBeGreaterThan(30);
});

describe('faults of a game are caught', () => {
  test.each(GAME_FAULTS)('%s', (fault) => {
    expect(() => suite(fault)).toThrow(Broken);
  });
});

test('a game whose seats depend on what is secret in its setup is caught', () => {
  const sound = vault();
  const options = { ...sound.options, crowd: written('2', String) };
  const seats = (setup: { readonly crowd: string }): number => Number(setup.crowd);
  const game = { ...sound, options, seats } as unknown as AnyGame;
  expect(() => new Contract(game, { crowd: '1' }, { games: 1, seed: 1 })).toThrow('a table can be laid out');
});

describe('faults of the kernel are caught', () => {
  test('a mask that hides nothing', () => {
    sabotage(
      Rules.prototype,
      'mask',
      function (
        this: Rules,
        from: { table: { words: Int32Array } },
        _viewer: unknown,
        into: { table: { words: Int32Array } },
      ) {
        into.table.words.set(from.table.words);
      },
    );
    expect(() => suite()).toThrow(Broken);
  });
  test('a guess that is the truth', () => {
    const look = Object.getOwnPropertyDescriptor(Sight.prototype, 'look')!.value as (
      this: Sight,
      truth: never,
    ) => Sight;
    const truths = new WeakMap<Sight, Int32Array>();
    sabotage(Sight.prototype, 'look', function (this: Sight, truth: { table: { words: Int32Array } }) {
      truths.set(this, truth.table.words.slice());
      return look.call(this, truth as never);
    });
    sabotage(Sight.prototype, 'determinize', function (this: Sight, into: { table: { words: Int32Array } }) {
      into.table.words.set(truths.get(this)!);
    });
    expect(() => suite()).toThrow(Broken);
  });
  test('a guess that is always the same', () => {
    const determinize = Object.getOwnPropertyDescriptor(Sight.prototype, 'determinize')!.value as (
      this: Sight,
      into: never,
      chance: unknown,
    ) => void;
    sabotage(Sight.prototype, 'determinize', function (this: Sight, into: never) {
      determinize.call(this, into, { below: (n: number) => n - 1 });
    });
    expect(() => suite()).toThrow(Broken);
  });
  test('a guess that mixes the pools', () => {
    sabotage(
      Sight.prototype,
      'determinize',
      function (this: Sight, into: { table: { words: Int32Array; def: Int32Array } }, chance: FastChance) {
        const { words, knownBy, cards } = this.state.table;
        into.table.words.set(words);
        const prints = (this as unknown as { prints: Int32Array }).prints;
        let n = 0;
        for (let card = 1; card <= cards; card++) {
          if ((knownBy[card]! & (1 << this.seat)) === 0) into.table.def[card] = prints[n++]!;
        }
        for (let i = n - 1; i > 0; i--) {
          const j = chance.below(i + 1);
          [prints[i], prints[j]] = [prints[j]!, prints[i]!];
        }
      },
    );
    expect(() => suite()).toThrow(Broken);
  });
  test('sleeves that are not exchanged', () => {
    type Exchange = (this: Play<never>, card: number, first: number, last: number, lost: number) => number;
    const unchanged: Exchange = function (card, first, last, lost) {
      const { table: t } = this as unknown as { table: Table };
      if (lost !== 0) for (let i = first; i <= last; i++) t.knownBy[t.slots[i]!]! &= ~lost;
      let i = last;
      while (t.slots[i] !== card) i--;
      t.slots[i] = t.slots[last]!;
      return card;
    };
    sabotage(Play.prototype, 'exchange', unchanged);
    expect(() => suite()).toThrow(Broken);
  });
  test('a card that is shown before it is exchanged', () => {
    type Show = (this: Play<never>, card: CardId, to: ZoneId) => CardId;
    const shownFirst: Show = function (card, to) {
      this.reveal(card, this.table.plan.everyone);
      return (this as unknown as { pass(card: CardId, to: ZoneId, openly: boolean): CardId }).pass(card, to, true);
    };
    sabotage(Play.prototype, 'show', shownFirst);
    expect(() => suite()).toThrow('no sleeve tells when its card was drawn');
  });
  test('cards that are laid down in the order in which they came', () => {
    sabotage(Play.prototype, 'tidy', () => undefined);
    expect(() => suite()).toThrow('the order in which cards are shown');
  });
  test('a hidden move that keeps what others knew', () => {
    sabotage(Play.prototype, 'forget', () => undefined);
    expect(() => suite()).toThrow(Broken);
  });
  test('a shuffle that keeps what was known', () => {
    const shuffle = Object.getOwnPropertyDescriptor(Play.prototype, 'shuffle')!.value as (
      this: Play<never>,
      zone: number,
    ) => void;
    sabotage(Play.prototype, 'shuffle', function (this: Play<never>, zone: number) {
      const t = (this as unknown as { table: Table }).table;
      const known = t.knownBy.slice();
      shuffle.call(this, zone);
      t.knownBy.set(known);
    });
    expect(() => suite()).toThrow(Broken);
  });
  test('one random stream for all seats', () => {
    sabotage(LiveChance.prototype, 'stream', function (this: LiveChance) {
      return this;
    });
    expect(() => suite()).toThrow(Broken);
  });
  test('a command that is half carried out before it is refused', () => {
    const submit = Object.getOwnPropertyDescriptor(Rules.prototype, 'submit')!.value as Rules['submit'];
    sabotage(
      Rules.prototype,
      'submit',
      function (this: Rules, ...[s, seat, serial, actions, stream]: Parameters<Rules['submit']>) {
        const refused = submit.call(this, s, seat, serial, actions, stream);
        if (refused !== undefined && actions.length > 1) this.apply(s, seat, actions[0]!, stream(seat, serial));
        return refused;
      },
    );
    expect(() => suite()).toThrow(Broken);
  });
  test('an epoch that does not grow when somebody learns a card', () => {
    const apply = Object.getOwnPropertyDescriptor(Rules.prototype, 'apply')!.value as Rules['apply'];
    sabotage(Rules.prototype, 'apply', function (this: Rules, ...args: Parameters<Rules['apply']>) {
      const before = this.epoch(args[0]);
      apply.apply(this, args);
      args[0].table.head[4] = before;
    });
    expect(() => suite()).toThrow(Broken);
  });
  test('a saved position that is not the one that stood there, late in the game', () => {
    const trim = Object.getOwnPropertyDescriptor(Rules.prototype, 'trim')!.value as Rules['trim'];
    sabotage(Rules.prototype, 'trim', function (this: Rules, s: Parameters<Rules['trim']>[0]) {
      trim.call(this, s);
      if (s.table.serial[0]! > LATE) s.table.serial[0]!--;
    });
    expect(() => suite()).toThrow('saved and restored');
  });
  test('tokens of cards that the seat does not know', () => {
    const tells = (t: Table, _seat: number, card: number): number => t.def[card]!;
    sabotage(Tokens.prototype, 'printFor', tells);
    expect(() => suite()).toThrow('through a seat’s eyes');
  });
  test('tokens of columns that are not for the seat', () => {
    expect(withSecretNumbers).not.toThrow();
    sabotage(
      Tokens.prototype,
      'seatColumns',
      function (this: { put(...numbers: number[]): void }, { seatColumns }: Table) {
        seatColumns.forEach(({ cells }, k) => cells.forEach((value, seat) => this.put(5, k, seat, value, 0)));
      },
    );
    expect(withSecretNumbers).toThrow('through a seat’s eyes');
  });
  test('options for those who are not asked', () => {
    sabotage(Rules.prototype, 'actors', (s: { table: { head: Int32Array } }) => (s.table.head[3] === 0 ? 0b11 : 0));
    expect(() => suite()).toThrow();
  });
});
