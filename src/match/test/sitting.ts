import { type Chance, FastChance, secretOfSeed } from '../../kernel/chance.ts';
import type { Game } from '../../kernel/game.ts';
import type { Action, Seat, Viewer } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { spell } from '../../kernel/verbs.ts';
import type { ClockSpec } from '../clock.ts';
import { Match } from '../match.ts';
import { MemoryStore } from '../memory.ts';
import type { Answer, Command, Holder, Told } from '../messages.ts';
import { Replica } from '../replica.ts';
import type { MatchStore } from '../store.ts';

type Without<T> = T extends unknown ? Omit<T, 'match' | 'id'> : never;
/** A command before it gets its address. */
type Unsent = Without<Command>;

export const person = (who: string): Holder => ({ kind: 'person', who });
interface SittingSpec {
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly store?: MatchStore;
  readonly seats?: readonly Holder[];
  readonly clock?: ClockSpec;
}

/** A match with people around it who follow it by what they are told, and whose moves a test chooses. */
export class Sitting<S extends State, O extends SetupOptions> {
  readonly match: Match<S, O>;
  readonly store: MatchStore;
  readonly viewers: readonly Viewer[];
  readonly replicas = new Map<Viewer, Replica<S, O>>();
  readonly heard = new Map<Viewer, Told[]>();
  now = 1_000_000;
  private ids = 0;

  private constructor(match: Match<S, O>, store: MatchStore) {
    this.match = match;
    this.store = store;
    this.viewers = [...Array.from({ length: match.rules.seats }, (_, seat) => seat as Seat), 'spectator'];
  }
  static async of<S extends State, O extends SetupOptions>(
    game: Game<S, O>,
    {
      setup = {},
      seed = 'a',
      store = new MemoryStore(),
      seats = [person('ann'), person('bob')],
      clock,
    }: SittingSpec = {},
  ): Promise<Sitting<S, O>> {
    const match = await Match.create(game, store, {
      match: 'm1',
      setup,
      secret: secretOfSeed(seed),
      seats,
      at: 1_000_000,
      ...(clock === undefined ? {} : { clock }),
    });
    const sitting = new Sitting(match, store);
    for (const viewer of sitting.viewers) await sitting.follow(viewer);
    await match.deal('deal', sitting.now);
    return sitting;
  }
  private async follow(viewer: Viewer): Promise<void> {
    const replica = new Replica(this.match.rules, viewer);
    const heard: Told[] = [];
    this.replicas.set(viewer, replica);
    this.heard.set(viewer, heard);
    await this.match.watch(viewer, -1, (message) => {
      // Over a wire everything is text.
      const told = JSON.parse(JSON.stringify(message)) as Told;
      heard.push(told);
      if (replica.take(told) === undefined) throw new Error(`viewer ${viewer} has lost the thread`);
    });
  }
  replica(viewer: Viewer): Replica<S, O> {
    return this.replicas.get(viewer)!;
  }
  get about() {
    return this.replica('spectator').about!;
  }
  /** The seats that are awaited, lowest first. */
  get toAct(): Seat[] {
    return this.viewers.filter((v): v is Seat => v !== 'spectator' && (this.about.awaited & (1 << v)) !== 0);
  }
  get over(): boolean {
    return this.about.phase === 'over';
  }
  id(): string {
    return `c${++this.ids}`;
  }
  send(seat: Seat, command: Unsent, id = this.id()): Promise<Answer> {
    this.now += 1000;
    return this.match.submit(seat, { ...command, match: 'm1', id }, this.now);
  }
  act(seat: Seat, ...actions: readonly (Action | string)[]): Promise<Answer> {
    const spelt = actions.map((a) => (typeof a === 'string' ? a : spell(this.match.rules.game.verbs, a)));
    return this.send(seat, { cmd: 'act', serial: this.serial(seat), actions: spelt });
  }
  undo(seat: Seat, count = 1): Promise<Answer> {
    return this.send(seat, { cmd: 'undo', serial: this.serial(seat), count });
  }
  serial(seat: Seat): number {
    return this.about.serials[seat]!;
  }
  /** One random move of somebody who is awaited, read off that seat's own view. */
  async step(chance: Chance): Promise<Seat> {
    const seat = this.toAct[chance.below(this.toAct.length)]!;
    const { options } = this.replica(seat).decision()!;
    const { action, verb } = options[chance.below(options.length)]!;
    const { held } = this.about;
    if (held?.verb === verb) this.now = Math.max(this.now, held.until);
    const answer = await this.act(seat, action);
    if (answer.re !== 'ok') throw new Error(`refused: ${answer.rule}`);
    return seat;
  }
  async steps(count: number, seed = 1): Promise<void> {
    const chance = new FastChance(seed);
    for (let i = 0; i < count && !this.over; i++) await this.step(chance);
  }
  /** The position as the log has it, digest by viewer. */
  async digests(): Promise<string> {
    const told = await Promise.all(this.viewers.map((viewer) => this.match.resume(viewer, -1)));
    return told.map(([whole]) => whole!.hash).join();
  }
}
