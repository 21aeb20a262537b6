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
      one: {
        hand: ['polissiaTanks', 'polissiaCompany', 'polissiaTerritorials'],
        attack: ['roadblock', 'landingParty', 'convoyGuards'],
      },
    },
  );
  const asks = (): readonly (string | undefined)[] => LANGUAGES.map((language) => leaves(afu.view(0, language))?.asks);
  for (const said of asks()) expect(said).toMatch(/1, 2\s\S+\s3/);
  // One is left: it is named in the singular.
  afu.play(0, 'defend polissiaTanks 1', 'defend polissiaCompany 2');
  for (const said of asks()) expect(said).toMatch(/3/);
  expect(asks()[0]).toMatch(/^Колонка\s3\sбез/);
});

test('a column whose panic card a bonus keeps away is not asked about', async () => {
  const afu = await Laid.of<Afu>(
    'afu',
    { players: 2, edition: 'uk', first: 'one', colour: 'yellow' },
    {
      phase: 'invasion',
      round: 4,
      step: 'placement',
      one: { hand: ['checkpoint', 'polissiaTanks'], attack: ['roadblock', 't72'] },
    },
  );
  afu.play(0, 'defend checkpoint 1');
  expect(leaves(afu.view(0, 'uk'))).toBeUndefined();
});
