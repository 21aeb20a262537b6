/** What the play of the game has to say in one language. Sentences are templates: {a} and {b} are names, {n} is a number. */
import type { Place } from '../cards/vocabulary.ts';
import type { act, fact } from '../verbs.ts';

/** What the rules ask; the names of the windows are the card texts' own (`Labels.windows`). */
export const PROMPTS = [
  'window',
  'redeal',
  'resources',
  'build',
  'buildAnswer',
  'pay',
  'target',
  'discardForPrice',
  'discard',
  'search',
  'reorder',
  'flag',
  'line',
  'wave',
  'directed',
  'aim',
  'undirected',
  'air',
  'block',
  'interceptBlockers',
  'antiAir',
  'split',
  'overrun',
  'onward',
  'airRear',
  'rearSupport',
  'interceptRear',
  'scout',
  'transport',
  'cover',
  'meetDrop',
] as const;
export type Prompt = (typeof PROMPTS)[number];

/** The rules that refuse something to a player who tries it. */
export const REFUSALS = [
  'WAR-1.6',
  'WAR-3.3',
  'WAR-3.4',
  'WAR-3.5',
  'WAR-3.6',
  'WAR-4.6',
  'WAR-4.7',
  'WAR-5.2',
  'WAR-5.6',
  'WAR-6.1',
  'WAR-7.2',
  'WAR-7.4',
  'WAR-7.7',
  'WAR-7.8',
  'WAR-7.12',
  'WAR-7.13',
  'WAR-7.14',
  'WAR-8.9',
  'WAR-8.13',
  'WAR-8.14',
  'WAR-8.15',
  'WAR-8.17',
  'WAR-9.3',
  'WAR-9.9',
  'WAR-9.10',
  'WAR-9.11',
  'WAR-10.1',
  'WAR-10.4',
  'WAR-10.6',
  'WAR-11.1',
  'WAR-11.2',
  'WAR-12.1',
  'WAR-12.3',
  'WAR-12.4',
  'WAR-12.5',
  'WAR-12.6',
  'WAR-12.9',
  'WAR-12.10',
  'WAR-12.12',
  'WAR-12.14',
  'WAR-12.15',
  'WAR-12.16',
  'WAR-12.18',
  'WAR-12.19',
  'WAR-12.22',
  'WAR-13.1',
  'WAR-13.2',
  'WAR-14.1',
  'WAR-14.2',
  'WAR-14.3',
  'WAR-15.1',
  'WAR-15.2',
  'WAR-15.4',
  'WAR-16.1',
  'WAR-16.5',
  'WAR-17.3',
  'WAR-17.6',
  'WAR-17.8',
  'WAR-17.10',
  'WAR-17.12',
  'WAR-17.13',
  'WAR-19.3',
  'WAR-20.5',
  'WAR-23.1',
  'WAR-23.2',
  'WAR-23.7',
  'WAR-23.8',
  'WAR-23.9',
  'WAR-23.13',
  'WAR-23.17',
  'WAR-23.18',
  'WAR-23.19',
  'WAR-23.20',
  'WAR-24.6',
  'WAR-24.8',
  'WAR-24.13',
  'WAR-24.15',
  'WAR-24.19',
  'WAR-24.21',
  'WAR-25.1',
  'WAR-25.3',
  'WAR-25.5',
  'WAR-25.6',
  'WAR-25.7',
  'WAR-25.9',
  'WAR-25.10',
  'WAR-25.11',
  'WAR-25.12',
  'WAR-25.14',
  'WAR-25.15',
  'WAR-26.9',
  'WAR-26.10',
  'WAR-26.15',
  'WAR-26.16',
  'WAR-26.18',
  'WAR-26.20',
  'WAR-26.21',
  'WAR-26.22',
  'WAR-26.28',
  'WAR-26.29',
  'WAR-26.31',
  'WAR-26.33',
  'WAR-26.35',
  'WAR-26.36',
  'WAR-26.37',
  'WAR-26.38',
  'WAR-26.39',
  'WAR-26.42',
  'WAR-26.43',
  'WAR-26.49',
  'WAR-26.50',
  'WAR-26.51',
  'WAR-26.52',
  'WAR-26.59',
  'WAR-26.62',
  'WAR-26.64',
  'WAR-26.65',
  'WAR-26.66',
  'WAR-26.68',
  'WAR-26.69',
  'WAR-26.70',
  'WAR-26.71',
  'WAR-26.72',
  'WAR-26.74',
  'WAR-26.75',
  'WAR-26.77',
  'WAR-26.79',
  'WAR-26.80',
  'WAR-26.81',
  'WAR-26.82',
  'WAR-26.83',
  'WAR-26.84',
  'WAR-27.4',
  'WAR-27.5',
  'WAR-27.6',
  'WAR-27.7',
  'WAR-27.9',
  'WAR-29.5',
  'WAR-29.7',
  'WAR-29.12',
  'WAR-29.14',
  'WAR-29.15',
  'WAR-29.16',
  'WAR-29.20',
  'WAR-29.26',
  'WAR-29.27',
  'WAR-29.28',
  'WAR-29.30',
  'WAR-29.31',
  'WAR-29.43',
  'WAR-R3',
  'WAR-R15',
  'WAR-R16',
  'WAR-R20',
  'WAR-R32',
  'WAR-R48',
  'WAR-R60',
  'WAR-R71',
  'WAR-R79',
  'WAR-R99',
  'WAR-R102',
] as const;
export type Refusal = (typeof REFUSALS)[number];

type Verb = Exclude<keyof typeof act, 'list'>;
/** The facts that are worth a line of the log. */
type Told = Extract<
  keyof typeof fact,
  | 'turn'
  | 'wave'
  | 'redealt'
  | 'paid'
  | 'played'
  | 'used'
  | 'attached'
  | 'damaged'
  | 'destroyed'
  | 'lost'
  | 'stopped'
  | 'clash'
  | 'brokeThrough'
  | 'deckLost'
  | 'looked'
  | 'upkeep'
  | 'defeated'
>;
export interface Words {
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly [string, string];
  readonly prompts: Readonly<Record<Prompt, string>>;
  /** What ends a question where “pass” and “done” would not say what follows. */
  readonly leave: Readonly<Partial<Record<Prompt, string>>>;
  /** The same as long as nobody has: “nobody else” would say that somebody had. */
  readonly leaveAtOnce: Readonly<Partial<Record<Prompt, string>>>;
  readonly options: Readonly<Record<Verb, string>>;
  /** {y}: what is still to be taken where something lies in the pool */
  readonly payBesidePool: string;
  /** Behind a payment: {a} are cards of the hand that another payment would leave enough for. */
  readonly thenTooDear: string;
  /** What a strength is made of; {p} is a part of it, {n} a change, {a} what makes it. */
  readonly reasons: Readonly<
    Record<'because' | 'attack' | 'defence' | 'bombing' | 'aa' | 'spent' | 'grounded' | 'pressed', string>
  >;
  /** Options that are a mere answer, where their question does not stand beside them: {a} is what it asks about. */
  readonly byItself: Readonly<Record<'amount' | 'choose' | 'take' | 'line' | 'flag', string>>;
  readonly facts: Readonly<Record<Told, string>>;
  /** The question of a redeal that costs nothing (WAR-4.4, WAR-4.5). */
  readonly redealFree: string;
  /** What is played and becomes a unit. */
  readonly builds: string;
  /** Said after the fact itself: what a free redeal showed, what a card fell to, who stood on the other side. */
  readonly handShown: string;
  readonly damage: string;
  readonly against: string;
  /** A pair fell apart (WAR-26.53): {a} attacks no more. */
  readonly parted: string;
  /** an attack on {b}, an attack without a target, cover by a fighter, a block or support, a move to a zone, a draw */
  readonly attacks: string;
  readonly attacksUndirected: string;
  readonly covers: string;
  /** Beside a wave that nobody could attack in. */
  readonly noneAttacks: string;
  readonly defends: Readonly<Record<'target' | 'block' | 'support' | 'intercept', string>>;
  readonly moves: string;
  /** To the places where most cards go. */
  readonly movesTo: Readonly<Record<'resources' | 'reserve' | 'first' | 'second', string>>;
  /** Whose deck will lose them the game; {n}: so many cards. */
  readonly wornOut: string;
  readonly draws: string;
  /** {n}: so many cards that the reader does not see */
  readonly drawsHidden: string;
  /** What was shown to the viewer alone, by where it lies. */
  readonly sees: Readonly<Record<'hand' | 'deck', string>>;
  readonly refusals: Readonly<Record<Refusal, string>>;
  readonly refused: string;
  readonly settings: Readonly<Record<'deck1' | 'deck2' | 'first' | 'start1' | 'start2', string>>;
  readonly firstValues: Readonly<Record<'1' | '2' | 'lot', string>>;
  readonly deck: string;
  readonly aside: string;
  readonly hidden: string;
  readonly unknownDeck: string;
  readonly deckByLot: string;
  readonly firstLine: string;
  readonly secondLine: string;
  readonly resourceNames: readonly [string, string, string];
  /** So much of each; so many cards, as what is taken or lost. */
  readonly resources: readonly [(n: number) => string, (n: number) => string, (n: number) => string];
  readonly cards: (n: number) => string;
  /** What the numbers of a card are called, for those who read it without its picture. */
  /** Behind the question what to pay with: how much of the price may be exchanged (WAR-7.9, WAR-7.10). */
  readonly exchange: Readonly<Record<'all' | 'some' | 'none', string>>;
  readonly numbers: Readonly<Record<'cost' | 'strict' | 'aa' | 'bombing' | 'resource', string>>;
  readonly placesExplained: Readonly<Record<Place, string>>;
  readonly table: {
    readonly turn: string;
    readonly legend: string;
    readonly cards: string;
    /** Beside a deck of fewer than two cards (WAR-22.1). */
    readonly loses: string;
    readonly tapped: string;
    /** Beside the cost of a card in hand. */
    readonly tooDear: string;
    readonly damage: string;
    /** Beside a resource card: {a} has chosen it. */
    readonly attackedBy: string;
    readonly empty: string;
    readonly pool: string;
    /** {y}: attack and defence with what works in the clash only */
    readonly inClash: string;
    readonly attacks: string;
  };
  readonly won: string;
  readonly why: string;
}
