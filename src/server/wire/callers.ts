import type { Socket } from 'node:net';
import { blockOf } from './origin.ts';

/** Lines of one address that are not WebSockets. A browser opens six, and a school comes from one address. */
const MOST_LINES = 128;

/**
 * The lines that only carry requests, by address. One too many, and the line of that address that has asked for nothing
 * for the longest time is hung up on: whoever holds lines with half a request on each pushes out nobody but themselves.
 */
export class Callers {
  private readonly byAddress = new Map<string, Set<Socket>>();
  private readonly most: number;
  constructor(most = MOST_LINES) {
    this.most = most;
  }
  called(line: Socket): void {
    const address = blockOf(line.remoteAddress ?? '');
    const lines = this.byAddress.get(address) ?? new Set();
    this.byAddress.set(address, lines.add(line));
    line.once('close', () => this.gone(line, address));
    if (lines.size <= this.most) return;
    const [quietest] = lines;
    lines.delete(quietest!);
    quietest!.destroy();
  }
  /** A whole request came over it. */
  asked(line: Socket): void {
    const lines = this.byAddress.get(blockOf(line.remoteAddress ?? ''));
    if (lines?.delete(line) === true) lines.add(line);
  }
  /** It carries a WebSocket now, and is counted with those. */
  upgraded(line: Socket): void {
    this.gone(line, blockOf(line.remoteAddress ?? ''));
  }
  private gone(line: Socket, address: string): void {
    const lines = this.byAddress.get(address);
    lines?.delete(line);
    if (lines?.size === 0) this.byAddress.delete(address);
  }
}
