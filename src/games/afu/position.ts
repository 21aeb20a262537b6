import type { DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { AID_DEF, DEFS, type Family, PANIC_DEF } from './cards/columns.ts';
import { AID_COPIES, PANIC_COPIES, SOLO_PANIC } from './cards/rear.ts';
import { round, STEPS } from './rules/04-round.ts';
import { noteSetup, type Setup } from './rules/03-setup.ts';
import { notePlay } from './rules/10-bonuses.ts';
import {
  attackAt,
  COLUMNS,
  defenceAt,
  DISPLAY,
  enemySupportAt,
  type G,
  openAt,
  PLAY,
  seatsOf,
  solo,
  supportAt,
  zone,
} from './state.ts';

const OWN: readonly Family[] = ['starting', 'afu', 'aid', 'panic'];
const INVADER: readonly Family[] = ['flagInvader', 'numberedInvader'];
const EVENT: readonly Family[] = ['event', 'promo', 'objective'];

/** Reads lists of cards out of a hand-written position and keeps count of what the box still holds. */
class Layout {
  private readonly left = Int32Array.from(DEFS, (def) => def.copies);
  private readonly g: G;
  constructor(g: G) {
    this.g = g;
  }
  /** `tankBattalion`, or `panic*3`; `-` leaves a place empty. */
  private read(fields: Fields, name: string, families: readonly Family[]): DefId[] {
    return fields.texts(name).flatMap((text, i) => {
      const field = `${fields.at(name)}[${i}]`;
      const [key = '', times = '1'] = text.split('*');
      if (key === '-') return [0 as DefId];
      const def = DEFS.findIndex((row) => row.copies > 0 && row.key === key) as DefId;
      if (def < 0) throw new InputError(field, `no AFU card is called ${key}`);
      if (!families.includes(DEFS[def]!.family)) throw new InputError(field, `${key} cannot lie here`);
      const n = Number(times);
      if (!Number.isInteger(n) || n < 1 || n > this.left[def]!) {
        throw new InputError(field, `the box has ${this.left[def]} of ${key} left, not ${times}`);
      }
      this.left[def]! -= n;
      return Array.from({ length: n }, () => def);
    });
  }
  /** A pile; hidden decks are written from the top. */
  pile(fields: Fields, name: string, to: ZoneId, families: readonly Family[], topFirst = false): number {
    const list = this.read(fields, name, families);
    for (const def of topFirst ? list.toReversed() : list) this.g.bring(def, to);
    return list.filter((def) => def === PANIC_DEF).length;
  }
  /** Places side by side. */
  row(fields: Fields, name: string, at: (i: number) => ZoneId, room: number, families: readonly Family[]): DefId[] {
    const list = this.read(fields, name, families);
    if (list.length > room) throw new InputError(fields.at(name), `has ${list.length} cards, but only ${room} places`);
    list.forEach((def, i) => {
      if (def !== 0) this.g.bring(def, at(i));
    });
    return list.filter((def) => def !== 0);
  }
  /** What has not been named, of one sort. */
  rest(wanted: (def: (typeof DEFS)[number]) => boolean, to: ZoneId): void {
    DEFS.forEach((def, id) => {
      if (!wanted(def)) return;
      for (; this.left[id]! > 0; this.left[id]!--) this.g.bring(id as DefId, to);
    });
  }
  stack(fields: Fields, name: string, def: DefId, all: number, to: ZoneId): void {
    const named = DEFS[def]!.copies - this.left[def]!;
    for (let n = fields.number(name, 0, all, Math.max(0, all - named)); n > 0; n--) this.g.bring(def, to);
  }
}

function laySeat(g: G, layout: Layout, fields: Fields, seat: Seat): void {
  const { s } = g;
  let panics = layout.pile(fields, 'deck', zone.deck(seat), OWN, true);
  panics += layout.pile(fields, 'hand', zone.hand(seat), OWN);
  panics += layout.pile(fields, 'discard', zone.discard(seat), OWN);
  layout.pile(fields, 'hospital', zone.hospital(seat), OWN);
  s.panics.set(seat, panics);
  for (const def of layout.row(fields, 'defence', (i) => defenceAt(seat, i), COLUMNS, OWN))
    notePlay(g, seat, def, PLAY.row);
  for (const def of layout.row(fields, 'support', (i) => supportAt(seat, i), COLUMNS, OWN))
    notePlay(g, seat, def, PLAY.row);
  layout.row(fields, 'attack', (i) => attackAt(seat, i), COLUMNS, INVADER);
  layout.row(fields, 'enemySupport', (i) => enemySupportAt(seat, i), COLUMNS, INVADER);
  layout.pile(fields, 'invaderDeck', zone.invaderDeck(seat), INVADER, true);
  layout.pile(fields, 'invaderDiscard', zone.invaderDiscard(seat), INVADER);
  layout.pile(fields, 'trophies', zone.trophies(seat), [...INVADER, 'objective']);
  layout.pile(fields, 'secret', zone.secret(seat), ['achievement']);
  if (fields.flag('panicThisRound')) s.panicSince.set(seat, 1);
  fields.done();
}

/** A position written by hand; see the files in `positions/afu`. What is not named is empty or, for stacks, full. */
export function layPosition(g: G, setup: Setup, fields: Fields): void {
  const { s } = g;
  const layout = new Layout(g);
  noteSetup(g, {
    ...setup,
    first: setup.first === 'random' ? 'one' : setup.first,
    colour: setup.colour === 'random' ? 'yellow' : setup.colour,
  });
  s.phase.value = fields.oneOf('phase', ['invasion', 'war'], 'invasion') === 'war' ? 1 : 0;
  s.round.value = fields.number('round', 1, 99, 1) - 1;
  s.resume.value = STEPS.indexOf(fields.oneOf('step', STEPS, 'events'));
  s.fewer.value = fields.number('fewerInvaders', 0, 3, 0);
  s.airLoss.value = fields.flag('airLoss') ? 1 : 0;
  s.lastRound.value = fields.flag('lastRound') ? 1 : 0;
  s.secondWave.value = fields.flag('secondWave') ? 1 : 0;
  laySeat(g, layout, fields.inside('one'), 0 as Seat);
  if (seatsOf(g) > 1) laySeat(g, layout, fields.inside('two'), 1 as Seat);
  layout.row(fields, 'open', openAt, DISPLAY, ['afu']);
  layout.pile(fields, 'afuDeck', zone.afuDeck, ['afu'], true);
  if (fields.flag('restOfAfu')) {
    layout.rest((def) => def.family === 'afu', zone.afuDeck);
    g.shuffle(zone.afuDeck);
  }
  if (g.table.size(zone.afuDeck) > 0) g.reveal(g.table.top(zone.afuDeck), g.table.plan.everyone);
  layout.stack(fields, 'aid', AID_DEF, AID_COPIES, zone.aid);
  layout.stack(fields, 'panic', PANIC_DEF, solo(s) ? SOLO_PANIC : PANIC_COPIES, zone.panic);
  layout.pile(fields, 'achievements', zone.achievements, ['achievement']);
  layout.pile(fields, 'eventDeck', zone.eventDeck, EVENT, true);
  layout.pile(fields, 'pile', zone.pile, ['objective']);
  layout.pile(fields, 'captured', zone.captured, ['objective']);
  layout.rest((def) => def.family === 'numberedInvader' && def.side === 0, zone.numberI);
  layout.rest((def) => def.family === 'numberedInvader' && def.side === 1, zone.numberII);
  g.begin(round);
}
