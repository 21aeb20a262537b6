import type { IncomingMessage } from 'node:http';

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
}
/** Behind a proxy that is ours the last hop that it wrote down, else whoever is connected. */
export function addressOf({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const hops = headers['x-forwarded-for'];
  const last = behindProxy && typeof hops === 'string' ? hops.split(',').at(-1)?.trim() : undefined;
  return last ?? socket.remoteAddress ?? '';
}
