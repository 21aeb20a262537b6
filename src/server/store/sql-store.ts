import type { Orders, Result } from '../../match/messages.ts';
import type { EventRow, MatchHeader, SavedPosition, StoredMatch } from '../../match/store.ts';
import { places, type Row, type Statement, statement, type Value } from './engine.ts';
import { SqlEvents } from './sql-events.ts';
import type { Lag, RoomRow, ServerStore } from './store.ts';

/** The setting that is written to see whether anything can be. */
const BEAT = 'beat';
const json = (value: Value | undefined): unknown => JSON.parse(String(value));

const EVENTS = 'SELECT version, cmd_id, seat, at, edition, body, digest FROM match_event';
/** So many listed rooms are looked through for those where somebody is. */
const LOOKED_THROUGH = 2000;
const ADD_EVENT = 'INSERT INTO match_event (match, version, cmd_id, seat, at, edition, body, digest)';
/** The keys keep two from writing the same version, or the same command twice. */
const FIRST_EVENT = `${ADD_EVENT}
  SELECT m.match, CAST(?2 AS BIGINT), ?3, CAST(?4 AS BIGINT), CAST(?5 AS BIGINT), CAST(?6 AS BIGINT), ?7, ?8
  FROM match m WHERE m.match = ?1 ON CONFLICT DO NOTHING`;
/**
 * Behind a version that is there: where it is not, the number is null, which the table does not take. A row of values,
 * since what selects from the table that it adds to is gathered in a table of its own first.
 */
const NEXT_EVENT = `${ADD_EVENT} VALUES (?1,
  (SELECT e.version + 1 FROM match_event e WHERE e.match = ?1 AND e.version = CAST(?2 AS BIGINT) - 1),
  ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING`;
/** So many people who are here are written down by one statement. */
const SEEN_TOGETHER = 64;
/** By less than that the time at the tables lags behind the calendar whenever a server begins: it is no outage. */
const LAG_MS = 60_000;
/** As many as there can be. */
const MOST_ROWS = 2 ** 31;

/** The store in SQL, the same for SQLite and PostgreSQL. What must happen together is one statement or one write. */
export class SqlStore extends SqlEvents implements ServerStore {
  conflicts = 0;
  rates = false;
  async listen(heard: (names: readonly string[]) => void): Promise<void> {
    await this.engine.listen?.(heard);
  }
  async beat(at: number): Promise<void> {
    const sql = `INSERT INTO setting (name, value) VALUES (${places(2)})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
    await this.engine.write(statement(sql, BEAT, String(at)));
  }
  async compact(): Promise<void> {
    await this.engine.compact?.();
  }
  close(): Promise<void> {
    return this.engine.close();
  }

  async create(header: MatchHeader, secret: string): Promise<boolean> {
    const added = await this.engine.write(
      statement(
        'INSERT INTO match (match, header) VALUES (?1, ?2) ON CONFLICT DO NOTHING',
        header.match,
        JSON.stringify(header),
      ),
      statement('INSERT INTO match_secret (match, root) VALUES (?1, ?2)', header.match, secret),
    );
    return added === 1;
  }
  async load(match: string, part?: 'tail'): Promise<StoredMatch | undefined> {
    const [found] = await this.engine.read(
      'SELECT m.header, s.root FROM match m JOIN match_secret s ON s.match = m.match WHERE m.match = ?1',
      [match],
    );
    if (found === undefined) return undefined;
    const [snapshot] = await this.engine.read('SELECT body FROM match_snapshot WHERE match = ?1', [match]);
    const saved = snapshot && (json(snapshot['body']) as SavedPosition);
    return {
      header: json(found['header']) as MatchHeader,
      secret: String(found['root']),
      rows: await this.rows(match, part === 'tail' && saved !== undefined ? saved.version : 0),
      saved,
      orders: await this.orders(match),
    };
  }
  async since(match: string, version: number, most: number): Promise<Pick<StoredMatch, 'rows' | 'orders'>> {
    return { rows: await this.rows(match, version + 1, most), orders: await this.orders(match) };
  }
  async find(match: string, id: string): Promise<EventRow | undefined> {
    const [row] = await this.engine.read(`${EVENTS} WHERE match = ?1 AND cmd_id = ?2`, [match, id]);
    return row && eventOf(row);
  }
  private async rows(match: string, from: number, most: number = MOST_ROWS): Promise<readonly EventRow[]> {
    const sql = `${EVENTS} WHERE match = ?1 AND version >= ?2 ORDER BY version LIMIT ?3`;
    return (await this.engine.read(sql, [match, from, most])).map(eventOf);
  }
  private async orders(match: string): Promise<(Orders | undefined)[]> {
    const orders: (Orders | undefined)[] = [];
    for (const row of await this.engine.read('SELECT seat, body FROM match_orders WHERE match = ?1', [match])) {
      orders[Number(row['seat'])] = json(row['body']) as Orders;
    }
    return orders;
  }
  async latest(match: string): Promise<number> {
    return (await this.latestOf([match])).get(match) ?? 0;
  }
  async latestOf(matches: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (matches.length === 0) return new Map();
    const rows = await this.engine.read(
      `SELECT match, MAX(version) AS version FROM match_event WHERE match IN (${places(matches.length)}) GROUP BY match`,
      matches,
    );
    return new Map(rows.map((row) => [String(row['match']), Number(row['version'])]));
  }
  async append(match: string, row: EventRow, result?: Result): Promise<boolean> {
    const { version, id, seat, at, edition, body, digest } = row;
    const text = JSON.stringify(body);
    const event = statement(
      version === 1 ? FIRST_EVENT : NEXT_EVENT,
      match,
      version,
      id,
      seat,
      at,
      edition,
      text,
      digest,
    );
    const ended =
      result &&
      statement(
        'INSERT INTO match_result (match, body) VALUES (?1, ?2) ON CONFLICT (match) DO UPDATE SET body = excluded.body',
        match,
        JSON.stringify(result),
      );
    // With the result itself, so that none is missed, whatever happens next.
    const waits = statement('INSERT INTO unrated (match) VALUES (?1) ON CONFLICT DO NOTHING', match);
    const added = await this.engine
      .write(event, ...(ended === undefined ? [] : [ended, ...(this.rates ? [waits] : [])]))
      .catch((error: unknown) => this.noneIfGap(match, version, error));
    if (added === 1) this.engine.hint?.(match);
    else this.conflicts++;
    return added === 1;
  }
  /** A version that nothing stands before is refused by the table, with an error like any other. */
  private async noneIfGap(match: string, version: number, error: unknown): Promise<number> {
    if ((await this.latest(match)) >= version - 1) throw error;
    return 0;
  }
  async savePosition(match: string, saved: SavedPosition): Promise<void> {
    await this.engine.write(
      statement(
        `INSERT INTO match_snapshot (match, version, edition, body) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (match)
          DO UPDATE SET version = excluded.version, edition = excluded.edition, body = excluded.body
          WHERE excluded.version >= match_snapshot.version`,
        match,
        saved.version,
        saved.edition,
        JSON.stringify(saved),
      ),
    );
  }
  async saveOrders(match: string, seat: number, orders: Orders): Promise<void> {
    await this.engine.write(
      statement(
        `INSERT INTO match_orders (match, seat, body) VALUES (?1, ?2, ?3)
          ON CONFLICT (match, seat) DO UPDATE SET body = excluded.body`,
        match,
        seat,
        JSON.stringify(orders),
      ),
    );
  }
  async resultOf(match: string): Promise<Result | undefined> {
    const [row] = await this.engine.read('SELECT body FROM match_result WHERE match = ?1', [match]);
    return row && (json(row['body']) as Result);
  }
  async resultsOf(matches: readonly string[]): Promise<ReadonlyMap<string, Result>> {
    if (matches.length === 0) return new Map();
    const sql = `SELECT match, body FROM match_result WHERE match IN (${places(matches.length)})`;
    const rows = await this.engine.read(sql, matches);
    return new Map(rows.map((row) => [String(row['match']), json(row['body']) as Result]));
  }
  /** Before the deal there are no cards, and no digest of them. */
  async dealt(matches: readonly string[]): Promise<ReadonlySet<string>> {
    if (matches.length === 0) return new Set();
    const sql = `SELECT DISTINCT match FROM match_event WHERE match IN (${places(matches.length)}) AND digest <> ''`;
    return new Set((await this.engine.read(sql, matches)).map((row) => String(row['match'])));
  }
  async matchesAfter(match: string, most: number): Promise<readonly string[]> {
    const rows = await this.engine.read('SELECT match FROM match WHERE match > ?1 ORDER BY match LIMIT ?2', [
      match,
      most,
    ]);
    return rows.map((row) => String(row['match']));
  }
  async wake(match: string, at: number | undefined): Promise<void> {
    await this.engine.write(statement('UPDATE match SET wake = ?2 WHERE match = ?1', match, at ?? null));
  }
  async due(at: number, most: number): Promise<readonly string[]> {
    const rows = await this.engine.read('SELECT match FROM match WHERE wake <= ?1 ORDER BY wake LIMIT ?2', [at, most]);
    return rows.map((row) => String(row['match']));
  }

  async overSince(at: number, match: string, most: number): Promise<readonly string[]> {
    const rows = await this.engine.read(
      `SELECT r.match FROM match_result r WHERE r.match > ?2 AND NOT EXISTS
        (SELECT 1 FROM match_event e WHERE e.match = r.match AND e.at >= ?1) ORDER BY r.match LIMIT ?3`,
      [at, match, most],
    );
    return rows.map((row) => String(row['match']));
  }
  async forgetMatch(match: string): Promise<void> {
    const from = (table: string): Statement => statement(`DELETE FROM ${table} WHERE match = ?1`, match);
    const rest = ['match_event', 'match_secret', 'match_snapshot', 'match_orders', 'match_result', 'unrated'];
    await this.engine.write(from('match'), ...rest.map(from));
  }
  async forgetRoom({ room, version }: RoomRow): Promise<boolean> {
    const gone = statement('DELETE FROM room WHERE room = ?1 AND version = ?2', room, version);
    const rest = ['presence', 'member'].map((table) => statement(`DELETE FROM ${table} WHERE room = ?1`, room));
    return (await this.engine.write(gone, ...rest)) === 1;
  }
  async addRoom({ room, code, version, listed, at, body }: RoomRow): Promise<boolean> {
    const sql = `INSERT INTO room (room, code, version, listed, at, body) VALUES (${places(6)}) ON CONFLICT DO NOTHING`;
    const values = [room, code, version, Number(listed), at, JSON.stringify(body)] as const;
    const members = body.members.map(({ who }) => cameIn(who, room));
    return (await this.engine.write(statement(sql, ...values), ...members)) === 1;
  }
  async roomsBefore(at: number, room: string, most: number): Promise<readonly RoomRow[]> {
    const sql = 'SELECT * FROM room WHERE at < ?1 AND room > ?2 ORDER BY room LIMIT ?3';
    return (await this.engine.read(sql, [at, room, most])).map(roomOf);
  }
  async room(room: string): Promise<RoomRow | undefined> {
    const [row] = await this.engine.read('SELECT * FROM room WHERE room = ?1', [room]);
    return row && roomOf(row);
  }
  async roomsNamed(rooms: readonly string[]): Promise<ReadonlyMap<string, RoomRow>> {
    if (rooms.length === 0) return new Map();
    const rows = await this.engine.read(`SELECT * FROM room WHERE room IN (${places(rooms.length)})`, rooms);
    return new Map(rows.map((row) => [String(row['room']), roomOf(row)]));
  }
  async latestRoomsOf(who: string, most: number): Promise<readonly RoomRow[]> {
    const sql = `SELECT r.* FROM member m JOIN room r ON r.room = m.room
      LEFT JOIN presence p ON p.room = m.room AND p.who = m.who
      WHERE m.who = ?1 ORDER BY COALESCE(p.at, 0) DESC, r.at DESC, r.room LIMIT ?2`;
    return (await this.engine.read(sql, [who, most])).map(roomOf);
  }
  async roomByCode(code: string): Promise<RoomRow | undefined> {
    const [row] = await this.engine.read('SELECT * FROM room WHERE code = ?1', [code]);
    return row && roomOf(row);
  }
  async changeRoom({ room, version, listed, body }: RoomRow, newcomer?: string): Promise<boolean> {
    const sql = 'UPDATE room SET version = ?2, listed = ?3, body = ?4 WHERE room = ?1 AND version = ?2 - 1';
    const changed = await this.engine.write(
      statement(sql, room, version, Number(listed), JSON.stringify(body)),
      ...(newcomer === undefined ? [] : [cameIn(newcomer, room)]),
    );
    if (changed === 1) this.engine.hint?.(room);
    return changed === 1;
  }
  async listedRooms(most: number, made: number, seen: number): Promise<readonly RoomRow[]> {
    const newest = `SELECT * FROM room WHERE listed = 1 ORDER BY at DESC LIMIT ${LOOKED_THROUGH}`;
    const inUse = `r.at >= ?2 OR EXISTS (SELECT 1 FROM presence p WHERE p.room = r.room AND p.at >= ?3)`;
    const sql = `SELECT * FROM (${newest}) r WHERE ${inUse} ORDER BY r.at DESC LIMIT ?1`;
    return (await this.engine.read(sql, [most, made, seen])).map(roomOf);
  }
  async roomVersions(rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (rooms.length === 0) return new Map();
    const found = await this.engine.read(
      `SELECT room, version FROM room WHERE room IN (${places(rooms.length)})`,
      rooms,
    );
    return new Map(found.map((row) => [String(row['room']), Number(row['version'])]));
  }
  async seen(here: readonly (readonly [room: string, who: string])[], at: number): Promise<void> {
    // In order: servers that write the same do not wait for each other in a circle.
    const all = here.toSorted(([a, x], [b, y]) => (a < b || (a === b && x < y) ? -1 : 1));
    for (let from = 0; from < all.length; from += SEEN_TOGETHER) {
      const some = all.slice(from, from + SEEN_TOGETHER);
      const rows = some.map((_one, i) => `(${places(2, 2 * i + 2)}, ?1)`).join(', ');
      const sql = `INSERT INTO presence (room, who, at) VALUES ${rows}
        ON CONFLICT (room, who) DO UPDATE SET at = excluded.at`;
      await this.engine.write(statement(sql, at, ...some.flat()));
    }
  }
  async takeOver(room: string, who: string, line: string, at: number): Promise<void> {
    const sql = `INSERT INTO presence (room, who, at, line) VALUES (${places(4)})
      ON CONFLICT (room, who) DO UPDATE SET at = excluded.at, line = excluded.line`;
    await this.engine.write(statement(sql, room, who, at, line));
    this.engine.hint?.(room);
  }
  async giveUp(room: string, who: string, line: string, at: number): Promise<void> {
    const sql = "UPDATE presence SET line = '', at = ?4 WHERE room = ?1 AND who = ?2 AND line = ?3";
    await this.engine.write(statement(sql, room, who, line, at));
    this.engine.hint?.(room);
  }
  async lineOf(room: string, who: string): Promise<{ readonly line: string; readonly at: number } | undefined> {
    const [row] = await this.engine.read('SELECT line, at FROM presence WHERE room = ?1 AND who = ?2', [room, who]);
    return row && { line: String(row['line']), at: Number(row['at']) };
  }
  async served(): Promise<number | undefined> {
    const [row] = await this.engine.read('SELECT at FROM served WHERE one = 1', []);
    return row && Number(row['at']);
  }
  async serve(at: number, lag?: number): Promise<number> {
    const [before] = await this.engine.read('SELECT lag FROM served WHERE one = 1', []);
    const known = before?.['lag'] ?? null;
    if (lag !== undefined && (known === null || lag > Number(known) + LAG_MS)) await this.lagBy(lag);
    const sql = `INSERT INTO served (one, at, lag) VALUES (1, ?1, ?2)
      ON CONFLICT (one) DO UPDATE SET at = excluded.at WHERE excluded.at > served.at`;
    await this.engine.write(statement(sql, at, lag ?? null));
    return (await this.served()) ?? at;
  }
  /** From now on; up to where the last server came it was less. */
  private async lagBy(lag: number): Promise<void> {
    const less = `INSERT INTO lag (until, lag) SELECT at, lag FROM served WHERE lag + ${LAG_MS} < ?1 ON CONFLICT DO NOTHING`;
    await this.engine.write(statement(less, lag));
    const more = `UPDATE served SET lag = ?1 WHERE lag IS NULL OR lag + ${LAG_MS} < ?1`;
    await this.engine.write(statement(more, lag));
  }
  async lags(): Promise<readonly Lag[]> {
    const earlier = await this.engine.read('SELECT until, lag FROM lag ORDER BY until', []);
    const now = await this.engine.read('SELECT lag FROM served WHERE lag IS NOT NULL', []);
    return [
      ...earlier.map((row) => ({ until: Number(row['until']), lag: Number(row['lag']) })),
      ...now.map((row) => ({ until: Number.POSITIVE_INFINITY, lag: Number(row['lag']) })),
    ];
  }
  async settled(name: string, value: string): Promise<string> {
    const sql = 'INSERT INTO setting (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING';
    await this.engine.write(statement(sql, name, value));
    return (await this.setting(name))!;
  }
  async setting(name: string): Promise<string | undefined> {
    const [row] = await this.engine.read('SELECT value FROM setting WHERE name = ?1', [name]);
    return row && String(row['value']);
  }
  async lastSeen(room: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.engine.read('SELECT who, at FROM presence WHERE room = ?1', [room]);
    return new Map(rows.map((row) => [String(row['who']), Number(row['at'])]));
  }
}

const cameIn = (who: string, room: string): Statement =>
  statement('INSERT INTO member (who, room) VALUES (?1, ?2) ON CONFLICT DO NOTHING', who, room);

function eventOf(row: Row): EventRow {
  return {
    version: Number(row['version']),
    id: String(row['cmd_id']),
    seat: Number(row['seat']),
    at: Number(row['at']),
    edition: Number(row['edition']),
    body: json(row['body']) as EventRow['body'],
    digest: String(row['digest']),
  };
}
function roomOf(row: Row): RoomRow {
  return {
    room: String(row['room']),
    code: String(row['code']),
    version: Number(row['version']),
    listed: Number(row['listed']) === 1,
    at: Number(row['at']),
    body: json(row['body']) as RoomRow['body'],
  };
}
