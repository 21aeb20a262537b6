import type { AnyGame } from '../kernel/game.ts';
import type { Seat } from '../kernel/ids.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { fromHex } from '../kernel/sha256.ts';
import type { State } from '../kernel/table.ts';
import { spell } from '../kernel/verbs.ts';
import { pace } from './automatic.ts';
import { isUnfit, readBrought, seal } from './brought.ts';
import { lapsesAt, timeLeft } from './clock.ts';
import { opensAt } from './held.ts';
import { type MatchEvent, people, personOf } from './ledger.ts';
import type { Loaded } from './log.ts';
import type { Command } from './messages.ts';
import { type Due, nextPick, open, pick } from './opening.ts';
import { buildsAs, openedAt } from './packs.ts';
import { nextInPod } from './pod.ts';
import { type Declined, decline, notOn, type Situation } from './referee.ts';
import { before, reach } from './undo.ts';

/** The event that a seat's command asks for, or why not. Whether the rules allow it, the referee says. */
export function decide<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  command: Exclude<Command, { readonly cmd: 'orders' }>,
  at: number,
): MatchEvent | Declined {
  const { ledger } = loaded.situation;
  if (!Number.isInteger(seat) || seat < 0 || seat >= ledger.seats.length) return decline('match.noSeat', { seat });
  // Bots do nothing but move.
  if (command.cmd !== 'act' && ledger.seats[seat]!.kind !== 'person') return decline('match.noSeat', { seat });
  switch (command.cmd) {
    case 'act':
      return (
        late(loaded, seat, command.serial) ??
        early(loaded, command.actions, at) ?? { do: 'move', seat, actions: command.actions }
      );
    case 'undo':
      return takeBack(loaded, seat, command.serial, command.count);
    case 'agree':
    case 'disagree':
      if (ledger.asking === undefined || ledger.asking.seat === seat) return decline('match.nobodyAsks');
      return { do: 'answer', seat, yes: command.cmd === 'agree' };
    case 'concede':
      return { do: 'concede', seat };
    case 'claim':
      return claim(loaded, seat, command.against as Seat, at);
    case 'ready':
      return cannotPlay(loaded, seat) ?? { do: 'ready', seat, nonce: command.nonce };
    case 'bring':
      return bring(loaded, seat, command);
    case 'open':
      return open(loaded, seat, command);
    case 'pick':
      return pick(loaded, seat, command);
  }
}

/** Checked when it is said: what could never be dealt is refused to its owner alone. */
function bring<S extends State, O extends SetupOptions>(
  loaded: Loaded<S, O>,
  seat: Seat,
  { setup: given, salt }: Extract<Command, { readonly cmd: 'bring' }>,
): MatchEvent | Declined {
  const { header, rules, situation } = loaded;
  if (situation.ledger.phase !== 'gathering') return decline('match.begun');
  if (header.fixed === true) return decline('match.nothingToBring');
  if (situation.ledger.nonces[seat] !== null) return decline('match.isReady');
  const earlier = broughtEarlier(loaded, seat);
  if (Object.keys(given).length === 0) return { do: 'bring', seat, brought: earlier ?? null };
  const { packs } = situation.ledger;
  const opened = openedAt(packs, seat);
  if (packs !== undefined && opened === undefined) return decline('match.notOpened');
  const as = buildsAs(header, seat);
  // Between the matches of an event everybody may build anew, between the games of a series not.
  const kept = header.packs?.from === undefined || (header.series?.played ?? 0) > 0 ? earlier?.setup : undefined;
  const read = readBrought(rules.game as unknown as AnyGame, as, given, header.terms ?? {}, kept, opened);
  return isUnfit(read) ? read : { do: 'bring', seat, brought: seal(read.setup, salt) };
}
/** What the same person played with in the game before, if this one belongs to the same series. */
function broughtEarlier<S extends State, O extends SetupOptions>({ header, situation }: Loaded<S, O>, seat: Seat) {
  const [now, then] = [situation.ledger.seats[seat]!, header.seats[seat]!];
  return personOf(now) === personOf(then) ? (header.brought?.[seat] ?? undefined) : undefined;
}
/** Who has brought nothing plays what the game gives to such a seat; not every match has a place for that. */
function cannotPlay<S extends State, O extends SetupOptions>(
  { header, rules, situation }: Loaded<S, O>,
  seat: Seat,
): Declined | undefined {
  if (header.terms === undefined || (situation.ledger.brought?.[seat] ?? null) !== null) return undefined;
  const read = readBrought(rules.game as unknown as AnyGame, buildsAs(header, seat), {}, header.terms, undefined);
  return isUnfit(read) && read.rule !== 'match.nothingToBring' ? read : undefined;
}

/** Is the command for another position than the one that stands? */
function late<S extends State, O extends SetupOptions>(
  { situation, rules }: Loaded<S, O>,
  seat: Seat,
  serial: number,
): Declined | undefined {
  const old = outdated(situation, seat, serial);
  return old ?? ((rules.actors(situation.state!) & (1 << seat)) === 0 ? decline('match.notYourTurn') : undefined);
}
/** Nothing is played any more, or not yet, or something has happened that the seat did not know of. */
function outdated<S extends State>(situation: Situation<S>, seat: Seat, serial: number): Declined | undefined {
  const { ledger, state } = situation;
  const expected = (state?.table.serial[seat] ?? 0) + ledger.ahead;
  return notOn(situation) ?? (serial === expected ? undefined : decline('match.stale', { serial: expected }));
}

/** Is there something among the actions that must still wait? */
function early<S extends State, O extends SetupOptions>(
  { situation, referee }: Loaded<S, O>,
  actions: readonly string[],
  at: number,
): Declined | undefined {
  const opens = opensAt(referee.held, situation.ledger);
  if (opens === undefined || at >= opens) return undefined;
  const waits = actions.some((text) => text.split(' ')[0] === referee.held!.verb);
  return waits ? decline('match.tooEarly', { left: opens - at }) : undefined;
}

function takeBack<S extends State, O extends SetupOptions>(
  { situation }: Loaded<S, O>,
  seat: Seat,
  serial: number,
  count: number,
): MatchEvent | Declined {
  const { ledger } = situation;
  const old = outdated(situation, seat, serial);
  if (old !== undefined) return old;
  const { free, stop } = reach(ledger.line, seat);
  if (count <= free) return { do: 'undo', seat, count, agreed: false };
  if (before(ledger.line, seat, count) === undefined) return decline('match.nothingToUndo', { free });
  const others = people(ledger.seats) & ~(1 << seat);
  if (others === 0) return { do: 'undo', seat, count, agreed: true };
  return { do: 'ask', seat, count, stop: stop ?? 'others' };
}

function claim<S extends State, O extends SetupOptions>(
  { situation, header }: Loaded<S, O>,
  seat: Seat,
  against: Seat,
  at: number,
): MatchEvent | Declined {
  const clock = situation.ledger.clock?.[against];
  if (against === seat) return decline('match.noSeat', { seat });
  if (clock === undefined || !header.clock!.hard) return decline('match.inTime');
  const left = timeLeft(header.clock!, clock, at);
  return left >= 0 ? decline('match.inTime', { left }) : { do: 'award', seat: against, by: 'time' };
}

/** What the match will do by itself next. */
export function nextDue<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>): Due | undefined {
  const skip = nextSkip(loaded);
  const lapse = nextLapse(loaded) ?? nextPick(loaded) ?? nextInPod(loaded);
  return skip === undefined || (lapse !== undefined && lapse.at < skip.at) ? lapse : skip;
}
function nextSkip<S extends State, O extends SetupOptions>(loaded: Loaded<S, O>): Due | undefined {
  const { situation, rules, automatic, orders, secret } = loaded;
  const { ledger, state } = situation;
  if (ledger.phase !== 'on') return undefined;
  for (let seat = 0 as Seat; seat < rules.seats; seat++) {
    if ((rules.awaited(state!) & people(ledger.seats) & (1 << seat)) === 0) continue;
    // Read from a text, the place of who has ordered nothing holds null.
    const ordered = orders[seat] ?? undefined;
    const action = ordered && automatic.ordered(state!, seat, ordered);
    if (action === undefined) continue;
    // How long a window stays open could tell other people something; alone there is nobody to be told.
    const alone = people(ledger.seats) === 1 << seat;
    const at = alone ? ledger.at : ledger.at + pace(fromHex(secret)!, ledger.version);
    const actions = [spell(rules.game.verbs, action)];
    return { at, seat, event: () => ({ do: 'move', seat, actions, order: true }) };
  }
  return undefined;
}
function nextLapse<S extends State, O extends SetupOptions>({ situation, header }: Loaded<S, O>): Due | undefined {
  const { clock } = situation.ledger;
  const at = clock && lapsesAt(header.clock!, clock);
  if (at === undefined) return undefined;
  const seat = clock!.findIndex((one) => lapsesAt(header.clock!, [one]) === at) as Seat;
  return { at, seat, event: () => ({ do: 'award', seat, by: 'time' }) };
}
