import { FAULTS, type FaultName } from './faults.ts';
import { torture, type Torture } from './index.ts';
import { cuts } from './power.ts';
import { type Report, type Run, secondsSince } from './report.ts';

/** Each try is twice as long as the one before; what is not noticed in the last one is not noticed. */
const FIRST_S = 2;
const TRIES = 6;
/** So many times as long as the first try: in seconds, or in faults of the torture's own where these are counted. */
const lengthOf = ({ faults }: Run, times: number): Pick<Run, 'seconds' | 'faults'> =>
  faults === undefined ? { seconds: FIRST_S * times } : { seconds: 0, faults: faults * times };

type Fault = (typeof FAULTS)[number];
/** What the run says of the server, apart from having been too short. */
const noticed = ({ wrong, short = [] }: Report): readonly string[] => wrong.filter((one) => !short.includes(one));

async function tried(fault: Fault, run: Run): Promise<readonly string[]> {
  // This one is not in the code of the server, but in how it opens its file.
  if (fault.name === 'notFlushed') return noticed(await cuts(run, 'NORMAL'));
  return noticed(await torture(fault.by, { ...run, plant: fault.name }));
}
interface Proof {
  readonly fault: Fault;
  readonly seconds: number;
  /** So many times as long as in the first try people played, in all tries together. */
  readonly played: number;
  readonly by: readonly string[];
}
async function prove1(fault: Fault, run: Run): Promise<Proof> {
  const began = performance.now();
  let by: readonly string[] = [];
  let played = 0;
  for (let i = 0; i < TRIES && by.length === 0; i++) {
    const times = 2 ** i;
    by = await tried(fault, { seed: run.seed + i, ...lengthOf(run, times) });
    played += times;
  }
  return { fault, seconds: secondsSince(began), played, by };
}
const lineOf = ({ fault, seconds, by }: Proof): string =>
  [fault.name.padEnd(25), fault.by.padEnd(10), `${seconds} s`.padEnd(8), by[0]?.slice(0, 160) ?? 'NOT NOTICED'].join(
    ' ',
  );

/**
 * Plants every fault into a server, one after the other, and lets the torture that should notice it run until it does.
 * Then the same tortures, for as long, with nothing planted: they must find nothing.
 */
export async function prove(run: Run, names: readonly FaultName[] = FAULTS.map(({ name }) => name)): Promise<Report> {
  const began = performance.now();
  const proofs: Proof[] = [];
  for (const fault of FAULTS.filter(({ name }) => names.includes(name))) {
    proofs.push(await prove1(fault, run));
    run.say?.(lineOf(proofs.at(-1)!));
  }
  const quiet: string[] = [];
  const longest = Map.groupBy(proofs, ({ fault }) => fault.by as Torture);
  for (const [kind, same] of longest) {
    const longestOf = Math.max(...same.map(({ played }) => played));
    const report = await torture(kind, { seed: run.seed, ...lengthOf(run, longestOf) });
    quiet.push(...noticed(report).map((one) => `${kind} without a fault: ${one}`));
  }
  const missed = proofs.filter(({ by }) => by.length === 0);
  return {
    kind: 'prove',
    seconds: secondsSince(began),
    faults: { planted: proofs.length },
    found: { caught: proofs.length - missed.length, falseAlarms: quiet.length, tortures: longest.size },
    wrong: [...missed.map(({ fault }) => `not noticed by ${fault.by}: ${fault.what}`), ...quiet],
    lines: proofs.map(lineOf),
  };
}
