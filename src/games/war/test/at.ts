/** A proving ground: cards made for one test, laid out by hand, and played in the rulebook's words. */
import { expect } from 'vitest';
import { Scenario } from '../../../kernel/scenario.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { CardSet } from '../cards/columns.ts';
import type { CardRow, Cost, PlainKeyword, UnitPart } from '../cards/schema.ts';
import { type UnitKind, UNIT_KINDS, WINDOWS } from '../cards/vocabulary.ts';
import { warWith } from '../game.ts';
import { nameOf } from '../notation.ts';
import { PLACE, ZONES } from '../rules/03-zones.ts';
import { strengthsNow } from '../rules/08-parameters.ts';
import { type G, MARK, type War, zone } from '../state.ts';
import { KIND_NAMES } from '../cards/kind-names.ts';

export type Draft = Omit<Partial<CardRow>, 'unit'> & { readonly unit?: UnitPart };
export type Drafts = Readonly<Record<string, Draft>>;

/** A unit of this kind; `extra` is the rest of the row, `part` the rest of its unit. */
export function unit(
  kind: UnitKind,
  attack: number,
  defence: number,
  extra: Draft = {},
  part: Partial<UnitPart> = {},
): Draft {
  const type = UNIT_KINDS[kind];
  const line = type === 'aviation' ? 2 : 1;
  return { ...extra, unit: { type, kind, line, attack, defence, ...part } };
}
export const infantry = (attack: number, defence: number, extra: Draft = {}, part: Partial<UnitPart> = {}): Draft =>
  unit('infantry', attack, defence, extra, part);
export const tank = (attack: number, defence: number, extra: Draft = {}, part: Partial<UnitPart> = {}): Draft =>
  unit('mediumTank', attack, defence, extra, part);
export const gun = (attack: number, defence: number, extra: Draft = {}, part: Partial<UnitPart> = {}): Draft =>
  unit('antiTankGun', attack, defence, extra, part);
export const fort = (attack: number, defence: number, extra: Draft = {}, part: Partial<UnitPart> = {}): Draft =>
  unit('pillbox', attack, defence, extra, part);
export const fighter = (attack: number, defence: number, extra: Draft = {}): Draft =>
  unit('fighter', attack, defence, extra);
export const bomber = (
  attack: number,
  defence: number,
  bombing: number,
  extra: Draft = {},
  kind: UnitKind = 'tacticalBomber',
): Draft => unit(kind, attack, defence, extra, { bombing, bombs: ['first', 'second', 'resources', 'deck'] });
export const howitzer = (n: number, extra: Draft = {}): Draft =>
  unit('howitzer', 1, 1, { ...extra, keywords: { artillerySupport: n, ...extra.keywords } }, { line: 2 });
export const DIRECTED: Draft = { keywords: { directedAttack: true } };
const basic = (resource: 'D' | 'F' | 'U'): Draft => ({
  resource: { class: 'basic', defence: 3 },
  yields: [{ [resource]: 1 }],
});

const BASICS: Drafts = { depot: basic('D'), factory: basic('F'), fuel: basic('U') };
function rowsOf(drafts: Drafts): CardRow[] {
  return Object.entries({ ...BASICS, ...drafts }).map(([id, draft], i) => rowOf(id, draft, i + 1));
}
const rowOf = (id: string, draft: Draft, number: number): CardRow => ({
  id,
  number,
  name: { ru: id, uk: id, en: id },
  flags: [],
  rarity: 'common',
  block: 'stalingrad',
  theatres: ['E'],
  ...draft,
});
type Ground = ReturnType<typeof warWith>;
type Place = 'first' | 'second' | 'reserve' | 'resources' | 'ubo' | 'hand' | 'losses' | 'under' | 'carrier';

/** One game on the proving ground. `red` is player1 and acts first unless the position says otherwise. */
export class Battle {
  readonly t: Scenario<War, Ground['options']>;
  constructor(cards: Drafts | CardSet, position: Readonly<Record<string, unknown>>, draws?: readonly number[]) {
    const { red, blue, ...rest } = position;
    const set = cards instanceof CardSet ? cards : new CardSet(rowsOf(cards), (kind) => KIND_NAMES[kind]);
    const game = warWith(set, 'x', 'x');
    const spec = { position: { ...rest, player1: red ?? {}, player2: blue ?? {} } };
    this.t = new Scenario(game, draws === undefined ? spec : { ...spec, draws });
  }
  get s(): War {
    return this.t.s;
  }
  /** The rules' own view of the position. */
  get g(): G {
    return { s: this.s, table: this.s.table, seat: 0 } as unknown as G;
  }
  get red(): ReturnType<typeof this.t.at> {
    return this.t.at('player1');
  }
  get blue(): ReturnType<typeof this.t.at> {
    return this.t.at('player2');
  }
  private get actor(): ReturnType<typeof this.t.at> {
    return this.t.at(this.t.toAct[0]!);
  }
  /** What is asked now: a prompt, or the name of the open window. */
  get asked(): string {
    const seat = this.actor.seat;
    const decision = this.t.rules.decision(this.s, seat)!;
    return decision.prompt === 'window' ? WINDOWS[decision.values['window']!]! : decision.prompt;
  }
  /** Who is asked. */
  get who(): 'red' | 'blue' {
    return this.actor.seat === 0 ? 'red' : 'blue';
  }
  /** Passes, ends lists and takes the first of what must be chosen, until this is asked (of this player). */
  to(asked: string, who?: 'red' | 'blue'): this {
    for (let n = 0; n < 400; n++) {
      if (this.t.outcome !== undefined) throw new Error(`the game ended before ${asked} was asked`);
      if (this.asked === asked && (who === undefined || this.who === who)) return this;
      this.skip();
    }
    throw new Error(`${asked} was never asked`);
  }
  /** The start of this player's next turn. */
  turn(who: 'red' | 'blue'): this {
    const { turn } = this.s;
    const now = turn.value;
    const seat = who === 'red' ? 0 : 1;
    while (turn.value === now || this.s.active.value !== seat) {
      if (this.t.outcome !== undefined) throw new Error('the game ended');
      this.skip();
    }
    return this.to('TURN_START');
  }
  /** Lets the player who is asked do nothing, or as little as can be. */
  skip(): this {
    const { actor } = this;
    const { options } = this.t.rules.decision(this.s, actor.seat)!;
    const least =
      options.find(({ verb }) => verb === 'pass' || verb === 'done') ??
      options.find(({ verb }) => verb === 'pay') ??
      options[0]!;
    this.t.apply(actor.seat, least.action);
    return this;
  }
  /** The wave runs to its last window; is this asked on the way? */
  isAsked(asked: string): boolean {
    let found = false;
    for (let n = 0; n < 100 && this.asked !== 'WAVE_END'; n++) {
      if (this.asked === asked) found = true;
      this.skip();
    }
    return found;
  }
  /** The wave runs to its last window. */
  finishWave(): this {
    return this.to('WAVE_END');
  }
  /** Names of the cards in a place. */
  at(who: 'red' | 'blue', place: Place): string[] {
    const { table } = this.s;
    const seat = (who === 'red' ? 0 : 1) as Seat;
    const id = ZONES[(31 - Math.clz32(PLACE[place])) * 2 + seat]!;
    return Array.from(
      { length: table.size(id) },
      (_, i) => this.s.cards.rows[table.printed(table.card(id, i)) - 1]!.id,
    );
  }
  deck(who: 'red' | 'blue'): number {
    return this.s.table.size(zone.deck((who === 'red' ? 0 : 1) as Seat));
  }
  hand(who: 'red' | 'blue'): number {
    return this.s.table.size(zone.hand((who === 'red' ? 0 : 1) as Seat));
  }
  /** The card of this name on the player's side, as the notation calls it. */
  card(who: 'red' | 'blue', name: string): CardId {
    const seat = (who === 'red' ? 0 : 1) as Seat;
    for (let card = 1 as CardId; card <= this.s.table.cards; card++) {
      const { table } = this.s;
      const seen = table.plan.viewers[table.zoneOf(card)] === table.plan.everyone;
      if (seen && table.ownerOf(card) === seat && nameOf(this.s, card) === name) return card;
    }
    throw new Error(`${who} has no ${name}`);
  }
  isTapped(who: 'red' | 'blue', name: string): boolean {
    return this.s.tapped.get(this.card(who, name)) !== 0;
  }
  damage(who: 'red' | 'blue', name: string): number {
    return this.s.damage.get(this.card(who, name));
  }
  /** attack/defence now: in the clash of the card, or outside one. */
  stats(who: 'red' | 'blue', name: string): string {
    return strengthsNow(this.s, this.card(who, name));
  }
  /** All that was told under this name, in order: cards by their names, then the numbers, as "rifles 2". */
  told(name: string): string[] {
    const { id, kinds } = this.t.rules.game.facts.list.find(({ fact }) => fact === name)!;
    const { table, cards } = this.s;
    const say = (value: number, i: number): string =>
      kinds[i] === 'card' && value > 0 && value <= table.cards
        ? cards.rows[table.printed(value as CardId) - 1]!.id
        : String(value);
    return this.t.facts
      .filter(({ kind }) => kind === id)
      .map(({ a, b, c }) => [a, b, c].slice(0, kinds.length).map(say).join(' '));
  }
  hasBrokenThrough(who: 'red' | 'blue', name: string): boolean {
    return (this.s.marks.get(this.card(who, name)) & MARK.brokeThrough) !== 0;
  }
}
export const battle = (
  cards: Drafts | CardSet,
  position: Readonly<Record<string, unknown>>,
  draws?: readonly number[],
): Battle => new Battle(cards, position, draws);
/** A tactical card. */
export const order = (tactical: CardRow['tactical'] & object, cost: Cost = {}, extra: Draft = {}): Draft => ({
  ...extra,
  tactical,
  cost,
});

/** The values of all facts of a kind that were told so far. */
export const told = (b: Battle, kind: number): number[][] =>
  b.t.facts.filter((one) => one.kind === kind).map(({ a, b: second, c }) => [a, second, c]);
export const copies = (n: number, of = 'depot'): string[] => Array<string>(n).fill(of);
export const PAK = gun(1, 1, { modifiers: [{ tm: [1, 2], against: { types: ['armour'] } }] });
/** One unit attacks another, directed, and nobody helps. */
export function duel(drafts: Drafts, mine: string, theirs: string): Battle {
  const b = battle(drafts, { red: { first: [mine] }, blue: { first: [theirs] } });
  b.to('wave').red.does('wave');
  b.to('directed').red.does(`attack ${mine} -> ${theirs}`);
  return b;
}
/** May the card be built with these resources? */
export const offersToBuild = (
  drafts: Drafts,
  card: string,
  resources: readonly string[],
  extra: Readonly<Record<string, unknown>> = {},
): boolean =>
  battle(drafts, { phase: 'build', red: { hand: [card], resources, ...extra } })
    .to('build')
    .red.offers(`build ${card}`);

/** The test of a keyword that is a marker: it changes nothing, and a text that names it finds its bearers alone. */
export const isMarker = (keyword: PlainKeyword) => (): void => {
  const drafts: Drafts = {
    marked: infantry(2, 2, { keywords: { [keyword]: true } }),
    plain: infantry(2, 2),
    order: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { has: [keyword] }, effects: [{ do: 'modify', um: [1, 0] }] }],
    },
  };
  expect(battle(drafts, { red: { first: ['marked'] } }).stats('red', 'marked')).toBe('2/2');
  const b = battle(drafts, { red: { first: ['marked', 'plain'], ubo: ['order'] } });
  expect([b.stats('red', 'marked'), b.stats('red', 'plain')]).toEqual(['3/2', '2/2']);
};
