import type { Io } from './io.ts';

const PAUSE_MS = 100;

/** One line on the error stream that is written over and over; nothing where lines cannot be written over. */
export class Progress {
  private readonly io: Io;
  private last = 0;
  private shown = false;
  constructor(io: Io) {
    this.io = io;
  }
  tell(line: string): void {
    const now = performance.now();
    if (!this.io.live || now - this.last < PAUSE_MS) return;
    this.last = now;
    this.shown = true;
    this.io.err(`\r\u001b[K${line}`);
  }
  end(): void {
    if (this.shown) this.io.err('\r\u001b[K');
    this.shown = false;
  }
}
