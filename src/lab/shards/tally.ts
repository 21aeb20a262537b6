/** Numbers that were seen, as counts: of fixed size however many there were, and exact in whatever order they are merged. */
export interface TallyJson {
  readonly count: number;
  /** In thousandths, as decimal digits: they may pass what a number can hold. */
  readonly sum: string;
  readonly squares: string;
  readonly least: number;
  readonly most: number;
  /** How many numbers fell into each bin, by the bin's lower bound, in their order. */
  readonly bins: readonly (readonly [number, number])[];
}
const THOUSAND = 1000;
/** Whole numbers below this have a bin each; above, a bin is at most a five-hundredth as wide as its bound. */
const EXACT = 1024;
/** Far below 2^53: what is still to come in one number never passes it. */
const FULL = 2 ** 51;

/** The lower bound of the bin of a whole number. */
export function binOf(whole: number): number {
  const size = Math.abs(whole);
  if (size < EXACT) return whole;
  let wide = 2;
  while (size / wide >= EXACT) wide *= 2;
  return Math.floor(whole / wide) * wide;
}

export class Tally {
  count = 0;
  private sum = 0n;
  private squares = 0n;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;
  private readonly bins = new Map<number, number>();
  /** What was added since the exact sums were brought up to date. */
  private newSum = 0;
  private newSquares = 0;

  add(value: number): void {
    this.count++;
    this.newSum += Math.round(THOUSAND * value);
    this.newSquares += Math.round(THOUSAND * value * value);
    if (this.newSquares > FULL) this.settle();
    if (value < this.least) this.least = value;
    if (value > this.most) this.most = value;
    const bin = binOf(Math.floor(value));
    this.bins.set(bin, (this.bins.get(bin) ?? 0) + 1);
  }
  merge(other: TallyJson): void {
    this.settle();
    this.count += other.count;
    this.sum += BigInt(other.sum);
    this.squares += BigInt(other.squares);
    if (other.count > 0) {
      this.least = Math.min(this.least, other.least);
      this.most = Math.max(this.most, other.most);
    }
    for (const [bin, count] of other.bins) this.bins.set(bin, (this.bins.get(bin) ?? 0) + count);
  }
  toJson(): TallyJson {
    this.settle();
    const { count, sum, squares } = this;
    const [least, most] = count === 0 ? [0, 0] : [this.least, this.most];
    const bins = [...this.bins].toSorted(([a], [b]) => a - b);
    return { count, sum: String(sum), squares: String(squares), least, most, bins };
  }
  private settle(): void {
    this.sum += BigInt(this.newSum);
    this.squares += BigInt(this.newSquares);
    this.newSum = 0;
    this.newSquares = 0;
  }
}

/** What a report says of such numbers. */
export interface Figures {
  readonly count: number;
  readonly mean: number;
  readonly deviation: number;
  readonly least: number;
  readonly lowerQuarter: number;
  readonly median: number;
  readonly upperQuarter: number;
  readonly most: number;
}
export function figuresOf(tally: TallyJson): Figures {
  const { count, least, most } = tally;
  const mean = Number(tally.sum) / THOUSAND / Math.max(1, count);
  const variance = Number(tally.squares) / THOUSAND / Math.max(1, count) - mean * mean;
  return {
    count,
    mean,
    deviation: Math.sqrt(Math.max(0, variance)),
    least,
    lowerQuarter: quantile(tally, 0.25),
    median: quantile(tally, 0.5),
    upperQuarter: quantile(tally, 0.75),
    most,
  };
}
function quantile({ count, bins }: TallyJson, share: number): number {
  let left = Math.min(count - 1, Math.floor(share * count));
  for (const [bin, many] of bins) {
    if (left < many) return bin;
    left -= many;
  }
  return 0;
}
