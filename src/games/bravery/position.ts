import type { DefId, Seat, ZoneId } from '../../kernel/ids.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { FIRST_ENEMY, FIRST_PLAYER, FIRST_TERRITORY, KEYS, landOf, SET } from './cards/set.ts';
import { START_OCCUPIED } from './cards/columns.ts';
import { SEAT_NAMES } from './notation.ts';
import { copiesInPlay, type Difficulty } from './rules/03-setup.ts';
import { PLANNING, round, STAGES } from './rules/05-round.ts';
import { PATIENCE } from './rules/07-plans.ts';
import { type G, zone } from './state.ts';

/** Counts what has been taken out of the box, so that no position has more copies of a card than the set. */
class Box {
  private readonly g: G;
  private readonly difficulty: Difficulty;
  private readonly taken = new Map<number, number>();
  constructor(g: G, difficulty: Difficulty) {
    this.g = g;
    this.difficulty = difficulty;
  }
  left(def: number): number {
    return copiesInPlay(this.g.table.plan.seats, this.difficulty, def) - (this.taken.get(def) ?? 0);
  }
  /** Brings the card with this key; `from` and `to` bound the prints that may lie there. */
  bring(key: string, path: string, to: ZoneId, first: number, end: number): void {
    const relieved = key.endsWith('*');
    const name = relieved ? key.slice(0, -1) : key;
    const def = KEYS.indexOf(name as (typeof KEYS)[number]);
    if (def < first || def >= end) throw new InputError(path, `there is no such card here: "${name}"`);
    if (this.left(def) <= 0) throw new InputError(path, `there are not that many cards "${name}"`);
    this.taken.set(def, (this.taken.get(def) ?? 0) + 1);
    const card = this.g.bring(def as DefId, to);
    if (relieved) this.g.s.relieved.set(card, 1);
  }
  bringList(keys: readonly string[], path: string, to: ZoneId, first = FIRST_PLAYER, end = FIRST_ENEMY): void {
    keys.forEach((key, i) => this.bring(key, `${path}[${i}]`, to, first, end));
  }
  /** All that is left of these prints, shuffled. */
  bringRest(to: ZoneId, first: number, end: number): void {
    for (let def = first; def < end; def++) {
      for (let n = this.left(def); n > 0; n--) this.bring(KEYS[def]!, 'deck', to, first, end);
    }
    this.g.shuffle(to);
  }
  /** A deck: exactly the cards of `exact`, or those of `next` on top of the shuffled rest. Lists run from the top down. */
  bringDeck(fields: Fields, exact: string, next: string, to: ZoneId, first: number, end: number): void {
    const top = fields.texts(next).toReversed();
    const all = fields.has(exact);
    const listed = all ? fields.texts(exact).toReversed() : top;
    if (!all) {
      // The cards on top are taken out first, so that the rest is what is left.
      for (const key of top) this.reserve(key, fields.at(next), first, end);
      this.bringRest(to, first, end);
      for (const key of top) this.release(key);
    }
    this.bringList(listed, fields.at(all ? exact : next), to, first, end);
  }
  private reserve(key: string, path: string, first: number, end: number): void {
    const def = KEYS.indexOf(key as (typeof KEYS)[number]);
    if (def < first || def >= end || this.left(def) <= 0) throw new InputError(path, `there is no card left: "${key}"`);
    this.taken.set(def, (this.taken.get(def) ?? 0) + 1);
  }
  private release(key: string): void {
    const def = KEYS.indexOf(key as (typeof KEYS)[number]);
    this.taken.set(def, this.taken.get(def)! - 1);
  }
}

function layLands(g: G, fields: Fields): void {
  if (!fields.has('occupied')) {
    g.s.occupied.value = START_OCCUPIED;
    return;
  }
  let mask = 0;
  fields.texts('occupied').forEach((key, i) => {
    const def = KEYS.indexOf(key as (typeof KEYS)[number]);
    if (def < FIRST_TERRITORY) throw new InputError(`${fields.at('occupied')}[${i}]`, `there is no territory "${key}"`);
    mask |= 1 << landOf(def as DefId);
  });
  if (mask === (1 << SET.territories.length) - 1)
    throw new InputError(fields.at('occupied'), 'one territory must be free');
  g.s.occupied.value = mask;
}

function laySeat(g: G, box: Box, seat: Seat, fields: Fields): void {
  box.bringList(fields.texts('hand'), fields.at('hand'), zone.hand(seat));
  box.bringList(fields.texts('plan'), fields.at('plan'), zone.plan(seat));
  if (g.table.plan.seats === 1) box.bringList(fields.texts('second'), fields.at('second'), zone.second);
  g.s.owed.set(seat, fields.number('owed', 0, 40, 0));
  g.s.patience.set(seat, PATIENCE);
  fields.done();
}

/** A position written by hand; see docs/positions.md. Everything that is left out is as at the start, hands are empty. */
export function layPosition(g: G, difficulty: Difficulty, fields: Fields): void {
  const box = new Box(g, difficulty);
  layLands(g, fields);
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) laySeat(g, box, seat, fields.inside(SEAT_NAMES[seat]!));
  box.bringList(fields.texts('discard'), fields.at('discard'), zone.discard);
  box.bringList(fields.texts('display'), fields.at('display'), zone.display, FIRST_ENEMY, FIRST_TERRITORY);
  box.bringDeck(fields, 'deck', 'next', zone.deck, FIRST_PLAYER, FIRST_ENEMY);
  box.bringDeck(fields, 'enemyDeck', 'enemyNext', zone.enemyDeck, FIRST_ENEMY, FIRST_TERRITORY);
  g.s.round.value = fields.number('round', 0, 24, 1);
  const stage = STAGES.indexOf(fields.oneOf('stage', STAGES, 'planning'));
  for (let seat = 0 as Seat; seat < g.table.plan.seats; seat++) g.s.confirmed.set(seat, stage > PLANNING ? 1 : 0);
  g.begin(round).from = stage;
}
