import type { DefId } from '../../../kernel/ids.ts';
import { FIRST_ENEMY, FIRST_TERRITORY } from '../cards/set.ts';
import { additional, enemyCopies, enemyDefence, offensive, strength } from '../cards/columns.ts';
import { type Bravery, LARGE_TABLE, zone } from '../state.ts';
import { attackOf } from '../rules/08-assault.ts';

const MOST = 64;
const CHAIN = 5;

type Brings = (s: Bravery, def: DefId) => number;
/** Crosshairs that a card attacks with. */
const attacks: Brings = (s, def) => (offensive[def] === 0 ? 0 : attackOf(s, def));
/** Shields that a card adds to every occupied territory. */
export const strengthens: Brings = (_s, def) => (enemyDefence[def] === 0 ? 0 : strength[def]!);
/**
 * What the enemy may bring in the coming Stage 3, an attack unless told otherwise, from the composition of the deck and the
 * cards seen on top.
 */
export class Forecast {
  private readonly left = new Int32Array(FIRST_TERRITORY);
  private unseen = 0;
  private chance = new Float64Array(MOST);
  private spare = new Float64Array(MOST);
  /** No more than this can come by the cards counted so far. */
  private most = 0;
  private readonly brings: Brings;

  constructor(brings: Brings = attacks) {
    this.brings = brings;
  }

  /** Counts what is still unseen: the whole deck less everything that lies open. */
  private count(s: Bravery): void {
    const t = s.table;
    this.unseen = 0;
    for (let def = FIRST_ENEMY; def < FIRST_TERRITORY; def++) {
      this.left[def] = enemyCopies[def]!;
      this.unseen += this.left[def]!;
    }
    for (let card = 1; card <= t.cards; card++) {
      const def = t.def[card]!;
      if (def < FIRST_ENEMY || !this.isOpen(s, card)) continue;
      this.left[def]!--;
      this.unseen--;
    }
  }
  /** In a guess the whole deck has prints: what counts is what everybody knows. */
  private isOpen(s: Bravery, card: number): boolean {
    return s.table.knownBy[card] === s.table.plan.everyone;
  }

  /** The least strength that the attack does not exceed with this probability. */
  quantile(s: Bravery, share: number): number {
    this.spread(s);
    let sum = 0;
    for (let attack = 0; attack < MOST; attack++) {
      sum += this.chance[attack]!;
      if (sum >= share) return attack;
    }
    return MOST - 1;
  }
  /** How likely no more than this comes. */
  within(s: Bravery, strongest: number): number {
    this.spread(s);
    let sum = 0;
    for (let attack = 0; attack <= Math.min(strongest, MOST - 1); attack++) sum += this.chance[attack]!;
    return Math.min(1, sum);
  }
  private spread(s: Bravery): void {
    const t = s.table;
    this.count(s);
    this.chance.fill(0);
    this.chance[0] = 1;
    this.most = 0;
    const deck = t.size(zone.enemyDeck);
    let at = deck - 1;
    if (t.plan.seats >= LARGE_TABLE && at > 0) this.turn(s, at--, 1, false);
    let share = 1;
    for (let n = 0; n < CHAIN && at >= 0 && share > 0.01; n++) share = this.turn(s, at--, share, true);
  }
  /** One more card with this probability; returns how likely it is that yet another follows. */
  private turn(s: Bravery, slot: number, share: number, follow: boolean): number {
    const t = s.table;
    const card = t.card(zone.enemyDeck, slot);
    const { chance, spare } = this;
    spare.fill(0);
    let more = 0;
    let { most } = this;
    const known = this.isOpen(s, card) ? t.printed(card) : (0 as DefId);
    for (let def = FIRST_ENEMY; def < FIRST_TERRITORY; def++) {
      const likely = known !== 0 ? (known === def ? 1 : 0) : this.unseen === 0 ? 0 : this.left[def]! / this.unseen;
      if (likely === 0) continue;
      const attack = this.brings(s, def as DefId);
      const end = Math.min(this.most, MOST - 1 - attack);
      most = Math.max(most, end + attack);
      for (let i = 0; i <= end; i++) spare[i + attack]! += chance[i]! * likely;
      if (follow) more += likely * additional[def]!;
    }
    this.most = most;
    for (let i = 0; i <= most; i++) chance[i] = chance[i]! * (1 - share) + spare[i]! * share;
    return share * more;
  }
}

/** How many rounds are still to come, this one included: about so many cards are turned up in one. */
export function roundsLeft(s: Bravery): number {
  const deck = s.table.size(zone.enemyDeck);
  const perRound = s.table.plan.seats >= LARGE_TABLE ? 2.6 : 1.66;
  return Math.max(1, deck / perRound);
}
