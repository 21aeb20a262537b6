import { type GameModule, isGameName, moduleOf } from '../../games/index.ts';
import {
  type Battle,
  battleOf,
  type Campaign,
  type Campaigns,
  type Fought,
  foughtOut,
  mayRepeat,
  openBattles,
  readFought,
  resultOf,
} from '../../kernel/campaign.ts';
import { InputError } from '../../kernel/input.ts';
import type { RoomCampaign } from '../room.ts';
import type { AnyMatch } from './tables.ts';

export type LoadCampaigns = (game: string) => Promise<Campaigns | undefined>;
export const loadCampaigns: LoadCampaigns = async (game) => {
  const module: GameModule | undefined = isGameName(game) ? await moduleOf(game) : undefined;
  return module?.campaigns?.();
};
/** Of a name that a stranger made up so much is said. */
const MOST_LETTERS = 40;
/** A campaign as far as it has come, and the battle that is to be fought. */
interface BattleDue {
  readonly campaigns: Campaigns;
  readonly campaign: Campaign;
  readonly battle: Battle;
  readonly fought: readonly Fought[];
}
/** What whoever makes a room says of a campaign. Throws an `InputError` that names what cannot be. */
export function readCampaign(
  campaigns: Campaigns | undefined,
  { id, battle, fought }: Omit<RoomCampaign, 'next'>,
): BattleDue {
  const campaign = campaigns?.all.find((one) => one.id === id);
  if (campaigns === undefined || campaign === undefined)
    throw new InputError('campaign.id', 'there is no such campaign');
  const before = readBefore(campaigns, campaign, fought);
  const found = battleOf(campaign, battle);
  if (found === undefined || !mayFight(campaign, before, found))
    throw new InputError('campaign.battle', 'cannot be fought now');
  return { campaigns, campaign, battle: found, fought: before };
}
/** What came before, and nothing that cannot have come of it. */
function readBefore(campaigns: Campaigns, campaign: Campaign, given: readonly Fought[]): readonly Fought[] {
  const fought = read(campaign, given);
  fought.forEach((one, i) => {
    const along = given[i]!.along ?? {};
    const unread = Object.keys(along).find((field) => !Object.hasOwn(one.along, field));
    const astray =
      unread === undefined
        ? campaigns.astray(campaign, fought.slice(0, i), one)
        : { field: unread, problem: 'must be a list of names' };
    if (astray !== undefined)
      throw new InputError(`campaign.fought[${i}].along.${astray.field.slice(0, MOST_LETTERS)}`, astray.problem);
  });
  return fought;
}
function read(campaign: Campaign, fought: readonly Fought[]): readonly Fought[] {
  try {
    return readFought(campaign, fought);
  } catch (error) {
    throw new InputError('campaign.fought', error instanceof Error ? error.message : String(error));
  }
}
/** It is open, or whoever lost it wants it once more. */
function mayFight(campaign: Campaign, fought: readonly Fought[], battle: Battle): boolean {
  if (openBattles(campaign, fought).includes(battle)) return true;
  const result = resultOf(fought, battle.id);
  return result !== undefined && mayRepeat(campaign, fought, battle.id, result.won === 0 ? 1 : 0);
}
/** The settings of the battle, with what goes along. */
export const battleSetup = ({ campaigns, campaign, battle, fought }: BattleDue): Readonly<Record<string, unknown>> =>
  campaigns.setupOf(
    campaign,
    battle,
    fought.filter((one) => one.battle !== battle.id),
  );
/** As the room tells it. */
export const campaignTold = ({ campaign, battle, fought }: BattleDue): RoomCampaign => ({
  id: campaign.id,
  battle: battle.id,
  fought,
});

/** How the campaign goes on after a match that is over, with that battle, or the first that is open; undefined: it cannot. */
export async function wentOn(
  campaigns: Campaigns | undefined,
  { id, battle, fought }: RoomCampaign,
  last: Pick<AnyMatch, 'outcome'>,
  next: string | undefined,
): Promise<BattleDue | undefined> {
  const campaign = campaigns?.all.find((one) => one.id === id);
  const ended = await last.outcome();
  if (campaigns === undefined || campaign === undefined || ended?.result.scores === undefined) return undefined;
  const all = [...fought, foughtOut(campaigns, battle, ended.state, ended.result.scores)];
  const wanted = next === undefined ? openBattles(campaign, all)[0] : battleOf(campaign, next);
  if (wanted === undefined || !mayFight(campaign, all, wanted)) return undefined;
  return { campaigns, campaign, battle: wanted, fought: all };
}
