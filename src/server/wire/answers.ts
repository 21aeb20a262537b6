import type { EventView, ListedEvent } from '../../events/view.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { PodRecord } from '../../match/recording.ts';
import type { Told, Values } from '../../match/messages.ts';
import type { Phrase } from '../../match/phrases.ts';
import type { BestOfDay } from '../daily.ts';
import type { LentShard } from '../lending.ts';
import type { KeptOpening } from '../openings.ts';
import type { ListedRoom, RoomView } from '../room.ts';
import type { OwnRating } from '../ratings/ratings.ts';
import type { OwnMatches } from '../rooms/own-matches.ts';
import type { DescribedGame, ListedGame } from './catalogue.ts';

/** Who the server takes the visitor for. */
export type Me = { readonly who: null } | Somebody;
interface Somebody {
  readonly who: string;
  readonly name: string;
  readonly account?: string;
}
/** A program gets its session as text; a page gets a cookie. */
type Entered = Somebody & { readonly token?: string };
type Nothing = Readonly<Record<string, never>>;

/** What `/api/` answers, by method and path; a star is a name. */
export interface Answers {
  'GET session': Me;
  'POST session': Entered;
  'POST session/end': Nothing;
  'POST account': Entered;
  'POST account/password': Entered;
  'POST account/end': Nothing;
  'POST login': Entered;
  'GET rooms': { readonly rooms: readonly ListedRoom[] };
  'POST rooms': { readonly room: RoomView };
  'GET rooms/*': { readonly room: RoomView };
  'GET matches': OwnMatches;
  'GET matches/*/history': { readonly told: readonly Told[] };
  /** What somebody says of a game is added on their own device. */
  'GET matches/*/record': Omit<MatchRecord, 'comments'>;
  'GET matches/*/packs': PodRecord;
  /** Null where this server keeps no ratings. */
  'GET ratings': { readonly ratings: readonly OwnRating[] | null };
  'GET events': { readonly events: readonly ListedEvent[] };
  'GET events/mine': { readonly events: readonly ListedEvent[] };
  'POST events': { readonly event: EventView };
  'GET events/*': { readonly event: EventView };
  'POST events/*/join': { readonly event: EventView };
  'POST events/*/leave': { readonly event: EventView };
  'POST events/*/begin': { readonly event: EventView };
  'POST events/*/remove': { readonly event: EventView };
  'POST events/*/correct': { readonly event: EventView };
  'POST events/*/end': { readonly event: EventView };
  'GET openings': { readonly openings: readonly KeptOpening[] };
  'POST openings': Nothing;
  'GET games': { readonly games: readonly ListedGame[] };
  'GET games/*': DescribedGame;
  'POST daily': { readonly score: number };
  'GET daily/*': BestOfDay;
  /** The version of the code that helps with studies here; null where nobody may. */
  'GET lending': { readonly code: string | null };
  'POST lending': { readonly lent: LentShard | null };
  'POST lending/give': { readonly taken: boolean };
  'GET push': { readonly key: string | null };
  'POST push': Nothing;
  'POST push/end': Nothing;
  'GET phrases': { readonly phrases: readonly Phrase[] };
  'GET bots': { readonly bots: readonly string[] };
}
export type Route = keyof Answers;
/** What is refused, with a status. */
export interface Refused {
  readonly re: 'no';
  readonly rule: string;
  readonly values: Values;
}
/** Whether the server lives, or is ready. */
export interface Health {
  readonly ok: boolean;
}
