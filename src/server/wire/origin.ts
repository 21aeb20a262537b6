import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Which pages may use a visitor's cookie: those of the given origins, or, if none are given, those of this very host. */
export class Origins {
  private readonly allowed: ReadonlySet<string>;
  constructor(allowed: readonly string[]) {
    this.allowed = new Set(allowed);
  }
  /** Undefined: the request does not come from a page. */
  allows({ headers }: IncomingMessage): boolean | undefined {
    const { origin, host } = headers;
    if (origin === undefined) return undefined;
    if (this.allowed.size > 0) return this.allowed.has(origin);
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
  /** Does the page come over TLS? It says so itself, or all our pages do. */
  secure(request: IncomingMessage): boolean {
    const { origin } = request.headers;
    if (origin !== undefined && this.allows(request) === true) return origin.startsWith('https:');
    return this.allowed.size > 0 && [...this.allowed].every((one) => one.startsWith('https:'));
  }
}
/** Behind a proxy that is ours the last hop that it wrote down, else whoever is connected; as a block of addresses. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const hops = headers['x-forwarded-for'];
  const last = behindProxy && typeof hops === 'string' ? hops.split(',').at(-1)!.trim() : '';
  return blockOf(last === '' ? (socket.remoteAddress ?? '') : last);
}
/** One household, school or server has all of an IPv6 /64, so that counts as one address; IPv4 counts as it is, however it is written. */
export function blockOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const [front = '', back] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const before = front === '' ? [] : front.split(':');
  const after = back === undefined || back === '' ? [] : back.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
/** The path that is asked for, without what follows a question mark; also where a client writes as to a proxy. */
export function pathOf({ url = '' }: IncomingMessage): string {
  const [target = ''] = url.split('?', 1);
  const [, path = '/'] = /^https?:\/\/[^/]*(\/.*)?$/i.exec(target) ?? [target, target];
  return path;
}
