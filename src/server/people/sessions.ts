import type { IncomingMessage } from 'node:http';
import type { Person, ServerStore } from '../store/store.ts';
import { hashOf, newId, newToken } from './secrets.ts';

export const COOKIE = 'redut';
const YEAR_S = 365 * 24 * 3600;
/** A session that is older is shown by no browser. */
export const SESSION_MS = YEAR_S * 1000;
/** Tokens are 43 letters; a cookie that is far longer is not looked up. */
const MOST_LETTERS = 64;

export interface Visitor {
  readonly person: Person;
  readonly hash: string;
}
/** How the visitor showed the session. A cookie comes along by itself, so it counts only from our own pages. */
export type Shown = { readonly by: 'cookie' | 'bearer'; readonly token: string } | undefined;

export function shownBy({ headers }: IncomingMessage): Shown {
  const [, bearer] = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return { by: 'bearer', token: bearer };
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value !== undefined && value !== '') return { by: 'cookie', token: value };
  }
  return undefined;
}

export class Sessions {
  private readonly store: ServerStore;
  private readonly now: () => number;
  private readonly secure: boolean;
  /** Whoever logs out is hung up on. */
  ended: (hash: string) => void = () => undefined;
  constructor(store: ServerStore, now: () => number, secure: boolean) {
    this.store = store;
    this.now = now;
    this.secure = secure;
  }
  async visitor({ token }: NonNullable<Shown>): Promise<Visitor | undefined> {
    if (token.length > MOST_LETTERS) return undefined;
    const hash = hashOf(token);
    const person = await this.store.session(hash);
    return person && { person, hash };
  }
  async newGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person: Person = { who: newId(), name, at: this.now() };
    await this.store.addPerson(person);
    return { person, token: await this.begin(person.who) };
  }
  /** Every log-in has a token of its own: one that was planted before it is worth nothing after it. */
  async begin(who: string): Promise<string> {
    const token = newToken();
    await this.store.addSession(hashOf(token), who, this.now());
    return token;
  }
  async end(hash: string): Promise<void> {
    await this.store.endSession(hash);
    this.ended(hash);
  }
  cookie(token: string): string {
    const life = token === '' ? 0 : YEAR_S;
    return `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${life}${this.secure ? '; Secure' : ''}`;
  }
}
