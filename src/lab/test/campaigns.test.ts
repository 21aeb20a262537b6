import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import type { Campaigns } from '../../kernel/campaign.ts';
import { studyCampaign } from '../campaigns.ts';

test('what comes of the battles of a whole campaign is nothing that cannot have gone along', async () => {
  const module = await moduleOf('war');
  const campaigns = await module.campaigns!();
  let veterans = 0;
  const watched: Campaigns = {
    ...campaigns,
    setupOf(campaign, battle, fought) {
      fought.forEach((one, i) =>
        expect(campaigns.astray(campaign, fought.slice(0, i), one), one.battle).toBeUndefined(),
      );
      veterans += fought.filter(({ along }) => along['veteran']!.length > 0).length;
      return campaigns.setupOf(campaign, battle, fought);
    },
  };
  for (const campaign of campaigns.all) studyCampaign(module, watched, campaign, 'random', 2, { seed: 5 });
  expect(veterans).toBeGreaterThan(0);
});
