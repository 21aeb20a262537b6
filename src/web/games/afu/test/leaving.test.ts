import { expect, test } from 'vitest';
import type { Afu } from '../../../../games/afu/state.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { leaves } from '../leaving.ts';

test('columns that could be defended are named before a battle, in three languages', async () => {
  const afu = await Laid.of<Afu>(
    'afu',
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
    {
      phase: 'invasion',
      round: 4,
      step: 'placement',
      one: { hand: ['polissiaTanks'], attack: ['roadblock', 'landingParty', 'convoyGuards'] },
    },
  );
  for (const language of LANGUAGES) expect(leaves(afu.view(0, language))?.asks).toContain('1, 2, 3');
});
