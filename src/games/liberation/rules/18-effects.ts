import type { Procedure } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { cardOf, defOf, is, numberOf, PASS, secondOf } from '../../../kernel/verbs.ts';
import type { EffectId } from '../cards/schema.ts';
import { EFFECT_IDS, ON_PLANET, PLANET_OF } from '../cards/columns.ts';
import { exchanged, flipped, locationsIn, planetAt, reach, sideAt, slotOf, SLOTS } from '../galaxy.ts';
import { base, bit, book, capturedMask, DYNASTY, type G, type Liberation, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { attack, capture, exert } from './06-operations.ts';
import { moveBase } from './07-base.ts';
import { lowest, sabotage } from './07-sabotage.ts';
import { discard } from './09-circles.ts';

/** What the row of the mission says; see `Effect`. */
const numbers = { upTo: 'number', within: 'number' } as const;
type Effect = Procedure<Liberation, { upTo: number; within: number }>;

const discardHalfDeck = book.procedure('discardHalfDeck', numbers, [
  {
    rule: 'LIB-18.12',
    run(g) {
      for (let n = (g.table.size(zone.deck) + 1) >> 1; n > 0; n--) discard(g, g.table.top(zone.deck));
    },
  },
]);
const shuffleDiscardIntoDeck = book.procedure('shuffleDiscardIntoDeck', numbers, [
  {
    rule: 'LIB-18.13',
    run(g) {
      g.moveAll(zone.discard, zone.deck);
      g.shuffle(zone.deck);
    },
  },
]);
/** LIB-18.14: whatever was borrowed is resolved by the mission itself; with nothing to borrow nothing happens (LIB-R18). */
const borrow = book.procedure('borrow', numbers, [{ rule: 'LIB-R18', run: () => 'end' }]);

const bombard = book.procedure('bombard', { ...numbers, targets: 'number' }, [
  {
    rule: 'LIB-18.15',
    prompt: 'bombardPlanet',
    offer(g, _l, out) {
      const captured = capturedMask(g.table);
      for (let slot = 0; slot < SLOTS; slot++) {
        const planet = planetAt(g.s.galaxy.value, slot);
        out.test(act.planet(planet), (ON_PLANET[planet]! & captured) !== 0, 'LIB-18.15');
      }
    },
    take(g, l, action) {
      l.targets = ON_PLANET[numberOf(action)]! & ~capturedMask(g.table);
    },
  },
  {
    rule: 'LIB-R33',
    prompt: 'bombardNext',
    when: (_g, l) => l.targets !== 0,
    offer(_g, l, out) {
      for (let rest = l.targets; rest !== 0; rest &= rest - 1) out.add(act.strike(lowest(rest)));
    },
    take(g, l, action) {
      l.targets &= ~bit(defOf(action));
      g.begin(attack).target = defOf(action);
      return 'again';
    },
  },
]);

const relocate = book.procedure('relocate', numbers, [
  {
    rule: 'LIB-18.16',
    run(g) {
      g.begin(moveBase).anywhere = 1;
    },
  },
]);
const mayMoveBase = book.procedure('mayMoveBase', numbers, [
  {
    rule: 'LIB-18.26',
    prompt: 'mayMoveBase',
    offer(_g, _l, out) {
      out.add(PASS);
      out.add(act.moveBase());
    },
    take(g, _l, action) {
      if (is(action, act.moveBase)) g.begin(moveBase);
    },
  },
]);

/** Locations that can be attacked from the captured ones: LIB-18.17, 18.18, 18.25, 18.27. */
const targets = (g: G, within: number): number => {
  const captured = capturedMask(g.table);
  return reach(g.s.galaxy.value, captured, within) & ~captured;
};
function offerStrikes(g: G, open: number, rule: string, out: Options): void {
  for (let rest = open; rest !== 0; rest &= rest - 1) out.add(act.strike(lowest(rest)));
  if (!out.explaining) return;
  const captured = capturedMask(g.table);
  for (let rest = locationsIn(g.s.galaxy.value) & ~open; rest !== 0; rest &= rest - 1) {
    const def = lowest(rest);
    out.refuse(act.strike(def), (captured & bit(def)) !== 0 ? 'LIB-R8' : rule);
  }
}
function offerCaptures(g: G, within: number, rule: string, out: Options): void {
  const open = targets(g, within);
  const hand = zone.hand(DYNASTY);
  const size = g.table.size(hand);
  for (let i = 0; i < size; i++) {
    const def = g.table.printed(g.table.card(hand, i));
    out.test(act.seize(def), (open & bit(def)) !== 0, rule);
  }
}

const strike = book.procedure('strike', { ...numbers, struck: 'number' }, [
  {
    rule: 'LIB-18.17',
    prompt: 'strike',
    least: () => 0,
    most: (_g, l) => l.upTo,
    offer(g, l, out) {
      offerStrikes(g, targets(g, l.within) & ~l.struck, 'LIB-18.17', out);
    },
    take(g, l, action) {
      l.struck |= bit(defOf(action));
      g.begin(attack).target = defOf(action);
    },
  },
]);
const mayCapture = book.procedure('mayCapture', numbers, [
  {
    rule: 'LIB-18.29',
    prompt: 'mayCapture',
    least: () => 0,
    most: (_g, l) => l.upTo,
    offer(g, l, out) {
      offerCaptures(g, l.within, 'LIB-18.29', out);
    },
    take(g, _l, action) {
      capture(g, defOf(action));
    },
  },
]);
const captureOrAttack = book.procedure('captureOrAttack', numbers, [
  {
    rule: 'LIB-18.25',
    prompt: 'warp',
    when: (g, l) => targets(g, l.within) !== 0,
    offer(g, l, out) {
      offerCaptures(g, l.within, 'LIB-18.25', out);
      offerStrikes(g, targets(g, l.within), 'LIB-18.25', out);
    },
    take(g, _l, action) {
      if (is(action, act.strike)) g.begin(attack).target = defOf(action);
      else capture(g, defOf(action));
    },
  },
]);

const disrupt = book.procedure('disrupt', { ...numbers, named: 'number' }, [
  {
    rule: 'LIB-18.19',
    prompt: 'disrupt',
    least: () => 0,
    most: (_g, l) => l.upTo,
    offer(g, l, out) {
      const captured = capturedMask(g.table);
      const size = g.table.size(zone.captured);
      for (let i = 0; i < size; i++) {
        const card = g.table.card(zone.captured, i);
        out.test(act.exert(card), g.s.exerted.get(card) === 0, 'LIB-5.5');
      }
      const closed = captured | l.named;
      for (let rest = locationsIn(g.s.galaxy.value); rest !== 0; rest &= rest - 1) {
        const def = lowest(rest);
        out.test(act.sabotage(def), (closed & bit(def)) === 0, (captured & bit(def)) !== 0 ? 'LIB-7.8' : 'LIB-18.19');
      }
    },
    take(g, l, action) {
      if (is(action, act.exert)) return exert(g, cardOf(action));
      l.named |= bit(defOf(action));
      sabotage(g, defOf(action));
    },
  },
]);

const probe = book.procedure('probe', numbers, [
  {
    rule: 'LIB-18.21',
    prompt: 'probe',
    offer(g, _l, out) {
      for (let slot = 0; slot < SLOTS; slot++) out.add(act.planet(planetAt(g.s.galaxy.value, slot)));
    },
    take(g, _l, action) {
      const planet = numberOf(action);
      const card = g.table.top(base);
      const there = PLANET_OF[g.table.printed(card)] === planet;
      g.happened(fact.probed, planet, there ? 1 : 0);
      g.deny(card, there ? ~ON_PLANET[planet]! : ON_PLANET[planet]!);
    },
  },
]);

/** LIB-18.22: look, take one, put the rest back; the last put back lies on top. */
const spy = book.procedure('spy', numbers, [
  {
    rule: 'LIB-14.6',
    run(g, l) {
      for (let n = Math.min(l.upTo, g.table.size(zone.deck)); n > 0; n--) g.draw(zone.deck, zone.spied(g.seat));
    },
  },
  {
    rule: 'LIB-18.22',
    prompt: 'spyTake',
    when: (g) => g.table.size(zone.spied(g.seat)) > 0,
    offer: (g, _l, out) => out.each(act.spyTake, g.table, zone.spied(g.seat)),
    take(g, _l, action) {
      g.move(g.table.find(zone.spied(g.seat), defOf(action)), zone.hand(g.seat));
    },
  },
  {
    rule: 'LIB-18.22',
    prompt: 'spyReturn',
    when: (g) => g.table.size(zone.spied(g.seat)) > 0,
    values: (g) => ({ cards: g.table.size(zone.spied(g.seat)) }),
    offer: (g, _l, out) => out.each(act.spyReturn, g.table, zone.spied(g.seat)),
    take(g, _l, action) {
      g.move(g.table.find(zone.spied(g.seat), defOf(action)), zone.deck);
      return 'again';
    },
  },
]);

const recall = book.procedure('recall', numbers, [
  {
    rule: 'LIB-18.24',
    prompt: 'recall',
    when: (g) => g.table.size(zone.captured) > 1,
    offer(g, _l, out) {
      const size = g.table.size(zone.captured);
      for (let i = 0; i < size; i++) out.add(act.recall(g.table.card(zone.captured, i)));
    },
    take(g, _l, action) {
      g.move(cardOf(action), zone.hand(DYNASTY));
    },
  },
]);

/** LIB-18.30: only the connections change. */
const flip = book.procedure('flip', numbers, [
  {
    rule: 'LIB-18.26',
    prompt: 'flip',
    offer(g, _l, out) {
      for (let slot = 0; slot < SLOTS; slot++) out.add(act.flip(planetAt(g.s.galaxy.value, slot)));
    },
    take(g, _l, action) {
      const { galaxy } = g.s;
      const slot = slotOf(galaxy.value, numberOf(action));
      galaxy.value = flipped(galaxy.value, slot);
      g.happened(fact.flipped, numberOf(action), sideAt(galaxy.value, slot));
    },
  },
]);
const exchange = book.procedure('exchange', numbers, [
  {
    rule: 'LIB-18.28',
    prompt: 'exchange',
    offer(g, _l, out) {
      const galaxy = g.s.galaxy.value;
      for (let a = 0; a < SLOTS; a++) {
        for (let b = a + 1; b < SLOTS; b++) out.add(act.exchange(planetAt(galaxy, a), planetAt(galaxy, b)));
      }
    },
    take(g, _l, action) {
      const { galaxy } = g.s;
      const [a, b] = [numberOf(action), secondOf(action)];
      galaxy.value = exchanged(galaxy.value, slotOf(galaxy.value, a), slotOf(galaxy.value, b));
      g.happened(fact.exchanged, a, b);
    },
  },
]);

const procedures: Readonly<Record<EffectId, Effect>> = {
  discardHalfDeck,
  shuffleDiscardIntoDeck,
  borrow,
  bombard,
  relocate,
  moveBase: mayMoveBase,
  attack: strike,
  capture: mayCapture,
  captureOrAttack,
  disrupt,
  probe,
  spy,
  recall,
  flip,
  exchange,
};
/** By the numbers of the column STEP. */
export const EFFECTS: readonly Effect[] = EFFECT_IDS.map((id) => procedures[id]);
