import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a page and its server, and can swallow whatever either says without a word to anybody. */
export class SilentLine {
  silent = false;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private constructor(target: number) {
    this.server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      this.carry(near, far);
      this.carry(far, near);
    });
  }
  static async to(target: number): Promise<SilentLine> {
    const line = new SilentLine(target);
    await new Promise<void>((resolve) => line.server.listen(0, '127.0.0.1', resolve));
    return line;
  }
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
  private carry(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', (part) => !this.silent && to.write(part));
    from.on('error', () => undefined);
    from.on('close', () => {
      this.sockets.delete(from);
      if (!this.silent) to.end();
    });
  }
}
