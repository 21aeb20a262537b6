/** What cards are worth, in logarithms of the odds of winning. */
import { KEY } from '../prints.ts';
import { isAircraft, isFort, isShip } from '../rules/06-kinds.ts';
import { type CardId, type G, zone } from '../state.ts';

export const FIGURES = {
  card: 0.17,
  /** how far a unit that would die of it counts as a blocker */
  reluctant: 0.6,
  /** strength that could break through, beyond what it takes at once */
  pressure: 0.1,
  resource: 0.25,
  /** a unit that waits in reserve, against one on its line */
  waiting: 0.95,
  /** a land unit that stands on the other line than its own */
  displaced: 0.6,
} as const;

/** A deck is a life: its cards are worth more the fewer there are. */
export const deckWorth = (n: number): number => -9 * Math.exp(-n / 8) - 6.3 * Math.exp(-n / 20);

/** What a card in play is worth to its owner. */
export function worth(g: G, card: CardId): number {
  const { cards } = g.s;
  const def = g.table.printed(card);
  const cost = cards.total[def]!;
  if (cards.types[def] === 0) {
    if (cards.resource[def] !== 0) return FIGURES.resource;
    return 0.15 * cost;
  }
  if (isAircraft(g, card)) return 0.25 + 0.05 * cost + 0.08 * cards.bombing[def]!;
  if (isShip(g, card)) {
    const shells = (cards.keywords[def]! & KEY.deckAttack) !== 0 ? 0.7 * cards.attack[def]! : 0;
    return 0.25 + 0.05 * cost + shells;
  }
  if (isFort(g, card)) return 0.3 + 0.035 * cost;
  const owner = g.table.ownerOf(card);
  const home = cards.line[def]!;
  const abroad = g.table.zoneOf(card) === (home === 1 ? zone.second(owner) : home === 2 ? zone.first(owner) : 0);
  const directed = (cards.keywords[def]! & KEY.directedAttack) !== 0 ? 0.2 * cards.attack[def]! : 0;
  const atHome = home === 2 ? 0.3 + 0.045 * cost : 0.4 + 0.05 * cost + directed;
  return abroad ? FIGURES.displaced * atHome : atHome;
}
