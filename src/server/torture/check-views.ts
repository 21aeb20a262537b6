import type { AnyGame } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Framing } from '../../match/frames.ts';
import { follow } from '../../match/log.ts';
import { type About, type Holder, type Told, withNews } from '../../match/messages.ts';
import type { State } from '../../kernel/table.ts';
import type { Advanced, Situation } from '../../match/referee.ts';
import type { StoredMatch } from '../../match/store.ts';
import { seatHeldBy } from '../../match/ledger.ts';
import type { Player } from './player.ts';
import type { Tally } from './tally.ts';
import type { HeardHistory } from './witness.ts';

interface Seen {
  readonly viewer: Viewer;
  readonly told: Told;
}
/** What of a message follows from the log alone. */
function essence(told: Told): string {
  if (told.ev === 'whole') return JSON.stringify([told.v, told.words, told.about, told.hash]);
  const { v, prev, facts, undone, view, about, hash } = told;
  return JSON.stringify([v, prev, facts, undone, view, about, hash]);
}

/** Whatever players were shown of a match is what the log gives when it is played again for their eyes. */
export function checkViews(stored: StoredMatch, game: AnyGame, players: readonly Player[], tally: Tally): void {
  const { match } = stored.header;
  const wanted = new Map<number, Seen[]>();
  for (const { witness } of players) {
    const histories = witness.histories.filter((one) => one.match === match);
    const again = histories.flatMap((history) => seenAgain(witness.who, history, tally));
    for (const seen of [...seenBy(witness.who, match, witness.told, tally), ...again])
      wanted.set(seen.told.v, [...(wanted.get(seen.told.v) ?? []), seen]);
  }
  const rules = rulesFor(game, readSetup(game.options, stored.header.setup));
  const framing = new Framing(rules, stored.header, stored.secret);
  const compare = (seen: Seen, again: Told): void => {
    if (essence(again) !== essence(seen.told))
      tally.is('views', `${match} version ${seen.told.v}, told to ${seen.viewer}, is not what the log gives`);
  };
  const wholes = (situation: Situation<State>): void => {
    for (const seen of wanted.get(situation.ledger.version) ?? [])
      if (seen.told.ev === 'whole') compare(seen, framing.whole(seen.viewer, situation));
  };
  try {
    const each = (from: Situation<State>, advanced: Advanced<State>): void => {
      wholes(from);
      for (const seen of wanted.get(advanced.situation.ledger.version) ?? [])
        if (seen.told.ev === 'frame') compare(seen, framing.frame(seen.viewer, from, advanced));
    };
    const { situation } = follow(game, stored, { each });
    wholes(situation);
  } catch {
    // `checkLog` has said so.
  }
  for (const v of wanted.keys())
    if (v > stored.rows.length) tally.is('views', `${match} version ${v} was told, not kept`);
}
/** Everything one player was told of a match, with whose eyes; nobody is shown an older position than before. */
function seenBy(who: string, match: string, told: readonly Told[], tally: Tally): readonly Seen[] {
  let viewer: Viewer = 'spectator';
  let last = -1;
  return told
    .filter((one) => one.match === match)
    .map((one) => {
      if (one.ev === 'whole') {
        viewer = viewerOf(one.about.seats, who);
        if (one.v < last) tally.is('views', `${match} went back from version ${last} to ${one.v}`);
      }
      last = Math.max(last, one.v);
      return { viewer, told: one };
    });
}
/** What a player was told in hindsight, with the eyes that it had when it asked: from the deal on, and nothing left out. */
function seenAgain(who: string, { match, had, told }: HeardHistory, tally: Tally): readonly Seen[] {
  let about: About | undefined;
  for (const [i, one] of told.entries()) {
    about = one.ev === 'whole' ? one.about : withNews(about!, one.about);
    const follows = one.ev === 'whole' ? i === 0 && about.phase === 'gathering' : i > 0 && one.prev === told[i - 1]!.v;
    if (!follows) tally.is('views', `${match}: a history does not go on at version ${one.v}, told to ${who}`);
  }
  if (about === undefined) return [];
  if (told.at(-1)!.v < had) tally.is('views', `${match}: a history ends before what ${who} knew`);
  const viewer = viewerOf(about.seats, who);
  return told.map((one) => ({ viewer, told: one }));
}
const viewerOf = (seats: readonly Holder[], who: string): Viewer => seatHeldBy(seats, who) ?? 'spectator';

/** In the end everybody saw all there was. */
export function checkLag(player: Player, current: string, logs: ReadonlyMap<string, StoredMatch>, tally: Tally): void {
  const { client, witness } = player;
  const latest = logs.get(current)?.rows.length;
  if (client.room?.match !== current || client.version !== latest)
    tally.is(
      'views',
      `${witness.who} ended at version ${client.version} of ${client.room?.match}, not ${latest} of ${current}`,
    );
  if (witness.untold > 0) tally.is('views', `${witness.untold} acknowledged commands were not told to ${witness.who}`);
}
