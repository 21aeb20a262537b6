import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Job } from '../../lab/shards/job.ts';
import { myName } from '../shell/my-name.ts';
import { comeIn, giveShard, lendingCode, session, takeShard } from '../shell/server.ts';
import { language } from '../shell/settings.ts';
import { startWorker } from '../worker/start.ts';
import type { PlayedShard, ToPlayShard } from '../worker/wire.ts';
import { WORDS } from './words.ts';

/** The version of the code of this page. */
const CODE = (import.meta.env['REDUT_CODE'] as string | undefined) ?? '';
/** No text of a message is longer than the server allows. */
const PIECE = 256;
const piecesOf = (text: string): readonly string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i) => text.slice(i * PIECE, (i + 1) * PIECE));
/** Where there is nothing to do it asks again after so long. */
const PAUSE_MS = 5000;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

const play = (worker: Worker, task: ToPlayShard): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<PlayedShard>) => {
      if ('outcome' in data) resolve(data.outcome);
      else reject(new Error(data.error));
    };
    worker.postMessage(task);
  });

/** Where the host allows it this browser helps with studies that lie on the server. */
export function Lend() {
  const w = WORDS[language.value];
  const isOffered = useSignal(false);
  const helps = useSignal(false);
  const shards = useSignal(0);
  const problem = useSignal('');
  const worker = useRef<Worker | undefined>(undefined);
  const stop = (): void => {
    helps.value = false;
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => {
    // A page without a server has nobody to help.
    void lendingCode().then(
      (code) => (isOffered.value = code !== null && code === CODE),
      () => undefined,
    );
    return stop;
  }, []);
  const help = async (): Promise<void> => {
    if ((await session()).who === null) await comeIn(myName() || w.helper);
    const own = startWorker('lab');
    worker.current = own;
    while (worker.current === own) {
      const lent = await takeShard(CODE);
      if (lent === null) {
        await pause();
        continue;
      }
      const { study, shard, from, to } = lent;
      const outcome = await play(own, { job: lent.job as unknown as Job, from, to });
      const { taken } = await giveShard({ study, shard, outcome: piecesOf(outcome) });
      if (taken) shards.value++;
    }
  };
  const toggle = (): void => {
    if (helps.value) return stop();
    helps.value = true;
    problem.value = '';
    help().catch((error: unknown) => {
      stop();
      problem.value = error instanceof Error ? error.message : String(error);
    });
  };
  if (!isOffered.value) return null;
  return (
    <>
      <label class="lab-check">
        <input type="checkbox" data-lend="" checked={helps.value} onChange={toggle} />
        {w.lend}
      </label>
      {helps.value && (
        <p class="mute" aria-live="polite" data-lent="">
          {w.lent(shards.value)}
        </p>
      )}
      {problem.value !== '' && (
        <p role="alert">
          {w.failed} {problem.value}
        </p>
      )}
    </>
  );
}
