/** What a card of AFU can say. Engine, text and validation read the same rows. */

export const TYPES = ['none', 'infantry', 'tank', 'artillery', 'air'] as const;
export type UnitType = (typeof TYPES)[number];

/** AFU-2.3: the six badges printed in colour, and the plain one that switches on nothing (AFU-11.7). */
export const BADGES = [
  'plain',
  'mechanised',
  'armoured',
  'artillery',
  'airAssault',
  'territorial',
  'specialOps',
] as const;
export type Badge = (typeof BADGES)[number];
type ColourBadge = Exclude<Badge, 'plain'>;

/** Digest 0.2, with the arrows of AFU-2.6; a unit of the type `air` carries the mark of AFU-8.13 by itself. */
export const MARKS = [
  'enhAttack',
  'enhDefence',
  'reinforcements',
  'enemyArtillery',
  'rocketStrike',
  'antiAir',
] as const;
export type Mark = (typeof MARKS)[number];

/** Digest 0.3. */
export const CONDITIONS = [
  'always',
  'destroyed',
  'badge',
  'panicThisRound',
  'playedNormalDefence',
  'playedEnhancedDefence',
  'objectiveOpen',
] as const;
type ConditionKind = (typeof CONDITIONS)[number];
export type Condition =
  | { readonly is: 'destroyed'; readonly least: 1 | 2 | 3 }
  | { readonly is: 'badge'; readonly badge: ColourBadge }
  | { readonly is: Exclude<ConditionKind, 'always' | 'destroyed' | 'badge'> };

/** Digest 0.4. */
export const REWARDS = [
  'nothing',
  'panicShield',
  'returnPanic',
  'draw1',
  'attackPlus',
  'defencePlus',
  'supportPlus',
  'recon3',
  'hospitalSwap',
  'recruitPoints',
] as const;
export type RewardKind = (typeof REWARDS)[number];
export type Reward =
  | { readonly gain: 'attackPlus' | 'defencePlus' | 'supportPlus' | 'recruitPoints'; readonly n: 1 | 2 | 3 }
  | { readonly gain: 'panicShield' | 'returnPanic' | 'draw1' | 'recon3' | 'hospitalSwap' };
/** AFU-2.5: a reward, and the condition above it where there is one. */
export type Bonus = Reward & { readonly when?: Condition };

/** AFU-2.4: recruitment points, or the icon that removes a panic card; never both (AFU-R35). */
export type Compensation = 1 | 2 | 3 | 4 | 'removePanic';

/** Digest 0.5. */
export const EFFECTS = [
  'cycle1',
  'buy',
  'fewerInvaders',
  'panic',
  'airLoss',
  'recon3',
  'hospitalReturn',
  'discard1',
] as const;
export type EffectKind = (typeof EFFECTS)[number];
export type Effect = { readonly does: 'buy'; readonly n: number } | { readonly does: Exclude<EffectKind, 'buy'> };

export interface OwnCard {
  readonly key: string;
  readonly type: UnitType;
  readonly badge: Badge;
  /** A missing value does not qualify for a row; a printed 0 does (AFU-2.1, AFU-R3). */
  readonly attack?: number;
  readonly defence?: number;
  readonly support?: number;
  readonly marks?: readonly Mark[];
  readonly bonus?: Bonus;
  readonly pay: Compensation;
}
export interface AfuCard extends OwnCard {
  readonly cost: number;
}
export interface StartingCard extends OwnCard {
  readonly copies: number;
}
export interface InvaderCard {
  readonly key: string;
  readonly type: UnitType;
  readonly attack?: number;
  readonly defence?: number;
  readonly support?: number;
  readonly marks?: readonly Mark[];
}
/** AFU-2.8. */
export interface ObjectiveCard {
  readonly key: string;
  readonly kind: 'bridge' | 'city' | 'ship';
  /** What it is called where that is not its kind: one of the cities is an island. */
  readonly called?: 'island';
  readonly demands: 'attack' | 'defence';
  readonly threshold: number;
  readonly vp: number;
}
/** AFU-2.9. */
export interface EventCard {
  readonly key: string;
  readonly effects: readonly Effect[];
  readonly chaining: boolean;
}

/** AFU-S26: tests of the final state, each an absolute condition (AFU-R58). */
export type Test =
  | { readonly counts: 'trophies'; readonly of: Exclude<UnitType, 'none'> | 'any'; readonly least: number }
  | { readonly counts: 'deckType'; readonly of: Exclude<UnitType, 'none'>; readonly least: number }
  | { readonly counts: 'deckBadge'; readonly least: number }
  | {
      readonly counts: 'combined';
      readonly infantry: number;
      readonly tank: number;
      readonly artillery: number;
      readonly air: number;
    }
  | { readonly counts: 'panic'; readonly most: number }
  | { readonly counts: 'bridges'; readonly least: number };
/** AFU-2.10. */
export interface AchievementCard {
  readonly key: string;
  readonly test: Test;
  readonly vp: number;
}
