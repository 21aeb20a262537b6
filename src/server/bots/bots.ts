import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LEVELS } from '../../bots/levels.ts';
import { Thinkers } from '../../bots/thinker.node.ts';
import type { Choose } from '../rooms/tables.ts';
import type { Metrics } from '../watch/metrics.ts';
import { ProcessBot } from './process-bot.ts';

/** One core is left to whoever serves. */
const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

/** The bots of a server: the five levels, thinking in threads of their own, and programs that speak in lines. */
export class ServerBots {
  readonly names: readonly string[];
  private readonly thinkers: Thinkers;
  private readonly programs: ReadonlyMap<string, ProcessBot>;

  /** `programs` are command lines by name; a seat is given to one as `@name`, and it may run so often at once. */
  constructor(programs: Readonly<Record<string, string>>, threads = usualThreads()) {
    this.thinkers = new Thinkers(threads);
    this.programs = new Map(
      Object.entries(programs).map(([name, line]) => [`@${name}`, new ProcessBot(line, threads + 1)]),
    );
    this.names = [...LEVELS, ...this.programs.keys()];
  }
  /** What an operator may want to know. */
  watch(metrics: Metrics): void {
    metrics.gauge('redut_bots_waiting', () => this.thinkers.waiting);
  }
  readonly choose: Choose = async (match, level, seat, sight) => {
    const program = this.programs.get(level);
    if (program !== undefined) return program.choose(match, seat, sight);
    const call = { bot: `${match} ${seat}`, table: match, spec: level, seed: randomInt(2 ** 31) };
    return (await this.thinkers.think(sight, call)).action;
  };
  async close(): Promise<void> {
    for (const program of this.programs.values()) program.close();
    await this.thinkers.close();
  }
}
