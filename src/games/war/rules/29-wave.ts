/** WAR 29: one wave of the attack phase, from 29.12 to 29.38. */
import type { AskStage, Flow } from '../../../kernel/flow.ts';
import type { Action, CardId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, DONE, is, secondOf } from '../../../kernel/verbs.ts';
import {
  ATTACK,
  attacker,
  attackerOnly,
  bothSeats,
  book,
  DECK,
  defender,
  defenderOnly,
  type G,
  MARK,
  marked,
  type Seat,
  STAGE,
  unmark,
  type War,
  zone,
} from '../state.ts';
import { act, fact } from '../verbs.ts';
import { isAircraft } from './06-kinds.ts';
import { endWave, settle } from './08-parameters.ts';
import { expire, TERM } from './09-effects.ts';
import { inRow, rowLength } from './09-modifiers.ts';
import { fallToBreakthrough } from './12-ubo.ts';
import { bombFirstLine, offerAir, offerDirected, offerUndirected, takeDirected, takeUndirected } from './16-attack.ts';
import { block, findBlocked, offerBlocks, tapTargets } from './17-blocking.ts';
import { closeClashes } from './18-clashes.ts';
import { nextClash } from './19-computing.ts';
import {
  advance,
  brokeNow,
  canOverrun,
  countBreakthrough,
  mayGoOn,
  offerOnward,
  offerOverrun,
  passUnblocked,
} from './20-breakthrough.ts';
import {
  airRearDeclared,
  bombRear,
  deckLoses,
  offerAirRear,
  offerRearSupport,
  rearAttacked,
  supportRear,
  tapRearTargets,
} from './21-rear.ts';
import { cover, groundAttackBlocks, interceptAircraft, offerInterception } from './24-aviation.ts';
import { useOverrun } from './keywords/overrun.ts';
import { open } from './27-priority.ts';

/** Where the wave stands, for those who only hear of it. */
export function tellStep(g: G): void {
  g.happened(fact.step, g.s.stage.value, g.s.declared.value, (g.s.bombers.value << 8) | g.s.breakthrough.value);
}

/** Asks the same seat again until it is done. */
function untilDone(stage: {
  readonly rule: string;
  readonly prompt: string;
  readonly by?: (g: G) => Seat;
  readonly when?: (g: G) => boolean;
  readonly offer: (g: G, out: Options) => void;
  readonly take: (g: G, action: Action) => void;
}): AskStage<War, object> {
  return {
    ...stage,
    offer(g, _l, out) {
      stage.offer(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      stage.take(g, action);
      return 'again';
    },
  };
}

/** WAR-29.12 to WAR-29.38, with the order of declaration (WAR-16.9). WAR-R88: against the rear there is no BEFORE_BLOCK. */
export const wave = book.procedure('wave', { number: 'number', next: 'number' }, [
  {
    rule: 'WAR-29.12',
    run(g, l) {
      g.s.wave.value = l.number;
      g.s.stage.value = STAGE.declaring;
      g.s.declared.value = 0;
      g.s.bombers.value = 0;
      g.s.breakthrough.value = 0;
      g.s.deckDamage.value = 0;
      g.happened(fact.wave, l.number);
      tellStep(g);
    },
  },
  open('WAR-29.13', 'WAVE_START', bothSeats),
  untilDone({
    rule: 'WAR-29.14',
    prompt: 'directed',
    offer: offerDirected,
    take: takeDirected,
  }),
  untilDone({
    rule: 'WAR-29.15',
    prompt: 'undirected',
    offer: offerUndirected,
    take: takeUndirected,
  }),
  untilDone({
    rule: 'WAR-29.16',
    prompt: 'air',
    when: (g) => hasAircraft(g, attacker(g)),
    offer: offerAir,
    take(g, action) {
      if (is(action, act.cover)) cover(g, cardOf(action));
      else bombFirstLine(g, cardOf(action), secondOf(action) as CardId);
    },
  }),
  open('WAR-29.17', 'ON_ATTACK', attackerOnly),
  open('WAR-29.18', 'BEFORE_BLOCK', defenderOnly, defender),
  {
    rule: 'WAR-29.19',
    run(g) {
      tapTargets(g);
      tellStep(g);
    },
  },
  untilDone({
    rule: 'WAR-29.20',
    prompt: 'block',
    by: defender,
    when: isUnderAttack,
    offer: offerBlocks,
    take(g, action) {
      if (is(action, act.cover)) cover(g, cardOf(action));
      else block(g, cardOf(action), secondOf(action) as CardId);
    },
  }),
  untilDone({
    rule: 'WAR-24.21',
    prompt: 'interceptBlockers',
    when: (g) => groundAttackBlocks(g, defender(g)),
    offer: (g, out) => offerInterception(g, attacker(g), out),
    take: takeInterception,
  }),
  { rule: 'WAR-R34', run: findBlocked },
  open('WAR-29.21', 'ON_BLOCK', defenderOnly, defender),
  open('WAR-29.22', 'BEFORE_CALC', bothSeats),
  { rule: 'WAR-29.23', run: compute },
  { rule: 'WAR-29.24', run: settle },
  open('WAR-29.25', 'ON_DESTROY', ifDestroyed),
  untilDone({
    rule: 'WAR-26.9',
    prompt: 'overrun',
    when: canOverrun,
    offer: offerOverrun,
    take(g, action) {
      useOverrun(g, cardOf(action));
      settle(g);
    },
  }),
  {
    rule: 'WAR-29.26',
    run(g) {
      passUnblocked(g);
      countBreakthrough(g);
      closeClashes(g);
      expire(g, TERM.clash);
      g.s.stage.value = STAGE.onward;
      settle(g);
      tellStep(g);
    },
  },
  open('WAR-29.26', 'ON_BREAKTHROUGH', (g) => (brokeNow(g) ? bothSeats() : 0)),
  untilDone({
    rule: 'WAR-29.27',
    prompt: 'onward',
    when: anyThrough,
    offer: offerOnward,
    take(g, action) {
      advance(g, cardOf(action), is(action, act.advanceDeck) ? DECK : (secondOf(action) as CardId));
    },
  }),
  untilDone({
    rule: 'WAR-29.28',
    prompt: 'airRear',
    when: (g) => hasAircraft(g, attacker(g)),
    offer: offerAirRear,
    take(g, action) {
      if (is(action, act.cover)) cover(g, cardOf(action));
      else bombRear(g, cardOf(action), is(action, act.bombDeck) ? DECK : (secondOf(action) as CardId));
    },
  }),
  open('WAR-29.28', 'ON_ATTACK_AIR', (g) => (airRearDeclared(g) ? attackerOnly(g) : 0)),
  {
    rule: 'WAR-29.29',
    run(g) {
      tapRearTargets(g);
      tellStep(g);
    },
  },
  untilDone({
    rule: 'WAR-29.30',
    prompt: 'rearSupport',
    by: defender,
    when: rearAttacked,
    offer: offerRearSupport,
    take(g, action) {
      supportRear(g, cardOf(action), is(action, act.supportDeck) ? DECK : (secondOf(action) as CardId));
    },
  }),
  untilDone({
    rule: 'WAR-29.31',
    prompt: 'interceptRear',
    by: defender,
    when: (g) => airRearDeclared(g) && hasAircraft(g, defender(g)),
    offer: (g, out) => offerInterception(g, defender(g), out),
    take: takeInterception,
  }),
  open('WAR-29.32', 'ON_BLOCK', (g) => (rearAttacked(g) ? defenderOnly(g) : 0), defender),
  open('WAR-29.33', 'BEFORE_CALC', (g) => (rearAttacked(g) ? bothSeats() : 0)),
  { rule: 'WAR-29.34', run: compute },
  { rule: 'WAR-29.35', run: settle },
  open('WAR-29.36', 'ON_DESTROY', ifDestroyed),
  {
    rule: 'WAR-29.37',
    run(g) {
      deckLoses(g);
      closeClashes(g);
    },
  },
  open('WAR-29.38', 'WAVE_END', bothSeats),
  {
    rule: 'WAR-29.38',
    run(g) {
      fallToBreakthrough(g);
      endWave(g);
      settle(g);
    },
  },
]);
function takeInterception(g: G, action: Action): void {
  interceptAircraft(g, cardOf(action), secondOf(action) as CardId);
}
function hasAircraft(g: G, seat: Seat): boolean {
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++)
    if (isAircraft(g, inRow(g, seat, slot))) return true;
  return false;
}
/** Is there an attacker that could be blocked, or a target that could be supported? */
function isUnderAttack(g: G): boolean {
  const seat = attacker(g);
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) {
    const unit = inRow(g, seat, slot);
    if (g.s.clash.get(unit) !== 0 && g.s.attacking.get(unit) <= ATTACK.air) return true;
  }
  return false;
}
function anyThrough(g: G): boolean {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) if (mayGoOn(g, g.table.card(line, i))) return true;
  return false;
}
/** One clash after the other; the local keeps the place. What fell before does not count as destroyed by them. */
function compute(g: G, l: { next: number }): Flow {
  // Stryker disable next-line ConditionalExpression: nothing falls before all clashes are computed: this only saves work
  if (l.next === 0) clearFallen(g);
  l.next = nextClash(g, l.next);
  return l.next === 0 ? 'next' : 'again';
}
/** WAR-29.25, WAR-R41: open only when the test of the clashes destroyed something. */
function ifDestroyed(g: G): number {
  // Stryker disable next-line EqualityOperator: there is no third player
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const losses = zone.losses(seat);
    for (let i = 0; i < g.table.size(losses); i++)
      if (marked(g, g.table.card(losses, i), MARK.fallen)) return bothSeats();
  }
  return 0;
}
function clearFallen(g: G): void {
  // Stryker disable next-line EqualityOperator: there is no third player
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const losses = zone.losses(seat);
    for (let i = 0; i < g.table.size(losses); i++) unmark(g, g.table.card(losses, i), MARK.fallen);
  }
}
