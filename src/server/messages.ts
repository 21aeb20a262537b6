import type { Answer, Command, Told } from '../match/messages.ts';
import type { Phrase } from '../match/phrases.ts';
import type { Remark, RoomView } from './room.ts';

interface Common {
  readonly id: string;
}
interface InRoom extends Common {
  readonly room: string;
}
/** What a client can say besides the commands of the match. */
export type RoomCommand =
  | (InRoom & {
      readonly cmd: 'enter';
      /** The version that the client has of the room's match; -1: none. */
      readonly have: number;
      /** Of which match that is: the room may have gone on. Not said: of the present one. */
      readonly match?: string;
      /** Would it like to be told its options at every turn? */
      readonly turns: boolean;
    })
  | (InRoom & { readonly cmd: 'leave' })
  | (InRoom & { readonly cmd: 'stand' | 'back' })
  /** In a campaign: which battle is to be next. */
  | (InRoom & { readonly cmd: 'again'; readonly battle?: string })
  | (InRoom & { readonly cmd: 'sit'; readonly seat: number })
  | (InRoom & { readonly cmd: 'replace' | 'absent'; readonly seat: number })
  | (InRoom & { readonly cmd: 'seat'; readonly seat: number; readonly level: string })
  | (InRoom & { readonly cmd: 'mute' | 'kick'; readonly who: string; readonly off: boolean })
  | (InRoom & { readonly cmd: 'phrase'; readonly phrase: Phrase })
  | (InRoom & { readonly cmd: 'say'; readonly text: string });
type MatchOnly =
  | (Common & { readonly cmd: 'resume'; readonly match: string; readonly have: number })
  | (Common & { readonly cmd: 'got'; readonly match: string; readonly v: number });
export type Said = RoomCommand | MatchOnly | Command | (Common & { readonly cmd: 'ping' });

/** What may be done now, for who brings no rules. */
export interface Turn {
  readonly ev: 'turn';
  readonly match: string;
  readonly game: string;
  readonly seat: number;
  readonly serial: number;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly { readonly action: string; readonly text: string }[];
}
/** What a server tells beside what the match does. */
export type Announcement =
  | { readonly ev: 'hello'; readonly who: string; readonly name: string; readonly at: number }
  | { readonly ev: 'room'; readonly room: RoomView }
  | { readonly ev: 'talk'; readonly room: string; readonly line: Remark }
  | { readonly ev: 'here'; readonly room: string; readonly here: readonly string[] }
  | { readonly ev: 'control'; readonly room: string; readonly yours: boolean }
  | { readonly ev: 'out'; readonly room: string; readonly why: 'kicked' }
  | { readonly ev: 'hidden'; readonly match: string }
  | Turn;

/** What could not be read, and where. */
interface Bad {
  readonly re: 'bad';
  readonly id?: string;
  readonly field: string;
  readonly problem: string;
}
/** What could not be settled: nobody knows whether it was carried out; sent again with the same id, the log will say. */
interface Unsettled {
  readonly re: 'again';
  readonly id: string;
}
export type Reply = Answer | Bad | Unsettled;
/** Everything that can come over a socket. */
export type OverSocket = Reply | Announcement | Told;
