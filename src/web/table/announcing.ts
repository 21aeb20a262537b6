import { type Signal, signal } from '@preact/signals';
import type { Fact } from '../../kernel/facts.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { speed } from '../shell/settings.ts';
import type { Entry } from './entry.ts';
import { marksAfter, type PlaceMark } from './place-marks.ts';
import type { Teller, Telling } from './telling.ts';

/** What came of the last action: the one thing that is said of it. */
export interface Result {
  readonly entry: Entry;
  readonly fact: Fact;
  readonly telling: Telling;
  /** So long it stays, in milliseconds. */
  readonly stays: number;
}
/** At normal speed: so long the line of a result stays, and so long what follows waits for it, by its weight. */
const STAYS = { 1: 1100, 2: 1400, 3: 1800 } as const;
const HOLDS = { 1: 650, 2: 1100, 3: 1600 } as const;
/** What the viewer did is known to them; what came of it with figures is not. */
const MINE_STAYS = { 1: 1100, 2: 1100, 3: 1600 } as const;
const MINE_HOLDS = { 1: 0, 2: 900, 3: 1150 } as const;
/** Until the viewer goes on. */
export const STEP = Number.POSITIVE_INFINITY;

/** Until when what follows waits for a result to be read. What is worth no word is not waited for. */
export function heldFor(result: Result | undefined, mine: boolean): number {
  if (speed.value === 3 || result === undefined) return 0;
  if (speed.value === 0) return mine ? 0 : STEP;
  const { weight } = result.telling;
  return performance.now() + (mine ? MINE_HOLDS : HOLDS)[weight] / (speed.value === 2 ? 2 : 1);
}

/** Says what came of each action in one line, and marks where it happened. */
export class Announcer {
  readonly result: Signal<Result | undefined> = signal(undefined);
  readonly marks: Signal<readonly PlaceMark[]> = signal([]);
  /** How the game's facts are told. */
  tells: Teller<State> | undefined;
  private fades: ReturnType<typeof setTimeout> | undefined;

  /** Of all that an entry tells, what weighs most, and of that the last. */
  resultOf(entry: Entry, s: State, viewer: Viewer, mine: boolean): Result | undefined {
    let best: Result | undefined;
    for (const { fact } of entry.lines.en) {
      const telling = this.tells?.(s, fact, viewer);
      if (telling === undefined || telling.weight < (best?.telling.weight ?? 0)) continue;
      best = { entry, fact, telling, stays: (mine ? MINE_STAYS : STAYS)[telling.weight] };
    }
    return best;
  }
  say(result: Result): void {
    this.result.value = result;
    this.hush(result.stays);
  }
  mark(facts: readonly Fact[], s: State, viewer: Viewer, mine: boolean): void {
    const told = facts.flatMap((fact) => this.tells?.(s, fact, viewer) ?? []);
    this.marks.value = marksAfter(this.marks.value, told, mine);
  }
  /** The line of the result goes when it has been read; whoever points at it keeps it. */
  hush(after: number): void {
    clearTimeout(this.fades);
    if (after === Number.POSITIVE_INFINITY) return;
    this.fades = setTimeout(() => (this.result.value = undefined), after);
  }
  stop(): void {
    clearTimeout(this.fades);
  }
}
