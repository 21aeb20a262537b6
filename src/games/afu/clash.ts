import {
  AIR,
  attack,
  defence,
  icon as panicIcon,
  MARK,
  marks,
  pay,
  PANIC_DEF,
  REWARD,
  reward,
  rewardN,
  support,
} from './cards/columns.ts';
import { BEATEN, DESTROYED, fightingMarks, forecast, ownPoints, printAt, SHELLED } from './rules/07-combat.ts';
import { conditionMet, isCredit } from './rules/10-bonuses.ts';
import { isBack } from './rules/13-recruitment.ts';
import { type Afu, attackAt, COLUMNS, defenceAt, enemySupportAt, PLAY, supportAt, zone } from './state.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';

/** Points with the mark that makes them enhanced. */
export interface Points {
  readonly n: number;
  readonly enhanced: boolean;
}
/** One column as it would be fought now. */
export interface Clash {
  readonly column: number;
  readonly enemy: DefId;
  /** Behind the invader, lending it support. */
  readonly enemyBack: DefId;
  readonly front: DefId;
  readonly back: DefId;
  readonly ours: { readonly attack: Points; readonly defence: Points };
  readonly theirs: { readonly attack: Points; readonly defence: Points };
  readonly destroyed: boolean;
  readonly beaten: boolean;
  readonly shelled: boolean;
  /** An own air unit that an event sends to the hospital whatever it does. */
  readonly downed: { readonly front: boolean; readonly back: boolean };
  /** The points suffice, and a mark stands in the way all the same. */
  readonly saved: { readonly enemy: 'armour' | 'air' | undefined; readonly own: 'armour' | 'air' | undefined };
}
/** Why points that suffice do not. */
function stopped(points: number, against: number, by: number, on: number): 'armour' | 'air' | undefined {
  if (points === 0 || points < against) return undefined;
  if ((on & AIR) !== 0 && (by & (MARK.antiAir | AIR)) === 0) return 'air';
  return (on & MARK.enhDefence) !== 0 && (by & MARK.enhAttack) === 0 ? 'armour' : undefined;
}
export function clashIn(s: Afu, seat: Seat, column: number): Clash | undefined {
  const t = s.table;
  const enemy = printAt(t, attackAt(seat, column));
  if (enemy === 0) return undefined;
  const front = printAt(t, defenceAt(seat, column));
  const back = printAt(t, supportAt(seat, column));
  const enemyBack = printAt(t, enemySupportAt(seat, column));
  const own = fightingMarks(s, front, back);
  const foe = fightingMarks(s, enemy, enemyBack);
  const lent = support[enemyBack]!;
  const points = (n: number, all: number, mark: number): Points => ({ n, enhanced: (all & mark) !== 0 });
  const ours = {
    attack: points(ownPoints(s, seat, column, attack, REWARD.attackPlus), own, MARK.enhAttack),
    defence: points(ownPoints(s, seat, column, defence, REWARD.defencePlus), own, MARK.enhDefence),
  };
  const theirs = {
    attack: points(attack[enemy]! + lent, foe, MARK.enhAttack),
    defence: points(defence[enemy]! + lent, foe, MARK.enhDefence),
  };
  const result = front === 0 ? 0 : forecast(s, seat, column);
  const falls = (def: DefId): boolean => s.airLoss.value !== 0 && (marks[def]! & AIR) !== 0;
  return {
    column,
    enemy,
    enemyBack,
    front,
    back,
    ours,
    theirs,
    destroyed: (result & DESTROYED) !== 0,
    beaten: (result & BEATEN) !== 0,
    shelled: (result & SHELLED) !== 0,
    downed: { front: falls(front), back: falls(back) },
    saved: {
      enemy: stopped(ours.attack.n, theirs.defence.n, own, foe),
      own: front === 0 ? undefined : stopped(theirs.attack.n, ours.defence.n, foe, own),
    },
  };
}
export const clashes = (s: Afu, seat: Seat): readonly Clash[] =>
  Array.from({ length: COLUMNS }, (_, column) => clashIn(s, seat, column)).filter((clash) => clash !== undefined);

export interface Sum {
  readonly trophies: number;
  readonly panic: number;
  readonly hospital: number;
  readonly points: number;
  readonly icons: number;
}
/** What bonuses would add to a battle that began now: recruitment points, and panic cards kept away. */
function credits(s: Afu, seat: Seat): { readonly points: number; readonly shields: number } {
  let [points, shields] = [0, s.shields.get(seat)];
  for (let i = 0; i < s.plays.get(seat); i++) {
    const play = s.played[i]!.get(seat);
    const def = (play & PLAY.print) as DefId;
    if ((play & (PLAY.spent | PLAY.declined)) !== 0) continue;
    if (!isCredit(s, def) || !conditionMet(s, seat, def, i)) continue;
    if (reward[def] === REWARD.recruitPoints) points += rewardN[def]!;
    else shields++;
  }
  return { points, shields };
}
/** The columns whose invaders would bring a panic card: the first ones nobody faces may be covered by bonuses (AFU-9.5). */
export function panicColumns(s: Afu, seat: Seat): readonly number[] {
  const { shields } = credits(s, seat);
  return clashes(s, seat)
    .flatMap(({ front, column }) => (front === 0 ? [column] : []))
    .slice(shields, shields + s.table.size(zone.panic));
}
/** What the battle would come to if it began now. */
export function sumOf(s: Afu, seat: Seat): Sum {
  const t = s.table;
  const credit = credits(s, seat);
  let [trophies, open, hospital, points, icons] = [0, 0, 0, s.gained.get(seat) + credit.points, 0];
  for (const clash of clashes(s, seat)) {
    if (clash.front === 0) open++;
    if (clash.destroyed) trophies += 1 + t.size(enemySupportAt(seat, clash.column));
    if (clash.front !== 0 && (clash.beaten || clash.downed.front)) hospital++;
    if (clash.back !== 0 && (clash.beaten || clash.shelled || clash.downed.back)) hospital++;
  }
  const hand = zone.hand(seat);
  for (let i = 0; i < t.size(hand); i++) {
    const def = t.printed(t.card(hand, i));
    if (def === PANIC_DEF || isBack(s, seat, i)) continue;
    points += pay[def]!;
    icons += panicIcon[def]!;
  }
  return { trophies, panic: Math.max(0, open - credit.shields), hospital, points, icons };
}
