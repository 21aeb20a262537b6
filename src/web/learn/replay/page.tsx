import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchRecord } from '../../../kernel/record.ts';
import { Opening, opening } from '../../games/opening.tsx';
import { unpackRecord } from '../../table/record-link.ts';
import { Projector } from './projector.tsx';
import { develop, type Film, recordOf } from './record-film.ts';

interface ReplayProps {
  readonly match: string;
  readonly query: URLSearchParams;
  /** Where no film is chosen yet: the list of games, and the way to open a file. */
  readonly Shelf: ComponentType<{ open: (record: Promise<MatchRecord>) => void; problem: string }>;
}
/** `#/replay/…?at=12&view=0`: the film stands at a move, as a seat saw it. `#/replay?game=…`: the film is in the address. */
export function ReplayPage({ match, query, Shelf }: ReplayProps) {
  const film = useSignal<Film | undefined>(undefined);
  const problem = useSignal('');
  const show = (record: Promise<MatchRecord>): void => {
    record.then(develop).then(
      (done) => (film.value = done),
      (error: unknown) => (problem.value = error instanceof Error ? error.message : String(error)),
    );
  };
  useEffect(() => {
    const word = query.get('game');
    if (word !== null) show(unpackRecord(word));
    else if (match !== '') show(recordOf(match));
  }, [match, query.get('game')]);
  if (film.value !== undefined) return <Projector film={film.value} query={query} />;
  if (problem.value === '' && (match !== '' || query.has('game'))) return <Opening game={opening.value} />;
  return <Shelf open={show} problem={problem.value} />;
}
