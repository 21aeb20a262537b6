import type { Tally } from './tally.ts';
import { roomWords } from './text.ts';

interface ScoreProps {
  readonly tally: Tally;
  readonly nameOf: (player: string) => string;
}
/** The games of the room so far, in words. */
export function RoomScore({ tally, nameOf }: ScoreProps) {
  const w = roomWords();
  const { games, wins } = tally;
  if (games === 0) return null;
  const [only] = wins;
  return (
    <p class="room-score" data-tally={brief(tally)}>
      {wins.length === 1 && only?.player === '' ? (
        <b>{w.wonTogether(only.won, games)}</b>
      ) : (
        <>
          <span>{w.score}</span>
          {wins.map(({ player, won }) => (
            <span key={player}>
              {nameOf(player)} <b>{won}</b>
            </span>
          ))}
        </>
      )}
      <small class="mute">{w.played(games)}</small>
    </p>
  );
}
/** At the head of the table: figures only, the rest is said by its title. */
export function ScoreChip({ tally, nameOf }: ScoreProps) {
  const w = roomWords();
  const { games, wins } = tally;
  if (games === 0) return null;
  const label =
    wins[0]?.player === ''
      ? w.wonTogether(wins[0].won, games)
      : `${w.score} ${wins.map(({ player, won }) => `${nameOf(player)} ${won}`).join(', ')}`;
  return (
    <span class="score-chip" role="img" aria-label={label} title={label}>
      {brief(tally)}
    </span>
  );
}
const brief = ({ games, wins }: Tally): string =>
  wins[0]?.player === '' ? `${wins[0].won} / ${games}` : wins.map(({ won }) => won).join(' : ');
