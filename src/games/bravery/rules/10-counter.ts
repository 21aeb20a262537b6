import type { DefId, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { LANDS, landOf, territory } from '../cards/set.ts';
import { ALL_LANDS, ATTACKERS_IN, crosshairs, shieldsOccupied, strength, stronghold } from '../cards/columns.ts';
import { book, type Bravery, type G, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { nextTo } from './08-assault.ts';
import {
  Commitment,
  discardCommitted,
  discardEnemies,
  fewest,
  firstPlanned,
  offerCommitments,
  setCommitted,
  withdrawAll,
} from './09-battle.ts';
import {
  agreed,
  type Consent,
  CONSENT,
  changed,
  contented,
  decidedByHost,
  hasAgreed,
  mayChange,
  offerConsent,
  reset,
  speakers,
  whyNoChange,
} from './consent.ts';

const commitment = new Commitment();
const shown = new Int32Array(32);

/** BRV-17.2, BRV-17.27: the shields of the territory itself. */
export const ownShields = (s: Bravery, land: number): number =>
  shieldsOccupied[land]! + s.occupiedBonus.value + stronghold[land]! * s.strongholdBonus.value;
/** BRV-17.22: all Enemy Defence on display. */
export function displayed(s: Bravery): number {
  const t = s.table;
  let sum = 0;
  for (let i = t.size(zone.display) - 1; i >= 0; i--) sum += strength[t.printed(t.card(zone.display, i))]!;
  return sum;
}
/** BRV-R27, BRV-17.9: what defends an occupied territory, before Farmers' Squads. */
export const defenceOf = (s: Bravery, land: number): number =>
  ownShields(s, land) + displayed(s) - s.undermined[land]!.value;
/** BRV-10.6: occupied territories that border a free one. */
export const reachable = (occupied: number): number => occupied & nextTo(ALL_LANDS & ~occupied);

/** BRV-R29: the Enemy Defence that a failed attack of this strength wears down, by slot; `own` is all else that defends. */
export function wornDown({ table: t }: Bravery, own: number, attack: number): number {
  const count = t.size(zone.display);
  for (let i = 0; i < count; i++) shown[i] = strength[t.printed(t.card(zone.display, i))]!;
  return fewest(shown, count, own, attack);
}
/** BRV-R27: what defends a territory beside Enemy Defence, after Secret Operations and Farmers' Squads. */
const ownBut = (s: Bravery, land: number, weakens: number): number =>
  ownShields(s, land) - s.undermined[land]!.value - weakens;
/** BRV-R28, BRV-R29: strengths are compared and cards go. */
function fight(g: G, target: DefId): void {
  const land = landOf(target);
  const { crosshairs: attack, weakens } = commitment.read(g);
  const defence = Math.max(0, defenceOf(g.s, land) - weakens);
  g.happened(fact.battle, target, attack, defence);
  discardCommitted(g);
  if (attack > defence) {
    g.s.occupied.value &= ~(1 << land);
    g.happened(fact.freed, target);
    g.moveAll(zone.display, zone.enemyDiscard);
    return;
  }
  discardEnemies(g, zone.display, wornDown(g.s, ownBut(g.s, land, weakens), attack));
}

/** To give up the target stays possible when nothing else may be changed: one must be able to agree to something. */
function offerCounter(g: G, l: Counter, out: Options): void {
  const { target } = l;
  const [free, why] = [mayChange(g, l), whyNoChange(l)];
  if (target !== 0) out.test(act.leave(), !hasAgreed(g, l), why);
  const mask = reachable(g.s.occupied.value);
  for (let land = 0; land < LANDS; land++) {
    if (territory(land) === target) continue;
    const open = (mask & (1 << land)) !== 0;
    out.test(act.attack(territory(land)), open && free, open ? why : 'BRV-10.6');
  }
  if (target !== 0) offerCommitments(g, out, ATTACKERS_IN, free, why);
}

interface Counter extends Consent {
  target: DefId;
}
/** BRV-10.6, BRV-R26: step 3, one battle after another; to agree to nothing ends the step. */
export const counterOffensives = book.procedure('counterOffensives', { ...CONSENT, target: 'def' }, [
  {
    rule: 'BRV-10.6',
    prompt: 'counter',
    when: (g) => g.s.occupied.value !== 0 && firstPlanned(g, crosshairs) !== 0,
    anyOf: speakers,
    idle: contented,
    values: (g, l) => forecast(g, l.target),
    offer(g, l, out) {
      offerCounter(g, l, out);
      offerConsent(g, l, out, l.target === 0 || commitment.read(g).crosshairs > 0);
    },
    take(g, l, action) {
      switch (verbOf(action)) {
        case act.agree.id:
          if (!agreed(g, l)) return 'again';
          break;
        case act.decide.id:
          decidedByHost(g);
          break;
        default:
          if (verbOf(action) === act.attack.id) l.target = defOf(action);
          else if (verbOf(action) === act.leave.id) {
            l.target = 0 as DefId;
            g.s.turnedDown.value = 1;
            withdrawAll(g);
          } else setCommitted(g, secondOf(action) as ZoneId, defOf(action), verbOf(action) === act.commit.id ? 1 : 0);
          if (verbOf(action) === act.attack.id || l.target === 0)
            g.happened(fact.proposed, g.seat, l.target, act.attack.id);
          changed(l);
          return 'again';
      }
      reset(g, l);
      if (l.target === 0) return 'end';
      fight(g, l.target);
      l.target = 0 as DefId;
      return 'again';
    },
  },
]);
function forecast(g: G, target: DefId): Readonly<Record<string, number>> {
  const { crosshairs: attack, weakens } = commitment.read(g);
  if (target === 0) return { target, attack, defence: 0, worn: 0 };
  const land = landOf(target);
  const defence = Math.max(0, defenceOf(g.s, land) - weakens);
  const worn = attack === 0 || attack > defence ? 0 : wornDown(g.s, ownBut(g.s, land, weakens), attack);
  return { target, attack, defence, worn: countOf(worn) };
}
function countOf(slots: number): number {
  let count = 0;
  for (let rest = slots; rest !== 0; rest &= rest - 1) count++;
  return count;
}
