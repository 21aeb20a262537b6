import type { Stop } from '../../match/messages.ts';
import type { RuleKind } from '../../kernel/contract/rulebook.ts';
import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import type { Claim } from '../../lab/shards/stopping.ts';
import type { CommandName } from '../usage.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';

export type FlagName =
  | 'setup'
  | 'seat'
  | 'bot'
  | 'bots'
  | 'games'
  | 'seed'
  | 'threads'
  | 'seconds'
  | 'wanted'
  | 'again'
  | 'out'
  | 'coverage'
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'origin'
  | 'proxy'
  | 'programs'
  | 'push'
  | 'metrics-token'
  | 'ratings'
  | 'watch'
  | 'clients'
  | 'count'
  | 'servers'
  | 'pairs'
  | 'settings'
  | 'values'
  | 'setups'
  | 'narrowed'
  | 'credit'
  | 'against'
  | 'looks'
  | 'deals'
  | 'position'
  | 'share'
  | 'teacher'
  | 'cards'
  | 'best-of'
  | 'sort'
  | 'terms'
  | 'people'
  | 'packs'
  | 'pair'
  | 'set'
  | 'patch'
  | 'other'
  | 'other-bots'
  | 'swap'
  | 'stop'
  | 'least'
  | 'close'
  | 'flow'
  | 'card-pairs'
  | 'size'
  | 'shard'
  | 'lend'
  | 'until-done'
  | 'json'
  | 'dry'
  | 'lang'
  | 'help';
/** What a person can type in play, besides the number of an option. */
export type Key = '?' | 'i' | 'r' | 'u' | 'x' | 't' | 'l' | 'o' | 's' | 'c' | 'h' | 'q';
/** Why the match itself refuses something. */
export type MatchReason = 'stale' | 'notYourTurn' | 'notOffered' | 'over' | 'nothingToUndo' | 'tooEarly';

/** Everything that the command line says by itself; what a game says comes from the game. */
export interface CliText {
  readonly help: {
    readonly title: string;
    readonly usage: string;
    readonly commands: string;
    readonly options: string;
    readonly menu: string;
    readonly serves: string;
    readonly more: string;
    readonly games: (names: string) => string;
    readonly settings: string;
    readonly command: Readonly<Record<CommandName, string>>;
    readonly flag: Readonly<Record<FlagName, string>>;
  };
  readonly wrong: {
    readonly onlyFromSource: string;
    readonly noCommand: (known: string) => string;
    readonly noFlag: (known: string) => string;
    readonly noValue: (placeholder: string) => string;
    readonly noValueTaken: string;
    readonly required: string;
    readonly missing: string;
    readonly surplus: string;
    readonly oneOf: (values: string, given: string) => string;
    readonly whole: (least: number, most: number, given: string) => string;
    readonly setting: (given: string) => string;
    readonly setups: string;
    readonly noRule: string;
    readonly noGame: (known: string) => string;
    /** After that, where only a letter or two are wrong. */
    readonly didYouMean: (game: string) => string;
    readonly noSet: string;
    readonly noTerms: string;
    readonly noSeat: (known: string) => string;
    readonly otherGame: (game: string) => string;
    readonly learnedOnly: string;
    readonly twoBots: string;
    readonly twoSeats: string;
    readonly twoSettings: string;
    readonly noPacks: string;
    readonly sealedOnly: string;
    readonly pair: (most: number) => string;
    readonly noFile: string;
    readonly notJson: string;
    readonly seeHelp: (command: string) => string;
  };
  readonly rules: {
    readonly kind: Readonly<Record<RuleKind, string>>;
    /** What stands before the words of a rule: whose words they are. */
    readonly digest: Readonly<Record<RuleKind, string>>;
    /** Before what the English rulebook says instead. */
    readonly english: string;
    readonly count: (n: number) => string;
    readonly cited: (cited: number, all: number) => string;
    readonly open: string;
    /** Before the lines of the sources that carry a rule out, and of the tests that hold it. */
    readonly code: string;
    readonly tests: string;
  };
  /** The file that was written, its kilobytes, and how many of the tokens that were met it knows. */
  readonly exploit: {
    readonly secret: (deals: number, bits: string, most: string, part: string, likeliest: string) => string;
    readonly endgame: (
      seat: string,
      worlds: number,
      best: string,
      policy: string,
      searched: string,
      from: string,
      to: string,
    ) => string;
  };
  readonly packed: (file: string, kilobytes: number, known: number, met: number) => string;
  readonly lab: {
    readonly games: (n: number) => string;
    readonly progress: (done: number, of: number) => string;
    readonly seed: (seed: string | number) => string;
    readonly speed: (steps: string, seconds: string, perSecond: string) => string;
    readonly wins: (seat: string, games: number, share: string) => string;
    readonly draws: (games: number, share: string) => string;
    readonly length: (median: number, most: number) => string;
    readonly score: (bot: string, score: string, from: string, to: string) => string;
    readonly elo: (difference: string, from: string, to: string) => string;
    readonly role: (seat: string, first: string, second: string) => string;
    readonly playedCards: string;
    readonly heldCard: string;
    /** The setting of the first seat, who need not be the one that goes first. */
    readonly firstSeat: (setting: string, share: string, from: string, to: string) => string;
    /** How many cards there are, and the names of those never played. */
    readonly cards: (all: number, never: string) => string;
    readonly fuzzed: (games: number, plies: number, guesses: number, pairs: number) => string;
    readonly whole: string;
    readonly broken: (law: string) => string;
    readonly again: (command: string) => string;
  };
  /** Studies of any size. A share comes with its interval and its number of games, figures with their spread. */
  readonly labs: {
    readonly shards: (n: number) => string;
    readonly arm: (n: number, what: string) => string;
    readonly wins: (seat: string, share: string) => string;
    readonly draws: (share: string) => string;
    readonly length: (figures: string) => string;
    readonly options: (figures: string) => string;
    readonly forced: (share: string) => string;
    readonly leads: (figures: string) => string;
    readonly comebacks: (share: string) => string;
    /** How many cards there are, and of how many something is known. */
    readonly cards: (all: number, known: number) => string;
    readonly difference: (mean: string, from: string, to: string, pairs: number) => string;
    readonly claim: Readonly<Record<Claim, string>>;
    /** Of two bots in swapped seats. */
    readonly stronger: Readonly<Record<Claim, string>>;
    readonly plan: (wrong: string, least: string, close: string) => string;
    readonly stopped: (pairs: number, shards: number) => string;
    readonly notStopped: string;
    readonly submitted: (id: string, shards: number) => string;
    readonly working: (code: string, threads: number) => string;
    readonly played: (job: string, shard: number, seconds: string) => string;
    readonly progress: (done: number, of: number, unsure: number) => string;
    readonly part: (file: string, from: number, to: number) => string;
    readonly map: (decks: number, cells: number, bot: string) => string;
    readonly proposal: (patch: string, percent: string, decks: number) => string;
    readonly noDatabase: string;
    readonly shareOf: (given: string) => string;
    readonly sizeNeeded: string;
    readonly otherJob: string;
    readonly gap: (from: number, to: number) => string;
    readonly swapAlone: string;
    readonly tooLarge: string;
    readonly percent: (given: string) => string;
  };
  readonly puzzles: {
    readonly progress: (done: number, of: number) => string;
    readonly mined: (file: string, puzzles: number) => string;
    readonly checked: (agreed: number, checked: number, share: string, all: number) => string;
    readonly rated: (rated: number, all: number) => string;
    readonly explained: (told: number, moves: number) => string;
  };
  readonly campaign: {
    readonly none: string;
    readonly noSuch: (known: string) => string;
    readonly closed: string;
    readonly open: string;
    readonly later: string;
    readonly again: string;
    readonly won: (who: string, turns: number) => string;
    readonly share: (who: string, figures: string, games: number) => string;
    readonly after: (winner: string, figures: string, games: number) => string;
  };
  readonly boosters: {
    readonly booster: (n: number) => string;
    readonly deck: string;
    readonly commitment: string;
    readonly written: (file: string) => string;
    readonly built: (share: string, from: string, to: string) => string;
    readonly player: (n: number) => string;
    readonly hand: (n: number) => string;
    readonly atTable: (round: number, pick: number, taken: number) => string;
    readonly take: (most: number) => string;
    readonly nothing: string;
    readonly bot: (card: string) => string;
    readonly notThere: (most: number) => string;
    readonly stopped: string;
    readonly drafted: (file: string, places: number) => string;
  };
  readonly event: {
    readonly noAddress: string;
    readonly pod: (table: number) => string;
    readonly isBuilt: string;
    readonly noEvent: (why: string) => string;
    readonly stages: Readonly<Record<'waits' | 'on' | 'over', string>>;
    readonly free: string;
    readonly standings: string;
    readonly corrected: (round: number, table: number, reason: string) => string;
    readonly fair: string;
    readonly unfair: string;
  };
  readonly records: {
    readonly replayed: (moves: number) => string;
    readonly outcome: (scores: string) => string;
    readonly unfinished: string;
    readonly commitment: string;
    readonly packsVerified: (packs: number, cards: number) => string;
    readonly verified: (draws: number, streams: number, moves: number) => string;
    readonly failed: (problem: string) => string;
    readonly written: (file: string, moves: number) => string;
  };
  readonly server: {
    readonly serving: (address: string) => string;
    readonly building: string;
    readonly noPages: string;
    readonly noStart: (why: string) => string;
    readonly nothingToWatch: string;
    readonly oneStore: string;
    readonly fileOnly: string;
    readonly written: (matches: number, file: string) => string;
    readonly imported: (added: number, all: number) => string;
    readonly backedUp: (file: string) => string;
    readonly exists: string;
    readonly notDone: (what: string, why: string) => string;
    readonly forgets: (before: string, matches: number, rooms: number) => string;
    readonly forgetOnly: string;
    readonly forgotten: (matches: number, rooms: number, guests: number) => string;
    readonly faults: string;
    readonly found: string;
    readonly held: string;
    readonly wrong: (what: string) => string;
  };
  readonly position: {
    readonly did: (line: string) => string;
    readonly offered: (seat: string, prompt: string) => string;
    readonly refused: string;
    readonly zones: string;
    readonly facts: string;
    readonly toAct: (seats: string) => string;
    readonly over: string;
    readonly asPrinted: string;
    readonly differs: string;
    readonly otherwise: (about: string, printed: string, here: string) => string;
  };
  readonly menu: {
    readonly welcome: string;
    readonly language: string;
    readonly game: string;
    readonly setup: string;
    readonly standard: string;
    readonly adjust: string;
    /** Beside the value that a setting has if nobody changes it. */
    readonly usual: string;
    readonly seat: string;
    readonly everybody: string;
    readonly opponent: string;
    readonly choose: (most: number, usual: number) => string;
    readonly notThat: (most: number) => string;
    readonly same: (command: string) => string;
  };
  readonly play: {
    readonly you: (seat: string) => string;
    readonly bots: (list: string) => string;
    readonly series: (game: number, bestOf: number, score: string) => string;
    readonly seriesOver: (bestOf: number, score: string) => string;
    /** Whoever sits there may change what they brought. */
    readonly between: (who: string) => string;
    readonly yourself: string;
    readonly opponent: string;
    readonly beside: string;
    readonly seed: (seed: string) => string;
    readonly keys: Readonly<Record<Key, string>>;
    /** Another way to type each key, for who types in this language. */
    readonly alias: Readonly<Record<Key, string>>;
    /** How one chooses, for the help: what is typed, and what it does. */
    readonly choosing: readonly [string, string];
    readonly byNumber: string;
    /** Where the options are mere amounts. */
    readonly byAmount: string;
    /** After how one chooses. */
    readonly keyLine: string;
    readonly turn: (seat: string) => string;
    readonly happened: string;
    readonly changed: string;
    readonly nothingHappened: string;
    readonly rule: (id: string) => string;
    readonly picks: (done: number, least: number, most: number) => string;
    readonly thinking: (seat: string) => string;
    readonly curtain: (seat: string) => string;
    readonly curtainEnter: string;
    readonly noOption: (typed: string, least: number, most: number) => string;
    readonly several: (typed: string) => string;
    readonly refused: (option: string, rule: string, why: string) => string;
    readonly whyNot: string;
    readonly nothingRefused: string;
    readonly cards: string;
    readonly noCard: (typed: string) => string;
    readonly inRules: (typed: string) => string;
    readonly noRule: (typed: string) => string;
    readonly moreRules: (n: number) => string;
    readonly undone: string;
    readonly stop: Readonly<Record<Stop, string>>;
    readonly agree: (seat: string, who: string) => string;
    readonly yes: readonly string[];
    readonly refusedUndo: (who: string) => string;
    readonly reason: Readonly<Record<MatchReason, string>>;
    /** Behind an option that must wait. */
    readonly opensIn: (seconds: number) => string;
    readonly hint: (number: number, option: string) => string;
    readonly orders: readonly string[];
    readonly allWindows: string;
    readonly onlyOption: string;
    readonly given: (orders: string) => string;
    readonly noWindow: (typed: string) => string;
    readonly noOrder: (typed: string) => string;
    readonly badOrder: string;
    /** By whether the order answers the question that stands. */
    readonly ordered: Readonly<Record<'passed' | 'stays', string>>;
    readonly saved: (file: string) => string;
    readonly notSaved: (why: string) => string;
    readonly saveWhere: string;
    readonly conceded: (seat: string) => string;
    readonly sure: string;
    readonly over: string;
    readonly again: (command: string) => string;
    readonly bye: string;
    readonly ended: string;
  };
}
export const texts: Readonly<Record<Language, CliText>> = typeset({ uk, ru, en });
