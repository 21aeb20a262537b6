import type { Action, DefId, Seat, ZoneId } from '../../../kernel/ids.ts';
import type { Options } from '../../../kernel/options.ts';
import { defOf, secondOf, verbOf } from '../../../kernel/verbs.ts';
import { addsDays, days, need, relieves } from '../cards/columns.ts';
import { type Bravery, ownerOf, planAt, zone } from '../state.ts';
import { act } from '../verbs.ts';
import type { Layout } from './layout.ts';
import { BINS } from './pool.ts';

/** How many cards of this print are in the seat's hand. */
function copiesIn({ table }: Bravery, seat: Seat, def: DefId): number {
  let copies = 0;
  for (let i = 0; i < table.size(zone.hand(seat)); i++)
    if (table.printed(table.card(zone.hand(seat), i)) === def) copies++;
  return copies;
}
const CONFIRM = act.confirm();
const REOPEN = act.reopen();

/** One seat's next step towards a layout, whatever the others have done meanwhile. */
export class Planning {
  private readonly layout: Layout;
  /** Gifts offered and asked for in this round, with the copies in hand at that time: nobody is pressed twice. */
  private readonly offered = new Map<Action, number>();
  private readonly refused = new Int32Array(BINS * BINS);
  private round = 0;

  constructor(layout: Layout) {
    this.layout = layout;
  }
  /** What was asked for or offered in this round and not granted, by giver and taker. A no stands for the whole round. */
  refusals(s: Bravery, seat: Seat): Int32Array {
    this.begin(s);
    for (const [action, copies] of this.offered) {
      const [def, other] = [defOf(action), secondOf(action) as Seat];
      const [from, to] = verbOf(action) === act.ask.id ? [other, seat] : [seat, other];
      const pending = from === seat ? s.offers[to]!.get(seat) : s.asks[from]!.get(seat);
      if ((pending & (1 << def)) === 0 && copiesIn(s, from, def) >= copies) this.refused[from * BINS + to]! |= 1 << def;
    }
    return this.refused;
  }
  /** Those, and what was asked for and is not answered yet: who confirms meanwhile leaves no days free for a yes. */
  withheld(s: Bravery, seat: Seat): Int32Array {
    const withheld = this.refusals(s, seat).slice();
    for (let other = 0; other < s.table.plan.seats; other++) withheld[other * BINS + seat]! |= s.asks[other]!.get(seat);
    return withheld;
  }
  private begin(s: Bravery): void {
    if (this.round === s.round.value) return;
    this.round = s.round.value;
    this.offered.clear();
    this.refused.fill(0);
  }
  /** What there is to say to the others, if anything. */
  talk(s: Bravery, seat: Seat, out: Options): Action | undefined {
    this.begin(s);
    return this.reply(s, seat, out) ?? this.gift(s, seat, out) ?? this.request(s, seat, out);
  }
  /** What there is to do in the seat's own plan; nothing any more: it is confirmed. */
  next(s: Bravery, seat: Seat, out: Options): Action {
    return this.change(s, seat, out) ?? (out.has(CONFIRM) ? CONFIRM : out.at(0));
  }

  /** Yes to what is of use, no to the rest. */
  private reply(s: Bravery, seat: Seat, out: Options): Action | undefined {
    for (let i = 0; i < out.size; i++) {
      const action = out.at(i);
      const verb = verbOf(action);
      if (verb === act.accept.id) return this.welcome(s, seat, action, out);
      if (verb !== act.give.id || (s.asks[seat]!.get(secondOf(action) as Seat) & (1 << defOf(action))) === 0) continue;
      return this.needed(seat, defOf(action)) ? act.decline(defOf(action), secondOf(action) as Seat) : action;
    }
    for (let i = 0; i < out.size; i++) if (verbOf(out.at(i)) === act.decline.id) return out.at(i);
    return undefined;
  }
  private welcome(s: Bravery, seat: Seat, action: Action, out: Options): Action {
    const def = defOf(action);
    const fits = this.meant(seat, def) || days[def]! <= this.layout.free(seat);
    if (fits && s.confirmed.get(seat) !== 0 && out.has(REOPEN)) return REOPEN;
    // A need that cannot be met here is better where it is.
    return need[def] === 0 || fits ? action : act.decline(def, secondOf(action) as Seat);
  }
  /** Is a card of somebody else's hand meant for this seat's plan? */
  private meant(seat: Seat, def: DefId): boolean {
    const { layout } = this;
    for (let i = 0; i < layout.size; i++) {
      if (layout.def[i] === def && layout.bin[i] === seat && layout.owner[i] !== seat) return true;
    }
    return false;
  }
  /** Does this seat want to plan every copy that it holds? */
  private needed(seat: Seat, def: DefId): boolean {
    const { layout } = this;
    for (let i = 0; i < layout.size; i++) {
      if (layout.def[i] === def && layout.owner[i] === seat && layout.at[i]! < 0 && layout.bin[i] !== seat)
        return false;
    }
    return true;
  }

  /** Offers what another seat should plan, one card at a time. */
  private gift(s: Bravery, seat: Seat, out: Options): Action | undefined {
    const { layout } = this;
    if (s.table.plan.seats === 1) return undefined;
    for (let i = 0; i < layout.size; i++) {
      if (layout.owner[i] !== seat || layout.at[i]! >= 0 || layout.bin[i]! < 0 || layout.bin[i] === seat) continue;
      if (s.offers[layout.bin[i]!]!.get(seat) !== 0) continue;
      const action = act.give(layout.defAt(i), layout.bin[i] as Seat);
      const copies = this.copies(seat, layout.def[i]!);
      if (copies >= (this.offered.get(action) ?? 99) || !out.has(action)) continue;
      this.offered.set(action, copies);
      return action;
    }
    return undefined;
  }

  /** Asks for what this seat should plan and another holds. */
  private request(s: Bravery, seat: Seat, out: Options): Action | undefined {
    const { layout } = this;
    if (s.table.plan.seats === 1) return undefined;
    for (let i = 0; i < layout.size; i++) {
      const owner = layout.owner[i] as Seat;
      if (layout.bin[i] !== seat || owner === seat || layout.at[i]! >= 0 || s.asks[owner]!.get(seat) !== 0) continue;
      const action = act.ask(layout.defAt(i), owner);
      const copies = this.copies(owner, layout.def[i]!);
      if (copies >= (this.offered.get(action) ?? 99) || !out.has(action)) continue;
      this.offered.set(action, copies);
      return action;
    }
    return undefined;
  }
  private copies(seat: Seat, def: number): number {
    const { layout } = this;
    let n = 0;
    for (let i = 0; i < layout.size; i++)
      if (layout.def[i] === def && layout.owner[i] === seat && layout.at[i]! < 0) n++;
    return n;
  }

  /** Takes back what should not lie in the plan, then lays what should: needs, what they pay for, the rest. */
  private change(s: Bravery, seat: Seat, out: Options): Action | undefined {
    const { layout } = this;
    for (let b = 0; b < layout.bins; b++) {
      if (ownerOf(s.table, b) !== seat) continue;
      const place = planAt(s.table, b);
      const action = this.remove(b, place, out) ?? this.lay(s, b, place, out);
      if (action !== undefined) return action;
    }
    return undefined;
  }
  private remove(b: number, place: ZoneId, out: Options): Action | undefined {
    const { layout } = this;
    for (let i = 0; i < layout.size; i++) {
      if (layout.at[i] !== b || layout.bin[i] === b || relieves[layout.def[i]!] !== 0) continue;
      const dismiss = act.dismiss(layout.defAt(i), place);
      if (out.has(act.takeBack(layout.defAt(i), place))) return act.takeBack(layout.defAt(i), place);
      if (out.has(dismiss)) return dismiss;
    }
    return undefined;
  }
  private lay(s: Bravery, b: number, place: ZoneId, out: Options): Action | undefined {
    const { layout } = this;
    for (let pass = 0; pass < 4; pass++) {
      for (let i = 0; i < layout.size; i++) {
        if (layout.bin[i] !== b || passOf(layout.def[i]!) !== pass) continue;
        const action = pass === 1 ? this.send(s, b, place) : act.plan(layout.defAt(i), place);
        if (layout.at[i] !== b && action !== undefined && out.has(action)) return action;
      }
    }
    return undefined;
  }
  /** Volunteers go to a need that is to be eased and is not yet. */
  private send(s: Bravery, b: number, place: ZoneId): Action | undefined {
    const { layout } = this;
    const t = s.table;
    for (let i = 0; i < layout.size; i++) {
      if (layout.bin[i] !== b || layout.eased[i] === 0) continue;
      for (let slot = 0; slot < t.size(place); slot++) {
        const card = t.card(place, slot);
        if (t.printed(card) === layout.def[i] && s.relieved.get(card) === 0)
          return act.volunteer(layout.defAt(i), place);
      }
    }
    return undefined;
  }
}
const passOf = (def: number): number => (need[def] !== 0 ? 0 : relieves[def] !== 0 ? 1 : addsDays[def] !== 0 ? 2 : 3);
