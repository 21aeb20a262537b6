import type { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { ownSettings } from '../../kernel/setup.ts';
import { spell } from '../../kernel/verbs.ts';
import type { About } from '../../match/messages.ts';
import { PHRASES } from '../../match/phrases.ts';
import type { RoomView } from '../room.ts';
import type { Client } from './client.ts';
import type { Command } from './witness.ts';

/** One in so many times. */
const ODDS = {
  stand: 4,
  bot: 2,
  talk: 30,
  mute: 40,
  orders: 40,
  undo: 10,
  ask: 60,
  agree: 2,
  bring: 2,
  concede: 150,
} as const;
/** Nobody gives up sooner. */
const GIVE_UP_FROM = 12;

type Wish = { readonly cmd: string } & Readonly<Record<string, unknown>>;
interface Sitting {
  readonly client: Client;
  readonly room: RoomView;
  readonly about: About;
  readonly chance: FastChance;
  /** One in so many times; never twice for the same reason. */
  readonly one: (odds: number) => boolean;
}

/**
 * What somebody who plays at random, and talks, and changes their mind, would like to do now. Whims come when something
 * has happened (`fresh`); else only what the table waits for.
 */
export function choose(client: Client, id: string, chance: FastChance, fresh: boolean): Command | undefined {
  const about = client.replica?.about;
  const { room, seat } = client;
  if (about === undefined || room === undefined) return undefined;
  const one = (odds: number): boolean => fresh && chance.below(odds) === 0;
  const at = { client, room, about, chance, one };
  const wish = seat === undefined ? sitDown(at) : (aside(at, seat) ?? inSeat(at, seat));
  return wish && { ...wish, id };
}
function sitDown({ room, about }: Sitting): Wish | undefined {
  const open = about.seats.findIndex(({ kind }) => kind === 'open');
  return about.phase === 'gathering' && open >= 0 ? { cmd: 'sit', room: room.room, seat: open } : undefined;
}
/** What has nothing to do with the game. */
function aside({ client, room, about, chance, one }: Sitting, seat: number): Wish | undefined {
  if (one(ODDS.talk)) {
    if (room.private && one(2)) return { cmd: 'say', room: room.room, text: `word ${chance.below(1 << 16)}` };
    return { cmd: 'phrase', room: room.room, phrase: PHRASES[chance.below(PHRASES.length)]! };
  }
  const other = about.seats.find((holder, i) => i !== seat && holder.kind === 'person');
  if (room.host === client.guest.who && other?.kind === 'person' && one(ODDS.mute))
    return { cmd: 'mute', room: room.room, who: other.who, off: one(2) };
  if (about.phase === 'on' && one(ODDS.orders))
    return { cmd: 'orders', match: room.match, orders: { '*': 'always', [`window${chance.below(1000)}`]: 'always' } };
  return undefined;
}
function inSeat(at: Sitting, seat: number): Wish | undefined {
  const { client, room, about } = at;
  switch (about.phase) {
    case 'gathering':
      return gathering(at, seat);
    case 'on':
      return playing(at, seat);
    case 'over':
      return room.again.includes(client.guest.who) ? undefined : { cmd: 'again', room: room.room };
  }
}
function gathering({ client, room, about, chance, one }: Sitting, seat: number): Wish | undefined {
  const isReady = (about.ready & (1 << seat)) !== 0;
  if (isReady) return undefined;
  const host = room.host === client.guest.who;
  const bot = about.seats.findIndex(({ kind }) => kind === 'bot');
  const open = about.seats.findIndex(({ kind }) => kind === 'open');
  // The bot goes before the host is ready, so that the game never begins with it.
  if (host && bot >= 0) return { cmd: 'seat', room: room.room, seat: bot, level: 'open' };
  if (host && open >= 0 && one(ODDS.bot)) return { cmd: 'seat', room: room.room, seat: open, level: 'recruit' };
  if (about.packs !== undefined && about.brought?.[seat] === null)
    return one(ODDS.stand) ? { cmd: 'stand', room: room.room } : opening(client, about, seat, chance);
  if (client.game.brings !== undefined && about.packs === undefined && one(ODDS.bring))
    return { cmd: 'bring', match: room.match, setup: deckFor(client.game, seat as Seat, chance) };
  if (one(ODDS.stand)) return { cmd: 'stand', room: room.room };
  return { cmd: 'ready', match: room.match, nonce: nonceBy(chance) };
}
const nonceBy = (chance: FastChance): string => chance.below(256).toString(16).padStart(2, '0');
/** Opens packs, takes cards in a draft, and brings what a bot would build; undefined: others must do something first. */
function opening({ game, room }: Client, about: About, seat: number, chance: FastChance): Wish | undefined {
  const { match, terms } = room!;
  const { opened, own, draft } = about.packs!;
  if (draft === undefined && own === undefined) {
    const drafts = game.brings!.packs!.plan(terms!)!.places !== undefined;
    if (opened[seat] !== null || (drafts && about.seats.some(({ kind }) => kind === 'open'))) return undefined;
    const sorts = game.brings!.packs!.sorts(terms!);
    return { cmd: 'open', match, nonce: nonceBy(chance), sort: sorts[chance.below(sorts.length)] };
  }
  const { waits = [], before = [], taken = [] } = draft ?? {};
  if (waits.includes(seat))
    return { cmd: 'pick', match, card: before[chance.below(before.length)], taken: taken.length };
  if (waits.length > 0) return undefined;
  const pool = own === undefined ? { sort: '', cards: taken } : { sort: own.sort, cards: own.packs.flat() };
  return { cmd: 'bring', match, setup: game.brings!.suits(terms!, seat as Seat, chance, pool) };
}
/** One that is ready to hand, or what was brought back again. */
function deckFor(game: AnyGame, seat: Seat, chance: FastChance): Record<string, unknown> {
  const settings = chance.below(4) === 0 ? [] : ownSettings(game.options, seat);
  return Object.fromEntries(
    settings.map((name) => {
      const { examples = [] } = game.options[name]!;
      return [name, examples[chance.below(examples.length)]];
    }),
  );
}
function playing({ client, room, about, chance, one }: Sitting, seat: number): Wish | undefined {
  const { match } = room;
  const serial = about.serials[seat]!;
  const { asking } = about;
  if (asking !== undefined && (asking.agreed & (1 << seat)) === 0)
    return { cmd: chance.below(ODDS.agree) === 0 ? 'agree' : 'disagree', match };
  if (one((about.undo?.free ?? 0) > 0 ? ODDS.undo : ODDS.ask)) return { cmd: 'undo', match, serial, count: 1 };
  if (client.version >= GIVE_UP_FROM && one(ODDS.concede)) return { cmd: 'concede', match };
  if ((about.awaited & (1 << seat)) === 0) return undefined;
  const decision = client.replica?.decision();
  if (decision === undefined || decision.options.length === 0) return undefined;
  const { action } = decision.options[chance.below(decision.options.length)]!;
  return { cmd: 'act', match, serial: decision.serial, actions: [spell(client.game.verbs, action)] };
}
