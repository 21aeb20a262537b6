import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameModule } from '../../games/index.ts';
import { startWorker } from '../worker/start.ts';
import type { FromLab, GameFigures, ToLab } from '../worker/wire.ts';
import { verdictIn } from './figures.ts';
import { areRivals, type Given, secondOf, type Study } from './study.ts';

export interface Run {
  readonly first: readonly GameFigures[];
  readonly second: readonly GameFigures[];
  readonly running: boolean;
  /** It ended because nothing would have been added. */
  readonly sure: boolean;
  readonly problem: string;
  readonly seconds: number;
}
const NOTHING: Run = { first: [], second: [], running: false, sure: false, problem: '', seconds: 0 };
export interface Runner {
  readonly run: Signal<Run>;
  start(study: Study): void;
  stop(): void;
}
/** The games of a study, each series in a worker of its own; both share their deals. */
export function useRunner(name: string, module: GameModule): Runner {
  const run = useSignal(NOTHING);
  const workers = useRef<Worker[]>([]);
  const end = (): void => {
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
  };
  useEffect(() => end, []);
  const stop = (): void => {
    end();
    run.value = { ...run.value, running: false };
  };
  const start = (study: Study): void => {
    end();
    run.value = { ...NOTHING, running: true };
    const began = performance.now();
    const second = secondOf(study);
    let open = second === undefined ? 1 : 2;
    const hear = (row: 'first' | 'second', data: FromLab): void => {
      const before = run.value;
      if ('error' in data) {
        end();
        run.value = { ...before, running: false, problem: data.error };
        return;
      }
      if (data.done) open--;
      const next: Run = {
        ...before,
        [row]: [...before[row], ...data.figures],
        running: open > 0,
        seconds: (performance.now() - began) / 1000,
      };
      const sure = study.untilSure && second !== undefined && verdictIn(next.first, next.second).claim !== 'open';
      if (sure) end();
      run.value = sure ? { ...next, running: false, sure } : next;
    };
    const play = (setup: Given, row: 'first' | 'second'): void => {
      const worker = startWorker('lab');
      workers.current.push(worker);
      worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => hear(row, data));
      const { seed, count, bots } = study;
      const owned = study.change === undefined ? {} : { owned: study.change.def };
      const change = row === 'second' && study.change !== undefined ? { change: study.change } : {};
      const task: ToLab = {
        game: name,
        setup,
        bots: areRivals(module, study) ? bots : [bots[0]!],
        seed,
        count,
        ...owned,
        ...change,
      };
      worker.postMessage(task);
    };
    play(study.setup, 'first');
    if (second !== undefined) play(second, 'second');
  };
  return { run, start, stop };
}
