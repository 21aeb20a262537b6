import type { Seat } from '../../kernel/ids.ts';
import type { Language } from '../../kernel/text.ts';

type Said = Readonly<Record<Language, string>>;
export interface LessonStep {
  readonly say: Said;
  /** What must be done, in the game's notation; without it the step is only read. */
  readonly do?: readonly string[];
  /** What the others do then: seat and notation. */
  readonly after?: readonly (readonly [seat: number, notation: string])[];
}
/** A position and what is done in it, step by step. */
export interface Lesson {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seat: Seat;
  readonly position: unknown;
  readonly steps: readonly LessonStep[];
}
