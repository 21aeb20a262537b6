import { AIR_ASSAULT } from './air-assault.ts';
import { ARMOURED } from './armoured.ts';
import { ARTILLERY } from './artillery.ts';
import { BLUE_FLAG, YELLOW_FLAG } from './flag-invaders.ts';
import { MECHANISED } from './mechanised.ts';
import { NUMBER_I, NUMBER_II } from './numbered-invaders.ts';
import { AID, AID_COPIES, type FIRST_PLAYER, type PANIC, PANIC_COPIES, REAR } from './rear.ts';
import type { AchievementCard, AfuCard, EventCard, InvaderCard, ObjectiveCard, StartingCard } from './schema.ts';
import { SPECIAL_OPS } from './special-ops.ts';
import { BLUE_START, YELLOW_START } from './starting.ts';
import { TERRITORIAL } from './territorial.ts';
import { faultsOf } from './validate.ts';
import { ACHIEVEMENTS, EVENTS, OBJECTIVES, PROMO } from './war.ts';

/** The whole box of chapter 1. */
export interface CardSet {
  readonly start: readonly [yellow: readonly StartingCard[], blue: readonly StartingCard[]];
  readonly afu: readonly AfuCard[];
  readonly aid: AfuCard;
  readonly aidCopies: number;
  readonly panicCopies: number;
  readonly flag: readonly [yellow: readonly InvaderCard[], blue: readonly InvaderCard[]];
  readonly numbered: readonly [one: readonly InvaderCard[], two: readonly InvaderCard[]];
  readonly objectives: readonly ObjectiveCard[];
  readonly events: readonly EventCard[];
  readonly promo: readonly EventCard[];
  readonly achievements: readonly AchievementCard[];
}

const AFU = [
  ...MECHANISED,
  ...ARMOURED,
  ...ARTILLERY,
  ...AIR_ASSAULT,
  ...TERRITORIAL,
  ...SPECIAL_OPS,
  ...REAR,
] as const;

export const STANDARD: CardSet = {
  start: [YELLOW_START, BLUE_START],
  afu: AFU,
  aid: AID,
  aidCopies: AID_COPIES,
  panicCopies: PANIC_COPIES,
  flag: [YELLOW_FLAG, BLUE_FLAG],
  numbered: [NUMBER_I, NUMBER_II],
  objectives: OBJECTIVES,
  events: EVENTS,
  promo: PROMO,
  achievements: ACHIEVEMENTS,
};
faultsOf(STANDARD).demandNone('the card set of AFU');

/** Every card that has a name; the text files must name them all. */
export type CardKey =
  | (typeof YELLOW_START)[number]['key']
  | (typeof BLUE_START)[number]['key']
  | (typeof AFU)[number]['key']
  | typeof AID.key
  | typeof PANIC.key
  | typeof FIRST_PLAYER.key
  | (typeof YELLOW_FLAG)[number]['key']
  | (typeof BLUE_FLAG)[number]['key']
  | (typeof NUMBER_I)[number]['key']
  | (typeof NUMBER_II)[number]['key']
  | (typeof OBJECTIVES)[number]['key']
  | (typeof EVENTS)[number]['key']
  | (typeof PROMO)[number]['key']
  | (typeof ACHIEVEMENTS)[number]['key'];
