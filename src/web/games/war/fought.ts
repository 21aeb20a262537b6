import { defenceInClash } from '../../../games/war/rules/08-parameters.ts';
import { inRow, rowLength } from '../../../games/war/rules/09-modifiers.ts';
import { DECK, opponentOf, reading, type War, zone } from '../../../games/war/state.ts';
import { fact } from '../../../games/war/verbs.ts';
import type { Fact } from '../../../kernel/facts.ts';
import type { CardId, Seat } from '../../../kernel/ids.ts';
import { cardsIn } from '../../table/view.ts';

/** One unit in a clash that was fought: what it took, and what became of it. */
export interface Fighter {
  readonly card: CardId;
  readonly dealt: number;
  /** Who struck it by an ability, from outside the clash. */
  readonly by: CardId | undefined;
  /** What it stood with; unknown where that does not agree with what became of it, as when a card was played in between. */
  readonly defence: number | undefined;
  readonly destroyed: boolean;
}
export interface Fight {
  readonly name: CardId;
  /** The attacking side. */
  readonly seat: Seat;
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Cards that the deck lost by it. */
  readonly deck: number;
}
interface Party {
  readonly attackers: readonly CardId[];
  readonly defenders: readonly CardId[];
}

/** Follows what happened at one moment on the position before it, which afterwards shows the wave as it was fought. */
class Following {
  readonly fights = new Map<CardId, Party>();
  readonly dealt = new Map<CardId, number>();
  private readonly by = new Map<CardId, CardId | undefined>();
  readonly destroyed = new Set<CardId>();
  /** Whom an ability was used against, and by whom. */
  private readonly struck = new Map<CardId, CardId>();
  private readonly defences = new Map<CardId, number>();
  private readonly hurtBefore = new Map<CardId, number>();
  private readonly s: War;
  deck = 0;

  constructor(s: War) {
    this.s = s;
  }
  follow({ kind, a, b, c }: Fact): void {
    const { s } = this;
    const card = a as CardId;
    switch (kind) {
      case fact.declared:
        s.attacking.set(card, c);
        s.clash.set(card, b as CardId);
        return;
      case fact.defends:
        s.defending.set(card, c);
        s.clash.set(card, b as CardId);
        return;
      case fact.tapped:
        s.tapped.set(card, 1);
        return;
      case fact.acted:
        this.struck.set(c as CardId, card);
        return;
      case fact.clash:
        this.meet(card);
        this.struck.clear();
        return;
      case fact.damaged:
        this.meet(s.clash.get(card));
        this.dealt.set(card, b - this.damageBefore(card));
        this.by.set(card, this.struck.get(card));
        return;
      case fact.destroyed:
        this.destroyed.add(card);
        return;
      case fact.deckLost:
        this.deck += b;
        return;
      default:
    }
  }
  private damageBefore(card: CardId): number {
    const known = this.hurtBefore.get(card) ?? this.s.damage.get(card);
    this.hurtBefore.set(card, known);
    return known;
  }
  /** Who takes part is seen when it begins: afterwards some of them are gone. */
  private meet(name: CardId): void {
    if ((name as number) === 0 || this.fights.has(name)) return;
    const { s } = this;
    const active = s.active.value;
    const of = (seat: Seat): readonly CardId[] => {
      const g = reading(s);
      const row = Array.from({ length: rowLength(g, seat) }, (_, slot) => inRow(g, seat, slot));
      return row.filter((card) => s.clash.get(card) === name);
    };
    const goods = cardsIn(s, zone.resources(opponentOf(active))).filter((card) => card === name);
    const party = { attackers: of(active), defenders: [...of(opponentOf(active)), ...goods] };
    if (party.attackers.length === 0) return;
    this.fights.set(name, party);
    const g = reading(s);
    for (const card of [...party.attackers, ...party.defenders]) this.defences.set(card, defenceInClash(g, card));
  }
  fighter(card: CardId): Fighter {
    const [dealt, destroyed] = [this.dealt.get(card) ?? 0, this.destroyed.has(card)];
    const defence = this.defences.get(card)!;
    const falls = dealt > 0 && this.damageBefore(card) + dealt >= Math.max(1, defence);
    return { card, dealt, destroyed, by: this.by.get(card), defence: falls === destroyed ? defence : undefined };
  }
}
/** All clashes of one moment in which somebody was hit, in their order; `before` is changed to show them. */
export function fightsIn(before: War, facts: readonly Fact[]): readonly Fight[] {
  if (!facts.some(({ kind }) => kind === fact.damaged || kind === fact.deckLost)) return [];
  const following = new Following(before);
  for (const told of facts) following.follow(told);
  const seat = before.active.value;
  return [...following.fights].flatMap(([name, { attackers, defenders }]): readonly Fight[] => {
    const deck = name === DECK ? following.deck : 0;
    const fight: Fight = {
      name,
      seat,
      attackers: attackers.map((card) => following.fighter(card)),
      defenders: defenders.map((card) => following.fighter(card)),
      deck,
    };
    const isHit = [...fight.attackers, ...fight.defenders].some(({ dealt }) => dealt > 0);
    return isHit || deck > 0 ? [fight] : [];
  });
}
export const sumOf = (side: readonly Fighter[]): number => side.reduce((sum, { dealt }) => sum + dealt, 0);
