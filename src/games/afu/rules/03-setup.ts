/** AFU 3, 23.1 to 23.4 and 26: setup, and the choice of a secret achievement. */
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { choice, flag, type SetupOf } from '../../../kernel/setup.ts';
import { defOf } from '../../../kernel/verbs.ts';
import { AID_DEF, DEFS, type Def, type Family, PANIC_DEF } from '../cards/columns.ts';
import { AID_COPIES, PANIC_COPIES, SOLO_PANIC } from '../cards/rear.ts';
import { EDITION_NAMES } from '../editions.ts';
import { book, EASY, type G, HARD, INCREDIBLE, seatsOf, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { round } from './04-round.ts';
import { refill } from './13-recruitment.ts';
import { prepareWar } from './16-war.ts';

export const options = {
  /** AFU-1.1, AFU-23.1. */
  players: choice(2, 1),
  /** AFU-R76: the rulebook that is played. */
  edition: choice(...EDITION_NAMES),
  /** AFU-26.4: Chervona Kalyna, without the Invasion. */
  kalyna: flag(false),
  /** AFU-23.5, AFU-23.6, AFU-23.7; for one player only. */
  difficulty: choice('easy', 'hard', 'incredible'),
  /** AFU-3.1, AFU-R4. */
  first: choice('random', 'one', 'two'),
  /** AFU-3.2, AFU-R4, AFU-R60: the colour of seat one. */
  colour: choice('random', 'yellow', 'blue'),
} as const;
export type Setup = SetupOf<typeof options>;
const DIFFICULTY = { easy: EASY, hard: HARD, incredible: INCREDIBLE } as const;

/** A part of the box, card by card: sorted out once and not at every deal. */
const part = (wanted: (def: Def) => boolean): readonly DefId[] =>
  DEFS.flatMap((def, id) => (wanted(def) ? Array.from({ length: def.copies }, () => id as DefId) : []));
const bySide = (name: Family): readonly (readonly DefId[])[] =>
  [0, 1].map((side) => part((def) => def.family === name && def.side === side));
const cities = (points: number): readonly DefId[] =>
  part(({ objective }) => objective?.kind === 'city' && objective.vp === points);
const BOX = {
  starting: bySide('starting'),
  flagInvaders: bySide('flagInvader'),
  numbered: bySide('numberedInvader'),
  afu: part((def) => def.family === 'afu'),
  achievements: part((def) => def.family === 'achievement'),
  events: part((def) => def.family === 'event'),
  promo: part((def) => def.family === 'promo'),
  bridges: part((def) => def.objective?.kind === 'bridge'),
  ship: part((def) => def.objective?.kind === 'ship'),
  cities3: cities(3),
  cities4: cities(4),
} as const;
function deal(g: G, defs: readonly DefId[], to: ZoneId): void {
  for (let i = 0; i < defs.length; i++) g.bring(defs[i]!, to);
}

/** AFU-3.5, AFU-3.6: each keeps one of two in secret; the other leaves the game unseen. */
const chooseSecret = book.procedure('chooseSecret', {}, [
  {
    rule: 'AFU-3.5',
    prompt: 'afu.keepSecret',
    offer(g, _l, out) {
      const t = g.table;
      const place = zone.secret(g.seat);
      for (let i = 0; i < t.size(place); i++) out.add(act.keep(t.printed(t.card(place, i))));
      for (let i = 0; i < t.size(zone.achievements); i++)
        out.refuse(act.keep(t.printed(t.card(zone.achievements, i))), 'AFU-3.4');
    },
    take(g, _l, action) {
      const t = g.table;
      const place = zone.secret(g.seat);
      const kept = t.find(place, defOf(action));
      g.move(t.card(place, 0) === kept ? t.card(place, 1) : t.card(place, 0), zone.achievementBox);
    },
  },
]);
/** Secrets first, then rounds until the game ends; Chervona Kalyna goes straight to the War (AFU-26.1, AFU-26.2, AFU-R68). */
const wholeGame = book.procedure('wholeGame', {}, [
  {
    rule: 'AFU-3.5',
    run(g) {
      if (seatsOf(g) > 1) g.fork(chooseSecret, 0b11);
    },
  },
  {
    rule: 'AFU-26.2',
    run(g) {
      if (g.s.kalyna.value === 1) prepareWar(g);
      else g.happened(fact.phaseBegan, 0);
    },
  },
  {
    rule: 'AFU-4.1',
    run(g) {
      g.begin(round);
    },
  },
]);

export function noteSetup(g: G, setup: Setup): void {
  const { s } = g;
  const lot = (named: readonly string[], value: string): number =>
    value === 'random' ? g.roll(2) : named.indexOf(value);
  s.difficulty.value = DIFFICULTY[setup.difficulty];
  s.edition.value = EDITION_NAMES.indexOf(setup.edition);
  s.kalyna.value = setup.kalyna ? 1 : 0;
  s.first.value = (seatsOf(g) === 1 ? 0 : lot(['one', 'two'], setup.first)) as Seat; // AFU-R60
  const colour = lot(['yellow', 'blue'], setup.colour);
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) s.colour.set(seat, seat === 0 ? colour : 1 - colour);
}

/**
 * AFU-16.7, AFU-16.8, AFU-23.7, AFU-R2: what a game uses is mixed now and waits until the War; the ship lies at the
 * bottom.
 */
function mixEvents(g: G): void {
  const pick = (cards: readonly DefId[], n: number): void => {
    const left = [...cards];
    for (; n > 0; n--) g.bring(left.splice(g.roll(left.length), 1)[0]!, zone.eventDeck);
  };
  deal(g, BOX.events, zone.eventDeck);
  if (g.s.difficulty.value !== INCREDIBLE || seatsOf(g) > 1) deal(g, BOX.promo, zone.eventDeck);
  deal(g, BOX.bridges, zone.eventDeck);
  pick(BOX.cities3, 3);
  pick(BOX.cities4, 1);
  g.shuffle(zone.eventDeck);
  deal(g, BOX.ship, zone.pile);
  g.moveUnder(g.table.top(zone.pile), zone.eventDeck);
}
/** AFU-3.4, AFU-3.5, AFU-3.6, AFU-23.2. */
function dealAchievements(g: G): void {
  deal(g, BOX.achievements, zone.achievementBox);
  g.shuffle(zone.achievementBox);
  for (let n = 0; n < 4; n++) g.draw(zone.achievementBox, zone.achievements);
  if (seatsOf(g) === 1) return;
  for (let n = 0; n < 4; n++) g.draw(zone.achievementBox, zone.secret((n & 1) as Seat));
}

/** AFU-3.3, AFU-3.7, AFU-3.8, AFU-3.9, AFU-3.10, AFU-3.11, AFU-23.3, AFU-23.4, AFU-26.3. */
export function dealGame(g: G, setup: Setup): void {
  noteSetup(g, setup);
  for (let seat = 0 as Seat; seat < seatsOf(g); seat++) {
    const colour = g.s.colour.get(seat);
    deal(g, BOX.starting[colour]!, zone.deck(seat));
    g.shuffle(zone.deck(seat));
    deal(g, BOX.flagInvaders[colour]!, zone.invaderDeck(seat));
    g.shuffle(zone.invaderDeck(seat));
  }
  dealAchievements(g);
  deal(g, BOX.afu, zone.afuDeck);
  g.shuffle(zone.afuDeck);
  refill(g);
  for (let n = 0; n < AID_COPIES; n++) g.bring(AID_DEF, zone.aid);
  for (let n = seatsOf(g) === 1 ? SOLO_PANIC : PANIC_COPIES; n > 0; n--) g.bring(PANIC_DEF, zone.panic);
  deal(g, BOX.numbered[0]!, zone.numberI);
  deal(g, BOX.numbered[1]!, zone.numberII);
  mixEvents(g);
  g.begin(wholeGame);
}
