/** The play of the game for whoever sees no cards, as in a terminal: which of equal units, and why so strong. */
import { type Fact } from '../../../kernel/facts.ts';
import type { Action, CardId, DefId, Seat, Viewer } from '../../../kernel/ids.ts';
import type { Asked, CardText, NamedThing } from '../../../kernel/text.ts';
import { is, numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import type { Keyword } from '../cards/vocabulary.ts';
import { isAt, PLACE, UNITS } from '../rules/03-zones.ts';
import { dearerAfter, type Price } from '../rules/07-resources.ts';
import { defenceInClash, isSpent, onTheGround, strengthInClash } from '../rules/08-parameters.ts';
import { inRow, nextFighter, PART, pressedNow } from '../rules/09-modifiers.ts';
import { DECK, type G, opponentOf, reading, type War } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { labelsIn } from './card.ts';
import { dealtWith, type Reason, reasonsFor } from './reasons.ts';
import { counted, fill, Speaker, unitsOf } from './text.ts';
import { sortsOf } from './sorts.ts';
import { signedText } from './tongue.ts';

const ON_TABLE = UNITS | PLACE.reserve;

export class Teller extends Speaker {
  /** The position by which units are numbered while what followed from it is told. */
  private before: War | undefined;

  protected override asked(def = 0, card = 0, s?: War): string {
    return s === undefined || def === 0 || card === 0 ? this.printOrDeck(def) : this.name(s, card as CardId);
  }
  override option(s: War, seat: Seat, action: Action, asked?: Asked): string {
    const says = super.option(s, seat, action);
    if (asked === undefined || !is(action, act.pay)) return says;
    const dearer = dearerAfter(reading(s), seat, priceIn(asked)).map((card) => this.print(s.table.printed(card)));
    return dearer.length === 0 ? says : `${says} (${fill(this.words.thenTooDear, { a: counted(dearer) })})`;
  }
  alike(s: War, action: Action): string | undefined {
    const kinds = act.list[verbOf(action)]!.kinds;
    const args = [numberOf(action), secondOf(action)].slice(0, kinds.length);
    const g = reading(s);
    const isResource = (i: number): boolean => kinds[i] === 'card' && isGoods(g, args[i] as CardId);
    if (!args.some((_, i) => isResource(i))) return undefined;
    return [verbOf(action), ...args.map((arg, i) => (isResource(i) ? this.stateOf(s, arg as CardId) : arg))].join(' ');
  }
  /** Resource cards of which one is as good as the other: all that can be told of them is the same. */
  private stateOf({ table, tapped, damage, clash, defending, marks }: War, card: CardId): string {
    const told = [tapped, damage, defending, marks].map((column) => column.get(card));
    const attackers = Array.from({ length: table.cards }, (_, i) => (i + 1) as CardId);
    const met = attackers.filter((other) => clash.get(other) === card);
    return [table.ownerOf(card), table.printed(card), ...told, ...met].join(',');
  }
  /** What tells one resource card from another of its print: is it tapped, and who attacks it already? */
  private notes(s: War, card: CardId): string {
    const attackers = [0 as Seat, 1 as Seat]
      .flatMap((seat) => unitsOf(s, seat))
      .filter((unit) => unit !== card && s.clash.get(unit) === card);
    const told = [
      ...(s.tapped.get(card) === 0 ? [] : [this.words.table.tapped]),
      ...attackers.map((unit) => fill(this.words.table.attackedBy, { a: this.name(s, unit) })),
    ];
    return told.length === 0 ? '' : ` (${told.join(', ')})`;
  }
  protected override name(s: War, card: CardId): string {
    const print = super.name(s, card);
    if (card === DECK) return print;
    if (this.before === undefined && isGoods(reading(s), card)) return `${print}${this.notes(s, card)}`;
    const known = this.before !== undefined && isAt(reading(this.before), card, ON_TABLE) ? this.before : s;
    return `${print}${this.copy(known, card)}`;
  }
  override log(s: War, facts: readonly Fact[], viewer: Viewer, before?: War): readonly string[] {
    this.before = before;
    try {
      return super.log(s, facts, viewer);
    } finally {
      this.before = undefined;
    }
  }
  protected override amidst(s: War, facts: readonly Fact[], told: Fact, viewer: Viewer): string | undefined {
    const isParted = told.kind === fact.stopped && (this.before?.partner.get(told.a as CardId) ?? 0) !== 0;
    return isParted
      ? fill(this.words.parted, { a: this.name(s, told.a as CardId) })
      : super.amidst(s, facts, told, viewer);
  }
  /** Who meets whom, each with the strength that it has there and what that is made of. */
  protected override clash(s: War, facts: readonly Fact[], clash: CardId, said: string): string | undefined {
    const { before } = this;
    if (before === undefined) return super.clash(s, facts, clash, said);
    const g = reading(before);
    const side = (seat: Seat): readonly CardId[] => {
      const found: CardId[] = [];
      for (let slot = nextFighter(g, seat, clash, 0); slot >= 0; slot = nextFighter(g, seat, clash, slot + 1))
        found.push(inRow(g, seat, slot));
      return found;
    };
    const active = before.active.value;
    const [attackers, defenders] = [side(active), side(opponentOf(active))];
    if (attackers.length === 0 || defenders.length === 0) return super.clash(s, facts, clash, said);
    const told = (cards: readonly CardId[]): string =>
      cards.map((card) => `${this.name(before, card)} ${this.inClash(before, card)}`).join(', ');
    return `${fill(this.words.facts.clash, { a: told(attackers) })} ${fill(this.words.against, { a: told(defenders) })}`;
  }
  /** Strength in the clash, and why: «4/2 (атака +1: Окопи)». */
  protected override inClash(s: War, card: CardId): string {
    const g = reading(s);
    const strength = `${strengthInClash(g, card)}/${defenceInClash(g, card)}`;
    const why = this.whyInClash(g, card);
    return why.length === 0 ? strength : `${strength} (${why.join('; ')})`;
  }
  private whyInClash(g: G, card: CardId): readonly string[] {
    const { reasons } = this.words;
    if (onTheGround(g, card)) return [reasons.grounded];
    const part = dealtWith(g, card);
    const pressed = pressedNow(g, card);
    const shown = (found: readonly Reason[]): readonly Reason[] =>
      pressed ? found.filter(({ value }) => value < 0) : found;
    const spent = isSpent(g, card);
    const dealt = part === PART.bombing ? reasons.bombing : part === PART.aa ? reasons.aa : reasons.attack;
    return [
      ...(part === PART.attack || spent ? [] : [dealt]),
      ...(spent ? [reasons.spent] : shown(reasonsFor(g, card, part)).map((reason) => this.because(dealt, reason))),
      ...shown(reasonsFor(g, card, PART.defence)).map((reason) => this.because(reasons.defence, reason)),
      ...(pressed ? [reasons.pressed] : []),
    ];
  }
  private because(part: string, { from, value }: Reason): string {
    const { keywords, types } = labelsIn(this.language);
    const source =
      typeof from === 'number' ? this.print(from) : from === 'fortification' ? types.fortification : keywords[from];
    return fill(this.words.reasons.because, { p: part, n: signedText(value), a: source });
  }

  /** What a keyword does stands beside it: nobody should have to ask for each. */
  override card(def: DefId): CardText {
    const text = super.card(def);
    const { keywords, explained } = labelsIn(this.language);
    const own = Object.keys(this.set.row(def).keywords ?? {}) as readonly Keyword[];
    const lines = [...text.lines];
    for (const keyword of own) {
      const at = lines.findIndex((line) => line.startsWith(keywords[keyword]));
      if (at < 0) lines.push(`${keywords[keyword]}: ${explained[keyword]}`);
      else lines[at] = `${lines[at]!} ${explained[keyword]}`;
    }
    const sorts = sortsOf(labelsIn(this.language), this.language);
    const kinds = text.kind.split(' · ').flatMap((kind) => sorts.find(({ names }) => names.includes(kind)) ?? []);
    return { ...text, lines: [...lines, ...kinds.flatMap((sort) => sort.lines)] };
  }
  override things(s?: War): readonly NamedThing[] {
    return [...super.things(), ...(s === undefined ? [] : this.strengthened(s))];
  }
  /** Of each unit whose strength is another than printed: what it is now, and why. */
  private strengthened(s: War): readonly NamedThing[] {
    const g = reading(s);
    return [0 as Seat, 1 as Seat]
      .flatMap((seat) => unitsOf(s, seat))
      .flatMap((card): readonly NamedThing[] => {
        if (s.table.printed(card) === 0) return [];
        const why = [PART.attack, PART.defence].flatMap((part) =>
          reasonsFor(g, card, part).map((reason) =>
            this.because(part === PART.attack ? this.words.reasons.attack : this.words.reasons.defence, reason),
          ),
        );
        const print = this.print(s.table.printed(card));
        const whose = this.seats[s.table.ownerOf(card)]!;
        return why.length === 0
          ? []
          : [
              {
                names: [print],
                lines: [`${whose}, ${this.name(s, card)}${this.strength(s, card)}: ${why.join('; ')}`],
              },
            ];
      });
  }
}
/** Is it a card of the resource zone? */
const isGoods = (g: G, card: CardId): boolean => card > 0 && card <= g.table.cards && isAt(g, card, PLACE.resources);
/** The price that is asked for (`pay`). */
const priceIn = ({ values }: Asked): Price => ({
  total: Int32Array.from(['D', 'F', 'U'], (name) => values[name] ?? 0),
  strict: Int32Array.from(['strictD', 'strictF', 'strictU'], (name) => values[name] ?? 0),
});
