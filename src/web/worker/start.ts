import type { Role } from './wire.ts';

/** A worker, asked for by a page. */
export const startWorker = (role: Role): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role });

/** Another one, asked for by a worker: it is the same file. */
export const startBeside = (role: Role): Worker => new Worker(self.location.href, { type: 'module', name: role });
