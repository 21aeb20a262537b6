import { type GameModule, isGameName, moduleOf } from '../../../games/index.ts';
import { type Fact, FactList } from '../../../kernel/facts.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { type MatchRecord, replay } from '../../../kernel/record.ts';
import type { State } from '../../../kernel/table.ts';
import type { Holder } from '../../../match/messages.ts';
import { layoutOf } from '../../games/index.ts';
import { go } from '../../shell/router.ts';
import { serverRecord } from '../../shell/server.ts';
import type { Layout } from '../../table/layout.ts';
import { Link } from '../../worker/link.ts';
import { onlineRecord } from '../../worker/online.ts';
import { DEFAULT_LEVEL, newSeed, seatedPerson } from '../../worker/seating.ts';
import { Teller } from '../teller.ts';

/** A record with every position that it goes through, and what was told on the way. */
export interface Film {
  readonly record: MatchRecord;
  readonly module: GameModule;
  readonly layout: Layout;
  readonly states: readonly State[];
  readonly facts: readonly (readonly Fact[])[];
  /** Each seat's score, where it was played to its end: a record from a link does not say it. */
  readonly outcome: readonly number[] | undefined;
}
export async function develop(record: MatchRecord): Promise<Film> {
  if (!isGameName(record.game)) throw new Error(`there is no game ${record.game}`);
  const [module, layout] = await Promise.all([moduleOf(record.game), layoutOf(record.game)]);
  const told = new FactList();
  const states: State[] = [];
  const facts: (readonly Fact[])[] = [];
  let teller: Teller | undefined;
  const { outcome } = replay(
    module.game,
    record,
    (state) => {
      teller ??= new Teller(module.game, record.setup, []);
      const copy = teller.rules.create();
      teller.rules.copy(copy, state);
      states.push(copy);
      facts.push(told.facts.splice(0));
    },
    told,
  );
  return { record, module, layout, states, facts, outcome };
}

/** Matches of a server are called by hour, room and round. */
const isServers = (match: string): boolean => /^\w+\.[\w-]+\.\d+$/.test(match);
export async function recordOf(match: string): Promise<MatchRecord> {
  // A device that keeps nothing asks the server.
  if (isServers(match)) return (await onlineRecord(match).catch(() => undefined)) ?? serverRecord(match);
  const link = new Link();
  try {
    const opened = await link.ask({ ask: 'open', match });
    if (opened === undefined) throw new Error(match);
    return await link.record();
  } finally {
    link.close();
  }
}

/** `…&ended=1.-1`: how a game ended that was given up, which its record does not tell. */
export function endedIn(query: URLSearchParams, seats: number): readonly number[] | undefined {
  const said = query.get('ended')?.split('.') ?? [];
  return said.length === seats && said.every((one) => /^-?\d{1,6}$/.test(one)) ? said.map(Number) : undefined;
}

/** A new match on this device from where the film stands: the viewer takes the seat, bots the others. */
export async function goOn(record: MatchRecord, moves: number, mine: Seat, count: number): Promise<void> {
  const link = new Link();
  const match = `on-${newSeed()}`;
  const seats = Array.from({ length: count }, (_, seat): Holder =>
    seat === mine ? seatedPerson('') : { kind: 'bot', level: DEFAULT_LEVEL },
  );
  try {
    await link.ask({ ask: 'playOn', match, record, moves, seats });
  } finally {
    link.close();
  }
  go(['table', match]);
}
