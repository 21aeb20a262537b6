/** AFU 4: the round, step by step as in the table of 4.8. */
import type { Seat } from '../../../kernel/ids.ts';
import { editionOf } from '../editions.ts';
import { RULINGS } from '../rulings.ts';
import { type Afu, book, type G, LOSS, seatsOf, solo, WAR, zone, PROGRESS } from '../state.ts';
import { fact } from '../verbs.ts';
import { drawToFive, revealInvaders } from './05-preparation.ts';
import { placement } from './06-placement.ts';
import { battle, clearShelled, panicForEmptyColumns } from './07-combat.ts';
import { collectPanic } from './09-panic.ts';
import { forgetAllPlays } from './10-bonuses.ts';
import { aftermath, creditBonuses, lateDeedsOpen } from './12-rewards.ts';
import { closeMarket, openRecruitment, rocketStrikes } from './13-recruitment.ts';
import { invasionOver, prepareWar } from './16-war.ts';
import { deferredEffects, deferredSeats, eventSeries } from './17-events.ts';
import { auction, discardUsed } from './19-auction.ts';
import { score } from './22-scoring.ts';
import { lose, soloAuction, threePanicTest } from './24-solo.ts';

/** The steps with which a position written by hand may begin. */
export const STEPS = ['events', 'preparation', 'auction', 'placement', 'recruitment', 'end'] as const;
const STEP = { events: 0, preparation: 1, auction: 2, placement: 3, recruitment: 4, end: 5 } as const;
/** A position that begins later in the round skips what comes before. */
const skips = (s: Afu, step: number): boolean => s.resume.value > step;

/** AFU-R75: the seats with a deed that the battle may have switched on, told from public things. */
function lateSeats(g: G): number {
  let mask = 0;
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) if (lateDeedsOpen(g, seat)) mask |= 1 << seat;
  return mask;
}
function creditAll(g: G, late: boolean): void {
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) creditBonuses(g, seat, late);
}

/** AFU-4.4, AFU-12.13, AFU-19.12, AFU-24.10: the turn's cards go away and the turn's notes are wiped. */
function endTurn(g: G): void {
  const { s } = g;
  closeMarket(g);
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    g.moveAll(zone.hand(seat), zone.discard(seat));
    g.moveAll(zone.late(seat), zone.discard(seat));
    clearShelled(g, seat);
    forgetAllPlays(s, seat);
    s.panicSince.set(seat, 0);
    s.shields.set(seat, 0);
    s.destroyed.set(seat, 0);
    s.gained.set(seat, 0);
    s.ready.set(seat, 0);
    s.fixed.set(seat, 0);
    s.takenBack.set(seat, 0);
    s.lateShuffle.set(seat, 0);
  }
  discardUsed(g);
  s.fewer.value = 0;
  s.airLoss.value = 0;
  s.deferred.value = 0;
  s.progress.value = PROGRESS.begun;
}
/** AFU-4.7, AFU-21.1, AFU-21.2, AFU-25.2, AFU-25.4, AFU-R50, AFU-R65: does the game end with this round? */
function gameEnds(g: G): boolean {
  const { s } = g;
  const stackEmpty = g.table.size(zone.panic) === 0;
  if (stackEmpty && solo(s)) lose(g, LOSS.emptyStack);
  else if (stackEmpty || s.lastRound.value === 1) score(g);
  else return false;
  return true;
}

/**
 * AFU-4.2, AFU-4.6, AFU-19.16: the War adds events before preparation and the auction after it. AFU-5.5: invaders are revealed after
 * the draw.
 */
export const round = book.procedure('round', {}, [
  {
    rule: 'AFU-4.1',
    run(g) {
      g.happened(fact.roundBegan, ++g.s.round.value, g.s.first.value);
    },
  },
  {
    rule: 'AFU-17.1',
    run(g) {
      if (g.s.phase.value === WAR && !skips(g.s, STEP.events)) g.begin(eventSeries, g.s.first.value);
    },
  },
  {
    rule: 'AFU-5.1',
    run(g) {
      if (!skips(g.s, STEP.preparation)) drawToFive(g);
    },
  },
  {
    rule: 'AFU-25.1',
    run(g) {
      if (!skips(g.s, STEP.preparation)) threePanicTest(g);
    },
  },
  {
    rule: 'AFU-5.3',
    run(g) {
      if (!skips(g.s, STEP.preparation)) revealInvaders(g);
    },
  },
  {
    rule: 'AFU-17.7',
    run(g) {
      const seats = skips(g.s, STEP.preparation) ? 0 : deferredSeats(g);
      if (seats !== 0) g.fork(deferredEffects, seats);
    },
  },
  {
    rule: 'AFU-19.2',
    run(g) {
      const { s } = g;
      // AFU-27.6: an objective that is left from another round is at stake as well.
      if (skips(s, STEP.auction) || s.phase.value !== WAR || g.table.size(zone.pile) === 0) return;
      if (solo(s)) g.begin(soloAuction);
      else g.begin(auction, s.first.value).turn = s.first.value;
    },
  },
  {
    rule: 'AFU-4.3',
    run(g) {
      // AFU-R5: both at once.
      if (!skips(g.s, STEP.placement)) g.fork(placement, (1 << seatsOf(g)) - 1);
    },
  },
  {
    rule: 'AFU-R70',
    run(g) {
      collectPanic(g); // AFU-12.2: what a bonus gave back lies on the stack before the battle takes from it
      creditAll(g, false);
    },
  },
  { rule: 'AFU-9.1', run: panicForEmptyColumns },
  { rule: 'AFU-7.1', run: battle },
  {
    rule: 'AFU-R75',
    run(g) {
      if (!RULINGS.lateRewards) return;
      const seats = lateSeats(g);
      if (seats !== 0) g.fork(aftermath, seats);
    },
  },
  {
    rule: 'AFU-R75',
    run(g) {
      collectPanic(g);
      if (RULINGS.lateRewards) creditAll(g, true);
    },
  },
  {
    rule: 'AFU-8.10',
    run(g) {
      if (editionOf(g.s).strikeBeforeBuying) rocketStrikes(g);
    },
  },
  {
    rule: 'AFU-13.1',
    run(g) {
      if (!skips(g.s, STEP.recruitment)) openRecruitment(g);
    },
  },
  {
    rule: 'AFU-8.10',
    run(g) {
      if (!editionOf(g.s).strikeBeforeBuying) rocketStrikes(g); // AFU-D4
    },
  },
  { rule: 'AFU-4.4', run: endTurn },
  {
    rule: 'AFU-4.7',
    run(g) {
      const { s } = g;
      s.resume.value = 0;
      if (gameEnds(g)) return 'end';
      if (!solo(s)) s.first.value = (1 - s.first.value) as Seat; // AFU-4.5, AFU-15.3, AFU-27.5
      if (invasionOver(g)) prepareWar(g);
      return 'restart';
    },
  },
]);
