import type { Action, Seat } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { spell } from '../kernel/verbs.ts';
import type { Match } from './match.ts';

/** Chooses for a bot, here or in a worker. */
export type Chooser<S extends State, O extends SetupOptions> = (
  level: string,
  seat: Seat,
  sight: Sight<S, O>,
) => Action | Promise<Action>;

/** A bot that wants nothing but what must wait is at fault. */
const MOST_EARLY = 100;

/** Lets the bots act until the table waits for somebody else. `now` is asked anew for every move. */
export async function driveBots<S extends State, O extends SetupOptions>(
  match: Match<S, O>,
  choose: Chooser<S, O>,
  now: () => number,
): Promise<void> {
  // Refused for being early, a bot is asked again.
  let early = 0;
  let bots = await match.awaitedBots();
  while (bots.length > 0) {
    const { seat, level, serial, version, sight } = bots[0]!;
    const action = await choose(level, seat, sight);
    const command = {
      cmd: 'act' as const,
      match: match.id,
      id: `bot-${seat}-${serial}-${version}${early === 0 ? '' : `-${early}`}`,
      serial,
      actions: [spell(match.rules.game.verbs, action)],
    };
    const answer = await match.submit(seat, command, now());
    early = answer.re === 'no' && answer.rule === 'match.tooEarly' ? early + 1 : 0;
    bots = await match.awaitedBots();
    if (answer.re === 'ok' || (early > 0 && early < MOST_EARLY)) continue;
    // While it was thinking somebody may have acted or taken something back; anything else is a fault.
    if (bots.length > 0 && bots[0]!.version === version) {
      throw new Error(`a bot chose "${command.actions[0]}", which is refused: ${answer.rule}`);
    }
  }
}
