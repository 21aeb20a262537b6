import type { DefId } from '../../../kernel/ids.ts';
import {
  type AchievementCard,
  type AfuCard,
  BADGES,
  CONDITIONS,
  EFFECTS,
  type EventCard,
  type InvaderCard,
  type Mark,
  MARKS,
  type ObjectiveCard,
  type OwnCard,
  REWARDS,
  type Test,
  TYPES,
  type UnitType,
} from './schema.ts';
import { FIRST_PLAYER, PANIC } from './rear.ts';
import { type CardKey, type CardSet, STANDARD } from './set.ts';

const FAMILIES = [
  'none',
  'starting',
  'afu',
  'aid',
  'panic',
  'flagInvader',
  'numberedInvader',
  'objective',
  'event',
  'promo',
  'achievement',
  'firstPlayer',
] as const;
export type Family = (typeof FAMILIES)[number];
export const FAMILY = Object.fromEntries(FAMILIES.map((name, i) => [name, i])) as Record<Family, number>;
export const TYPE = Object.fromEntries(TYPES.map((name, i) => [name, i])) as Record<UnitType, number>;
export const BADGE = Object.fromEntries(BADGES.map((name, i) => [name, i])) as Record<(typeof BADGES)[number], number>;
export const CONDITION = Object.fromEntries(CONDITIONS.map((name, i) => [name, i])) as Record<
  (typeof CONDITIONS)[number],
  number
>;
export const REWARD = Object.fromEntries(REWARDS.map((name, i) => [name, i])) as Record<
  (typeof REWARDS)[number],
  number
>;
/** AFU-11.7: all but the plain one. */
export const BADGES_IN_COLOUR = BADGES.flatMap((name, i) => (name === 'plain' ? [] : [i]));
/** Effect 0 is "no second effect". */
export const EFFECT = Object.fromEntries(EFFECTS.map((name, i) => [name, i + 1])) as Record<
  (typeof EFFECTS)[number],
  number
>;
export const MARK = Object.fromEntries(MARKS.map((name, i) => [name, 1 << i])) as Record<Mark, number>;
/** AFU-8.13: follows from the type. AFU-8.18: the other types do nothing in combat. */
export const AIR = 1 << MARKS.length;
const BY_ATTACK = 0;
export const BY_DEFENCE = 1;
/** Of objectives. */
export const KIND = { bridge: 0, city: 1, ship: 2 } as const;

/** One printed card: its key and the row that it was made from. */
export interface Def {
  readonly key: CardKey;
  readonly family: Family;
  readonly copies: number;
  /** Starting decks and flags: 0 yellow, 1 blue. Numbered invaders: 0 is I, 1 is II. */
  readonly side: number;
  readonly own?: OwnCard & Partial<AfuCard>;
  readonly invader?: InvaderCard;
  readonly objective?: ObjectiveCard;
  readonly event?: EventCard;
  readonly achievement?: AchievementCard;
}

function list(set: CardSet): readonly Def[] {
  const key = (row: { readonly key: string }): CardKey => row.key as CardKey;
  const none = { key: '' as CardKey, family: 'none', copies: 0, side: 0 } as const;
  return [
    none,
    ...set.start.flatMap((rows, side) =>
      rows.map((own): Def => ({ key: key(own), family: 'starting', copies: own.copies, side, own })),
    ),
    ...set.afu.map((own): Def => ({ key: key(own), family: 'afu', copies: 1, side: 0, own })),
    { key: key(set.aid), family: 'aid', copies: set.aidCopies, side: 0, own: set.aid },
    { key: PANIC.key, family: 'panic', copies: set.panicCopies, side: 0 },
    ...set.flag.flatMap((rows, side) =>
      rows.map((invader): Def => ({ key: key(invader), family: 'flagInvader', copies: 1, side, invader })),
    ),
    ...set.numbered.flatMap((rows, side) =>
      rows.map((invader): Def => ({ key: key(invader), family: 'numberedInvader', copies: 1, side, invader })),
    ),
    ...set.objectives.map((objective): Def => ({
      key: key(objective),
      family: 'objective',
      copies: 1,
      side: 0,
      objective,
    })),
    ...set.events.map((event): Def => ({ key: key(event), family: 'event', copies: 1, side: 0, event })),
    ...set.promo.map((event): Def => ({ key: key(event), family: 'promo', copies: 1, side: 0, event })),
    ...set.achievements.map((achievement): Def => ({
      key: key(achievement),
      family: 'achievement',
      copies: 1,
      side: 0,
      achievement,
    })),
    { key: FIRST_PLAYER.key, family: 'firstPlayer', copies: 1, side: 0 },
  ];
}

export const DEFS: readonly Def[] = list(STANDARD);
export const CARDS = DEFS.reduce((total, def) => total + def.copies, 0);

const column = (of: (def: Def) => number): Int32Array => Int32Array.from(DEFS, of);
const unit = (def: Def): OwnCard | InvaderCard | undefined => def.own ?? def.invader;
const bits = (marks: readonly Mark[] | undefined): number => (marks ?? []).reduce((all, mark) => all | MARK[mark], 0);

export const family = column((def) => FAMILY[def.family]);
export const side = column((def) => def.side);
export const attack = column((def) => unit(def)?.attack ?? 0);
export const defence = column((def) => unit(def)?.defence ?? 0);
export const support = column((def) => unit(def)?.support ?? 0);
export const type = column((def) => TYPE[unit(def)?.type ?? 'none']);
export const marks = column((def) => bits(unit(def)?.marks) | (unit(def)?.type === 'air' ? AIR : 0));
/** AFU-6.4, AFU-R3: attack and/or defence is printed; Reinforcements never qualify (AFU-R7). */
export const fights = column((def) =>
  (unit(def)?.attack !== undefined || unit(def)?.defence !== undefined) &&
  (bits(unit(def)?.marks) & MARK.reinforcements) === 0
    ? 1
    : 0,
);
/** AFU-6.5, AFU-R7: support points are printed, or the Reinforcements mark. */
export const backs = column((def) =>
  unit(def)?.support !== undefined || (bits(unit(def)?.marks) & MARK.reinforcements) !== 0 ? 1 : 0,
);
export const badge = column((def) => BADGE[def.own?.badge ?? 'plain']);
/** AFU-2.2: a starting card has none. */
export const cost = column((def) => def.own?.cost ?? 0);
export const pay = column((def) => (typeof def.own?.pay === 'number' ? def.own.pay : 0));
export const icon = column((def) => (def.own?.pay === 'removePanic' ? 1 : 0));
export const reward = column((def) => REWARD[def.own?.bonus?.gain ?? 'nothing']);
export const rewardN = column((def) => (def.own?.bonus !== undefined && 'n' in def.own.bonus ? def.own.bonus.n : 0));
export const condition = column((def) => CONDITION[def.own?.bonus?.when?.is ?? 'always']);
/** What the condition asks for: a number of invaders or a badge. */
export const asks = column((def) => {
  const when = def.own?.bonus?.when;
  return when?.is === 'destroyed' ? when.least : when?.is === 'badge' ? BADGE[when.badge] : 0;
});
export const vp = column((def) => def.objective?.vp ?? def.achievement?.vp ?? 0);
export const threshold = column((def) => def.objective?.threshold ?? 0);
export const demands = column((def) => (def.objective?.demands === 'defence' ? BY_DEFENCE : BY_ATTACK));
export const kind = column((def) => (def.objective === undefined ? -1 : KIND[def.objective.kind]));
export const firstEffect = column((def) => effect(def, 0));
export const secondEffect = column((def) => effect(def, 1));
export const effectN = column((def) => def.event?.effects.reduce((n, each) => ('n' in each ? each.n : n), 0) ?? 0);
export const chaining = column((def) => (def.event?.chaining === true ? 1 : 0));
export const tests: readonly (Test | undefined)[] = DEFS.map((def) => def.achievement?.test);

function effect(def: Def, i: number): number {
  const does = def.event?.effects[i]?.does;
  return does === undefined ? 0 : EFFECT[does];
}

const byKey = new Map(DEFS.map((def, i) => [def.key as string, i as DefId]));
export function defOfKey(key: string): DefId {
  const def = byKey.get(key);
  if (def === undefined || key === '') throw new Error(`no AFU card is called ${key}`);
  return def;
}
export const PANIC_DEF = defOfKey(PANIC.key);
export const AID_DEF = defOfKey(STANDARD.aid.key);
