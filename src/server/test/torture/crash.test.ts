import { test } from 'vitest';
import { kill } from '../../torture/kill.ts';
import { canCut, power } from '../../torture/power.ts';
import { held, LONG } from './held.ts';

test('killed without warning, a server loses nothing that it acknowledged', { timeout: LONG }, async () =>
  held(await kill({ seconds: 1, seed: 1, faults: 6 })),
);
test.skipIf(!canCut())(
  'a power cut takes nothing that was acknowledged, and would without flushing',
  { timeout: LONG },
  async () => held(await power({ seconds: 1, seed: 2, faults: 6 })),
);
