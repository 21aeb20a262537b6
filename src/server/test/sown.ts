import { vi } from 'vitest';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { Loaded } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import type { Told } from '../../match/messages.ts';
import type { Careless, Leak } from './leaks.ts';

export const truthOf = (match: Match): Loaded<State, SetupOptions> | undefined =>
  (match as unknown as { cached: Loaded<State, SetupOptions> | undefined }).cached;

/** Makes every server careless in one way: `tell` is told what would be sent, and when it likes. */
export function sow(
  fault: (told: Told, careless: Careless, tell: (told: Told) => void) => void,
  holds: (match: string) => boolean = () => true,
): void {
  const watch = Reflect.get(Match.prototype, 'watch');
  vi.spyOn(Match.prototype, 'watch').mockImplementation(function (this: Match, viewer, have, tell) {
    // The games from which the positions are taken are played elsewhere, and with care.
    if (!holds(this.id)) return watch.call(this, viewer, have, tell);
    return watch.call(this, viewer, have, (told) => {
      const loaded = truthOf(this);
      const truth = loaded?.situation.state;
      const send = (one: Told): void => tell(one, JSON.stringify(one));
      if (truth === undefined) send(told);
      else fault(told, { truth, viewer, secret: loaded!.secret }, send);
    });
  });
}
export const sowLeak = (leak: Leak, holds?: (match: string) => boolean): void =>
  sow((told, careless, tell) => {
    for (const one of leak(told, careless)) tell(one);
  }, holds);
