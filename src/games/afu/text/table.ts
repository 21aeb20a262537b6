import type { DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { DEFS, tests } from '../cards/columns.ts';
import { breakdown, type Entry, progress, rankOf } from '../rules/22-scoring.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  enemySupportAt,
  LOSS,
  openAt,
  solo,
  supportAt,
  WAR,
  zone,
} from '../state.ts';
import { nameOf, shortCard } from './card.ts';
import type { Words } from './words.ts';

const prints = (s: Afu, place: ZoneId): DefId[] =>
  Array.from({ length: s.table.size(place) }, (_, i) => s.table.printed(s.table.card(place, i)));

function list(w: Words, s: Afu, place: ZoneId): string {
  const cards = prints(s, place);
  if (cards.length === 0) return w.table.empty;
  return cards.every((def) => def === 0)
    ? w.table.cards(cards.length)
    : cards.map((def) => shortCard(w, def)).join(' · ');
}
function columnLine(w: Words, s: Afu, seat: Seat, column: number): string {
  const at = (place: ZoneId): string => (s.table.size(place) === 0 ? '–' : list(w, s, place));
  return (
    `  ${w.table.column(column + 1)}: ${at(enemySupportAt(seat, column))} | ${at(attackAt(seat, column))} ⚔ ` +
    `${at(defenceAt(seat, column))} | ${at(supportAt(seat, column))}`
  );
}
function seatLines(w: Words, s: Afu, seat: Seat): string[] {
  const t = s.table;
  const line = (place: ZoneId, name: keyof Words['zones']): string => `  ${w.zones[name]}: ${list(w, s, place)}`;
  const size = (place: ZoneId, name: keyof Words['zones']): string => `${w.zones[name]} ${t.size(place)}`;
  return [
    `${w.seats[seat]} (${w.panics(s.panics.get(seat))})`,
    `  ${[size(zone.deck(seat), 'deck'), size(zone.discard(seat), 'discard'), size(zone.invaderDeck(seat), 'invaderDeck'), size(zone.invaderDiscard(seat), 'invaderDiscard')].join(', ')}`,
    ...Array.from({ length: COLUMNS }, (_, column) => columnLine(w, s, seat, column)),
    line(zone.hand(seat), 'hand'),
    ...(t.size(zone.used(seat)) > 0 ? [line(zone.used(seat), 'used')] : []),
    line(zone.hospital(seat), 'hospital'),
    line(zone.trophies(seat), 'trophies'),
    ...(t.size(zone.secret(seat)) > 0 ? [line(zone.secret(seat), 'secret')] : []),
  ];
}
function achievementLine(w: Words, s: Afu, def: DefId, viewer: Viewer): string {
  const test = DEFS[def]?.achievement?.test;
  // What lies in a face-down deck cannot be counted in a view.
  const countable = test?.counts === 'trophies' || test?.counts === 'bridges' || test?.counts === 'panic';
  if (test === undefined || viewer === 'spectator' || !countable) return nameOf(w, def);
  const { have, need } = progress(s, viewer, test);
  return `${nameOf(w, def)} ${Math.min(have, need)}/${need}`;
}

/** Secrets are chosen before the first round, and Chervona Kalyna has no Invasion: then there is no phase to name. */
function roundLine(w: Words, s: Afu): string {
  const first = w.seats[s.first.value] ?? '';
  return s.round.value === 0 ? w.table.setup(first) : w.table.round(s.round.value, s.phase.value === WAR, first);
}

/** The table as text. `s` is masked for the viewer, so what is hidden has no print. */
export function tableText(w: Words, s: Afu, viewer: Viewer): readonly string[] {
  const t = s.table;
  const seats = Array.from({ length: t.plan.seats }, (_, seat) => seat as Seat);
  const reserve = Array.from({ length: DISPLAY }, (_, i) => list(w, s, openAt(i))).join(' · ');
  return [
    roundLine(w, s),
    `${w.zones.achievements}: ${prints(s, zone.achievements)
      .map((def) => achievementLine(w, s, def, viewer))
      .join(' · ')}`,
    `${w.zones.afuDeck} ${t.size(zone.afuDeck)}, ${w.zones.aid} ${t.size(zone.aid)}, ${w.zones.panic} ${t.size(zone.panic)}, ${w.zones.eventDeck} ${t.size(zone.eventDeck)}`,
    `  ${reserve}`,
    ...(t.size(zone.pile) > 0
      ? [
          `${w.zones.pile}: ${prints(s, zone.pile)
            .map((def) => nameOf(w, def))
            .join(' · ')}`,
        ]
      : []),
    ...(t.size(zone.captured) > 0
      ? [
          `${w.zones.captured}: ${prints(s, zone.captured)
            .map((def) => nameOf(w, def))
            .join(' · ')}`,
        ]
      : []),
    ...(t.size(zone.bid) > 0 ? [`${w.zones.bid}: ${list(w, s, zone.bid)}`] : []),
    ...seats.flatMap((seat) => seatLines(w, s, seat)),
  ];
}

/** How far somebody came towards what was not met: 5/7. A yes or no has no way between. */
function missed(s: Afu, seat: Seat, entry: Entry): string {
  const test = tests[entry.def];
  if (test === undefined) return '';
  const { have, need } = progress(s, seat, test);
  return need > 1 ? ` (${have}/${need})` : '';
}
function entryLine(w: Words, s: Afu, seat: Seat, entry: Entry): string {
  const name = entry.why === 'panic' ? w.panics(-entry.vp) : nameOf(w, entry.def);
  const secret = entry.why === 'secret' ? ` (${w.outcome.secret})` : '';
  const note =
    entry.why === 'objective' || entry.why === 'panic' || entry.vp > 0
      ? ''
      : `, ${entry.met ? w.outcome.bothMet : w.outcome.notMet + missed(s, seat, entry)}`;
  return `  ${name}${secret}: ${w.vp(entry.vp)}${note}`;
}
/** Who won and why, with every point accounted for (AFU-22, 25.6). */
export function outcomeText(w: Words, s: Afu): readonly string[] {
  const alone = solo(s);
  if (s.loss.value !== LOSS.none) return [w.outcome.lost(s.loss.value)];
  const seats = Array.from({ length: s.table.plan.seats }, (_, seat) => seat as Seat);
  const account = seats.flatMap((seat) => [
    w.outcome.total(w.seats[seat] ?? '', s.vp.get(seat)),
    ...breakdown(s, seat).map((entry) => entryLine(w, s, seat, entry)),
  ]);
  if (alone) return [w.outcome.rank(w.ranks[rankOf(s.vp.get(0 as Seat))], s.vp.get(0 as Seat)), ...account];
  const winner = seats.find((seat) => s.table.score[seat]! > 0);
  const tied = s.vp.get(0 as Seat) === s.vp.get(1 as Seat);
  return [
    ...(winner === undefined ? [w.outcome.draw, w.outcome.donate] : [w.outcome.won(w.seats[winner] ?? '')]), // AFU-22.9
    ...(winner !== undefined && tied ? [w.outcome.byPanic] : []), // AFU-22.8
    ...account,
  ];
}
