import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { MatchRecord } from '../../../kernel/record.ts';
import { Opening, opening } from '../../games/opening.tsx';
import { go } from '../../shell/router.ts';
import { unpackRecord } from '../../table/record-link.ts';
import { Projector } from './projector.tsx';
import { develop, type Film, recordOf } from './record-film.ts';

interface ReplayProps {
  readonly match: string;
  readonly query: URLSearchParams;
  /** Where no film is chosen yet: the list of games, and the way to open a file. */
  readonly Shelf: ComponentType<{ open: (record: Promise<MatchRecord>) => void; problem: string }>;
}
/**
 * `#/replay/…?at=12&view=0`: the film stands at a move, as a seat saw it. `#/replay?game=…`: the film is in the address.
 * `#/replay?file`: it came from a file, which no address can name; the list has an address of its own, and leads back to it.
 */
export function ReplayPage({ match, query, Shelf }: ReplayProps) {
  const film = useSignal<Film | undefined>(undefined);
  const problem = useSignal('');
  const show = async (record: Promise<MatchRecord>): Promise<boolean> => {
    problem.value = '';
    try {
      film.value = await develop(await record);
      return true;
    } catch (error) {
      problem.value = error instanceof Error ? error.message : String(error);
      return false;
    }
  };
  const [word, isFile] = [query.get('game'), query.has('file')];
  useEffect(() => {
    if (word !== null) void show(unpackRecord(word));
    else if (match !== '') void show(recordOf(match));
    else if (!isFile) film.value = undefined;
  }, [match, word, isFile]);
  if (film.value !== undefined) return <Projector film={film.value} query={query} />;
  if (problem.value === '' && (match !== '' || word !== null)) return <Opening game={opening.value} />;
  const openFile = async (record: Promise<MatchRecord>): Promise<void> => {
    if (await show(record)) go(['replay'], { file: '' });
  };
  return <Shelf open={(record) => void openFile(record)} problem={problem.value} />;
}
