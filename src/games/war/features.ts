import type { CardId, Seat, ZoneId } from '../../kernel/ids.ts';
import type { Features, Put } from '../../kernel/tokens.ts';
import { mayMeet } from './bot/forecast.ts';
import { isFort } from './rules/06-kinds.ts';
import { aaOf, attackOf, defenceInClash, defenceOf, strengthInClash } from './rules/08-parameters.ts';
import { inRow, nextFighter, rowLength } from './rules/09-modifiers.ts';
import { DECK, type G, opponentOf, type War, zone } from './state.ts';

const FEATURE = { attack: 0, toughness: 1, aa: 2, blockers: 3, unblocked: 4, strength: 5, clash: 6, goods: 7 } as const;
/** Sums are told in steps: which of two large ones is larger matters little. */
const LARGE = 24;
const sum = (n: number): number => (n > LARGE ? LARGE : n);
const side = (owner: Seat, seat: Seat): number => (owner === seat ? 0 : 1);
const toughness = (g: G, unit: CardId): number => Math.max(1, defenceOf(g, unit)) - g.s.damage.get(unit);

/** The rules' view of whatever position is being read. */
const g = { s: undefined, table: undefined, seat: 0 } as unknown as G;

/** What units come to as they stand, who can block whom, and the strengths that meet in each clash: all of it is public. */
function tell(s: War, seat: Seat, put: Put): void {
  g.s = s;
  g.table = s.table;
  g.seat = s.active.value;
  for (const owner of [seat, opponentOf(seat)]) {
    const whose = side(owner, seat);
    for (const line of [zone.first(owner), zone.second(owner), zone.carrier(owner)]) unitsOf(line, whose, put);
    blocks(owner, whose, put);
    put(FEATURE.goods, whose, ready(zone.resources(owner)));
  }
  if (s.wave.value !== 0) clashes(seat, put);
}
function unitsOf(line: ZoneId, whose: number, put: Put): void {
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    const what = g.table.printed(unit) * 4 + whose * 2 + (g.s.tapped.get(unit) === 0 ? 0 : 1);
    put(FEATURE.attack, what, attackOf(g, unit));
    put(FEATURE.toughness, what, toughness(g, unit));
    const aa = aaOf(g, unit);
    if (aa !== 0) put(FEATURE.aa, what, aa);
  }
}
/** By how many untapped enemies each unit on the first line can be blocked, and the strength that nobody can block. */
function blocks(owner: Seat, whose: number, put: Put): void {
  const [line, against] = [zone.first(owner), zone.first(opponentOf(owner))];
  let [all, free, tough] = [0, 0, 0];
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if (g.s.tapped.get(unit) !== 0) continue;
    tough += toughness(g, unit);
    if (isFort(g, unit)) continue;
    let blockers = 0;
    for (let k = 0; k < g.table.size(against); k++) {
      const enemy = g.table.card(against, k);
      if (g.s.tapped.get(enemy) === 0 && mayMeet(g, enemy, unit)) blockers++;
    }
    all += attackOf(g, unit);
    if (blockers === 0) free += attackOf(g, unit);
    put(FEATURE.blockers, g.table.printed(unit), whose, blockers);
  }
  put(FEATURE.unblocked, whose, sum(free));
  put(FEATURE.strength, whose, sum(all), sum(tough));
}
function ready(place: ZoneId): number {
  let n = 0;
  for (let i = 0; i < g.table.size(place); i++) if (g.s.tapped.get(g.table.card(place, i)) === 0) n++;
  return n;
}
/** Each clash of the wave once, by the first of its attackers. */
function clashes(seat: Seat, put: Put): void {
  const attacker = g.s.active.value;
  for (let slot = 0; slot < rowLength(g, attacker); slot++) {
    const clash = g.s.clash.get(inRow(g, attacker, slot));
    if (clash === 0 || clash === DECK || nextFighter(g, attacker, clash, 0) !== slot) continue;
    const name = g.table.printed(clash) * 2 + side(attacker, seat);
    for (const who of [attacker, opponentOf(attacker)]) {
      const [strength, weakest] = fighting(who, clash);
      put(FEATURE.clash, name * 2 + side(who, attacker), sum(strength), weakest);
    }
  }
}
/** The strength of one side in a clash, and what the weakest there can stand; 0 and 0 where nobody fights. */
function fighting(who: Seat, clash: CardId): [strength: number, weakest: number] {
  let [strength, weakest] = [0, 0];
  for (let slot = nextFighter(g, who, clash, 0); slot >= 0; slot = nextFighter(g, who, clash, slot + 1)) {
    const unit = inRow(g, who, slot);
    const stands = Math.max(1, defenceInClash(g, unit)) - g.s.damage.get(unit);
    strength += strengthInClash(g, unit);
    weakest = weakest === 0 ? stands : Math.min(weakest, stands);
  }
  return [strength, weakest];
}

export const features: Features<War> = { edition: 1, tell };
