import { readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../kernel/input.ts';
import { codeVersion } from '../../lab/shards/code.node.ts';
import { MergedShards, partOf } from '../../lab/shards/merged-shards.ts';
import { type Part, partFile, readPart } from '../../lab/shards/part-file.ts';
import { type Report, reportOf } from '../../lab/shards/report.ts';
import { shardsOf } from '../../lab/shards/job.ts';
import { runJob, Team } from '../../lab/shards/team.node.ts';
import { command } from '../command.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../game.ts';
import { type Asked, flags, jobIn } from '../lab/ask.ts';
import { drawMap } from '../lab/map.ts';
import { show } from '../lab/show.ts';
import { Progress } from '../progress.ts';

/** What a shard should take: short where one waits for it, long where machines share it. */
const [HERE_SECONDS, QUEUE_SECONDS] = [1, 10];
const WHAT = ['run', 'submit', 'work', 'watch', 'merge', 'map'] as const;
type What = (typeof WHAT)[number];
const DONE: Readonly<Record<What, (call: Asked) => Promise<number>>> = {
  run,
  submit,
  work,
  watch,
  merge,
  map: drawMap,
};

/** Studies of any size: here, in parts, or on many machines through a queue. */
export default command('lab', flags, async (call) => {
  const what = WHAT.find((name) => name === call.positionals[0]);
  if (what === undefined) throw new InputError('what', call.text.wrong.oneOf(WHAT.join(', '), call.positionals[0]!));
  return DONE[what](call);
});

async function run(call: Asked): Promise<number> {
  const { io, text, flags: given } = call;
  const { job, module } = await jobIn(call, HERE_SECONDS);
  const share = shareIn(call);
  const part = share === undefined ? { from: 0, to: shardsOf(job) } : partOf(job, ...share);
  const games = Math.min(job.games, part.to * job.size) - part.from * job.size;
  const progress = new Progress(io);
  const team = new Team(Math.max(1, Math.min(given.threads, part.to - part.from)));
  try {
    const merged = await runJob(job, team, { part, progress: (done) => progress.tell(text.lab.progress(done, games)) });
    progress.end();
    if (share !== undefined) return writePart(call, partFile(job, part, merged.outcome));
    return tell(call, reportOf(module, merged));
  } finally {
    await team.close();
  }
}
/** `2/16`: of sixteen parts the second; counted from 1. A Kubernetes job that counts from 0 names `$((i + 1))/16`. */
function shareIn({ flags: given, text }: Asked): readonly [number, number] | undefined {
  if (given.shard === undefined) return undefined;
  const [, i, n] = /^(\d{1,7})\/(\d{1,7})$/.exec(given.shard) ?? [];
  const [at, of] = [Number(i), Number(n)];
  if (!(at >= 1 && at <= of)) throw new InputError('--shard', text.labs.shareOf(given.shard));
  if (given.size === 0) throw new InputError('--size', text.labs.sizeNeeded);
  return [at - 1, of];
}
function writePart({ io, text, flags: given }: Asked, part: Part): number {
  const printed = JSON.stringify(part);
  if (given.out === undefined) io.out(printed);
  else {
    write(given.out, printed);
    if (!given.json) io.out(text.labs.part(given.out, part.shards.from, part.shards.to));
  }
  return 0;
}
/** The old file stands until the new one is whole. */
function write(out: string, text: string): void {
  writeFileSync(`${out}.part`, `${text}\n`);
  renameSync(`${out}.part`, out);
}
function tell({ io, text, flags: given }: Asked, report: Report): number {
  if (given.out !== undefined) write(given.out, JSON.stringify(report));
  if (given.json) io.out(JSON.stringify(report));
  else show(io, text, report);
  return 0;
}

/** Parts that were played by themselves, from files or from a folder of them. */
async function merge(call: Asked): Promise<number> {
  const { text, positionals } = call;
  if (positionals[1] === undefined) throw new InputError('files', text.wrong.missing);
  const files = positionals[1].split(',').flatMap((place) => {
    if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [place];
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => join(place, name));
  });
  const spans = files.map((file) => ({ file, shards: readPart(readJson(file, text), file).shards }));
  let merged: MergedShards | undefined;
  for (const { file, shards } of spans.toSorted((a, b) => a.shards.from - b.shards.from)) {
    const { from, to } = shards;
    const part = readPart(readJson(file, text), file);
    merged ??= new MergedShards(part.job);
    if (JSON.stringify(part.job) !== JSON.stringify(merged.job)) throw new InputError(file, text.labs.otherJob);
    // A part without shards, where there were more machines than shards.
    if (from === to || part.outcome === undefined) continue;
    if (from !== merged.next) throw new InputError(file, text.labs.gap(merged.next + 1, from));
    merged.addPart(part.shards, part.outcome);
  }
  if (merged === undefined) throw new InputError(positionals[1], text.wrong.noFile);
  if (!merged.over) throw new InputError(positionals[1], text.labs.gap(merged.next + 1, shardsOf(merged.job)));
  return tell(call, reportOf(await loadGame(merged.job.game, text), merged));
}

function databaseOf({ io, flags: given, text }: Asked): string {
  const url = given.database ?? io.env['DATABASE_URL'];
  if (url === undefined || url === '') throw new InputError('--database', text.labs.noDatabase);
  return url;
}
/** Loaded only by who works with a queue. */
const openDesk = async (call: Asked, supervise: boolean) =>
  (await import('../../lab/queue/desk.node.ts')).Desk.open(databaseOf(call), supervise);

async function submit(call: Asked): Promise<number> {
  const { io, text, flags: given } = call;
  if (given.lend && given['card-pairs'] !== undefined) throw new InputError('--lend', text.labs.tooLarge);
  const { job } = await jobIn(call, QUEUE_SECONDS);
  const desk = await openDesk(call, false);
  try {
    const id = await desk.submit(job, given.lend);
    io.out(
      given.json
        ? JSON.stringify({ id, shards: shardsOf(job), size: job.size })
        : text.labs.submitted(id, shardsOf(job)),
    );
    return 0;
  } finally {
    await desk.close();
  }
}
async function work(call: Asked): Promise<number> {
  const { io, text, flags: given } = call;
  const desk = await openDesk(call, true);
  const team = new Team(given.threads);
  const off = new AbortController();
  const stop = (): void => off.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    if (!given.json) io.err(`${text.labs.working(codeVersion(), given.threads)}\n`);
    const { work: labour } = await import('../../lab/queue/work.node.ts');
    await labour(desk, team, {
      code: codeVersion(),
      untilDone: given['until-done'],
      signal: off.signal,
      told: (line) =>
        io.out(given.json ? JSON.stringify(line) : text.labs.played(line.job, line.shard + 1, line.seconds.toFixed(1))),
    });
    return 0;
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    await team.close();
    await desk.close();
  }
}
const WATCH_MS = 500;
async function watch(call: Asked): Promise<number> {
  const { io, text, positionals } = call;
  const [, id] = positionals;
  if (id === undefined) throw new InputError('job', text.wrong.missing);
  const desk = await openDesk(call, true);
  const progress = new Progress(io);
  try {
    const { job } = await desk.find(id);
    const merged = new MergedShards(job);
    for (;;) {
      await desk.follow(id, merged);
      if (merged.over) break;
      const { done, shards, unsure, failed } = await desk.progress(id);
      if (failed !== null) throw new InputError(id, failed);
      progress.tell(text.labs.progress(done, shards, unsure));
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    }
    progress.end();
    return tell(call, reportOf(await loadGame(job.game, text), merged));
  } finally {
    await desk.close();
  }
}
