import type { Seat } from '../../kernel/ids.ts';
import type { MatchRecord, RecordedMove } from '../../kernel/record.ts';
import { fromHex } from '../../kernel/sha256.ts';
import type { Match, NewMatch } from '../../match/match.ts';
import type { Answer, Holder } from '../../match/messages.ts';

/** As many actions as one command may carry, and less. */
const MOST = 64;
/** A choice that has to wait has waited when this much of the past is over. */
const STEP = 600_000;

/** Moves of one seat in a row are one command. */
export function commandsOf(moves: readonly RecordedMove[]): readonly (readonly RecordedMove[])[] {
  const commands: RecordedMove[][] = [];
  for (const move of moves) {
    const open = commands.at(-1);
    if (open !== undefined && open[0]![0] === move[0] && open.length < MOST) open.push(move);
    else commands.push([move]);
  }
  return commands;
}

/** The match of a record from its beginning: the same secret deals the same cards. People sit everywhere until it stands. */
export function onceMore(match: string, record: MatchRecord, seats: number): NewMatch {
  if (record.secret === undefined) throw new Error('the match has not ended');
  return {
    match,
    setup: record.setup,
    secret: fromHex(record.secret)!,
    seats: Array.from({ length: seats }, (): Holder => ({ kind: 'person', who: '' })),
    standIn: 'soldier',
    at: Date.now() - STEP * (record.moves.length + 2),
  };
}
/** Carries out the first moves of the record, then seats whoever is to play on. */
export async function followRecord(
  match: Match,
  record: MatchRecord,
  count: number,
  seats: readonly Holder[],
): Promise<void> {
  const commands = commandsOf(record.moves.slice(0, count));
  let at = Date.now() - STEP * (commands.length + 1);
  const ok = (answer: Answer): void => {
    if (answer.re === 'no') throw new Error(`the record goes another way: ${answer.rule}`);
  };
  for (const [seat, nonce] of record.nonces.entries())
    ok(await match.submit(seat as Seat, { match: match.id, id: `ready-${seat}`, cmd: 'ready', nonce }, at));
  if (record.nonces.length < seats.length) ok(await match.deal('deal', at));
  // Each action counts one: whoever has acted n times is asked for the n-th time.
  const serials = [...(await match.about()).serials];
  for (const [i, moves] of commands.entries()) {
    at += STEP;
    const seat = moves[0]![0] as Seat;
    const serial = serials[seat]!;
    serials[seat] = serial + moves.length;
    const actions = moves.map(([, action]) => action);
    ok(await match.submit(seat, { match: match.id, id: `record-${i}`, cmd: 'act', serial, actions }, at));
  }
  for (const [seat, holder] of seats.entries())
    if (holder.kind !== 'person') ok(await match.sit(`sit-${seat}`, seat as Seat, holder, Date.now()));
}
