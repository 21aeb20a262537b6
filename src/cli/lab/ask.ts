import { InputError } from '../../kernel/input.ts';
import type { GameModule } from '../../kernel/module.ts';
import { readSetup } from '../../kernel/setup.ts';
import { codeVersion } from '../../lab/shards/code.node.ts';
import { type Arm, checkJob, type Comparison, type Job, readPatch } from '../../lab/shards/job.ts';
import { readSeed } from '../../lab/shards/seed.ts';
import { Bench } from '../../lab/shards/shard.ts';
import { USUAL_PLAN } from '../../lab/shards/stopping.ts';
import { RELATIONS } from '../../lab/shards/summary.ts';
import { flag, oneOf, settings, whole, word, words } from '../arguments.ts';
import type { Call } from '../command.ts';
import { readText } from '../files.ts';
import { loadGame } from '../game.ts';

export const flags = {
  games: whole('N', 1, 1_000_000_000_000, 10_000),
  setup: settings(),
  bots: words('A,B,…'),
  patch: words('CARD.FIELD=N,…'),
  other: settings(),
  'other-bots': words('A,B,…'),
  swap: flag(),
  stop: flag(),
  least: word('PERCENT', '0'),
  close: word('PERCENT', '1'),
  flow: flag(),
  cards: flag(),
  'card-pairs': oneOf(RELATIONS),
  seed: word('S', '1'),
  size: whole('N', 1, 10_000_000, 0),
  shard: word('I/N'),
  threads: whole('T', 1, 64, 1),
  set: word('FILE'),
  out: word('FILE'),
  database: word('URL'),
  lend: flag(),
  'until-done': flag(),
  bot: word('LEVEL', 'greedy'),
  count: whole('N', 1, 10_000_000, 400),
  json: flag(),
} as const;
export type Asked = Call<typeof flags>;

/** The study that the words ask for, checked; `seconds` is how long a shard should take where its size is not told. */
export async function jobIn(call: Asked, seconds: number): Promise<{ readonly job: Job; readonly module: GameModule }> {
  const { flags: given, positionals, text } = call;
  const [, name] = positionals;
  if (name === undefined) throw new InputError('game', text.wrong.missing);
  const module = await loadGame(name, text);
  const { arms, compare } = armsIn(call, module);
  const draft: Job = {
    code: codeVersion(),
    game: name,
    edition: module.game.edition,
    set: given.set === undefined ? null : readText(given.set, text),
    arms,
    compare,
    seed: readSeed(given.seed!),
    games: given.games,
    size: given.size === 0 ? 1 : given.size,
    watched: { flow: given.flow, cards: given.cards, pairs: given['card-pairs'] ?? null },
    plan: given.stop ? { ...USUAL_PLAN, least: percentIn(call, 'least'), close: percentIn(call, 'close') } : null,
  };
  await checkJob(given.size === 0 ? { ...draft, games: 1 } : draft, module);
  const job = given.size === 0 ? { ...draft, size: sizeFor(module, draft, seconds) } : draft;
  await checkJob(job, module);
  return { job, module };
}
function armsIn({ flags: given, text }: Asked, module: GameModule): { arms: Arm[]; compare: Comparison | null } {
  const first: Arm = {
    setup: { ...module.studied, ...given.setup },
    bots: given.bots.length === 0 ? ['random'] : given.bots,
    patch: [],
  };
  readSetup(module.game.options, first.setup);
  const patch = readPatch(given.patch);
  const changed = patch.length > 0 || Object.keys(given.other).length > 0 || given['other-bots'].length > 0;
  if (given.swap) {
    if (changed) throw new InputError('--swap', text.labs.swapAlone);
    if (first.bots.length !== 2) throw new InputError('--bots', text.wrong.twoBots);
    return { arms: [first, { ...first, bots: first.bots.toReversed() }], compare: 'swap' };
  }
  if (!changed) return { arms: [first], compare: null };
  const bots = given['other-bots'].length === 0 ? first.bots : given['other-bots'];
  return { arms: [first, { setup: { ...first.setup, ...given.other }, bots, patch }], compare: 'change' };
}
function percentIn({ flags: given, text }: Asked, name: 'least' | 'close'): number {
  const percent = Number(given[name]);
  if (!(percent >= 0 && percent < 100)) throw new InputError(`--${name}`, text.labs.percent(given[name]!));
  return percent / 100;
}
const TRY_MS = 400;
/** As many games as take about so long here: 1, 2 or 5 with noughts. Games before are not counted: code warms up. */
function sizeFor(module: GameModule, job: Job, seconds: number): number {
  const bench = new Bench(module, job);
  bench.play(0);
  const began = performance.now();
  let played = 0;
  do bench.play(1 + played++);
  while (performance.now() - began < TRY_MS);
  const meant = Math.max(1, Math.min(job.games, (1000 * seconds * played) / (performance.now() - began)));
  const ten = 10 ** Math.floor(Math.log10(meant));
  return ten * (meant >= 5 * ten ? 5 : meant >= 2 * ten ? 2 : 1);
}
