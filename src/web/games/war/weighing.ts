/** What sending everybody at once would come to, before it is done: sums, who could block, and whom that would cost. */
import { isShip } from '../../../games/war/rules/06-kinds.ts';
import { mayShell } from '../../../games/war/rules/keywords/deck-attack.ts';
import { DECK, opponentOf, reading, zone } from '../../../games/war/state.ts';
import type { Action, CardId } from '../../../kernel/ids.ts';
import { cardOf } from '../../../kernel/verbs.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Forecast, ForecastLine } from '../../table/layout.ts';
import { cardsIn } from '../../table/view.ts';
import { onslaught } from './clashes.ts';
import { nameOf, strengthOf } from './named.ts';
import type { View } from './unit.tsx';

interface Words {
  readonly all: (n: number) => string;
  readonly strength: (n: number) => string;
  readonly through: (n: number) => string;
  readonly blockers: (names: string) => string;
  readonly noBlock: string;
  /** What a unit that is not blocked comes to: any unit of the land, a ship that shells the deck, and one that only meets ships. */
  readonly leadsTo: Readonly<Record<'all' | 'deck' | 'ships', string>>;
  /** Of a ship that would meet nothing. */
  readonly inVain: string;
  /** To one blocker each. */
  readonly lost: (names: string) => string;
  readonly noneLost: string;
  /** Whoever blocks alone: name and strength, and how it would end. */
  readonly blockedBy: (name: string, ends: string) => string;
  /** By whether the attacker falls and whether the blocker does. */
  readonly ends: Readonly<Record<'both' | 'attacker' | 'blocker' | 'none', string>>;
}
const SAID: Readonly<Record<Language, Words>> = typeset({
  uk: {
    all: (n) => `Атакують усі готові: ${n}`,
    strength: (n) => `Сила разом: ${n}`,
    through: (n) => `Якщо не блокують, прорвуться всі; втрати колоди противника — до ${n}`,
    blockers: (names) => `Можуть блокувати: ${names}`,
    noBlock: 'Блокувати нема кому',
    leadsTo: {
      all: 'Якщо не заблокують, прорветься: до колоди, другої лінії чи ресурсів',
      deck: 'Якщо не заблокують, прорветься: до колоди чи кораблів другої лінії',
      ships: 'Якщо не заблокують, прорветься до кораблів другої лінії',
    },
    inVain: 'Корабель не б’є по колоді й ресурсах, а кораблів у тилу нема: атака нічого не дасть',
    lost: (names) => `Один блок знищить: ${names}`,
    noneLost: 'Один блок не знищить нікого',
    blockedBy: (name, ends) => `Якщо блокує ${name}: ${ends}`,
    ends: {
      both: 'знищено обох',
      attacker: 'ваш підрозділ знищено',
      blocker: 'знищено того, хто блокує',
      none: 'обидва вціліють',
    },
  },
  ru: {
    all: (n) => `Атакуют все готовые: ${n}`,
    strength: (n) => `Сила вместе: ${n}`,
    through: (n) => `Если не блокируют, прорвутся все; потери колоды противника — до ${n}`,
    blockers: (names) => `Могут блокировать: ${names}`,
    noBlock: 'Блокировать некому',
    leadsTo: {
      all: 'Если не заблокируют, прорвётся: к колоде, второй линии или ресурсам',
      deck: 'Если не заблокируют, прорвётся: к колоде или кораблям второй линии',
      ships: 'Если не заблокируют, прорвётся к кораблям второй линии',
    },
    inVain: 'Корабль не бьёт по колоде и ресурсам, а кораблей в тылу нет: атака ничего не даст',
    lost: (names) => `Один блок уничтожит: ${names}`,
    noneLost: 'Один блок не уничтожит никого',
    blockedBy: (name, ends) => `Если блокирует ${name}: ${ends}`,
    ends: {
      both: 'уничтожены оба',
      attacker: 'ваше подразделение уничтожено',
      blocker: 'блокирующее подразделение уничтожено',
      none: 'уцелеют оба',
    },
  },
  en: {
    all: (n) => `All ready units attack: ${n}`,
    strength: (n) => `Strength together: ${n}`,
    through: (n) =>
      `If nobody blocks, all break through: the opponent’s deck may lose up to ${n} ${n === 1 ? 'card' : 'cards'}`,
    blockers: (names) => `Able to block: ${names}`,
    noBlock: 'Nobody is able to block',
    leadsTo: {
      all: 'Unless blocked it breaks through: to the deck, the second line or resources',
      deck: 'Unless blocked it breaks through: to the deck or ships of the second line',
      ships: 'Unless blocked it breaks through to ships of the second line',
    },
    inVain:
      'A ship does not strike the deck or resources, and there are no ships in the rear: nothing would come of it',
    lost: (names) => `One block would destroy: ${names}`,
    noneLost: 'One block would destroy nobody',
    blockedBy: (name, ends) => `If ${name} blocks: ${ends}`,
    ends: {
      both: 'both are destroyed',
      attacker: 'your unit is destroyed',
      blocker: 'the blocker is destroyed',
      none: 'both survive',
    },
  },
});
/** More names than these are counted. */
const MOST_NAMED = 4;

/** Each name once, with how many there are of it. */
function named(view: View, cards: Iterable<CardId>, figures: boolean): string {
  const counts = new Map<string, number>();
  for (const card of new Set(cards)) {
    const { attack, defence } = strengthOf(view, card);
    const name = figures ? `${nameOf(view, card)} ${attack}/${defence}` : nameOf(view, card);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`));
  const rest = names.length - MOST_NAMED;
  return names.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` +${rest}` : '');
}

/** Everybody attacks and nobody is aimed at: the enemy chooses whom to block. */
export function weighAttack(view: View, actions: readonly Action[]): Forecast {
  const w = SAID[view.language];
  const { clashes, blocks } = onslaught(view, actions);
  const strength = clashes.reduce((sum, { attackers }) => sum + attackers.attack, 0);
  const atTheDeck = clashes
    .filter(({ attackers }) => attackers.cards.every((card) => ['all', 'deck'].includes(meets(view, card) ?? '')))
    .reduce((sum, { attackers }) => sum + attackers.attack, 0);
  const blockers = blocks.map(({ unit }) => unit);
  const lost = blocks.filter(({ clash }) => clash.attackers.lost > 0).map(({ enemy }) => enemy);
  const lines: readonly ForecastLine[] = [
    { text: w.strength(strength) },
    { text: w.through(atTheDeck), good: atTheDeck > 0 },
    blockers.length === 0 ? { text: w.noBlock, good: true } : { text: w.blockers(named(view, blockers, true)) },
    ...(blockers.length === 0
      ? []
      : [
          lost.length === 0
            ? { text: w.noneLost, good: true }
            : { text: w.lost(named(view, lost, false)), good: false },
        ]),
  ];
  return { kind: 'certain', title: w.all(actions.length), lines };
}
/** What a unit could go for after a breakthrough: a ship only for ships, and for the deck if it shells (WAR-25.3, WAR-25.4). */
export function meets(view: View, unit: CardId): 'all' | 'deck' | 'ships' | undefined {
  const g = reading(view.s);
  if (!isShip(g, unit)) return 'all';
  if (mayShell(g, unit)) return 'deck';
  return cardsIn(view.s, zone.second(opponentOf(view.s.table.ownerOf(unit)))).some((card) => isShip(g, card))
    ? 'ships'
    : undefined;
}
/** What comes of it if a unit of the viewer is not blocked. */
export function throughWith(view: View, unit: CardId): ForecastLine {
  const w = SAID[view.language];
  const what = meets(view, unit);
  return what === undefined ? { text: w.inVain, good: false } : { text: w.leadsTo[what] };
}
/** One unit attacks and nobody is aimed at: what each that could block it alone would come to, the worst first. */
export function weighBlocks(view: View, action: Action): readonly ForecastLine[] {
  const w = SAID[view.language];
  const { blocks } = onslaught(view, [action]);
  const own = cardOf(action);
  const lines = new Map<string, { readonly line: ForecastLine; readonly rank: number }>();
  for (const { unit, enemy, clash } of blocks) {
    if (enemy !== own) continue;
    const [falls, fells] = [clash.attackers.lost > 0, clash.defenders.lost > 0];
    const { attack, defence } = strengthOf(view, unit);
    const ends = w.ends[falls ? (fells ? 'both' : 'attacker') : fells ? 'blocker' : 'none'];
    const text = w.blockedBy(`${nameOf(view, unit)} ${attack}/${defence}`, ends);
    const line: ForecastLine = falls === fells ? { text } : { text, good: fells };
    lines.set(text, { line, rank: (falls ? 0 : 2) + (fells ? 1 : 0) });
  }
  if (lines.size === 0) return [{ text: w.noBlock, good: true }, throughWith(view, own)];
  const met = [...lines.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_NAMED)
    .map(({ line }) => line);
  return [...met, throughWith(view, own)];
}
/** How many units go for the opponent's deck if all of these do too, and how many cards it loses by that at most. */
export function atDeck(view: View, actions: readonly Action[]): { readonly units: number; readonly cards: number } {
  const clash = onslaught(view, actions).clashes.find(({ name }) => name === DECK);
  return { units: clash?.attackers.cards.length ?? 0, cards: clash?.deck ?? 0 };
}
