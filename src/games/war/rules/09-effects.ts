/** WAR 9 and 13: effects in force, how long they last, and what is remembered of them. */
import { OP } from '../cards/effects.ts';
import { TERMS } from '../cards/vocabulary.ts';
import { type CardId, EFFECT, type G, MOST_EFFECTS, type Seat, zone } from '../state.ts';
import { fact } from '../verbs.ts';
import { dropEffect, HOW, toLosses } from './03-zones.ts';
import { compiledEffect } from './06-kinds.ts';

export const TERM = Object.fromEntries(TERMS.map((term, i) => [term, i])) as Readonly<
  Record<(typeof TERMS)[number], number>
>;

/** WAR-R98: a change without a printed term ends with the wave inside one, else with the turn. */
export const termOf = (g: G, printed: number): number =>
  printed >= 0 ? printed : g.s.wave.value > 0 ? TERM.wave : TERM.turn;

/** Puts an effect in force; a code of 0 is a plain universal change. */
export function putEffect(
  g: G,
  code: number,
  target: CardId,
  attack: number,
  defence: number,
  term: number,
  owner: Seat,
  source: CardId,
): void {
  const { effects, effectCount } = g.s;
  if (effectCount.value === MOST_EFFECTS) throw new RangeError('too many effects in force');
  const at = effectCount.value++ * EFFECT.size;
  effects[at] = code;
  effects[at + EFFECT.target] = target;
  effects[at + EFFECT.attack] = attack;
  effects[at + EFFECT.defence] = defence;
  effects[at + EFFECT.term] = term;
  effects[at + EFFECT.owner] = owner;
  effects[at + EFFECT.source] = source;
  g.happened(fact.effect, target, code, ((attack + 128) << 16) | ((defence + 128) << 8) | (term << 4) | (owner << 2));
}
/** Ends the effects of this term; those of one seat only if `owner` is not -1. */
export function expire(g: G, term: number, owner = -1): void {
  const { effects, effectCount } = g.s;
  for (let i = effectCount.value - 1; i >= 0; i--) {
    const at = i * EFFECT.size;
    if (effects[at + EFFECT.term] !== term || (owner >= 0 && effects[at + EFFECT.owner] !== owner)) continue;
    if (term < TERM.turn && isTacticalChange(g, effects[at]!)) remember(g, at);
    else dropEffect(g, i);
  }
}
/** Does a played tactical card change characteristics by this code? */
const isTacticalChange = (g: G, code: number): boolean =>
  ((code >> 4) & 15) === 0 && g.s.cards.tactical[code >> 8] !== undefined && compiledEffect(g, code).op === OP.modify;
/** Above every card: the source of an effect that has ended is the print that gave it. */
export const ENDED = 4096;
/** WAR-9.11: the change is over, but not forgotten before the turn is. */
function remember(g: G, at: number): void {
  const { effects } = g.s;
  effects[at + EFFECT.source] = ENDED + (effects[at]! >> 8);
  effects[at + EFFECT.term] = TERM.turn;
  effects[at] = 0;
  g.happened(fact.ended, 0, effects[at + EFFECT.target]);
}
/** WAR-13.3: tactical cards whose effect has ended go from the UBO zone to losses. */
export function spend(g: G): void {
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const ubo = zone.ubo(seat);
    for (let i = g.table.size(ubo) - 1; i >= 0; i--) {
      const card = g.table.card(ubo, i);
      const def = g.table.printed(card);
      if (g.s.cards.tactical[def] === undefined || g.s.term.get(card) !== 0 || isSource(g, card)) continue;
      toLosses(g, card, HOW.otherwise);
    }
  }
}
function isSource(g: G, card: CardId): boolean {
  const { effects, effectCount } = g.s;
  for (let i = 0; i < effectCount.value; i++) if (effects[i * EFFECT.size + EFFECT.source] === card) return true;
  return false;
}
/** WAR-9.11: has an identical tactical card changed this unit in this turn? */
export function changedBy(g: G, def: number, unit: CardId): boolean {
  const { effects, effectCount } = g.s;
  for (let i = 0; i < effectCount.value; i++) {
    const at = i * EFFECT.size;
    if (effects[at + EFFECT.target] !== unit) continue;
    if (effects[at]! >> 8 === def && ((effects[at]! >> 4) & 15) === 0) return true;
    if (effects[at + EFFECT.source] === ENDED + def) return true;
  }
  return false;
}
