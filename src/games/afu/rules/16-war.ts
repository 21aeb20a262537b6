/** AFU 15 and 16: the end of the Invasion and the preparation of the War; AFU 23.5 to 23.7 for one player. */
import type { Seat, ZoneId } from '../../../kernel/ids.ts';
import { editionOf } from '../editions.ts';
import { RULINGS } from '../rulings.ts';
import { EASY, type G, INVASION, inTurn, seatsOf, solo, WAR, zone } from '../state.ts';
import { fact } from '../verbs.ts';

/** AFU-15.1, AFU-R37. */
export function invasionOver(g: G): boolean {
  if (g.s.phase.value !== INVASION) return false;
  let empty = 0;
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) if (g.table.size(zone.invaderDeck(seat)) === 0) empty++;
  return RULINGS.invasionNeedsBothDecks ? empty === seatsOf(g) : empty > 0;
}
/** AFU-R38, AFU-R67: number I to the player who is first now, II to the other; a solo player keeps II for later. */
const numbersOf = (i: number): ZoneId => (i === 0 ? zone.numberI : zone.numberII);

/**
 * AFU-1.2, AFU-16.1, AFU-16.2, AFU-16.3, AFU-16.4, AFU-16.5, AFU-16.6, AFU-16.9, AFU-23.10: everything not named stays as it is
 * (AFU-16.10), and the hands are empty (AFU-R39).
 */
export function prepareWar(g: G): void {
  g.s.phase.value = WAR;
  g.happened(fact.phaseBegan, WAR);
  if (solo(g.s)) prepareSolo(g, 0 as Seat);
  else {
    // AFU-16.3, AFU-R72: both hands are full at once, so each discard goes straight under the other's new deck.
    for (let i = 0; i < 2; i++) g.moveAll(zone.invaderDiscard(inTurn(g, i)), zone.invaderDeck(inTurn(g, 1 - i)));
  }
  for (let i = 0; i < seatsOf(g); i++) {
    const seat = inTurn(g, i);
    g.moveAll(numbersOf(i), zone.invaderDeck(seat));
    g.shuffle(zone.invaderDeck(seat)); // AFU-16.4
    g.moveAll(zone.discard(seat), zone.deck(seat));
    g.shuffle(zone.deck(seat)); // AFU-16.5
  }
}
/**
 * AFU-23.5, AFU-23.6, D31: easy keeps the survivors of the Invasion, in the deck or in the discard; the others do not.
 */
function prepareSolo(g: G, seat: Seat): void {
  const easy = g.s.difficulty.value === EASY;
  if (easy && !editionOf(g.s).survivorsJoinDeck) return;
  g.moveAll(zone.invaderDiscard(seat), easy ? zone.invaderDeck(seat) : zone.box);
}
