import { useSignal } from '@preact/signals';
import type { AnyGame } from '../../kernel/game.ts';
import { readRecord, replay } from '../../kernel/record.ts';
import { serverRecord } from '../shell/server.ts';
import { roomWords } from './text.ts';

interface CheckProps {
  readonly game: AnyGame;
  readonly match: string;
  /** What the server fixed before the deal, as this page was told it then. */
  readonly commitment: string;
  /** What the seats had committed to before it. */
  readonly brought?: readonly (string | null)[] | undefined;
}
/** Plays the whole match again from its secret, here, and holds it against what was fixed before the deal. */
export function CheckGame({ game, match, commitment, brought = [] }: CheckProps) {
  const w = roomWords();
  const found = useSignal<string | undefined>(undefined);
  const check = async (): Promise<void> => {
    try {
      const record = readRecord(await serverRecord(match));
      if (record.commitment !== commitment || record.secret === undefined) throw new Error(w.notChecked);
      if (brought.some((one, seat) => one !== (record.brought?.[seat]?.commitment ?? null)))
        throw new Error(w.notChecked);
      found.value = w.checked(replay(game, record).moves);
    } catch {
      found.value = w.notChecked;
    }
  };
  return found.value === undefined ? (
    <button type="button" class="button check-game" data-check="" onClick={() => void check()}>
      {w.check}
    </button>
  ) : (
    <p class="check-game" role="status">
      {found.value}
    </p>
  );
}
