import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { blockOf } from '../blocks.ts';

/** What proxies of every kind add: such a request comes from further away than its line says. */
const FORWARDED =
  /^(forwarded|via|cdn-loop|true-client-ip|(x-)?(forwarded|real|client|cluster|original|envoy|amz|amzn|proxy|proxyuser|cf|fastly)-.*)$/;
/** As this machine calls itself. A proxy that adds nothing at all passes on the name by which the world calls it. */
const OWN_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
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
    const forwarded = this.behindProxy || Object.keys(headers).some((name) => FORWARDED.test(name));
    return !forwarded && OWN_NAME.test(headers.host ?? '') && isThisMachine(blockOf(socket.remoteAddress ?? ''));
  }
}
const isThisMachine = (block: string): boolean => block.startsWith('127.') || block === '0:0:0:0::/64';
