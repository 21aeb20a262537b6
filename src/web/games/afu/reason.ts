import { breakdown, type Entry } from '../../../games/afu/rules/22-scoring.ts';
import { type Afu, LOSS, solo } from '../../../games/afu/state.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { TableView } from '../../table/view.ts';
import { WORDS } from './words.ts';

type View = TableView<Afu>;
const LOST_BY = {
  [LOSS.threePanic]: 'AFU-25.1',
  [LOSS.emptyStack]: 'AFU-25.2',
  [LOSS.captures]: 'AFU-25.3',
} as const;

/** By what the game was over, or by what equal points were told apart. */
function ruleOf({ s }: View): string {
  const { loss, lastRound, vp } = s;
  if (loss.value !== LOSS.none) return LOST_BY[loss.value as keyof typeof LOST_BY];
  if (solo(s)) return 'AFU-25.6';
  if (vp.get(0 as Seat) === vp.get(1 as Seat)) return s.table.score[0] === s.table.score[1] ? 'AFU-22.9' : 'AFU-22.8';
  return lastRound.value === 1 ? 'AFU-21.1' : 'AFU-21.2';
}
const KINDS: readonly (readonly [keyof (typeof WORDS)['uk']['decided'], readonly Entry['why'][]])[] = [
  ['objectives', ['objective']],
  ['achievements', ['achievement', 'secret']],
  ['panic', ['panic']],
];
/** What of the winner's points made most of the difference. */
function decidedBy({ s, language }: View): string | undefined {
  const winner = s.table.score.findIndex((score) => score > 0);
  if (solo(s) || winner < 0) return undefined;
  const [own, other] = [winner, 1 - winner].map((seat) => breakdown(s, seat as Seat));
  const sum = (account: readonly Entry[], kinds: readonly Entry['why'][]): number =>
    account.reduce((all, { why, vp }) => (kinds.includes(why) ? all + vp : all), 0);
  const sums = KINDS.map(([name, kinds]) => ({ name, most: sum(own!, kinds), least: sum(other!, kinds) }));
  const { name, most, least } = sums.reduce((best, one) =>
    one.most - one.least > best.most - best.least ? one : best,
  );
  return most > least ? WORDS[language].decided[name](most, least) : undefined;
}
/** AFU-21, AFU-22, AFU-25: how it ended, without the account, which is a table. */
export function reason(view: View): { readonly says: readonly string[]; readonly rule: string } {
  const { s, text } = view;
  const lost = s.loss.value !== LOSS.none;
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const account = lost ? 0 : seats.reduce((lines, seat) => lines + 1 + breakdown(s, seat).length, 0);
  const lines = text.outcome(s);
  // Who has won stands over it already.
  const told = seats.length > 1 ? 1 : 0;
  const decided = decidedBy(view);
  return {
    says: [...lines.slice(told, lines.length - account), ...(decided === undefined ? [] : [decided])],
    rule: ruleOf(view),
  };
}
