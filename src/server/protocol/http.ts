import type { RecordedPacks } from '../../kernel/recorded-packs.ts';
import { LANGUAGES } from '../../kernel/text.ts';
import type { ClockChoice } from '../../match/clock-choice.ts';
import { DAILY_GAMES } from '../../match/daily.ts';
import { PHRASES } from '../../match/phrases.ts';
import type { DailyEntry } from '../daily.ts';
import type { GivenShard, LentShard } from '../lending.ts';
import { type KeptOpening, MOST_TOGETHER } from '../openings.ts';
import type { Subscription } from '../store/store.ts';
import type { OwnMatch, RoomView } from '../room.ts';
import type { NewRoom } from '../rooms/rooms.ts';
import type { Answers, Health, Refused, Route } from '../wire/answers.ts';
import type { DescribedGame, Layout, ListedGame, Setting } from '../wire/catalogue.ts';
import { SERIES } from '../wire/bodies.ts';
import { LIMITS } from '../wire/shape.ts';
import {
  anything,
  type Definitions,
  either,
  flag,
  just,
  list,
  named,
  none,
  nothing,
  number,
  object,
  oneOf,
  orElse,
  row,
  type Same,
  type Shape,
  text,
  whole,
} from './shape.ts';
import { describeEventRequests, describeEvents } from './events.ts';
import { fought, hex, type MatchShapes, series, setup, values } from './told.ts';

/** In JSON a seat may be missing, and seats that are names of fields are texts. */
type WrittenRoom = Omit<NewRoom, 'seat' | 'bots'> & {
  readonly seat?: number;
  readonly bots: Readonly<Record<string, string>>;
};
/** The bodies of requests, by route; a route that is not here needs none. */
export function describeRequests(defs: Definitions, clock: Shape<ClockChoice>): void {
  const words = text({ minLength: 1, maxLength: LIMITS.text });
  const password = text({ minLength: 8, maxLength: 200 });
  const credentials = object({ account: words, password });
  const asked = <T>(route: Route, body: Shape<T>) => defs.add(`${route} request`, body);
  asked('POST session', object({ name: words }));
  asked('POST session/end', object({ everywhere: orElse(flag, false) }));
  asked('POST account', credentials);
  asked('POST login', credentials);
  asked('POST account/password', object({ old: password, password }));
  asked('POST account/end', object({ 'password?': password }));
  asked('POST push/end', object({ endpoint: text() }));
  const room = object({
    game: text(),
    setup: orElse(setup, {}),
    terms: orElse(setup, {}),
    bestOf: orElse(oneOf(SERIES), 1),
    private: orElse(flag, true),
    spectators: orElse(oneOf(['off', 'public', 'after']), 'public'),
    clock: orElse(clock, { kind: 'off' }),
    'seat?': whole(0, 31),
    bots: orElse(named(text()), {}),
    'campaign?': object({ id: text(), battle: text(), fought: orElse(list(fought), []) }),
  });
  defs.of<WrittenRoom>()('POST rooms request', room);
  describeEventRequests(defs, clock);
  const moves = orElse(list(text({ maxLength: LIMITS.text }), { maxItems: LIMITS.list }), []);
  const daily = object({ game: oneOf(DAILY_GAMES), day: text(), moves });
  defs.of<DailyEntry>()('POST daily request', daily);
  defs.of<{ readonly openings: readonly KeptOpening[] }>()(
    'POST openings request',
    object({ openings: list(opening(), { maxItems: MOST_TOGETHER }) }),
  );
  asked('POST lending', object({ code: text() }));
  defs.of<GivenShard>()(
    'POST lending/give request',
    object({
      study: text(),
      shard: whole(0),
      outcome: orElse(list(text({ maxLength: LIMITS.text }), { maxItems: LIMITS.list }), []),
    }),
  );
  const browser = object({ endpoint: text(), p256dh: text(), auth: text(), language: orElse(oneOf(LANGUAGES), 'en') });
  defs.of<Subscription>()('POST push request', browser);
}

const opening = () =>
  object({
    game: text(),
    id: text(),
    at: whole(0),
    from: oneOf(['alone', 'room', 'draft']),
    sort: text(),
    seen: whole(0),
    packs: list(list(text())),
    'room?': text(),
    'proof?': setup,
  });
function describeGames(defs: Definitions) {
  const sees = either(oneOf(['everyone', 'nobody']), whole(0, 31));
  const options = { 'values?': list(anything), 'examples?': list(anything) } as const;
  const setting = defs.of<Setting>()('setting', object({ name: text(), default: anything, ...options, sees }));
  const game = {
    game: text(),
    edition: whole(1),
    seats: list(whole(1), { minItems: 1 }),
    seatNames: list(text()),
    settings: list(setting),
    'terms?': list(setting),
  } as const;
  const layout = object({
    words: whole(1),
    strand: whole(1),
    late: whole(1),
    columns: list(object({ name: text(), at: whole(0), length: whole(0) })),
    zones: list(object({ name: text(), start: whole(0), room: whole(0) })),
  });
  const kinds = list(oneOf(['card', 'def', 'seat', 'zone', 'number']));
  const terms = list(object({ name: text(), id: whole(0), kinds }));
  const layouts = named(defs.of<Layout>()('layout', layout));
  return {
    listed: defs.of<ListedGame>()('game', object(game)),
    described: defs.of<DescribedGame>()('described', object({ ...game, verbs: terms, facts: terms, layouts })),
  };
}
const recordedPacks = {
  commitment: hex(32),
  secret: hex(32),
  terms: setup,
  seats: list(either(object({ nonce: text(), sort: text() }), nothing)),
  'picks?': list(list(whole(0))),
  'places?': whole(2),
} as const;
const describePodRecord = (defs: Definitions) =>
  defs.of<Answers['GET matches/*/packs']>()(
    'packsFile',
    object({
      redut: just('packs'),
      game: text(),
      edition: whole(1),
      ...recordedPacks,
      opened: list(list(list(text()))),
    }),
  );
const describeRecord = (defs: Definitions) => {
  const packs = defs.of<RecordedPacks>()('recordedPacks', object(recordedPacks));
  return defs.of<Answers['GET matches/*/record']>()(
    'record',
    object({
      redut: oneOf([1, 2]),
      game: text(),
      edition: whole(1),
      setup,
      commitment: hex(32),
      'secret?': hex(32),
      nonces: list(text()),
      'packs?': either(packs, object({ pods: list(packs), at: list(row(whole(0), whole(0))) })),
      'brought?': list(either(object({ before: setup, salt: hex(32), commitment: hex(32) }), nothing)),
      start: hex(4),
      moves: list(row(whole(0), text(), text({ pattern: '^([0-9a-f]{8})?$' }))),
      'outcome?': list(number),
    }),
  );
};

const describeOwn = (defs: Definitions) =>
  defs.of<OwnMatch>()(
    'ownMatch',
    object({
      room: text(),
      code: text(),
      game: text(),
      match: text(),
      phase: oneOf(['gathering', 'on', 'over']),
      seats: list(
        either(
          object({ kind: just('person'), name: text() }),
          object({ kind: just('bot'), level: text() }),
          object({ kind: just('open') }),
        ),
      ),
      mine: whole(0, 31),
      ready: whole(0),
      awaited: whole(0),
      since: whole(0),
      'left?': number,
      'series?': series,
      'scores?': list(number),
      'roles?': list(whole(0)),
    }),
  );

/** The bodies of answers, by route. */
export function describeAnswers(
  defs: Definitions,
  room: Shape<RoomView>,
  clock: Shape<ClockChoice>,
  match: MatchShapes,
): void {
  const games = describeGames(defs);
  const told = <R extends Route>(route: R) => {
    const of = defs.of<Answers[R]>();
    return <U>(body: Shape<U>, ...same: Same<Answers[R], U>) => of(`${route} answer`, body, ...same);
  };
  const somebody = { who: text(), name: text(), 'account?': text() } as const;
  const entered = object({ ...somebody, 'token?': text() });
  const listed = object({ room: text(), code: text(), game: text(), clock, host: text(), people: whole(0) });
  told('GET session')(either(object({ who: nothing }), object(somebody)));
  told('POST session')(entered);
  told('POST session/end')(none);
  told('POST account')(entered);
  told('POST account/password')(entered);
  told('POST account/end')(none);
  told('POST login')(entered);
  told('GET rooms')(object({ rooms: list(listed) }));
  told('POST rooms')(object({ room }));
  told('GET rooms/*')(object({ room }));
  told('GET matches')(object({ who: either(text(), nothing), at: whole(0), matches: list(describeOwn(defs)) }));
  told('GET matches/*/history')(object({ told: list(either(...match)) }));
  told('GET matches/*/record')(describeRecord(defs));
  told('GET matches/*/packs')(describePodRecord(defs));
  const rated = object({ match: text(), at: whole(0), score: whole(0), rating: number });
  const rating = object({ game: text(), rating: number, deviation: number, games: whole(1), recent: list(rated) });
  told('GET ratings')(object({ ratings: either(list(rating), nothing) }));
  const events = describeEvents(defs, clock);
  told('GET events')(object({ events: list(events.listed) }));
  told('GET events/mine')(object({ events: list(events.listed) }));
  const event = object({ event: events.view });
  told('POST events')(event);
  told('GET events/*')(event);
  for (const what of ['join', 'leave', 'begin', 'remove', 'correct', 'end'] as const)
    told(`POST events/*/${what}`)(event);
  told('GET openings')(object({ openings: list(opening()) }));
  told('POST openings')(none);
  told('GET games')(object({ games: list(games.listed) }));
  told('GET games/*')(games.described);
  told('POST daily')(object({ score: number }));
  const best = list(object({ name: text(), score: number }));
  told('GET daily/*')(object({ afu: best, bravery: best }));
  told('GET lending')(object({ code: either(text(), nothing) }));
  const lent = object({ study: text(), shard: whole(0), job: setup, from: whole(0), to: whole(1) });
  told('POST lending')(object({ lent: either(defs.of<LentShard>()('lent', lent), nothing) }));
  told('POST lending/give')(object({ taken: flag }));
  told('GET push')(object({ key: either(text(), nothing) }));
  told('POST push')(none);
  told('POST push/end')(none);
  told('GET phrases')(object({ phrases: list(oneOf(PHRASES)) }));
  told('GET bots')(object({ bots: list(text()) }));
  defs.of<Refused>()('refused', object({ re: just('no'), rule: text(), values }));
  defs.of<Health>()('health', object({ ok: flag }));
}
