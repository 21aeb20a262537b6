import { afterEach, describe, expect, test, vi } from 'vitest';
import { FastChance } from '../../chance.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../ids.ts';
import { Play } from '../../play.ts';
import { type State, Table } from '../../table.ts';
import { zones } from '../../zones.ts';

/**
 * The knowledge table, row by row. Random pairs cannot find a seat that is told too much: being told is what makes the
 * pair differ. These cases say who may know.
 */
const { plan, zone } = zones(2, {
  deck: { per: 'game', room: 5, sees: 'nobody', order: 'line' },
  hand: { per: 'seat', room: 5, sees: 'owner', order: 'none' },
  base: { per: 'seat', room: 5, sees: 'owner', order: 'line' },
  open: { per: 'game', room: 5, sees: 'everyone', order: 'line' },
});
const [ME, YOU, SPECTATOR] = [0 as Seat, 1 as Seat, 2 as Seat];

class Laid {
  readonly g: Play<State>;
  constructor() {
    const table = new Table(plan(2), { cards: 5, forks: false, strand: 16, candidates: false });
    table.seal();
    this.g = new Play<State>([]);
    this.g.table = table;
    this.g.s = { table };
    this.g.chance = new FastChance(1);
    for (let def = 1 as DefId; def <= 5; def++) this.g.bring(def, zone.open);
  }
  private cardOf(def: number): CardId {
    return this.g.table.def.indexOf(def) as CardId;
  }
  take(def: number, to: ZoneId): this {
    this.g.move(this.cardOf(def), to);
    return this;
  }
  show(def: number, to: ZoneId): this {
    this.g.show(this.cardOf(def), to);
    return this;
  }
  shuffle(what: ZoneId): this {
    this.g.shuffle(what);
    return this;
  }
  /** Puts the top card where it is seen by its new owner; says what it was. */
  draw(to: ZoneId): number {
    return this.g.table.printed(this.g.draw(zone.deck, to));
  }
  reveal(def: number, seats: readonly Seat[]): this {
    this.g.reveal(
      this.cardOf(def),
      seats.reduce((mask, seat) => mask | (1 << seat), 0),
    );
    return this;
  }
  knows(def: number): readonly Seat[] {
    const mask = this.g.table.knownBy[this.cardOf(def)]!;
    return [ME, YOU, SPECTATOR].filter((seat) => (mask & (1 << seat)) !== 0);
  }
}
const ALL = [ME, YOU, SPECTATOR];

describe('who knows a card', () => {
  test('lying open: everybody', () => {
    expect(new Laid().knows(1)).toEqual(ALL);
  });
  test('taken up in the open: still everybody', () => {
    expect(new Laid().take(1, zone.hand(ME)).knows(1)).toEqual(ALL);
  });
  test('from a hand of several to a hidden place: the others can tell neither which left nor which stayed', () => {
    const t = new Laid().take(1, zone.hand(ME)).take(2, zone.hand(ME)).take(1, zone.base(ME));
    expect([t.knows(1), t.knows(2)]).toEqual([[ME], [ME]]);
  });
  test('from a hand of one card: all can follow it', () => {
    expect(new Laid().take(3, zone.hand(ME)).take(3, zone.base(ME)).knows(3)).toEqual(ALL);
  });
  test('shown while it moves: all can follow it, and what stayed is as known as before', () => {
    const t = new Laid().take(1, zone.hand(ME)).take(2, zone.hand(ME)).show(1, zone.base(ME));
    expect([t.knows(1), t.knows(2)]).toEqual([ALL, ALL]);
  });
  test('laid open again: everybody', () => {
    const t = new Laid().take(1, zone.hand(ME)).take(2, zone.hand(ME)).take(1, zone.base(ME)).take(2, zone.open);
    expect(t.knows(2)).toEqual(ALL);
  });
  test('put on a deck in the open: known until a shuffle', () => {
    const t = new Laid().take(4, zone.deck).take(1, zone.deck);
    expect(t.knows(1)).toEqual(ALL);
    expect(t.shuffle(zone.deck).knows(1)).toEqual([]);
  });
  test('put on a deck unseen by the other: known to who put it, until a shuffle', () => {
    const t = new Laid().take(4, zone.hand(ME)).take(1, zone.hand(ME)).take(4, zone.deck);
    expect(t.knows(4)).toEqual([ME]);
    expect(t.shuffle(zone.deck).knows(4)).toEqual([]);
  });
  test('drawn: the owner alone', () => {
    const t = new Laid().take(4, zone.deck).take(1, zone.deck).shuffle(zone.deck);
    expect(t.knows(t.draw(zone.hand(YOU)))).toEqual([YOU]);
  });
  test('revealed to a seat: that seat too', () => {
    const t = new Laid().take(4, zone.deck).take(1, zone.deck).shuffle(zone.deck);
    const drawn = t.draw(zone.hand(YOU));
    expect(t.reveal(drawn, [ME]).knows(drawn)).toEqual([ME, YOU]);
  });
  test('a card revealed in a hand is forgotten when one card leaves that hand unseen', () => {
    const t = new Laid().take(1, zone.deck).take(2, zone.deck).take(3, zone.deck).shuffle(zone.deck);
    const [a, b] = [t.draw(zone.hand(YOU)), t.draw(zone.hand(YOU))];
    t.reveal(a, [ME]).take(b, zone.deck);
    expect([t.knows(a), t.knows(b)]).toEqual([[YOU], [YOU]]);
  });
  test('the sleeve that leaves a hand tells nothing: contents change places within equal knowledge', () => {
    const sleeves = [1, 2, 3].map((def) => {
      const t = new Laid().take(1, zone.deck).take(2, zone.deck).take(3, zone.deck).shuffle(zone.deck);
      for (let i = 0; i < 3; i++) t.draw(zone.hand(YOU));
      t.take(def, zone.base(YOU));
      return t.g.table.top(zone.base(YOU));
    });
    expect(new Set(sleeves).size).toBe(1);
  });
  test('a card that goes out of sight loses its marks', () => {
    const table = new Table(plan(2), { cards: 1, forks: false, strand: 16, candidates: false });
    const marks = table.perCard('marks', 'everyone');
    table.seal();
    const g = new Play<State>([]);
    g.table = table;
    const card = g.bring(1 as DefId, zone.open);
    marks.set(card, 7);
    g.move(card, zone.hand(ME));
    expect(marks.get(card)).toBe(0);
  });
});

describe('the rows fail if the kernel tells too much', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  test('a shuffle that moves the sleeves along keeps what was known', () => {
    vi.spyOn(Play.prototype, 'shuffle').mockImplementation(() => undefined);
    expect(new Laid().take(4, zone.deck).take(1, zone.deck).shuffle(zone.deck).knows(1)).not.toEqual([]);
  });
  test('a hidden move that nobody forgets', () => {
    vi.spyOn(Play.prototype as unknown as { forget: () => void }, 'forget').mockImplementation(() => undefined);
    const t = new Laid().take(1, zone.hand(ME)).take(2, zone.hand(ME)).take(1, zone.base(ME));
    expect(t.knows(2)).not.toEqual([ME]);
  });
});
