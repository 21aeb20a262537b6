import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { blockOf } from '../blocks.ts';

/** What a proxy adds: such a request comes from further away than its line says. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who may read the server's figures. */
export class Figures {
  private readonly token: Buffer | undefined;
  private readonly behindProxy: boolean;
  constructor(token: string | undefined, behindProxy: boolean) {
    this.token = token === undefined ? undefined : digest(token);
    this.behindProxy = behindProxy;
  }
  mayRead({ headers, socket }: IncomingMessage): boolean {
    const [, shown] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? [];
    if (this.token !== undefined) return shown !== undefined && timingSafeEqual(digest(shown), this.token);
    const forwarded = this.behindProxy || FORWARDED.some((name) => headers[name] !== undefined);
    return !forwarded && isThisMachine(blockOf(socket.remoteAddress ?? ''));
  }
}
const isThisMachine = (block: string): boolean => block.startsWith('127.') || block === '0:0:0:0::/64';
