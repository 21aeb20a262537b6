import type { Procedure } from '../../../kernel/flow.ts';
import { cardOf, defOf, is, numberOf, PASS, secondOf } from '../../../kernel/verbs.ts';
import type { Effect, EffectId, EffectOf } from '../cards/schema.ts';
import { MISSION_IDS, ON_PLANET, PLANET_OF } from '../cards/columns.ts';
import { MISSIONS } from '../cards/missions.ts';
import { exchanged, flipped, locationsIn, planetAt, sideAt, slotOf, SLOTS } from '../galaxy.ts';
import { baseOf, bit, book, capturedMask, DYNASTY, handOf, type Liberation, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { exert } from './06-operations.ts';
import { baseMove, moveBase } from './07-base.ts';
import { lowest, sabotage } from './07-sabotage.ts';
import { discard } from './09-circles.ts';
import { bombard, captureOrAttack, mayCapture, strike } from './18-attacks.ts';

/** An effect as a procedure of its own for each mission that has it, so that it can cite that mission's paragraph. */
type Make<E extends Effect = Effect> = (name: string, effect: E, rule: string) => Procedure<Liberation>;

/** LIB-14.11, LIB-R15, LIB-R16: half of the deck from its top, rounded up; nobody is shown a card. */
const discardHalfDeck: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
      run(g) {
        for (let n = (g.table.size(zone.deck) + 1) >> 1; n > 0; n--) discard(g, g.table.top(zone.deck));
      },
    },
  ]);
const shuffleDiscardIntoDeck: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
      run(g) {
        g.moveAll(zone.discard, zone.deck);
        g.shuffle(zone.deck);
      },
    },
  ]);
/**
 * LIB-18.14: whatever was borrowed is resolved by the mission itself; with nothing to borrow nothing happens (LIB-R18).
 */
const borrow: Make = (name) => book.procedure(name, {}, [{ rule: 'LIB-R18', run: () => 'end' }]);

const relocate: Make = (name, _effect, rule) => baseMove(name, rule, true);
const mayMoveBase: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
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

/** LIB-14.8, LIB-18.20: sabotage without a connection, of whatever is not captured. */
const disrupt: Make<EffectOf<'disrupt'>> = (name, { upTo }, rule) =>
  book.procedure(name, { named: 'number' }, [
    {
      rule,
      prompt: 'disrupt',
      values: () => ({ locations: upTo }),
      least: () => 0,
      most: () => upTo,
      offer(g, l, out) {
        const captured = capturedMask(g.table);
        const size = g.table.size(zone.captured);
        // LIB-14.9: captured locations are the Dynasty's.
        for (let i = 0; i < size; i++) {
          const card = g.table.card(zone.captured, i);
          out.test(act.exert(card), g.s.exerted.get(card) === 0, 'LIB-5.5');
        }
        const closed = captured | l.named;
        for (let rest = locationsIn(g.s.galaxy.value); rest !== 0; rest &= rest - 1) {
          const def = lowest(rest);
          out.test(act.sabotage(def), (closed & bit(def)) === 0, (captured & bit(def)) !== 0 ? 'LIB-7.8' : rule);
        }
      },
      take(g, l, action) {
        if (is(action, act.exert)) return exert(g, cardOf(action));
        l.named |= bit(defOf(action));
        sabotage(g, defOf(action));
      },
    },
  ]);

const probe: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
      prompt: 'probe',
      offer(g, _l, out) {
        for (let slot = 0; slot < SLOTS; slot++) out.add(act.planet(planetAt(g.s.galaxy.value, slot)));
      },
      take(g, _l, action) {
        const planet = numberOf(action);
        const card = g.table.top(baseOf(g.s));
        const there = PLANET_OF[g.table.printed(card)] === planet;
        g.happened(fact.probed, planet, there ? 1 : 0);
        g.deny(card, there ? ~ON_PLANET[planet]! : ON_PLANET[planet]!);
      },
    },
  ]);

/** LIB-14.7, LIB-18.22, LIB-18.23: look, take one, put the rest back; the last put back lies on top. */
const spy: Make<EffectOf<'spy'>> = (name, { look }, rule) =>
  book.procedure(name, {}, [
    {
      rule: 'LIB-14.6',
      run(g) {
        for (let n = Math.min(look, g.table.size(zone.deck)); n > 0; n--) g.draw(zone.deck, zone.spied(g.seat));
      },
    },
    {
      rule,
      prompt: 'spyTake',
      when: (g) => g.table.size(zone.spied(g.seat)) > 0,
      offer: (g, _l, out) => out.each(act.spyTake, g.table, zone.spied(g.seat)),
      take(g, _l, action) {
        g.move(g.table.find(zone.spied(g.seat), defOf(action)), zone.hand(g.seat));
      },
    },
    {
      rule,
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

const recall: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
      prompt: 'recall',
      when: (g) => g.table.size(zone.captured) > 1, // LIB-R28
      offer(g, _l, out) {
        const size = g.table.size(zone.captured);
        for (let i = 0; i < size; i++) out.add(act.recall(g.table.card(zone.captured, i)));
      },
      take(g, _l, action) {
        g.move(cardOf(action), handOf(g.s, DYNASTY));
      },
    },
  ]);

/** LIB-2.3, LIB-18.30: only the connections change, and only a mission of Galvacil does it. */
const flip: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
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
const exchange: Make = (name, _effect, rule) =>
  book.procedure(name, {}, [
    {
      rule,
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

const make: { readonly [K in EffectId]: Make<EffectOf<K>> } = {
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
/** In the order of the missions: see FIRST_EFFECT. */
export const EFFECTS: readonly Procedure<Liberation>[] = MISSION_IDS.flatMap((id) => {
  const { rule, effects } = MISSIONS[id];
  return effects.map((effect: Effect) => (make[effect.do] as Make)(`${id}.${effect.do}`, effect, rule));
});
