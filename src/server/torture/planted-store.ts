import type { EventFact } from '../../events/facts.ts';
import type { EventRow, SavedPosition } from '../../match/store.ts';
import type { Engine, Statement } from '../store/engine.ts';
import type { RoomRow } from '../store/store.ts';
import { inEngines, inHundred, inMatch, inStore } from './planting.ts';

const isEvent = ({ sql }: Statement): boolean => sql.startsWith('INSERT INTO match_event');

/** What the server does to rows of the log on their way into the store. */
const rowsBecome = (become: (row: EventRow) => EventRow): void =>
  inStore(
    'append',
    (was) =>
      function (match, row, result) {
        return was.call(this, match, become(row), result);
      },
  );
/** What it does to rooms on their way. */
const roomsBecome = (become: (row: RoomRow) => RoomRow): void =>
  inStore(
    'changeRoom',
    (was) =>
      function (row) {
        return was.call(this, become(row));
      },
  );
/** What it does to facts of events on their way. */
const factsBecome = (become: (fact: EventFact) => EventFact): void =>
  inStore(
    'addFacts',
    (was) =>
      function (event, facts, phase) {
        const others = facts.map(({ version, at, body }) => ({ version, at, body: become(body) }));
        return was.call(this, event, others, phase);
      },
  );
const turned = (fact: EventFact): EventFact =>
  fact.do === 'result' && inHundred(30) ? { ...fact, outcome: fact.outcome === 'first' ? 'second' : 'first' } : fact;
/** Who sits first at one table changes places with who does at the next. */
function mixed(fact: EventFact): EventFact {
  if (fact.do !== 'pair') return fact;
  const [one, two, ...rest] = fact.tables;
  if (one === undefined || two === undefined) return fact;
  const tables = [
    { ...one, seats: [two.seats[0], one.seats[1]] as const },
    { ...two, seats: [one.seats[0], two.seats[1]] as const },
    ...rest,
  ];
  return { ...fact, tables };
}
/** Faults in how things are kept. */
export const STORE_FAULTS = {
  eventResultTurned: () => factsBecome(turned),
  eventPairsMixed: () => factsBecome(mixed),
  acknowledgedBeforeCommit: () =>
    inStore(
      'append',
      (was) =>
        function (match, row, result) {
          was.call(this, match, row, result).catch(() => undefined);
          return Promise.resolve(true);
        },
    ),
  roomChangeNotStored: () =>
    inStore(
      'changeRoom',
      (was) =>
        function (row) {
          return inHundred(30) ? Promise.resolve(true) : was.call(this, row);
        },
    ),
  appendDropped: () =>
    inStore(
      'append',
      (was) =>
        function (match, row, result) {
          return inHundred(0.5) ? Promise.resolve(true) : was.call(this, match, row, result);
        },
    ),
  tornRow: () =>
    inEngines(
      (was) =>
        function (first, ...others) {
          if (!isEvent(first) || !inHundred(2)) return was.call(this, first, ...others);
          const values = first.values.map((value, i) => (i === 6 ? String(value).slice(0, -8) : value));
          return was.call(this, { ...first, values }, ...others);
        },
    ),
  swappedSeat: () => rowsBecome((row) => (row.seat >= 0 && inHundred(3) ? { ...row, seat: 1 - row.seat } : row)),
  staleSnapshot: () => {
    const kept = new Map<string, SavedPosition>();
    inStore(
      'savePosition',
      (was) =>
        function (match, saved) {
          const { position } = kept.get(match) ?? saved;
          kept.set(match, saved);
          return was.call(this, match, { ...saved, position });
        },
    );
    // Positions are kept seldom; a fault in them must not need a long match.
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          const answer = await was.call(this, seat, command, at);
          if (inHundred(20)) await this.keep();
          return answer;
        },
    );
  },
  staleLog: () =>
    inStore(
      'load',
      (was) =>
        async function (match, part) {
          const stored = await was.call(this, match, part);
          return stored === undefined || !inHundred(30) ? stored : { ...stored, rows: stored.rows.slice(0, -2) };
        },
    ),
  muteLost: () =>
    roomsBecome((row) => ({
      ...row,
      body: { ...row.body, members: row.body.members.map(({ muted: _gone, ...member }) => member) },
    })),
  lineLost: () =>
    roomsBecome((row) => (inHundred(20) ? { ...row, body: { ...row.body, talk: row.body.talk.slice(0, -1) } } : row)),
  resultNotStored: () =>
    inStore(
      'append',
      (was) =>
        function (match, row) {
          return was.call(this, match, row);
        },
    ),
  appendOverwrites: () =>
    inEngines(
      (was) =>
        function (first, ...others) {
          if (!isEvent(first)) return was.call(this, first, ...others);
          const over = ['cmd_id', 'seat', 'at', 'body', 'digest']
            .map((name) => `${name} = excluded.${name}`)
            .join(', ');
          const sql = first.sql.replace('DO NOTHING', `(match, version) DO UPDATE SET ${over}`);
          return was.call(this, { ...first, sql }, ...others);
        },
    ),
  reordered: () =>
    inStore(
      'append',
      (was) =>
        async function (match, row, result) {
          const added = await was.call(this, match, row, result);
          if (!added || row.version < 3 || !inHundred(3)) return added;
          const swap = (from: number, id: string): Statement => ({
            sql: 'UPDATE match_event SET cmd_id = ?3 WHERE match = ?1 AND version = ?2',
            values: [match, from, id],
          });
          const before = (await this.load(match))!.rows[row.version - 2]!;
          const { engine } = this as unknown as { readonly engine: Engine };
          await engine.write(swap(row.version, 'x'), swap(before.version, row.id), swap(row.version, before.id));
          return added;
        },
    ),
  ordersLost: () => inStore('saveOrders', () => () => Promise.resolve()),
  nameLost: () =>
    inStore(
      'rename',
      (was) =>
        function (who, name) {
          return inHundred(30) ? Promise.resolve() : was.call(this, who, name);
        },
    ),
  otherSecret: () =>
    inStore(
      'create',
      (was) =>
        function (header, secret) {
          return was.call(this, header, inHundred(50) ? `00${secret.slice(2)}` : secret);
        },
    ),
} as const;
