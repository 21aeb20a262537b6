import type { Action, Seat } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { spell } from '../kernel/verbs.ts';
import type { Match } from './match.ts';
import { noPace, type Pace } from './pace.ts';

/** Chooses for a bot, here or in a worker. */
export type Chooser<S extends State, O extends SetupOptions> = (
  level: string,
  seat: Seat,
  sight: Sight<S, O>,
) => Action | Promise<Action>;

/** A bot that is refused so often in a row because it is too early (`held` of its game) will choose nothing else: it is a fault. */
const MOST_EARLY = 100;

/** Lets the bots act until the table waits for somebody else. `now` is asked anew for every move. */
export async function driveBots<S extends State, O extends SetupOptions>(
  match: Match<S, O>,
  choose: Chooser<S, O>,
  now: () => number,
  pace: Pace = noPace,
): Promise<void> {
  // Refused for being early, a bot is asked again.
  let early = 0;
  let [bot] = await match.awaitedBots();
  while (bot !== undefined) {
    const { seat, level, serial, version, among, look } = bot;
    const action = await pace(level, async () => choose(level, seat, look()), among);
    const command = {
      cmd: 'act' as const,
      match: match.id,
      id: `bot-${seat}-${serial}-${version}${early === 0 ? '' : `-${early}`}`,
      serial,
      actions: [spell(match.rules.game.verbs, action)],
    };
    const answer = await match.submit(seat, command, now());
    early = answer.re === 'no' && answer.rule === 'match.tooEarly' ? early + 1 : 0;
    [bot] = await match.awaitedBots();
    if (answer.re === 'ok' || (early > 0 && early < MOST_EARLY)) continue;
    // While it was thinking somebody may have acted or taken something back; anything else is a fault.
    if (bot?.version === version)
      throw new Error(`a bot chose "${command.actions[0]}", which is refused: ${answer.rule}`);
  }
}

interface DriverOptions {
  readonly match: Match;
  readonly choose: Chooser<State, SetupOptions>;
  readonly now: () => number;
  readonly pace?: Pace;
  /** All is done for now; there is something due then. */
  readonly idle: (next: number | undefined) => void;
  readonly failed: (error: unknown) => void;
}
/** Lets the bots of one match act and does what is due there, one thing after the other, on a server and in a worker. */
export class Driver {
  private readonly options: DriverOptions;
  private again = false;
  private stopped = false;
  /** Is it at work? */
  busy = false;

  constructor(options: DriverOptions) {
    this.options = options;
  }
  /** Looks whether there is something to do; at work, it will look once more. */
  drive(): void {
    this.again = true;
    if (this.busy || this.stopped) return;
    this.busy = true;
    this.work().then(
      (due) => this.rest(() => this.options.idle(due)),
      (error: unknown) => this.rest(() => this.options.failed(error)),
    );
  }
  stop(): void {
    this.stopped = true;
  }
  private rest(told: () => void): void {
    this.busy = false;
    if (this.stopped) return;
    if (this.again) this.drive();
    else told();
  }
  /** What is done by order may be a bot's turn again. Answers when there will be something due next. */
  private async work(): Promise<number | undefined> {
    const { match, choose, now, pace } = this.options;
    let next: number | undefined;
    for (let bots = true; bots && !this.stopped; bots = (await match.awaitedBots()).length > 0) {
      this.again = false;
      await driveBots(match, choose, now, pace);
      next = await match.tick(now());
    }
    return next;
  }
}
