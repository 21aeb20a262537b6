import type { Contrast, KeyMode, Switch } from '../settings.ts';
import type { Stop } from '../../../match/messages.ts';

/** Everything the pages say themselves. What belongs to a game is said by the game's own text. */
export interface Words {
  readonly redut: string;
  readonly toContent: string;
  readonly back: string;
  /** Tables in words instead of drawings: the switch says what it changes to. */
  readonly textTable: {
    readonly read: string;
    readonly draw: string;
    readonly label: string;
    readonly values: Readonly<Record<Switch, string>>;
  };
  readonly language: string;
  readonly home: {
    readonly title: (games: number) => string;
    readonly lead: string;
    readonly games: string;
    readonly rules: string;
    readonly cards: string;
    readonly own: string;
    readonly print: string;
    readonly lab: string;
    readonly daily: string;
    readonly puzzles: string;
    readonly more: string;
    readonly decks: string;
    readonly about: string;
    readonly offline: string;
    readonly play: string;
    readonly learn: string;
    readonly learnShort: string;
    readonly options: string;
    readonly ago: (minutes: number) => string;
    readonly friend: string;
    readonly withFriend: string;
    readonly tune: string;
    readonly begin: string;
    readonly rooms: string;
    readonly events: string;
    readonly toEvent: string;
    readonly mine: string;
    readonly me: string;
    readonly tabs: string;
    readonly waiting: (n: number) => string;
    readonly besideHow: string;
    readonly noServer: string;
    readonly sameScreen: string;
    readonly gallery: string;
    readonly rulebook: string;
    readonly open: string;
    readonly main: string;
  };
  readonly theme: { readonly title: string; readonly auto: string; readonly dark: string; readonly light: string };
  readonly setup: {
    readonly title: (game: string) => string;
    readonly me: string;
    readonly bot: string;
    readonly seed: string;
    readonly seedHow: string;
    /** Over what is seldom changed. */
    readonly more: string;
    readonly deal: string;
  };
  readonly table: {
    readonly loading: string;
    readonly yourTurn: string;
    readonly yourReply: string;
    readonly turnOf: (who: string) => string;
    readonly thinks: (who: string) => string;
    readonly chosen: (what: string) => string;
    readonly confirmOrLeave: string;
    /** Where the rest of a choice is: on the table, there or on a button, in the list on a phone, there or in the list beside it. */
    readonly pickMarked: string;
    readonly pickMarkedOr: string;
    readonly pickBelow: string;
    readonly pickListed: string;
    /** Several things to do, one of which is asked for. */
    readonly either: (ways: readonly string[]) => string;
    readonly marked: string;
    /** On a phone: so many options stand in the list of actions alone. */
    readonly onlyListed: (n: number) => string;
    /** The same beside those that are marked. */
    readonly alsoListed: string;
    /** So many marked cards lie beyond the edge of the hand. */
    readonly beyond: (n: number) => string;
    readonly optionsOf: (n: number) => string;
    /** Behind what is read out: so often, one after another. */
    readonly times: (n: number) => string;
    /** What may be done with a thing, for those who hear the table. */
    readonly canChoose: string;
    readonly isChosen: string;
    readonly isLaid: string;
    readonly cannotNow: (why: string) => string;
    /** Why a key did nothing. */
    readonly noNumber: (n: number) => string;
    readonly noEnd: string;
    readonly chosenFirst: string;
    readonly undone: string;
    readonly spoken: string;
    readonly now: string;
    readonly look: string;
    readonly noLook: string;
    readonly toNow: string;
    readonly cancel: string;
    readonly undo: string;
    readonly undoFree: (n: number) => string;
    readonly undoStop: Readonly<Record<Stop, string>>;
    readonly undoNothing: string;
    readonly undoAlone: string;
    readonly hint: string;
    readonly hintHow: string;
    readonly hintSays: (what: string) => string;
    readonly actions: string;
    /** The region of a phone where a move is confirmed, left or taken back. */
    readonly commands: string;
    readonly aim: string;
    /** Where seats are roles. */
    readonly youAre: (role: string) => string;
    readonly forecast: string;
    readonly log: string;
    readonly logEmpty: string;
    /** Over what happened before the first heading. */
    readonly logBefore: string;
    readonly hand: string;
    readonly handOf: (n: number) => string;
    readonly rules: string;
    readonly menu: string;
    readonly skip: string;
    readonly rule: (id: string) => string;
    readonly cannot: string;
    readonly notNow: string;
    readonly tooEarly: string;
    readonly notYourTurn: string;
    readonly close: string;
    readonly hidden: string;
    readonly cards: (n: number) => string;
    readonly tabTitle: (game: string) => string;
    readonly me: string;
    readonly stage: string;
    readonly sides: string;
    readonly odds: string;
    readonly oddsKnow: string;
    readonly broken: string;
    readonly pageBroken: string;
    readonly reload: string;
  };
  readonly menu: {
    readonly title: string;
    readonly speed: string;
    readonly speeds: readonly [string, string, string, string];
    readonly theme: string;
    readonly motion: string;
    readonly concede: string;
    readonly concedeSure: string;
    readonly concedeYes: string;
    readonly concedeNo: string;
    readonly leave: string;
    readonly leaveHow: string;
    readonly copySeed: string;
    readonly copied: string;
    /** Before the text itself, where the browser lends no clipboard. */
    readonly copyByHand: string;
    readonly keys: string;
    /** Over colours, letters and keys. */
    readonly comfort: string;
    readonly keyMode: string;
    readonly contrast: string;
    readonly contrasts: Readonly<Record<Contrast, string>>;
    readonly textSize: string;
    readonly keyModes: Readonly<Record<KeyMode, string>>;
    readonly sounds: string;
    readonly switches: Readonly<Record<Switch, string>>;
    readonly volume: string;
    readonly keysHow: readonly (readonly [string, string])[];
    readonly newGame: string;
  };
  readonly curtain: {
    readonly title: string;
    readonly next: (who: string) => string;
    readonly hidden: string;
    readonly iAm: (who: string) => string;
    readonly hold: string;
    readonly orEnter: string;
  };
  readonly end: {
    readonly won: string;
    /** Where several play against the game. */
    readonly together: string;
    readonly lost: string;
    readonly drawn: string;
    readonly over: string;
    readonly wins: (who: string) => string;
    readonly ended: Readonly<Record<'concession' | 'time' | 'absence', (who: string) => string>>;
    readonly score: string;
    readonly rematch: string;
    readonly replay: string;
    readonly home: string;
    readonly look: string;
    readonly back: string;
  };
  readonly replay: {
    readonly title: string;
    readonly open: string;
    readonly how: string;
    readonly view: string;
    readonly spectator: string;
    readonly all: string;
    readonly move: (at: number, of: number) => string;
    readonly play: string;
    readonly pause: string;
    readonly previous: string;
    readonly next: string;
    readonly save: string;
    readonly link: string;
    readonly playOn: string;
    readonly bad: string;
  };
  readonly rules: {
    readonly title: (game: string) => string;
    readonly inMinute: (game: string) => string;
    readonly search: string;
    readonly none: string;
    readonly found: (n: number) => string;
    readonly back: string;
    readonly toTable: string;
  };
  readonly gallery: {
    readonly title: (game: string) => string;
    readonly search: string;
    readonly kinds: string;
    readonly all: string;
    readonly found: (n: number) => string;
    readonly board: string;
    readonly icons: string;
  };
  readonly learn: {
    readonly title: (game: string) => string;
    readonly step: (lesson: number, at: number, of: number) => string;
    readonly lesson: (n: number) => string;
    readonly nextLesson: string;
    /** What is to be pressed next, by its name. */
    readonly press: (name: string) => string;
    readonly doIt: string;
    readonly next: string;
    readonly back: string;
    readonly again: string;
    readonly wrong: string;
    /** Something was pressed where there is only something to read. */
    readonly readOn: (button: string) => string;
    readonly done: string;
    /** With the mark of what cannot be used, as it is drawn. */
    readonly doneHow: string;
    readonly playNow: string;
    readonly leave: string;
    readonly begin: string;
    readonly none: string;
    readonly toRules: string;
  };
  readonly about: {
    readonly title: string;
    readonly text: (games: number) => readonly string[];
    readonly icons: string;
    readonly fonts: string;
    readonly install: string;
    readonly privacy: string;
    readonly accessibility: string;
  };
  readonly online: {
    readonly title: string;
    readonly yourName: string;
    readonly guest: string;
    readonly enter: string;
    readonly none: string;
    readonly noServer: string;
    readonly room: string;
    readonly copy: string;
    readonly how: string;
    readonly free: string;
    readonly sit: string;
    readonly stand: string;
    readonly addBot: string;
    readonly ready: string;
    readonly isReady: string;
    readonly isChoosing: string;
    readonly waitsForFriend: string;
    readonly waitsForReady: string;
    readonly qr: string;
    readonly code: string;
    readonly haveCode: string;
    readonly make: string;
    readonly clock: string;
    readonly cut: string;
    readonly asksUndo: (who: string) => string;
    readonly agree: string;
    readonly disagree: string;
    readonly gone: (who: string) => string;
    readonly toBot: string;
    readonly claim: string;
  };
  readonly missing: string;
  /** Decks, boosters and a collection are asked for in a game that has none of them. */
  readonly noDecks: (game: string, other: string) => string;
  readonly toDecks: (game: string) => string;
  /** Before what went wrong, in whoever's words it is. */
  readonly failed: string;
}
