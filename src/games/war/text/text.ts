/** The play of the game in one language: prompts, options, the log and the table as text. */
import { FACT, type Fact } from '../../../kernel/facts.ts';
import type { Action, CardId, DefId, Seat, Viewer, ZoneId } from '../../../kernel/ids.ts';
import type { Asked, GameText, NamedThing } from '../../../kernel/text.ts';
import { numberOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import type { CardSet } from '../cards/columns.ts';
import { FLAG_LIST, type Language, PLACES, WINDOWS } from '../cards/vocabulary.ts';
import { BY_LOT } from '../decks/lot.ts';
import { READY_DECKS } from '../decks/ready.ts';
import { nameOf } from '../notation.ts';
import { isAt, PLACE, placeBit, UNITS } from '../rules/03-zones.ts';
import { payable, priceOfCard } from '../rules/07-resources.ts';
import { attackOf, defenceInClash, defenceOf, strengthInClash } from '../rules/08-parameters.ts';
import { inRow, nextFighter, rowLength } from '../rules/09-modifiers.ts';
import { startOf } from '../start.ts';
import { someAttack } from '../rules/16-attack.ts';
import { ATTACK, DECK, DEFEND, reading, type War, zone } from '../state.ts';
import { act, fact } from '../verbs.ts';
import { cardText, labelsIn } from './card.ts';
import { costText, numbersOf, otherStrengths, thingsOf } from './things.ts';
import { type Prompt, type Words, PROMPTS, type Refusal } from './words.ts';

type Values = Readonly<Record<string, string | number>>;
/** Puts values into a template. */
export const fill = (template: string, values: Values): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** Something that a seat may choose. */
interface Option {
  readonly seat: Seat;
  readonly action: Action;
}
/** All that has to be said about one set of cards in one language. */
export class Speaker implements GameText<War> {
  readonly title: string;
  readonly aim: string;
  readonly seats: readonly string[];
  /** The same for a terminal. */
  spoken?: GameText<War>;
  protected readonly words: Words;
  protected readonly set: CardSet;
  protected readonly language: Language;

  constructor(words: Words, set: CardSet, language: Language) {
    this.words = words;
    this.set = set;
    this.language = language;
    this.title = words.title;
    this.aim = words.aim;
    this.seats = words.seats;
  }
  prompt(prompt: string, values: Readonly<Record<string, number>>, s?: War): string {
    const known = PROMPTS.find((name) => name === prompt);
    if (known === undefined) return prompt;
    const window = WINDOWS[values['window'] ?? -1];
    const w = window === undefined ? '' : capital(labelsIn(this.language).windows[window]);
    const y = this.price(values);
    const x = this.words.exchange[exchangedOf(values)];
    const a = this.asked(values['to'], values['card'], s);
    const c = this.asked(values['about'], values['clash'], s);
    const free = known === 'redeal' && values['price'] === 0;
    const p = this.words.cards(values['price'] ?? 0);
    return fill(free ? this.words.redealFree : this.words.prompts[known], { ...values, w, y, a, c, x, p });
  }
  /** What a question is about: its print, and which card of the position it is, where that is known. */
  protected asked(def: number | undefined, _card: number | undefined, _s: War | undefined): string {
    return this.printOrDeck(def);
  }
  option(s: War, seat: Seat, action: Action, _asked?: Asked): string {
    const says = this.phrase(s, verbOf(action), numberOf(action), secondOf(action), { seat, action });
    return verbOf(action) === act.wave.id && !someAttack(reading(s)) ? `${says} (${this.words.noneAttacks})` : says;
  }
  /** What a bare amount, card, line or flag answers is told beside it. */
  byItself(s: War, action: Action, { values }: Asked): string | undefined {
    const verb = act.list[verbOf(action)]?.verb;
    const template = this.words.byItself[verb as keyof Words['byItself']];
    if (template === undefined) return undefined;
    const first = numberOf(action);
    const meant =
      verb === 'choose'
        ? this.name(s, first as CardId)
        : verb === 'take'
          ? this.printOrDeck(first)
          : this.asked(values['to'], values['card'], s);
    return fill(template, { a: meant, n: first, ...this.labels(first) });
  }
  protected printOrDeck(def = 0): string {
    return def === 0 ? this.words.deck : this.print(def as DefId);
  }
  private labels(first: number): Values {
    return {
      l: first === 1 ? this.words.firstLine : this.words.secondLine,
      f: labelsIn(this.language).flags[FLAG_LIST[first] ?? 'ussr'],
    };
  }
  /** What is chosen, or has been done: a verb with what it is about. */
  private phrase(s: War, id: number, first: number, second: number, option?: Option): string {
    const verb = act.list[id]!;
    const besidePool = id === act.pay.id && option !== undefined && poolOf(s, option.seat).some((n) => n > 0);
    const named = (i: number, value: number): string =>
      verb.kinds[i] === 'card'
        ? this.name(s, value as CardId)
        : verb.kinds[i] === 'def'
          ? this.print(value as DefId)
          : String(value);
    return fill(besidePool ? this.words.payBesidePool : this.words.options[verb.verb as keyof Words['options']], {
      a: named(0, first),
      b: named(1, second),
      n: verb === act.buyOff ? this.set.deckPrice[s.table.printed(first as CardId)]! : first,
      y: option === undefined ? '' : this.amountsOf(s, option),
      ...this.labels(first),
    });
  }
  private amountsOf(s: War, { seat, action }: Option): string {
    const [first, second] = [numberOf(action), secondOf(action)];
    const spent = [first >> 5, first & 31, second];
    if (verbOf(action) === act.spend.id) return this.amounts(...spent);
    // What is in the pool already need not be taken any more.
    if (verbOf(action) === act.pay.id)
      return this.amounts(...spent.map((n, i) => Math.max(0, n - poolOf(s, seat)[i]!)));
    if (verbOf(action) !== act.tap.id) return '';
    const yields = this.set.yields[s.table.printed(first as CardId)]![second]!;
    return this.amounts(yields[0]!, yields[1]!, yields[2]!);
  }
  /** What is to be paid, strict numbers told apart (WAR-7.10). */
  private price(values: Readonly<Record<string, number>>): string {
    const { numbers, resources } = this.words;
    const parts = EXCHANGED.flatMap((name, i) => {
      const strict = values[`strict${name}`] ?? 0;
      const free = (values[name] ?? 0) - strict;
      return [
        ...(strict > 0 ? [`${numbers.strict} ${resources[i]!(strict)}`] : []),
        ...(free > 0 ? [resources[i]!(free)] : []),
      ];
    });
    return parts.length === 0 ? '0' : parts.join(', ');
  }
  private amounts(...values: readonly number[]): string {
    const parts = values.flatMap((n, i) => (n === 0 ? [] : [this.words.resources[i]!(n)]));
    return parts.length === 0 ? '0' : parts.join(', ');
  }
  protected print(def: DefId): string {
    return this.set.rows[def - 1]?.name[this.language] ?? this.words.hidden;
  }
  protected name(s: War, card: CardId): string {
    return card === DECK ? this.words.deck : this.print(s.table.printed(card));
  }

  leave(prompt: string, s?: War, seat?: Seat): string | undefined {
    const { leave, leaveAtOnce } = this.words;
    const none = s !== undefined && seat !== undefined && !hasBegun(s, prompt, seat);
    return (none ? leaveAtOnce[prompt as Prompt] : undefined) ?? leave[prompt as Prompt];
  }
  fact(s: War, told: Fact, _viewer: Viewer): string | undefined {
    if (told.kind === FACT.moved) return this.moved(s, told);
    const entry = fact.list.find(({ id }) => id === told.kind);
    if (entry === undefined) return undefined;
    return this.say(s, entry.fact, told);
  }
  /** Cards that a player draws one after another stand in one line, and what belongs to one thing is told as one. */
  log(s: War, facts: readonly Fact[], viewer: Viewer): readonly string[] {
    const lines: string[] = [];
    let drawn: DefId[] = [];
    for (const [i, told] of facts.entries()) {
      if (told.kind !== FACT.moved || !isDrawn(told.b, told.c)) {
        lines.push(...[this.amidst(s, facts, told, viewer) ?? [], this.seen(s, facts, told, viewer) ?? []].flat());
        continue;
      }
      drawn.push(told.def);
      const next = facts[i + 1];
      if (next?.kind === FACT.moved && next.b === told.b && next.c === told.c) continue;
      lines.push(this.drew(s.table.ownerOf(told.a as CardId), drawn));
      drawn = [];
    }
    return [...lines, ...this.wornOut(s, facts)];
  }
  /** WAR-22.1: whose deck has just come down to what loses. */
  private wornOut(s: War, facts: readonly Fact[]): readonly string[] {
    const fell = (seat: Seat): boolean =>
      facts.some(({ kind, b, c }) => kind === FACT.moved && b === zone.deck(seat) && c !== b);
    return [0 as Seat, 1 as Seat].flatMap((seat) => {
      const n = s.table.size(zone.deck(seat));
      return n < 2 && fell(seat) ? [fill(this.words.wornOut, { s: this.seats[seat]!, n: this.words.cards(n) })] : [];
    });
  }
  private drew(seat: Seat, drawn: readonly DefId[]): string {
    const { draws, drawsHidden, cards } = this.words;
    return drawn.every((def) => def === 0)
      ? fill(drawsHidden, { s: this.seats[seat]!, n: cards(drawn.length) })
      : fill(draws, { s: this.seats[seat]!, a: counted(drawn.map((def) => this.print(def))) });
  }
  /** A fact beside those of the same moment. Its own line comes first in what is said, so that it is found again. */
  protected amidst(s: War, facts: readonly Fact[], told: Fact, viewer: Viewer): string | undefined {
    const { kind, a, def } = told;
    const line = this.fact(s, told, viewer);
    const { words } = this;
    if (kind === FACT.moved)
      return placeOf(told.c) === 'reserve' && facts.some((one) => one.kind === fact.played && one.b === def)
        ? undefined
        : line;
    // What is played leaves at once, and what is looked at or intercepted is told by that.
    if (kind === fact.lost && facts.some((one) => one.kind === fact.played && one.b === s.table.printed(a as CardId)))
      return undefined;
    if (kind === fact.acted && told.b === act.look.id) return undefined;
    if ((kind === fact.acted || kind === fact.used) && intercepts(facts, a)) return undefined;
    if (kind === fact.damaged)
      return facts.some((one) => one.kind === fact.destroyed && one.a === a) ? undefined : line;
    if (kind === fact.destroyed) {
      const hit = facts.findLast((one) => one.kind === fact.damaged && one.a === a);
      return hit === undefined ? line : `${line} ${fill(words.damage, { n: hit.b })}`;
    }
    if (kind === fact.redealt) {
      const shown = facts.flatMap((one) => (one.kind === FACT.revealed && one.def !== 0 ? [this.print(one.def)] : []));
      return told.b !== 0 || shown.length === 0 ? line : `${line} ${fill(words.handShown, { a: counted(shown) })}`;
    }
    return kind === fact.clash && line !== undefined ? this.clash(s, facts, a as CardId, line) : line;
  }
  /** What nobody defends is no clash to read of: what becomes of it is told. */
  protected clash(s: War, facts: readonly Fact[], clash: CardId, said: string): string | undefined {
    const foes = this.foesIn(s, facts, clash);
    return foes.length === 0 ? undefined : `${said} ${fill(this.words.against, { a: foes.join(', ') })}`;
  }
  /** Those on the other side of a clash, by what is dealt in it. */
  private foesIn(s: War, facts: readonly Fact[], clash: CardId): readonly string[] {
    if (clash === DECK || this.set.types[s.table.printed(clash)] === 0) return [];
    const [seat, from] = [s.table.ownerOf(clash), facts.findIndex((one) => one.kind === fact.clash && one.a === clash)];
    const to = facts.findIndex((one, i) => i > from && one.kind === fact.clash);
    return facts
      .slice(from, to < 0 ? undefined : to)
      .flatMap(({ kind, a }) =>
        kind === fact.committed && a !== DECK && s.table.ownerOf(a as CardId) !== seat
          ? [this.name(s, a as CardId)]
          : [],
      );
  }
  /** What the viewer looks at stands in one line, after the look itself is told. */
  private seen(s: War, facts: readonly Fact[], looked: Fact, viewer: Viewer): string | undefined {
    if (looked.kind !== fact.looked || looked.a !== viewer) return undefined;
    const owner = looked.b;
    const shown = facts.filter(
      ({ kind, b, def }) => kind === FACT.revealed && def !== 0 && s.table.plan.owner[b] === owner,
    );
    if (shown.length === 0 || owner === viewer) return undefined;
    const at = shown[0]!.b as ZoneId;
    if (placeOf(at) !== 'hand')
      return fill(this.words.sees.deck, { a: counted(shown.map(({ def }) => this.print(def))) });
    // Some of a hand may be known already.
    const hand = Array.from({ length: s.table.size(at) }, (_, i) => s.table.printed(s.table.card(at, i)));
    return fill(this.words.sees.hand, { a: counted(hand.map((def) => this.print(def))) });
  }
  private say(s: War, name: string, { a, b, c }: Fact): string | undefined {
    const { facts } = this.words;
    switch (name) {
      case 'turn':
        return fill(facts.turn, { s: this.seats[a]!, n: b });
      case 'wave':
        return a === 0 ? undefined : fill(facts.wave, { s: this.seats[s.active.value]!, n: a });
      case 'redealt':
      case 'looked':
      case 'defeated':
        return fill(facts[name], { s: this.seats[a]! });
      case 'paid':
        return fill(facts.paid, { s: this.seats[a]!, y: this.amounts(b >> 8, b & 255, c) });
      case 'played':
        return fill(this.set.types[b] === 0 ? facts.played : this.words.builds, {
          s: this.seats[a]!,
          a: this.print(b as DefId),
        });
      case 'deckLost':
        return b === 0 ? undefined : fill(facts.deckLost, { s: this.seats[a]!, n: this.words.cards(b) });
      case 'acted':
        return `${this.seats[s.table.ownerOf(a as CardId)]}: ${small(this.phrase(s, b, a, c))}.`;
      case 'attached':
        return b === 0
          ? undefined
          : fill(facts.attached, {
              s: this.seats[s.table.ownerOf(a as CardId)]!,
              a: this.name(s, a as CardId),
              b: this.name(s, b as CardId),
            });
      case 'declared':
        return this.declared(s, a as CardId, b as CardId, c);
      case 'defends':
        return this.defends(s, a as CardId, b as CardId, c);
      case 'used':
      case 'damaged':
      case 'destroyed':
      case 'lost':
      case 'stopped':
      case 'clash':
      case 'brokeThrough':
      case 'upkeep':
        return fill(facts[name], {
          s: a === DECK ? '' : this.seats[s.table.ownerOf(a as CardId)]!,
          a: this.name(s, a as CardId),
          n: b,
        });
      default:
        return undefined;
    }
  }
  /** A clash is named after one of its cards: that card needs no name beside its own. */
  protected against(s: War, card: CardId, clash: CardId, said = this.name(s, card)): string {
    return clash === 0 || clash === card ? said : `${said} → ${this.name(s, clash)}`;
  }
  private declared(s: War, card: CardId, clash: CardId, how: number): string | undefined {
    const who = { s: this.seats[s.table.ownerOf(card)]!, a: this.name(s, card) };
    // What an interceptor meets has been declared before: the interception is what is told.
    if (how === ATTACK.intercepted || (how === ATTACK.cover && clash === card)) return undefined;
    if (how === ATTACK.cover) return fill(this.words.covers, who);
    if (how === ATTACK.undirected || clash === card) return fill(this.words.attacksUndirected, who);
    return fill(this.words.attacks, { ...who, b: this.name(s, clash) });
  }
  private defends(s: War, card: CardId, clash: CardId, how: number): string | undefined {
    if (how === DEFEND.none) return undefined;
    const owner = s.table.ownerOf(card);
    if (how === DEFEND.target) return fill(this.words.defends.target, { s: this.seats[owner]!, a: this.name(s, card) });
    const stops = clash !== DECK && s.table.ownerOf(clash) !== owner;
    const told = how === DEFEND.intercept ? 'intercept' : stops ? 'block' : 'support';
    return fill(this.words.defends[told], { s: this.seats[owner]!, a: this.against(s, card, clash) });
  }
  private moved(s: War, { a, b, c, def }: Fact): string | undefined {
    const to = placeOf(c);
    const owner = this.seats[s.table.ownerOf(a as CardId)]!;
    if (isDrawn(b, c)) return fill(this.words.draws, { s: owner, a: this.print(def) });
    const quiet = to === undefined || to === 'losses' || to === 'deck' || to === 'under';
    if (quiet) return undefined;
    const { moves, movesTo } = this.words;
    const told = to in movesTo ? movesTo[to as keyof typeof movesTo] : moves;
    return fill(told, { s: owner, a: this.print(def), z: labelsIn(this.language).places[to] });
  }

  card(def: DefId): ReturnType<typeof cardText> {
    const row = this.set.row(def);
    const { name, kind, lines } = cardText(this.set, row, this.language);
    return { name, kind, lines: [...numbersOf(row, this.words, labelsIn(this.language)), ...lines] };
  }
  things(_s?: War): readonly NamedThing[] {
    return thingsOf(this.words, labelsIn(this.language), this.language);
  }
  zone(name: string): string {
    const place = PLACES.find((word) => name.startsWith(word));
    return place === undefined ? this.words.aside : labelsIn(this.language).places[place];
  }
  setting(name: string, value?: string): string {
    if (value === undefined) return this.words.settings[name as keyof Words['settings']] ?? name;
    if (name === 'first') return this.words.firstValues[value as '1' | '2' | 'lot'] ?? value;
    if (name.startsWith('start')) return this.started(value);
    if (value === BY_LOT) return this.words.deckByLot;
    return READY_DECKS.find(({ id }) => id === value)?.title[this.language] ?? this.words.unknownDeck;
  }
  /** WAR-R103: the cards that are there from the start. */
  private started(list: string): string {
    const counts = Map.groupBy(startOf(this.set, list), ({ name }) => name[this.language]);
    return [...counts].map(([name, { length }]) => (length === 1 ? name : `${length} × ${name}`)).join(', ') || '–';
  }
  refusal(rule: string): string {
    return this.words.refusals[rule as Refusal] ?? this.words.refused;
  }

  table(s: War, viewer: Viewer): readonly string[] {
    const t = this.words.table;
    const order: readonly Seat[] = viewer === 1 ? [0 as Seat, 1 as Seat] : [1 as Seat, 0 as Seat];
    const head = fill(t.turn, { n: s.turn.value, s: this.seats[s.active.value]! });
    return [head, t.legend, ...order.flatMap((seat) => this.side(s, seat))];
  }
  private side(s: War, seat: Seat): string[] {
    const places = labelsIn(this.language).places;
    const count = (id: ZoneId): string => fill(this.words.table.cards, { n: s.table.size(id) });
    const line = (place: (typeof PLACES)[number], id: ZoneId): string => `  ${places[place]}: ${this.listed(s, id)}`;
    const pool = this.amounts(s.D.get(seat), s.F.get(seat), s.U.get(seat));
    return [
      '',
      [
        this.seats[seat],
        `${places.deck}: ${count(zone.deck(seat))}${s.table.size(zone.deck(seat)) < 2 ? ` (${this.words.table.loses})` : ''}`,
        `${places.losses}: ${count(zone.losses(seat))}`,
        ...(pool === '0' ? [] : [fill(this.words.table.pool, { y: pool })]),
      ].join(' · '),
      line('first', zone.first(seat)),
      line('second', zone.second(seat)),
      ...(['reserve', 'carrier', 'ubo', 'resources', 'hand'] as const)
        .filter((place) => s.table.size(zone[place](seat)) > 0)
        .map((place) => line(place, zone[place](seat))),
    ];
  }
  private listed(s: War, id: ZoneId): string {
    const size = s.table.size(id);
    if (size === 0) return this.words.table.empty;
    return counted(Array.from({ length: size }, (_, i) => this.described(s, s.table.card(id, i))));
  }
  protected described(s: War, card: CardId): string {
    const def = s.table.printed(card);
    if (def === 0) return this.words.hidden;
    const g = reading(s);
    const notes: string[] = [...otherStrengths(this.set.row(def), this.words)];
    const isUnit = this.set.types[def] !== 0 && s.table.plan.viewers[s.table.zoneOf(card)] === s.table.plan.everyone;
    if (isUnit && s.clash.get(card) !== 0) {
      const y = this.inClash(s, card);
      notes.push(this.against(s, card, s.clash.get(card), fill(this.words.table[this.met(s, card)], { y })));
    }
    if (s.tapped.get(card) !== 0) notes.push(this.words.table.tapped);
    if (s.damage.get(card) > 0) notes.push(fill(this.words.table.damage, { n: s.damage.get(card) }));
    const cost = isInHand(s, card) ? costText(this.set.row(def).cost, this.words) : '';
    if (cost !== '') notes.push(cost);
    if (cost !== '' && !payable(g, s.table.ownerOf(card), priceOfCard(g, card))) notes.push(this.words.table.tooDear);
    const under = this.under(s, card);
    return `${this.print(def)}${this.copy(s, card)}${this.strength(s, card)}${under}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
  }
  /** Who attacks, and nobody has met it yet, is in no clash in any usual sense. */
  private met(s: War, card: CardId): 'inClash' | 'attacks' {
    const [clash, enemy] = [s.clash.get(card), (1 - s.table.ownerOf(card)) as Seat];
    const isMet = clash !== card || nextFighter(reading(s), enemy, clash, 0) >= 0;
    return isMet || s.attacking.get(card) === ATTACK.none ? 'inClash' : 'attacks';
  }
  /** In the clash that the card is in. */
  protected inClash(s: War, card: CardId): string {
    const g = reading(s);
    return `${strengthInClash(g, card)}/${defenceInClash(g, card)}`;
  }
  protected strength(s: War, card: CardId): string {
    const g = reading(s);
    return this.set.types[s.table.printed(card)] === 0 ? '' : ` ${attackOf(g, card)}/${defenceOf(g, card)}`;
  }
  /** The number that tells a unit on the table from others of its print, as in the notation, where the first has none. */
  protected copy(s: War, card: CardId): string {
    const g = reading(s);
    const [def, owner] = [s.table.printed(card), s.table.ownerOf(card)];
    const isTwin = (other: CardId): boolean =>
      other !== card && s.table.printed(other) === def && isAt(g, other, UNITS | PLACE.reserve);
    if (def === 0 || !isAt(g, card, UNITS | PLACE.reserve) || !unitsOf(s, owner).some(isTwin)) return '';
    return ` №${/#(\d+)$/.exec(nameOf(s, card))?.[1] ?? '1'}`;
  }
  private under(s: War, card: CardId): string {
    const under = zone.under(s.table.ownerOf(card));
    const names: string[] = [];
    for (let i = 0; i < s.table.size(under); i++) {
      if (s.host.get(s.table.card(under, i)) === card) names.push(this.name(s, s.table.card(under, i)));
    }
    return names.length === 0 ? '' : ` + ${names.join(' + ')}`;
  }
  outcome(s: War): readonly string[] {
    const winner = s.table.score[0]! > 0 ? 0 : 1;
    return [fill(this.words.won, { s: this.seats[winner]! }), fill(this.words.why, { s: this.seats[1 - winner]! })];
  }
}
const poolOf = ({ D, F, U }: War, seat: Seat): readonly number[] => [D, F, U].map((pool) => pool.get(seat));
/** Does somebody attack, fly or defend already, at a question that goes on until nobody else does? */
function hasBegun(s: War, prompt: string, seat: Seat): boolean {
  const g = reading(s);
  const does = (so: (card: CardId) => boolean): boolean =>
    Array.from({ length: rowLength(g, seat) }, (_, slot) => inRow(g, seat, slot)).some(so);
  switch (prompt) {
    case 'undirected':
      return s.declared.value > 0;
    case 'air':
    case 'airRear':
      return does((card) => s.attacking.get(card) === (prompt === 'air' ? ATTACK.air : ATTACK.airRear));
    case 'block':
    case 'rearSupport':
      return does((card) => s.defending.get(card) === DEFEND.block);
    default:
      return true;
  }
}
const placeOf = (place: number): (typeof PLACES)[number] | undefined =>
  PLACES[31 - Math.clz32(placeBit(place as ZoneId))];
const isDrawn = (from: number, to: number): boolean => placeOf(from) === 'deck' && placeOf(to) === 'hand';
/** The fighter meets an aircraft at this moment. */
const intercepts = (facts: readonly Fact[], card: number): boolean =>
  facts.some(({ kind, a, c }) => kind === fact.defends && a === card && c === DEFEND.intercept);
/** `Depot ×2, Fuel`. */
export function counted(names: readonly string[]): string {
  const said = new Map<string, number>();
  for (const name of names) said.set(name, (said.get(name) ?? 0) + 1);
  return [...said].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}
/** Depot, factory and fuel, as prices name them. */
const EXCHANGED = ['D', 'F', 'U'] as const;
function exchangedOf(values: Readonly<Record<string, number>>): keyof Words['exchange'] {
  const strict = EXCHANGED.reduce((sum, name) => sum + (values[`strict${name}`] ?? 0), 0);
  const all = EXCHANGED.reduce((sum, name) => sum + (values[name] ?? 0), 0);
  return strict === 0 ? 'all' : strict < all ? 'some' : 'none';
}
const isInHand = (s: War, card: CardId): boolean => isAt(reading(s), card, PLACE.hand);
/** All cards of the seat where units lie open. */
export const unitsOf = ({ table }: War, seat: Seat): readonly CardId[] =>
  [zone.first(seat), zone.second(seat), zone.reserve(seat), zone.carrier(seat)].flatMap((at) =>
    Array.from({ length: table.size(at) }, (_, i) => table.card(at, i)),
  );
/** «Артпідтримка: А → Б» after who did it. */
const small = (text: string): string => (text.charAt(0).toLowerCase() + text.slice(1)).replace(': ', ', ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
