/** AFU 5: preparation. AFU 20, 23.8: where invaders come from in the War. */
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { attack, defence } from '../cards/columns.ts';
import { attackAt, COLUMNS, enemySupportAt, type G, HAND, inTurn, seatsOf, solo, WAR, zone } from '../state.ts';

/** AFU-5.2, AFU-R6, AFU-R27: one card into the hand; the discard becomes the deck only when a card is needed. */
export function drawCard(g: G, seat: Seat, late: boolean): boolean {
  const t = g.table;
  if (t.size(zone.deck(seat)) === 0) {
    if (t.size(zone.discard(seat)) === 0) return false;
    g.moveAll(zone.discard(seat), zone.deck(seat));
    g.shuffle(zone.deck(seat));
    if (late) g.s.lateShuffle.set(seat, 1);
  }
  g.draw(zone.deck(seat), late ? zone.late(seat) : zone.hand(seat));
  return true;
}
/** AFU-5.1. */
export function drawToFive(g: G): void {
  for (let i = 0; i < seatsOf(g); i++) {
    const seat = inTurn(g, i);
    while (g.table.size(zone.hand(seat)) < HAND && drawCard(g, seat, false));
  }
}

/** AFU-20.2: an invader without attack and defence points. */
const supportOnly = (def: DefId): boolean => attack[def] === 0 && defence[def] === 0;

/**
 * AFU-5.4, AFU-20.4, AFU-23.8, AFU-23.9, AFU-R53, AFU-R61: is there an invader to reveal? In the War an empty deck is formed
 * anew.
 */
export function invaderReady(g: G, seat: Seat): boolean {
  const t = g.table;
  const deck = zone.invaderDeck(seat);
  if (t.size(deck) > 0) return true;
  if (g.s.phase.value !== WAR) return false;
  if (solo(g.s) && g.s.secondWave.value === 0) {
    g.s.secondWave.value = 1;
    g.moveAll(zone.numberII, zone.invaderDiscard(seat));
  }
  if (t.size(zone.invaderDiscard(seat)) === 0) return false;
  g.moveAll(zone.invaderDiscard(seat), deck);
  g.shuffle(deck);
  return true;
}

/** AFU-5.3, AFU-20.1, AFU-20.2, AFU-R51, AFU-R54, AFU-R74: reveals until the row is complete or nothing is left. */
function layOutInvaders(g: G, seat: Seat): void {
  const t = g.table;
  const columns = Math.max(0, COLUMNS - g.s.fewer.value); // AFU-18.4, AFU-R41
  let attackers = 0;
  let supporters = 0;
  while (attackers < columns && invaderReady(g, seat)) {
    const card = t.top(zone.invaderDeck(seat));
    g.reveal(card, t.plan.everyone);
    if (!supportOnly(t.printed(card))) g.move(card, attackAt(seat, attackers++));
    else if (supporters < columns) g.move(card, enemySupportAt(seat, supporters++));
    else g.move(card, zone.aside(seat));
  }
  g.moveAll(zone.aside(seat), zone.invaderDiscard(seat));
}
export function revealInvaders(g: G): void {
  for (let i = 0; i < seatsOf(g); i++) layOutInvaders(g, inTurn(g, i));
}
