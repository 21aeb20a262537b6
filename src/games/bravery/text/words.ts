import type { Language } from '../../../kernel/text.ts';
import type { Colour, EnemyKind } from '../cards/schema.ts';
import type { Difficulty } from '../rules/03-setup.ts';
import type { CardKey } from '../cards/set.ts';

/** With a true minus. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
/** As a sentence begins. */
export const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name and, for narrow places, a short one of at most 16 characters. */
type Name = readonly [name: string, short: string];

/** The sentences that a card's printed text is put together from; each gets the figures of the row. */
export interface CardWords {
  readonly types: Readonly<Record<Colour, string>>;
  readonly enemyTypes: Readonly<Record<EnemyKind, string>>;
  readonly territory: string;
  shields(n: number): string;
  crosshairs(n: number): string;
  undermines(n: number): string;
  willNeeded(n: number): string;
  looks(n: number): string;
  recovers: string;
  perPlan(n: number): string;
  relieves: string;
  addsDays(n: number): string;
  cancels: string;
  weakens(n: number): string;
  willGain(n: number): string;
  willLoss(n: number): string;
  mustResolve: string;
  urgent: string;
  steals(days: number): string;
  cannotBeTraded: string;
  offensive(n: number): string;
  enemyDefence(n: number): string;
  lull: string;
  additional: string;
  shieldsFree(n: number): string;
  shieldsOccupied(n: number): string;
  eastern: string;
}

/** Card names and card sentences of one language. */
export interface CardSpeech {
  readonly names: Readonly<Record<CardKey, Name>>;
  readonly card: CardWords;
}

/** The questions of the rules. A card or territory comes as its name, '' if there is none. */
interface Prompts {
  /**
   * What the plan comes to; `second` of a single player's two plans; alone there is nobody to trade with. `over`: days too
   * many, and `makers`, the cards in hand that make room. `asked`: somebody waits for an answer.
   */
  planning(plan: {
    readonly days: number;
    readonly room: number;
    readonly will: number;
    readonly over: number;
    readonly makers: readonly string[];
    readonly alone: boolean;
    readonly second: boolean;
    readonly asked: boolean;
  }): string;
  /** BRV-R35: a single player deals the hostile cards out to the two plans before anything else. */
  hostileFirst: string;
  /** The plan is confirmed, and the week waits for this player's answers, or for the others. */
  planned(asked: boolean): string;
  /** `helper` is the card that drives enemy cards away. */
  cancel(choice: string, helper: string): string;
  target(choice: string, attack: number): string;
  defend(target: string, attack: number, defence: number): string;
  undermine(choice: string): string;
  /** `worn`: the Enemy Defence cards that a failed attack removes. */
  counter(target: string, attack: number, defence: number, worn: number): string;
  putBack(left: number): string;
  recover: string;
}

/** What can be chosen. `plan` names a plan: the own one is ''. */
interface OptionWords {
  plan(card: string, plan: string): string;
  takeBack(card: string, plan: string): string;
  volunteer(need: string, plan: string): string;
  dismiss(need: string, plan: string): string;
  shift(card: string, plan: string): string;
  give(card: string, to: string): string;
  ask(card: string, of: string): string;
  accept(card: string, from: string): string;
  decline(card: string, of: string): string;
  confirm: string;
  reopen: string;
  cancel(card: string): string;
  target(land: string): string;
  undermine(what: string): string;
  attack(land: string): string;
  leave: string;
  commit(card: string, plan: string): string;
  withdraw(card: string, plan: string): string;
  agree: string;
  decide: string;
  putBack(card: string): string;
  recover(card: string): string;
  pass: string;
}

/** What may be proposed: to drive a card away, the enemy's target, a Secret Operation, a counter-offensive. */
export type Proposed = 'cancel' | 'target' | 'undermine' | 'attack';

/** Lines of the log. */
interface FactWords {
  round(n: number): string;
  drew(who: string, names: string): string;
  planned(who: string, card: string): string;
  /** The same of a card that must be planned. */
  mustPlan(who: string, card: string): string;
  tookBack(who: string, card: string): string;
  gave(who: string, card: string, to: string): string;
  turnedUp(card: string): string;
  shown(card: string): string;
  /** One or several names. */
  discarded(names: string): string;
  resolved(names: string): string;
  recovered(who: string, card: string): string;
  scouted(names: string): string;
  reshuffled(enemy: boolean): string;
  relieved(card: string): string;
  offered(who: string, to: string, card: string): string;
  asked(who: string, of: string, card: string): string;
  declined(who: string, of: string, card: string): string;
  confirmed(who: string): string;
  reopened(who: string): string;
  proposed(who: string, what: string, how: Proposed): string;
  withdrawn(who: string): string;
  decided(who: string): string;
  /** `plan` names another's plan; the own one is ''. */
  committed(who: string, card: string, plan: string): string;
  takenOut(who: string, card: string, plan: string): string;
  cancelled(card: string): string;
  targeted(land: string): string;
  undermined(land: string, by: number): string;
  battle(land: string, attack: number, defence: number): string;
  occupied(land: string): string;
  freed(land: string): string;
  owes(who: string, cards: number): string;
}

/** The rules that refuse something, each in one sentence. */
const REFUSALS = [
  'BRV-7.3',
  'BRV-7.6',
  'BRV-7.10',
  'BRV-8.5',
  'BRV-9.2',
  'BRV-10.6',
  'BRV-17.8',
  'BRV-17.9',
  'BRV-17.12',
  'BRV-17.13',
  'BRV-17.19',
  'BRV-17.20',
  'BRV-R9',
  'BRV-R10',
  'BRV-R11',
  'BRV-R24',
  'BRV-R38',
  'BRV-R41',
  'BRV-4.4',
  'BRV-7.1',
  'BRV-7.2',
  'BRV-8.6',
  'BRV-8.8',
  'BRV-9.1',
  'BRV-10.5',
  'BRV-10.9',
  'BRV-14.4',
  'BRV-17.10',
  'BRV-17.11',
  'BRV-17.15',
  'BRV-R13',
  'BRV-R20',
] as const;
export type RefusalRule = (typeof REFUSALS)[number];

export const ZONES = [
  'deck',
  'discard',
  'hand',
  'plan',
  'second',
  'enemyDeck',
  'turned',
  'display',
  'enemyDiscard',
  'scouted',
] as const;
export type ZoneName = (typeof ZONES)[number];

export const SETTINGS = ['players', 'difficulty', 'offensives', 'host', 'limit'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Labels of the table as text. */
interface TableWords {
  round(n: number, left: number, needs: number): string;
  shield: string;
  urgent: string;
  nextTo(places: string): string;
  /** Before what a card is worth in this game, where that is not what is printed on it (BRV-17.25). */
  here: string;
  map: string;
  free: string;
  occupied: string;
  enemy: string;
  decks(deck: number, discard: number): string;
  /** What the cards in all plans come to. */
  sums(shields: number, crosshairs: number): string;
  week(used: number, of: number): string;
  will(free: number): string;
  /** What a card takes and brings, for its name: days, and Will with its sign. */
  days(n: number): string;
  willBy(n: number): string;
  confirmed: string;
  empty: string;
}

/** Everything in words, in one language. */
export interface Words extends CardSpeech {
  readonly language: Language;
  readonly title: string;
  readonly aim: string;
  seat(n: number): string;
  /** The first or second plan of a single player; another player's plan. */
  soloPlan(n: number): string;
  planOf(who: string): string;
  readonly prompts: Prompts;
  readonly options: OptionWords;
  readonly facts: FactWords;
  readonly refusals: Readonly<Record<RefusalRule, string>>;
  readonly zones: Readonly<Record<ZoneName, string>>;
  readonly settings: Readonly<Record<Setting, string>>;
  /** BRV-17.28. */
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** BRV-R16. */
  readonly offensives: Readonly<Record<'together' | 'singly', string>>;
  readonly nobody: string;
  seconds(n: number): string;
  readonly table: TableWords;
  readonly won: string;
  /** With every territory lost, or at the end of the enemy deck. */
  lost(everything: boolean): string;
  landsLost(n: number): string;
  needsLeft(n: number): string;
}
