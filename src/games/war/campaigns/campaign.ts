import type { Battle, Campaign } from '../../../kernel/campaign.ts';

/** A battle of WAR: whoever wins it begins those that come right after it with this card more. */
export interface WarBattle extends Battle {
  readonly prize: string;
}
export interface WarCampaign extends Campaign {
  readonly battles: readonly WarBattle[];
}
