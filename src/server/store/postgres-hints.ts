import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const CHANNEL = 'redut';
/** Hints of so many milliseconds go out together: a notification in every append would make all appends wait in a row. */
const GATHER_MS = 10;
/** A notification has at most 8,000 bytes. */
const MOST_BYTES = 7000;
const RETRY_MS = 1000;

/**
 * Wake-ups between servers that share a database, by LISTEN and NOTIFY on a connection of their own. Nobody waits for
 * them and nothing depends on them: whoever misses one finds out by asking.
 */
export class Hints {
  private readonly url: string;
  /** What we said ourselves comes back as well. */
  private readonly me = randomUUID();
  private heard: ((names: readonly string[]) => void) | undefined;
  private client: Client | undefined;
  private readonly names = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private sending = false;
  private closed = false;

  constructor(url: string) {
    this.url = url;
  }
  async listen(heard: (names: readonly string[]) => void): Promise<void> {
    this.heard = heard;
    await this.connect();
  }
  tell(name: string): void {
    if (this.heard === undefined || this.closed) return;
    this.names.add(name);
    this.timer ??= setTimeout(() => void this.send(), GATHER_MS).unref();
  }
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    const { client } = this;
    this.client = undefined;
    await client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    const lost = (): void => {
      if (this.client !== client) return;
      this.client = undefined;
      this.later();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload }) => this.take(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch {
      void client.end().catch(() => undefined);
      this.later();
      return;
    }
    if (this.closed) await client.end().catch(() => undefined);
    else this.client = client;
  }
  private later(): void {
    if (!this.closed) setTimeout(() => void this.connect(), RETRY_MS).unref();
  }
  private take(payload: string): void {
    const [from, ...names] = payload.split(' ');
    if (from !== this.me) this.heard?.(names);
  }
  private async send(): Promise<void> {
    this.timer = undefined;
    if (this.sending || this.client === undefined) return;
    this.sending = true;
    try {
      while (this.names.size > 0) await this.client.query('SELECT pg_notify($1, $2)', [CHANNEL, this.some()]);
    } catch {
      // The connection is gone, and `lost` sees to it.
    }
    this.sending = false;
  }
  private some(): string {
    let text = this.me;
    for (const name of this.names) {
      if (text.length + name.length > MOST_BYTES) break;
      text += ` ${name}`;
      this.names.delete(name);
    }
    return text;
  }
}
