import { type Signal, signal } from '@preact/signals';
import type { Fact } from '../../kernel/facts.ts';
import type { Viewer } from '../../kernel/ids.ts';
import type { State } from '../../kernel/table.ts';
import { speed } from '../shell/settings.ts';
import type { Entry } from './entry.ts';
import { marksAfter, type PlaceMark } from './place-marks.ts';
import { headingIn, type LogLine } from './story.ts';
import type { Teller, Telling } from './telling.ts';

/** What came of the last action: the one thing that is said of it. */
export interface Result {
  readonly entry: Entry;
  readonly fact: Fact;
  readonly telling: Telling;
  /** So long it stays, in milliseconds. */
  readonly stays: number;
  /** It is all that is told: that a turn begins. */
  readonly opens?: boolean;
}
/** At normal speed: so long the line of a result stays, and so long what follows waits for it, by its weight. */
const STAYS = { 1: 1100, 2: 1400, 3: 1800 } as const;
const HOLDS = { 1: 900, 2: 1100, 3: 1600 } as const;
/** What the viewer did is known to them; what came of it with figures is not. */
const MINE_STAYS = { 1: 1100, 2: 1100, 3: 1600 } as const;
const MINE_HOLDS = { 1: 900, 2: 900, 3: 1150 } as const;
/** That a turn begins is seen beside what is done first in it. */
const OPENING_HOLDS = 250;
/** Until the viewer goes on. */
export const STEP = Number.POSITIVE_INFINITY;

/** Until when what follows waits for a result to be read. What is worth no word is not waited for. */
export function heldFor(result: Result | undefined, mine: boolean): number {
  if (speed.value === 3 || result === undefined) return 0;
  if (speed.value === 0) return mine ? 0 : STEP;
  const holds = result.opens === true ? OPENING_HOLDS : (mine ? MINE_HOLDS : HOLDS)[result.telling.weight];
  return performance.now() + holds / (speed.value === 2 ? 2 : 1);
}

/** Says what came of each action in one line, and marks where it happened. */
export class Announcer {
  readonly result: Signal<Result | undefined> = signal(undefined);
  readonly marks: Signal<readonly PlaceMark[]> = signal([]);
  /** How the game's facts are told. */
  tells: Teller<State> | undefined;
  /** Does a line begin a turn or a round? */
  isOpening: (line: LogLine) => boolean = ({ text }) => headingIn(text) !== undefined;
  private fades: ReturnType<typeof setTimeout> | undefined;

  /** Of all that an entry tells, what weighs most, and of that the last; that a turn begins only if that is all. */
  resultOf(entry: Entry, s: State, viewer: Viewer, mine: boolean): Result | undefined {
    const told = entry.lines.en.filter((line) => !this.isOpening(line));
    const best = this.bestOf(told, entry, s, viewer, mine);
    if (best !== undefined) return best;
    const opening = this.bestOf(entry.lines.en, entry, s, viewer, mine);
    return opening && { ...opening, opens: true };
  }
  private bestOf(lines: readonly LogLine[], entry: Entry, s: State, viewer: Viewer, mine: boolean): Result | undefined {
    let best: Result | undefined;
    for (const { fact } of lines) {
      const telling = this.tells?.(s, fact, viewer);
      if (telling === undefined || telling.quiet === true) continue;
      if (telling.weight < (best?.telling.weight ?? 0)) continue;
      best = { entry, fact, telling, stays: (mine ? MINE_STAYS : STAYS)[telling.weight] };
    }
    return best;
  }
  say(result: Result): void {
    this.result.value = result;
    this.hush(result.stays);
  }
  mark(facts: readonly Fact[], s: State, viewer: Viewer, when: Parameters<typeof marksAfter>[2]): void {
    const told = facts.flatMap((fact) => this.tells?.(s, fact, viewer) ?? []);
    this.marks.value = marksAfter(this.marks.value, told, when);
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
