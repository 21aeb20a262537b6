import { onTestFinished } from 'vitest';
import { littered } from '../../../kernel/contract/litter.ts';
import type { DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import * as columns from '../cards/columns.ts';
import type { Badge, Bonus, Compensation, Mark, UnitType } from '../cards/schema.ts';
import { afu } from '../game.ts';
import type { options, Setup } from '../rules/03-setup.ts';
import { type Afu, attackAt, DISPLAY, openAt, zone } from '../state.ts';

/** Where much has been played, so that no rule can take what lies in no place for a card. */
const played = littered(afu);
export type Position = Readonly<Record<string, unknown>>;
export const ONE = 0 as Seat;
export const TWO = 1 as Seat;

const kept = Object.values(columns)
  .filter((value) => value instanceof Int32Array)
  .map((column) => ({ column, printed: column.slice() }));
const canvases = (family: columns.Family): readonly string[] =>
  columns.DEFS.filter((def) => def.family === family).map(({ key }) => key);
const OWN = canvases('afu');
const FOES = canvases('numberedInvader');
let owns = 0;
let foes = 0;

/** All cards as they are printed again. */
export function wipe(): void {
  for (const { column, printed } of kept) column.set(printed);
  owns = foes = 0;
}
let printing = false;
/** What a test has printed is gone when it ends: other files share these modules. */
function fresh(): void {
  if (printing) return;
  printing = true;
  onTestFinished(() => {
    printing = false;
    wipe();
  });
}

interface Extra {
  readonly bonus?: Bonus;
  readonly badge?: Badge;
  readonly pay?: Compensation;
  readonly cost?: number;
}
/** Prints `3e/4 S1 antiAir tank` on a card for one test: attack/defence, support, marks, type; `-` is a missing value. */
function print(key: string, face: string, extra: Extra): string {
  const def = columns.defOfKey(key);
  const [points = '', ...words] = face.split(' ');
  const [attack = '-', defence = '-'] = points.split('/');
  const support = words.find((word) => /^S\d$/.test(word));
  const type = words.find((word): word is UnitType => word in columns.TYPE) ?? 'infantry';
  const marks = words
    .filter((word): word is Mark => word in columns.MARK)
    .reduce((bits, mark) => bits | columns.MARK[mark], 0);
  const enhanced =
    (attack.endsWith('e') ? columns.MARK.enhAttack : 0) | (defence.endsWith('e') ? columns.MARK.enhDefence : 0);
  const { bonus, badge = 'plain', pay = 1, cost = 2 } = extra;
  const when = bonus?.when;
  columns.attack[def] = Number.parseInt(attack, 10) || 0;
  columns.defence[def] = Number.parseInt(defence, 10) || 0;
  columns.support[def] = support === undefined ? 0 : Number(support[1]);
  columns.type[def] = columns.TYPE[type];
  columns.marks[def] = marks | enhanced | (type === 'air' ? columns.AIR : 0);
  columns.fights[def] = (attack === '-' && defence === '-') || (marks & columns.MARK.reinforcements) !== 0 ? 0 : 1;
  columns.backs[def] = support !== undefined || (marks & columns.MARK.reinforcements) !== 0 ? 1 : 0;
  columns.badge[def] = columns.BADGE[badge];
  columns.pay[def] = typeof pay === 'number' ? pay : 0;
  columns.icon[def] = pay === 'removePanic' ? 1 : 0;
  columns.cost[def] = cost;
  columns.reward[def] = columns.REWARD[bonus?.gain ?? 'nothing'];
  columns.rewardN[def] = bonus !== undefined && 'n' in bonus ? bonus.n : 0;
  columns.condition[def] = columns.CONDITION[when?.is ?? 'always'];
  columns.asks[def] = when?.is === 'destroyed' ? when.least : when?.is === 'badge' ? columns.BADGE[when.badge] : 0;
  return key;
}
/** An own card with this face, by the key of the card that lends its place. */
export function own(face: string, extra: Extra = {}): string {
  fresh();
  return print(OWN[owns++]!, face, extra);
}
export function foe(face: string): string {
  fresh();
  return print(FOES[foes++]!, face, {});
}

/** A card that nobody needs: it is left in hand, so that recruitment stops the round where tests can look. */
export const SPARE = 'internationalAid';

export class Field {
  readonly t: Scenario<Afu, typeof options>;
  constructor(position: Position | undefined, setup: Partial<Setup>, draws?: readonly number[], seed?: number) {
    fresh();
    this.t = new Scenario(played, {
      setup: { first: 'one', colour: 'yellow', ...setup },
      ...(position === undefined ? {} : { position }),
      ...(draws === undefined ? {} : { draws }),
      ...(seed === undefined ? {} : { seed }),
    });
  }
  get s(): Afu {
    return this.t.s;
  }
  get one() {
    return this.t.at('one');
  }
  get two() {
    return this.t.at('two');
  }
  /** What lies there, in order, by key; the spare card is left out. */
  in(place: ZoneId): string[] {
    const { table } = this.s;
    return Array.from(
      { length: table.size(place) },
      (_, i) => columns.DEFS[table.printed(table.card(place, i))]!.key as string,
    ).filter((key) => key !== SPARE);
  }
  hand(seat = ONE): string[] {
    return this.in(zone.hand(seat));
  }
  discard(seat = ONE): string[] {
    return this.in(zone.discard(seat)).toSorted();
  }
  hospital(seat = ONE): string[] {
    return this.in(zone.hospital(seat)).toSorted();
  }
  trophies(seat = ONE): string[] {
    return this.in(zone.trophies(seat)).toSorted();
  }
  away(seat = ONE): string[] {
    return this.in(zone.invaderDiscard(seat)).toSorted();
  }
  row(seat = ONE): string[] {
    return [0, 1, 2].flatMap((column) => this.in(attackAt(seat, column)));
  }
  get open(): string[] {
    return Array.from({ length: DISPLAY }, (_, i) => this.in(openAt(i))).flat();
  }
  size(place: ZoneId): number {
    return this.s.table.size(place);
  }
  get panicStack(): number {
    return this.size(zone.panic);
  }
  /** How often a fact was told. */
  told(kind: number): number {
    return this.t.facts.filter((fact) => fact.kind === kind).length;
  }
  passes(...who: readonly ('one' | 'two')[]): this {
    for (const name of who) this.t.at(name).does('pass');
    return this;
  }
}
export const lay = (position: Position, setup: Partial<Setup> = {}, draws?: readonly number[]): Field =>
  new Field(position, setup, draws);
export const solo = (position: Position, setup: Partial<Setup> = {}, draws?: readonly number[]): Field =>
  new Field(position, { players: 1, difficulty: 'hard', ...setup }, draws);
/** The beginning of a War round of two players. */
export const war = (eventDeck: readonly string[], one: Position = {}, two: Position = {}, more: Position = {}): Field =>
  lay({
    phase: 'war',
    eventDeck,
    one: { invaderDeck: ['t72', 'bmp2', 't80'], ...one },
    two: { invaderDeck: ['t64', 'btr82', 't72b3'], ...two },
    ...more,
  });
export const deal = (setup: Partial<Setup> = {}, seed = 1): Field => new Field(undefined, setup, undefined, seed);

interface Column {
  readonly foe: string;
  readonly foeSupport?: string;
  readonly front?: string;
  readonly back?: string;
}
/** Fights columns of a solo player to the end of the battle and stops at recruitment; `hand` stays in hand. */
export function fight(cards: readonly Column[], more: Position = {}, hand: readonly string[] = []): Field {
  const or = (key: string | undefined): string => key ?? '-';
  const field = solo({
    step: 'placement',
    ...more,
    one: {
      attack: cards.map((column) => column.foe),
      enemySupport: cards.map((column) => or(column.foeSupport)),
      defence: cards.map((column) => or(column.front)),
      support: cards.map((column) => or(column.back)),
      hand: [...hand, SPARE],
      ...(more['one'] as Position | undefined),
    },
  });
  return field.passes('one');
}
export const defOf = (key: string): DefId => columns.defOfKey(key);
