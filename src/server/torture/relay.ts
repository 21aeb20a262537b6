import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a server and its database, and can keep them apart. */
export class Relay {
  private readonly target: number;
  private readonly server: Server;
  private readonly lines = new Set<Socket>();
  private apart: 'late' | 'cut' | undefined;
  private constructor(target: number) {
    this.target = target;
    this.server = createServer((near) => this.join(near));
  }
  static async to(target: number): Promise<Relay> {
    const relay = new Relay(target);
    await new Promise<void>((resolve) => relay.server.listen(0, '127.0.0.1', resolve));
    return relay;
  }
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }
  /** late: what is sent arrives when all is well again, as over a line that stalls. cut: the lines break, and none is made. */
  part(how: 'late' | 'cut'): void {
    this.apart = how;
    for (const line of this.lines) {
      if (how === 'late') line.pause();
      else line.destroy();
    }
  }
  heal(): void {
    this.apart = undefined;
    for (const line of this.lines) line.resume();
  }
  close(): void {
    this.server.close();
    for (const line of this.lines) line.destroy();
  }

  private join(near: Socket): void {
    if (this.apart === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    this.carry(near, far);
    this.carry(far, near);
  }
  private carry(from: Socket, to: Socket): void {
    from.setNoDelay(true);
    this.lines.add(from);
    from.on('data', (part) => to.write(part));
    from.on('error', () => undefined);
    // What was sent before the end arrives: a command whose sender has given up may still be carried out.
    from.on('close', () => {
      this.lines.delete(from);
      to.end();
    });
    if (this.apart === 'late') from.pause();
  }
}
