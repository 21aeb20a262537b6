import { Rulebook } from '../../kernel/flow.ts';
import type { Seat, ZoneId } from '../../kernel/ids.ts';
import type { Play } from '../../kernel/play.ts';
import type { Cell, Column, Table } from '../../kernel/table.ts';
import { zones } from '../../kernel/zones.ts';

const OWN = 134;
const INVADERS = 64;
const open = { per: 'game', room: 1, sees: 'everyone', order: 'line', pool: 'afu' } as const;
const place = { per: 'seat', room: 1, sees: 'everyone', order: 'line', pool: 'army*' } as const;
const enemyPlace = { per: 'seat', room: 1, sees: 'everyone', order: 'line', pool: 'invaders*' } as const;

/** AFU-3.12, AFU-14.1, AFU-14.2, AFU-14.3, AFU-14.5, AFU-R36: who may look where. A place in a row is a zone of its own, so that a column needs no number on the card. */
export const { zone, plan } = zones(2, {
  deck: { per: 'seat', room: OWN, sees: 'nobody', order: 'line', pool: 'army*' },
  hand: { per: 'seat', room: 32, sees: 'owner', order: 'none', pool: 'army*' },
  /** Drawn after the battle: serves recruitment only (AFU-R21). */
  late: { per: 'seat', room: 32, sees: 'owner', order: 'none', pool: 'army*' },
  discard: { per: 'seat', room: OWN, sees: 'everyone', order: 'line', pool: 'army*' },
  hospital: { per: 'seat', room: OWN, sees: 'everyone', order: 'line', pool: 'army*' },
  defence1: place,
  defence2: place,
  defence3: place,
  support1: place,
  support2: place,
  support3: place,
  /** Used on an objective: apart until the end of the turn (AFU-R47). */
  used: { per: 'seat', room: 16, sees: 'everyone', order: 'line', pool: 'army*' },
  /** Panic cards given back while the other seat may be giving back its own. */
  calmed: { per: 'seat', room: 16, sees: 'everyone', order: 'line', pool: 'panic' },
  invaderDeck: { per: 'seat', room: INVADERS, sees: 'nobody', order: 'line', pool: 'invaders*' },
  invaderDiscard: { per: 'seat', room: INVADERS, sees: 'everyone', order: 'line', pool: 'invaders*' },
  attack1: enemyPlace,
  attack2: enemyPlace,
  attack3: enemyPlace,
  enemySupport1: enemyPlace,
  enemySupport2: enemyPlace,
  enemySupport3: enemyPlace,
  /** Support-only invaders that found no place, until the row is complete (AFU-R51). */
  aside: { per: 'seat', room: INVADERS, sees: 'everyone', order: 'line', pool: 'invaders*' },
  recon: { per: 'seat', room: 3, sees: 'owner', order: 'none', pool: 'invaders*' },
  trophies: { per: 'seat', room: 76, sees: 'everyone', order: 'line', pool: 'invaders*' },
  secret: { per: 'seat', room: 2, sees: 'owner', order: 'none', pool: 'achievements' },
  open1: open,
  open2: open,
  open3: open,
  open4: open,
  open5: open,
  afuDeck: { per: 'game', room: 90, sees: 'nobody', order: 'line', pool: 'afu' },
  /** Hit by a Rocket Strike, where that is for good (AFU-D5, AFU-R79). */
  struck: { per: 'game', room: 90, sees: 'everyone', order: 'line', pool: 'afu' },
  aid: { per: 'game', room: 8, sees: 'everyone', order: 'line', pool: 'afu' },
  panic: { per: 'game', room: 16, sees: 'everyone', order: 'line', pool: 'panic' },
  achievements: { per: 'game', room: 4, sees: 'everyone', order: 'line', pool: 'achievements' },
  achievementBox: { per: 'game', room: 11, sees: 'nobody', order: 'line', pool: 'achievements' },
  numberI: { per: 'game', room: 20, sees: 'everyone', order: 'line', pool: 'numbered' },
  numberII: { per: 'game', room: 20, sees: 'everyone', order: 'line', pool: 'numbered' },
  eventDeck: { per: 'game', room: 23, sees: 'nobody', order: 'line', pool: 'events' },
  events: { per: 'game', room: 15, sees: 'everyone', order: 'line', pool: 'events' },
  pile: { per: 'game', room: 11, sees: 'everyone', order: 'line', pool: 'events' },
  /** Objectives captured by the invader, solo (AFU-24.6). */
  captured: { per: 'game', room: 11, sees: 'everyone', order: 'line', pool: 'events' },
  /** The invader that bids, solo (AFU-24.1). */
  bid: { per: 'game', room: 1, sees: 'everyone', order: 'line', pool: 'invaders0' },
  /** Out of the game, face up (AFU-23.6). */
  box: { per: 'game', room: INVADERS, sees: 'everyone', order: 'line', pool: 'box' },
});

/** The places of a seat's three columns, and the five of the display. */
const places = (...each: readonly ((seat: Seat) => ZoneId)[]): ((seat: Seat, column: number) => ZoneId) => {
  const ids = Int32Array.from([0, 1].flatMap((seat) => each.map((of) => of(seat as Seat))));
  return (seat, column) => ids[seat * 3 + column] as ZoneId;
};
export const defenceAt = places(zone.defence1, zone.defence2, zone.defence3);
export const supportAt = places(zone.support1, zone.support2, zone.support3);
export const attackAt = places(zone.attack1, zone.attack2, zone.attack3);
export const enemySupportAt = places(zone.enemySupport1, zone.enemySupport2, zone.enemySupport3);
const OPEN = Int32Array.from([zone.open1, zone.open2, zone.open3, zone.open4, zone.open5]);
export const openAt = (i: number): ZoneId => OPEN[i] as ZoneId;
export const COLUMNS = 3;
export const DISPLAY = 5;
export const HAND = 5;

export const INVASION = 0;
export const WAR = 1;
export const EASY = 0;
export const HARD = 1;
export const INCREDIBLE = 2;
/** Why a solo game was lost. */
export const LOSS = { none: 0, threePanic: 1, emptyStack: 2, captures: 3 } as const;

/** How far a round has come. */
export const PROGRESS = { begun: 0, auctioned: 1, fought: 2 } as const;

/** What became of a card that was played this turn; the low ten bits are its print. */
export const PLAY = {
  print: 1023,
  row: 1 << 10,
  used: 1 << 11,
  swapped: 1 << 12,
  spent: 1 << 13,
  declined: 1 << 14,
  met: 1 << 15,
} as const;
/** Six places in the rows, a hand of five on an objective, some swaps. */
const PLAYS = 24;

export class Afu {
  declare readonly table: Table;
  declare readonly first: Cell<Seat>; // AFU-4.5
  declare readonly round: Cell<number>;
  declare readonly phase: Cell<number>; // AFU-1.2
  declare readonly edition: Cell<number>; // the place in EDITION_NAMES
  declare readonly kalyna: Cell<number>; // AFU-26.1
  declare readonly difficulty: Cell<number>; // AFU-23.5
  /** The step of the round with which a position written by hand begins. */
  declare readonly resume: Cell<number>;
  declare readonly fewer: Cell<number>; // AFU-18.4
  declare readonly airLoss: Cell<number>; // AFU-18.6
  /** Effects that wait for the draw, two bits each in order of reveal (AFU-17.7). */
  declare readonly deferred: Cell<number>;
  declare readonly lastRound: Cell<number>; // AFU-17.8
  declare readonly secondWave: Cell<number>; // AFU-23.8
  declare readonly loss: Cell<number>; // AFU-25.1, AFU-25.2, AFU-25.3
  /** While an objective is at stake: what it demands, the highest bid, and the seat that made it plus one. */
  declare readonly auction: Cell<number>;
  declare readonly demanded: Cell<number>; // AFU-19.4
  declare readonly bid: Cell<number>; // AFU-19.6
  declare readonly bidder: Cell<number>;
  declare readonly taken: Cell<number>; // AFU-19.3
  /** How far this round has come: see PROGRESS. */
  declare readonly progress: Cell<number>;
  declare readonly colour: Column<Seat, number>; // AFU-3.2
  /** Panic cards in deck, hand and discard: public, since each came and went openly. */
  declare readonly panics: Column<Seat, number>;
  /** AFU-R22: 1 received before the battle, 2 only in it. */
  declare readonly panicSince: Column<Seat, number>;
  declare readonly shields: Column<Seat, number>; // AFU-12.1
  declare readonly destroyed: Column<Seat, number>; // AFU-11.1
  declare readonly rockets: Column<Seat, number>; // AFU-8.10
  declare readonly gained: Column<Seat, number>; // AFU-12.12
  declare readonly budget: Column<Seat, number>; // AFU-13.3
  declare readonly icons: Column<Seat, number>; // AFU-13.12
  /** Has ended placement while the other still places (AFU-R5). */
  declare readonly ready: Column<Seat, number>;
  /** AFU-R70: the places of the rows that a deed has fixed, as bits. */
  declare readonly fixed: Column<Seat, number>;
  declare readonly takenBack: Column<Seat, number>; // AFU-R70
  /** The discard was shuffled into the deck after the battle (AFU-R27). */
  declare readonly lateShuffle: Column<Seat, number>;
  declare readonly vp: Column<Seat, number>; // AFU-22.6
  declare readonly plays: Column<Seat, number>;
  /** The cards played this turn in order, wherever they lie by now (AFU-R18, AFU-R75). */
  declare readonly played: readonly Column<Seat, number>[];

  constructor(table: Table) {
    this.table = table;
    this.first = table.perGame<Seat>('first', 'everyone', 'seat');
    this.round = table.perGame('round', 'everyone');
    this.phase = table.perGame('phase', 'everyone');
    this.edition = table.perGame('edition', 'everyone');
    this.kalyna = table.perGame('kalyna', 'everyone');
    this.difficulty = table.perGame('difficulty', 'everyone');
    this.resume = table.perGame('resume', 'everyone');
    this.fewer = table.perGame('fewer', 'everyone');
    this.airLoss = table.perGame('airLoss', 'everyone');
    this.deferred = table.perGame('deferred', 'everyone');
    this.lastRound = table.perGame('lastRound', 'everyone');
    this.secondWave = table.perGame('secondWave', 'everyone');
    this.loss = table.perGame('loss', 'everyone');
    this.auction = table.perGame('auction', 'everyone');
    this.demanded = table.perGame('demanded', 'everyone');
    this.bid = table.perGame('bid', 'everyone');
    this.bidder = table.perGame('bidder', 'everyone', 'nothing');
    this.taken = table.perGame('taken', 'everyone');
    this.progress = table.perGame('progress', 'everyone');
    this.colour = table.perSeat('colour', 'everyone');
    this.panics = table.perSeat('panics', 'everyone');
    this.panicSince = table.perSeat('panicSince', 'everyone');
    this.shields = table.perSeat('shields', 'everyone');
    this.destroyed = table.perSeat('destroyed', 'everyone');
    this.rockets = table.perSeat('rockets', 'everyone');
    this.gained = table.perSeat('gained', 'everyone');
    this.budget = table.perSeat('budget', 'everyone');
    this.icons = table.perSeat('icons', 'everyone');
    this.ready = table.perSeat('ready', 'everyone');
    this.fixed = table.perSeat('fixed', 'everyone', 'bits');
    this.takenBack = table.perSeat('takenBack', 'everyone');
    this.lateShuffle = table.perSeat('lateShuffle', 'everyone');
    this.vp = table.perSeat('vp', 'everyone');
    this.plays = table.perSeat('plays', 'everyone');
    this.played = Array.from({ length: PLAYS }, (_, i) => table.perSeat(`played${i}`, 'everyone', 'nothing'));
  }
}
export type G = Play<Afu>;
export const book = new Rulebook<Afu>();

export const seatsOf = (g: G): number => g.table.plan.seats;
export const solo = (s: Afu): boolean => s.table.plan.seats === 1;
/** The i-th seat in turn order: the first player, then the other (AFU-R5). */
export const inTurn = (g: G, i: number): Seat => (i === 0 ? g.s.first.value : ((1 - g.s.first.value) as Seat));
export const otherSeat = (g: G, seat: Seat): Seat => (solo(g.s) ? seat : ((1 - seat) as Seat));
