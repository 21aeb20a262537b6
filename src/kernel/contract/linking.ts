import { type Chance, FastChance } from '../chance.ts';
import { FACT, type FactSink } from '../facts.ts';
import type { Action, CardId, DefId, Seat, SeatMask } from '../ids.ts';
import { Options } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import type { State, Table } from '../table.ts';
import { hold } from './hold.ts';

/** How often somebody who cannot look into a hand would know by the sleeve when a card that is played was drawn. */
export interface Linking {
  /** Cards that were played out of hands in which cards of several draws lay alike. */
  plays: number;
  /** Named rightly by the sleeve; by chance it would be so many, with this variance. */
  linked: number;
  expected: number;
  variance: number;
}
export const noLinking = (): Linking => ({ plays: 0, linked: 0, expected: 0, variance: 0 });
/** Beyond so many standard deviations it is no chance: once in some 30,000 runs. */
const DEVIATIONS = 4;
export const isChance = ({ linked, expected, variance }: Linking): boolean =>
  linked <= expected + DEVIATIONS * Math.sqrt(variance) + 1;

/** What one viewer is told: with all sleeves, and without those of cards that came out of places it cannot look into. */
class Observer implements FactSink {
  readonly lines: string[] = [];
  readonly gist: string[] = [];
  /** Cards that left, or were shown in, a place that the viewer cannot look into: sleeve, place and print. */
  readonly played: { readonly card: CardId; readonly from: number; readonly def: DefId }[] = [];
  shuffled = false;
  private readonly bit: SeatMask;
  private readonly table: Table;
  private readonly cardAt: ReadonlyMap<number, readonly boolean[]>;
  constructor(bit: SeatMask, table: Table, cardAt: ReadonlyMap<number, readonly boolean[]>) {
    this.bit = bit;
    this.table = table;
    this.cardAt = cardAt;
  }
  fact(kind: number, a: number, b: number, c: number, def: DefId, seenBy: SeatMask): void {
    const sees = (seenBy & this.bit) !== 0;
    if (kind >= FACT.game && !sees) return;
    if (kind === FACT.shuffled) this.shuffled = true;
    const print = sees ? def : 0;
    const ofCard = kind === FACT.moved || kind === FACT.revealed;
    const blind = ofCard && (this.table.plan.blind[b]! & this.bit) !== 0;
    const values = [a, b, c].map((value, i) =>
      (blind && i === 0) || this.cardAt.get(kind)?.[i] === true ? '?' : value,
    );
    this.lines.push(`${kind} ${a} ${b} ${c} ${print}`);
    this.gist.push(`${kind} ${values.join(' ')} ${print}`);
    if (blind && print !== 0) this.played.push({ card: a as CardId, from: b, def });
  }
}

/**
 * What lies alike in a hand may have been drawn in any order. So the same card is played twice: as it lies, and with the
 * contents of cards that are alike to others laid into one another's sleeves. Who could not tell the hands apart must not
 * be able to tell what comes of it apart; and the sleeve that is shown must not be the one that was drawn with that card
 * more often than chance has it.
 */
export class LinkingCheck<S extends State, O extends SetupOptions> {
  readonly tally: Linking;
  private readonly rules: Rules<S, O>;
  private readonly chance: Chance;
  private readonly truth: S;
  private readonly mixed: S;
  private readonly viewA: S;
  private readonly viewB: S;
  private readonly out = new Options();
  /** In which draw each sleeve came to where it lies. */
  private readonly drawn: Int32Array;
  private draws = 0;
  private readonly cardAt: ReadonlyMap<number, readonly boolean[]>;

  constructor(rules: Rules<S, O>, chance: Chance, tally: Linking = noLinking()) {
    this.rules = rules;
    this.chance = chance;
    this.tally = tally;
    [this.truth, this.mixed, this.viewA, this.viewB] = [rules.create(), rules.create(), rules.create(), rules.create()];
    this.drawn = new Int32Array(rules.game.cards + 1);
    const facts = rules.game.facts.list;
    this.cardAt = new Map(facts.map(({ id, kinds }) => [id, kinds.map((kind) => kind === 'card')]));
  }
  begin(): void {
    this.drawn.fill(0);
    this.draws = 0;
  }
  /** Before the action is carried out in `s`. */
  check(s: S, seat: Seat, action: Action, draw: number): void {
    for (let viewer = 0; viewer <= this.rules.seats; viewer++) {
      if (viewer !== seat) this.playTwice(s, viewer, seat, action, draw);
    }
    this.follow(s, seat, action, draw);
  }
  private playTwice(s: S, viewer: number, seat: Seat, action: Action, draw: number): void {
    const { rules, truth, mixed } = this;
    const bit = 1 << viewer;
    rules.copy(truth, s);
    rules.copy(mixed, s);
    mixAlike(mixed.table, bit, this.chance);
    rules.legal(mixed, seat, this.out);
    if (!this.out.has(action)) return;
    const before = mixed.table.def.slice();
    const [one, other] = [this.observe(truth, bit), this.observe(mixed, bit)];
    rules.apply(truth, seat, action, new FastChance(draw), one);
    rules.apply(mixed, seat, action, new FastChance(draw), other);
    if (one.gist.join('|') !== other.gist.join('|')) {
      // What comes out of a shuffle differs by rights.
      const rightly = one.shuffled || one.gist.toSorted().join('|') !== other.gist.toSorted().join('|');
      hold(rightly, 'the order in which cards are shown does not tell when they were drawn');
      return;
    }
    hold(one.lines.join('|') === other.lines.join('|'), 'no sleeve tells when its card was drawn');
    this.sameView(viewer);
    if (viewer === rules.seats) for (const shown of other.played) this.guess(s.table, before, shown);
  }
  private observe(s: S, bit: SeatMask): Observer {
    return new Observer(bit, s.table, this.cardAt);
  }
  private sameView(seat: number): void {
    const { rules, truth, mixed, viewA, viewB } = this;
    const viewer = seat === rules.seats ? 'spectator' : (seat as Seat);
    rules.mask(truth, viewer, viewA);
    rules.mask(mixed, viewer, viewB);
    hold(rules.equal(viewA, viewB), 'no view tells when a card was drawn');
  }
  /** The spectator takes the sleeve's draw for the card's. */
  private guess(t: Table, before: Int32Array, { card, from, def }: Observer['played'][number]): void {
    const { drawn, tally } = this;
    if (t.at[card] !== from) return;
    const alike = cardsOf(t, from).filter((other) => areAlike(t, other, card));
    const copies = alike.filter((other) => before[other] === def);
    const share = alike.filter((other) => drawn[other] === drawn[card]).length / alike.length;
    if (copies.length !== 1 || share === 1) return;
    tally.plays++;
    tally.expected += share;
    tally.variance += share * (1 - share);
    if (drawn[copies[0]!] === drawn[card]) tally.linked++;
  }
  /** Notes which sleeves came to where they lie now. */
  private follow(s: S, seat: Seat, action: Action, draw: number): void {
    const { rules, truth, drawn } = this;
    rules.copy(truth, s);
    const draws = ++this.draws;
    const fact: FactSink['fact'] = (kind, card) => {
      if (kind === FACT.moved) drawn[card] = draws;
    };
    rules.apply(truth, seat, action, new FastChance(draw), { fact });
  }
  conclude(): void {
    const { linked, plays, expected } = this.tally;
    const said = `${linked} of ${plays} draws named, ${expected.toFixed(1)} by chance`;
    hold(isChance(this.tally), `draws are not linked to plays better than by chance: ${said}`);
  }
}
const cardsOf = (t: Table, zone: number): CardId[] =>
  Array.from({ length: t.count[zone]! }, (_, i) => t.slots[t.plan.start[zone]! + i] as CardId);

/** Contents of cards that the viewer cannot tell apart change places, each way as likely as the others. */
export function mixAlike(t: Table, bit: SeatMask, chance: Chance): void {
  for (let zone = 0; zone < t.plan.names.length; zone++) {
    if ((t.plan.blind[zone]! & bit) === 0) continue;
    const cards = cardsOf(t, zone).filter((card) => (t.knownBy[card]! & bit) === 0);
    for (let i = cards.length - 1; i > 0; i--) {
      const alike = cards.slice(0, i + 1).filter((other) => areAlike(t, other, cards[i]!));
      const [a, b] = [cards[i]!, alike[chance.below(alike.length)]!];
      [t.def[a], t.def[b]] = [t.def[b]!, t.def[a]!];
    }
  }
}
function areAlike(t: Table, a: CardId, b: CardId): boolean {
  if (t.knownBy[a] !== t.knownBy[b]) return false;
  if (t.cardColumns.some(({ cells }) => cells[a] !== cells[b])) return false;
  const found = t.layout.filter(({ name }) => name.startsWith('couldBe'));
  return found.every(({ at }) => t.words[at + a] === t.words[at + b]);
}

/** Plays games at random and watches how well draws can be linked to plays. */
export function linkingOf<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  deal: (s: S, chance: Chance) => void,
  seed: number,
  enough: (tally: Linking) => boolean,
): Linking {
  const chance = new FastChance(seed);
  const check = new LinkingCheck(rules, chance);
  const [s, out] = [rules.create(), new Options()];
  do {
    deal(s, chance);
    check.begin();
    while (!rules.over(s) && !enough(check.tally)) {
      const seat = rules.actor(s);
      rules.legal(s, seat, out);
      const action = out.at(chance.below(out.size));
      const draw = chance.below(65536);
      check.check(s, seat, action, draw);
      rules.apply(s, seat, action, new FastChance(draw));
    }
  } while (!enough(check.tally));
  return check.tally;
}
