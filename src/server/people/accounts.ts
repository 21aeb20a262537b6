import type { House } from '../house.ts';
import type { Account, Person } from '../store/store.ts';
import { blocksAround } from '../blocks.ts';
import type { RateLimit } from '../rate.ts';
import { Refusal } from '../refusal.ts';
import { pretend } from './derivation.ts';
import { Guesses } from './guesses.ts';
import { Busy, type Stranger } from './strangers.ts';
import { Leaving } from './leaving.ts';
import { matches, protect } from './secrets.ts';
import type { Sessions, Visitor } from './sessions.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}
/** Somebody, and the token by which they are known from now on. */
export interface Entered {
  readonly person: Person;
  readonly token: string;
}

/** Names and passwords. Whatever is done with one begins a new session, and no older one is worth anything after it. */
export class Accounts {
  readonly leaving: Leaving;
  private readonly house: House;
  private readonly sessions: Sessions;
  private readonly guesses: Guesses;
  constructor(house: House, sessions: Sessions) {
    this.house = house;
    this.sessions = sessions;
    this.leaving = new Leaving(house);
    this.guesses = new Guesses(house.store, house.time);
  }
  async register(
    { person, hash: before }: Visitor,
    { account, password }: Credentials,
    address: string,
  ): Promise<Entered> {
    slow(this.house.rates.logins, `${address} new`);
    // Whoever tries names that are taken costs no derivation.
    if ((await this.house.store.account(account)) !== undefined) throw new Refusal(409, 'server.nameTaken');
    const { token, ...session } = this.sessions.fresh();
    const kept = await unlessBusy(protect(password, stranger('account', account, address)));
    if (!(await this.house.store.addAccount(person.who, account, kept, { ...session, before })))
      throw new Refusal(409, 'server.nameTaken');
    this.sessions.ended({ who: person.who });
    await this.guesses.succeeded(person.who, address);
    return { person: { ...person, account }, token };
  }
  /** The session that was shown, a guest's or another account's, ends. */
  async logIn(shown: Visitor | undefined, { account, password }: Credentials, address: string): Promise<Entered> {
    const { password: seen, ...person } = await this.proven(account, password, address);
    const { token, ...session } = this.sessions.fresh();
    // Somebody may have changed it, or deleted the account, while this one was being looked at.
    if (!(await this.house.store.beginSession(person.who, seen, session)))
      throw new Refusal(403, 'server.wrongPassword');
    if (shown !== undefined) await this.sessions.end(shown.hash);
    return { person, token };
  }
  async changePassword(
    { person, hash: before }: Visitor,
    old: string,
    password: string,
    address: string,
  ): Promise<Entered> {
    if (person.account === undefined) throw new Refusal(409, 'server.noAccount');
    const { password: seen } = await this.proven(person.account, old, address);
    const { token, ...session } = this.sessions.fresh();
    const kept = await unlessBusy(protect(password, 'friend'));
    if (!(await this.house.store.changePassword(person.who, seen, kept, { ...session, before })))
      throw new Refusal(403, 'server.wrongPassword');
    this.sessions.ended({ who: person.who });
    return { person, token };
  }
  /** A guest has no password to ask for. */
  async forget({ person }: Visitor, password: string, address: string): Promise<void> {
    const account = person.account === undefined ? undefined : await this.proven(person.account, password, address);
    const { store, time } = this.house;
    if (!(await store.strike(person.who, time.wall(), account?.password)))
      throw new Refusal(403, 'server.wrongPassword');
    // Who still acts while the rooms are being left would be written down there again.
    this.sessions.ended({ who: person.who });
    await this.leaving.leaveEvents(person.who);
    await this.leaving.leaveRooms(person.who);
  }
  /** The account, if that is its password. Answers alike, and as late, if there is no such account. */
  private async proven(account: string, password: string, address: string): Promise<Account> {
    const { store, rates, metrics } = this.house;
    slow(rates.logins, `${address} ${account}`);
    slow(rates.sessions, `passwords ${address}`);
    const found = await store.account(account);
    const friend = await this.guesses.isFriend(found?.who, address);
    if (!friend) await this.guesses.hold(account);
    const caller = stranger('in', account, address);
    const right = await unlessBusy(
      found === undefined ? pretend(caller) : matches(password, found.password, friend ? 'friend' : caller),
    );
    metrics.count('redut_passwords_total');
    if (!right || found === undefined) {
      this.guesses.failed(account);
      throw new Refusal(403, 'server.wrongPassword');
    }
    await this.guesses.succeeded(found.who, address);
    return found;
  }
}
const stranger = (wants: Stranger['wants'], account: string, address: string): Stranger => ({
  wants,
  account,
  from: blocksAround(address),
  pretended: false,
});
function slow(limit: RateLimit, key: string): void {
  const wait = limit.take(key);
  if (wait > 0) throw new Refusal(429, 'server.slow', { wait });
}
async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Busy ? new Refusal(429, 'server.slow', { wait: error.wait }) : error;
  }
}
