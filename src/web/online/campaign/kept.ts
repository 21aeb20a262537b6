import { type Campaign, type CampaignSide, type Fought, readFought } from '../../../kernel/campaign.ts';
import { href } from '../../shell/router.ts';

/** A battle that is being fought: a match of this device, or a room of the server. */
export type Playing =
  | { readonly battle: string; readonly match: string }
  | { readonly battle: string; readonly room: string };
/** How a campaign stands on this device. */
export interface KeptCampaign {
  readonly side: CampaignSide;
  readonly fought: readonly Fought[];
  readonly playing?: Playing;
  /** The matches of this device that were its battles, the latest last. */
  readonly matches?: readonly string[];
  /** The room in which it was last fought with a friend, and how they are called. */
  readonly friend?: { readonly room: string; readonly name: string };
  /** What was kept could not be read. */
  readonly lost?: true;
}
/** So many matches are known as its battles: a campaign has fewer, and may be begun anew. */
const MOST_MATCHES = 64;
const FRESH: KeptCampaign = { side: 0, fought: [] };
const PLACE = 'redut.campaign.';
/** `run`: the room of somebody else's campaign, in which one fights along. */
const placeOf = (game: string, { id }: Campaign, run?: string): string =>
  `${PLACE}${game}.${id}${run === undefined ? '' : `.${run}`}`;

export function keptCampaign(game: string, campaign: Campaign, run?: string): KeptCampaign {
  try {
    const kept = localStorage.getItem(placeOf(game, campaign, run));
    return kept === null ? FRESH : readKept(campaign, JSON.parse(kept));
  } catch {
    // A device that keeps nothing, or has kept something else.
    return { ...FRESH, lost: true };
  }
}
function keysAt(place: string): readonly string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i)!);
    return keys.filter((key) => key.startsWith(place));
  } catch {
    // A device that keeps nothing.
    return [];
  }
}
/** The campaigns of friends in which this device fights along, by their rooms. */
export function keptRuns(game: string, campaign: Campaign): readonly string[] {
  const place = `${placeOf(game, campaign)}.`;
  return keysAt(place)
    .map((key) => key.slice(place.length))
    .toSorted();
}
/** Throws what is wrong with it. */
function readKept(campaign: Campaign, json: unknown): KeptCampaign {
  const { side, fought, playing, matches, friend } = (json ?? {}) as Partial<KeptCampaign>;
  const going = readPlaying(campaign, playing);
  return {
    side: side === 1 ? 1 : 0,
    fought: readFought(campaign, fought ?? []),
    ...(going === undefined ? {} : { playing: going }),
    matches: readMatches(matches),
    ...(typeof friend?.room === 'string' && typeof friend.name === 'string'
      ? { friend: { room: friend.room, name: friend.name } }
      : {}),
  };
}
const readMatches = (json: unknown): readonly string[] =>
  Array.isArray(json) ? json.filter((one) => typeof one === 'string').slice(-MOST_MATCHES) : [];
function readPlaying(campaign: Campaign, json: unknown): Playing | undefined {
  const { battle, match, room } = (json ?? {}) as { battle?: unknown; match?: unknown; room?: unknown };
  if (typeof battle !== 'string' || !campaign.battles.some(({ id }) => id === battle)) return undefined;
  if (typeof match === 'string') return { battle, match };
  return typeof room === 'string' ? { battle, room } : undefined;
}
export function keepCampaign(
  game: string,
  campaign: Campaign,
  { side, fought, playing, matches, friend }: KeptCampaign,
  run?: string,
): void {
  try {
    localStorage.setItem(placeOf(game, campaign, run), JSON.stringify({ side, fought, playing, matches, friend }));
  } catch {
    // A device that keeps nothing: the campaign lasts as long as the page.
  }
}
/** The matches that were battles of the campaign which is kept under the key. */
function matchesAt(key: string): readonly string[] {
  try {
    const { matches, playing } = JSON.parse(localStorage.getItem(key)!) as { matches?: unknown; playing?: Playing };
    return [...readMatches(matches), ...(playing !== undefined && 'match' in playing ? [playing.match] : [])];
  } catch {
    // Something else was kept.
    return [];
  }
}
/** The address of the campaign in which the match of this device is a battle. */
export function campaignOf(game: string, match: string): string | undefined {
  const place = `${PLACE}${game}.`;
  const key = keysAt(place).find((one) => matchesAt(one).includes(match));
  if (key === undefined) return undefined;
  const [id, run] = key.slice(place.length).split('.') as [string, string?];
  return href(['campaign', game, id], run === undefined ? {} : { run });
}
export function forgetRun(game: string, campaign: Campaign, run: string): void {
  try {
    localStorage.removeItem(placeOf(game, campaign, run));
  } catch {
    // Nothing was kept.
  }
}
/** Under which of the device's campaigns a room belongs: its own, if that is fought there, or the friend's. */
export function runOf(game: string, campaign: Campaign, room: string): string | undefined {
  const { playing, friend } = keptCampaign(game, campaign);
  const isOwn = (playing !== undefined && 'room' in playing && playing.room === room) || friend?.room === room;
  return isOwn ? undefined : room;
}
