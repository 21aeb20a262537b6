import type { Socket } from 'node:net';
import { blockOf } from '../blocks.ts';

/** Lines by address. */
class Lines {
  private readonly of = new Map<string, Set<Socket>>();
  add(line: Socket, address: string): ReadonlySet<Socket> {
    const lines = this.of.get(address) ?? new Set();
    this.of.set(address, lines.add(line));
    return lines;
  }
  remove(line: Socket, address: string): void {
    const lines = this.of.get(address);
    lines?.delete(line);
    if (lines?.size === 0) this.of.delete(address);
  }
}
const addressOf = (line: Socket): string => blockOf(line.remoteAddress ?? '');

/**
 * The lines that carry no WebSocket, by address: those over which nothing is being answered, and those that wait for an
 * answer. One too many that is idle, and the line of that address that has asked for nothing for the longest time is hung up
 * on: whoever holds lines with half a request on each pushes out nobody but themselves. One too many that waits is hung up on
 * itself: whoever asks and reads nothing holds no more than that.
 */
export class Callers {
  private readonly idle = new Lines();
  private readonly busy = new Lines();
  private readonly mostIdle: number;
  private readonly mostBusy: number;
  constructor(mostIdle: number, mostBusy: number) {
    this.mostIdle = mostIdle;
    this.mostBusy = mostBusy;
  }
  called(line: Socket): void {
    const address = addressOf(line);
    line.once('close', () => this.remove(line, address));
    this.wait(line, address);
  }
  /** A request came over it; false if too many of this address are being answered. */
  asked(line: Socket): boolean {
    const address = addressOf(line);
    this.idle.remove(line, address);
    return this.busy.add(line, address).size <= this.mostBusy;
  }
  answered(line: Socket): void {
    const address = addressOf(line);
    this.busy.remove(line, address);
    if (!line.destroyed) this.wait(line, address);
  }
  /** It carries a WebSocket from now on. */
  left(line: Socket): void {
    this.remove(line, addressOf(line));
  }
  private wait(line: Socket, address: string): void {
    const lines = this.idle.add(line, address);
    if (lines.size <= this.mostIdle) return;
    const [quietest] = lines;
    this.idle.remove(quietest!, address);
    quietest!.destroy();
  }
  private remove(line: Socket, address: string): void {
    this.idle.remove(line, address);
    this.busy.remove(line, address);
  }
}
