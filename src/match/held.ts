import type { Held } from '../kernel/game.ts';
import type { Rules } from '../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import type { Ledger } from './ledger.ts';

/** What must wait in a match with this set-up. */
export const heldIn = <S extends State, O extends SetupOptions>(
  { game }: Rules<S, O>,
  setup: Readonly<Record<string, unknown>>,
): Held | undefined => game.held?.(readSetup(game.options, setup));

/** When it opens; nothing where nothing waits. */
export function opensAt(held: Held | undefined, { phase, asked }: Ledger): number | undefined {
  return held === undefined || phase !== 'on' || asked === undefined ? undefined : asked + held.seconds * 1000;
}
