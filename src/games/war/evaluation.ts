/**
 * How good a position looks to a seat that may see what is in it: the odds of winning, as a logarithm, from what stands on
 * the table, what is left of the decks, who could be hit next, and what the wave will bring as it stands. The weights were
 * fitted to some thousand games of bots with all ready decks.
 */
import type { CardId, Seat, ZoneId } from '../../kernel/ids.ts';
import { forecast } from './bot/forecast.ts';
import { deckWorth, FIGURES, worth } from './bot/worth.ts';
import { attackOf, defenceOf } from './rules/08-parameters.ts';
import { isFort, isLand } from './rules/06-kinds.ts';
import { type G, opponentOf, PHASE, type War, zone } from './state.ts';

/** Odds are held to be closer than they are: in a game that is nearly won a search must still tell better from worse. */
const DOUBT = 3;

/** The rules' view of whatever position is being judged. */
const g = { s: undefined, table: undefined, seat: 0 } as unknown as G;

function worthIn(id: ZoneId): number {
  let sum = 0;
  for (let i = 0; i < g.table.size(id); i++) sum += worth(g, g.table.card(id, i));
  return sum;
}
/** The first few are worth most. */
const steps = (n: number, first: number, more: number, rest: number, few: number, enough: number): number =>
  first * Math.min(n, few) + more * Math.max(0, Math.min(n, enough) - few) + rest * Math.max(0, n - enough);

function material(seat: Seat): number {
  const { table } = g;
  return (
    worthIn(zone.first(seat)) +
    worthIn(zone.second(seat)) +
    worthIn(zone.carrier(seat)) +
    FIGURES.waiting * worthIn(zone.reserve(seat)) +
    worthIn(zone.under(seat)) +
    worthIn(zone.ubo(seat)) +
    steps(table.size(zone.resources(seat)), FIGURES.resource, 0.2, 0.1, 6, 12) +
    steps(table.size(zone.hand(seat)), FIGURES.card, -0.04, -0.08, 6, 9)
  );
}
function untapped(id: ZoneId): number {
  let n = 0;
  for (let i = 0; i < g.table.size(id); i++) if (g.s.tapped.get(g.table.card(id, i)) === 0) n++;
  return n;
}
/** What stands ready is worth a little more: nothing is tapped without a reason. */
const readiness = (seat: Seat): number =>
  0.002 * untapped(zone.resources(seat)) +
  0.01 * (untapped(zone.first(seat)) + untapped(zone.second(seat)) + untapped(zone.carrier(seat)));

/** How many land attackers of such strength the seat can take on; `now`: with what is untapped. */
function opposition(seat: Seat, now: boolean, strength: number): number {
  let n = 0;
  const line = zone.first(seat);
  for (let i = 0; i < g.table.size(line); i++) {
    const unit = g.table.card(line, i);
    if ((!now || g.s.tapped.get(unit) === 0) && isLand(g, unit)) n += stands(unit, strength);
  }
  const reserve = zone.reserve(seat);
  for (let i = 0; i < g.table.size(reserve); i++) {
    const unit = g.table.card(reserve, i);
    if (isLand(g, unit) && (g.s.cards.line[g.table.printed(unit)]! & 1) !== 0) n += stands(unit, strength);
  }
  return n;
}
/** Who would die of it does not block gladly. */
const stands = (unit: CardId, strength: number): number => (defenceOf(g, unit) > strength ? 1 : FIGURES.reluctant);

/** What the seat could do to the enemy deck with attackers whom nobody is left to block. */
function threat(seat: Seat): number {
  const active = g.s.active.value === seat;
  // The enemy's units untap before our next attack; ours, if they have attacked, do not before the enemy's.
  const later = breakthrough(seat, false, !active);
  const next = FIGURES.pressure * later + 0.55 * hit(seat, later);
  // What can be done in this very turn is foreseen by the wave itself once it is fought.
  if (!active || g.s.phase.value >= PHASE.attack) return next;
  const now = breakthrough(seat, true, true);
  return Math.max(next, FIGURES.pressure * now + 0.8 * hit(seat, now));
}
/** Strength of the attackers, all or those that stand ready, who are left when each blocker has taken one on. */
function breakthrough(seat: Seat, ready: boolean, asTheyStand: boolean): number {
  let attackers = 0;
  let strength = 0;
  const front = zone.first(seat);
  for (let i = 0; i < g.table.size(front); i++) {
    const unit = g.table.card(front, i);
    if ((ready && g.s.tapped.get(unit) !== 0) || !isLand(g, unit) || isFort(g, unit)) continue;
    attackers++;
    strength += attackOf(g, unit);
  }
  if (attackers === 0) return 0;
  const opposed = opposition(opponentOf(seat), asTheyStand, strength / attackers);
  return attackers <= opposed ? 0 : (strength * (attackers - opposed)) / attackers;
}
/** What so many cards are worth that the seat takes from the enemy deck. */
function hit(seat: Seat, cards: number): number {
  const deck = g.table.size(zone.deck(opponentOf(seat)));
  return deckWorth(deck) - deckWorth(Math.max(0, deck - cards));
}

const total = (seat: Seat): number =>
  material(seat) + deckWorth(g.table.size(zone.deck(seat))) + readiness(seat) + threat(seat);

/** From 0 to 1. */
export function evaluate(s: War, seat: Seat): number {
  g.s = s;
  g.table = s.table;
  const active = s.active.value;
  const enemy = opponentOf(active);
  const mine = s.table.size(zone.deck(active));
  const theirs = s.table.size(zone.deck(enemy));
  // Towards the end, if nothing else happens, the longer deck wins.
  const race = (0.75 * (mine - theirs)) / (Math.min(mine, theirs) + 4);
  const promise = s.wave.value === 0 ? 0 : forecast(g);
  const ahead = total(active) - total(enemy) + race + promise;
  return 1 / (1 + Math.exp((seat === active ? -ahead : ahead) / DOUBT));
}
