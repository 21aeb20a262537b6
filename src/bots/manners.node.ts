import { constants, getPriority, setPriority } from 'node:os';

/** Called in a thread: whoever serves goes first. A thread has a priority of its own on Linux; elsewhere all share one. */
export function letOthersGoFirst(niceness: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  if (process.platform === 'linux') setPriority(Math.max(getPriority(), niceness));
}
