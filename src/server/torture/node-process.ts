import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Patience } from '../patience.ts';
import type { Place } from '../store/place.ts';

const START_MS = 60_000;
const STOP_MS = 60_000;

interface NodeOptions {
  readonly place: Place;
  readonly synchronous?: 'FULL' | 'NORMAL';
  readonly oneLine?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly patience?: Partial<Patience>;
  /** Visitors' addresses are as a proxy says. */
  readonly behindProxy?: boolean;
  readonly pages?: string;
  /** Bots take the time that they take for people. */
  readonly usualPace?: boolean;
  readonly mostMatches?: number;
  /** The limits that a server has for people; else there are none. */
  readonly usualRates?: boolean;
  /** A fault of `planted.ts`. */
  readonly plant?: string | undefined;
  readonly checkpointPages?: number;
}
/** A server in a process of its own that can be killed, stopped and started again at the same port. */
export class NodeProcess {
  private readonly options: NodeOptions;
  private child: ChildProcess | undefined;
  private port = 0;
  /** By how much the clock on its wall is ahead of ours. */
  shift = 0;
  /** The last lines that it wrote to its log. */
  trouble = '';
  /** How it ended by itself, if it did. */
  ending: string | undefined;
  constructor(options: NodeOptions) {
    this.options = options;
  }
  get pid(): number {
    return this.child?.pid ?? 0;
  }
  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  async start(): Promise<void> {
    const { place, synchronous = 'FULL', oneLine = true, usualRates = false, env = {}, ...rest } = this.options;
    const { shift, port } = this;
    const given = JSON.stringify({ place, synchronous, oneLine, port, shift, usualRates, ...rest });
    const child = spawn(process.execPath, [join(import.meta.dirname, 'node.ts'), given], {
      env: { ...process.env, NODE_NO_WARNINGS: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.child === child) this.ending = `ended by itself with ${code ?? signal}: ${this.trouble}`;
    });
    child.channel?.unref();
    child.stderr!.on('data', (part: Buffer) => (this.trouble = `${this.trouble}${part.toString()}`.slice(-4000)));
    const served = await new Promise<number>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`the server did not start: ${this.trouble}`)), START_MS);
      child.stdout!.once('data', (part: Buffer) => {
        clearTimeout(late);
        resolve(Number(part.toString()));
      });
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`the server ended with ${code} before it served: ${this.trouble}`));
      });
    });
    this.port = served;
  }
  /** Is started, and killed again after so long, before it serves or soon after. */
  async falter(ms: number): Promise<void> {
    const started = this.start().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await this.end('SIGKILL');
    await started;
  }
  /** Sets the clock on its wall, now and for whenever it is started again. */
  async setWall(shift: number): Promise<void> {
    this.shift = shift;
    const { child } = this;
    if (child === undefined) return;
    const set = new Promise((resolve) => child.once('message', resolve));
    child.send(shift);
    await set;
  }
  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }
  /** Ends the process by this signal and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await gone;
    clearTimeout(late);
    if (signal === 'SIGTERM' && child.signalCode === 'SIGKILL')
      throw new Error(`the server was told to stop and did not: ${this.trouble}`);
  }
}
