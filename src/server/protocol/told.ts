import type { ClockState } from '../../match/clock.ts';
import type { ClockChoice } from '../../match/clock-choice.ts';
import type { About, Frame, Holder, News, Result, ToldFact, Whole } from '../../match/messages.ts';
import type { PacksTold } from '../../match/packs.ts';
import { PHRASES } from '../../match/phrases.ts';
import type { SeriesScore } from '../../match/series.ts';
import type { Member, Remark, RoomView } from '../room.ts';
import type { LineOfProgram, TurnOfProgram } from '../bots/process-bot.ts';
import type { Announcement, OverSocket, Reply, Turn } from '../messages.ts';
import {
  anything,
  type Definitions,
  either,
  flag,
  just,
  list,
  named,
  nothing,
  number,
  object,
  oneOf,
  row,
  type Shape,
  text,
  whole,
} from './shape.ts';

export const hex = (bytes: number) => text({ pattern: `^[0-9a-f]{${2 * bytes}}$` });
const base64 = text({ pattern: '^[A-Za-z0-9+/]+=*$' });
const seat = whole(0, 31);
/** One bit for each seat. */
const seats = whole(0);
const version = whole(0);
const serial = whole(0);
const stop = oneOf(['chance', 'learnt', 'others']);
export const setup = named(anything);
export const values = named(either(number, text()));

const holder = (defs: Definitions) =>
  defs.of<Holder>()(
    'holder',
    either(
      object({ kind: just('person'), who: text() }),
      object({ kind: just('bot'), level: text(), 'keeps?': text() }),
      object({ kind: just('open') }),
    ),
  );

/** What there is to know of a match apart from the cards: all of it, and what a frame says of it. */
function describeAbout(defs: Definitions) {
  const holders = list(holder(defs), { minItems: 1 });
  const clock = defs.of<ClockState>()('clocks', list(object({ bank: number, periods: whole(0), since: number })));
  const by = oneOf(['rules', 'concession', 'time', 'absence']);
  const result = defs.of<Result>()(
    'result',
    object({ by, 'seat?': seat, 'scores?': list(number), 'roles?': list(whole(0)), 'forfeit?': seat }),
  );
  const pack = list(text());
  const draft = object({
    places: whole(2),
    round: whole(0),
    pick: whole(0),
    each: whole(1),
    since: number,
    waits: list(whole(0)),
    'before?': pack,
    'taken?': pack,
  });
  const packs = defs.of<PacksTold>()(
    'packs',
    object({
      commitment: hex(32),
      opened: list(either(whole(0), nothing)),
      'own?': object({ sort: text(), packs: list(pack) }),
      'draft?': draft,
      'until?': number,
      'from?': text(),
      'secret?': hex(32),
    }),
  );
  const news = {
    phase: oneOf(['gathering', 'on', 'over']),
    ready: seats,
    awaited: seats,
    serials: list(serial),
    'clock?': clock,
    'held?': object({ verb: text(), until: number }),
    'asking?': object({ seat, count: whole(1), agreed: seats }),
    'undo?': object({ free: whole(0), 'stop?': stop }),
    'result?': result,
    'brought?': list(either(hex(32), nothing)),
    'packs?': packs,
    'setup?': setup,
    'secret?': hex(32),
  } as const;
  const score = defs.of<SeriesScore>()('series', series);
  const lasting = { seats: holders, commitment: hex(32), 'series?': score } as const;
  const about = defs.of<About>()('about', object({ ...lasting, ...news }));
  return { about, news: defs.of<News>()('news', object({ 'seats?': holders, ...news })) };
}
/** A frame and a whole view. */
function describeMatch(defs: Definitions) {
  const { about, news } = describeAbout(defs);
  const fact = defs.of<ToldFact>()('fact', row(whole(0), whole(), whole(), whole(), whole(0), whole(0)));
  const frame = object({
    ev: just('frame'),
    match: text(),
    v: version,
    prev: version,
    facts: list(fact),
    'undone?': just(true),
    view: list(list(whole(-(2 ** 31), 2 ** 31 - 1), { minItems: 2 })),
    about: news,
    hash: hex(4),
  });
  const all = object({
    ev: just('whole'),
    match: text(),
    v: version,
    game: text(),
    edition: whole(1),
    setup,
    'words?': base64,
    about,
    hash: hex(4),
  });
  return [defs.of<Frame>()('frame', frame), defs.of<Whole>()('whole', all)] as const;
}
export type MatchShapes = ReturnType<typeof describeMatch>;
/** How a series stands before a game of it. */
export const series = object({ bestOf: whole(1), first: text(), played: whole(0), wins: list(whole(0)) });
/** How the time is kept, as a room tells it. */
export const describeClock = (defs: Definitions) =>
  defs.of<ClockChoice>()(
    'clock',
    either(
      object({ kind: just('off') }),
      object({ kind: just('soft'), minutes: whole(1, 600) }),
      object({ kind: just('byoyomi'), minutes: whole(0, 600), seconds: whole(5, 600), periods: whole(1, 20) }),
      object({ kind: just('days'), days: whole(1, 14) }),
    ),
  );
/** A battle of a campaign that has been fought. */
export const fought = object({ battle: text(), won: oneOf([0, 1]), turns: whole(0), along: named(list(text())) });
export function describeRoom(defs: Definitions, clock: Shape<ClockChoice>) {
  const member = defs.of<Member>()('member', object({ who: text(), name: text(), 'muted?': just(true) }));
  const room = object({
    room: text(),
    code: text({ pattern: '^[A-Z0-9]{7}$' }),
    version: whole(1),
    host: text(),
    game: text(),
    setup,
    'terms?': setup,
    'bestOf?': whole(1),
    private: flag,
    spectators: oneOf(['off', 'public', 'after']),
    clock,
    'event?': text(),
    'pod?': just(true),
    'campaign?': object({ id: text(), battle: text(), fought: list(fought), 'next?': text() }),
    match: text(),
    round: whole(1),
    members: list(member),
    again: list(text()),
    'ended?': list(
      object({
        players: list(text()),
        scores: list(number),
        'roles?': list(whole(0)),
        'match?': text(),
        'at?': whole(0),
        'series?': series,
      }),
    ),
  });
  return defs.of<RoomView>()('room', room);
}
const turn = {
  ev: just('turn'),
  match: text(),
  game: text(),
  seat,
  options: list(object({ action: text(), text: text() }), { minItems: 1 }),
} as const;
function describeAnnouncements(defs: Definitions, room: Shape<RoomView>) {
  const of = <E extends Announcement['ev']>() => defs.of<Extract<Announcement, { readonly ev: E }>>();
  const line = defs.of<Remark>()(
    'remark',
    object({ id: text(), who: text(), at: number, 'phrase?': oneOf(PHRASES), 'text?': text() }),
  );
  return [
    of<'hello'>()('hello', object({ ev: just('hello'), who: text(), name: text(), at: whole(0) })),
    of<'room'>()('roomTold', object({ ev: just('room'), room })),
    of<'talk'>()('talk', object({ ev: just('talk'), room: text(), line })),
    of<'here'>()('here', object({ ev: just('here'), room: text(), here: list(text()) })),
    of<'control'>()('control', object({ ev: just('control'), room: text(), yours: flag })),
    of<'out'>()('out', object({ ev: just('out'), room: text(), why: just('kicked') })),
    of<'hidden'>()('hidden', object({ ev: just('hidden'), match: text() })),
    defs.of<Turn>()('turn', object({ ...turn, serial, prompt: text(), rule: text() })),
  ] as const;
}
function describeReplies(defs: Definitions) {
  const of = <R extends Reply['re']>() => defs.of<Extract<Reply, { readonly re: R }>>();
  return [
    of<'ok'>()('ok', object({ re: just('ok'), id: text(), version: whole(-1), 'waits?': stop, 'at?': whole(0) })),
    of<'no'>()('no', object({ re: just('no'), id: text(), rule: text(), values })),
    of<'again'>()('unsettled', object({ re: just('again'), id: text() })),
    of<'bad'>()('bad', object({ re: just('bad'), 'id?': text(), field: text(), problem: text() })),
  ] as const;
}
/** Everything that a server can say over a socket; of that what it tells of a match. */
export function describeTold(defs: Definitions, room: Shape<RoomView>): MatchShapes {
  const others = [...describeReplies(defs), ...describeAnnouncements(defs, room)] as const;
  const match = describeMatch(defs);
  defs.of<OverSocket>()('told', either(...others, ...match));
  return match;
}
/** What a server and a program that plays say to each other, a line each. */
export function describeLines(defs: Definitions): void {
  const asked = object({ ...turn, 'prompt?': text(), 'rule?': text(), view: base64 });
  defs.of<TurnOfProgram>()('turnOfProgram', asked);
  defs.of<LineOfProgram>()('lineOfProgram', object({ action: text() }));
}
