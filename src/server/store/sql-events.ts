import type { EventFact } from '../../events/facts.ts';
import { places, type Row, type Statement, statement } from './engine.ts';
import { SqlPeople } from './sql-people.ts';
import type { FactRow, Lead, StoredEvent } from './store.ts';

const PHASES = ['open', 'on', 'over'] as const;
const phaseNumber = (phase: StoredEvent['phase']): number => PHASES.indexOf(phase);
const takesPart = (who: string, event: string): Statement =>
  statement('INSERT INTO event_player (who, event) VALUES (?1, ?2) ON CONFLICT DO NOTHING', who, event);

/** Events, their facts, and who takes part. */
export class SqlEvents extends SqlPeople {
  async addEvent({ event, code, version, listed, phase, at, organiser, seed, body }: StoredEvent): Promise<boolean> {
    const sql = `INSERT INTO event
      (event, code, version, listed, phase, at, touched, leader, leads, organiser, seed, body)
      VALUES (${places(6)}, 0, '', 0, ${places(3, 7)}) ON CONFLICT DO NOTHING`;
    const values = [event, code, version, Number(listed), phaseNumber(phase), at] as const;
    const added = statement(sql, ...values, organiser, seed, JSON.stringify(body));
    return (await this.engine.write(added, takesPart(organiser, event))) === 1;
  }
  async event(event: string): Promise<StoredEvent | undefined> {
    const [row] = await this.engine.read('SELECT * FROM event WHERE event = ?1', [event]);
    return row && eventOf(row);
  }
  async eventByCode(code: string): Promise<StoredEvent | undefined> {
    const [row] = await this.engine.read('SELECT * FROM event WHERE code = ?1', [code]);
    return row && eventOf(row);
  }
  async factsOf(event: string, version: number): Promise<readonly FactRow[]> {
    const sql = 'SELECT version, at, body FROM event_fact WHERE event = ?1 AND version > ?2 ORDER BY version';
    return (await this.engine.read(sql, [event, version])).map((row) => ({
      version: Number(row['version']),
      at: Number(row['at']),
      body: JSON.parse(String(row['body'])) as EventFact,
    }));
  }
  async addFacts(event: string, facts: readonly FactRow[], phase: StoredEvent['phase']): Promise<boolean> {
    const [first, last] = [facts[0], facts.at(-1)];
    if (first === undefined || last === undefined) return true;
    const next = 'UPDATE event SET version = ?2, phase = ?3, touched = ?4 WHERE event = ?1 AND version = ?5';
    const adds = facts.map(({ version, at, body }) =>
      statement(
        'INSERT INTO event_fact (event, version, at, body) VALUES (?1, ?2, ?3, ?4)',
        event,
        version,
        at,
        JSON.stringify(body),
      ),
    );
    const joins = facts.flatMap(({ body }) => (body.do === 'join' ? [takesPart(body.who, event)] : []));
    const moved = statement(next, event, last.version, phaseNumber(phase), last.at, first.version - 1);
    const added = (await this.engine.write(moved, ...adds, ...joins)) === 1;
    if (added) this.engine.hint?.(event);
    return added;
  }
  async listedEvents(most: number): Promise<readonly StoredEvent[]> {
    const sql = 'SELECT * FROM event WHERE listed = 1 ORDER BY CASE WHEN phase < 2 THEN 0 ELSE 1 END, at DESC LIMIT ?1';
    return (await this.engine.read(sql, [most])).map(eventOf);
  }
  async eventsOf(who: string, most: number): Promise<readonly StoredEvent[]> {
    const sql = `SELECT e.* FROM event_player p JOIN event e ON e.event = p.event
      WHERE p.who = ?1 ORDER BY CASE WHEN e.phase < 2 THEN 0 ELSE 1 END, e.at DESC LIMIT ?2`;
    return (await this.engine.read(sql, [who, most])).map(eventOf);
  }
  async eventsToLead(server: string, most: number): Promise<readonly Lead[]> {
    const sql = `SELECT event, leader, leads FROM event WHERE phase < 2
      ORDER BY CASE WHEN leader = ?1 THEN 0 ELSE 1 END, at, event LIMIT ?2`;
    return (await this.engine.read(sql, [server, most])).map((row) => ({
      event: String(row['event']),
      leader: String(row['leader']),
      times: Number(row['leads']),
    }));
  }
  async leadEvent({ event, leader, times }: Lead, server: string): Promise<boolean> {
    const sql = 'UPDATE event SET leader = ?2, leads = leads + 1 WHERE event = ?1 AND leader = ?3 AND leads = ?4';
    return (await this.engine.write(statement(sql, event, server, leader, times))) === 1;
  }
  async eventsOver(at: number, most: number): Promise<readonly string[]> {
    const sql = 'SELECT event FROM event WHERE phase = 2 AND touched < ?1 LIMIT ?2';
    return (await this.engine.read(sql, [at, most])).map((row) => String(row['event']));
  }
  async forgetEvent(event: string): Promise<void> {
    const from = (table: string): Statement => statement(`DELETE FROM ${table} WHERE event = ?1`, event);
    await this.engine.write(from('event'), from('event_fact'), from('event_player'));
  }
  async namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (people.length === 0) return new Map();
    const sql = `SELECT who, name FROM person WHERE who IN (${places(people.length)})`;
    const rows = await this.engine.read(sql, people);
    return new Map(rows.map((row) => [String(row['who']), String(row['name'])]));
  }
}
function eventOf(row: Row): StoredEvent {
  return {
    event: String(row['event']),
    code: String(row['code']),
    version: Number(row['version']),
    listed: Number(row['listed']) === 1,
    phase: PHASES[Number(row['phase'])]!,
    at: Number(row['at']),
    organiser: String(row['organiser']),
    seed: String(row['seed']),
    body: JSON.parse(String(row['body'])) as StoredEvent['body'],
  };
}
