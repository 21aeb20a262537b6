import { type Chance, FastChance } from '../chance.ts';
import { FACT, type FactSink } from '../facts.ts';
import type { Action, CardId, DefId, Seat, SeatMask } from '../ids.ts';
import { Options } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import { sameWords, type State, type Table } from '../table.ts';
import type { Plan } from '../zones.ts';
import { sameNumbers } from './checks.ts';
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

type Told = Parameters<FactSink['fact']>;
interface Move {
  readonly seat: Seat;
  readonly action: Action;
  readonly draw: number;
}

/** What one viewer is told. */
class Observer implements FactSink {
  /** Of each fact its kind, its three values and the print. */
  readonly told: number[] = [];
  /** Cards that left, or were shown in, a place that the viewer cannot look into: sleeve, place and print. */
  readonly played: { readonly card: CardId; readonly from: number; readonly def: DefId }[] = [];
  shuffled = false;
  private readonly bit: SeatMask;
  private readonly plan: Plan;
  private readonly cardAt: ReadonlyMap<number, readonly boolean[]>;
  constructor(bit: SeatMask, plan: Plan, cardAt: ReadonlyMap<number, readonly boolean[]>) {
    this.bit = bit;
    this.plan = plan;
    this.cardAt = cardAt;
  }
  fact(...[kind, a, b, c, def, seenBy]: Told): void {
    const sees = (seenBy & this.bit) !== 0;
    if (kind >= FACT.game && !sees) return;
    if (kind === FACT.shuffled) this.shuffled = true;
    this.told.push(kind, a, b, c, sees ? def : 0);
    if (sees && def !== 0 && this.isBlind(kind, b)) this.played.push({ card: a as CardId, from: b, def });
  }
  private isBlind(kind: number, at: number): boolean {
    return (kind === FACT.moved || kind === FACT.revealed) && (this.plan.blind[at]! & this.bit) !== 0;
  }
  /** The same without the sleeves of cards that came out of places it cannot look into. */
  gist(): readonly string[] {
    return Array.from({ length: this.told.length / 5 }, (_, i) => {
      const [kind, a, b, c, print] = this.told.slice(5 * i, 5 * i + 5) as [number, number, number, number, number];
      const blind = this.isBlind(kind, b);
      const values = [a, b, c].map((value, at) =>
        (blind && at === 0) || this.cardAt.get(kind)?.[at] === true ? '?' : value,
      );
      return `${kind} ${values.join(' ')} ${print}`;
    });
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
    const { rules, truth } = this;
    rules.copy(truth, s);
    const happened: Told[] = [];
    rules.apply(truth, seat, action, new FastChance(draw), { fact: (...fact) => void happened.push(fact) });
    for (let viewer = 0; viewer <= rules.seats; viewer++) {
      if (viewer !== seat) this.playTwice(s, viewer, { seat, action, draw }, happened);
    }
    this.follow(happened);
  }
  /** As it lies it was played already, in `truth`. */
  private playTwice(s: S, viewer: number, move: Move, happened: readonly Told[]): void {
    const { rules, mixed } = this;
    rules.copy(mixed, s);
    const differs = mixAlike(mixed.table, 1 << viewer, this.chance);
    // What lies as it lay goes on as it did; but a spectator's guess counts all the same.
    if (!differs && viewer !== rules.seats) return;
    const before = mixed.table.def.slice();
    const one = this.observe(viewer);
    for (const fact of happened) one.fact(...fact);
    if (differs && !this.goesOnAlike(one, viewer, move)) return;
    if (viewer === rules.seats) for (const shown of one.played) this.guess(s.table, before, shown);
  }
  private observe(viewer: number): Observer {
    return new Observer(1 << viewer, this.rules.plan, this.cardAt);
  }
  /** False where it goes on otherwise by rights. */
  private goesOnAlike(one: Observer, viewer: number, { seat, action, draw }: Move): boolean {
    const { rules, mixed } = this;
    rules.legal(mixed, seat, this.out);
    if (!this.out.has(action)) return false;
    const other = this.observe(viewer);
    rules.apply(mixed, seat, action, new FastChance(draw), other);
    if (!sameNumbers(one.told, other.told)) {
      const gists = [one.gist(), other.gist()] as const;
      hold(gists[0].join('|') !== gists[1].join('|'), 'no sleeve tells when its card was drawn');
      // What comes out of a shuffle differs by rights.
      const rightly = one.shuffled || gists[0].toSorted().join('|') !== gists[1].toSorted().join('|');
      hold(rightly, 'the order in which cards are shown does not tell when they were drawn');
      return false;
    }
    this.sameView(viewer);
    return true;
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
  private follow(happened: readonly Told[]): void {
    const draws = ++this.draws;
    for (const [kind, card] of happened) if (kind === FACT.moved) this.drawn[card] = draws;
  }
  conclude(): void {
    const { linked, plays, expected } = this.tally;
    const said = `${linked} of ${plays} draws named, ${expected.toFixed(1)} by chance`;
    hold(isChance(this.tally), `draws are not linked to plays better than by chance: ${said}`);
  }
}
const cardsOf = (t: Table, zone: number): CardId[] =>
  Array.from({ length: t.count[zone]! }, (_, i) => t.slots[t.plan.start[zone]! + i] as CardId);

/** Contents of cards that the viewer cannot tell apart change places, each way as likely as the others. Did one? */
export function mixAlike(t: Table, bit: SeatMask, chance: Chance): boolean {
  const before = t.def.slice();
  for (let zone = 0; zone < t.plan.names.length; zone++) {
    if ((t.plan.blind[zone]! & bit) === 0 || t.count[zone]! < 2) continue;
    const cards = cardsOf(t, zone).filter((card) => (t.knownBy[card]! & bit) === 0);
    const likeWhich = cards.map((card) => cards.findIndex((other) => areAlike(t, other, card)));
    for (let i = cards.length - 1; i > 0; i--) {
      const alike = cards.filter((_, j) => j <= i && likeWhich[j] === likeWhich[i]);
      const [a, b] = [cards[i]!, alike[chance.below(alike.length)]!];
      [t.def[a], t.def[b]] = [t.def[b]!, t.def[a]!];
    }
  }
  return !sameWords(before, t.def);
}
function areAlike(t: Table, a: CardId, b: CardId): boolean {
  if (a === b) return true;
  if (t.knownBy[a] !== t.knownBy[b]) return false;
  for (const { cells } of t.cardColumns) if (cells[a] !== cells[b]) return false;
  if (t.candidates === undefined) return true;
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
