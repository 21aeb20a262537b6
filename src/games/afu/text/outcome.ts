import type { Seat } from '../../../kernel/ids.ts';
import { tests } from '../cards/columns.ts';
import { breakdown, type Entry, progress, rankOf, RANKS } from '../rules/22-scoring.ts';
import { type Afu, LOSS, solo } from '../state.ts';
import { nameOf } from './card.ts';
import type { Words } from './words.ts';

/** How far somebody came towards what was not met: 5/7. A yes or no has no way between. */
function missed(s: Afu, seat: Seat, entry: Entry): string {
  const test = tests[entry.def];
  if (test === undefined) return '';
  const { have, need } = progress(s, seat, test);
  return need > 1 ? ` (${have}/${need})` : '';
}
function entryLine(w: Words, s: Afu, seat: Seat, entry: Entry): string {
  const name = entry.why === 'panic' ? w.panics(-entry.vp) : nameOf(w, entry.def);
  const secret = entry.why === 'secret' ? ` (${w.outcome.secret})` : '';
  const note =
    entry.why === 'objective' || entry.why === 'panic' || entry.vp > 0
      ? ''
      : `, ${entry.met ? w.outcome.bothMet : w.outcome.notMet + missed(s, seat, entry)}`;
  return `  ${name}${secret}: ${w.vp(entry.vp)}${note}`;
}
/** Who won and why, with every point accounted for (AFU-22, AFU-25.6). */
export function outcomeText(w: Words, s: Afu): readonly string[] {
  const alone = solo(s);
  if (s.loss.value !== LOSS.none) return [w.outcome.lost(s.loss.value)];
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const account = seats.flatMap((seat) => [
    w.outcome.total(w.seats[seat] ?? '', s.vp.get(seat)),
    ...breakdown(s, seat).map((entry) => entryLine(w, s, seat, entry)),
  ]);
  const ended = w.outcome.ended(s.lastRound.value === 1);
  if (alone) {
    const vp = s.vp.get(0 as Seat);
    const next = RANKS.findLast(({ least }) => least > vp);
    return [
      w.outcome.rank(w.ranks[rankOf(vp)], vp),
      ...(next === undefined ? [] : [w.table.nextRank(w.ranks[next.rank], next.least)]),
      ended,
      ...account,
    ];
  }
  const winner = seats.find((seat) => s.table.score[seat]! > 0);
  const tied = s.vp.get(0 as Seat) === s.vp.get(1 as Seat);
  return [
    ...(winner === undefined ? [w.outcome.draw, w.outcome.donate] : [w.outcome.won(w.seats[winner] ?? '')]), // AFU-22.9
    ...(winner !== undefined && tied ? [w.outcome.byPanic] : []), // AFU-22.8
    ended,
    ...account,
  ];
}
