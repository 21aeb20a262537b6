/** WAR 29: the turn, step by step. Each phase is a procedure, so that a position can begin at any of them. */
import type { Flow } from '../../../kernel/flow.ts';
import type { Action, CardId } from '../../../kernel/ids.ts';
import { cardOf, defOf, DONE, is, numberOf, secondOf } from '../../../kernel/verbs.ts';
import {
  act,
  ATTACK,
  attacker,
  attackerOnly,
  bothSeats,
  book,
  DECK,
  defender,
  defenderOnly,
  fact,
  type G,
  MARK,
  marked,
  opponentOf,
  PHASE,
  type Seat,
  STAGE,
  zone,
} from '../state.ts';
import { PLACES } from '../cards/vocabulary.ts';
import { drawCards, enter, HOW, IN_PLAY, toLosses, ZONES } from './03-zones.ts';
import { untapAtTurn } from './05-tapping.ts';
import { ACT, allHold, forbidden, isAircraft } from './06-kinds.ts';
import { emptyPools } from './07-resources.ts';
import { endWave, settle } from './08-parameters.ts';
import { expire, inRow, rowLength, TERM } from './09-modifiers.ts';
import { climatesBegin, climatesEnd, dropUnpaid, fallToBreakthrough } from './12-ubo.ts';
import { goToLine } from './15-movement.ts';
import { bombFirstLine, offerAir, offerDirected, offerUndirected, takeDirected, takeUndirected } from './16-attack.ts';
import { block, findBlocked, offerBlocks, tapTargets } from './17-blocking.ts';
import { closeClashes } from './18-clashes.ts';
import { nextClash } from './19-computing.ts';
import {
  advance,
  brokeNow,
  canOverrun,
  countBreakthrough,
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
import { isDefeated } from './22-victory.ts';
import { cover, groundAttackBlocks, interceptAircraft, offerInterception } from './24-aviation.ts';
import { useOverrun } from './keywords/overrun.ts';
import { building, open } from './27-priority.ts';

function enterPhase(g: G, phase: number): void {
  g.s.phase.value = phase;
  g.happened(fact.phase, phase, attacker(g));
}
/** WAR-7.15 */
function endPhase(g: G): void {
  emptyPools(g);
  expire(g, TERM.phase);
  settle(g);
}
function step(g: G): void {
  g.happened(fact.step, g.s.stage.value, g.s.declared.value, (g.s.bombers.value << 8) | g.s.breakthrough.value);
}

/** Phase 1. */
export const turnStart = book.procedure('turnStart', {}, [
  {
    rule: 'WAR-29.1',
    run(g) {
      g.s.turn.value++;
      g.happened(fact.turn, attacker(g), g.s.turn.value);
      enterPhase(g, PHASE.start);
      if (isDefeated(g)) return 'end';
      expire(g, TERM.ownTurn, attacker(g));
      clearMined(g);
      climatesBegin(g);
      settle(g);
      return 'next';
    },
  },
  open('WAR-29.1', 'TURN_START', bothSeats),
  { rule: 'WAR-7.15', run: endPhase },
]);
/** WAR-26.50: to the start of its owner's next turn. */
function clearMined(g: G): void {
  const seat = attacker(g);
  for (let slot = 0; slot < rowLength(g, seat); slot++) clearMark(g, inRow(g, seat, slot), MARK.mined);
}
function clearMark(g: G, card: CardId, bits: number): void {
  const now = g.s.marks.get(card);
  if ((now & bits) === 0) return;
  g.s.marks.set(card, now & ~bits);
  g.happened(fact.marked, card, now & ~bits);
}

/** Phases 2 to 4. */
const untapAndDraw = book.procedure('untapAndDraw', {}, [
  {
    rule: 'WAR-29.2',
    run(g) {
      enterPhase(g, PHASE.untap);
      for (let place = 0; place < PLACES.length; place++) {
        if ((IN_PLAY & (1 << place)) === 0) continue;
        const id = ZONES[place * 2 + attacker(g)]!;
        for (let i = 0; i < g.table.size(id); i++) {
          const card = g.table.card(id, i);
          if (g.s.tapped.get(card) !== 0 && !forbidden(g, card, ACT.untap)) untapAtTurn(g, card);
        }
      }
    },
  },
  {
    rule: 'WAR-29.3',
    run(g) {
      enterPhase(g, PHASE.draw);
      drawCards(g, attacker(g), g.s.turn.value === 1 ? 1 : 2);
    },
  },
]);
const resources = book.procedure('resources', {}, [
  { rule: 'WAR-29.4', run: (g) => enterPhase(g, PHASE.resources) },
  {
    rule: 'WAR-7.4',
    prompt: 'resources',
    least: () => 0,
    most: () => 2,
    offer(g, _l, out) {
      const hand = zone.hand(g.seat);
      for (let i = 0; i < g.table.size(hand); i++) {
        const card = g.table.card(hand, i);
        const def = g.table.printed(card);
        if (g.s.cards.resource[def] === 0 || !g.table.firstOfItsKind(hand, i)) continue;
        const ready = allHold(g, g.s.cards.needs[def]!, g.seat, card);
        out.test(act.lay(def), ready && !forbidden(g, card, ACT.play), ready ? 'WAR-1.6' : 'WAR-27.6');
      }
    },
    take(g, _l, action) {
      enter(g, g.table.find(zone.hand(g.seat), defOf(action)), zone.resources(g.seat));
      settle(g);
    },
  },
]);

/** Phase 5. */
const buildingPhase = book.procedure('buildingPhase', {}, [
  {
    rule: 'WAR-29.46',
    run(g) {
      enterPhase(g, PHASE.building);
      clearMoves(g);
    },
  },
  open('WAR-29.46', 'BUILD_START', bothSeats),
  { rule: 'WAR-29.9', run: (g) => void g.begin(building) },
  open('WAR-29.47', 'BUILD_END', bothSeats),
  {
    rule: 'WAR-12.11',
    run(g) {
      dropUnpaid(g);
      endPhase(g);
    },
  },
]);
function clearMoves(g: G): void {
  for (let card = 1 as CardId; card <= g.table.cards; card++) g.s.moves.set(card, 0);
}

/** 29.12 to 29.38. */
const wave = book.procedure('wave', { number: 'number', next: 'number' }, [
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
      step(g);
    },
  },
  open('WAR-29.13', 'WAVE_START', bothSeats),
  {
    rule: 'WAR-29.14',
    prompt: 'directed',
    offer(g, _l, out) {
      offerDirected(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      takeDirected(g, action);
      return 'again';
    },
  },
  {
    rule: 'WAR-29.15',
    prompt: 'undirected',
    offer(g, _l, out) {
      offerUndirected(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      takeUndirected(g, action);
      return 'again';
    },
  },
  {
    rule: 'WAR-29.16',
    prompt: 'air',
    when: (g) => hasAircraft(g, attacker(g)),
    offer(g, _l, out) {
      offerAir(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      if (is(action, act.cover)) cover(g, cardOf(action));
      else bombFirstLine(g, cardOf(action), secondOf(action) as CardId);
      return 'again';
    },
  },
  open('WAR-29.17', 'ON_ATTACK', attackerOnly),
  open('WAR-29.18', 'BEFORE_BLOCK', defenderOnly, defender),
  {
    rule: 'WAR-29.19',
    run(g) {
      tapTargets(g);
      step(g);
    },
  },
  {
    rule: 'WAR-29.20',
    prompt: 'block',
    by: defender,
    when: isUnderAttack,
    offer(g, _l, out) {
      offerBlocks(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      if (is(action, act.cover)) cover(g, cardOf(action));
      else block(g, cardOf(action), secondOf(action) as CardId);
      return 'again';
    },
  },
  {
    rule: 'WAR-24.21',
    prompt: 'interceptBlockers',
    when: (g) => groundAttackBlocks(g, defender(g)),
    offer(g, _l, out) {
      offerInterception(g, attacker(g), out);
      out.add(DONE);
    },
    take: takeInterception,
  },
  { rule: 'WAR-R34', run: findBlocked },
  open('WAR-29.21', 'ON_BLOCK', defenderOnly, defender),
  open('WAR-29.22', 'BEFORE_CALC', bothSeats),
  { rule: 'WAR-29.23', run: compute },
  { rule: 'WAR-29.24', run: settle },
  open('WAR-29.25', 'ON_DESTROY', ifDestroyed),
  {
    rule: 'WAR-26.9',
    prompt: 'overrun',
    when: canOverrun,
    offer(g, _l, out) {
      offerOverrun(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      useOverrun(g, cardOf(action));
      settle(g);
      return 'again';
    },
  },
  {
    rule: 'WAR-29.26',
    run(g) {
      passUnblocked(g);
      countBreakthrough(g);
      closeClashes(g);
      g.s.stage.value = STAGE.onward;
      settle(g);
      step(g);
    },
  },
  open('WAR-29.26', 'ON_BREAKTHROUGH', (g) => (brokeNow(g) ? bothSeats() : 0)),
  {
    rule: 'WAR-29.27',
    prompt: 'onward',
    when: anyThrough,
    offer(g, _l, out) {
      offerOnward(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      advance(g, cardOf(action), is(action, act.advanceDeck) ? DECK : (secondOf(action) as CardId));
      return 'again';
    },
  },
  {
    rule: 'WAR-29.28',
    prompt: 'airRear',
    when: (g) => hasAircraft(g, attacker(g)),
    offer(g, _l, out) {
      offerAirRear(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      if (is(action, act.cover)) cover(g, cardOf(action));
      else bombRear(g, cardOf(action), is(action, act.bombDeck) ? DECK : (secondOf(action) as CardId));
      return 'again';
    },
  },
  open('WAR-29.28', 'ON_ATTACK_AIR', (g) => (airRearDeclared(g) ? attackerOnly(g) : 0)),
  {
    rule: 'WAR-29.29',
    run(g) {
      tapRearTargets(g);
      step(g);
    },
  },
  {
    rule: 'WAR-29.30',
    prompt: 'rearSupport',
    by: defender,
    when: rearAttacked,
    offer(g, _l, out) {
      offerRearSupport(g, out);
      out.add(DONE);
    },
    take(g, _l, action) {
      if (action === DONE) return 'next';
      supportRear(g, cardOf(action), is(action, act.supportDeck) ? DECK : (secondOf(action) as CardId));
      return 'again';
    },
  },
  {
    rule: 'WAR-29.31',
    prompt: 'interceptRear',
    by: defender,
    when: (g) => airRearDeclared(g) && hasAircraft(g, defender(g)),
    offer(g, _l, out) {
      offerInterception(g, defender(g), out);
      out.add(DONE);
    },
    take: takeInterception,
  },
  open('WAR-29.32', 'ON_BLOCK', (g) => (rearAttacked(g) ? defenderOnly(g) : 0), defender),
  open('WAR-29.33', 'BEFORE_CALC', (g) => (rearAttacked(g) ? bothSeats() : 0)),
  {
    rule: 'WAR-29.34',
    run(g, l) {
      if (l.next === 0) clearFallen(g);
      return compute(g, l);
    },
  },
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
function takeInterception(g: G, _l: object, action: Action): Flow {
  if (action === DONE) return 'next';
  interceptAircraft(g, cardOf(action), secondOf(action) as CardId);
  return 'again';
}
function hasAircraft(g: G, seat: Seat): boolean {
  for (let slot = 0; slot < rowLength(g, seat); slot++) if (isAircraft(g, inRow(g, seat, slot))) return true;
  return false;
}
/** Is there an attacker that could be blocked, or a target that could be supported? */
function isUnderAttack(g: G): boolean {
  const seat = attacker(g);
  for (let slot = 0; slot < rowLength(g, seat); slot++) {
    const unit = inRow(g, seat, slot);
    if (g.s.clash.get(unit) !== 0 && g.s.attacking.get(unit) <= ATTACK.air) return true;
  }
  return false;
}
function anyThrough(g: G): boolean {
  const line = zone.first(attacker(g));
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (marked(g, unit, MARK.brokeThrough) && g.s.attacking.get(unit) !== ATTACK.onward) return true;
  }
  return false;
}
/** One clash after the other; the local keeps the place. */
function compute(g: G, l: { next: number }): Flow {
  l.next = nextClash(g, l.next);
  return l.next === 0 ? 'next' : 'again';
}
/** WAR-29.25: open only when the last test destroyed something. */
function ifDestroyed(g: G): number {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const losses = zone.losses(seat);
    for (let i = 0; i < g.table.size(losses); i++)
      if (marked(g, g.table.card(losses, i), MARK.fallen)) return bothSeats();
  }
  return 0;
}
function clearFallen(g: G): void {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const losses = zone.losses(seat);
    for (let i = 0; i < g.table.size(losses); i++) clearMark(g, g.table.card(losses, i), MARK.fallen);
  }
}

/** Phase 6. */
const attackPhase = book.procedure('attackPhase', { waves: 'number' }, [
  { rule: 'WAR-29.11', run: (g) => enterPhase(g, PHASE.attack) },
  open('WAR-29.11', 'ATTACK_START', bothSeats),
  {
    rule: 'WAR-29.12',
    prompt: 'wave',
    // WAR-16.8, WAR-R33: an empty wave ends the phase.
    when: (g, l) => l.waves === 0 || g.s.declared.value > 0,
    values: (_g, l) => ({ waves: l.waves }),
    offer(_g, _l, out) {
      out.add(act.wave());
      out.add(DONE);
    },
    take(g, l, action) {
      if (action === DONE) return 'next';
      g.begin(wave).number = ++l.waves;
      return 'again';
    },
  },
  open('WAR-29.40', 'ATTACK_END', bothSeats),
  {
    rule: 'WAR-12.22',
    run(g) {
      climatesEnd(g);
      endPhase(g);
    },
  },
]);

/** Phases 7 and 8. */
const reserves = book.procedure('reserves', {}, [
  { rule: 'WAR-29.41', run: (g) => enterPhase(g, PHASE.reserves) },
  {
    rule: 'WAR-15.4',
    prompt: 'line',
    when: (g) => toPlace(g) !== 0,
    values: (g) => ({ card: toPlace(g) }),
    offer(g, _l, out) {
      if ((lines(g, toPlace(g)) & 1) !== 0) out.add(act.line(1));
      if ((lines(g, toPlace(g)) & 2) !== 0) out.add(act.line(2));
    },
    take(g, _l, action) {
      goToLine(g, toPlace(g), numberOf(action));
      settle(g);
      return 'again';
    },
  },
  { rule: 'WAR-15.4', run: placeReserves },
]);
const lines = (g: G, card: CardId): number => g.s.cards.line[g.table.printed(card)]!;
/** WAR-R3: the next unit of the reserve that may go to either line, or 0. */
function toPlace(g: G): CardId {
  const reserve = zone.reserve(attacker(g));
  for (let i = 0; i < g.table.size(reserve); i++)
    if (lines(g, g.table.card(reserve, i)) === 3) return g.table.card(reserve, i);
  return 0 as CardId;
}
function placeReserves(g: G): void {
  const reserve = zone.reserve(attacker(g));
  while (g.table.size(reserve) > 0) goToLine(g, g.table.card(reserve, 0), lines(g, g.table.card(reserve, 0)));
  settle(g);
}

const turnEnd = book.procedure('turnEnd', {}, [
  { rule: 'WAR-29.42', run: (g) => enterPhase(g, PHASE.end) },
  open('WAR-29.45', 'TURN_END', bothSeats),
  {
    rule: 'WAR-26.73',
    run(g) {
      loseDropped(g);
      endPhase(g);
      expire(g, TERM.turn);
      clearTurn(g);
      settle(g);
    },
  },
]);
/** WAR-26.73, WAR-R80 */
function loseDropped(g: G): void {
  const seat = attacker(g);
  if (g.s.broke.value !== 0) return;
  for (let slot = rowLength(g, seat) - 1; slot >= 0; slot--) {
    if (slot < rowLength(g, seat) && marked(g, inRow(g, seat, slot), MARK.dropped))
      toLosses(g, inRow(g, seat, slot), HOW.otherwise);
  }
}
const TURN_MARKS = MARK.turn | MARK.fresh | MARK.upkeep | MARK.embarked;
function clearTurn(g: G): void {
  for (let card = 1 as CardId; card <= g.table.cards; card++) clearMark(g, card, TURN_MARKS);
  clearMoves(g);
  g.s.broke.value = 0;
  g.s.declared.value = 0;
  step(g);
}

/** The phases of a turn, in order. */
const PHASES = [turnStart, untapAndDraw, resources, buildingPhase, attackPhase, reserves, turnEnd] as const;
export const PHASE_NAMES = ['start', 'draw', 'resources', 'build', 'attack', 'reserves', 'end'] as const;

/** WAR-1.7 */
export const turns = book.procedure('turns', { phase: 'number' }, [
  {
    rule: 'WAR-1.7',
    run(g, l) {
      if (l.phase === PHASES.length) {
        l.phase = 0;
        g.s.active.value = opponentOf(attacker(g));
      }
      g.begin(PHASES[l.phase]!, attacker(g));
      l.phase++;
      return 'again';
    },
  },
]);
