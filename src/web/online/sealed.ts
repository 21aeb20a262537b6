import type { Seat } from '../../kernel/ids.ts';
import type { Opened } from '../../kernel/packs.ts';
import type { About, Holder } from '../../match/messages.ts';
import { playerOf } from '../../match/series.ts';
import type { Bringing } from '../games/parts/bringing.ts';
import { type InRoom, nameIn } from './in-room.tsx';
import { sealedWords } from './sealed-words.ts';

/** What every part of a room is drawn from to which everybody brings something sealed. */
export interface Sealed extends InRoom {
  readonly bringing: Bringing;
  readonly mine: Seat | undefined;
}
export const hasBrought = ({ about }: InRoom, seat: Seat): boolean => (about.brought?.[seat] ?? null) !== null;
export const isReady = ({ about }: InRoom, seat: number): boolean => (about.ready & (1 << seat)) !== 0;
/** Sealed, or to be drawn by lot for who is ready without. */
export const isSealed = (room: InRoom, seat: Seat): boolean => hasBrought(room, seat) || isReady(room, seat);
export const seatName = ({ view }: InRoom, holder: Holder | undefined): string => {
  const player = holder === undefined ? '' : playerOf(holder);
  return player === '' ? sealedWords().freeSeat : nameIn(view, player);
};
/** Twelve digits are enough to compare by eye. */
export const fingerprint = (commitment: string): string =>
  (commitment.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('·');
export const winsToWin = (bestOf: number): number => Math.ceil(bestOf / 2);

/** Who won that game of the series; a dash if nobody did. */
export function winnerOf({ view, about }: InRoom, game: number): string {
  const { ended = [] } = view;
  const played = ended[ended.length - (about.series?.played ?? 0) + game];
  if (played === undefined) return '–';
  const best = Math.max(...played.scores);
  const winners = played.players.filter((_, seat) => played.scores[seat] === best);
  return winners.length === 1 ? nameIn(view, winners[0]!) : '–';
}

/** What the seat has to choose from, once it has opened everything. */
export function openedBy({ packs }: About, seat: Seat): Opened | undefined {
  if (packs?.draft !== undefined)
    return packs.draft.waits.length === 0 && packs.opened[seat] === packs.draft.each
      ? { sort: '', cards: packs.draft.taken ?? [] }
      : undefined;
  return packs?.own && { sort: packs.own.sort, cards: packs.own.packs.flat() };
}
/** Where packs are opened a deck comes after them. */
export const mayChoose = (about: About, seat: Seat): boolean =>
  about.packs === undefined || openedBy(about, seat) !== undefined;
/** All games of a series are played from the same packs, and so are all matches of a tournament. */
export const packsId = ({ series, packs }: About, match: string): string =>
  (packs?.from ?? series?.first ?? match).replaceAll('.', '-');
