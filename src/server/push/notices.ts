import type { Language } from '../../kernel/text.ts';
import { roomOfMatch } from '../room.ts';
import type { Presence } from '../rooms/presence.ts';
import type { Tables } from '../rooms/tables.ts';
import { type Log, messageOf } from '../watch/log.ts';
import type { Notice, Push } from './push.ts';

const YOUR_TURN: Readonly<Record<Language, string>> = { en: 'It is your turn', uk: 'Ваш хід', ru: 'Ваш ход' };
const PAIRED: Readonly<Record<Language, string>> = {
  en: 'An opponent waits for you in the tournament',
  uk: 'У турнірі на вас чекає суперник',
  ru: 'В турнире вас ждёт соперник',
};
const GATHERED: Readonly<Record<Language, string>> = {
  en: 'The boosters of the tournament are being opened',
  uk: 'У турнірі відкривають бустери',
  ru: 'В турнире открывают бустеры',
};
/** So many matches are remembered, to tell each turn once. */
const REMEMBERED = 10_000;

interface NoticesOptions {
  readonly push: Push;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly log: Log;
  /** How a game is called. */
  readonly titleOf: (game: string, language: Language) => Promise<string>;
  /** Whoever comes back or is passed over within this time needs no notice. */
  readonly delay: number;
}
/** Tells people who are away that a table waits for them, once for each turn. */
export class Notices {
  private readonly options: NoticesOptions;
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  /** By match and seat, the serial of the turn that was told. */
  private readonly told = new Map<string, Map<number, number>>();
  constructor(options: NoticesOptions) {
    this.options = options;
  }
  /** Something has happened in the match. */
  moved(match: string): void {
    const { delay, log } = this.options;
    if (this.waiting.has(match)) return;
    const look = (): void => {
      this.waiting.delete(match);
      this.look(match).catch((error: unknown) =>
        log('warn', 'no notice was given', { match, error: messageOf(error) }),
      );
    };
    this.waiting.set(match, setTimeout(look, delay).unref());
  }
  /** An event has these people meet in the room: whoever is not there soon is told. */
  paired(room: string, game: string, people: readonly string[]): void {
    this.call(room, game, people, PAIRED);
  }
  /** These people open packs in the room, for the matches of an event. */
  gathered(room: string, game: string, people: readonly string[]): void {
    this.call(room, game, people, GATHERED);
  }
  private call(room: string, game: string, people: readonly string[], words: Readonly<Record<Language, string>>): void {
    const { delay, presence, push, log, titleOf } = this.options;
    const notice = async (language: Language): Promise<Notice> => ({
      title: await titleOf(game, language),
      body: words[language],
      path: `#/room/${room}`,
    });
    const look = async (): Promise<void> => {
      this.waiting.delete(room);
      for (const who of people) if ((await presence.awayFor(room, who)) > 0) await push.tell(who, notice, room);
    };
    const failed = (error: unknown): void => log('warn', 'no notice was given', { error: messageOf(error) });
    this.waiting.set(room, setTimeout(() => void look().catch(failed), delay).unref());
  }
  close(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
  }
  private async look(id: string): Promise<void> {
    const { tables, presence, push } = this.options;
    const match = await tables.match(id);
    const { phase, awaited, seats, serials } = await match.about();
    const told = this.told.get(id) ?? new Map<number, number>();
    this.told.delete(id);
    if (phase !== 'on') return;
    this.remember(id, told);
    const room = roomOfMatch(id);
    for (const [seat, holder] of seats.entries()) {
      if (holder.kind !== 'person' || (awaited & (1 << seat)) === 0 || told.get(seat) === serials[seat]) continue;
      if ((await presence.awayFor(room, holder.who)) === 0) continue;
      told.set(seat, serials[seat]!);
      await push.tell(holder.who, (language) => this.notice(room, match.rules.game.name, language), id);
    }
  }
  private remember(id: string, told: Map<number, number>): void {
    this.told.set(id, told);
    const oldest = this.told.keys().next().value;
    if (this.told.size > REMEMBERED && oldest !== undefined) this.told.delete(oldest);
  }
  private async notice(room: string, game: string, language: Language): Promise<Notice> {
    const title = await this.options.titleOf(game, language);
    return { title, body: YOUR_TURN[language], path: `#/room/${room}` };
  }
}
