/** Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2013): how strong somebody is, and how sure that is. */
export interface Strength {
  readonly rating: number;
  /** With 95 % the strength lies within twice this of the rating. */
  readonly deviation: number;
  readonly volatility: number;
}
export const NEWCOMER: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

/** One game against somebody: 1 for a win, ½ for a draw, 0 for a loss. */
interface RatedGame {
  readonly against: Strength;
  readonly score: number;
}
const SCALE = 173.7178;
/** How much the volatility may change: the smaller, the slower. */
const TAU = 0.5;
const CLOSE = 1e-6;

/** Nobody becomes less sure than one who has never played. */
const settled = (rating: number, deviation: number, volatility: number): Strength => ({
  rating,
  deviation: Math.min(deviation, NEWCOMER.deviation),
  volatility,
});
/** Who has not played for so many periods is known less well. */
export function idle({ rating, deviation, volatility }: Strength, periods: number): Strength {
  const phi = deviation / SCALE;
  return settled(rating, Math.sqrt(phi * phi + periods * volatility * volatility) * SCALE, volatility);
}

/** What the games of one period make of somebody. */
export function played(before: Strength, games: readonly RatedGame[]): Strength {
  if (games.length === 0) return idle(before, 1);
  const mu = (before.rating - NEWCOMER.rating) / SCALE;
  const phi = before.deviation / SCALE;
  let [information, surprise] = [0, 0];
  for (const { against, score } of games) {
    const spread = against.deviation / SCALE;
    const weight = 1 / Math.sqrt(1 + (3 * spread * spread) / Math.PI ** 2);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (against.rating - NEWCOMER.rating) / SCALE)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = volatilityAfter(before.volatility, phi, variance, variance * surprise);
  const wide = Math.sqrt(phi * phi + volatility * volatility);
  const narrow = 1 / Math.sqrt(1 / (wide * wide) + information);
  return settled(NEWCOMER.rating + SCALE * (mu + narrow * narrow * surprise), narrow * SCALE, volatility);
}

/** Step 5 of the paper: the root of f, found by the Illinois method. */
function volatilityAfter(sigma: number, phi: number, variance: number, delta: number): number {
  const begin = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - begin) / (TAU * TAU);
  };
  let low = begin;
  let high = Math.log(Math.max(CLOSE * CLOSE, delta * delta - phi * phi - variance));
  if (delta * delta <= phi * phi + variance) {
    let steps = 1;
    while (f(begin - steps * TAU) < 0) steps++;
    high = begin - steps * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
