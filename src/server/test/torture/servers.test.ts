import { test } from 'vitest';
import { hasPostgres } from '../../torture/postgres-here.ts';
import { partition, pause, race, rolling } from '../../torture/race.ts';
import { held, LONG } from './held.ts';

/** While something starts or waits, they need not play as fast as they can. */
const THINKS_MS = 10;

test.skipIf(!(await hasPostgres()))(
  'three servers and one match do not get in each other’s way',
  { timeout: LONG },
  async () => held(await race({ seconds: 0, seed: 5, faults: 100 })),
);
test.skipIf(!(await hasPostgres()))(
  'a server or a database that wakes up late does no harm, nor does a database that crashes',
  { timeout: LONG },
  async () => held(await pause({ seconds: 0, seed: 6, faults: 3, thinks: THINKS_MS })),
);
test.skipIf(!(await hasPostgres()))(
  'servers that are cut off from the database again and again keep one log',
  { timeout: LONG },
  async () => held(await partition({ seconds: 0, seed: 9, faults: 4, thinks: THINKS_MS })),
);
test.skipIf(!(await hasPostgres()))(
  'servers are updated one after the other while people play on',
  { timeout: LONG },
  async () => held(await rolling({ seconds: 0, seed: 7, faults: 3, thinks: THINKS_MS })),
);
