/** WAR 29: the turn, step by step. Each phase is a procedure, so that a position can begin at any of them. */
import type { CardId } from '../../../kernel/ids.ts';
import { defOf, DONE, numberOf } from '../../../kernel/verbs.ts';
import { PLACES } from '../cards/vocabulary.ts';
import { attacker, bothSeats, book, type G, MARK, marked, opponentOf, PHASE, unmark, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { drawCards, enter, HOW, IN_PLAY, toLosses, ZONES } from './03-zones.ts';
import { untapAtTurn } from './05-tapping.ts';
import { ACT, allHold, forbidden } from './06-kinds.ts';
import { emptyPools } from './07-resources.ts';
import { repair, settle } from './08-parameters.ts';
import { expire, TERM } from './09-effects.ts';
import { inRow, rowLength } from './09-modifiers.ts';
import { climatesBegin, climatesEnd, dropUnpaid } from './12-ubo.ts';
import { goToLine } from './15-movement.ts';
import { isDefeated } from './22-victory.ts';
import { building, open } from './27-priority.ts';
import { tellStep, wave } from './29-wave.ts';

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

/** Phase 1. */
const turnStart = book.procedure('turnStart', {}, [
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
  for (let slot = 0, length = rowLength(g, seat); slot < length; slot++) unmark(g, inRow(g, seat, slot), MARK.mined);
}

/** Phases 2 to 4. */
const untapAndDraw = book.procedure('untapAndDraw', {}, [
  {
    rule: 'WAR-29.2',
    run(g) {
      enterPhase(g, PHASE.untap);
      for (let place = 0; place < PLACES.length; place++) {
        // Stryker disable next-line ConditionalExpression: nothing is tapped that is not in play, and this saves the zone
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
      drawCards(g, attacker(g), g.s.turn.value === 1 ? 1 : 2); // WAR-4.9
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

/** Phase 5. WAR-27.12: what is done at the start or the end of a phase has a window of its own there. */
const buildingPhase = book.procedure('buildingPhase', {}, [
  { rule: 'WAR-29.46', run: (g) => enterPhase(g, PHASE.building) },
  open('WAR-29.46', 'BUILD_START', bothSeats),
  { rule: 'WAR-29.9', run: (g) => void g.begin(building) },
  open('WAR-29.47', 'BUILD_END', bothSeats),
  {
    rule: 'WAR-12.11',
    run(g) {
      // WAR-R30: after all that was chosen.
      dropUnpaid(g);
      endPhase(g);
    },
  },
]);

/** Phase 6. WAR-16.2, WAR-16.3, WAR-16.4, WAR-29.39: as many waves as the attacker likes, one after the other. */
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
      // WAR-R89: cards and properties came first.
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
    values: (g) => ({ card: toPlace(g), to: g.table.printed(toPlace(g)) }),
    offer(_g, _l, out) {
      out.add(act.line(1));
      out.add(act.line(2));
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
    if (marked(g, inRow(g, seat, slot), MARK.dropped)) toLosses(g, inRow(g, seat, slot), HOW.otherwise);
  }
}
const TURN_MARKS = MARK.turn | MARK.fresh | MARK.upkeep | MARK.embarked;
function clearTurn(g: G): void {
  for (let card = 1 as CardId; card <= g.table.cards; card++) {
    unmark(g, card, TURN_MARKS);
    g.s.moves.set(card, 0);
    // WAR-18.6: damage that was dealt outside a wave does not outlast the turn either.
    if (g.s.damage.get(card) > 0) repair(g, card);
  }
  g.s.broke.value = 0;
  g.s.declared.value = 0;
  tellStep(g);
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
