/** What every keyword of chapter 26 tells the windows: when its bearer may act, what it may do, and how that is done. */
import type { Action } from '../../../../kernel/ids.ts';
import type { Options } from '../../../../kernel/options.ts';
import { type Window, WINDOWS } from '../../cards/vocabulary.ts';
import type { CardId, G, Seat } from '../../state.ts';

export interface KeywordRule {
  /** Which keyword a unit must have to act: bits of KEYWORDS; 0 for a keyword that nobody uses by acting. */
  readonly bearer: number;
  /** bits of WINDOWS, in the own turn and in the opponent's */
  readonly own: number;
  readonly enemy: number;
  readonly verbs: readonly number[];
  offer(g: G, unit: CardId, seat: Seat, window: number, out: Options): void;
  take(g: G, seat: Seat, action: Action): void;
}
export const windows = (...names: readonly Window[]): number =>
  names.reduce((mask, name) => mask | (1 << WINDOWS.indexOf(name)), 0);

/** WAR-R68: the windows of a wave that are open to the attacker. */
export const WAVE_WINDOWS = windows(
  'WAVE_START',
  'ON_ATTACK',
  'BEFORE_CALC',
  'ON_DESTROY',
  'ON_BREAKTHROUGH',
  'ON_ATTACK_AIR',
  'WAVE_END',
);
/** A keyword that works by itself, or through other rules. */
export const PASSIVE: KeywordRule = {
  bearer: 0,
  own: 0,
  enemy: 0,
  verbs: [],
  offer() {},
  take() {},
};
