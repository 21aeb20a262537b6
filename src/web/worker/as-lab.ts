import { type GameModule, moduleOf } from '../../games/index.ts';
import type { DefId } from '../../kernel/ids.ts';
import { simulatePart } from '../../lab/simulate.ts';
import { playShard } from '../../lab/shards/shard.ts';
import { printOutcome } from '../../lab/shards/summary.ts';
import type { FromLab, GameFigures, PlayedShard, Scope, ToLab, ToPlayShard } from './wire.ts';

type LabScope = Scope<ToLab | ToPlayShard, FromLab | PlayedShard>;
/** Milliseconds between two reports. */
const BEAT = 150;

async function run(
  scope: LabScope,
  { game: name, setup, bots, seed, count, change, owned, cards: own }: ToLab,
): Promise<void> {
  const base: GameModule = await moduleOf(name);
  const changed =
    change === undefined ? base : base.numbers!.changed([{ def: change.def as DefId, numbers: change.numbers }]);
  const module = own === undefined ? changed : base.withCards!('cards.json', own);
  let figures: GameFigures[] = [];
  let told = performance.now();
  for (let n = 0; n < count; n++) {
    const cards = module.usage !== undefined;
    const asked = owned === undefined || module.usage?.brought === undefined ? {} : { owned: [owned as DefId] };
    const { wins, lengths, played, owners } = simulatePart(module, {
      setup,
      bots,
      seed,
      from: n,
      to: n + 1,
      cards,
      ...asked,
    });
    figures.push({ wins, length: lengths[0]!, played, ...(owners === undefined ? {} : { owners: owners[0]! }) });
    if (n + 1 < count && performance.now() - told < BEAT) continue;
    scope.postMessage({ figures, done: n + 1 === count });
    figures = [];
    told = performance.now();
  }
}
async function help(scope: LabScope, { job, from, to }: ToPlayShard): Promise<void> {
  const module = await moduleOf(job.game);
  scope.postMessage({ outcome: printOutcome(playShard(module, job, { from, to })) });
}
/** Plays many games in a row. */
export function asLab(scope: LabScope): void {
  scope.onmessage = ({ data }) => {
    ('job' in data ? help(scope, data) : run(scope, data)).catch((error: unknown) =>
      scope.postMessage({ error: String(error) }),
    );
  };
}
