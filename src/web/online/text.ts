import type { Language } from '../../kernel/text.ts';
import { typeset } from '../../kernel/typeset.ts';
import type { ClockChoice } from '../../match/clock-choice.ts';
import { language } from '../shell/settings.ts';
import { en } from './text-en.ts';
import { ru } from './text-ru.ts';
import { uk } from './text-uk.ts';

/** What a room says besides what all pages say. */
export interface RoomWords {
  readonly elsewhere: string;
  readonly playHere: string;
  readonly botKeeps: string;
  readonly takeBack: string;
  readonly outOfTime: (who: string) => string;
  /** Of the own clock, in seconds. */
  readonly timeLeft: (seconds: number) => string;
  readonly claimTime: string;
  readonly stillWaits: (seconds: number) => string;
  readonly people: string;
  readonly mute: string;
  readonly unmute: string;
  /** For oneself; `mute` is the host's, for all. */
  readonly silence: string;
  readonly hearAgain: string;
  readonly silencedList: string;
  readonly kick: string;
  readonly kickSure: (who: string) => string;
  readonly message: string;
  readonly send: string;
  readonly private: string;
  readonly open: string;
  readonly who: string;
  readonly spectators: string;
  readonly secretSettings: string;
  readonly watching: Readonly<Record<'off' | 'public' | 'after', string>>;
  readonly sound: string;
  readonly push: string;
  readonly pushOn: string;
  readonly pushRefused: string;
  readonly check: string;
  readonly checked: (draws: number) => string;
  readonly notChecked: string;
  readonly days: (days: number, rest: string) => string;
  readonly score: string;
  readonly played: (games: number) => string;
  readonly wonTogether: (won: number, games: number) => string;
  readonly youAre: string;
  readonly withAccount: (account: string) => string;
  readonly rename: string;
  readonly haveAccount: string;
  readonly accountWhy: string;
  readonly accountBack: string;
  readonly accountName: string;
  readonly password: (least: number) => string;
  readonly logIn: string;
  readonly logOut: string;
  readonly register: string;
  readonly passwordOld: string;
  readonly passwordNew: (least: number) => string;
  readonly passwordChange: string;
  readonly passwordChanged: string;
  readonly logOutAll: string;
  readonly logOutAllSure: string;
  readonly forgetAccount: string;
  readonly forgetGuest: string;
  readonly forgetSure: string;
  /** Somebody who has left for good and whose name nobody knows any more. */
  readonly someone: string;
  /** What guests should know before they sit down. */
  readonly invited: (host: string, game: string) => string;
  readonly hostMay: (host?: string) => string;
  /** What the server refuses with, in words. */
  readonly refused: (code: string) => string;
  readonly openRooms: string;
  readonly noRooms: string;
  readonly inRoom: (people: number) => string;
  readonly clockOf: (clock: ClockChoice) => string;
  readonly removeBot: string;
  readonly here: string;
  readonly away: string;
  readonly looksOn: Readonly<Record<'off' | 'public' | 'after', string>>;
  readonly wantsAgain: (names: string) => string;
  readonly waitsAgain: (names: string) => string;
  readonly askedUndo: string;
  readonly wait: string;
  readonly room: string;
  readonly say: string;
  readonly fair: string;
  readonly fixed: string;
  readonly noHints: string;
  readonly cancel: string;
}
const TEXTS: Readonly<Record<Language, RoomWords>> = typeset({ en, uk, ru });
export const roomWords = (): RoomWords => TEXTS[language.value];
