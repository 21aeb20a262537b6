/** AFU 24: objectives in solo play. AFU 25.1 to 25.3: how a solo game is lost. */
import type { Seat } from '../../../kernel/ids.ts';
import { attack, BY_DEFENCE, defence, demands, PANIC_DEF, threshold } from '../cards/columns.ts';
import { type Afu, book, type G, LOSS, solo, zone } from '../state.ts';
import { DONE } from '../../../kernel/verbs.ts';
import { fact } from '../verbs.ts';
import { invaderReady } from './05-preparation.ts';
import { takePanic } from './09-panic.ts';
import {
  atStake,
  closeAuction,
  deedsAfterPayment,
  noteOpenObjective,
  objectiveOnTop,
  offerCards,
  oneMore,
  takeObjective,
  useCard,
  usedWorth,
} from './19-auction.ts';

const ALONE = 0 as Seat;
const CAPTURES = 3;
/** What a lost game scores: below anything that can be counted (AFU-R65). */
const LOST = -99;

export function lose(g: G, cause: number): void {
  g.s.loss.value = cause;
  g.s.vp.set(ALONE, LOST);
  g.happened(fact.lost, ALONE, cause);
  g.finish(lostScore);
}
const lostScore = (): number => LOST;

/** AFU-25.1, AFU-R64: right after the draw to five. */
export function threePanicTest(g: G): void {
  const t = g.table;
  const hand = zone.hand(ALONE);
  if (!solo(g.s)) return;
  let n = 0;
  for (let i = 0; i < t.size(hand); i++) if (t.printed(t.card(hand, i)) === PANIC_DEF) n++;
  if (n >= 3) lose(g, LOSS.threePanic);
}

/** AFU-24.1, AFU-24.9, AFU-R63: the printed value of the invader that bids. */
export function invaderBid(s: Afu): number {
  const t = s.table;
  if (t.size(zone.bid) === 0) return 0;
  const def = t.printed(t.card(zone.bid, 0));
  return s.demanded.value === BY_DEFENCE ? defence[def]! : attack[def]!;
}

/** What an auction can come to; the first may come with the second. */
export const VERDICT = { panic: 1, captured: 2, taken: 4 } as const;
/** AFU-24.3: what it comes to with the cards that are offered now; 0 if the objective stays (AFU-24.5, AFU-24.7). */
function verdict(s: Afu): number {
  const needed = threshold[objectiveOnTop(s)]!;
  const invader = invaderBid(s);
  const own = usedWorth(s, ALONE, s.demanded.value);
  const panic = s.table.size(zone.used(ALONE)) === 0 ? VERDICT.panic : 0; // AFU-24.4
  if (invader >= needed && invader > own) return panic | VERDICT.captured; // AFU-24.6
  return own >= needed && own > invader ? VERDICT.taken : panic; // AFU-24.8
}

export const soloAuction = book.procedure('soloAuction', {}, [
  {
    rule: 'AFU-24.1',
    run(g) {
      g.s.demanded.value = demands[objectiveOnTop(g.s)]!;
      g.s.auction.value = 1;
      if (invaderReady(g, ALONE)) g.draw(zone.invaderDeck(ALONE), zone.bid);
    },
  },
  {
    rule: 'AFU-24.2',
    prompt: 'afu.offer',
    values: ({ s }) => ({
      ...atStake(s),
      bid: invaderBid(s),
      worth: Math.max(0, usedWorth(s, ALONE, s.demanded.value)),
      verdict: verdict(s),
    }),
    least: ({ s }, _l, picked) => (usedWorth(s, ALONE, s.demanded.value) >= 0 ? 0 : picked + 1),
    most: (g, _l, picked) => oneMore(g, ALONE, picked),
    offer({ s }, _l, out) {
      offerCards(s, ALONE, s.demanded.value, 'AFU-R62', out);
      if (usedWorth(s, ALONE, s.demanded.value) < 0) out.refuse(DONE, 'AFU-R62');
    },
    take: (g, _l, action) => useCard(g, ALONE, action),
  },
  {
    rule: 'AFU-R62',
    run(g) {
      noteOpenObjective(g, ALONE);
      g.begin(deedsAfterPayment, ALONE);
    },
  },
  {
    rule: 'AFU-24.3',
    run(g) {
      const comes = verdict(g.s);
      if ((comes & VERDICT.panic) !== 0) takePanic(g, ALONE, 1);
      if ((comes & VERDICT.captured) !== 0) captureObjective(g);
      else if (comes === VERDICT.taken) takeObjective(g, ALONE);
      closeAuction(g);
    },
  },
]);
function captureObjective(g: G): void {
  g.happened(fact.objectiveCaptured, objectiveOnTop(g.s));
  g.draw(zone.pile, zone.captured);
  g.s.taken.value = 1;
  if (g.table.size(zone.captured) >= CAPTURES) lose(g, LOSS.captures); // AFU-25.3
}
