import { expect, test } from 'vitest';
import type { Bravery } from '../../../../games/bravery/state.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { forecast } from '../forecast.ts';

/** What the button of the counter-offensive says where nothing can come of it. */
async function anywayWith(plan: readonly string[]): Promise<readonly (string | undefined)[]> {
  const laid = await Laid.of<Bravery>(
    'bravery',
    { players: 2 },
    { stage: 'actions', occupied: ['S3'], player1: { plan }, player2: { plan: [] } },
  );
  return LANGUAGES.map((language) => {
    const view = laid.view(0, language);
    const option = view.decision!.options.find(({ verb }) => verb === 'attack')!;
    const told = forecast(view, option);
    return told?.kind === 'certain' ? told.anyway : 'no lines';
  });
}

test('the button of a counter-offensive that cannot succeed says so and does not push', async () => {
  expect(await anywayWith(['counter1'])).toEqual(['Почати попри це', 'Всё равно начать', 'Begin all the same']);
  expect(await anywayWith(['counter3', 'counter2'])).toEqual([undefined, undefined, undefined]);
});
