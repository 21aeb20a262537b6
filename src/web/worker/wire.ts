import type { Job } from '../../lab/shards/job.ts';
import type { Advice } from '../../bots/adviser.ts';
import type { FeatCounts } from '../../kernel/feats.ts';
import type { Action, Seat, Viewer } from '../../kernel/ids.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import type { Setup } from '../../lab/simulate.ts';
import type { Answer, Command, Holder, Told } from '../../match/messages.ts';
import type { MatchHeader } from '../../match/store.ts';
import type { Other, Outlook } from './outlook.ts';

/** What a worker is there for; it goes by this name. */
export type Role = 'match' | 'bots' | 'reviewer' | 'lab' | 'counter';
/** What a worker hears and says. */
export interface Scope<In, Out> {
  postMessage(message: Out): void;
  onmessage: ((event: MessageEvent<In>) => void) | null;
}
/** What the page asks of the worker that holds the match. The match's own messages travel inside, as to a server. */
export type Ask =
  | {
      readonly ask: 'create';
      readonly match: string;
      readonly game: string;
      readonly setup: Readonly<Record<string, unknown>>;
      readonly seats: readonly Holder[];
      readonly seed: string;
      /** Decks from packs: on which terms, and what was opened. */
      readonly agreed?: Pick<MatchHeader, 'terms' | 'packs'>;
    }
  /** A match that goes on from where a record stands after some of its moves. */
  | {
      readonly ask: 'playOn';
      readonly match: string;
      readonly record: MatchRecord;
      readonly moves: number;
      readonly seats: readonly Holder[];
    }
  /** A match that goes on from a position; nothing of it is kept. */
  | {
      readonly ask: 'from';
      readonly match: string;
      readonly game: string;
      readonly setup: Readonly<Record<string, unknown>>;
      readonly words: Int32Array;
      readonly seats: readonly Holder[];
    }
  | { readonly ask: 'open'; readonly match: string }
  /** Everything that happened so far as the viewer was told it, and from now on what is new. */
  | { readonly ask: 'watch'; readonly viewer: Viewer }
  | { readonly ask: 'resume'; readonly viewer: Viewer; readonly have: number }
  | { readonly ask: 'command'; readonly seat: Seat; readonly command: Command }
  | { readonly ask: 'record' }
  /** What a bot would do in this seat, from what the seat may see. */
  | { readonly ask: 'hint'; readonly seat: Seat };

export interface Opened {
  readonly match: string;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly Holder[];
}
export interface Replies {
  readonly create: Opened;
  readonly playOn: Opened;
  readonly from: Opened;
  readonly open: Opened | undefined;
  readonly watch: readonly Told[];
  readonly resume: readonly Told[];
  readonly command: Answer;
  readonly record: MatchRecord;
  readonly hint: Advice | undefined;
}
export type FromPage = { readonly n: number } & Ask;
export type ToPage =
  | { readonly n: number; readonly reply: unknown }
  | { readonly n: number; readonly error: string }
  | { readonly viewer: Viewer; readonly told: Told };

/** A bot is asked with a position that it could be in, as far as its seat knows: its sight is all that is in it. */
export interface ToBot {
  readonly n: number;
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  /** Without a level it is advice that is wanted. */
  readonly level?: string;
  readonly seed: number;
  readonly words: Int32Array;
}
/** A bot's choice; as advice, with what it expects of it. */
export type FromBot = Chosen | { readonly n: number; readonly error: string };
/** What a bot says when all goes well. */
export type Chosen = { readonly n: number; readonly action: Action } | { readonly n: number; readonly advice: Advice };

/** A finished game is looked through again. */
export interface ToReview {
  readonly record: MatchRecord;
  /** Whose chance. */
  readonly target: Seat;
  /** From whose view. */
  readonly viewer: Viewer;
}
/** What else could have been done at a move of it. */
export interface ToCompare {
  readonly record: MatchRecord;
  readonly move: number;
}
export type Reviewed =
  | { readonly outlook: Outlook; /** Nothing follows. */ readonly whole: boolean }
  | { readonly others: readonly Other[] }
  | { readonly error: string };

/** A finished game, and the seat whose feats are counted in it. */
export interface ToCounter {
  readonly game: string;
  readonly match: string;
  readonly where: 'device' | 'online';
  readonly seat: number;
}
export interface ToldCounts {
  readonly match: string;
  readonly counts: FeatCounts;
}

/** Numbers of one print that are others than on the card. */
export interface CardChange {
  readonly def: number;
  readonly numbers: Readonly<Record<string, number>>;
}
export interface ToLab {
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly count: number;
  /** Numbers of one print that are others than on the card. */
  readonly change?: CardChange;
  /** The print whose owner is asked for. */
  readonly owned?: number;
  /** Cards of somebody's own beside those of the game. */
  readonly cards?: string;
}
/** What one game came to: who won (nobody: a draw), how long it was, and which cards were played how often. */
export interface GameFigures {
  readonly wins: readonly number[];
  readonly length: number;
  readonly played: readonly number[];
  /** The seats that brought the card that is asked about, where seats bring cards. */
  readonly owners?: number;
}
/** Games as they are finished, a handful at a time. */
export type FromLab = { readonly figures: readonly GameFigures[]; readonly done: boolean } | { readonly error: string };
/** A shard of somebody else's study, in a browser that helps, and what it came to. */
export interface ToPlayShard {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}
export type PlayedShard = { readonly outcome: string } | { readonly error: string };
