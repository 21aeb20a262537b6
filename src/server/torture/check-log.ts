import { isDeepStrictEqual } from 'node:util';
import { commitmentTo } from '../../kernel/chance.ts';
import { tableOf } from '../../kernel/draft.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { fromHex, hex8 } from '../../kernel/sha256.ts';
import { restore } from '../../kernel/snapshot.ts';
import type { Brought } from '../../match/brought.ts';
import type { Ledger, MatchEvent } from '../../match/ledger.ts';
import { follow } from '../../match/log.ts';
import type { Holder, Result } from '../../match/messages.ts';
import type { EventRow, StoredMatch } from '../../match/store.ts';
import { roomOfMatch } from '../room.ts';
import type { Tally } from './tally.ts';
import { isLogged, type Spoken, type Witness } from './witness.ts';

/** A log by itself: whole, of one piece, with honest times, and with the result and the position that follow from it. */
export function checkLog(stored: StoredMatch, game: AnyGame, result: Result | undefined, tally: Tally): void {
  const { header, rows, secret } = stored;
  const at = (row: EventRow): string => `${header.match} version ${row.version}`;
  rows.forEach((row, i) => {
    if (row.version !== i + 1) tally.is('gaps', `${at(row)} stands at place ${i + 1}`);
    const { body } = row;
    if ('seat' in body && body.seat !== row.seat) tally.is('altered', `${at(row)} is of seat ${row.seat}`);
    const since = rows[i - 1]?.at ?? header.at;
    if (row.at < since || row.at > Date.now()) tally.is('altered', `${at(row)} has the time ${row.at}`);
  });
  for (const id of repeated(rows.map((row) => row.id))) tally.is('twice', `${header.match} has ${id} twice`);
  if (commitmentTo(fromHex(secret)!, header.setup) !== header.commitment)
    tally.is('gaps', `${header.match} has another secret`);
  try {
    const { situation } = follow(game, stored);
    if (!isDeepStrictEqual(plain(situation.ledger.result), plain(result)))
      tally.is(
        'results',
        `${header.match} ended ${JSON.stringify(situation.ledger.result)}, not ${JSON.stringify(result)}`,
      );
  } catch (error) {
    tally.is('gaps', String(error));
  }
  checkPosition(stored, game, tally);
}
const repeated = (ids: readonly string[]): readonly string[] => ids.filter((id, i) => ids.indexOf(id) !== i);
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The position that was kept is the one that stood there. */
function checkPosition({ header, rows, saved }: StoredMatch, game: AnyGame, tally: Tally): void {
  if (saved === undefined) return;
  const rules = rulesFor(game, readSetup(game.options, header.setup));
  const digest = hex8(rules.digest(restore(rules, saved.position)));
  const stood = rows[saved.version - 1]?.digest;
  if (saved.ledger.version !== saved.version || digest !== stood)
    tally.is('gaps', `${header.match}: the position kept of version ${saved.version} is not what stood there`);
}

/** Every row is what somebody said who held that seat, or what the match may do by itself. */
export function checkOrigins(
  stored: StoredMatch,
  game: AnyGame,
  witnesses: ReadonlyMap<string, Witness>,
  tally: Tally,
): void {
  const before = ledgersBefore(stored, game);
  stored.rows.forEach((row, i) => {
    const named = /^(?:(?<seat>\d+)|(?<cmd>sit|stand|seat):(?<who>[^:]+)):(?<id>.+)$/.exec(row.id)?.groups;
    const where = `${stored.header.match} version ${row.version} (${row.id})`;
    if (named === undefined) {
      if (!row.id.startsWith('deal:')) tally.is('twice', `${where}: nobody said that`);
      return;
    }
    const holder = before[i]?.seats[row.seat];
    const who = named['who'] ?? (holder?.kind === 'person' ? holder.who : '');
    const spoken = witnesses.get(who)?.spoken.get(named['id']!);
    if (named['seat'] !== undefined && Number(named['seat']) !== row.seat)
      tally.is('altered', `${where}: another seat`);
    else if (spoken === undefined || !concerns(spoken, stored.header.match)) {
      if (!isOfTheGathering(row)) tally.is('twice', `${where}: nobody said that`);
    } else if (!says(spoken, row.body, who, before[i]))
      tally.is('altered', `${where}: ${JSON.stringify(row.body)} for ${JSON.stringify(spoken.command)}`);
    else if (spoken.answer?.re === 'no' && spoken.times === 1) tally.is('twice', `${where}: it was refused`);
  });
}
/** What names only a room and was sent more than once may arrive late, and is said anew to the match that is there then. */
const concerns = ({ match, command, times }: Spoken, of: string): boolean =>
  match === of || (times > 1 && !('match' in command) && command['room'] === roomOfMatch(of));
/** The first to sit down in each room did so before anybody kept account. */
const isOfTheGathering = ({ version, body }: EventRow): boolean => version === 1 && body.do === 'sit';

function ledgersBefore(stored: StoredMatch, game: AnyGame): readonly Ledger[] {
  const ledgers: Ledger[] = [];
  try {
    follow(game, stored, { each: (from) => ledgers.push(from.ledger) });
  } catch {
    // `checkLog` has said so.
  }
  return ledgers;
}
/** Is the event what the command asks for? */
function says({ command, seat }: Spoken, event: MatchEvent, who: string, before: Ledger | undefined): boolean {
  switch (event.do) {
    case 'move':
      return command.cmd === 'act' && event.seat === seat && isDeepStrictEqual(event.actions, command['actions']);
    case 'ready':
      return command.cmd === 'ready' && event.seat === seat && event.nonce === command['nonce'];
    case 'bring':
      return command.cmd === 'bring' && event.seat === seat && isBroughtBy(command, event.brought);
    case 'open':
      return command.cmd === 'open' && event.seat === seat && event.opened.nonce === command['nonce'];
    case 'pick':
      return command.cmd === 'pick' && event.seat === seat && cardAt(before, event) === command['card'];
    case 'ask':
    case 'undo':
      return command.cmd === 'undo' && event.seat === seat && event.count === command['count'];
    case 'answer':
      return command.cmd === (event.yes ? 'agree' : 'disagree') && event.seat === seat;
    case 'concede':
      return command.cmd === 'concede' && event.seat === seat;
    case 'sit':
      return sits(command, event, who, before?.seats[event.seat]);
    default:
      return false;
  }
}
const cardAt = (before: Ledger | undefined, { seat, at }: Extract<MatchEvent, { do: 'pick' }>): string | undefined =>
  before?.packs?.draft && tableOf(before.packs.draft).before[seat]?.[at];
/** Ready decks are written down by the names by which they were brought. */
const isBroughtBy = (command: Spoken['command'], brought: Brought | null): boolean =>
  isDeepStrictEqual(brought?.setup ?? {}, command['setup']);
function sits(
  command: Spoken['command'],
  { seat: at, holder }: Extract<MatchEvent, { do: 'sit' }>,
  who: string,
  before: Holder | undefined,
): boolean {
  if (command.cmd === 'stand') return holder.kind === 'open' && before?.kind === 'person' && before.who === who;
  if (at !== command['seat']) return false;
  if (command.cmd === 'sit') return holder.kind === 'person' && holder.who === who;
  const level = holder.kind === 'bot' ? holder.level : holder.kind;
  return command.cmd === 'seat' && level === command['level'];
}

const rowIdOf = ({ command, seat }: Spoken, who: string): string =>
  'match' in command ? `${seat}:${command.id}` : `${command.cmd}:${who}:${command.id}`;

/** Where a room has gone on to its next match, a command that names the room is carried out there. */
export function findMatches({ who, spoken }: Witness, logs: readonly StoredMatch[]): void {
  const inOrder = logs.toSorted((a, b) => a.header.at - b.header.at);
  for (const one of spoken.values()) {
    if ('match' in one.command) continue;
    const id = rowIdOf(one, who);
    const from = inOrder.findIndex(({ header }) => header.match === one.match);
    const since = inOrder.slice(Math.max(0, from));
    const at = one.answer?.re === 'ok' ? one.answer.version - 1 : -1;
    const acknowledged = since.find(({ rows }) => rows[at]?.id === id);
    const done = acknowledged ?? since.find(({ rows }) => rows.some((row) => row.id === id));
    one.match = done?.header.match ?? one.match;
  }
}
/** What a player was told is done stands in the log, where it was said to, in the order in which it was. */
export function checkAcknowledged(
  { who, spoken }: Witness,
  logs: ReadonlyMap<string, StoredMatch>,
  tally: Tally,
): number {
  let acknowledged = 0;
  for (const one of spoken.values()) {
    const { answer, command, match } = one;
    if (answer?.re !== 'ok' || !isLogged(command)) continue;
    acknowledged++;
    const row = logs.get(match)?.rows[answer.version - 1];
    if (row?.id !== rowIdOf(one, who))
      tally.is('lost', `${command.cmd} ${command.id} of ${who} is not version ${answer.version} of ${match}`);
  }
  checkOrders(spoken, logs, tally);
  return acknowledged;
}
/**
 * Of the standing orders the last ones that were taken stand, or later ones of which nobody has heard. What was sent more
 * than once, on a line that broke, may arrive late and is said anew then; or it was taken the first time, and refused the
 * second because the match was over by then.
 */
function checkOrders(spoken: Witness['spoken'], logs: ReadonlyMap<string, StoredMatch>, tally: Tally): void {
  const given = Map.groupBy(
    [...spoken.values()].filter(
      ({ command, answer, times }) => command.cmd === 'orders' && (answer?.re !== 'no' || times > 1),
    ),
    ({ match, seat }) => `${match} ${seat}`,
  );
  for (const [key, all] of given) {
    const last = all.findLastIndex(({ answer }) => answer?.re === 'ok');
    if (last < 0) continue;
    const { match, seat } = all[last]!;
    const stands = logs.get(match)?.orders[seat ?? -1];
    const may = all.filter(({ times }, i) => i >= last || times > 1);
    if (!may.some(({ command }) => isDeepStrictEqual(command['orders'], stands)))
      tally.is('lost', `orders of ${key} are ${JSON.stringify(stands)}, not ${JSON.stringify(may)}`);
  }
}

/** If one command was acknowledged before another was said, it comes before it in the log. */
export function checkOrder(witnesses: readonly Witness[], tally: Tally): void {
  const byMatch = Map.groupBy(
    witnesses.flatMap(({ spoken }) =>
      [...spoken.values()].filter(({ answer, command }) => answer?.re === 'ok' && isLogged(command)),
    ),
    ({ match }) => match,
  );
  const versionOf = ({ answer }: Spoken): number => (answer?.re === 'ok' ? answer.version : 0);
  for (const [match, said] of byMatch) {
    let latest = 0;
    for (const one of said.toSorted((a, b) => versionOf(a) - versionOf(b))) {
      if (one.answeredAt < latest) tally.is('disorder', `${match} version ${versionOf(one)} was acknowledged before`);
      latest = Math.max(latest, one.sentAt);
    }
  }
}
