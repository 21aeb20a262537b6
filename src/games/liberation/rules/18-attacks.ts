import type { Procedure } from '../../../kernel/flow.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, is, numberOf } from '../../../kernel/verbs.ts';
import { ON_PLANET } from '../cards/columns.ts';
import type { EffectOf } from '../cards/schema.ts';
import { locationsIn, planetAt, reach, SLOTS } from '../galaxy.ts';
import { bit, book, capturedMask, DYNASTY, type G, handOf, type Liberation } from '../state.ts';
import { act } from '../verbs.ts';
import { attack, capture } from './06-operations.ts';
import { lowest } from './07-sabotage.ts';

type Made = Procedure<Liberation>;

/** Locations that can be attacked from the captured ones: LIB-18.17, LIB-18.18, LIB-18.25, LIB-18.27. */
export function targets(s: Liberation, within: number): number {
  const captured = capturedMask(s.table);
  return reach(s.galaxy.value, captured, within) & ~captured;
}
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
  const open = targets(g.s, within);
  const hand = handOf(g.s, DYNASTY);
  const size = g.table.size(hand);
  for (let i = 0; i < size; i++) {
    const def = g.table.printed(g.table.card(hand, i));
    out.test(act.seize(def), (open & bit(def)) !== 0, rule);
  }
}

/** What bombarding this planet would hit: nothing where no location of it is captured. */
export function bombarded(s: Liberation, planet: number): number {
  const captured = capturedMask(s.table);
  const there = ON_PLANET[planet]!;
  return (there & captured) === 0 ? 0 : there & ~captured;
}
/** How many locations there are in this set of bits. */
function countOf(locations: number): number {
  let count = 0;
  for (let rest = locations; rest !== 0; rest &= rest - 1) count++;
  return count;
}
export const bombard = (name: string, _effect: EffectOf<'bombard'>, rule: string): Made =>
  book.procedure(name, { targets: 'number' }, [
    {
      rule,
      prompt: 'bombardPlanet',
      offer(g, _l, out) {
        const captured = capturedMask(g.table);
        for (let slot = 0; slot < SLOTS; slot++) {
          const planet = planetAt(g.s.galaxy.value, slot);
          out.test(act.planet(planet), (ON_PLANET[planet]! & captured) !== 0, rule);
        }
      },
      take(g, l, action) {
        l.targets = bombarded(g.s, numberOf(action));
      },
    },
    {
      rule: 'LIB-R33',
      prompt: 'bombardNext',
      values: (_g, l) => ({ locations: countOf(l.targets) }),
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

export const strike = (name: string, { upTo, within }: EffectOf<'attack'>, rule: string): Made =>
  book.procedure(name, { struck: 'number' }, [
    {
      rule,
      prompt: 'strike',
      least: () => 0,
      most: () => upTo,
      offer(g, l, out) {
        offerStrikes(g, targets(g.s, within) & ~l.struck, rule, out);
      },
      take(g, l, action) {
        l.struck |= bit(defOf(action));
        g.begin(attack).target = defOf(action);
      },
    },
  ]);
export const mayCapture = (name: string, { upTo, within }: EffectOf<'capture'>, rule: string): Made =>
  book.procedure(name, {}, [
    {
      rule,
      prompt: 'mayCapture',
      least: () => 0,
      most: () => upTo,
      offer(g, _l, out) {
        offerCaptures(g, within, rule, out);
      },
      take(g, _l, action) {
        capture(g, defOf(action));
      },
    },
  ]);
export const captureOrAttack = (name: string, { within }: EffectOf<'captureOrAttack'>, rule: string): Made =>
  book.procedure(name, {}, [
    {
      rule,
      prompt: 'warp',
      when: (g) => targets(g.s, within) !== 0,
      offer(g, _l, out) {
        offerCaptures(g, within, rule, out);
        offerStrikes(g, targets(g.s, within), rule, out);
      },
      take(g, _l, action) {
        if (is(action, act.strike)) g.begin(attack).target = defOf(action);
        else capture(g, defOf(action));
      },
    },
  ]);
