import {
  crosshairs,
  offensive,
  shields,
  shieldsFree,
  strength,
  weakens,
} from '../../../games/bravery/cards/columns.ts';
import { landOf } from '../../../games/bravery/cards/set.ts';
import { attackOf } from '../../../games/bravery/rules/08-assault.ts';
import { ownShields } from '../../../games/bravery/rules/10-counter.ts';
import { type Bravery, planAt, plansOf, zone } from '../../../games/bravery/state.ts';
import { fact } from '../../../games/bravery/verbs.ts';
import { type Fact, FACT } from '../../../kernel/facts.ts';
import type { DefId } from '../../../kernel/ids.ts';
import { cardsIn } from '../../table/view.ts';

/** What one card brings into a battle. */
export interface Brought {
  readonly def: DefId;
  readonly n: number;
}
/** A battle as it was fought: what each side brought, what it came to, and what the enemy lost by it. */
export interface Battle {
  readonly target: DefId;
  /** The players attack. */
  readonly ours: boolean;
  readonly attackers: readonly Brought[];
  readonly defenders: readonly Brought[];
  /** The shields of the territory itself, and what was undermined there. */
  readonly land: number;
  readonly undermined: number;
  /** People's Actions that take from what the enemy brings. */
  readonly weakening: readonly Brought[];
  readonly attack: number;
  readonly defence: number;
  readonly gone: readonly DefId[];
}

/** Where the cards of battles lie while the facts of one moment are gone through. */
class Field {
  readonly printed = new Map<number, DefId>();
  readonly turned = new Set<number>();
  readonly display = new Set<number>();
  readonly committed = new Set<number>();
  private readonly before: Bravery;
  occupied: number;

  constructor(before: Bravery) {
    this.before = before;
    this.occupied = before.occupied.value;
    const { table } = before;
    for (const [place, cards] of [
      [zone.turned, this.turned],
      [zone.display, this.display],
    ] as const)
      for (const card of cardsIn(before, place)) {
        cards.add(card);
        this.printed.set(card, table.printed(card));
      }
    for (let i = 0; i < plansOf(table); i++)
      for (const card of cardsIn(before, planAt(table, i))) {
        this.printed.set(card, table.printed(card));
        if (before.committed.get(card) === 1) this.committed.add(card);
      }
  }
  follow({ kind, a, b, c, def }: Fact): void {
    if (kind === FACT.moved) {
      for (const cards of [this.turned, this.display, this.committed]) cards.delete(a);
      this.printed.set(a, def);
      if (c === zone.turned) this.turned.add(a);
      if (c === zone.display) this.display.add(a);
    } else if (kind === fact.committed) {
      if (c === 1) this.committed.add(b);
      else this.committed.delete(b);
    } else if (kind === fact.occupied) this.occupied |= 1 << landOf(a as DefId);
    else if (kind === fact.freed) this.occupied &= ~(1 << landOf(a as DefId));
  }
  private brought(cards: Iterable<number>, worth: (def: DefId) => number): readonly Brought[] {
    return [...cards]
      .map((card) => this.printed.get(card)!)
      .map((def) => ({ def, n: worth(def) }))
      .filter(({ n }) => n !== 0);
  }
  private readonly put = (column: Int32Array): readonly Brought[] =>
    this.brought(this.committed, (def) => column[def]!);
  battle({ a, b: attack, c: defence }: Fact, gone: readonly DefId[]): Battle {
    const target = a as DefId;
    const land = landOf(target);
    const ours = (this.occupied & (1 << land)) !== 0;
    const s = this.before;
    const offensives = this.brought(this.turned, (def) => (offensive[def] === 0 ? 0 : attackOf(s, def)));
    const weakening = this.put(weakens);
    const whole = { target, ours, weakening, attack, defence, gone };
    return ours
      ? {
          ...whole,
          attackers: this.put(crosshairs),
          defenders: this.brought(this.display, (def) => strength[def]!),
          land: ownShields(s, land),
          undermined: s.undermined[land]!.value,
        }
      : {
          ...whole,
          // BRV-R16: all of them at once, or one by one.
          attackers: s.singly.value === 1 ? offensives.slice(0, 1) : offensives,
          defenders: this.put(shields),
          land: shieldsFree[land]!,
          undermined: 0,
        };
  }
}
/** The enemy cards that went between this battle and the next. */
function goneAfter(facts: readonly Fact[], at: number): readonly DefId[] {
  const rest = facts.slice(at + 1);
  const next = rest.findIndex(({ kind }) => kind === fact.battle || kind === fact.round);
  return rest
    .slice(0, next < 0 ? undefined : next)
    .filter(({ kind, c }) => kind === FACT.moved && c === zone.enemyDiscard)
    .map(({ def }) => def);
}
/** All battles of one moment, in their order. */
export function battlesIn(before: Bravery, facts: readonly Fact[]): readonly Battle[] {
  if (!facts.some(({ kind }) => kind === fact.battle)) return [];
  const field = new Field(before);
  return facts.flatMap((told, i) => {
    field.follow(told);
    return told.kind === fact.battle ? [field.battle(told, goneAfter(facts, i))] : [];
  });
}
/** The enemy cards that were turned up, in their order. */
export const turnedIn = (facts: readonly Fact[]): readonly DefId[] =>
  facts.filter(({ kind, c }) => kind === FACT.moved && c === zone.turned).map(({ def }) => def);
