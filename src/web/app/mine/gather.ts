import { isGameName } from '../../../games/index.ts';
import { laidIn } from '../../shell/bookmark.ts';
import { ownMatches, serverRecord } from '../../shell/server.ts';
import { listKept } from '../../worker/kept.ts';
import { forgetOnline, keepOnline, type KeptOnline, listOnline } from '../../worker/online.ts';
import {
  entriesOf,
  goneSince,
  inOrder,
  keptOf,
  type MyGame,
  type OpenGame,
  openOfDevice,
  openOnline,
  type PastGame,
  pastOfDevice,
  pastOnline,
} from './games.ts';

/** All games of a person that this device can find. */
export interface Gathered {
  readonly open: readonly OpenGame[];
  readonly past: readonly PastGame[];
  /** The device keeps nothing, or does not say. */
  readonly forgetful: boolean;
  /** The server did not answer: what it was last heard of stands here. */
  readonly away: boolean;
}
/** What this device has, without asking anybody. */
export async function gatherHere(): Promise<Gathered> {
  const [on, over, online] = await Promise.allSettled([listKept('on'), listKept('over'), listOnline()]);
  const of = <T>(list: PromiseSettledResult<readonly T[]>): readonly T[] =>
    list.status === 'fulfilled' ? list.value : [];
  return {
    ...together(
      of(on).map((kept) => openOfDevice(kept, laidIn(kept.match))),
      of(over).map(pastOfDevice),
      of(online),
    ),
    forgetful: [on, over, online].some(({ status }) => status === 'rejected'),
    away: false,
  };
}
function together(open: readonly OpenGame[], past: readonly PastGame[], online: readonly KeptOnline[]) {
  const isOver = ({ phase }: KeptOnline): boolean => phase === 'over';
  return {
    open: inOrder(
      [...open, ...online.filter((kept) => !isOver(kept)).map((kept) => openOnline(kept, laidIn(kept.match)))].filter(
        isKnown,
      ),
    ),
    past: [...past, ...online.filter(isOver).map(pastOnline)].filter(isKnown).toSorted((a, b) => b.at - a.at),
  };
}
/** Other pages of this address may have more games. What was played there cannot be shown here, and is left where it lies. */
const isKnown = ({ game }: MyGame): boolean => isGameName(game);

/** The same once the server has been asked, and the device has taken down what it said. */
export async function gatherAll(): Promise<Gathered> {
  const here = await gatherHere();
  const told = await ownMatches().catch(() => undefined);
  if (told === undefined) return { ...here, away: true };
  const matches = keptOf(told, Date.now());
  try {
    await keepOnline(matches);
    await forgetOnline(goneSince(await listOnline(), matches, told.who));
    return { ...(await gatherHere()), away: false };
  } catch {
    // Nothing is kept: what the server says is all there is of it.
    const device = <T extends { readonly where: string }>(games: readonly T[]) =>
      games.filter(({ where }) => where === 'device');
    return { ...together(device(here.open), device(here.past), matches), forgetful: true, away: false };
  }
}
/** A server plays a whole match again for each record: so many are asked for in one go. */
const AT_ONCE = 5;
/** Fetches the records of games that ended while nobody looked. Answers how many came. */
export async function fetchRecords(): Promise<number> {
  const over = (await listOnline()).filter(({ phase }) => phase === 'over');
  // The games of a series are closed until it is decided.
  const closed = new Set(
    entriesOf(over.map(pastOnline)).flatMap(({ games, score, outcome }) =>
      score !== undefined && outcome === undefined ? games.map(({ match }) => match) : [],
    ),
  );
  const missing = over.filter(({ match, record }) => record === undefined && !closed.has(match));
  let came = 0;
  for (const kept of missing.slice(0, AT_ONCE)) {
    // One that the server has forgotten stands without a replay.
    const record = await serverRecord(kept.match).catch(() => undefined);
    if (record === undefined) continue;
    await keepOnline([{ ...kept, record }]);
    came++;
  }
  return came;
}
