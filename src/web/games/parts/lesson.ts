import type { Fact } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Language } from '../../../kernel/text.ts';

type Said = Readonly<Record<Language, string>>;
/** The figures of the question that the learner is asked. */
type Asked = Readonly<Record<string, number>>;
/**
 * A figure that the words name, and the same figure as the table beside them has it: in the position, in what the step before
 * brought about, or in the question.
 */
export type Claim = readonly [figure: number, at: (s: never, told: readonly Fact[], asked: Asked) => number];
export interface LessonStep {
  /** What it is about, in a few words. */
  readonly title: Said;
  readonly say: Said;
  /** For every figure in the words. */
  readonly claims?: readonly Claim[];
  /** What must be done, in the game's notation; without it the step is only read. */
  readonly do?: readonly string[];
  /**
   * What a step speaks of: selectors. Of a step that is only read, the first that is in view is lit; where something is to be
   * done, the box of the lesson covers none of it if it can.
   */
  readonly at?: string;
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
