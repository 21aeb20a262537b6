/** AFU 17 and 18: events of the War. */
import type { DefId } from '../../../kernel/ids.ts';
import { defOf } from '../../../kernel/verbs.ts';
import { chaining, EFFECT, effectN, family, FAMILY, firstEffect, KIND, kind, secondEffect } from '../cards/columns.ts';
import { RULINGS } from '../rulings.ts';
import { book, type G, inTurn, seatsOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { drawCard } from './05-preparation.ts';
import { takePanic } from './09-panic.ts';
import { recon } from './12-rewards.ts';
import { closeMarket, openMarket } from './13-recruitment.ts';
import { mustChoose } from './why-not.ts';

/** AFU-R40: effects that wait for the draw, as they are packed into `deferred`. */
const DISCARD = 1;
const CYCLE = 2;
const FETCH = 3;

function defer(g: G, what: number): void {
  let shift = 0;
  while (((g.s.deferred.value >> shift) & 3) !== 0) shift += 2;
  g.s.deferred.value |= what << shift;
}

/** AFU-18.9, AFU-R43: any card out of the own hospital; compulsory while it holds one. */
const hospitalReturn = book.procedure('hospitalReturn', {}, [
  {
    rule: 'AFU-18.9',
    prompt: 'afu.fetch',
    when: (g) => g.table.size(zone.hospital(g.seat)) > 0,
    offer(g, _l, out) {
      out.each(act.fetch, g.table, zone.hospital(g.seat));
      mustChoose(out, 'AFU-R43');
    },
    take(g, _l, action) {
      g.move(g.table.find(zone.hospital(g.seat), defOf(action)), zone.hand(g.seat));
    },
  },
]);

/** AFU-17.3, AFU-R40, AFU-18.1 to AFU-18.10: carries one effect out, for each player, first player first. */
function carryOut(g: G, effect: number, def: DefId): void {
  switch (effect) {
    case EFFECT.buy:
      openMarket(g, effectN[def]!);
      return;
    case EFFECT.panic: // AFU-18.5
      for (let i = 0; i < seatsOf(g); i++) takePanic(g, inTurn(g, i), 1);
      return;
    case EFFECT.fewerInvaders:
      g.s.fewer.value++;
      return;
    case EFFECT.airLoss:
      g.s.airLoss.value = 1;
      return;
    case EFFECT.cycle1:
      defer(g, CYCLE);
      return;
    case EFFECT.discard1:
      defer(g, DISCARD);
      return;
    case EFFECT.recon3: // AFU-18.8
      for (let i = seatsOf(g) - 1; i >= 0; i--) g.begin(recon, inTurn(g, i));
      return;
    case EFFECT.hospitalReturn:
      if (!RULINGS.fetchedCountsTowardsFive) defer(g, FETCH);
      else for (let i = seatsOf(g) - 1; i >= 0; i--) g.begin(hospitalReturn, inTurn(g, i));
  }
}

/** AFU-17.1, AFU-17.2, AFU-17.3, AFU-17.4, AFU-17.5, AFU-17.6: cards are revealed until one has no chaining symbol. */
export const eventSeries = book.procedure('eventSeries', { card: 'def' }, [
  {
    rule: 'AFU-17.1',
    run(g, l) {
      const t = g.table;
      if (t.size(zone.eventDeck) === 0) return 'end';
      const top = t.top(zone.eventDeck);
      g.reveal(top, t.plan.everyone);
      const def = (l.card = t.printed(top));
      g.happened(fact.eventRevealed, def);
      g.move(top, family[def] === FAMILY.objective ? zone.pile : zone.events); // AFU-17.2, AFU-R42
      if (family[def] !== FAMILY.objective) return 'next';
      if (kind[def] === KIND.ship) g.s.lastRound.value = 1; // AFU-17.8
      return 'end'; // AFU-17.5
    },
  },
  { rule: 'AFU-17.3', run: (g, l) => carryOut(g, firstEffect[l.card]!, l.card) },
  { rule: 'AFU-18.3', run: closeMarket },
  { rule: 'AFU-17.3', run: (g, l) => carryOut(g, secondEffect[l.card]!, l.card) },
  { rule: 'AFU-18.3', run: closeMarket },
  { rule: 'AFU-17.4', run: (_g, l) => (chaining[l.card] === 1 ? 'restart' : 'end') },
]);

/** AFU-17.7, AFU-18.1, AFU-18.10, AFU-R41, AFU-R73: after the draw, in the order of reveal; both seats at once. */
export const deferredEffects = book.procedure('deferredEffects', { done: 'number', now: 'number' }, [
  {
    rule: 'AFU-17.7',
    run(g, l) {
      l.now = (g.s.deferred.value >> (2 * l.done++)) & 3;
      return l.now === 0 ? 'end' : 'next';
    },
  },
  {
    rule: 'AFU-R41',
    run(g, l) {
      if (l.now === FETCH) g.begin(hospitalReturn);
    },
  },
  {
    rule: 'AFU-18.10',
    prompt: 'afu.discard',
    when: (g, l) => l.now === DISCARD && g.table.size(zone.hand(g.seat)) > 0,
    offer(g, _l, out) {
      out.each(act.discard, g.table, zone.hand(g.seat));
      mustChoose(out, 'AFU-R40');
    },
    take(g, _l, action) {
      g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.discard(g.seat));
    },
  },
  {
    rule: 'AFU-18.1',
    prompt: 'afu.cycle',
    when: (g, l) => l.now === CYCLE && g.table.size(zone.hand(g.seat)) > 0,
    offer(g, _l, out) {
      out.each(act.cycle, g.table, zone.hand(g.seat));
      mustChoose(out, 'AFU-R40');
    },
    take(g, _l, action) {
      g.move(g.table.find(zone.hand(g.seat), defOf(action)), zone.discard(g.seat));
      drawCard(g, g.seat, false);
    },
  },
  { rule: 'AFU-17.6', run: () => 'restart' },
]);
/** The seats that have something to do after the draw: all, while there is an effect. */
export const deferredSeats = (g: G): number => (g.s.deferred.value === 0 ? 0 : (1 << seatsOf(g)) - 1);
