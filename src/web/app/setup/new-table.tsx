import { useEffect } from 'preact/hooks';
import { isGameName, moduleOf } from '../../../games/index.ts';
import type { AnyGame } from '../../../kernel/game.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { Holder } from '../../../match/messages.ts';
import { Link } from '../../worker/link.ts';
import { newSeed, seatedPerson } from '../../worker/seating.ts';
import { opening } from '../../games/opening.tsx';
import { lastTable, usualLevel } from './last-table.ts';
import { go } from '../../shell/router.ts';

export interface Wanted {
  readonly game: string;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly seats: readonly Holder[];
  readonly seed: string;
}
/** Deals a match and goes to its table. */
export async function deal({ game, setup, seats, seed }: Wanted): Promise<void> {
  const link = new Link();
  const match = `${seed}~${Date.now().toString(36)}`;
  try {
    await link.ask({ ask: 'create', match, game, setup, seats, seed });
  } finally {
    link.close();
  }
  go(['table', match], {}, true);
}

/** Who sat at an earlier match of this device: they play again. */
async function seatedAt(match: string | null): Promise<readonly Holder[] | undefined> {
  if (match === null) return undefined;
  const link = new Link();
  const opened = await link.ask({ ask: 'open', match });
  link.close();
  return opened?.seats;
}

/** As it was last set up here, if that still can be. */
async function dealAsLast(game: string, rules: AnyGame): Promise<boolean> {
  const last = lastTable(game);
  try {
    const setup = last && readSetup(rules.options, last.setup);
    if (last === undefined || setup === undefined || rules.seats(setup) !== last.seats.length) return false;
    await deal({ game, setup, seats: last.seats, seed: newSeed() });
    return true;
  } catch {
    // The game has changed since: the defaults are good.
    return false;
  }
}

const OURS = new Set(['seed', 'from', 'seat', 'bot', 'people']);
/** `#/play/liberation?seed=…&balance=2`: deals at once, with what the address says and good defaults for the rest. Where the
 * address says nothing, as the game was last set up here. */
export function NewTable({ game, query }: { game: string; query: URLSearchParams }) {
  useEffect(() => {
    opening.value = game;
    const begin = async (): Promise<void> => {
      if (!isGameName(game)) throw new Error('there is no such game');
      const { game: rules } = await moduleOf(game);
      if (query.size === 0 && (await dealAsLast(game, rules))) return;
      const given = Object.fromEntries([...query].filter(([name]) => !OURS.has(name)));
      const setup = readSetup(rules.options, given);
      const mine = Number(query.get('seat') ?? 0);
      const level = query.get('bot') ?? usualLevel();
      const before = await seatedAt(query.get('from'));
      const count = rules.seats(setup);
      const seats =
        before?.length === count
          ? before
          : Array.from({ length: count }, (_, seat): Holder =>
              seat === mine ? seatedPerson('') : { kind: 'bot', level },
            );
      await deal({ game, setup, seats, seed: query.get('seed') ?? newSeed() });
    };
    begin().catch(() => go(['setup', game], Object.fromEntries(query), true));
  }, [game, query]);
  return null;
}
