// `npm run bench` and `redut bench [name] [--json] [--seconds 2]`: every figure per second of processor time, median of three.
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { sameGames } from './check.ts';
import { median } from './clock.ts';
import { AT_OTHER_TABLES, MEASURED } from './games.ts';
import { fetchPeers } from './peers.ts';

const HEADLINES = [
  ['trick52', 'steps'],
  ['trick52', 'singles'],
  ['bound', 'steps'],
  ['boardgame.io', 'steps'],
  ['trick52', 'search'],
  ['boardgame.io', 'search'],
] as const;
const FIGURES = ['steps', 'singles', 'lists', 'copies', 'guesses', 'search'] as const;
/** At other tables only what is compared. */
const FEWER = ['steps', 'singles'] as const;
const ROUNDS = 3;

export interface Figure {
  readonly game: string;
  readonly figure: string;
  readonly perSecond: number;
  readonly runs: readonly number[];
}
export interface Report {
  readonly date: string;
  readonly node: string;
  readonly machine: string;
  readonly flags: readonly string[];
  readonly figures: readonly Figure[];
  readonly ratios: Readonly<Record<string, number>>;
}

const run = promisify(execFile);
/** Every process gets the flags that this one got: what helps the kernel may help the others as well. */
async function once(game: string, figure: string, seconds: number): Promise<number> {
  const script = join(import.meta.dirname, 'measure.ts');
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await run(process.execPath, [...process.execArgv, script, game, figure, String(seconds)], { env });
  return Number(stdout);
}

/** What is compared is measured in turn, round by round, so that the machine's moods meet all alike. */
async function measure(
  wanted: readonly (readonly [game: string, figure: string])[],
  seconds: number,
  tell: (line: string) => void,
): Promise<Figure[]> {
  const runs = wanted.map((): number[] => []);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [i, [game, figure]] of wanted.entries()) {
      tell(`${game} ${figure}, ${round} of ${ROUNDS}`);
      runs[i]!.push(await once(game, figure, seconds));
    }
  }
  return wanted.map(([game, figure], i) => ({ game, figure, perSecond: median(runs[i]!), runs: runs[i]! }));
}

function ratiosOf(figures: readonly Figure[]): Record<string, number> {
  const of = (game: string, figure: string): number | undefined =>
    figures.find((one) => one.game === game && one.figure === figure)?.perSecond;
  const ratios: Record<string, number> = {};
  const ratio = (name: string, above: number | undefined, below: number | undefined): void => {
    if (above !== undefined && below !== undefined) ratios[name] = above / below;
  };
  ratio('kernel / boardgame.io', of('trick52', 'steps'), of('boardgame.io', 'steps'));
  ratio('kernel, move by move / boardgame.io', of('trick52', 'singles'), of('boardgame.io', 'steps'));
  ratio('kernel / hand-written bound', of('trick52', 'steps'), of('bound', 'steps'));
  ratio('kernel, move by move / bound', of('trick52', 'singles'), of('bound', 'steps'));
  ratio('search / boardgame.io MCTS', of('trick52', 'search'), of('boardgame.io', 'search'));
  for (const game of MEASURED.filter((name) => name !== 'trick52')) {
    ratio(`${game} / boardgame.io Trick52`, of(game, 'steps'), of('boardgame.io', 'steps'));
    ratio(`${game}, move by move / the same`, of(game, 'singles'), of('boardgame.io', 'steps'));
  }
  return ratios;
}

const UNITS: Readonly<Record<string, string>> = {
  steps: 'steps/s',
  singles: 'steps/s, move by move',
  lists: 'lists of legal moves/s',
  copies: 'copies/s',
  guesses: 'guesses of the hidden cards/s',
  search: 'search playouts/s',
};
const whole = (n: number): string => Math.round(n).toLocaleString('en-US');

function print({ date, node, machine, flags, figures, ratios }: Report): string {
  const lines = [
    `${date}, ${machine}, Node ${node}; per second of processor time, median of ${ROUNDS}`,
    `flags of every process: ${flags.join(' ') || 'none'}`,
    '',
  ];
  for (const { game, figure, perSecond, runs } of figures) {
    const time = figure === 'lists' ? `, ${(1e6 / perSecond).toFixed(2)} µs each` : '';
    const spread = `(${runs.map(whole).join(' | ')})`;
    lines.push(`${game.padEnd(14)}${whole(perSecond).padStart(14)} ${UNITS[figure]}${time}  ${spread}`);
  }
  lines.push(
    '',
    'search: from the deal; Trick52 and boardgame.io play out to the end, the other games as their bots are tuned',
    '',
  );
  for (const [name, value] of Object.entries(ratios)) {
    lines.push(`${name.padEnd(42)}${value < 10 ? value.toFixed(2) : whole(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '2' } },
  });
  const [name] = positionals;
  const seconds = Number(values.seconds);
  const known = ['boardgame.io', 'bound', ...MEASURED];
  if (name !== undefined && !known.includes(name)) throw new Error(`there is no ${name}; known: ${known.join(', ')}`);
  if (!(seconds > 0 && seconds <= 60)) throw new Error('--seconds: must be a number above 0, at most 60');
  const tell = (line: string): void => void (process.stderr.isTTY && process.stderr.write(`\r\u001b[K${line}`));
  process.env['NODE_ENV'] = 'production';
  fetchPeers();
  sameGames(20, 7);
  const figuresOf = (game: string): readonly string[] => (game in AT_OTHER_TABLES ? FEWER : FIGURES);
  const rest = MEASURED.flatMap((game) => figuresOf(game).map((figure) => [game, figure] as const)).filter(
    ([game, figure]) => !HEADLINES.some((one) => one[0] === game && one[1] === figure),
  );
  const mine = (one: readonly [string, string]): boolean => name === undefined || one[0] === name;
  const figures = [
    ...(await measure(HEADLINES.filter(mine), seconds, tell)),
    ...(await measure(rest.filter(mine), seconds / 2, tell)),
  ];
  tell('');
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    machine: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}`,
    // Where the project lies is nobody's business.
    flags: process.execArgv.map((flag) => flag.replace(/^file:.*\/(?=scripts\/)/, './')),
    figures,
    ratios: ratiosOf(figures),
  };
  process.stdout.write(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : print(report));
}

main().catch((error: unknown) => {
  process.stderr.write(`redut: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
