import type { Game } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import { type Rules, rulesFor } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import { fromHex } from '../kernel/sha256.ts';
import type { State } from '../kernel/table.ts';
import { type Automatic, automaticFor } from './automatic.ts';
import { Framing } from './frames.ts';
import type { Answer, Orders } from './messages.ts';
import { digestOf, restored } from './position.ts';
import { type Advanced, isDeclined, Referee, type Situation } from './referee.ts';
import type { EventRow, MatchHeader, MatchStore, StoredMatch } from './store.ts';

/** What a command was answered, and to whom. */
export interface Known {
  readonly seat: number;
  readonly answer: Answer;
}
/** So many of the latest commands are known by heart; for others the store is asked. */
const BY_HEART = 64;

/** A match as its log tells it. Only `situation`, `answers` and `orders` change. */
export interface Loaded<S extends State, O extends SetupOptions> {
  readonly header: MatchHeader;
  readonly secret: string;
  readonly rules: Rules<S, O>;
  readonly referee: Referee<S, O>;
  readonly automatic: Automatic<S, O>;
  readonly framing: Framing<S, O>;
  readonly answers: Map<string, Known>;
  orders: (Orders | undefined)[];
  situation: Situation<S>;
}
export type GameOf<S extends State, O extends SetupOptions> = (name: string) => Game<S, O> | Promise<Game<S, O>>;

/** Reads the tail of the log, or all of it where the kept position is of no use. */
export async function read<S extends State, O extends SetupOptions>(
  gameOf: GameOf<S, O>,
  store: MatchStore,
  match: string,
): Promise<Loaded<S, O> | undefined> {
  const tail = await store.load(match, 'tail');
  if (tail === undefined) return undefined;
  const game = await gameOf(tail.header.game);
  const short = followed(game, tail);
  if (short !== undefined) return short;
  const whole = await store.load(match);
  return whole && follow(game, whole);
}
interface Following<S> {
  /** Called with every step. */
  readonly each?: (from: Situation<S>, advanced: Advanced<S>) => void;
  /** How far back the line goes: see `REACH`. */
  readonly reach?: number;
}
/** Reads the log from its beginning, or, if that is not there or the rules have changed since, from the position kept. */
export function follow<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  how: Following<S> = {},
): Loaded<S, O> {
  const loaded = followed(game, stored, how);
  if (loaded === undefined) throw new Error(`match ${stored.header.match}: the kept position does not fit the log`);
  return loaded;
}
function followed<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  stored: StoredMatch,
  { each, reach }: Following<S> = {},
): Loaded<S, O> | undefined {
  const { header, secret, rows, saved, orders } = stored;
  if (header.game !== game.name) throw new InputError('game', `is ${header.game}, not ${game.name}`);
  const setup = readSetup(game.options, header.setup);
  const rules = rulesFor(game, setup);
  const automatic = automaticFor(rules);
  const referee = new Referee(header, { rules, setup, secret: fromHex(secret)! }, automatic, reach);
  const goesOn =
    saved !== undefined && (rows[0]?.version !== 1 || rows.some(({ edition }) => edition !== game.edition));
  const situation = goesOn ? restored(rules, saved, rows) : referee.first();
  if (situation === undefined) return undefined;
  const framing = new Framing<S, O>(rules, header, secret);
  const answers: Loaded<S, O>['answers'] = new Map();
  const loaded = { header, secret, rules, referee, automatic, framing, answers, orders: [...orders], situation };
  for (const row of rows) {
    if (row.version <= loaded.situation.ledger.version) learn(loaded, row);
    else {
      const from = loaded.situation;
      const advanced = advance(loaded, row);
      each?.(from, advanced);
      referee.forget(from, advanced.situation);
    }
  }
  return loaded;
}
/** Plays one row on. Throws if it does not follow. */
export function advance<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>, row: EventRow): Advanced<S> {
  const { header, rules, referee, situation } = loaded;
  const advanced = referee.advance(situation, row.body, row.at, false);
  const trouble = isDeclined(advanced) ? advanced.rule : mismatch(rules, row, advanced);
  if (isDeclined(advanced) || trouble !== undefined)
    throw new Error(`match ${header.match}, version ${row.version}, does not follow from the log: ${trouble}`);
  loaded.situation = advanced.situation;
  learn(loaded, row);
  return advanced;
}
/** The answer to the command that became this row. */
export function learn<S extends State, O extends SetupOptions>({ answers }: Loaded<S, O>, row: EventRow): Answer {
  const known = knownOf(row);
  answers.set(row.id, known);
  if (answers.size > BY_HEART) answers.delete(answers.keys().next().value!);
  return known.answer;
}
/** The same whenever somebody asks. */
export function knownOf({ id, seat, version, body }: EventRow): Known {
  return { seat, answer: { re: 'ok', id, version, ...(body.do === 'ask' ? { waits: body.stop } : {}) } };
}
function mismatch<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  row: EventRow,
  { situation }: Advanced<S>,
): string | undefined {
  const digest = digestOf(rules, situation);
  return digest === row.digest ? undefined : `the digest is ${digest}, not ${row.digest}`;
}

/** The row that would follow. */
export function rowOf<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  id: string,
  seat: number,
  { situation, event }: Advanced<S>,
): EventRow {
  const { version, at } = situation.ledger;
  return { version, id, seat, at, edition: rules.game.edition, body: event, digest: digestOf(rules, situation) };
}
