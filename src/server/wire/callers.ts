import type { Socket } from 'node:net';
import { blockOf } from './origin.ts';

/**
 * The lines over which nothing is being answered and no WebSocket goes, by address. One too many, and the line of that
 * address that has asked for nothing for the longest time is hung up on: whoever holds lines with half a request on each
 * pushes out nobody but themselves.
 */
export class Callers {
  private readonly waiting = new Map<string, Set<Socket>>();
  private readonly most: number;
  constructor(most: number) {
    this.most = most;
  }
  called(line: Socket): void {
    const address = blockOf(line.remoteAddress ?? '');
    line.once('close', () => this.remove(line, address));
    this.add(line, address);
  }
  /** A request came over it, or it carries a WebSocket from now on. */
  asked(line: Socket): void {
    this.remove(line, blockOf(line.remoteAddress ?? ''));
  }
  answered(line: Socket): void {
    if (!line.destroyed) this.add(line, blockOf(line.remoteAddress ?? ''));
  }
  private add(line: Socket, address: string): void {
    const lines = this.waiting.get(address) ?? new Set();
    this.waiting.set(address, lines.add(line));
    if (lines.size <= this.most) return;
    const [quietest] = lines;
    lines.delete(quietest!);
    quietest!.destroy();
  }
  private remove(line: Socket, address: string): void {
    const lines = this.waiting.get(address);
    lines?.delete(line);
    if (lines?.size === 0) this.waiting.delete(address);
  }
}
