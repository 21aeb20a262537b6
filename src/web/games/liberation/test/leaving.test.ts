import { expect, test } from 'vitest';
import type { Liberation } from '../../../../games/liberation/state.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { leaves } from '../leaving.ts';

test('an end that leaves something useful undone names it', async () => {
  const liberation = await Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H'],
      dynasty: { hand: ['E', 'N'] },
      resistance: { hand: ['B', 'K'], base: 'F' },
      turn: 'dynasty',
      step: 'step1',
    },
  );
  expect(leaves(liberation.view(0))?.asks).toContain('draw');
  liberation.play(0, 'draw');
  for (const language of LANGUAGES) expect(leaves(liberation.view(0, language))?.asks).toMatch(/:/);
});
