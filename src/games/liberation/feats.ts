import { FACT } from '../../kernel/facts.ts';
import { type FeatCounts, type Feats, inAll, inGame, listOf, type Tale, timesIn } from '../../kernel/feats.ts';
import { DYNASTY, type Liberation, REASON, roleOf, zone } from './state.ts';
import { type FeatKey, featWords } from './text/feats.ts';
import { ATTACK, fact } from './verbs.ts';

const FEATS = {
  /** LIB-10.1 */
  baseFound: inGame(),
  twoCircles: inGame(),
  firstCircle: inGame(),
  fewMisses: inGame(),
  /** LIB-6.5 */
  handHits: inGame(3),
  captures: inGame(8),
  heldOut: inGame(),
  neverMoved: inGame(),
  /** LIB-7.4 */
  moves: inGame(2),
  sabotages: inGame(3),
  missions: inGame(6),
  galaxy: inGame(),
  dynastyWins: inAll(5),
  resistanceWins: inAll(5),
  attacks: inAll(50),
  allMissions: inAll(100),
} as const satisfies Readonly<Record<FeatKey, unknown>>;
/** A Dynasty that misses no more often than this knew where to look. */
const FEW_MISSES = 2;
const TWO = 2;

function count(tale: Tale<Liberation>): FeatCounts {
  const { s, seat, outcome } = tale;
  const performed = timesIn(tale, fact.performed, ({ a }) => a === seat);
  const turned = tale.deeds.some(
    ({ by, fact: { kind } }) => by === seat && (kind === fact.flipped || kind === fact.exchanged),
  );
  const shared = { missions: performed, allMissions: performed, galaxy: Number(turned) };
  const won = (outcome?.[seat] ?? 0) > 0;
  return roleOf(s, seat) === DYNASTY
    ? { ...shared, ...ofDynasty(tale, won) }
    : { ...shared, ...ofResistance(tale, won) };
}
function ofDynasty(tale: Tale<Liberation>, won: boolean): FeatCounts {
  const { s } = tale;
  const hits = (how: number): number => timesIn(tale, fact.attacked, ({ b }) => b === how);
  const found = won && s.reason.value === REASON.baseAttacked;
  return {
    baseFound: Number(found),
    twoCircles: Number(found && s.circle.value <= TWO),
    firstCircle: Number(found && s.circle.value === 1),
    fewMisses: Number(found && hits(ATTACK.missed) <= FEW_MISSES),
    handHits: hits(ATTACK.hand),
    captures: timesIn(tale, FACT.moved, ({ c }) => c === zone.captured),
    dynastyWins: Number(won),
    attacks: timesIn(tale, fact.attacked),
  };
}
function ofResistance(tale: Tale<Liberation>, won: boolean): FeatCounts {
  const moved = timesIn(tale, fact.baseTaken);
  return {
    heldOut: Number(won && tale.s.reason.value === REASON.thirdCircle),
    neverMoved: Number(won && moved === 0),
    moves: moved,
    sabotages: timesIn(tale, fact.sabotaged, ({ b }) => b === 1),
    resistanceWins: Number(won),
  };
}
export const feats: Feats<Liberation> = { list: listOf(FEATS), words: featWords, count };
