import { hasSeries, isDuel } from '../../events/duel.ts';
import {
  type EventTerms,
  LEAST_PLAYERS,
  LEAST_WITH_PACKS,
  MOST_PLAYERS,
  OUTCOMES,
  type Outcome,
  SYSTEMS,
} from '../../events/facts.ts';
import { type Fields, InputError } from '../../kernel/input.ts';
import { maskSetup, readSetup } from '../../kernel/setup.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { clockIn } from '../../match/clock-choice.ts';
import { planOf } from '../../match/packs.ts';
import { tryDeal } from '../../match/trial.ts';
import { openSetup, readTerms } from '../rooms/terms.ts';
import { bestOfIn, settingsIn } from './bodies.ts';
import { readWords } from './words.ts';

const NAME_LETTERS = 60;
export const REASON_LETTERS = 300;
const DAY = 24 * 3600;
/** In seconds. */
export const TIMES = {
  round: { least: 60, most: 28 * DAY, usual: 90 * 60 },
  show: { least: 30, most: 28 * DAY, usual: 10 * 60 },
  break: { least: 0, most: DAY, usual: 60 },
  build: { least: 30, most: 28 * DAY, usual: 20 * 60 },
} as const;
export const MOST_ROUNDS = 32;
/** So far ahead somebody may set the hour at which it begins. */
const AHEAD_MS = 90 * DAY * 1000;

interface WantedEvent {
  readonly terms: EventTerms;
  /** Shown to everybody; else only who has the link or the code finds it. */
  readonly listed: boolean;
}
const timeIn = (fields: Fields, name: 'roundTime' | 'showTime' | 'breakTime' | 'buildTime'): number => {
  const { least, most, usual } = TIMES[name.slice(0, -4) as keyof typeof TIMES];
  return fields.number(name, least, most, usual);
};
function botsIn(fields: Fields, levels: readonly string[], places: number): EventTerms['bots'] {
  const bots = fields.inside('bots');
  const level = bots.oneOf('level', levels, levels[Math.min(1, levels.length - 1)]);
  const upTo = bots.number('upTo', 0, places, 0);
  bots.done();
  return { level, upTo };
}
export function readEvent(fields: Fields, levels: readonly string[], wall: number): WantedEvent {
  const name = readWords(fields, 'name', NAME_LETTERS);
  const system = fields.oneOf('system', SYSTEMS, 'swiss');
  const most = MOST_PLAYERS[system];
  const places = fields.number('places', LEAST_WITH_PACKS, most, Math.min(most, 32));
  const bots = botsIn(fields, levels, places);
  const startsAt = fields.number('startsAt', 0, wall + AHEAD_MS, 0);
  if (startsAt !== 0 && startsAt < wall) throw new InputError('startsAt', 'must not be over');
  const wanted: WantedEvent = {
    terms: {
      name,
      game: fields.text('game'),
      setup: settingsIn(fields, 'setup'),
      terms: settingsIn(fields, 'terms'),
      bestOf: bestOfIn(fields),
      clock: clockIn(fields, 'clock'),
      spectators: fields.oneOf('spectators', ['public', 'after'], 'public'),
      system,
      rounds: fields.number('rounds', 0, MOST_ROUNDS, 0),
      places,
      bots,
      roundTime: timeIn(fields, 'roundTime'),
      showTime: timeIn(fields, 'showTime'),
      breakTime: timeIn(fields, 'breakTime'),
      ...(fields.has('buildTime') ? { buildTime: timeIn(fields, 'buildTime') } : {}),
      byCalendar: fields.flag('byCalendar', false),
      startsAt,
    },
    listed: fields.flag('listed', false),
  };
  fields.done();
  return wanted;
}
/** The event as the game can play it: two against each other. Throws an `InputError`, if it cannot. */
export function fitted({ terms, listed }: WantedEvent, game: AnyGame): WantedEvent {
  const { setup, bestOf, places, buildTime, ...rest } = terms;
  if (!isDuel(game, openSetup(game, setup)))
    throw new InputError('game', 'must be one of two against each other, by its setup');
  if (bestOf > 1 && !hasSeries(game))
    throw new InputError('bestOf', 'must be 1 in a game of points: one that is given up has none to be counted');
  const shown = maskSetup(game.options, setup, 'spectator');
  const secret = Object.keys(setup).find((name) => shown[name] === undefined);
  if (secret !== undefined) throw new InputError(`setup.${secret}`, 'is not for everybody, and an event is');
  tryDeal(game, readSetup(game.options, setup));
  const agreed = readTerms(game, terms.terms) ?? {};
  const opens = planOf(game, agreed) !== undefined;
  if (!opens && buildTime !== undefined) throw new InputError('buildTime', 'is for events in which packs are opened');
  if (!opens && places < LEAST_PLAYERS)
    throw new InputError('places', `must be a whole number from ${LEAST_PLAYERS} to ${MOST_PLAYERS[rest.system]}`);
  const building = opens ? { buildTime: buildTime ?? TIMES.build.usual } : {};
  return { terms: { ...rest, setup, bestOf, places, terms: agreed, ...building }, listed };
}
export interface Correcting {
  readonly id: string;
  readonly round: number;
  readonly table: number;
  readonly outcome: Outcome;
  readonly reason: string;
}
export function readCorrection(fields: Fields): Correcting {
  const id = fields.text('id');
  if (id === '' || id.length > 64) throw new InputError('id', 'must have 1 to 64 letters');
  const correcting = {
    id,
    round: fields.number('round', 0, MOST_ROUNDS),
    table: fields.number('table', 0, MOST_PLAYERS.swiss),
    outcome: fields.oneOf('outcome', OUTCOMES),
    reason: readWords(fields, 'reason', REASON_LETTERS),
  };
  fields.done();
  return correcting;
}
export function readRemoval(fields: Fields): number {
  const player = fields.number('player', 0, 10_000);
  fields.done();
  return player;
}
export function readReason(fields: Fields): string {
  const reason = readWords(fields, 'reason', REASON_LETTERS);
  fields.done();
  return reason;
}
