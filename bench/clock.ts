/** Seconds that this thread has been on a processor, so that a busy machine does not spoil the figures. */
export function cpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** A batch does some of the work and returns how many units of it. */
export type Batch = () => number | Promise<number>;

/** Units per second, once: warmed up first, then for as many seconds as asked. */
export async function rate(batch: Batch, seconds: number, warm = seconds / 2): Promise<number> {
  for (const began = cpu(); cpu() - began < warm;) await batch();
  const began = cpu();
  let done = 0;
  while (cpu() - began < seconds) done += await batch();
  return done / (cpu() - began);
}
