import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { type Rules, rulesFor } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { fromHex, hex8 } from '../kernel/sha256.ts';
import { restore } from '../kernel/snapshot.ts';
import type { State } from '../kernel/table.ts';
import { Automatic } from './automatic.ts';
import { Framing } from './frames.ts';
import type { Answer, Orders } from './messages.ts';
import { type Advanced, isDeclined, Referee, type Standing } from './referee.ts';
import type { EventRow, MatchHeader, MatchStore, StoredMatch } from './store.ts';

/** A match as its log tells it. Only `standing`, `answers` and `orders` change. */
export interface Loaded<S extends State, O extends SetupOptions> {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly rules: Rules<S, O>;
  readonly referee: Referee<S, O>;
  readonly automatic: Automatic<S, O>;
  readonly framing: Framing<S, O>;
  readonly answers: Map<string, { readonly seat: number; readonly answer: Answer }>;
  readonly orders: (Orders | undefined)[];
  standing: Standing<S>;
}

export async function read<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  store: MatchStore,
  match: string,
): Promise<Loaded<S, O>> {
  const stored = await store.load(match);
  if (stored === undefined) throw new InputError('match', `there is no match ${match}`);
  return follow(game, stored);
}

/** Reads the log from its beginning, or, if the rules have changed since, from the last position that was kept. */
export function follow<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  each?: (from: Standing<S>, advanced: Advanced<S>) => void,
): Loaded<S, O> {
  const { header, secret, rows, saved } = stored;
  if (header.game !== game.name) throw new InputError('game', `is ${header.game}, not ${game.name}`);
  const setup = readSetup(game.options, header.setup);
  const rules = rulesFor(game, setup);
  const changed = rows.some(({ edition }) => edition !== game.edition) ? saved : undefined;
  const kept = changed === undefined ? undefined : restore(rules, changed.position);
  const automatic = new Automatic(rules);
  const referee = new Referee(header, { rules, setup, secret: fromHex(secret)!, kept }, automatic);
  const answers: Loaded<S, O>['answers'] = new Map();
  // What was done before the rules changed cannot be played again, so nothing of it can be taken back.
  let standing = changed === undefined ? referee.first() : { ledger: { ...changed.ledger, line: [] }, state: kept };
  for (const row of rows) {
    answers.set(row.id, { seat: row.seat, answer: answerTo(row) });
    if (row.version <= standing.ledger.version) continue;
    const advanced = referee.advance(standing, row.body, row.at, false);
    const trouble = isDeclined(advanced) ? advanced.rule : mismatch(rules, row, advanced);
    if (isDeclined(advanced) || trouble !== undefined) {
      throw new Error(`match ${header.match}, version ${row.version}, does not follow from the log: ${trouble}`);
    }
    each?.(standing, advanced);
    referee.forget(standing, advanced.standing);
    standing = advanced.standing;
  }
  const framing = new Framing<S, O>(rules, header, secret);
  return { header, secret, rules, referee, automatic, framing, answers, orders: [...stored.orders], standing };
}
function mismatch<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  row: EventRow,
  { standing }: Advanced<S>,
): string | undefined {
  const digest = digestOf(rules, standing);
  return digest === row.digest ? undefined : `the digest is ${digest}, not ${row.digest}`;
}
const digestOf = <S extends State, O extends SetupOptions>(rules: Rules<S, O>, { state }: Standing<S>): string =>
  state === undefined ? '' : hex8(rules.digest(state));

/** The row that would follow. */
export function rowOf<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  id: string,
  seat: number,
  { standing, event }: Advanced<S>,
): EventRow {
  const { version, at } = standing.ledger;
  return { version, id, seat, at, edition: rules.game.edition, body: event, digest: digestOf(rules, standing) };
}
/** The answer to the command that became this row: the same whenever somebody asks. */
export function answerTo({ id, version, body }: EventRow): Answer {
  return { re: 'ok', id, version, ...(body.do === 'ask' ? { waits: body.stop } : {}) };
}
