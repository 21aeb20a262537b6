import type { Fact } from './facts.ts';
import type { CardId, DefId, ZoneId } from './ids.ts';
import { InputError } from './input.ts';
import type { Claim, Printed } from './printed.ts';
import type { Scenario } from './scenario.ts';
import type { SetupOptions } from './setup.ts';
import type { State } from './table.ts';
import type { Plan } from './zones.ts';

/** What people call a zone: `deck`, `hand.dynasty`. */
export function zoneName({ names, owner }: Plan, seatNames: readonly string[], id: number): string {
  const [name, seat] = [names[id] ?? String(id), owner[id] ?? -1];
  return seat < 0 ? name : `${name.slice(0, -String(seat).length)}.${seatNames[seat]}`;
}

/** Holds what is printed against where a scenario has come to. */
export class Proof {
  private readonly t: Scenario<State, SetupOptions>;
  private readonly keys: readonly string[];
  constructor(t: Scenario<State, SetupOptions>) {
    this.t = t;
    const { game } = t.rules;
    const prints = game.prints ?? game.cards;
    this.keys = Array.from({ length: prints + 1 }, (_, def) =>
      def === 0 ? '' : (game.key?.(t.s, def as DefId) ?? String(def)),
    );
  }
  claims(printed: Printed): readonly Claim[] {
    return [
      ...Object.entries(printed.zones).map(([name, cards]) => this.zone(name, cards)),
      ...Object.entries(printed.sizes).map(([name, size]) => this.size(name, size)),
      ...this.told(printed.told),
      ...Object.entries(printed.strengths).map(([name, strength]) => this.strength(name, strength)),
      ...printed.offered.map((phrase) => this.offered(phrase)),
      ...Object.entries(printed.refused).map(([phrase, rule]) => this.refused(phrase, rule)),
      ...(printed.outcome === undefined ? [] : [this.outcome(printed.outcome)]),
    ];
  }
  private key(def: number): string {
    return this.keys[def] ?? '?';
  }
  private zoneNamed(name: string, field: string): ZoneId {
    const { plan } = this.t.rules;
    const zone = plan.names.findIndex((_, id) => zoneName(plan, this.t.seatNames, id) === name);
    if (zone < 0) throw new InputError(field, 'there is no such zone');
    return zone as ZoneId;
  }
  private cardsIn(zone: ZoneId): readonly DefId[] {
    const { table } = this.t.s;
    return Array.from({ length: table.size(zone) }, (_, i) => table.printed(table.card(zone, i)));
  }
  /** What lies in a zone, whatever the order. */
  private zone(name: string, cards: readonly string[]): Claim {
    const field = `printed.zones.${name}`;
    const zone = this.zoneNamed(name, field);
    const defs = cards.map((card, i) => {
      const def = this.keys.indexOf(card, 1);
      if (def < 1) throw new InputError(`${field}[${i}]`, `there is no card "${card}"`);
      return def as DefId;
    });
    const found = this.cardsIn(zone);
    const say = (list: readonly DefId[]): string =>
      list
        .map((def) => this.key(def))
        .toSorted()
        .join(', ');
    return { is: 'zone', about: name, printed: say(defs), here: say(found), zone, cards: defs, found };
  }
  private size(name: string, size: number): Claim {
    const zone = this.zoneNamed(name, `printed.sizes.${name}`);
    return { is: 'size', about: name, printed: String(size), here: String(this.t.s.table.size(zone)), zone };
  }
  /** Facts that were told, in this order; others may lie between them. */
  private told(phrases: readonly string[]): readonly Claim[] {
    const happened = this.t.facts.map((fact) => ({ fact, phrase: this.phraseOf(fact) }));
    let from = 0;
    return phrases.map((about): Claim => {
      const at = happened.findIndex(({ phrase }, i) => i >= from && phrase === about);
      if (at >= 0) from = at + 1;
      return { is: 'told', about, printed: about, here: at < 0 ? '' : about, fact: happened[at]?.fact };
    });
  }
  private phraseOf({ kind, a, b, c }: Fact): string {
    const { game, plan } = this.t.rules;
    const named = game.facts.list.find(({ id }) => id === kind);
    if (named === undefined) return '';
    const values = named.kinds.map((sort, i) => {
      const value = [a, b, c][i]!;
      if (sort === 'card') return value === 0 ? '-' : this.key(this.t.s.table.printed(value as CardId));
      if (sort === 'def') return value === 0 ? '-' : this.key(value);
      if (sort === 'seat') return this.t.seatNames[value] ?? '-';
      return sort === 'zone' ? zoneName(plan, this.t.seatNames, value) : String(value);
    });
    return [named.fact, ...values].join(' ');
  }
  /** `player1: zis-3` and what it counts for. */
  private strength(about: string, printed: string): Claim {
    const field = `printed.strengths.${about}`;
    const [name, key] = this.parted(about, field);
    const seat = this.t.seatNamed(name);
    const { table } = this.t.s;
    for (let card = 1 as CardId; card <= table.cards; card++) {
      const open = table.plan.viewers[table.zoneOf(card)] === table.plan.everyone;
      if (!open || table.ownerOf(card) !== seat || this.key(table.printed(card)) !== key) continue;
      const here = this.t.rules.game.strength?.(this.t.s, card) ?? '';
      return { is: 'strength', about, printed, here, card };
    }
    throw new InputError(field, `${name} has no such card in the open`);
  }
  private parted(phrase: string, field: string): [seat: string, rest: string] {
    const colon = phrase.indexOf(':');
    if (colon < 0) throw new InputError(field, 'does not say of which seat: write "seat: …"');
    return [phrase.slice(0, colon).trim(), phrase.slice(colon + 1).trim()];
  }
  private offered(about: string): Claim {
    const [name, phrase] = this.parted(about, 'printed.offered');
    const side = this.t.at(name);
    const action = side.optionFor(phrase);
    return {
      is: 'offered',
      about,
      printed: 'offered',
      here: action === undefined ? '' : 'offered',
      seat: side.seat,
      action,
    };
  }
  private refused(about: string, rule: string): Claim {
    const [name, phrase] = this.parted(about, 'printed.refused');
    const side = this.t.at(name);
    const refusal = side.reasonFor(phrase);
    return { is: 'refused', about, printed: rule, here: refusal?.rule ?? '', seat: side.seat, action: refusal?.action };
  }
  private outcome(outcome: readonly number[]): Claim {
    const here = this.t.outcome;
    return { is: 'outcome', about: 'outcome', printed: outcome.join(' '), here: here?.join(' ') ?? '' };
  }
}
