import { moduleOf } from '../../../games/index.ts';
import type { Seat, Viewer } from '../../../kernel/ids.ts';
import type { MatchRecord } from '../../../kernel/record.ts';
import { type Outlook, review } from './outlook.ts';

export interface ToReview {
  readonly record: MatchRecord;
  /** Whose chance. */
  readonly target: Seat;
  /** From whose view. */
  readonly viewer: Viewer;
}
export type Reviewed = { readonly outlook: Outlook } | { readonly error: string };

const scope = self as unknown as {
  postMessage(message: Reviewed): void;
  onmessage: (event: MessageEvent<ToReview>) => void;
};
async function look({ record, target, viewer }: ToReview): Promise<Outlook> {
  const { game, texts } = await moduleOf(record.game);
  return review(game, record, target, viewer, texts);
}
scope.onmessage = ({ data }) => {
  look(data).then(
    (outlook) => scope.postMessage({ outlook }),
    (error: unknown) => scope.postMessage({ error: String(error) }),
  );
};
