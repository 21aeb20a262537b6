import { personOf } from '../../match/ledger.ts';
import type { About } from '../../match/messages.ts';
import { isOver, playerOf } from '../../match/series.ts';
import { href } from '../shell/router.ts';
import { words } from '../shell/text/index.ts';
import { NextBattle } from './campaign-room.tsx';
import { type InRoom, nameIn } from './in-room.tsx';
import { sealedWords } from './sealed-words.ts';
import { roomWords } from './text.ts';

/** Within a series another game is the next one. */
function rematchWords({ series, result }: About): string {
  if (series === undefined) return words().end.rematch;
  return isOver(series, result) ? sealedWords().newSeries : sealedWords().nextGame(series.played + 2);
}
/** Another game of the same people: who wants it, and who has not said so yet. */
export function Again(room: InRoom) {
  const { link, view, about, who } = room;
  const w = roomWords();
  // What is decided in a tournament is not played again: the way leads back to it.
  if (view.event !== undefined && (about.series === undefined || isOver(about.series, about.result)))
    return (
      <div class="again">
        <Forfeit view={view} about={about} />
        <ToEvent event={view.event} filled />
      </div>
    );
  if (view.campaign !== undefined) return <NextBattle {...room} />;
  const players = about.seats.flatMap((holder) => personOf(holder) ?? []);
  const names = (some: readonly string[]): string => some.map((player) => nameIn(view, player)).join(', ');
  const wanting = players.filter((player) => view.again.includes(player) && player !== who);
  const missing = players.filter((player) => !view.again.includes(player));
  const asked = view.again.includes(who);
  return (
    <div class="again">
      <Forfeit view={view} about={about} />
      {players.includes(who) && (
        <button
          type="button"
          class="button filled"
          data-again=""
          disabled={asked}
          onClick={() => void link.inRoom('again')}
        >
          {rematchWords(about)}
        </button>
      )}
      <p role="status">
        {asked && missing.length > 0 ? w.waitsAgain(names(missing)) : ''}
        {!asked && wanting.length > 0 ? w.wantsAgain(names(wanting)) : ''}
      </p>
    </div>
  );
}
/** The way back to the tournament whose pairing meets here. */
export const ToEvent = ({ event, filled = false }: { event: string; filled?: boolean }) => (
  <a class={`button ${filled ? 'filled' : ''}`} href={href(['event', event])} data-to-event="">
    {words().home.toEvent}
  </a>
);
/** A series that somebody lost by staying away says so: its games do not. */
function Forfeit({ view, about }: Pick<InRoom, 'view' | 'about'>) {
  const forfeit = about.result?.forfeit;
  if (forfeit === undefined) return null;
  const own = sealedWords();
  const nameAt = (seat: number): string => nameIn(view, playerOf(about.seats[seat]!));
  const left = own.seriesLeft(nameAt(forfeit));
  return <p data-forfeit="">{about.seats.length === 2 ? `${left} ${own.seriesWon(nameAt(1 - forfeit))}.` : left}</p>;
}
