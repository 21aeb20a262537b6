import { moduleOf } from '../../games/index.ts';
import { type Outlook, othersAt, review } from './outlook.ts';
import type { Reviewed, Scope, ToCompare, ToReview } from './wire.ts';

type ReviewerScope = Scope<ToReview | ToCompare, Reviewed>;
/** Milliseconds between two reports. */
const BEAT = 400;

async function look(scope: ReviewerScope, asked: ToReview | ToCompare): Promise<void> {
  const { game, texts } = await moduleOf(asked.record.game);
  if ('move' in asked) {
    scope.postMessage({ others: othersAt(game, asked.record, asked.move, texts) });
    return;
  }
  let told = performance.now();
  const sofar = (outlook: Outlook): void => {
    if (performance.now() - told < BEAT) return;
    scope.postMessage({ outlook, whole: false });
    told = performance.now();
  };
  scope.postMessage({
    outlook: review(game, asked.record, asked.target, asked.viewer, texts, sofar),
    whole: true,
  });
}
/** Looks through one finished game, or at one move of it. */
export function asReviewer(scope: ReviewerScope): void {
  scope.onmessage = ({ data }) => {
    look(scope, data).catch((error: unknown) => scope.postMessage({ error: String(error) }));
  };
}
