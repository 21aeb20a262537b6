import { Fields, InputError } from '../kernel/input.ts';
import type { Seat, SeatMask } from '../kernel/ids.ts';
import { isSalt } from './brought.ts';
import type { ClockState } from './clock.ts';
import type { PacksTold } from './packs.ts';
import type { SeriesScore } from './series.ts';

/** Who holds a seat. `keeps` is the person to whom a bot hands the seat back. */
export type Holder =
  | { readonly kind: 'person'; readonly who: string }
  | { readonly kind: 'bot'; readonly level: string; readonly keeps?: string }
  | { readonly kind: 'open' };

/** always: ask me. smart: ask me only if there is more to do than to pass. never: pass for me. */
export type Order = 'always' | 'smart' | 'never';
/** By window name; `*` stands for the windows that are not named, `only` (smart) for whatever has one option alone. */
export type Orders = Readonly<Record<string, Order>>;

/** What a seat says. The id is chosen by the sender: sent twice, it is carried out once. */
export type Command = { readonly match: string; readonly id: string } & (
  | { readonly cmd: 'act'; readonly serial: number; readonly actions: readonly string[] }
  | { readonly cmd: 'undo'; readonly serial: number; readonly count: number }
  | { readonly cmd: 'agree' | 'disagree' | 'concede' }
  | { readonly cmd: 'claim'; readonly against: number }
  | { readonly cmd: 'ready'; readonly nonce: string }
  /** The settings that are the seat's own secret; none: what was brought is taken back. Without a salt the match draws one. */
  | { readonly cmd: 'bring'; readonly setup: Readonly<Record<string, unknown>>; readonly salt?: string }
  /** Opens the seat's packs, of a sort if there are several; in a draft, says that it may begin. */
  | { readonly cmd: 'open'; readonly nonce: string; readonly sort?: string }
  /** Takes a card of the pack that lies there, by its name; `taken`: how many the seat has. */
  | { readonly cmd: 'pick'; readonly card: string; readonly taken: number }
  | { readonly cmd: 'orders'; readonly orders: Orders }
);

/** What stops a seat from taking back more on its own. */
export type Stop = 'chance' | 'learnt' | 'others';

/** Exactly one of these answers a command. A rule is an id of the rulebook or one of the match's own reasons. */
export type Answer =
  | {
      readonly re: 'ok';
      readonly id: string;
      readonly version: number;
      /** Undo: the others are asked, and this is why. */
      readonly waits?: Stop;
      /** Ping: the time at the tables. */
      readonly at?: number;
    }
  | { readonly re: 'no'; readonly id: string; readonly rule: string; readonly values: Values };
export type Values = Readonly<Record<string, number | string>>;

/** Reasons of the match itself, beside the rules of the games. */
export const REASONS = [
  'match.over',
  'match.notBegun',
  'match.begun',
  'match.notYourTurn',
  'match.stale',
  'match.notOffered',
  'match.noSuchAction',
  'match.nothingToUndo',
  'match.cannotUndo',
  'match.nobodyAsks',
  'match.inTime',
  'match.tooEarly',
  'match.idTaken',
  'match.noSeat',
  'match.cannotDeal',
  'match.isReady',
  'match.notYours',
  'match.nothingToBring',
  'match.unreadable',
  'match.nothingToOpen',
  'match.notOpened',
  'match.opened',
  'match.seatsOpen',
  'match.notNow',
] as const;
export type Reason = (typeof REASONS)[number];

/** How a match ended. Scores are there if the rules, or a game of two against each other, give them. */
export interface Result {
  readonly by: 'rules' | 'concession' | 'time' | 'absence';
  /** Who gave up, ran out of time or left. */
  readonly seat?: Seat;
  readonly scores?: readonly number[];
  /** By seat: which role it had got, by its place in the game's names, where that was decided in play. */
  readonly roles?: readonly number[];
  /** The series ended here, before it was decided: who stayed away between two games has lost it. */
  readonly forfeit?: Seat;
}
export type Phase = 'gathering' | 'on' | 'over';

/** What there is to know of a match apart from the cards. */
export interface About {
  readonly phase: Phase;
  readonly seats: readonly Holder[];
  /** Which seats are ready, while people gather. */
  readonly ready: SeatMask;
  /** For whom the table waits. */
  readonly awaited: SeatMask;
  /** The serials that the seats' next commands must carry. */
  readonly serials: readonly number[];
  /** The clocks run on from here. */
  readonly clock?: ClockState;
  /** This verb of the rules is shut until then. */
  readonly held?: { readonly verb: string; readonly until: number };
  /** Somebody would like to take something back. */
  readonly asking?: { readonly seat: Seat; readonly count: number; readonly agreed: SeatMask };
  /** Of the viewer's own moves: how many can be taken back freely, and what stops it there. */
  readonly undo?: { readonly free: number; readonly stop?: Stop };
  readonly result?: Result;
  /** To the secret and the setup, before anybody says that they are ready. */
  readonly commitment: string;
  /** By seat: the commitment to what it has brought. Where seats bring nothing by themselves, absent. */
  readonly brought?: readonly (string | null)[];
  /** Where packs are opened before anybody brings anything: how that stands, and what the viewer has. */
  readonly packs?: PacksTold;
  /** How the series stood before this game, if it is one of a series. */
  readonly series?: SeriesScore;
  /** Of the settings that are secret those that the viewer may know: what it has brought, its own once dealt, all at the end. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** Once the match is over; in a series, once that is. */
  readonly secret?: string;
}

/** What stays as it was last told: who sits where and secret settings are said again only if that has changed. */
type Lasting = Pick<About, 'seats' | 'commitment' | 'setup' | 'brought' | 'packs' | 'series'>;
/** As a frame says it. What never changes, the commitment and how the series stood, is not in it. */
export type News = Omit<About, 'seats' | 'commitment' | 'series'> & Partial<Pick<About, 'seats'>>;
export const withNews = ({ seats, commitment, setup, brought, packs, series }: Lasting, news: News): About => ({
  seats,
  commitment,
  ...(brought === undefined ? {} : { brought }),
  ...(packs === undefined ? {} : { packs }),
  ...(series === undefined ? {} : { series }),
  ...(setup === undefined ? {} : { setup }),
  ...news,
});

/** kind, a, b, c, print, who knows: as the viewer is told it. */
export type ToldFact = readonly [kind: number, a: number, b: number, c: number, def: number, seenBy: number];
/** Changed words of the view: a place and the words from there on. */
export type Run = readonly number[];

export interface Frame {
  readonly ev: 'frame';
  readonly match: string;
  readonly v: number;
  readonly prev: number;
  readonly facts: readonly ToldFact[];
  /** Set if this frame takes something back: facts cannot tell it. */
  readonly undone?: true;
  readonly view: readonly Run[];
  readonly about: News;
  /** Digest of the whole view after the frame. */
  readonly hash: string;
}
/** The whole view, for who comes in or has missed too much. */
export interface Whole {
  readonly ev: 'whole';
  readonly match: string;
  readonly v: number;
  readonly game: string;
  readonly edition: number;
  /** Without what is secret. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** The words as base64; absent before the deal. */
  readonly words?: string;
  readonly about: About;
  readonly hash: string;
}
export type Told = Frame | Whole;

const TEXT = 512;
const LIST = 256;

/** All that can be said to a match. */
export const COMMANDS_OF_MATCH = [
  'act',
  'undo',
  'agree',
  'disagree',
  'concede',
  'claim',
  'ready',
  'bring',
  'open',
  'pick',
  'orders',
] as const satisfies readonly Command['cmd'][];

/** Reads a command that came over a wire. Throws an `InputError`: such a thing gets no answer but an error. */
export function readCommand(json: unknown): Command {
  const fields = new Fields(json, '');
  const name = (field: string): string => {
    const text = fields.text(field);
    if (text === '' || text.length > TEXT) throw new InputError(field, `must have 1 to ${TEXT} characters`);
    return text;
  };
  const common = { match: name('match'), id: name('id') };
  const cmd = fields.oneOf('cmd', COMMANDS_OF_MATCH);
  const command = ((): Command => {
    switch (cmd) {
      case 'act': {
        const actions = fields.texts('actions');
        if (actions.length === 0 || actions.length > LIST || actions.some((action) => action.length > TEXT)) {
          throw new InputError('actions', `must be 1 to ${LIST} short texts`);
        }
        return { ...common, cmd, serial: fields.number('serial', 0, 2 ** 31), actions };
      }
      case 'undo':
        return {
          ...common,
          cmd,
          serial: fields.number('serial', 0, 2 ** 31),
          count: fields.number('count', 1, LIST, 1),
        };
      case 'claim':
        return { ...common, cmd, against: fields.number('against', 0, 31) };
      case 'ready':
        return { ...common, cmd, nonce: readNonce(fields) };
      case 'bring':
        return { ...common, cmd, setup: readBrought(fields), ...readSalt(fields) };
      case 'open':
        return { ...common, cmd, nonce: readNonce(fields), ...(fields.has('sort') ? { sort: name('sort') } : {}) };
      case 'pick':
        return { ...common, cmd, card: name('card'), taken: fields.number('taken', 0, LIST) };
      case 'orders':
        return { ...common, cmd, orders: readOrders(fields.inside('orders'), fields.raw('orders')) };
      default:
        return { ...common, cmd };
    }
  })();
  fields.done();
  return command;
}
function readNonce(fields: Fields): string {
  const nonce = fields.text('nonce', '');
  if (nonce.length > 64 || nonce.length % 2 !== 0 || !/^[0-9a-f]*$/.test(nonce)) {
    throw new InputError('nonce', 'must be up to 32 bytes in hexadecimal');
  }
  return nonce;
}
/** A text or a list by name, however long a message may be: what it means is for the game to say. */
function readBrought(fields: Fields): Readonly<Record<string, unknown>> {
  const setup = fields.raw('setup');
  if (setup === null || typeof setup !== 'object' || Array.isArray(setup))
    throw new InputError('setup', 'must be an object');
  return setup as Readonly<Record<string, unknown>>;
}
function readSalt(fields: Fields): { readonly salt?: string } {
  if (!fields.has('salt')) return {};
  const salt = fields.text('salt');
  if (!isSalt(salt)) throw new InputError('salt', 'must be 32 bytes in hexadecimal');
  return { salt };
}
function readOrders(fields: Fields, raw: unknown): Orders {
  const names = Object.keys(raw ?? {});
  if (names.length > LIST) throw new InputError('orders', `must name at most ${LIST} windows`);
  return Object.fromEntries(names.map((name) => [name, fields.oneOf(name, ['always', 'smart', 'never'])]));
}
