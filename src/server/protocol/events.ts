import { ENDS, type EventTerms, GONE, LEAST_WITH_PACKS, MOST_PLAYERS, OUTCOMES, SYSTEMS } from '../../events/facts.ts';
import type { EventPlayer, EventPod, EventRound, EventTable, EventView, ListedEvent } from '../../events/view.ts';
import type { Ranked } from '../../events/standings.ts';
import type { ClockChoice } from '../../match/clock-choice.ts';
import { type Correcting, MOST_ROUNDS, REASON_LETTERS, TIMES } from '../wire/event-bodies.ts';
import { SERIES } from '../wire/bodies.ts';
import { type Definitions, flag, list, number, object, oneOf, orElse, row, type Shape, text, whole } from './shape.ts';
import { hex, setup } from './told.ts';

const outcome = oneOf(OUTCOMES);
const system = oneOf(SYSTEMS);
const player = whole(0);
const seconds = ({ least, most, usual }: (typeof TIMES)[keyof typeof TIMES]) => orElse(whole(least, most), usual);
const most = Math.max(...Object.values(MOST_PLAYERS));
const places = whole(LEAST_WITH_PACKS, most);
const bots = object({ level: text(), upTo: whole(0, most) });

type WrittenEvent = Omit<EventTerms, 'bots'> & {
  readonly bots: { readonly level?: string; readonly upTo: number };
  readonly listed: boolean;
};
/** What is asked of events. */
export function describeEventRequests(defs: Definitions, clock: Shape<ClockChoice>): void {
  const words = text({ minLength: 1, maxLength: REASON_LETTERS });
  defs.of<WrittenEvent>()(
    'POST events request',
    object({
      name: text({ minLength: 1 }),
      game: text(),
      setup: orElse(setup, {}),
      terms: orElse(setup, {}),
      bestOf: orElse(oneOf(SERIES), 1),
      clock: orElse(clock, { kind: 'off' }),
      spectators: orElse(oneOf(['public', 'after']), 'public'),
      system: orElse(system, 'swiss'),
      rounds: orElse(whole(0, MOST_ROUNDS), 0),
      places: orElse(places, 32),
      bots: orElse(object({ 'level?': text(), upTo: orElse(whole(0, most), 0) }), { upTo: 0 }),
      roundTime: seconds(TIMES.round),
      showTime: seconds(TIMES.show),
      breakTime: seconds(TIMES.break),
      'buildTime?': whole(TIMES.build.least, TIMES.build.most),
      byCalendar: orElse(flag, false),
      startsAt: orElse(whole(0), 0),
      listed: orElse(flag, false),
    }),
  );
  defs.add('POST events/*/remove request', object({ player }));
  defs.add('POST events/*/end request', object({ reason: words }));
  defs.of<Correcting>()(
    'POST events/*/correct request',
    object({
      id: text({ minLength: 1, maxLength: 64 }),
      round: whole(0, MOST_ROUNDS),
      table: whole(0, most),
      outcome,
      reason: words,
    }),
  );
}
/** An event as everybody sees it, and in a list. */
export function describeEvents(defs: Definitions, clock: Shape<ClockChoice>) {
  const gone = object({ by: oneOf(GONE), after: whole(0) });
  const somebody = defs.of<EventPlayer>()('eventPlayer', object({ name: text(), 'bot?': text(), 'gone?': gone }));
  const table = defs.of<EventTable>()(
    'eventTable',
    object({
      seats: row(player, player),
      room: text(),
      stage: oneOf(['waits', 'on', 'over']),
      wins: row(whole(0), whole(0)),
      'outcome?': outcome,
      'by?': oneOf(['games', 'absence', 'time']),
      matches: list(text()),
    }),
  );
  const round = defs.of<EventRound>()(
    'eventRound',
    object({ tables: list(table), 'bye?': player, at: number, until: number, show: number }),
  );
  const pod = defs.of<EventPod>()(
    'eventPod',
    object({ places: list(player), room: text(), match: text(), stage: oneOf(['on', 'over']) }),
  );
  const marks = list(oneOf(['win', 'draw', 'loss', 'bye', 'open', 'none']));
  const standing = defs.of<Ranked>()(
    'standing',
    object({ player, points: whole(0), strength: whole(0), beaten: whole(0), games: whole(), marks }),
  );
  const correction = object({
    round: whole(0),
    table: whole(0),
    was: outcome,
    outcome,
    reason: text(),
    after: whole(0),
    at: number,
  });
  const phase = oneOf(['open', 'on', 'over']);
  const common = { event: text(), name: text(), game: text(), system, phase, places, startsAt: number } as const;
  const view = defs.of<EventView>()(
    'event',
    object({
      ...common,
      code: text({ pattern: '^[A-Z0-9]{7}$' }),
      version: whole(0),
      listed: flag,
      at: number,
      organiser: text(),
      setup,
      terms: setup,
      bestOf: whole(1),
      clock,
      spectators: oneOf(['public', 'after']),
      rounds: whole(0),
      bots,
      roundTime: whole(0),
      showTime: whole(0),
      breakTime: whole(0),
      'buildTime?': whole(0),
      byCalendar: flag,
      players: list(somebody),
      planned: whole(0),
      'pods?': list(pod),
      course: list(round),
      'next?': number,
      standings: list(standing),
      corrections: list(correction),
      commitment: hex(32),
      'seed?': hex(32),
      'ended?': object({ why: oneOf(ENDS), 'reason?': text() }),
      'me?': player,
      mine: flag,
    }),
  );
  const listed = defs.of<ListedEvent>()(
    'listedEvent',
    object({
      ...common,
      bestOf: whole(1),
      organiser: text(),
      people: whole(0),
      round: whole(0),
      planned: whole(0),
      me: flag,
    }),
  );
  return { view, listed };
}
