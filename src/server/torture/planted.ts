import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { fromBase64 } from '../../kernel/snapshot.ts';
import { spell } from '../../kernel/verbs.ts';
import { Match } from '../../match/match.ts';
import type { Command, Told } from '../../match/messages.ts';
import type { EventRow, SavedPosition } from '../../match/store.ts';
import type { Engine, Statement } from '../store/engine.ts';
import { PostgresEngine } from '../store/postgres.ts';
import { SqlStore } from '../store/sql-store.ts';
import { SqliteEngine } from '../store/sqlite.ts';
import type { RoomRow } from '../store/store.ts';
import { Connection } from '../wire/connection.ts';
import { FAULTS, type FaultName } from './faults.ts';

/*
 * Faults that a server might have, planted into the classes of this process before it serves. Only the torture's own
 * entry file loads this: nothing of it is in what people run.
 */

const chance = new FastChance(Math.floor(performance.now() * 1000));
const inHundred = (share: number): boolean => chance.below(1000) < 10 * share;

/** A method of a class as a function that is told whose method it is. */
type Of<C, K extends keyof C> = C[K] extends (...args: infer A) => infer R ? (this: C, ...args: A) => R : never;
/** Puts another function in the place of a method, by name: what is private to a class is not private to its faults. */
function instead<M>(of: object, name: string, make: (was: M) => M): void {
  const methods = of as Record<string, M | undefined>;
  const was = methods[name];
  if (was === undefined) throw new Error(`there is no ${name} to plant a fault in`);
  methods[name] = make(was);
}
const inStore = <K extends keyof SqlStore>(name: K, make: (was: Of<SqlStore, K>) => Of<SqlStore, K>): void =>
  instead(SqlStore.prototype, name, make);
const inMatch = <K extends keyof Match>(name: K, make: (was: Of<Match, K>) => Of<Match, K>): void =>
  instead(Match.prototype, name, make);
function inEngines(make: (was: Of<Engine, 'write'>) => Of<Engine, 'write'>): void {
  for (const engine of [SqliteEngine, PostgresEngine]) instead(engine.prototype, 'write', make);
}
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
/** Another thing that the seat might have done. */
async function otherThan(match: Match, seat: Seat, actions: readonly string[]): Promise<readonly string[]> {
  const [whole] = await match.resume(seat, -1);
  if (whole?.ev !== 'whole' || whole.words === undefined) return actions;
  const state = match.rules.create();
  state.table.words.set(fromBase64(whole.words));
  const out = new Options();
  match.rules.legal(state, seat, out);
  for (let i = 0; i < out.size; i++) {
    const other = spell(match.rules.game.verbs, out.at(i));
    if (other !== actions[0]) return [other];
  }
  return actions;
}

const PLANTS: Readonly<Record<FaultName, () => void>> = {
  acknowledgedBeforeCommit: () =>
    inStore(
      'append',
      (was) =>
        function (match, row, result) {
          was.call(this, match, row, result).catch(() => undefined);
          return Promise.resolve(true);
        },
    ),
  otherAction: () =>
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          if (command.cmd !== 'act' || !inHundred(10)) return was.call(this, seat, command, at);
          return was.call(this, seat, { ...command, actions: await otherThan(this, seat, command.actions) }, at);
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
  toldBeforeAppend: () => {
    interface Internals {
      readonly cached: { readonly framing: unknown; readonly standing: unknown };
      readonly audience: { hear(framing: unknown, from: unknown, advanced: unknown): void };
    }
    type Append = (this: Internals, row: unknown, advanced: unknown) => Promise<boolean>;
    instead<Append>(
      Match.prototype,
      'append',
      (was) =>
        async function (row, advanced) {
          this.audience.hear(this.cached.framing, this.cached.standing, advanced);
          return was.call(this, row, advanced);
        },
    );
  },
  appendDropped: () =>
    inStore(
      'append',
      (was) =>
        function (match, row, result) {
          return inHundred(0.5) ? Promise.resolve(true) : was.call(this, match, row, result);
        },
    ),
  notFlushed: () => undefined,
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
  swappedEyes: () =>
    inMatch(
      'watch',
      (was) =>
        function (viewer, have, tell) {
          const other = viewer === 'spectator' || !inHundred(30) ? viewer : ((1 - viewer) as Seat);
          return was.call(this, other, other === viewer ? have : -1, tell);
        },
    ),
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
  laggingView: () =>
    inMatch(
      'watch',
      (was) =>
        function (viewer, have, tell) {
          let late: Told | undefined;
          return was.call(this, viewer, have, (told) => {
            const before = late;
            late = told.ev === 'frame' ? told : undefined;
            if (before !== undefined) tell(before);
            if (late === undefined) tell(told);
          });
        },
    ),
  muteLost: () =>
    roomsBecome((row) => ({
      ...row,
      body: { ...row.body, members: row.body.members.map(({ muted: _gone, ...member }) => member) },
    })),
  lineLost: () =>
    roomsBecome((row) => (inHundred(20) ? { ...row, body: { ...row.body, talk: row.body.talk.slice(0, -1) } } : row)),
  undoTwice: () =>
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          const answer = await was.call(this, seat, command, at);
          if (command.cmd !== 'undo' || answer.re !== 'ok') return answer;
          const serial = (await this.about(seat)).serials[seat]!;
          await was.call(this, seat, { ...command, id: `${command.id}-again`, serial }, at);
          return answer;
        },
    ),
  idPlayedAgain: () => {
    const heard = new Set<string>();
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          const name = `${this.id} ${command.id}`;
          if (command.cmd !== 'act' || !heard.has(name)) {
            heard.add(name);
            return was.call(this, seat, command, at);
          }
          const serial = (await this.about(seat)).serials[seat]!;
          const actions = await otherThan(this, seat, []);
          const anew: Command = { ...command, id: `${command.id}${heard.size}`, serial, actions };
          heard.add(`${name}${heard.size}`);
          return was.call(this, seat, anew, at);
        },
    );
  },
  wrongAnswer: () => {
    type Reply = { readonly id?: string };
    const last = new WeakMap<object, string>();
    instead<(this: object, reply: Reply) => void>(
      Connection.prototype,
      'reply',
      (was) =>
        function (reply) {
          const earlier = last.get(this);
          if (reply.id !== undefined) last.set(this, reply.id);
          was.call(this, earlier !== undefined && inHundred(3) ? { ...reply, id: earlier } : reply);
        },
    );
  },
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
  wallClock: () =>
    inMatch(
      'tick',
      (was) =>
        function (at) {
          return was.call(this, inHundred(10) ? at + 31 * 24 * 3600 * 1000 : at);
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
  moveMadeUp: () =>
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          const answer = await was.call(this, seat, command, at);
          const { awaited, serials } = await this.about(seat);
          if (answer.re !== 'ok' || (awaited & (1 << seat)) === 0 || !inHundred(2)) return answer;
          const actions = await otherThan(this, seat, []);
          if (actions.length === 0) return answer;
          const id = `${command.id}-more`;
          await was.call(this, seat, { cmd: 'act', match: this.id, id, serial: serials[seat]!, actions }, at);
          return answer;
        },
    ),
};

export function plant(name: string): void {
  const found = FAULTS.find((fault) => fault.name === name);
  if (found === undefined) throw new Error(`there is no fault ${name}`);
  PLANTS[found.name]();
}
