import type { Standing } from './standing.ts';
import { roomWords } from './text.ts';

interface ScoreProps {
  readonly standing: Standing;
  readonly nameOf: (player: string) => string;
}
/** The games of the room so far, in words. */
export function RoomScore({ standing, nameOf }: ScoreProps) {
  const w = roomWords();
  const { games, wins } = standing;
  if (games === 0) return null;
  const [only] = wins;
  return (
    <p class="room-score" data-standing={brief(standing)}>
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
export function ScoreChip({ standing, nameOf }: ScoreProps) {
  const w = roomWords();
  const { games, wins } = standing;
  if (games === 0) return null;
  const label =
    wins[0]?.player === ''
      ? w.wonTogether(wins[0].won, games)
      : `${w.score} ${wins.map(({ player, won }) => `${nameOf(player)} ${won}`).join(', ')}`;
  return (
    <span class="score-chip" role="img" aria-label={label} title={label}>
      {brief(standing)}
    </span>
  );
}
const brief = ({ games, wins }: Standing): string =>
  wins[0]?.player === '' ? `${wins[0].won} / ${games}` : wins.map(({ won }) => won).join(' : ');
