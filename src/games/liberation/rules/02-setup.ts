import type { AskStage } from '../../../kernel/flow.ts';
import type { DefId, Seat } from '../../../kernel/ids.ts';
import { choice, flag, type SetupOf } from '../../../kernel/setup.ts';
import { defOf, numberOf } from '../../../kernel/verbs.ts';
import { LAST } from '../cards/columns.ts';
import { PLANETS } from '../cards/locations.ts';
import { galaxyOf, locationsIn, SLOTS } from '../galaxy.ts';
import {
  baseOf,
  bit,
  book,
  DYNASTY,
  type G,
  handOf,
  type Liberation,
  RESISTANCE,
  type Role,
  seatOfRole,
  zone,
} from '../state.ts';
import { act, fact } from '../verbs.ts';
import { round } from './03-turns.ts';

export const options = {
  /** Warped World: the planet that Galvacil replaces (LIB-12.1, LIB-R30). */
  warped: choice('no', 'random', 'arkadun', 'efferon', 'ishkal', 'lumena'),
  /** LIB-13.1, LIB-13.2, LIB-13.3, LIB-13.4: how many cards are discarded unseen. */
  balance: choice(1, 0, 2),
  /** LIB-14.3, LIB-R35 */
  openDiscards: flag(false),
  /** LIB-R26 */
  openPlay: flag(false),
  /** LIB-2.7, LIB-R3: who is who is decided before the deal, or after it. */
  roles: choice('before', 'after'),
};
export type Setup = SetupOf<typeof options>;

export const GALVACIL = PLANETS.indexOf('galvacil');
const OPENING_HAND = 3;

/** The planets in the box for this setup, by number: LIB-2.1, LIB-12.1, LIB-12.2. */
function planetsFor(g: G, setup: Setup): number[] {
  const planets = Array.from({ length: SLOTS }, (_, planet) => planet);
  if (setup.warped === 'no') return planets;
  const out = setup.warped === 'random' ? g.roll(SLOTS) : PLANETS.indexOf(setup.warped);
  return planets.map((planet) => (planet === out ? GALVACIL : planet));
}
/** LIB-2.2: in any order, each on any side. */
function layGalaxy(g: G, planets: number[]): number {
  for (let i = planets.length - 1; i > 0; i--) {
    const j = g.roll(i + 1);
    [planets[i], planets[j]] = [planets[j]!, planets[i]!];
  }
  return galaxyOf(planets.map((planet) => ({ planet, side: g.roll(2) })));
}

/** The Dynasty first, face up; then the Resistance, face down (LIB-R4). */
const opening = book.procedure('opening', {}, [
  {
    rule: 'LIB-2.8',
    prompt: 'layCapture',
    by: (g) => seatOfRole(g.s, DYNASTY),
    offer(g, _l, out) {
      const hand = handOf(g.s, DYNASTY);
      const size = g.table.size(hand);
      for (let i = 0; i < size; i++) out.add(act.lay(g.table.printed(g.table.card(hand, i))));
    },
    take(g, _l, action) {
      g.move(g.table.find(handOf(g.s, DYNASTY), defOf(action)), zone.captured);
    },
  },
  {
    rule: 'LIB-2.9',
    prompt: 'layBase',
    by: (g) => seatOfRole(g.s, RESISTANCE),
    offer(g, _l, out) {
      const hand = handOf(g.s, RESISTANCE);
      const size = g.table.size(hand);
      for (let i = 0; i < size; i++) out.add(act.layBase(g.table.printed(g.table.card(hand, i))));
    },
    take(g, _l, action) {
      g.move(g.table.find(handOf(g.s, RESISTANCE), defOf(action)), baseOf(g.s));
    },
  },
  {
    rule: 'LIB-2.11',
    run(g) {
      g.begin(round);
    },
  },
]);

/** LIB-R36: two different wishes are granted; where both seats have asked for the same role, the lot decides. */
function decide(g: G, first: Role, second: Role): void {
  const lot = first === second;
  g.s.swapped.value = lot ? g.roll(2) : first;
  g.s.asked.value = 0;
  g.s.undecided.value = 0;
  g.happened(fact.decided, seatOfRole(g.s, DYNASTY), lot ? 1 : 0);
}
const asks = (seat: Seat, heard: (g: G, role: Role) => void): AskStage<Liberation, object> => ({
  rule: 'LIB-R36',
  prompt: 'ask',
  by: () => seat,
  values: (g) => ({ asked: g.s.asked.value }),
  offer(_g, _l, out) {
    out.add(act.ask(DYNASTY));
    out.add(act.ask(RESISTANCE));
  },
  take(g, _l, action) {
    const role = numberOf(action) as Role;
    g.happened(fact.asked, seat, role);
    heard(g, role);
  },
});
/** LIB-2.7: with the hands dealt, one seat after the other says which role it would like to have. */
const whoIsWho = book.procedure('whoIsWho', {}, [
  asks(0 as Seat, (g, role) => {
    g.s.asked.value = 1 + role;
  }),
  asks(1 as Seat, (g, role) => decide(g, (g.s.asked.value - 1) as Role, role)),
  {
    rule: 'LIB-2.8',
    run(g) {
      g.begin(opening);
    },
  },
]);

export function agree(g: G, setup: Setup): void {
  g.s.openDiscards.value = setup.openDiscards ? 1 : 0;
  g.s.openPlay.value = setup.openPlay ? 1 : 0;
}
/** LIB-2.4, LIB-2.5, LIB-2.6, LIB-2.10, LIB-12.3, LIB-R5 */
export function deal(g: G, setup: Setup): void {
  agree(g, setup);
  g.s.galaxy.value = layGalaxy(g, planetsFor(g, setup));
  g.s.circle.value = 1;
  const inPlay = locationsIn(g.s.galaxy.value);
  for (let def = 1 as DefId; def <= LAST; def++) if ((inPlay & bit(def)) !== 0) g.bring(def, zone.deck);
  g.shuffle(zone.deck);
  for (let i = 0; i < setup.balance; i++) g.draw(zone.deck, zone.discard);
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) {
    for (let i = 0; i < OPENING_HAND; i++) g.draw(zone.deck, zone.hand(seat));
  }
  g.s.undecided.value = setup.roles === 'after' ? 1 : 0;
  g.begin(setup.roles === 'after' ? whoIsWho : opening);
}
