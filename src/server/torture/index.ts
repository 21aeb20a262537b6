import type { Report, Run } from './report.ts';

/** The ways in which a server is tried. */
export const TORTURES = [
  'kill',
  'power',
  'race',
  'pause',
  'partition',
  'rolling',
  'duplicate',
  'reconnect',
  'input',
  'idle',
  'flood',
  'crowd',
  'recovery',
  'abandoned',
  'clock',
  'prove',
  'leak',
  'event',
  'draft',
] as const;
/** Those that can be told how many faults there shall be; the others, how many rooms, sockets, matches or messages. */
export const COUNTED = [
  'kill',
  'power',
  'race',
  'pause',
  'partition',
  'rolling',
  'duplicate',
  'reconnect',
] as const satisfies readonly (typeof TORTURES)[number][];
export type Torture = (typeof TORTURES)[number];

const LOAD: Readonly<Record<Torture, (run: Run) => Promise<Report>>> = {
  kill: async (run) => (await import('./kill.ts')).kill(run),
  power: async (run) => (await import('./power.ts')).power(run),
  race: async (run) => (await import('./race.ts')).race(run),
  pause: async (run) => (await import('./race.ts')).pause(run),
  partition: async (run) => (await import('./race.ts')).partition(run),
  rolling: async (run) => (await import('./race.ts')).rolling(run),
  duplicate: async (run) => (await import('./lines.ts')).duplicate(run),
  reconnect: async (run) => (await import('./lines.ts')).reconnect(run),
  input: async (run) => (await import('./input.ts')).input(run),
  crowd: async (run) => (await import('./crowd.ts')).crowd(run),
  flood: async (run) => (await import('./flood.ts')).flood(run),
  idle: async (run) => (await import('./idle.ts')).idle(run),
  recovery: async (run) => (await import('./recovery.ts')).recovery(run),
  abandoned: async (run) => (await import('./abandoned.ts')).abandoned(run),
  clock: async (run) => (await import('./clock.ts')).clock(run),
  prove: async (run) => (await import('./prove.ts')).prove(run),
  leak: async (run) => (await import('./leak.ts')).leak(run),
  event: async (run) => (await import('./event.ts')).event(run),
  draft: async (run) => (await import('./event.ts')).draft(run),
};
export const torture = (kind: Torture, run: Run): Promise<Report> => LOAD[kind](run);
