import { type Campaign, type CampaignSide, type Fought, readFought } from '../../../kernel/campaign.ts';

/** How a campaign stands on this device. */
export interface Standing {
  readonly side: CampaignSide;
  readonly fought: readonly Fought[];
  /** The battle that is being fought, and the match that it is. */
  readonly playing?: { readonly battle: string; readonly match: string };
  /** What was kept could not be read. */
  readonly lost?: true;
}
const FRESH: Standing = { side: 0, fought: [] };
const placeOf = (game: string, campaign: Campaign): string => `redut.campaign.${game}.${campaign.id}`;

export function standingOf(game: string, campaign: Campaign): Standing {
  try {
    const kept = localStorage.getItem(placeOf(game, campaign));
    return kept === null ? FRESH : readStanding(campaign, JSON.parse(kept));
  } catch {
    // A device that keeps nothing, or has kept something else.
    return { ...FRESH, lost: true };
  }
}
/** Throws what is wrong with it. */
export function readStanding(campaign: Campaign, json: unknown): Standing {
  const { side, fought, playing } = (json ?? {}) as Partial<Standing>;
  const battle = playing?.battle;
  const isPlaying =
    typeof playing?.match === 'string' &&
    campaign.battles.some(({ id }) => typeof battle === 'string' && id === battle);
  return {
    side: side === 1 ? 1 : 0,
    fought: readFought(campaign, fought ?? []),
    ...(isPlaying ? { playing: { battle: battle!, match: playing.match } } : {}),
  };
}
export function keepStanding(game: string, campaign: Campaign, { side, fought, playing }: Standing): void {
  try {
    localStorage.setItem(placeOf(game, campaign), JSON.stringify({ side, fought, playing }));
  } catch {
    // A device that keeps nothing: the campaign lasts as long as the page.
  }
}
