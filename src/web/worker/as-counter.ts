import { moduleOf } from '../../games/index.ts';
import { type FeatCounts, featsIn } from '../../kernel/feats.ts';
import type { Seat } from '../../kernel/ids.ts';
import type { MatchRecord } from '../../kernel/record.ts';
import { recordOf } from '../../match/recording.ts';
import { onlineRecord } from './online.ts';
import { DeviceStore } from './store.ts';
import type { Scope, ToCounter, ToldCounts } from './wire.ts';

/** The record of a match that is over, wherever this device keeps it. */
async function recordIn({ game, match, where }: ToCounter): Promise<MatchRecord | undefined> {
  if (where === 'online') return onlineRecord(match);
  const stored = await (await DeviceStore.open()).load(match);
  return stored && recordOf((await moduleOf(game)).game, stored);
}
async function counted(asked: ToCounter): Promise<FeatCounts> {
  const { game, feats } = await moduleOf(asked.game);
  const record = await recordIn(asked);
  if (feats === undefined || record === undefined) return {};
  return featsIn(game, feats, record, asked.seat as Seat);
}
/** Says what somebody has done in each of the games that it is asked about, one after another. */
export function asCounter(scope: Scope<ToCounter, ToldCounts>): void {
  let last: Promise<unknown> = Promise.resolve();
  scope.onmessage = ({ data }) => {
    last = last
      .then(() => counted(data))
      // A game of other rules than today's can no longer be played again, and so proves nothing.
      .catch((): FeatCounts => ({}))
      .then((counts) => scope.postMessage({ match: data.match, counts }));
  };
}
