import type { DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import { AID_DEF, BY_DEFENCE, DEFS } from '../cards/columns.ts';
import { type Clash, clashIn, type Points, sumOf } from '../clash.ts';
import { EDITION_NAMES, editionOf } from '../editions.ts';
import { bestWorth } from '../rules/19-auction.ts';
import { progress } from '../rules/22-scoring.ts';
import {
  type Afu,
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  enemySupportAt,
  openAt,
  PROGRESS,
  solo,
  supportAt,
  WAR,
  zone,
} from '../state.ts';
import { achievementText, cardLine, markedCard, nameOf, objectiveLine, shortCard, trophyLine } from './card.ts';
import type { Words } from './words.ts';

const prints = (s: Afu, place: ZoneId): DefId[] =>
  Array.from({ length: s.table.size(place) }, (_, i) => s.table.printed(s.table.card(place, i)));

/** What lies there on one line; what is hidden is counted. */
function list(w: Words, s: Afu, place: ZoneId, line: (w: Words, def: DefId) => string): string {
  const cards = prints(s, place);
  const seen = cards.filter((def) => def !== 0);
  if (seen.length === 0) return cards.length === 0 ? w.table.empty : w.table.cards(cards.length);
  return [...seen.map((def) => line(w, def)), ...beside(w, cards, seen)].join(' · ');
}
/** What lies face down beside cards that are seen. */
const beside = (w: Words, cards: readonly DefId[], seen: readonly DefId[]): string[] =>
  cards.length === seen.length ? [] : [w.table.faceDown(cards.length - seen.length)];
/** AFU-14.5, D14: a personal discard, or what may be seen of it. */
function discardText(w: Words, s: Afu, seat: Seat): string {
  const place = zone.discard(seat);
  const n = s.table.size(place);
  if (n === 0 || editionOf(s).discardsLieOpen) return list(w, s, place, shortCard);
  return w.table.onTop(n, shortCard(w, s.table.printed(s.table.top(place))));
}

const pointsText = ({ n, enhanced }: Points): string => `${n}${enhanced ? 'e' : ''}`;
/** AFU-7.1: what the column would come to if the battle began now. */
function clashText(w: Words, clash: Clash): string {
  const { ours, theirs, saved, downed } = clash;
  if (clash.front === 0) return w.table.nobody;
  return [
    w.table.strike(pointsText(ours.attack), pointsText(theirs.defence), clash.destroyed, saved.enemy),
    w.table.blow(pointsText(theirs.attack), pointsText(ours.defence), clash.beaten, saved.own),
    ...(clash.shelled ? [w.table.shelled] : []),
    ...(downed.front || downed.back ? [w.table.downed] : []),
  ].join('; ');
}
function columnLines(w: Words, s: Afu, seat: Seat, column: number, foreseen: boolean): string[] {
  const at = (place: ZoneId): string => (s.table.size(place) === 0 ? '–' : list(w, s, place, markedCard));
  const backed = (front: ZoneId, back: ZoneId): string =>
    s.table.size(back) === 0 ? at(front) : `${at(front)} + ${at(back)}`;
  const clash = foreseen ? clashIn(s, seat, column) : undefined;
  return [
    `  ${w.table.column(column + 1)}: ${backed(attackAt(seat, column), enemySupportAt(seat, column))} ⚔ ` +
      backed(defenceAt(seat, column), supportAt(seat, column)),
    ...(clash === undefined ? [] : [`    ${clashText(w, clash)}`]),
  ];
}
/** Only the seat itself knows the hand that its bonuses count: nobody else is told sums. */
function battleLines(w: Words, s: Afu, seat: Seat, viewer: Viewer): string[] {
  const foreseen = seat === viewer && s.progress.value !== PROGRESS.fought;
  const columns = Array.from({ length: COLUMNS }, (_, column) => columnLines(w, s, seat, column, foreseen)).flat();
  if (!foreseen || s.table.size(attackAt(seat, 0)) === 0) return columns;
  const { trophies, panic, hospital, points } = sumOf(s, seat);
  return [...columns, `  ${w.table.sum(trophies, panic, hospital, w.rp(points))}`];
}
function handLines(w: Words, s: Afu, place: ZoneId, name: 'hand' | 'late'): string[] {
  const cards = prints(s, place);
  const seen = cards.filter((def) => def !== 0);
  if (seen.length === 0) return [`  ${w.zones[name]}: ${list(w, s, place, shortCard)}`];
  const lines = [...seen.map((def) => cardLine(w, def)), ...beside(w, cards, seen)];
  return [`  ${w.zones[name]}:`, ...lines.map((line) => `    ${line}`)];
}
/** Objectives and panic cards; what achievements will add is not settled before the end (AFU-22.1). */
const vpSoFar = (s: Afu, seat: Seat): number =>
  prints(s, zone.trophies(seat)).reduce((sum, def) => sum + (DEFS[def]?.objective?.vp ?? 0), 0) - s.panics.get(seat);
function seatLines(w: Words, s: Afu, seat: Seat, viewer: Viewer): string[] {
  const t = s.table;
  const line = (place: ZoneId, name: keyof Words['zones']): string =>
    `  ${w.zones[name]}: ${list(w, s, place, shortCard)}`;
  const filled = (place: ZoneId, name: keyof Words['zones']): string[] =>
    t.size(place) > 0 ? [line(place, name)] : [];
  return [
    `${w.seats[seat]} (${w.panics(s.panics.get(seat))}, ${w.table.soFar(w.vp(vpSoFar(s, seat)))})`,
    `  ${w.zones.deck} ${t.size(zone.deck(seat))}, ${w.zones.invaderDeck} ${t.size(zone.invaderDeck(seat))}`,
    ...battleLines(w, s, seat, viewer),
    ...handLines(w, s, zone.hand(seat), 'hand'),
    ...(t.size(zone.late(seat)) > 0 ? handLines(w, s, zone.late(seat), 'late') : []),
    ...filled(zone.used(seat), 'used'),
    `  ${w.zones.discard}: ${discardText(w, s, seat)}`,
    line(zone.hospital(seat), 'hospital'),
    line(zone.invaderDiscard(seat), 'invaderDiscard'),
    `  ${w.zones.trophies}: ${list(w, s, zone.trophies(seat), trophyLine)}`,
    ...filled(zone.recon(seat), 'recon'),
    ...secretLines(w, s, seat, viewer),
  ];
}
/** Whoever holds a secret achievement sees what it asks for, the others that there is one. */
function secretLines(w: Words, s: Afu, seat: Seat, viewer: Viewer): string[] {
  const held = prints(s, zone.secret(seat));
  if (held.length === 0) return [];
  if (held.includes(0 as DefId)) return [`  ${w.zones.secret}: ${w.table.cards(held.length)}`];
  return held.map((def) => `  ${w.zones.secret}: ${achievementLine(w, s, def, viewer)}`);
}
function achievementLine(w: Words, s: Afu, def: DefId, viewer: Viewer): string {
  const test = DEFS[def]?.achievement?.test;
  // What lies in a face-down deck cannot be counted in a view.
  const countable = test?.counts === 'trophies' || test?.counts === 'bridges' || test?.counts === 'panic';
  const name = `${nameOf(w, def)}: ${achievementText(w, def)}`;
  if (test === undefined || viewer === 'spectator' || !countable) return name;
  if (test.counts === 'panic') return `${name} · ${w.panics(s.panics.get(viewer))}`;
  const { have, need } = progress(s, viewer, test);
  return `${name} ${Math.min(have, need)}/${need}`;
}
/** Secrets are chosen before the first round, and Chervona Kalyna has no Invasion: then there is no phase to name. */
function roundLine(w: Words, s: Afu): string {
  const first = w.seats[s.first.value] ?? '';
  const round = s.round.value === 0 ? w.table.setup(first) : w.table.round(s.round.value, s.phase.value === WAR, first);
  return `${round} · ${w.table.edition(w.values[EDITION_NAMES[s.edition.value]!])}`;
}
/** AFU-3.8, AFU-3.9, AFU-13.6: what can be bought, and what comes next. */
function displayLines(w: Words, s: Afu): string[] {
  const t = s.table;
  const open = Array.from({ length: DISPLAY }, (_, i) => prints(s, openAt(i))).flat();
  const next = t.size(zone.afuDeck) > 0 ? t.printed(t.top(zone.afuDeck)) : 0;
  return [
    `${w.table.display} (${w.zones.afuDeck} ${t.size(zone.afuDeck)}):`,
    ...open.map((def) => `  ${cardLine(w, def)}`),
    ...(t.size(zone.aid) > 0 ? [`  ${cardLine(w, AID_DEF)} (${w.table.reserve} ${t.size(zone.aid)})`] : []),
    ...(next === 0 ? [] : [`  ${w.table.next(cardLine(w, next))}`]),
  ];
}

function reachLine(w: Words, s: Afu, seat: Seat): string {
  const demands = s.demanded.value === BY_DEFENCE ? 'defence' : 'attack';
  return w.table.reach(w.points(bestWorth(s, seat, s.demanded.value), demands));
}

/** The table as text. `s` is masked for the viewer, so what is hidden has no print. */
export function tableText(w: Words, s: Afu, viewer: Viewer): readonly string[] {
  const t = s.table;
  const seats = Array.from({ length: t.plan.seats }, (_, seat) => seat as Seat);
  const filled = (place: ZoneId, name: keyof Words['zones'], line: (words: Words, def: DefId) => string): string[] =>
    t.size(place) > 0 ? [`${w.zones[name]}: ${list(w, s, place, line)}`] : [];
  return [
    roundLine(w, s),
    `${w.zones.achievements}:`,
    ...prints(s, zone.achievements).map((def) => `  ${achievementLine(w, s, def, viewer)}`),
    `${w.zones.panic} ${t.size(zone.panic)}, ${w.zones.eventDeck} ${t.size(zone.eventDeck)}`,
    w.table.legend,
    ...(s.phase.value === WAR || s.round.value === 0 ? [] : [w.table.invasion]),
    s.lastRound.value === 1 ? w.table.lastRound : w.table.end(solo(s)),
    ...displayLines(w, s),
    ...filled(zone.struck, 'struck', nameOf),
    ...filled(zone.events, 'events', nameOf),
    ...filled(zone.pile, 'pile', objectiveLine),
    ...filled(zone.captured, 'captured', nameOf),
    ...filled(zone.bid, 'bid', markedCard),
    ...(s.auction.value === 1 && viewer !== 'spectator' ? [reachLine(w, s, viewer)] : []),
    ...seats.flatMap((seat) => seatLines(w, s, seat, viewer)),
  ];
}
