import { createInterface, type Interface } from 'node:readline';

/** Where a command reads and writes: the terminal, or a test. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line that was typed, or undefined when there will be none. */
  line(prompt: string): Promise<string | undefined>;
  /** Does a person sit at both ends? */
  readonly tty: boolean;
  /** Can the error stream rewrite a line? */
  readonly live: boolean;
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds; the machine's own time if it is left out. */
  now?(): number;
}
export const nowOf = (io: Io): number => io.now?.() ?? Date.now();

/** The terminal. Standard input is opened only when somebody asks for a line. */
export class Terminal implements Io {
  readonly tty = process.stdin.isTTY && process.stdout.isTTY;
  readonly live = process.stderr.isTTY;
  readonly env = process.env;
  private reader: Interface | undefined;
  private readonly lines: string[] = [];
  private waiting: ((line: string | undefined) => void) | undefined;
  private ended = false;

  constructor() {
    // Whoever was reading has stopped, as `head` does: there is nobody left to talk to.
    process.stdout.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit(0);
    });
  }
  get width(): number {
    // A terminal that does not know its width says 0.
    return Math.max(40, process.stdout.columns || 100);
  }
  out(text: string): void {
    process.stdout.write(`${text}\n`);
  }
  err(text: string): void {
    process.stderr.write(text);
  }
  line(prompt: string): Promise<string | undefined> {
    this.open();
    process.stdout.write(prompt);
    const next = this.lines.shift();
    if (next !== undefined || this.ended) {
      // Typed by a pipe: the transcript should read as if somebody had typed it.
      if (!this.tty) process.stdout.write(`${next ?? ''}\n`);
      return Promise.resolve(next);
    }
    return new Promise((resolve) => {
      this.waiting = (line) => {
        if (!this.tty) process.stdout.write(`${line ?? ''}\n`);
        resolve(line);
      };
    });
  }
  close(): void {
    this.reader?.close();
  }
  private open(): void {
    if (this.reader !== undefined) return;
    this.reader = createInterface({ input: process.stdin });
    this.reader.on('line', (line) => this.give(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.give(undefined);
    });
  }
  private give(line: string | undefined): void {
    const { waiting } = this;
    this.waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.lines.push(line);
  }
}
