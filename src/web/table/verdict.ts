import { words } from '../shell/text/index.ts';
import { givenUp } from './given-up.ts';
import { sentences } from './story.ts';
import type { TableView } from './view.ts';

/** How a game ended for who looks; `over` for who takes no side. */
export type Verdict = 'won' | 'lost' | 'drawn' | 'over';

/** Everybody has lost: against the game, or because one of those who play it together gave up. */
export const isLostByAll = (view: TableView): boolean =>
  (view.about?.result?.scores !== undefined && view.layout.lost?.(view) === true) ||
  (view.rules.game.utility === 'shared' && view.about?.result?.by === 'concession');

export function verdictOf(view: TableView): Verdict {
  const scores = view.about?.result?.scores;
  if (isLostByAll(view)) return 'lost';
  if (scores === undefined) return 'over';
  if (view.rules.game.utility === 'shared') return (scores[0] ?? 0) > 0 ? 'won' : 'lost';
  const best = Math.max(...scores);
  if (scores.length > 1 && scores.every((score) => score === best)) return 'drawn';
  const mine = view.viewer === 'spectator' || view.model.hotSeat ? undefined : scores[view.viewer];
  return mine === undefined ? 'over' : mine === best ? 'won' : 'lost';
}
/** Who has won, in two words to the viewer. */
export function headlineOf(view: TableView): string {
  const w = words().end;
  const verdict = verdictOf(view);
  const scores = view.about?.result?.scores;
  if (verdict === 'won' && view.rules.game.utility === 'shared' && view.rules.seats > 1) return w.together;
  if (verdict !== 'over') return w[verdict];
  return scores === undefined ? '' : w.wins(view.text.seats[scores.indexOf(Math.max(...scores))] ?? '');
}
/** The end in one breath: who has won, and why it is so. */
export function endedWords(view: TableView): string {
  const why = givenUp(view) ?? view.layout.reason?.(view).says[0] ?? view.text.outcome(view.s)[0] ?? '';
  return sentences([headlineOf(view), why]);
}
