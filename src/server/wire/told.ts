import type { Answer, Told } from '../../match/messages.ts';
import type { Remark, RoomView } from '../rooms/room.ts';

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
