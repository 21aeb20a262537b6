import { type FeatCounts, type Feats, inAll, inGame, listOf, partsOf, type Tale, timesIn } from '../../kernel/feats.ts';
import type { CardId, Seat } from '../../kernel/ids.ts';
import { firstPlayer, type War, zone } from './state.ts';
import { type FeatKey, featWords } from './text/feats.ts';
import { fact } from './verbs.ts';

const FEATS = {
  won: inGame(),
  wonFast: inGame(),
  wonLong: inGame(),
  wonSecond: inGame(),
  wonFull: inGame(),
  wonBarely: inGame(),
  destroyed: inGame(20),
  destroyedInTurn: inGame(3),
  fewLosses: inGame(),
  breakthroughs: inGame(3),
  deckHit: inGame(20),
  deckHitInTurn: inGame(5),
  upgrades: inGame(3),
  played: inGame(20),
  wins: inAll(10),
  allDestroyed: inAll(100),
  allDeck: inAll(150),
} as const satisfies Readonly<Record<FeatKey, unknown>>;
/** Turns of both players together. */
const [FAST, LONG] = [24, 40];
/** Cards of the deck that a win leaves: a good part of it, or next to nothing. */
const [PLENTY, HARDLY] = [20, 5];
const FEW_LOSSES = 3;

function count(tale: Tale<War>): FeatCounts {
  const { s, seat } = tale;
  const other = (1 - seat) as Seat;
  const ownedBy =
    (owner: Seat) =>
    ({ a }: { readonly a: number }): boolean =>
      s.table.ownerOf(a as CardId) === owner;
  const turns = partsOf(tale, fact.turn);
  const destroyedIn = (deeds: Tale<War>['deeds']): number => timesIn({ deeds }, fact.destroyed, ownedBy(other));
  const deckLostIn = (deeds: Tale<War>['deeds']): number =>
    deeds.reduce((sum, { fact: { kind, a, b } }) => (kind === fact.deckLost && a === other ? sum + b : sum), 0);
  const [destroyed, deck] = [destroyedIn(tale.deeds), deckLostIn(tale.deeds)];
  return {
    destroyed,
    allDestroyed: destroyed,
    destroyedInTurn: Math.max(0, ...turns.map(destroyedIn)),
    deckHit: deck,
    allDeck: deck,
    deckHitInTurn: Math.max(0, ...turns.map(deckLostIn)),
    breakthroughs: timesIn(tale, fact.brokeThrough, ownedBy(seat)),
    upgrades: upgradesOf(tale, ownedBy(seat)),
    played: timesIn(tale, fact.played, ({ a }) => a === seat),
    ...(tale.outcome === undefined || tale.outcome[seat]! <= 0 ? {} : ofWin(tale, ownedBy(seat))),
  };
}
/** An upgrade that is laid under another unit later is still one. */
function upgradesOf({ deeds }: Tale<War>, mine: (fact: { readonly a: number }) => boolean): number {
  const laid = deeds.flatMap(({ fact: one }) => (one.kind === fact.attached && mine(one) ? [one.a] : []));
  return new Set(laid).size;
}
function ofWin(tale: Tale<War>, mine: (fact: { readonly a: number }) => boolean): FeatCounts {
  const { s, seat } = tale;
  const left = s.table.size(zone.deck(seat));
  return {
    won: 1,
    wins: 1,
    wonFast: Number(s.turn.value <= FAST),
    wonLong: Number(s.turn.value >= LONG),
    wonSecond: Number(firstPlayer(s) !== seat),
    wonFull: Number(left >= PLENTY),
    wonBarely: Number(left <= HARDLY),
    fewLosses: Number(timesIn(tale, fact.destroyed, mine) <= FEW_LOSSES),
  };
}
export const feats: Feats<War> = { list: listOf(FEATS), words: featWords, count };
