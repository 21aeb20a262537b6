import type { Language } from '../../../kernel/text.ts';
import type { CategoryId } from '../cards/categories.ts';
import type { Effect, EffectId } from '../cards/schema.ts';
import type { MissionId } from '../cards/missions.ts';
import type { PlanetId } from '../cards/locations.ts';
import type { options } from '../rules/02-setup.ts';

export type Prompt =
  | 'layCapture'
  | 'layBase'
  | 'dynastyStep1'
  | 'dynastyAction'
  | 'resistanceStep1'
  | 'resistanceAction'
  | 'discardDown'
  | 'taken'
  | 'newBase'
  | 'anyBase'
  | 'borrow'
  | 'payDiscard'
  | 'payExert'
  | 'bombardPlanet'
  | 'bombardNext'
  | 'mayMoveBase'
  | 'strike'
  | 'mayCapture'
  | 'warp'
  | 'disrupt'
  | 'probe'
  | 'spyTake'
  | 'spyReturn'
  | 'recall'
  | 'flip'
  | 'exchange'
  | 'ask';
/** The rules that ever refuse something. */
export type Refusing =
  | 'LIB-5.2'
  | 'LIB-5.5'
  | 'LIB-5.6'
  | 'LIB-6.1'
  | 'LIB-6.3'
  | 'LIB-7.2'
  | 'LIB-7.3'
  | 'LIB-7.5'
  | 'LIB-7.8'
  | 'LIB-8.4'
  | 'LIB-8.6'
  | 'LIB-14.10'
  | 'LIB-18.15'
  | 'LIB-18.17'
  | 'LIB-18.19'
  | 'LIB-18.25'
  | 'LIB-18.27'
  | 'LIB-18.29'
  | 'LIB-R8'
  | 'LIB-R20'
  | 'LIB-2.3'
  | 'LIB-2.8'
  | 'LIB-2.9'
  | 'LIB-5.1'
  | 'LIB-5.3'
  | 'LIB-5.4'
  | 'LIB-5.8'
  | 'LIB-5.9'
  | 'LIB-6.5'
  | 'LIB-7.1'
  | 'LIB-7.9'
  | 'LIB-7.10'
  | 'LIB-7.11'
  | 'LIB-8.2'
  | 'LIB-8.3'
  | 'LIB-14.9'
  | 'LIB-18.14'
  | 'LIB-18.16'
  | 'LIB-18.21'
  | 'LIB-18.22'
  | 'LIB-18.24'
  | 'LIB-18.26'
  | 'LIB-18.28'
  | 'LIB-R33'
  | 'LIB-R36';
export type ZoneName = 'deck' | 'discard' | 'hand' | 'captured' | 'base' | 'oldBase' | 'aside' | 'spied' | 'taken';

type Setting = keyof typeof options;
type SettingWords = {
  readonly [N in Setting]: { readonly name: string; readonly values: Readonly<Record<ValueOf<N>, string>> };
};
type ValueOf<N extends Setting> = `${NonNullable<(typeof options)[N]['values']>[number]}`;

/** What a prompt may speak of, in words already. */
interface PromptValues {
  readonly cards: number;
  readonly locations: number;
  readonly mission: string;
  readonly location: string;
  /** The side that the other player has asked for, or ''. */
  readonly asked: string;
}

/**
 * Everything that Liberation says in one language. `l` stands for a location with its name, `x` for its letter alone,
 * `who` for a side, `m` for a mission, `p` for a planet; `l` is '' where the reader may not know the card.
 */
export interface Words {
  readonly language: Language;
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly [dynasty: string, resistance: string];
  /** The players while it is open who plays which side. */
  readonly players: readonly [string, string];
  readonly planets: Readonly<Record<PlanetId, string>>;
  /** The two sides of a planet card. */
  readonly sides: readonly [string, string];
  readonly categories: Readonly<Record<CategoryId, string>>;
  readonly missions: Readonly<Record<MissionId, string>>;
  readonly quoted: (name: string) => string;
  /** 'discard 1 card, exert 2 locations', or that it is free. */
  readonly cost: (discard: number, exert: number) => string;
  readonly effects: {
    readonly [K in EffectId]: (effect: Extract<Effect, { readonly do: K }>, category: string) => string;
  };
  readonly prompts: Readonly<Record<Prompt, (v: PromptValues) => string>>;
  readonly options: {
    readonly pass: string;
    readonly done: string;
    readonly draw: string;
    readonly drawNextCircle: (circle: string) => string;
    readonly drawLosesToResistance: string;
    readonly drawNothing: string;
    readonly lay: (l: string) => string;
    readonly restore: (l: string) => string;
    readonly perform: (m: string, l: string, cost: string) => string;
    readonly capture: (x: string, l: string) => string;
    readonly attack: (x: string, l: string) => string;
    readonly operate: (x: string, m: string, cost: string) => string;
    /** Said after a mission that will change nothing. */
    readonly idly: (option: string) => string;
    readonly moveBase: string;
    readonly sabotage: (l: string) => string;
    readonly discard: (l: string) => string;
    readonly exert: (l: string) => string;
    readonly keepTaken: (l: string) => string;
    readonly discardTaken: (l: string) => string;
    readonly borrow: (m: string, l: string, cost: string) => string;
    readonly recall: (l: string) => string;
    readonly strike: (l: string) => string;
    readonly seize: (l: string) => string;
    readonly spyTake: (l: string) => string;
    readonly spyReturn: (l: string) => string;
    readonly planet: (p: string) => string;
    readonly flip: (p: string) => string;
    readonly exchange: (p: string, q: string) => string;
    readonly ask: readonly [dynasty: string, resistance: string];
  };
  readonly facts: {
    readonly turn: (who: string, n: number) => string;
    readonly played: (who: string, l: string) => string;
    readonly drew: (who: string, l: string) => string;
    readonly discarded: (who: string, l: string) => string;
    readonly deckDiscarded: (l: string) => string;
    readonly captured: (l: string) => string;
    readonly recalled: (l: string) => string;
    readonly looked: (who: string, l: string) => string;
    readonly spyTook: (who: string, l: string) => string;
    readonly spyReturned: (who: string, l: string) => string;
    readonly shuffled: string;
    readonly exerted: (l: string) => string;
    readonly restored: (l: string) => string;
    readonly missed: (l: string) => string;
    readonly hitHand: (l: string) => string;
    readonly hitBase: (l: string) => string;
    readonly sabotaged: (l: string) => string;
    readonly sabotageFailed: (l: string) => string;
    readonly performed: (who: string, m: string, l: string) => string;
    readonly borrowed: (m: string, l: string) => string;
    readonly probed: (p: string, there: boolean) => string;
    readonly circle: (circle: string) => string;
    readonly emptyDraw: (who: string) => string;
    readonly baseTaken: string;
    readonly baseLaid: (l: string) => string;
    readonly flipped: (p: string, side: string) => string;
    readonly exchanged: (p: string, q: string) => string;
    readonly baseWas: (l: string) => string;
    readonly held: (who: string, l: string) => string;
    readonly asked: readonly [dynasty: (who: string) => string, resistance: (who: string) => string];
    /** Who plays the Dynasty, and whether by lot. */
    readonly decided: (who: string, lot: boolean) => string;
  };
  readonly outcome: {
    readonly baseAttacked: string;
    readonly thirdCircle: string;
    readonly stalled: (turns: number) => string;
  };
  readonly zones: Readonly<Record<ZoneName, string>>;
  readonly settings: SettingWords;
  readonly refusals: Readonly<Record<Refusing, string>>;
  /** For a rule that no sentence is written for. */
  readonly refused: (rule: string) => string;
  readonly table: {
    readonly circle: (circle: string, turn: number) => string;
    readonly galaxy: string;
    readonly connections: string;
    readonly exerted: string;
    readonly none: string;
    readonly hidden: (n: number) => string;
    readonly couldBe: string;
    /** Over the other side of a planet card. */
    readonly reverse: (p: string, up: string, down: string) => string;
    readonly ifFlipped: string;
    readonly cards: (n: number) => string;
  };
}
