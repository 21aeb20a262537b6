import { readdirSync, readFileSync } from 'node:fs';

/** What a process has in memory; Linux only. */
export function residentKib(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}
/** How many files and lines a process holds open; Linux only. */
export const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const TICK_MS = 10;
/** What all threads of a process have used of the processors so far; Linux only. */
export function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
/** How many processors a process kept busy, from now until it is asked. Where a machine has other work, times say less. */
export function usageOf(pid: number): () => number {
  const [began, used] = [performance.now(), processorMs(pid)];
  return () => Math.round((100 * (processorMs(pid) - used)) / (performance.now() - began)) / 100;
}
