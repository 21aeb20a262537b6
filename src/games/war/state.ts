import { Rulebook } from '../../kernel/flow.ts';
import type { CardId, DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import type { Play } from '../../kernel/play.ts';
import type { Cell, Column, Table } from '../../kernel/table.ts';
import { zones } from '../../kernel/zones.ts';
import type { CardSet } from './cards/columns.ts';
import { type Prints, printsOf } from './prints.ts';
import { fact } from './verbs.ts';

/** WAR-2.5: the largest deck that players may agree on. */
export const MOST_CARDS = 80;
/** Deck, hand and losses hold all of a player's cards; a division never goes there (WAR-11.4). */
const ALL = MOST_CARDS;

/** WAR-3.1, WAR-R90; `under` holds upgrades and unit-upgrades (WAR-10.1), `carrier` aircraft at sea (WAR-25.10). */
export const { plan, zone } = zones(2, {
  deck: { per: 'seat', room: ALL, sees: 'nobody', order: 'line', pool: 'army*' },
  hand: { per: 'seat', room: ALL, sees: 'owner', order: 'none', pool: 'army*' },
  losses: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  first: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  second: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  reserve: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  resources: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  ubo: { per: 'seat', room: ALL + 1, sees: 'everyone', order: 'line', pool: 'army*' },
  under: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  carrier: { per: 'seat', room: ALL, sees: 'everyone', order: 'line', pool: 'army*' },
  /** cards of the own deck being looked at (WAR-26.84) */
  aside: { per: 'seat', room: ALL, sees: 'owner', order: 'none', pool: 'army*' },
});

/** The phases of chapter 29. */
export const PHASE = {
  setup: 0,
  start: 1,
  untap: 2,
  draw: 3,
  resources: 4,
  building: 5,
  attack: 6,
  reserves: 7,
  end: 8,
} as const;

/** What an attacking card does in the wave. */
export const ATTACK = {
  none: 0,
  /** WAR-16.5 */
  undirected: 1,
  /** WAR-16.6 */
  directed: 2,
  /** WAR-24.7: an aircraft against a unit on the first line */
  air: 3,
  /** WAR-20.4: a unit that broke through goes on */
  onward: 4,
  /** WAR-24.6: an aircraft against the rear */
  airRear: 5,
  /** WAR-24.13, WAR-24.22: counter-interception, of either player */
  cover: 6,
  /** WAR-24.12: intercepted, so fighting the interceptor and nothing else */
  intercepted: 7,
  /** WAR-26.53: the attack stopped */
  stopped: 8,
} as const;

/** What a defending card does in the wave. */
export const DEFEND = {
  none: 0,
  /** WAR-17.5: itself attacked */
  target: 1,
  /** WAR-17.1, WAR-17.6: blocks or supports */
  block: 2,
  /** WAR-26.34: intercepts */
  intercept: 3,
} as const;

/** How far a wave is: what happens when a target leaves depends on it (WAR-R62, WAR-R53). */
export const STAGE = {
  none: 0,
  /** up to 29.18 */
  declaring: 1,
  /** from 29.19: targets are tapped */
  blocking: 2,
  /** 29.26 to 29.28 */
  onward: 3,
  /** from 29.29 */
  rear: 4,
} as const;

/** The clash over the deck has no card to be named after (WAR-18.3). */
export const DECK = 1023 as CardId;

/** Bits of `marks`; those of the wave are wiped at its end, the others at the end of the turn. */
export const MARK = {
  /** WAR-17.11: tapped before blockers were assigned */
  early: 1,
  /** WAR-9.10: attacked or blocked by aviation; increases are off */
  pressed: 2,
  /** WAR-24.5: on the ground, 0/0 */
  grounded: 4,
  /** WAR-8.9: uses AA strength */
  aa: 8,
  /** WAR-8.15: changed its own characteristics in this wave */
  ownChange: 16,
  blocked: 32,
  brokeThrough: 64,
  /** WAR-24.15: this fighter covers; met by an interceptor */
  met: 128,
  wave: 255,
  /** WAR-26.36 */
  commanded: 256,
  /** WAR-26.70 */
  scouted: 512,
  /** WAR-26.73 */
  dropped: 1024,
  /** WAR-9.8 */
  attacked: 2048,
  turn: 0xff00,
  /** WAR-26.50: to the start of its owner's next turn */
  mined: 1 << 16,
  /** lies in losses because the last test destroyed it */
  fallen: 1 << 17,
  /** chosen as a target of what is being played */
  chosen: 1 << 18,
  /** WAR-12.9 */
  upkeep: 1 << 19,
  /** WAR-12.10: came into play in this turn */
  fresh: 1 << 20,
  /** WAR-R61: came to the carrier out of reserve in this turn */
  embarked: 1 << 21,
} as const;

/** An effect in force: what (a coded step, or 0 for plain numbers), on whom, how much, how long, by whom, from which card. */
export const EFFECT = { code: 0, target: 1, attack: 2, defence: 3, term: 4, owner: 5, source: 6, size: 7 } as const;
export const MOST_EFFECTS = 256;
/** Cards in play whose passives or conditions must be looked at. */
const MOST_WATCHED = 2 * (MOST_CARDS + 1);

export class War {
  declare readonly table: Table;
  declare readonly cards: CardSet;
  declare readonly prints: Prints;
  declare readonly active: Cell<Seat>;
  declare readonly turn: Cell<number>;
  declare readonly phase: Cell<number>;
  /** number of the wave in this turn; 0 outside a wave */
  declare readonly wave: Cell<number>;
  /** how far the wave is, see STAGE */
  declare readonly stage: Cell<number>;
  /** WAR-20.2, of the current wave */
  declare readonly breakthrough: Cell<number>;
  /** WAR-R80: land units of the active player broke through in this turn */
  declare readonly broke: Cell<number>;
  /** attackers declared in this wave, in any stage (WAR-16.8) */
  declare readonly declared: Cell<number>;
  /** WAR-26.80: 1 a day bomber has attacked in this wave, 2 a night bomber */
  declare readonly bombers: Cell<number>;
  /** WAR-29.37: strength that reached the deck in this wave */
  declare readonly deckDamage: Cell<number>;
  /** WAR-26.76: a Drop is intercepted or met by AA fire */
  declare readonly dropStopped: Cell<number>;
  declare readonly effects: Int32Array;
  declare readonly effectCount: Cell<number>;
  declare readonly watched: Int32Array;
  declare readonly watchedCount: Cell<number>;
  /** WAR-7.15: resources produced and not yet spent */
  declare readonly D: Column<Seat, number>;
  declare readonly F: Column<Seat, number>;
  declare readonly U: Column<Seat, number>;
  declare readonly redeals: Column<Seat, number>;
  /** 0 untapped, 1 tapped, 2 tapped in the start of this turn (WAR-R6) */
  declare readonly tapped: Column<CardId, number>;
  /** WAR-5.6: the phase (turn * 16 + phase) in which it was last untapped */
  declare readonly untapped: Column<CardId, number>;
  /** WAR-18.5 */
  declare readonly damage: Column<CardId, number>;
  /** WAR-R66: the part of it that came from the clash */
  declare readonly clashDamage: Column<CardId, number>;
  /** WAR-R39: committed, not yet dealt */
  declare readonly pending: Column<CardId, number>;
  /** the unit above an upgrade, the carrier below an aircraft */
  declare readonly host: Column<CardId, CardId>;
  declare readonly attacking: Column<CardId, number>;
  declare readonly defending: Column<CardId, number>;
  /** the card that names the clash (WAR-18.2); DECK for the deck */
  declare readonly clash: Column<CardId, CardId>;
  /** WAR-26.54, WAR-26.61: the partner of a pair */
  declare readonly partner: Column<CardId, CardId>;
  declare readonly marks: Column<CardId, number>;
  /** WAR-R14: tactical modifier of defence found for the last clash of the wave */
  declare readonly stood: Column<CardId, number>;
  /** WAR-26.10: sums over the blockers of the clash as computed */
  declare readonly foeAttack: Column<CardId, number>;
  declare readonly foeDefence: Column<CardId, number>;
  declare readonly foes: Column<CardId, number>;
  /** WAR-8.17: index of FLAG_LIST plus one */
  declare readonly nation: Column<CardId, number>;
  /** WAR-12.20: turns of its player that a Climate has begun */
  declare readonly term: Column<CardId, number>;
  /** WAR-R20: how often an upgrade was moved in this phase; bounds what could go on for ever */
  declare readonly moves: Column<CardId, number>;

  constructor(table: Table, cards: CardSet) {
    this.table = table;
    this.cards = cards;
    this.prints = printsOf(cards);
    this.active = table.perGame<Seat>('active', 'everyone', 'seat');
    this.turn = table.perGame('turn', 'everyone');
    this.phase = table.perGame('phase', 'everyone');
    this.wave = table.perGame('wave', 'everyone');
    this.stage = table.perGame('stage', 'everyone');
    this.breakthrough = table.perGame('breakthrough', 'everyone');
    this.broke = table.perGame('broke', 'everyone');
    this.declared = table.perGame('declared', 'everyone');
    this.bombers = table.perGame('bombers', 'everyone');
    this.deckDamage = table.perGame('deckDamage', 'everyone');
    this.dropStopped = table.perGame('dropStopped', 'everyone');
    this.effects = table.list('effects', MOST_EFFECTS * EFFECT.size);
    this.effectCount = table.perGame('effectCount', 'everyone', 'nothing');
    table.counted(this.effects, EFFECT.size, this.effectCount);
    this.watched = table.list('watched', MOST_WATCHED);
    this.watchedCount = table.perGame('watchedCount', 'everyone', 'nothing');
    this.D = table.perSeat('depots', 'everyone');
    this.F = table.perSeat('factories', 'everyone');
    this.U = table.perSeat('fuel', 'everyone');
    this.redeals = table.perSeat('redeals', 'everyone');
    this.tapped = table.perCard('tapped', 'everyone');
    this.untapped = table.perCard('untapped', 'everyone', 'nothing');
    this.damage = table.perCard('damage', 'everyone');
    this.clashDamage = table.perCard('clashDamage', 'everyone');
    this.pending = table.perCard('pending', 'everyone');
    this.host = table.perCard<CardId>('host', 'everyone', 'card');
    this.attacking = table.perCard('attacking', 'everyone');
    this.defending = table.perCard('defending', 'everyone');
    this.clash = table.perCard<CardId>('clash', 'everyone', 'card');
    this.partner = table.perCard<CardId>('partner', 'everyone', 'card');
    this.marks = table.perCard('marks', 'everyone', 'bits');
    this.stood = table.perCard('stood', 'everyone');
    this.foeAttack = table.perCard('foeAttack', 'everyone');
    this.foeDefence = table.perCard('foeDefence', 'everyone');
    this.foes = table.perCard('foes', 'everyone');
    this.nation = table.perCard('nation', 'everyone');
    this.term = table.perCard('term', 'everyone');
    this.moves = table.perCard('moves', 'everyone');
  }
}
export type G = Play<War>;
/** What is asked of all cards in a zone together (`unionIn`): the masks of `Prints` of the same names. */
export const UNION = { playOwn: 0, playEnemy: 1, own: 2, enemy: 3, keywords: 4 } as const;
export const book = new Rulebook<War>();

/** The rules' own view of a position, for those who only look: evaluations, texts, tests. */
export const reading = (s: War): G => ({ s, table: s.table, seat: s.active.value }) as unknown as G;

/** WAR-1.9: the player who had the first turn of the game; turns are counted over both players. */
export const firstPlayer = (s: War): Seat =>
  (s.turn.value === 0 || s.turn.value % 2 === 1 ? s.active.value : 1 - s.active.value) as Seat;

export const opponentOf = (seat: Seat): Seat => (1 - seat) as Seat;
export const attacker = (g: G): Seat => g.s.active.value;
export const defender = (g: G): Seat => (1 - g.s.active.value) as Seat;
export const bothSeats = (): number => 3;
export const attackerOnly = (g: G): number => 1 << g.s.active.value;
export const defenderOnly = (g: G): number => 2 >> g.s.active.value;

export const marked = (g: G, card: CardId, bits: number): boolean => (g.s.marks.get(card) & bits) !== 0;
export function mark(g: G, card: CardId, bits: number): void {
  const now = g.s.marks.get(card) | bits;
  if (now === g.s.marks.get(card)) return;
  g.s.marks.set(card, now);
  g.happened(fact.marked, card, now);
}
export function unmark(g: G, card: CardId, bits: number): void {
  const now = g.s.marks.get(card) & ~bits;
  if (now === g.s.marks.get(card)) return;
  g.s.marks.set(card, now);
  g.happened(fact.marked, card, now);
}

export type { CardId, DefId, Seat, ZoneId };
