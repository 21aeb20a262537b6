import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MatchRecord } from '../../kernel/record.ts';
import type { DailyGame } from '../../match/daily.ts';
import { comeIn, enterDaily, session } from '../shell/server.ts';
import { words } from '../shell/text/index.ts';
import { keepBest } from './daily-kept.ts';
import { DAILY_WORDS } from './daily-words.ts';
import { href } from '../shell/router.ts';
import { language } from '../shell/settings.ts';

/** A message holds texts of this length at most. */
const PIECE = 480;
/** The moves in pieces that fit. */
export function piecesOf(moves: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  for (const move of moves) {
    const open = pieces.at(-1);
    if (open !== undefined && open.length + move.length < PIECE) pieces[pieces.length - 1] = `${open};${move}`;
    else pieces.push(move);
  }
  return pieces;
}

interface ResultProps {
  readonly game: DailyGame;
  readonly day: string;
  readonly record: () => Promise<MatchRecord>;
}
/** At the end of a game of the day: the score is kept here, and sent to the server under a name. */
export function DailyResult({ game, day, record }: ResultProps) {
  const w = DAILY_WORDS[language.value];
  const name = useSignal('');
  const known = useSignal(false);
  const said = useSignal('');
  useEffect(() => {
    void record().then(({ outcome }) => outcome !== undefined && keepBest(game, day, outcome[0]!));
    session().then(
      (me) => (known.value = me.who !== null),
      () => undefined,
    );
  }, []);
  const send = async (): Promise<void> => {
    if (!known.value) await comeIn(name.value.trim() || words().online.guest);
    const { moves } = await record();
    const { score } = await enterDaily({ game, day, moves: piecesOf(moves.map(([, action]) => action)) });
    said.value = w.sent(w.score(game, score));
  };
  return (
    <form
      class="daily-result"
      onSubmit={(event) => {
        event.preventDefault();
        send().catch(() => (said.value = w.refused));
      }}
    >
      {said.value === '' && !known.value && (
        <label class="field">
          <span>{w.name}</span>
          <input
            value={name.value}
            maxLength={24}
            placeholder={words().online.guest}
            onInput={({ currentTarget }) => (name.value = currentTarget.value)}
          />
        </label>
      )}
      {said.value === '' ? (
        <button type="submit" class="button" data-daily="">
          {w.send}
        </button>
      ) : (
        <p role="status">
          {said.value} <a href={href(['daily'], { day })}>{w.list}</a>
        </p>
      )}
    </form>
  );
}
