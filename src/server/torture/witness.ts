import type { Told } from '../../match/messages.ts';
import type { Reply } from './client.ts';

export type Command = { readonly cmd: string; readonly id: string } & Readonly<Record<string, unknown>>;
/** A command, from where and when it was said, and what came of it. */
export interface Spoken {
  readonly who: string;
  readonly command: Command;
  /** The match that the speaker followed, and the seat that it held there. What names only a room may meet the next one. */
  match: string;
  readonly seat: number | undefined;
  readonly sentAt: number;
  /** How often it was sent. */
  times: number;
  answer: Exclude<Reply, { readonly re: 'again' }> | undefined;
  answeredAt: number;
}
/** These become rows of the log. */
const LOGGED = new Set([
  'act',
  'undo',
  'agree',
  'disagree',
  'concede',
  'ready',
  'bring',
  'open',
  'pick',
  'sit',
  'stand',
  'seat',
]);
/** These are answered with the version of the room. */
const OF_THE_ROOM = new Set(['phrase', 'say', 'mute', 'again']);
export const changesRoom = ({ cmd }: Command): boolean => OF_THE_ROOM.has(cmd);
export const isLogged = ({ cmd }: Command): boolean => LOGGED.has(cmd);

/** What a player was told of a match from the deal on, when it asked for it with so much of it at hand. */
export interface HeardHistory {
  readonly match: string;
  readonly had: number;
  readonly told: readonly Told[];
}
/** All that a player said and was told: what is held against the store in the end. */
export class Witness {
  readonly who: string;
  readonly spoken = new Map<string, Spoken>();
  readonly told: Told[] = [];
  readonly histories: HeardHistory[] = [];
  /** Names that the player took, and whether that was acknowledged. */
  readonly names: { readonly name: string; acknowledged: boolean }[] = [];
  /** Answers that differ from what the same command was answered before. */
  readonly contradictions: string[] = [];
  /** Acknowledged, and not told within the patience of a player. */
  untold = 0;

  constructor(who: string) {
    this.who = who;
  }
  sends(command: Command, match: string, seat: number | undefined): Spoken {
    const known = this.spoken.get(command.id);
    const one = known ?? {
      who: this.who,
      command,
      match,
      seat,
      sentAt: performance.now(),
      times: 0,
      answer: undefined,
      answeredAt: 0,
    };
    one.times++;
    this.spoken.set(command.id, one);
    return one;
  }
  hears(reply: Reply): void {
    const one = reply.re === 'bad' ? undefined : this.spoken.get(reply.id);
    if (one === undefined || reply.re === 'again' || reply.re === 'bad') return;
    if (one.answer?.re === 'ok') {
      const same = reply.re === 'ok' && (reply.version === one.answer.version || !isLogged(one.command));
      const waved = reply.re === 'no' && (!isLogged(one.command) || !('match' in one.command) || isSlow(reply.rule));
      if (!same && !waved) this.contradictions.push(`${one.command.cmd}: ${JSON.stringify([one.answer, reply])}`);
      return;
    }
    one.answer = reply;
    one.answeredAt = performance.now();
  }
}
const isSlow = (rule: string): boolean => rule === 'server.slow';
