import type { Measures } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { DEFS, family, FAMILY } from './cards/columns.ts';
import { achieved, rankOf, RANKS } from './rules/22-scoring.ts';
import { type Afu, LOSS, solo, zone } from './state.ts';

const ALONE = 0 as Seat;
const ACHIEVEMENTS = DEFS.flatMap(({ family: of }, def) => (of === 'achievement' ? [def as DefId] : []));
const RECRUITS = DEFS.flatMap(({ family: of }, def) => (of === 'afu' ? [def as DefId] : []));

/** AFU-S27: what a simulation wants to know of a finished game. */
export function measures(state: State): Measures {
  const s = state as Afu;
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const mean = (of: (seat: Seat) => number): number => seats.reduce((sum, seat) => sum + of(seat), 0) / seats.length;
  return {
    ...(solo(s) ? ofOne(s) : ofTwo(s)),
    rounds: s.round.value,
    'panic cards': mean((seat) => s.panics.get(seat)),
    'invaders destroyed': mean((seat) => trophies(s, seat, false)),
    'objectives taken': mean((seat) => trophies(s, seat, true)),
    'cards recruited': mean((seat) => recruited(s, seat)),
    'cards in hospital': mean((seat) => s.table.size(zone.hospital(seat))),
    ...(solo(s) ? achievementsOfOne(s) : achievementsOfTwo(s)),
    ...purchases(s),
  };
}

function trophies(s: Afu, seat: Seat, objectives: boolean): number {
  const { table } = s;
  const place = zone.trophies(seat);
  let n = 0;
  for (let i = 0; i < table.size(place); i++) {
    if ((family[table.printed(table.card(place, i))] === FAMILY.objective) === objectives) n++;
  }
  return n;
}
function recruited(s: Afu, seat: Seat): number {
  const { table } = s;
  let n = 0;
  for (let card = 1; card <= table.cards; card++) {
    const of = family[table.def[card]!];
    if (table.plan.owner[table.at[card]!] === seat && (of === FAMILY.afu || of === FAMILY.aid)) n++;
  }
  return n;
}

/** A lost game has no points (AFU-R65). */
function ofOne(s: Afu): Measures {
  const lost = s.loss.value !== LOSS.none;
  const points = s.vp.get(ALONE);
  const ranks = RANKS.map(({ rank }) => [`rank ${rank}`, lost ? undefined : rankOf(points) === rank] as const);
  return {
    lost,
    'lost: three panic cards in hand': s.loss.value === LOSS.threePanic,
    'lost: empty panic stack': s.loss.value === LOSS.emptyStack,
    'lost: three captures': s.loss.value === LOSS.captures,
    'vp when not lost': lost ? undefined : points,
    ...Object.fromEntries(ranks),
  };
}
function ofTwo(s: Afu): Measures {
  const [a, b] = [s.vp.get(0 as Seat), s.vp.get(1 as Seat)];
  // The first player card is flipped after every round but the last.
  const began = s.table.score[(s.first.value + s.round.value - 1) & 1]!;
  const yellow = s.table.score[s.colour.get(0 as Seat) === 0 ? 0 : 1]!;
  return {
    'won by the first player of round 1': began === 0 ? undefined : began > 0,
    'won by yellow': yellow === 0 ? undefined : yellow > 0,
    'vp of the winner': Math.max(a, b),
    'vp of the loser': Math.min(a, b),
    'ended by the empty panic stack': s.lastRound.value === 0,
  };
}

const inPlay = (s: Afu, def: DefId): boolean => s.table.find(zone.achievements, def) !== 0;
function achievementsOfOne(s: Afu): Measures {
  const tells = (def: DefId): boolean => s.loss.value === LOSS.none && inPlay(s, def);
  return Object.fromEntries(
    ACHIEVEMENTS.map((def) => [`met ${DEFS[def]!.key}`, tells(def) ? achieved(s, ALONE, def) : undefined]),
  );
}
/** Of the common achievements: who met them. Of the secret ones: was it met? */
function achievementsOfTwo(s: Afu): Measures {
  const counts = ACHIEVEMENTS.map((def) => {
    const met = Number(achieved(s, 0 as Seat, def)) + Number(achieved(s, 1 as Seat, def));
    return { key: DEFS[def]!.key, met: inPlay(s, def) ? met : undefined };
  });
  const share = (name: string, holds: (met: number) => boolean): Measures =>
    Object.fromEntries(counts.map(({ key, met }) => [`${name} ${key}`, met === undefined ? undefined : holds(met)]));
  const secret = (seat: Seat): boolean => achieved(s, seat, s.table.printed(s.table.card(zone.secret(seat), 0)));
  return {
    ...share('met by somebody:', (met) => met > 0),
    ...share('met by exactly one:', (met) => met === 1),
    ...share('met by both:', (met) => met === 2),
    'secret achievements met': Number(secret(0 as Seat)) + Number(secret(1 as Seat)),
  };
}

/** Of a card that was on display in this game: was it bought? What a strike put under the deck stays known to all. */
function purchases(s: Afu): Measures {
  const { table } = s;
  const top = table.size(zone.afuDeck) > 0 ? table.top(zone.afuDeck) : 0;
  const bought = new Map<number, boolean>();
  for (let card = 1; card <= table.cards; card++) {
    const def = table.def[card]!;
    if (family[def] !== FAMILY.afu) continue;
    const inDeck = table.at[card] === zone.afuDeck;
    if (inDeck && (card === top || table.knownBy[card] !== table.plan.everyone)) continue;
    bought.set(def, table.plan.owner[table.at[card]!]! >= 0);
  }
  return Object.fromEntries(RECRUITS.map((def) => [`bought ${DEFS[def]!.key}`, bought.get(def)]));
}
