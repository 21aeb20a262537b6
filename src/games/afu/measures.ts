import type { Measures } from '../../kernel/game.ts';
import type { DefId, Seat } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { DEFS, family, FAMILY, type Family } from './cards/columns.ts';
import { achieved, rankOf, RANKS } from './rules/22-scoring.ts';
import { type Afu, LOSS, solo, zone } from './state.ts';

const ALONE = 0 as Seat;
/** Names are made once: a study asks after every game. */
const named = (
  of: Family,
  ...before: readonly string[]
): readonly { readonly def: DefId; readonly names: string[] }[] =>
  DEFS.flatMap(({ family: is, key }, def) =>
    is === of ? [{ def: def as DefId, names: before.map((name) => `${name} ${key}`) }] : [],
  );
const ACHIEVEMENTS = named('achievement', 'met', 'met by somebody:', 'met by exactly one:', 'met by both:');
const RECRUITS = named('afu', 'bought');
const RANK_NAMES = RANKS.map(({ rank }) => ({ rank, name: `rank ${rank}` }));
type Figures = Record<string, number | boolean | undefined>;

/** AFU-S27: what a simulation wants to know of a finished game. */
export function measures(state: State): Measures {
  const s = state as Afu;
  const alone = solo(s);
  const mean = (of: (seat: Seat) => number): number => (alone ? of(ALONE) : (of(0 as Seat) + of(1 as Seat)) / 2);
  const figures: Figures = {};
  if (alone) ofOne(s, figures);
  else ofTwo(s, figures);
  figures['rounds'] = s.round.value;
  figures['panic cards'] = mean((seat) => s.panics.get(seat));
  figures['invaders destroyed'] = mean((seat) => trophies(s, seat, false));
  figures['objectives taken'] = mean((seat) => trophies(s, seat, true));
  figures['cards recruited'] = mean((seat) => recruited(s, seat));
  figures['cards in hospital'] = mean((seat) => s.table.size(zone.hospital(seat)));
  if (alone) achievementsOfOne(s, figures);
  else achievementsOfTwo(s, figures);
  purchases(s, figures);
  return figures;
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
function ofOne(s: Afu, figures: Figures): void {
  const lost = s.loss.value !== LOSS.none;
  const points = s.vp.get(ALONE);
  figures['lost'] = lost;
  figures['lost: three panic cards in hand'] = s.loss.value === LOSS.threePanic;
  figures['lost: empty panic stack'] = s.loss.value === LOSS.emptyStack;
  figures['lost: three captures'] = s.loss.value === LOSS.captures;
  figures['vp when not lost'] = lost ? undefined : points;
  const reached = rankOf(points);
  for (const { rank, name } of RANK_NAMES) figures[name] = lost ? undefined : rank === reached;
}
function ofTwo(s: Afu, figures: Figures): void {
  const [a, b] = [s.vp.get(0 as Seat), s.vp.get(1 as Seat)];
  // The first player card is flipped after every round but the last.
  const began = s.table.score[(s.first.value + s.round.value - 1) & 1]!;
  const yellow = s.table.score[s.colour.get(0 as Seat) === 0 ? 0 : 1]!;
  figures['won by the first player of round 1'] = began === 0 ? undefined : began > 0;
  figures['won by yellow'] = yellow === 0 ? undefined : yellow > 0;
  figures['vp of the winner'] = Math.max(a, b);
  figures['vp of the loser'] = Math.min(a, b);
  figures['ended by the empty panic stack'] = s.lastRound.value === 0;
}

const inPlay = (s: Afu, def: DefId): boolean => s.table.find(zone.achievements, def) !== 0;
function achievementsOfOne(s: Afu, figures: Figures): void {
  for (const { def, names } of ACHIEVEMENTS) {
    figures[names[0]!] = s.loss.value === LOSS.none && inPlay(s, def) ? achieved(s, ALONE, def) : undefined;
  }
}
/** Of the common achievements: who met them. Of the secret ones: how many were met. */
function achievementsOfTwo(s: Afu, figures: Figures): void {
  const met = ACHIEVEMENTS.map(({ def }) =>
    inPlay(s, def) ? Number(achieved(s, 0 as Seat, def)) + Number(achieved(s, 1 as Seat, def)) : undefined,
  );
  const share = (place: number, holds: (n: number) => boolean): void =>
    ACHIEVEMENTS.forEach(({ names }, i) => {
      const n = met[i];
      figures[names[place]!] = n === undefined ? undefined : holds(n);
    });
  share(1, (n) => n > 0);
  share(2, (n) => n === 1);
  share(3, (n) => n === 2);
  const secret = (seat: Seat): boolean => achieved(s, seat, s.table.printed(s.table.card(zone.secret(seat), 0)));
  figures['secret achievements met'] = Number(secret(0 as Seat)) + Number(secret(1 as Seat));
}

const shown = new Int8Array(DEFS.length);
/** Of a card that was on display in this game: was it bought? What a strike put under the deck stays known to all. */
function purchases(s: Afu, figures: Figures): void {
  const { table } = s;
  const top = table.size(zone.afuDeck) > 0 ? table.top(zone.afuDeck) : 0;
  shown.fill(0);
  for (let card = 1; card <= table.cards; card++) {
    const def = table.def[card]!;
    if (family[def] !== FAMILY.afu) continue;
    const inDeck = table.at[card] === zone.afuDeck;
    if (inDeck && (card === top || table.knownBy[card] !== table.plan.everyone)) continue;
    shown[def] = table.plan.owner[table.at[card]!]! >= 0 ? 2 : 1;
  }
  for (const { def, names } of RECRUITS) figures[names[0]!] = shown[def] === 0 ? undefined : shown[def] === 2;
}
