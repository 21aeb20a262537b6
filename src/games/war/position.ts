/** Positions written by hand; see docs/positions.md. */
import type { CardId, DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import { Fields, InputError } from '../../kernel/input.ts';
import { FLAG_LIST } from './cards/vocabulary.ts';
import { SEAT_NAMES } from './notation.ts';
import { isUnitCard, watch } from './rules/03-zones.ts';
import { openingHand } from './rules/04-setup.ts';
import { PHASE_NAMES, turns } from './rules/29-turn.ts';
import { type G, MARK, opponentOf, zone } from './state.ts';

/** Lines of a player, by the name of their field; each entry is an id, or an object with what lies under or on the card. */
const LINES = {
  first: zone.first,
  second: zone.second,
  reserve: zone.reserve,
  resources: zone.resources,
  ubo: zone.ubo,
} as const;

function bring(g: G, id: string, path: string, to: ZoneId): CardId {
  const def = g.s.cards.rows.findIndex((row) => row.id === id) + 1;
  if (def === 0) throw new InputError(path, `there is no card "${id}"`);
  if (g.table.size(to) >= g.table.plan.room[to]!) throw new InputError(path, 'there are too many cards');
  return g.bring(def as DefId, to);
}
/** `t-34`, `tapped t-34`, or `{ card, tapped, damage, mined, dropped, turns, flag, under: […], aboard: […] }`. */
function lay(g: G, value: unknown, path: string, seat: Seat, to: ZoneId): void {
  if (typeof value === 'string') {
    const tapped = value.startsWith('tapped ');
    const card = bring(g, tapped ? value.slice(7) : value, path, to);
    g.s.tapped.set(card, tapped ? 1 : 0);
    watch(g, card);
    return;
  }
  const fields = new Fields(value, path);
  const card = bring(g, fields.text('card'), fields.at('card'), to);
  g.s.tapped.set(card, fields.flag('tapped') ? 1 : 0);
  g.s.term.set(card, fields.number('turns', 0, 9, 0));
  const flag = fields.text('flag', '');
  g.s.nation.set(card, flag === '' ? 0 : FLAG_LIST.indexOf(flag as never) + 1);
  const marks = (fields.flag('mined') ? MARK.mined : 0) | (fields.flag('fresh') ? MARK.fresh : 0);
  g.s.marks.set(card, marks);
  watch(g, card);
  layBelow(g, fields, 'under', zone.under(seat), card);
  layBelow(g, fields, 'aboard', zone.carrier(seat), card);
  fields.done();
}
function layBelow(g: G, fields: Fields, name: string, to: ZoneId, host: CardId): void {
  fields.texts(name).forEach((text, i) => {
    const tapped = text.startsWith('tapped ');
    const path = `${fields.at(name)}[${i}]`;
    const card = bring(g, tapped ? text.slice(7) : text, path, to);
    if (!isUnitCard(g, card) && g.s.cards.upgradeOn[g.table.printed(card)] === undefined)
      throw new InputError(path, 'must be a unit or an upgrade');
    g.s.tapped.set(card, tapped ? 1 : 0);
    g.s.host.set(card, host);
    watch(g, card);
  });
}
/** A deck without a list is so many depots: cards that nobody will ask for. */
function layDeck(g: G, fields: Fields, seat: Seat): void {
  const given = fields.raw('deck') ?? 20;
  const deck = zone.deck(seat);
  if (typeof given === 'number') {
    const filler = g.s.cards.rows.findIndex((row) => row.resource?.class === 'basic');
    for (let n = 0; n < given; n++) bring(g, g.s.cards.rows[filler]!.id, fields.at('deck'), deck);
    return;
  }
  const list = fields.texts('deck').toReversed();
  list.forEach((id, i) => bring(g, id, `${fields.at('deck')}[${list.length - 1 - i}]`, deck));
}
function laySeat(g: G, fields: Fields, seat: Seat): void {
  layDeck(g, fields, seat);
  fields.texts('hand').forEach((id, i) => bring(g, id, `${fields.at('hand')}[${i}]`, zone.hand(seat)));
  fields.texts('losses').forEach((id, i) => bring(g, id, `${fields.at('losses')}[${i}]`, zone.losses(seat)));
  for (const [name, to] of Object.entries(LINES)) {
    fields.list(name).forEach((value, i) => lay(g, value, `${fields.at(name)}[${i}]`, seat, to(seat)));
  }
  g.s.redeals.set(seat, fields.number('redeals', 0, 3, 0));
  fields.done();
}
/** Everything that is left out is empty; a deck that is left out has twenty depots. Lists of decks run from the top down. */
export function layPosition(g: G, fields: Fields): void {
  for (let seat = 0 as Seat; seat < 2; seat++) laySeat(g, fields.inside(SEAT_NAMES[seat]!), seat);
  g.s.active.value = SEAT_NAMES.indexOf(fields.oneOf('active', SEAT_NAMES, SEAT_NAMES[0])) as Seat;
  const begins = fields.oneOf('phase', ['redeal', ...PHASE_NAMES] as const, 'attack');
  const phase = begins === 'redeal' ? 0 : PHASE_NAMES.indexOf(begins);
  // A turn counts itself when it starts.
  g.s.turn.value = fields.number('turn', 1, 200, begins === 'redeal' ? 1 : 3) - (phase === 0 ? 1 : 0);
  g.begin(turns, g.s.active.value).phase = phase;
  if (begins !== 'redeal') return;
  g.begin(openingHand, opponentOf(g.s.active.value));
  g.begin(openingHand, g.s.active.value);
}
