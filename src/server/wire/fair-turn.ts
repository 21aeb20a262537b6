/** So many messages of one connection are heard in one turn of the loop. */
export const MOST_IN_TURN = 4;

let turn = 0;
let isCounted = false;
/** The number of this turn of the loop. */
function thisTurn(): number {
  if (!isCounted) {
    isCounted = true;
    setImmediate(() => {
      turn++;
      isCounted = false;
    });
  }
  return turn;
}

interface Pausable {
  pause(): void;
  resume(): void;
}
type Hear = (data: Buffer, binary: boolean) => void;

/**
 * Lets connections take turns: whoever says much at once waits behind itself, and nobody else behind it. What waits is
 * what had been read with the rest; until it has been heard, nothing more is read.
 */
export class FairTurn {
  private readonly line: Pausable;
  private readonly hear: Hear;
  private waiting: (readonly [data: Buffer, binary: boolean])[] = [];
  private turn = -1;
  private heard = 0;
  private ended = false;

  constructor(line: Pausable, hear: Hear) {
    this.line = line;
    this.hear = hear;
  }
  take(data: Buffer, binary: boolean): void {
    if (this.ended) return;
    if (this.waiting.length === 0 && this.mayHear()) this.hear(data, binary);
    else if (this.waiting.push([data, binary]) === 1) {
      this.line.pause();
      setImmediate(this.goOn);
    }
  }
  /** Is the line not read now? */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }
  /** Nothing of what waits, or still comes, is worth hearing. */
  end(): void {
    this.ended = true;
    this.waiting = [];
  }
  private mayHear(): boolean {
    const now = thisTurn();
    if (now !== this.turn) {
      this.turn = now;
      this.heard = 0;
    }
    return this.heard++ < MOST_IN_TURN;
  }
  private readonly goOn = (): void => {
    for (let left = MOST_IN_TURN; left > 0 && this.waiting.length > 0; left--) this.hear(...this.waiting.shift()!);
    if (this.waiting.length > 0) setImmediate(this.goOn);
    else if (!this.ended) this.line.resume();
  };
}
