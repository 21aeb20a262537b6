import { type Chance, DEAL, type LiveChance, matchChance } from '../kernel/chance.ts';
import { FACT, type Fact, FactList } from '../kernel/facts.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import type { Refused, Rules } from '../kernel/rules.ts';
import type { SetupOf, SetupOptions } from '../kernel/setup.ts';
import { fromHex } from '../kernel/sha256.ts';
import { HEAD } from '../kernel/head.ts';
import type { State, Table } from '../kernel/table.ts';
import type { Ledger, Place, Played } from './ledger.ts';

/** From where a match is played. */
export interface Source<S extends State, O extends SetupOptions> {
  readonly rules: Rules<S, O>;
  readonly setup: SetupOf<O>;
  readonly secret: Uint8Array;
}
/** A position on the line from which it can be played again. */
export interface Root<S> extends Place {
  readonly state: S;
}

/** Keyed once: the key changes only with what the seats throw in. */
const keyed = new WeakMap<Uint8Array, { readonly nonces: Ledger['nonces']; readonly chance: LiveChance }>();
function chanceOf(secret: Uint8Array, nonces: Ledger['nonces']): LiveChance {
  const known = keyed.get(secret);
  if (known?.nonces === nonces) return known.chance;
  const given = nonces.flatMap((nonce) => (nonce === null || nonce === '' ? [] : [fromHex(nonce)!]));
  const chance = matchChance(secret, given);
  keyed.set(secret, { nonces, chance });
  return chance;
}

interface Start<S> {
  readonly state: S;
  readonly line: readonly Played[];
  readonly forks: number;
  readonly fork: number;
  readonly spare: S | undefined;
}

/** The cards of a match and its moves while they change; thrown away if a command is refused. */
export class Course<S extends State, O extends SetupOptions> {
  readonly state: S;
  readonly line: Played[];
  readonly told = new FactList();
  forks: number;
  fork: number;
  private readonly rules: Rules<S, O>;
  private readonly stream: (seat: number, serial: number) => Chance;

  private constructor(source: Source<S, O>, nonces: Ledger['nonces'], from?: Start<S>) {
    const { rules, setup } = source;
    this.rules = rules;
    // Most moves draw nothing.
    this.stream = (seat, serial) => chanceOf(source.secret, nonces).stream(seat, serial);
    this.state = from?.spare ?? rules.create();
    if (from !== undefined) rules.copy(this.state, from.state);
    else rules.start(this.state, setup, this.stream(DEAL, 0), this.told);
    this.line = from === undefined ? [] : [...from.line];
    this.forks = from?.forks ?? 1;
    this.fork = from?.fork ?? (this.state.table.head[HEAD.forked] === 0 ? 0 : 1);
  }
  static deal<S extends State, O extends SetupOptions>(source: Source<S, O>, nonces: Ledger['nonces']): Course<S, O> {
    return new Course(source, nonces);
  }
  /** `spare` is a state that nobody looks at any more: it is written over. */
  static goOn<S extends State, O extends SetupOptions>(
    source: Source<S, O>,
    state: S,
    ledger: Ledger,
    spare: S | undefined,
  ): Course<S, O> {
    const { line, forks, fork } = ledger;
    return new Course(source, ledger.nonces, { state, line, forks, fork, spare });
  }
  /** Plays a line again, from the root on or from the deal; undefined if a move of it is no longer on offer. */
  static along<S extends State, O extends SetupOptions>(
    source: Source<S, O>,
    nonces: Ledger['nonces'],
    line: readonly Played[],
    root?: Root<S>,
  ): Course<S, O> | undefined {
    const from = root && { ...root, line: line.slice(0, root.moves), spare: undefined };
    const course = new Course(source, nonces, from);
    course.told.facts.length = 0;
    for (const { version, seat, action, auto } of line.slice(root?.moves ?? 0)) {
      if (course.play(version, seat, action, auto) !== undefined) return undefined;
    }
    return course;
  }

  play(version: number, seat: Seat, action: Action, auto: boolean): Refused | undefined {
    const { rules, state, told } = this;
    const { table } = state;
    const [epoch, last, forked] = [table.head[HEAD.epoch]!, table.head[HEAD.last], table.head[HEAD.forked]!];
    const known = remembered(table.knownBy);
    const heard = told.facts.length;
    const refused = rules.submit(state, seat, table.serial[seat]!, [action], this.stream, told);
    if (refused !== undefined) return refused;
    // The epoch counts another seat's acting, too; that stops the others and not this seat.
    const turn = last !== seat + 1 && forked === 0 ? 1 : 0;
    const fixed = table.head[HEAD.epoch]! - epoch > turn;
    const stop = fixed ? whatStops(table, known, told.facts.slice(heard)) : undefined;
    this.line.push({ version, seat, action, auto, fork: this.fork, stop });
    this.count(forked, 1 << seat);
    return undefined;
  }
  private count(earlier: number, acted: number): void {
    const forked = this.state.table.head[HEAD.forked]!;
    // The last one to act side by side may have ended that and begun anew: to be safe it counts as anew.
    const anew = (forked & ~earlier) !== 0 || earlier === acted;
    if (forked === 0) this.fork = 0;
    else if (anew) this.fork = ++this.forks;
  }
}
let scratch = new Int32Array(0);
/** A copy that is good until the next one is made. */
function remembered(words: Int32Array): Int32Array {
  if (scratch.length < words.length) scratch = new Int32Array(words.length);
  scratch.set(words);
  return scratch;
}
function whatStops(table: Table, known: Int32Array, facts: readonly Fact[]): 'chance' | 'learnt' {
  const shuffled = facts.some(({ kind }) => kind === FACT.shuffled);
  const learnt = table.knownBy.some((seats, card) => (seats & ~known[card]!) !== 0);
  return learnt && !shuffled ? 'learnt' : 'chance';
}
