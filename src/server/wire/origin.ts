import type { IncomingMessage } from 'node:http';
import { blockOf } from '../blocks.ts';

/** Which pages may use a visitor's cookie: those of the given origins, or, if none are given, those of this very host. */
export class Origins {
  private readonly allowed: ReadonlySet<string>;
  private readonly behindProxy: boolean;
  constructor(allowed: readonly string[], behindProxy: boolean) {
    this.allowed = new Set(allowed);
    this.behindProxy = behindProxy;
  }
  /** Undefined: the request does not come from a page. */
  allows({ headers }: IncomingMessage): boolean | undefined {
    const { origin, host } = headers;
    if (origin === undefined) return undefined;
    if (this.allowed.size > 0) return this.allowed.has(origin);
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
  /** Did it come over TLS? The page says so itself, or our proxy does, or all our pages come so. */
  secure(request: IncomingMessage | undefined): boolean {
    if (this.behindProxy && lastOf(request?.headers['x-forwarded-proto']) === 'https') return true;
    const origin = request?.headers.origin;
    if (request !== undefined && origin !== undefined && this.allows(request) === true)
      return origin.startsWith('https:');
    return this.allowed.size > 0 && [...this.allowed].every((one) => one.startsWith('https:'));
  }
}
/** Behind a proxy that is ours the last hop that it wrote down, else whoever is connected; as a block of addresses. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const last = behindProxy ? lastOf(headers['x-forwarded-for']) : '';
  return blockOf(last === '' ? (socket.remoteAddress ?? '') : last);
}
/** What the proxy next to us has written; the entries before it anybody may have sent. */
const lastOf = (entries: string | readonly string[] | undefined): string =>
  String(entries ?? '')
    .split(',')
    .at(-1)!
    .trim();
/** The path that is asked for, without what follows a question mark; also where a client writes as to a proxy. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [target = ''] = url.split('?', 1);
  const [, path = '/'] = /^https?:\/\/[^/]*(\/.*)?$/i.exec(target) ?? [target, target];
  return path;
}
