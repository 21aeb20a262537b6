import type { IncomingMessage } from 'node:http';
import type { NewSession, Person, ServerStore } from '../store/store.ts';
import { REFRESH_MS, SESSION_MS } from '../lifetime.ts';
import { newId } from '../ids.ts';
import { hashOf, newToken } from './secrets.ts';

/** Over TLS browsers let nobody but this very host set a cookie of such a name. */
const SECURE_COOKIE = '__Host-redut';
/** Where there is no TLS, such as on localhost. Over TLS a neighbour could have set it: it counts for nothing there. */
const COOKIE = 'redut';
/** Tokens are 43 letters; a cookie that is far longer is not looked up. */
const MOST_LETTERS = 64;
/** So many sessions are asked about in one query. */
const TOGETHER = 1000;

export interface Visitor {
  readonly person: Person;
  readonly hash: string;
}
/** One session, or all of a person. */
export type Ended = { readonly hash: string } | { readonly who: string };
/** How the visitor showed the session. A cookie comes along by itself, so it counts only from our own pages. */
export type Shown = { readonly by: 'cookie' | 'bearer'; readonly token: string } | undefined;

export function shownBy({ headers }: IncomingMessage, secure: boolean): Shown {
  const [, bearer] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return { by: 'bearer', token: bearer };
  const cookies = new Map<string, string>();
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name = '', value = ''] = part.trim().split('=');
    if (value !== '' && !cookies.has(name)) cookies.set(name, value);
  }
  const token = cookies.get(SECURE_COOKIE) ?? (secure ? undefined : cookies.get(COOKIE));
  return token === undefined ? undefined : { by: 'cookie', token };
}
/** What a browser is told to keep; an empty token takes it away. Over TLS the old name goes in any case. */
export function cookiesFor(token: string, secure: boolean): readonly string[] {
  const kept = (name: string, value: string): string => {
    const life = value === '' ? 0 : SESSION_MS / 1000;
    const safe = name === SECURE_COOKIE ? '; Secure' : '';
    return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${safe}`;
  };
  return secure ? [kept(SECURE_COOKIE, token), kept(COOKIE, '')] : [kept(COOKIE, token)];
}

export class Sessions {
  private readonly store: ServerStore;
  private readonly now: () => number;
  /** Whoever came in by a session that has ended is hung up on. */
  ended: (gone: Ended) => void = () => undefined;
  constructor(store: ServerStore, now: () => number) {
    this.store = store;
    this.now = now;
  }
  async visitor({ token }: NonNullable<Shown>): Promise<Visitor | undefined> {
    if (token.length > MOST_LETTERS) return undefined;
    const hash = hashOf(token);
    const now = this.now();
    const found = await this.store.session(hash, now);
    if (found === undefined) return undefined;
    if (now - found.used >= REFRESH_MS) await this.store.useSessions([hash], now);
    return { person: found.person, hash };
  }
  /** Of these sessions those that hold. That they are in use is written down, once a day. */
  async holding(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.now();
    const live = new Set<string>();
    for (let from = 0; from < hashes.length; from += TOGETHER) {
      const some = await this.store.liveSessions(hashes.slice(from, from + TOGETHER), now);
      for (const hash of some.keys()) live.add(hash);
      const unnoted = [...some].filter(([, used]) => now - used >= REFRESH_MS).map(([hash]) => hash);
      await this.store.useSessions(unnoted, now);
    }
    return live;
  }
  async newGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { who: newId(), name, at: this.now() };
    await this.store.addPerson(person);
    return { person, token: await this.begin(person.who) };
  }
  async begin(who: string): Promise<string> {
    const { token, hash, at } = this.fresh();
    await this.store.addSession(hash, who, at);
    return token;
  }
  /** A session to begin together with something else. */
  fresh(): NewSession & { readonly token: string } {
    const token = newToken();
    return { token, hash: hashOf(token), at: this.now() };
  }
  async end(hash: string): Promise<void> {
    await this.store.endSession(hash);
    this.ended({ hash });
  }
  async endAll(who: string): Promise<void> {
    await this.store.endSessions(who);
    this.ended({ who });
  }
}
