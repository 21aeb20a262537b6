/** What a seat has, and how likely it is to meet an achievement with it: the groundwork of the evaluation. */
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import {
  AIR,
  attack,
  backs,
  BADGES_IN_COLOUR,
  badge,
  cost,
  defence,
  DEFS,
  family,
  FAMILY,
  fights,
  icon,
  KIND,
  kind,
  MARK,
  marks,
  pay,
  REWARD,
  reward as bonus,
  rewardN,
  support,
  tests,
  type,
  TYPE,
  vp,
} from '../cards/columns.ts';
import type { Test } from '../cards/schema.ts';
import { type Afu, COLUMNS, defenceAt, supportAt, zone } from '../state.ts';

const EXTRA = { enhAttack: 1, enhDefence: 1, antiAir: 0.6, reinforcements: 1.2, air: 1 } as const;
/** What a card is worth in a deck: its better use, some of the other, its marks, its bonus and what it yields. */
export const power = Float64Array.from(DEFS, (row, def) => {
  if (row.own === undefined) return 0;
  const front = fights[def] === 1 ? attack[def]! + defence[def]! : 0;
  const back = backs[def] === 1 ? 2 * support[def]! : 0;
  const m = marks[def]!;
  const extra =
    ((m & MARK.enhAttack) !== 0 ? EXTRA.enhAttack : 0) +
    ((m & MARK.enhDefence) !== 0 ? EXTRA.enhDefence : 0) +
    ((m & MARK.antiAir) !== 0 ? EXTRA.antiAir : 0) +
    ((m & MARK.reinforcements) !== 0 ? EXTRA.reinforcements : 0) +
    ((m & AIR) !== 0 ? EXTRA.air : 0);
  const gift = bonus[def] === REWARD.nothing ? 0 : bonus[def] === REWARD.draw1 ? 2 : 0.5 + 0.4 * rewardN[def]!;
  return Math.max(front, back) + 0.4 * Math.min(front, back) + extra + gift + 0.5 * pay[def]! + 0.8 * icon[def]!;
});

/** Room for every type and every badge. */
const SORTS = 8;
function exchangeAt(a: Float64Array, b: Float64Array, i: number): void {
  const kept = a[i]!;
  a[i] = b[i]!;
  b[i] = kept;
}
/** What a seat has, counted once for an estimate. Invaders by type; own cards by type and badge. */
export class Holdings {
  readonly trophies = new Float64Array(SORTS);
  readonly types = new Float64Array(SORTS);
  readonly bought = new Float64Array(SORTS);
  readonly badges = new Float64Array(SORTS);
  invaders = 0;
  objectives = 0;
  bridges = 0;
  points = 0;
  power = 0;
  cards = 0;
  panics = 0;

  count(s: Afu, seat: Seat): void {
    // A loop, because `fill` is a call out of compiled code, too dear for so few.
    for (let i = 0; i < SORTS; i++) this.trophies[i] = this.types[i] = this.bought[i] = this.badges[i] = 0;
    this.invaders = this.objectives = this.bridges = this.points = this.power = this.cards = 0;
    this.panics = s.panics.get(seat);
    this.add(s, zone.deck(seat));
    this.add(s, zone.hand(seat));
    this.add(s, zone.late(seat));
    this.add(s, zone.discard(seat));
    this.add(s, zone.used(seat));
    for (let column = 0; column < COLUMNS; column++) {
      this.add(s, defenceAt(seat, column));
      this.add(s, supportAt(seat, column));
    }
    const t = s.table;
    const trophies = zone.trophies(seat);
    for (let i = 0; i < t.size(trophies); i++) this.win(t.printed(t.card(trophies, i)));
  }
  /** Takes over what the other has, and gives what it had itself. */
  exchange(other: Holdings): void {
    for (let i = 0; i < SORTS; i++) {
      exchangeAt(this.trophies, other.trophies, i);
      exchangeAt(this.types, other.types, i);
      exchangeAt(this.bought, other.bought, i);
      exchangeAt(this.badges, other.badges, i);
    }
    const { invaders, objectives, bridges, points, power: strength, cards, panics } = this;
    this.invaders = other.invaders;
    this.objectives = other.objectives;
    this.bridges = other.bridges;
    this.points = other.points;
    this.power = other.power;
    this.cards = other.cards;
    this.panics = other.panics;
    other.invaders = invaders;
    other.objectives = objectives;
    other.bridges = bridges;
    other.points = points;
    other.power = strength;
    other.cards = cards;
    other.panics = panics;
  }
  private add(s: Afu, place: ZoneId): void {
    const t = s.table;
    for (let i = 0; i < t.size(place); i++) this.have(t.printed(t.card(place, i)), 1);
  }
  have(def: DefId, n: number): void {
    this.power += n * power[def]!;
    this.cards += n;
    this.types[type[def]!]! += n;
    this.badges[badge[def]!]! += n;
    if (cost[def]! > 0) this.bought[type[def]!]! += n;
  }
  win(def: DefId): void {
    if (family[def] === FAMILY.objective) {
      this.objectives++;
      this.points += vp[def]!;
      if (kind[def] === KIND.bridge) this.bridges++;
    } else if (def !== 0) {
      this.invaders++;
      this.trophies[type[def]!]!++;
    }
  }
}

/** What a round brings towards each test, roughly; infantry, tank, artillery, air by type. */
const TROPHIES_PER_ROUND = Float64Array.from([0.1, 0.5, 0.33, 0.28, 0.12, 0, 0, 0]);
const ALL_PER_ROUND = 1.4;
const BOUGHT_PER_ROUND = Float64Array.from([0.1, 0.3, 0.2, 0.2, 0.06, 0, 0, 0]);
const BRIDGES_PER_ROUND = 0.15;
const chance = (have: number, need: number, perRound: number, rounds: number): number => {
  if (have >= need) return 0.97;
  const spread = 0.9 + 0.35 * need * Math.min(1, rounds / 12);
  return Math.min(0.95, Math.max(0, 0.5 + (have + perRound * rounds - need) / (2 * spread)));
};
/** What an achievement asks for, the same fields for all of them: an evaluation reads nothing more often. */
interface Aim {
  readonly counts: Test['counts'];
  /** A unit type; ANY_TYPE where each will do. */
  readonly of: number;
  /** What it asks for: at least so many, of panic at most. */
  readonly need: number;
  readonly infantry: number;
  readonly tank: number;
  readonly artillery: number;
  readonly air: number;
}
export const ANY_TYPE = -1;
const NO_ARMS = { infantry: 0, tank: 0, artillery: 0, air: 0 };
function aimOf(test: Test): Aim {
  const { counts } = test;
  const of = 'of' in test && test.of !== 'any' ? TYPE[test.of] : ANY_TYPE;
  if (counts === 'panic') return { counts, of, need: test.most, ...NO_ARMS };
  if (counts !== 'combined') return { counts, of, need: test.least, ...NO_ARMS };
  const { infantry, tank, artillery, air } = test;
  return { counts, of, need: infantry + tank + artillery + air, infantry, tank, artillery, air };
}
export const AIMS: readonly (Aim | undefined)[] = tests.map((test) => (test === undefined ? undefined : aimOf(test)));

/** The chance that the seat meets this achievement in the end. */
export function likelihood(def: DefId, h: Holdings, rounds: number): number {
  const aim = AIMS[def]!;
  switch (aim.counts) {
    case 'trophies':
      return aim.of === ANY_TYPE
        ? chance(h.invaders, aim.need, ALL_PER_ROUND, rounds)
        : chance(h.trophies[aim.of]!, aim.need, TROPHIES_PER_ROUND[aim.of]!, rounds);
    case 'deckType':
      return chance(h.types[aim.of]!, aim.need, BOUGHT_PER_ROUND[aim.of]!, rounds);
    case 'deckBadge': {
      let most = 0;
      for (let i = 0; i < BADGES_IN_COLOUR.length; i++) most = Math.max(most, h.badges[BADGES_IN_COLOUR[i]!]!);
      return chance(most, aim.need, 0.25, rounds);
    }
    case 'combined': {
      const have =
        Math.min(aim.infantry, h.bought[TYPE.infantry]!) +
        Math.min(aim.tank, h.bought[TYPE.tank]!) +
        Math.min(aim.artillery, h.bought[TYPE.artillery]!) +
        Math.min(aim.air, h.bought[TYPE.air]!);
      return chance(have, aim.need, 0.4, rounds);
    }
    case 'panic': // some more will come
      return Math.min(0.97, Math.max(0, 0.5 + (aim.need + 0.5 - h.panics - 0.22 * rounds) / 3));
    case 'bridges':
      return chance(h.bridges, aim.need, BRIDGES_PER_ROUND, rounds);
  }
}
