import { moduleOf } from '../../games/index.ts';
import { type Outlook, review } from './outlook.ts';
import type { Reviewed, Scope, ToReview } from './wire.ts';

async function look({ record, target, viewer }: ToReview): Promise<Outlook> {
  const { game, texts } = await moduleOf(record.game);
  return review(game, record, target, viewer, texts);
}
/** Looks through one finished game. */
export function asReviewer(scope: Scope<ToReview, Reviewed>): void {
  scope.onmessage = ({ data }) => {
    look(data).then(
      (outlook) => scope.postMessage({ outlook }),
      (error: unknown) => scope.postMessage({ error: String(error) }),
    );
  };
}
