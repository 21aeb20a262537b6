/** What sending everybody at once would come to, before it is done: sums, who could block, and whom that would cost. */
import { DECK } from '../../../games/war/state.ts';
import type { Action, CardId } from '../../../kernel/ids.ts';
import { cardOf } from '../../../kernel/verbs.ts';
import type { Language } from '../../../kernel/text.ts';
import { typeset } from '../../../kernel/typeset.ts';
import type { Forecast, ForecastLine } from '../../table/layout.ts';
import { onslaught } from './clashes.ts';
import { nameOf, strengthOf } from './named.ts';
import type { View } from './unit.tsx';
import { WORDS } from './words.ts';

interface Words {
  readonly all: (n: number) => string;
  readonly strength: (n: number) => string;
  readonly through: (n: number) => string;
  readonly blockers: (names: string) => string;
  readonly noBlock: string;
  /** The same of one unit, with what follows from it. */
  readonly alone: string;
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
    alone: 'Блокувати нема кому: прорветься до колоди, другої лінії чи ресурсів',
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
    alone: 'Блокировать некому: прорвётся к колоде, второй линии или ресурсам',
    lost: (names) => `Один блок уничтожит: ${names}`,
    noneLost: 'Один блок не уничтожит никого',
    blockedBy: (name, ends) => `Если блокирует ${name}: ${ends}`,
    ends: {
      both: 'уничтожены оба',
      attacker: 'ваше подразделение уничтожено',
      blocker: 'уничтожен тот, кто блокирует',
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
    alone: 'Nobody is able to block: it breaks through to the deck, the second line or resources',
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
  const blockers = blocks.map(({ unit }) => unit);
  const lost = blocks.filter(({ clash }) => clash.attackers.lost > 0).map(({ enemy }) => enemy);
  const lines: readonly ForecastLine[] = [
    { text: w.strength(strength) },
    { text: w.through(strength), good: true },
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
  if (lines.size === 0) return [{ text: w.alone, good: true }];
  const met = [...lines.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_NAMED)
    .map(({ line }) => line);
  return [...met, { text: WORDS[view.language].breaksThrough }];
}
/** How many units go for the opponent's deck if all of these do too, and how many cards it loses by that at most. */
export function atDeck(view: View, actions: readonly Action[]): { readonly units: number; readonly cards: number } {
  const clash = onslaught(view, actions).clashes.find(({ name }) => name === DECK);
  return { units: clash?.attackers.cards.length ?? 0, cards: clash?.deck ?? 0 };
}
