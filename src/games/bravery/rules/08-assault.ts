import type { Action, DefId, ZoneId } from '../../../kernel/ids.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { LANDS, landOf, territory } from '../cards/set.ts';
import { ALL_LANDS, borders, DEFENDERS_IN, EAST, offensive, shieldsFree, strength } from '../cards/columns.ts';
import { book, type Bravery, type G, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import {
  anyPlanned,
  Commitment,
  discardCommitted,
  discardEnemies,
  fewest,
  offerCommitments,
  setCommitted,
} from './09-battle.ts';
import {
  agreed,
  type Consent,
  changed,
  contented,
  decidedByHost,
  mayChange,
  whyNoChange,
  offerConsent,
  PROPOSAL,
  reset,
  settled,
  speakers,
} from './consent.ts';
import { lose } from './12-end.ts';

const commitment = new Commitment();
const pool = new Int32Array(32);

/** BRV-17.21, BRV-17.26: the crosshairs of one Enemy Offensive. */
export const attackOf = (s: Bravery, def: DefId): number => Math.max(0, strength[def]! + s.offensiveBonus.value);

/** BRV-R16: the slots of `turned` whose Offensives attack now: all of them, or the first. */
function attackers(s: Bravery): number {
  const t = s.table;
  let slots = 0;
  for (let i = 0; i < t.size(zone.turned); i++) {
    if (offensive[t.printed(t.card(zone.turned, i))] === 0) continue;
    slots |= 1 << i;
    if (s.singly.value !== 0) break;
  }
  return slots;
}
/** With how much the enemy attacks; `pool` has the strengths by slot of `turned`, and what does not attack counts nothing. */
export function attackNow(s: Bravery): number {
  const t = s.table;
  const slots = attackers(s);
  let sum = 0;
  for (let i = 0; i < t.size(zone.turned); i++) {
    pool[i] = (slots & (1 << i)) === 0 ? 0 : attackOf(s, t.printed(t.card(zone.turned, i)));
    sum += pool[i]!;
  }
  return sum;
}

/** Territories next to one of the mask. */
export function nextTo(lands: number): number {
  let mask = 0;
  for (let land = 0; land < LANDS; land++) if ((lands & (1 << land)) !== 0) mask |= borders[land]!;
  return mask;
}
/** BRV-8.5, BRV-8.6, BRV-R19, BRV-R21: the free territories that the enemy may attack, weakest only. */
export function targets(occupied: number): number {
  const free = ALL_LANDS & ~occupied;
  const reach = free & (occupied === 0 ? EAST : nextTo(occupied));
  let fewestShields = 99;
  let mask = 0;
  for (let land = 0; land < LANDS; land++) {
    if ((reach & (1 << land)) === 0 || shieldsFree[land]! > fewestShields) continue;
    if (shieldsFree[land]! < fewestShields) mask = 0;
    fewestShields = shieldsFree[land]!;
    mask |= 1 << land;
  }
  return mask;
}

/** BRV-R20: which cards of the plans are put forward. True when that is settled. */
function committing(g: G, l: Consent, action: Action): boolean {
  const verb = verbOf(action);
  if (verb === act.agree.id) return agreed(g, l);
  if (verb === act.decide.id) {
    decidedByHost(g);
    return true;
  }
  setCommitted(g, secondOf(action) as ZoneId, defOf(action), verb === act.commit.id ? 1 : 0);
  changed(l);
  return false;
}

/**
 * BRV-8.7, BRV-9.5, BRV-9.6, BRV-9.7, BRV-9.8, BRV-9.9, BRV-9.10, BRV-R17, BRV-R18: strengths are compared, cards go, the territory may
 * change hands.
 */
function fight(g: G, target: DefId): void {
  const { shields, weakens } = commitment.read(g);
  const attack = Math.max(0, attackNow(g.s) - weakens);
  const defence = shieldsFree[landOf(target)]! + shields;
  g.happened(fact.battle, target, attack, defence);
  discardCommitted(g);
  const count = g.table.size(zone.turned);
  if (attack > defence) {
    g.s.occupied.value |= 1 << landOf(target);
    g.happened(fact.occupied, target);
    discardEnemies(g, zone.turned, fewest(pool, count, -weakens, defence + 1) & attackers(g.s));
  } else discardEnemies(g, zone.turned, attackers(g.s));
}

/**
 * BRV-9.1: one attack after another until the pool is used up. `choice` is the territory proposed, `target` the one attacked.
 */
export const assault = book.procedure('assault', { ...PROPOSAL, target: 'def' }, [
  {
    rule: 'BRV-8.5',
    run(g, l) {
      if (attackers(g.s) === 0) return 'end';
      reset(g, l);
      const mask = targets(g.s.occupied.value);
      if (mask === 0) {
        discardEnemies(g, zone.turned, attackers(g.s)); // BRV-R23
        return 'restart';
      }
      l.choice = l.target = 0 as DefId;
      if ((mask & (mask - 1)) !== 0) return 'next';
      l.target = territory(31 - Math.clz32(mask));
      g.happened(fact.targeted, l.target);
      return 'next';
    },
  },
  {
    rule: 'BRV-8.6',
    prompt: 'target',
    when: (_g, l) => l.target === 0,
    anyOf: speakers,
    idle: contented,
    values: (g, l) => ({ choice: l.choice, attack: attackNow(g.s) }),
    offer(g, l, out) {
      const mask = targets(g.s.occupied.value);
      for (let land = 0; land < LANDS; land++) {
        if (territory(land) === l.choice) continue;
        if ((mask & (1 << land)) === 0) out.refuse(act.target(territory(land)), 'BRV-8.5');
        else out.test(act.target(territory(land)), mayChange(g, l), whyNoChange(l));
      }
      offerConsent(g, l, out, l.choice !== 0);
    },
    take(g, l, action) {
      if (!settled(g, l, action, act.target.id)) return 'again';
      l.target = l.choice;
      reset(g, l);
      g.happened(fact.targeted, l.target);
      return 'next';
    },
  },
  {
    rule: 'BRV-8.8',
    prompt: 'defend',
    when: (g) => anyPlanned(g, DEFENDERS_IN),
    anyOf: speakers,
    idle: contented,
    values: (g, l) => ({ target: l.target, attack: forecastAttack(g), defence: forecastDefence(g, l.target) }),
    offer(g, l, out) {
      offerCommitments(g, out, DEFENDERS_IN, mayChange(g, l), whyNoChange(l));
      offerConsent(g, l, out, true);
    },
    take: (g, l, action) => (committing(g, l, action) ? 'next' : 'again'),
  },
  {
    rule: 'BRV-9.5',
    run(g, l) {
      fight(g, l.target);
      if (g.s.occupied.value !== ALL_LANDS) return 'restart';
      lose(g); // BRV-R22
      return 'end';
    },
  },
]);
const forecastAttack = (g: G): number => Math.max(0, attackNow(g.s) - commitment.read(g).weakens);
const forecastDefence = (g: G, target: DefId): number => shieldsFree[landOf(target)]! + commitment.read(g).shields;
