import type { Refusing } from './refusals.ts';
import type { TableWords } from './tables.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Family } from '../cards/columns.ts';
import type { Badge, Condition, Effect, Mark, Reward, Test, UnitType } from '../cards/schema.ts';
import type { Rank } from '../rules/22-scoring.ts';
import type { options, Setup } from '../rules/03-setup.ts';
import type { zone } from '../state.ts';

export type Prompt =
  | 'keepSecret'
  | 'place'
  | 'aftermath'
  | 'auctionBonus'
  | 'recruit'
  | 'reconDrop'
  | 'reconReturn'
  | 'discard'
  | 'cycle'
  | 'fetch'
  | 'bid'
  | 'pay'
  | 'offer';
type ZoneName = keyof typeof zone;
type SettingName = keyof typeof options;
type SettingValue = `${Setup[SettingName]}`;
type Values = Readonly<Record<string, number>>;

/** All words of the game in one language. A missing one does not compile. */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly aim: string;
  /** AFU-25: who plays alone has nobody to outdo. */
  readonly aimAlone: string;
  readonly seats: readonly [string, string];
  readonly hidden: string;
  readonly family: Readonly<Record<Family, string>>;
  readonly type: Readonly<Record<UnitType, string>>;
  readonly badge: Readonly<Record<Badge, string>>;
  /** Enhanced points are told with their number. */
  /** What Reinforcements do by a rulebook: they enhance, or support and no more. */
  readonly reinforcements: Readonly<Record<'enhance' | 'support', string>>;
  readonly mark: Readonly<Record<Exclude<Mark, 'enhAttack' | 'enhDefence'> | 'air', string>>;
  readonly number: readonly [string, string];
  readonly flag: readonly [string, string];
  readonly attack: string;
  readonly enhancedAttack: string;
  readonly enhancedDefence: string;
  readonly defence: string;
  readonly support: string;
  /** So many of what an objective demands: 4 attack. */
  readonly points: (n: number, of: 'attack' | 'defence') => string;
  vp(n: number): string;
  rp(n: number): string;
  panics(n: number): string;
  cost(n: number): string;
  pay(n: number): string;
  readonly removePanic: string;
  condition(when: Condition): string;
  reward(gain: Reward): string;
  bonus(condition: string, reward: string): string;
  effect(effect: Effect): string;
  readonly chaining: string;
  test(test: Test): string;
  threshold(what: 'bridge' | 'city' | 'island' | 'ship', demands: 'attack' | 'defence', n: number): string;
  readonly panicText: string;
  readonly firstText: string;
  readonly prompts: Readonly<Record<Prompt, (v: Values, card: (def: number | undefined) => string) => string>>;
  /** What ends a question where “pass” and “done” would not say what follows. */
  readonly leave: Readonly<Partial<Record<Prompt, string>>>;
  /** The battle begins with these columns undefended. */
  readonly leaveOpen: (says: string, columns: string) => string;
  readonly options: {
    readonly pass: string;
    readonly done: string;
    bid(n: number): string;
    /** The same without its question beside it; no bid is a pass. */
    bidFor(n: number | undefined, objective: string): string;
    /** `what` it asks for and is worth. */
    keep(card: string, what: string): string;
    defend(card: string, column: number): string;
    support(card: string, column: number): string;
    takeBack(card: string, row: string): string;
    bonus(card: string, reward: string, from: string): string;
    decline(card: string, reward: string): string;
    /** Beside a bonus that lets look at invaders, where there are none. */
    readonly nothingToScout: string;
    swap(card: string, fetched: string): string;
    drop(card: string): string;
    putBack(card: string): string;
    discard(card: string): string;
    cycle(card: string): string;
    fetch(card: string): string;
    offer(card: string): string;
    buy(card: string, cost: number): string;
    calm(from: string): string;
  };
  readonly from: readonly [string, string, string, string];
  readonly zones: Readonly<Record<ZoneName, string>>;
  readonly settings: Readonly<Record<SettingName, string>>;
  readonly values: Readonly<Record<SettingValue, string>>;
  readonly refusals: Readonly<Record<Refusing, string>>;
  refused(rule: string): string;
  readonly facts: {
    /** Who plays alone is first always. */
    round(n: number, first: string | undefined): string;
    phase(war: boolean): string;
    event(card: string, text: string): string;
    placed(who: string, card: string, row: string): string;
    spent(who: string, card: string): string;
    scoutDropped(who: string, card: string): string;
    /** To the others without the card: '' for one that is not known. */
    scoutReturned(who: string, card: string, top: boolean): string;
    secretKept(who: string, card: string): string;
    fetched(who: string, card: string): string;
    ready(who: string): string;
    bonusUsed(who: string, card: string): string;
    bonusDeclined(who: string, card: string): string;
    panicTaken(who: string): string;
    panicPrevented(who: string): string;
    panicReturned(who: string, from: string): string;
    fought(who: string, column: number, destroyed: boolean, beaten: boolean, shelled: boolean): string;
    undefended(who: string, column: number): string;
    rocket(): string;
    budget(who: string, n: number): string;
    bought(who: string, card: string, cost: number): string;
    bid(who: string, n: number): string;
    passed(who: string): string;
    bidFailed(who: string, n: number): string;
    taken(who: string, card: string): string;
    stays(card: string): string;
    captured(card: string): string;
    lost(cause: number): string;
    achieved(who: string, card: string): string;
    scored(who: string, points: number): string;
  };
  readonly table: TableWords;
  readonly outcome: {
    won(who: string): string;
    readonly draw: string;
    readonly donate: string;
    readonly byPanic: string;
    total(who: string, points: number): string;
    rank(rank: string, points: number): string;
    /** Why it is over: the cruiser was revealed, or the panic stack ran out. */
    ended(byShip: boolean): string;
    lost(cause: number): string;
    readonly notMet: string;
    readonly bothMet: string;
    readonly secret: string;
  };
  readonly ranks: Readonly<Record<Rank, string>>;
}
