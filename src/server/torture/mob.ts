import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { HOSTILITIES, type HostileOptions, type Hostility } from './hostilities.ts';

/** A machine that is busy gets more time. */
const ENDS_MS = 180_000;

/** What hostile clients did, and what kept them from it: a failure of the run, not of the server. */
interface Deeds {
  readonly counts: Readonly<Record<Hostility, number>>;
  readonly failed: readonly string[];
}
const NOTHING = Object.fromEntries(HOSTILITIES.map((name) => [name, 0])) as Record<Hostility, number>;

/** A process with some of the hostile clients. */
export class Mob {
  private readonly child: ChildProcess;
  /** It may be gone before anybody asks it to end. */
  private readonly gone: Promise<unknown>;
  private text = '';
  constructor(options: HostileOptions) {
    this.child = spawn(process.execPath, [join(import.meta.dirname, 'hostile.ts'), JSON.stringify(options)], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    this.child.stdin!.on('error', () => undefined);
    this.child.stdout!.on('data', (part: Buffer) => (this.text += part.toString()));
    this.gone = once(this.child, 'close').catch((error: unknown) => (this.text ||= String(error)));
  }
  /** Never rejects. */
  async end(ms = ENDS_MS): Promise<Deeds> {
    let isLate = false;
    this.child.stdin!.end();
    const late = setTimeout(() => (isLate = this.child.kill('SIGKILL')), ms);
    await this.gone;
    clearTimeout(late);
    const { counts, failed } = this.told(isLate);
    return { counts, failed: failed.map((one) => `hostile clients: ${one}`) };
  }
  private told(isLate: boolean): Deeds {
    try {
      return JSON.parse(this.text) as Deeds;
    } catch {
      const { exitCode, signalCode } = this.child;
      const how = `ended with ${signalCode ?? exitCode ?? 'an error'} and said ${JSON.stringify(this.text.slice(0, 200))}`;
      return { counts: NOTHING, failed: [isLate ? 'did not end in time' : how] };
    }
  }
}
