import { commitmentTo, DEAL, type LiveChance, matchChance } from './chance.ts';
import type { FactSink } from './facts.ts';
import type { AnyGame, Game } from './game.ts';
import type { Action, Seat } from './ids.ts';
import { Fields, InputError } from './input.ts';
import { packsChance, packsCommitment } from './packs.ts';
import { checkOpened, openedAgain, readPacks, type RecordedPacks, type RecordedPods } from './recorded-packs.ts';
import { type Refused, type Rules, rulesFor } from './rules.ts';
import { maskSetup, readSetup, type SetupOf, type SetupOptions } from './setup.ts';
import { fromHex, hex8, sha256, toHex } from './sha256.ts';
import type { State } from './table.ts';
import { spell, unspell } from './verbs.ts';

/** seat, action as `verb a b`, digest of the position after it */
export type RecordedMove = readonly [seat: number, action: string, digest: string];

/** 1: the commitment covers the secret alone. 2: it covers the setup, too. */
type Format = 1 | 2;

/** What a seat brought by itself: it stands in the setup, in place of what stood there before. */
export interface RecordedBrought {
  readonly before: Readonly<Record<string, unknown>>;
  readonly salt: string;
  /** To the salt and the settings, published before the deal. */
  readonly commitment: string;
}

/** What somebody said to a move afterwards. */
export interface RecordedComment {
  /** So many moves had been made. */
  readonly move: number;
  /** The name that the writer gave. */
  readonly by: string;
  readonly text: string;
}
/** As much as a record carries of them, and as long as a name and a comment may be. */
export const COMMENTS = { most: 200, name: 40, text: 500 } as const;

/** A match *is* its record: all draws follow from the secret, which was committed to before the deal. */
export interface MatchRecord {
  readonly redut: Format;
  readonly game: string;
  readonly edition: number;
  /** What is secret before the end is absent while the match is on. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** To the secret and the setup, as it was before the seats brought theirs. */
  readonly commitment: string;
  /** Absent while the match is on. */
  readonly secret?: string;
  readonly nonces: readonly string[];
  /** By seat. */
  readonly brought?: readonly (RecordedBrought | null)[];
  /** Where packs were opened: what all of it follows from. */
  readonly packs?: RecordedPacks | RecordedPods;
  readonly start: string;
  readonly moves: readonly RecordedMove[];
  readonly outcome?: readonly number[];
  /** No part of the match: whoever has the record may add to them. */
  readonly comments?: readonly RecordedComment[];
}

/** A game being played and written down. */
export class Recorded<S extends State = State, O extends SetupOptions = SetupOptions> {
  readonly rules: Rules<S, O>;
  readonly setup: SetupOf<O>;
  readonly state: S;
  readonly moves: RecordedMove[] = [];
  private readonly secret: Uint8Array;
  private readonly nonces: readonly Uint8Array[];
  private readonly chance: LiveChance;
  private readonly started: string;

  constructor(
    game: Game<S, O>,
    setup: SetupOf<O>,
    secret: Uint8Array,
    nonces: readonly Uint8Array[] = [],
    sink?: FactSink,
  ) {
    this.rules = rulesFor(game, setup);
    this.setup = setup;
    this.secret = secret;
    this.nonces = nonces;
    this.chance = matchChance(secret, nonces);
    this.state = this.rules.create();
    this.rules.start(this.state, setup, this.chance.stream(DEAL, 0), sink);
    this.started = hex8(this.rules.digest(this.state));
  }
  /** All of the actions or none of them; each becomes a move of the record. */
  submit(seat: Seat, actions: readonly Action[], serial?: number, sink?: FactSink): Refused | undefined {
    const expected = serial ?? this.state.table.serial[seat] ?? 0;
    const refused = this.rules.submit(
      this.state,
      seat,
      expected,
      actions,
      (who, n) => this.chance.stream(who, n),
      sink,
    );
    if (refused !== undefined) return refused;
    const digest = hex8(this.rules.digest(this.state));
    const { verbs } = this.rules.game;
    actions.forEach((action, i) => {
      this.moves.push([seat, spell(verbs, action), i === actions.length - 1 ? digest : '']);
    });
    return undefined;
  }
  /** The record so far; the secret goes with it only once the game is over, or if told to. */
  record(reveal = this.rules.over(this.state)): MatchRecord {
    const outcome = this.rules.outcome(this.state);
    return {
      redut: 2,
      game: this.rules.game.name,
      edition: this.rules.game.edition,
      setup: reveal ? this.setup : maskSetup(this.rules.game.options, this.setup, 'spectator'),
      commitment: commitmentTo(this.secret, this.setup),
      ...(reveal ? { secret: toHex(this.secret) } : {}),
      nonces: this.nonces.map(toHex),
      start: this.started,
      moves: [...this.moves],
      ...(outcome === undefined ? {} : { outcome }),
    };
  }
}

/** One move a line, so that records can be read and compared. */
export function printRecord(record: MatchRecord): string {
  const { moves, ...rest } = record;
  const head = JSON.stringify(rest, undefined, 2).slice(0, -2);
  return `${head},\n  "moves": [\n${moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n')}\n  ]\n}\n`;
}

/** A record from a file; what cannot be one is an error that names the field. */
export function readRecord(json: unknown): MatchRecord {
  const fields = new Fields(json, '');
  const hexText = (name: string, bytes: number): string => {
    const text = fields.text(name);
    if (fromHex(text)?.length !== bytes) throw new InputError(name, `must be ${bytes} bytes in hexadecimal`);
    return text;
  };
  const redut = fields.raw('redut');
  if (redut !== 1 && redut !== 2) throw new InputError('redut', 'must be 1 or 2: this is not a record of Redut');
  const setup = fields.raw('setup') ?? {};
  if (typeof setup !== 'object' || Array.isArray(setup)) throw new InputError('setup', 'must be an object');
  const record: MatchRecord = {
    redut,
    game: fields.text('game'),
    edition: fields.number('edition', 1, 1_000_000),
    setup: setup as Readonly<Record<string, unknown>>,
    commitment: hexText('commitment', 32),
    ...(fields.has('secret') ? { secret: hexText('secret', 32) } : {}),
    nonces: fields.texts('nonces'),
    ...(fields.has('brought') ? { brought: fields.list('brought').map(readBrought) } : {}),
    ...(fields.has('packs') ? { packs: readPacks(fields.raw('packs'), 'packs') } : {}),
    start: hexText('start', 4),
    moves: fields.list('moves').map(readMove),
    ...(fields.has('outcome') ? { outcome: fields.list('outcome').map(Number) } : {}),
  };
  const comments = fields.has('comments') ? readComments(fields.raw('comments'), record.moves.length) : undefined;
  fields.done();
  return comments === undefined ? record : { ...record, comments };
}
/** Comments to a game of so many moves, from a file or a link. */
export function readComments(json: unknown, moves: number): readonly RecordedComment[] {
  if (!Array.isArray(json) || json.length > COMMENTS.most)
    throw new InputError('comments', `must be a list of at most ${COMMENTS.most}`);
  return json.map((one: unknown, i) => {
    const fields = new Fields(one, `comments[${i}]`);
    const short = (name: 'by' | 'text', most: number): string => {
      const text = fields.text(name);
      if (text.trim() === '' || text.length > most)
        throw new InputError(fields.at(name), `must have 1 to ${most} characters`);
      return text;
    };
    const comment = {
      move: fields.number('move', 0, moves),
      by: short('by', COMMENTS.name),
      text: short('text', COMMENTS.text),
    };
    fields.done();
    return comment;
  });
}
function readBrought(json: unknown, seat: number): RecordedBrought | null {
  if (json === null) return null;
  const fields = new Fields(json, `brought[${seat}]`);
  const before = fields.raw('before');
  if (before === null || typeof before !== 'object' || Array.isArray(before))
    throw new InputError(fields.at('before'), 'must be an object');
  const bytes = (name: string): string => {
    const text = fields.text(name);
    if (fromHex(text)?.length !== 32) throw new InputError(fields.at(name), 'must be 32 bytes in hexadecimal');
    return text;
  };
  const brought = { before: before as RecordedBrought['before'], salt: bytes('salt'), commitment: bytes('commitment') };
  fields.done();
  return brought;
}
function readMove(move: unknown, i: number): RecordedMove {
  if (!Array.isArray(move) || move.length !== 3) throw new InputError(`moves[${i}]`, 'must be [seat, action, digest]');
  const [seat, action, digest] = move as readonly unknown[];
  if (typeof seat !== 'number' || typeof action !== 'string' || typeof digest !== 'string') {
    throw new InputError(`moves[${i}]`, 'must be a number and two texts');
  }
  return [seat, action, digest];
}

/** What a seat played with is what it had committed to. */
function checkBrought(
  setup: Readonly<Record<string, unknown>>,
  { before, salt, commitment }: RecordedBrought,
  seat: number,
): void {
  const own = Object.fromEntries(Object.keys(before).map((name) => [name, setup[name]]));
  if (commitmentTo(fromHex(salt)!, own) !== commitment)
    throw new InputError(`brought[${seat}]`, `does not match the commitment: ${Object.keys(before).join(', ')}`);
}

/** The packs are those that were committed to, and the decks come from them. */
function checkPacks(
  game: AnyGame,
  packs: RecordedPacks | RecordedPods,
  setup: Readonly<Record<string, unknown>>,
): void {
  const { brings } = game;
  if (brings === undefined) throw new InputError('packs', 'in this game nothing is opened');
  const again = (of: RecordedPacks) => {
    if (packsCommitment(of.secret, of.terms) !== of.commitment)
      throw new InputError('packs.secret', 'does not match the commitment');
    return openedAgain(brings, of, (thrown) => packsChance(of.secret, thrown));
  };
  checkOpened(game, packs, again, setup);
}

export interface Replayed<S extends State> {
  readonly state: S;
  readonly moves: number;
  readonly outcome: readonly number[] | undefined;
}
/** Runs a record again and checks every digest; `after` is called with each position. Throws where it goes wrong. */
export function replay<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  record: MatchRecord,
  after?: (s: S, move: RecordedMove | undefined, i: number) => void,
  sink?: FactSink,
): Replayed<S> {
  if (record.game !== game.name) throw new InputError('game', `is ${record.game}, not ${game.name}`);
  if (record.edition !== game.edition) {
    throw new InputError(
      'edition',
      `the record is of edition ${record.edition}, these rules are edition ${game.edition}`,
    );
  }
  const secret = record.secret === undefined ? undefined : fromHex(record.secret);
  if (secret === undefined) throw new InputError('secret', 'is missing: the match has not ended');
  const nonces = record.nonces.map((nonce, i) => {
    const bytes = fromHex(nonce);
    if (bytes === undefined) throw new InputError(`nonces[${i}]`, 'must be hexadecimal');
    return bytes;
  });
  const setup = readSetup(game.options, record.setup);
  const { brought = [] } = record;
  brought.forEach((one, seat) => one !== null && checkBrought(setup, one, seat));
  // As it is written: a setting that the game has got since then was no part of what was promised.
  const before: Readonly<Record<string, unknown>> = Object.assign(
    {},
    record.setup,
    ...brought.map((one) => one?.before ?? {}),
  );
  const committed = record.redut === 1 ? toHex(sha256(secret)) : commitmentTo(secret, before);
  if (committed !== record.commitment) throw new InputError('secret', 'does not match the commitment');
  if (record.packs !== undefined) checkPacks(game as unknown as AnyGame, record.packs, setup);
  const live = new Recorded(game, setup, secret, nonces, sink);
  const { rules, state } = live;
  if (hex8(rules.digest(state)) !== record.start) throw new InputError('start', 'the deal gives another digest');
  after?.(state, undefined, -1);
  record.moves.forEach((move, i) => {
    const [seat, text, digest] = move;
    const action = unspell(game.verbs, text);
    if (action === undefined) throw new InputError(`moves[${i}]`, `there is no action "${text}"`);
    if (seat < 0 || seat >= rules.seats) throw new InputError(`moves[${i}]`, `there is no seat ${seat}`);
    const refused = live.submit(seat as Seat, [action], undefined, sink);
    if (refused !== undefined) {
      const why = refused.rule === undefined ? refused.reason : `${refused.reason}, ${refused.rule}`;
      throw new InputError(`moves[${i}]`, `"${text}" is refused (${why})`);
    }
    // In a batch only the last move carries a digest.
    if (digest !== '' && hex8(rules.digest(state)) !== digest) throw new InputError(`moves[${i}]`, 'another digest');
    after?.(state, move, i);
  });
  const outcome = rules.outcome(state);
  if (record.outcome !== undefined && record.outcome.join() !== outcome?.join()) {
    throw new InputError('outcome', `is ${record.outcome.join()}, the replay gives ${outcome?.join() ?? 'none'}`);
  }
  return { state, moves: record.moves.length, outcome };
}
