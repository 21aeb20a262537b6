import { COMMENTS, type MatchRecord, readComments, type RecordedComment } from '../../../kernel/record.ts';
import { sha256, toHex } from '../../../kernel/sha256.ts';

/** Two games of one seed share their secret: what tells them apart is how they were played. */
function placeOf({ secret = '', moves }: MatchRecord): string {
  const played = moves.map(([seat, action]) => `${seat}${action}`).join(';');
  return `redut.comments.${toHex(sha256(new TextEncoder().encode(`${secret} ${played}`))).slice(0, 24)}`;
}
const isSame = (a: RecordedComment, b: RecordedComment): boolean =>
  a.move === b.move && a.by === b.by && a.text === b.text;

/** What was written on this device to a game, wherever the game itself came from. */
function written(record: MatchRecord): readonly RecordedComment[] {
  try {
    const kept = localStorage.getItem(placeOf(record));
    return kept === null ? [] : readComments(JSON.parse(kept), record.moves.length);
  } catch {
    // A device that keeps nothing, or a list that somebody has changed by hand.
    return [];
  }
}
function write(record: MatchRecord, comments: readonly RecordedComment[]): boolean {
  try {
    if (comments.length === 0) localStorage.removeItem(placeOf(record));
    else localStorage.setItem(placeOf(record), JSON.stringify(comments));
    return true;
  } catch {
    return false;
  }
}

/** Those that came with the record and those of this device, in the order of the moves. */
export function commentsOf(record: MatchRecord): readonly RecordedComment[] {
  const { comments: brought = [] } = record;
  const own = written(record).filter((one) => !brought.some((other) => isSame(one, other)));
  return [...brought, ...own].toSorted((a, b) => a.move - b.move);
}
export const isOwnComment = (record: MatchRecord, comment: RecordedComment): boolean =>
  written(record).some((one) => isSame(one, comment));

/** Whether it could be kept. */
export function addComment(record: MatchRecord, comment: RecordedComment): boolean {
  const all = commentsOf(record);
  if (all.length >= COMMENTS.most) return false;
  return all.some((one) => isSame(one, comment)) || write(record, [...written(record), comment]);
}
export function removeComment(record: MatchRecord, comment: RecordedComment): boolean {
  return write(
    record,
    written(record).filter((one) => !isSame(one, comment)),
  );
}
/** The record as it is given away. */
export function withComments(record: MatchRecord): MatchRecord {
  const { comments: _brought, ...bare } = record;
  const comments = commentsOf(record);
  return comments.length === 0 ? bare : { ...bare, comments };
}
