import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { fromBase64 } from '../../kernel/snapshot.ts';
import { spell } from '../../kernel/verbs.ts';
import { Match } from '../../match/match.ts';
import type { Command, Told } from '../../match/messages.ts';
import type { Records } from '../store/records.ts';
import { Scribe } from '../store/scribe.ts';
import { Connection } from '../wire/connection.ts';
import { inHundred, inMatch, instead } from './planting.ts';

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

/** Faults in how commands are carried out, answered and told. */
export const MATCH_FAULTS = {
  otherAction: () =>
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          if (command.cmd !== 'act' || !inHundred(10)) return was.call(this, seat, command, at);
          return was.call(this, seat, { ...command, actions: await otherThan(this, seat, command.actions) }, at);
        },
    ),
  otherCard: () =>
    inMatch(
      'submit',
      (was) =>
        async function (seat, command, at) {
          if (command.cmd !== 'pick' || !inHundred(10)) return was.call(this, seat, command, at);
          const { before = [] } = (await this.about(seat)).packs?.draft ?? {};
          const card = before.find((other) => other !== command.card) ?? command.card;
          return was.call(this, seat, { ...command, card }, at);
        },
    ),
  toldBeforeAppend: () => {
    interface Internals {
      readonly cached: { readonly framing: unknown; readonly situation: unknown };
      readonly audience: { hear(framing: unknown, from: unknown, advanced: unknown): void };
    }
    type Append = (this: Internals, row: unknown, advanced: unknown) => Promise<boolean>;
    instead<Append>(
      Match.prototype,
      'append',
      (was) =>
        async function (row, advanced) {
          this.audience.hear(this.cached.framing, this.cached.situation, advanced);
          return was.call(this, row, advanced);
        },
    );
  },
  swappedEyes: () =>
    inMatch(
      'watch',
      (was) =>
        function (viewer, have, tell) {
          const other = viewer === 'spectator' || !inHundred(30) ? viewer : ((1 - viewer) as Seat);
          return was.call(this, other, other === viewer ? have : -1, tell);
        },
    ),
  otherHistory: () =>
    instead<(this: Scribe, ...asked: Parameters<Records['history']>) => ReturnType<Records['history']>>(
      Scribe.prototype,
      'history',
      (was) =>
        function ({ match, viewer, to }) {
          return was.call(this, { match, viewer: viewer === 'spectator' ? viewer : ((1 - viewer) as Seat), to });
        },
    ),
  laggingView: () =>
    inMatch(
      'watch',
      (was) =>
        function (viewer, have, tell) {
          let late: Told | undefined;
          return was.call(this, viewer, have, (told, text) => {
            const before = late;
            late = told.ev === 'frame' ? told : undefined;
            if (before !== undefined) tell(before, JSON.stringify(before));
            if (late === undefined) tell(told, text);
          });
        },
    ),
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
  wallClock: () =>
    inMatch(
      'tick',
      (was) =>
        function (at) {
          return was.call(this, inHundred(10) ? at + 31 * 24 * 3600 * 1000 : at);
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
} as const;
