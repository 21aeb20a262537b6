import { IDLE_MS, SESSION_MS } from '../lifetime.ts';
import { type Engine, places, type Row, type Statement, statement } from './engine.ts';
import type { KeptOpening } from '../openings.ts';
import type { Account, DailyRow, NewSession, Person, Rated, Session, Subscription } from './store.ts';

/** A session holds while it is neither too old nor too long unused; before this was written down, it counts as used. */
const holds = (now: number): string => `?${now} - ${SESSION_MS} <= at AND (used = 0 OR ?${now} - ${IDLE_MS} <= used)`;
const begins = ({ hash, at }: NewSession, who: string): Statement =>
  statement('INSERT INTO session (hash, who, at, used) VALUES (?1, ?2, ?3, ?3)', hash, who, at);
const of = (table: string, who: string): Statement => statement(`DELETE FROM ${table} WHERE who = ?1`, who);
/** A hint that says that sessions have ended; no room or match is called so. */
export const SESSIONS_ENDED = 'sessions';

/** What a store knows of people: names, accounts, sessions, their browsers and their scores. */
export class SqlPeople {
  readonly shared: boolean;
  protected readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
    this.shared = engine.shared;
  }
  async addPerson({ who, name, at }: Person): Promise<void> {
    await this.engine.write(statement('INSERT INTO person (who, name, at) VALUES (?1, ?2, ?3)', who, name, at));
  }
  async person(who: string): Promise<Person | undefined> {
    const [row] = await this.engine.read('SELECT who, name, account, at FROM person WHERE who = ?1', [who]);
    return row && readPerson(row);
  }
  async rename(who: string, name: string): Promise<void> {
    // Who has been struck out meanwhile does not get a name again.
    await this.engine.write(statement("UPDATE person SET name = ?2 WHERE who = ?1 AND name <> ''", who, name));
  }
  async addAccount(who: string, account: string, password: string, session: NewSession): Promise<boolean> {
    const taken = 'SELECT 1 FROM person p WHERE p.account = ?2';
    const sql = `UPDATE person SET account = ?2, password = ?3 WHERE who = ?1 AND account IS NULL AND NOT EXISTS (${taken})`;
    return this.andBegin(statement(sql, who, account, password), who, session);
  }
  async account(account: string): Promise<Account | undefined> {
    const sql = 'SELECT who, name, account, password, at FROM person WHERE account = ?1';
    const [row] = await this.engine.read(sql, [account]);
    return row && { ...readPerson(row), password: String(row['password']) };
  }
  changePassword(who: string, seen: string, password: string, session: NewSession): Promise<boolean> {
    const sql = 'UPDATE person SET password = ?3 WHERE who = ?1 AND password = ?2';
    return this.andBegin(statement(sql, who, seen, password), who, session);
  }
  async beginSession(who: string, seen: string, session: NewSession): Promise<boolean> {
    const still = 'UPDATE person SET password = ?2 WHERE who = ?1 AND password = ?2';
    return (await this.engine.write(statement(still, who, seen), begins(session, who))) === 1;
  }
  private async andBegin(change: Statement, who: string, session: NewSession): Promise<boolean> {
    const { hash, before = '' } = session;
    const handed = statement("UPDATE push SET session = ?2 WHERE session = ?1 AND session <> ''", before, hash);
    const others = statement('DELETE FROM push WHERE who = ?1 AND session <> ?2', who, hash);
    const changed = await this.engine.write(change, of('session', who), begins(session, who), handed, others);
    if (changed === 1) this.engine.hint?.(SESSIONS_ENDED);
    return changed === 1;
  }
  async strike(who: string, at: number, seen = ''): Promise<boolean> {
    const nameless = `UPDATE person SET name = '', account = NULL, password = NULL, at = ?2
      WHERE who = ?1 AND COALESCE(password, '') = ?3`;
    const rest = ['session', 'push', 'daily', 'place', 'opening', 'rated'].map((table) => of(table, who));
    const changed = await this.engine.write(statement(nameless, who, at, seen), ...rest);
    if (changed === 1) this.engine.hint?.(SESSIONS_ENDED);
    return changed === 1;
  }
  async struck(before: number, most: number): Promise<readonly string[]> {
    const sql = "SELECT who FROM person WHERE name = '' AND at <= ?1 LIMIT ?2";
    const rows = await this.engine.read(sql, [before, most]);
    return rows.map((row) => String(row['who']));
  }
  async forgetPerson(who: string): Promise<void> {
    await this.engine.write(
      of('person', who),
      ...['member', 'presence', 'event_player'].map((table) => of(table, who)),
    );
  }
  async roomsOf(who: string): Promise<readonly string[]> {
    const rows = await this.engine.read('SELECT room FROM member WHERE who = ?1', [who]);
    return rows.map((row) => String(row['room']));
  }
  async knowsPlace(who: string, place: string): Promise<boolean> {
    const sql = 'SELECT 1 AS one FROM place WHERE who = ?1 AND place = ?2';
    return (await this.engine.read(sql, [who, place])).length > 0;
  }
  async keepPlace(who: string, place: string, at: number, most: number): Promise<void> {
    const added = `INSERT INTO place (who, place, at) VALUES (${places(3)})
      ON CONFLICT (who, place) DO UPDATE SET at = excluded.at`;
    const old = `DELETE FROM place WHERE who = ?1 AND place NOT IN
      (SELECT p.place FROM place p WHERE p.who = ?1 ORDER BY p.at DESC, p.place LIMIT ?2)`;
    await this.engine.write(statement(added, who, place, at), statement(old, who, most));
  }

  async openings(who: string): Promise<readonly KeptOpening[]> {
    const rows = await this.engine.read('SELECT body FROM opening WHERE who = ?1 ORDER BY at DESC, id', [who]);
    return rows.map((row) => JSON.parse(String(row['body'])) as KeptOpening);
  }
  async keepOpenings(who: string, openings: readonly KeptOpening[], most: number): Promise<void> {
    // Cards that were turned over on one device stay so on all.
    const added = `INSERT INTO opening (who, id, at, seen, body) VALUES (${places(5)})
      ON CONFLICT (who, id) DO UPDATE SET at = excluded.at, seen = excluded.seen, body = excluded.body
      WHERE excluded.seen >= opening.seen`;
    const old = `DELETE FROM opening WHERE who = ?1 AND id NOT IN
      (SELECT o.id FROM opening o WHERE o.who = ?1 ORDER BY o.at DESC, o.id LIMIT ?2)`;
    for (const one of openings)
      await this.engine.write(statement(added, who, one.id, one.at, one.seen, JSON.stringify(one)));
    await this.engine.write(statement(old, who, most));
  }

  async unrated(most: number): Promise<readonly string[]> {
    const rows = await this.engine.read('SELECT match FROM unrated ORDER BY match LIMIT ?1', [most]);
    return rows.map((row) => String(row['match']));
  }
  async isRated(match: string): Promise<boolean> {
    return (await this.engine.read('SELECT n FROM rated WHERE match = ?1 LIMIT 1', [match])).length > 0;
  }
  async rate(match: string, rows: readonly Rated[]): Promise<void> {
    const added = `INSERT INTO rated (who, game, n, match, at, score, rating, deviation, volatility) VALUES (${places(9)})`;
    await this.engine.write(
      statement('DELETE FROM unrated WHERE match = ?1', match),
      ...rows.map(({ who, game, n, at, score, rating, deviation, volatility }) =>
        statement(added, who, game, n, match, at, score, rating, deviation, volatility),
      ),
    );
  }
  async latestRated(who: string, game: string): Promise<Rated | undefined> {
    const sql = 'SELECT * FROM rated WHERE who = ?1 AND game = ?2 ORDER BY n DESC LIMIT 1';
    const [row] = await this.engine.read(sql, [who, game]);
    return row && readRated(row);
  }
  async ratedOf(who: string, most: number): Promise<readonly Rated[]> {
    const sql = `SELECT r.* FROM rated r WHERE r.who = ?1 AND r.n >
      (SELECT MAX(l.n) FROM rated l WHERE l.who = r.who AND l.game = r.game) - CAST(?2 AS BIGINT)
      ORDER BY r.game, r.n DESC`;
    return (await this.engine.read(sql, [who, most])).map(readRated);
  }

  async addSession(hash: string, who: string, at: number): Promise<void> {
    await this.engine.write(begins({ hash, at }, who));
  }
  async session(hash: string, now: number): Promise<Session | undefined> {
    const [row] = await this.engine.read(
      `SELECT p.who, p.name, p.account, p.at, s.used FROM (SELECT who, used FROM session WHERE hash = ?1 AND ${holds(2)}) s
        JOIN person p ON p.who = s.who`,
      [hash, now],
    );
    return row && { person: readPerson(row), used: Number(row['used']) };
  }
  async liveSessions(hashes: readonly string[], now: number): Promise<ReadonlyMap<string, number>> {
    if (hashes.length === 0) return new Map();
    const sql = `SELECT hash, used FROM session WHERE hash IN (${places(hashes.length, 2)}) AND ${holds(1)}`;
    const rows = await this.engine.read(sql, [now, ...hashes]);
    return new Map(rows.map((row) => [String(row['hash']), Number(row['used'])]));
  }
  async useSessions(hashes: readonly string[], now: number): Promise<void> {
    if (hashes.length === 0) return;
    const sql = `UPDATE session SET used = ?1 WHERE hash IN (${places(hashes.length, 2)}) AND used < ?1`;
    await this.engine.write(statement(sql, now, ...hashes));
  }
  async endSession(hash: string): Promise<void> {
    await this.engine.write(statement('DELETE FROM session WHERE hash = ?1', hash));
    await this.engine.write(statement('DELETE FROM push WHERE session = ?1', hash));
    this.engine.hint?.(SESSIONS_ENDED);
  }
  async endSessions(who: string): Promise<void> {
    await this.engine.write(of('session', who));
    await this.engine.write(of('push', who));
    this.engine.hint?.(SESSIONS_ENDED);
  }
  async forgetSessions(now: number): Promise<void> {
    await this.engine.write(statement(`DELETE FROM session WHERE NOT (${holds(1)})`, now));
    const ended = 'NOT EXISTS (SELECT 1 FROM session s WHERE s.hash = push.session)';
    await this.engine.write(statement(`DELETE FROM push WHERE session <> '' AND ${ended}`));
  }
  async lostGuests(before: number, most: number): Promise<readonly string[]> {
    const sql = `SELECT who FROM person WHERE account IS NULL AND at < ?1 AND NOT EXISTS
      (SELECT 1 FROM session s WHERE s.who = person.who) LIMIT ?2`;
    return (await this.engine.read(sql, [before, most])).map((row) => String(row['who']));
  }
  async forgetLeftovers(): Promise<void> {
    const nobodys = (table: string): Statement =>
      statement(`DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM person p WHERE p.who = ${table}.who)`);
    const nowhere = (table: string): Statement =>
      statement(`DELETE FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM room r WHERE r.room = ${table}.room)`);
    for (const table of ['session', 'push', 'daily', 'place', 'opening', 'rated', 'member', 'event_player'])
      await this.engine.write(nobodys(table));
    for (const table of ['presence', 'member']) await this.engine.write(nowhere(table));
  }

  async keepDaily({ day, game, who, score, at }: DailyRow): Promise<void> {
    const sql = `INSERT INTO daily (day, game, who, score, at) VALUES (${places(5)})
      ON CONFLICT (day, game, who) DO UPDATE SET score = excluded.score, at = excluded.at
      WHERE excluded.score > daily.score`;
    await this.engine.write(statement(sql, day, game, who, score, at));
  }
  async bestDaily(day: string, game: string, most: number): Promise<readonly { name: string; score: number }[]> {
    const rows = await this.engine.read(
      `SELECT p.name, d.score FROM daily d JOIN person p ON p.who = d.who WHERE d.day = ?1 AND d.game = ?2
        ORDER BY d.score DESC, d.at LIMIT ?3`,
      [day, game, most],
    );
    return rows.map((row) => ({ name: String(row['name']), score: Number(row['score']) }));
  }
  async subscribe(
    { who, session }: { readonly who: string; readonly session: string },
    { endpoint, p256dh, auth, language }: Subscription,
    at: number,
    most: number,
  ): Promise<void> {
    const added = `INSERT INTO push (endpoint, who, p256dh, auth, language, at, session) VALUES (${places(7)})
      ON CONFLICT (endpoint) DO UPDATE SET who = excluded.who, p256dh = excluded.p256dh, auth = excluded.auth,
        language = excluded.language, at = excluded.at, session = excluded.session`;
    const old = `DELETE FROM push WHERE who = ?1 AND endpoint NOT IN
      (SELECT p.endpoint FROM push p WHERE p.who = ?1 ORDER BY p.at DESC, p.endpoint LIMIT ?2)`;
    const values = [endpoint, who, p256dh, auth, language, at, session] as const;
    await this.engine.write(statement(added, ...values), statement(old, who, most));
  }
  async subscriptionsOf(who: string): Promise<readonly Subscription[]> {
    const held = "session = '' OR EXISTS (SELECT 1 FROM session s WHERE s.hash = push.session)";
    const sql = `SELECT endpoint, p256dh, auth, language FROM push WHERE who = ?1 AND (${held}) ORDER BY at, endpoint`;
    return (await this.engine.read(sql, [who])) as unknown as readonly Subscription[];
  }
  async endSubscription(endpoint: string, who?: string): Promise<void> {
    const sql = 'DELETE FROM push WHERE endpoint = ?1 AND (?2 = ?3 OR who = ?2)';
    await this.engine.write(statement(sql, endpoint, who ?? '', ''));
  }
}

const readRated = (row: Row): Rated => ({
  who: String(row['who']),
  game: String(row['game']),
  n: Number(row['n']),
  match: String(row['match']),
  at: Number(row['at']),
  score: Number(row['score']),
  rating: Number(row['rating']),
  deviation: Number(row['deviation']),
  volatility: Number(row['volatility']),
});
function readPerson(row: Row): Person {
  const account = row['account'];
  return {
    who: String(row['who']),
    name: String(row['name']),
    ...(typeof account === 'string' ? { account } : {}),
    at: Number(row['at']),
  };
}
