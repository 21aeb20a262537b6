import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { personOf } from '../../match/ledger.ts';
import { isBetweenGames } from '../../match/series.ts';
import { words } from '../shell/text/index.ts';
import type { InRoom } from './in-room.tsx';
import { sealedWords } from './sealed-words.ts';
import { roomWords } from './text.ts';

interface AbsentProps extends Pick<InRoom, 'link' | 'about' | 'who'> {
  readonly names: readonly string[];
}
/**
 * Somebody is gone: wait, let a bot play for them, or take the game; between the games of a series, the series. The server
 * says how long one must have waited.
 */
export function Absent({ link, about, who, names }: AbsentProps) {
  const w = words().online;
  const own = roomWords();
  const early = useSignal('');
  const patient = useSignal('');
  const between = isBetweenGames(about);
  const players = about.seats.map((holder) =>
    between ? personOf(holder) : holder.kind === 'person' ? holder.who : undefined,
  );
  const absent = players.flatMap((player, seat) =>
    player !== undefined && player !== who && !link.here.value.includes(player) ? [seat] : [],
  );
  const [first] = absent;
  const gone = absent.join(' ');
  useEffect(() => {
    if (gone === '') patient.value = '';
  }, [gone]);
  if (first === undefined || patient.value === gone || !players.includes(who)) return null;
  const instead = (cmd: 'replace' | 'absent'): void => {
    void link.inRoom(cmd, { seat: first }).then((answer) => {
      if (answer.re !== 'no' || answer.rule !== 'room.stillHere') return;
      early.value = own.stillWaits(Math.ceil(Number(answer.values['wait']) / 1000));
      setTimeout(() => (early.value = ''), 4000);
    });
  };
  return (
    <div class="notice" role="status" data-absent="">
      <span>{early.value || w.gone(absent.map((seat) => names[seat] ?? '').join(', '))}</span>
      <button type="button" class="button" data-wait="" onClick={() => (patient.value = gone)}>
        {own.wait}
      </button>
      {!between && (
        <button type="button" class="button" onClick={() => instead('replace')}>
          {w.toBot}
        </button>
      )}
      <button type="button" class="button" data-claim="" onClick={() => instead('absent')}>
        {between ? sealedWords().claimSeries : w.claim}
      </button>
    </div>
  );
}
