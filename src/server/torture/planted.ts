import type { FaultName } from './faults.ts';
import { MATCH_FAULTS } from './planted-match.ts';
import { STORE_FAULTS } from './planted-store.ts';

/** Every fault but the one that is an option of the store. */
const PLANTS: Readonly<Record<Exclude<FaultName, 'notFlushed'>, () => void>> = { ...STORE_FAULTS, ...MATCH_FAULTS };

/**
 * Plants a fault that a server might have into the classes of this process, before it serves. Only the torture's own entry
 * file loads this: nothing of it is in what people run.
 */
export function plant(name: string): void {
  const found = Object.entries(PLANTS).find(([known]) => known === name);
  if (found === undefined) throw new Error(`there is no fault ${name}`);
  found[1]();
}
