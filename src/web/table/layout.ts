import type { ComponentChild, JSX } from 'preact';
import type { Fact } from '../../kernel/facts.ts';
import type { Action, CardId, DefId, Seat, Viewer, ZoneId } from '../../kernel/ids.ts';
import type { Option } from '../../kernel/rules.ts';
import type { State } from '../../kernel/table.ts';
import type { Language } from '../../kernel/text.ts';
import type { IconName } from '../shell/icons/names.ts';
import type { Orders } from '../../match/messages.ts';
import type { Parts } from './sections.ts';
import type { Cues } from './sounding.ts';
import type { Telling } from './telling.ts';
import type { TableView } from './view.ts';

/** full: everything that is printed. token: hand and table. mini: piles and fans, no words. */
export type Detail = 'full' | 'token' | 'mini';

export interface PhaseMark {
  readonly name: string;
  readonly at: 'done' | 'now' | 'later';
}
/** What would come of an option, from what the seat may know. */
export type Forecast =
  | {
      readonly kind: 'odds';
      readonly title: string;
      readonly parts: readonly {
        readonly share: number;
        readonly colour: string;
        readonly name: string;
        readonly says: string;
      }[];
      readonly cost?: string;
    }
  | {
      readonly kind: 'certain';
      readonly title: string;
      /** Beside the title: a picture, and whose it is. */
      readonly of?: { readonly icon: IconName; readonly colour: string; readonly says: string };
      readonly lines: readonly ForecastLine[];
      readonly cost?: string;
      /** It would be for nothing: the button says that it is done all the same, and does not push. */
      readonly anyway?: string;
    };
export interface ForecastLine {
  /** What the line is about («Price»); '' where it goes on with the one before. */
  readonly label?: string;
  readonly text: string;
  readonly good?: boolean;
  /** The cards and places that the text names; where they are drawn, `short` stands before them instead of the text. */
  readonly tiles?: readonly ForecastTile[];
  readonly short?: string;
}
/** A card or a place by its letter. */
export interface ForecastTile {
  readonly letter: string;
  /** Its name, or the figure that counts. */
  readonly says: string;
}

/** A question before an end that leaves something useful undone, in words of the moment. */
export interface Leaving {
  readonly asks: string;
  /** On the button that says yes. */
  readonly yes: string;
  /** What is done with it, before the end itself. */
  readonly first?: readonly Action[];
}

/** A show that lies over the table until it says that it is done. */
export interface Moment<S extends State = State> {
  /** What it shows, while the steps of the game are already further. */
  readonly name?: Readonly<Record<Language, string>>;
  /** The turn or round that it was in. */
  readonly when?: Readonly<Record<Language, string>>;
  Show(props: { readonly view: TableView<S>; readonly done: () => void }): JSX.Element | null;
}

export interface Main {
  readonly says: string;
  readonly actions: readonly Action[];
  /** What would come of it: shown at the first press, and done at the second. */
  readonly weighs?: { readonly forecast: () => Forecast; readonly yes: string };
}
/** Ends the step as well, but stops where the plain end passes by. */
export interface Detour {
  readonly says: string;
  readonly choose: () => void;
}

/** Where an option happens: a place on the table that can be pointed at by its key. */
export interface Place {
  readonly key: string;
  readonly name: string;
}
/** How a group of options with the same verb is called when there are several of them. */
export interface VerbWords {
  readonly icon: IconName;
  readonly words: Readonly<Record<Language, string>>;
}

/**
 * All that the table has to know of a game to draw it. Nothing here decides anything: the options do. Members in capitals
 * are components.
 */
export interface Layout<S extends State = State> {
  readonly felt: string;
  /** The seats' marks: an icon, or a letter where all seats are alike, on a colour. */
  seat(seat: Seat, view: TableView<S>): { readonly icon: IconName; readonly colour: string; readonly letter?: string };
  /** Printed side up. */
  Face(props: { def: DefId; detail: Detail; view?: TableView<S>; card?: CardId }): JSX.Element | null;
  /** As it would be printed with other numbers, in a game whose numbers a study may change. */
  Changed?(props: { def: DefId; numbers: Readonly<Record<string, number>>; detail: Detail }): JSX.Element | null;
  /** The back of what lies in this zone. */
  Back(props: { zone: string; detail: Detail }): JSX.Element | null;
  /** One side of a part of the board, for paper. */
  Tile?(props: { id: string; side: 0 | 1 }): JSX.Element | null;
  /** Everything between the bar and the prompt. */
  Stage(props: { view: TableView<S> }): JSX.Element | null;
  /** Over the actions: what the position comes to, in short. Beside the table only; a phone has no place for it. */
  Summary?(props: { view: TableView<S> }): JSX.Element | null;
  /** What lies before the viewer, under the prompt; without it the viewer's hand. */
  Front?(props: { view: TableView<S> }): JSX.Element | null;
  /** What lies there now in place of the hand, where that is not what somebody would look for. */
  before?(view: TableView<S>): string | undefined;
  /** Stands first in the rail; on a phone, under the actions. */
  Rail?(props: { view: TableView<S> }): JSX.Element | null;
  readonly verbs?: Readonly<Record<string, VerbWords>>;
  /** The question of the moment, where the game's own sentence asks for what cannot be done. */
  asksNow?(view: TableView<S>): string | undefined;
  /** What is asked is an answer to what others do in their turn. */
  replies?(view: TableView<S>): boolean;
  /** What the list of actions sorts the options of a verb by; without it they stand as the rules offer them. */
  order?(view: TableView<S>, option: Option): number;
  /** An option on a button by what comes of it («Begin the battle») where the game's own words say less («Pass»). */
  says?(view: TableView<S>, option: Option): string | undefined;
  /** The question in fewer words, for a phone whose table says the rest. */
  asks?(view: TableView<S>): string | undefined;
  /** Under an option in the list of actions: what it does and what it takes, where its name does not say it. */
  explains?(view: TableView<S>, option: Option): string | undefined;
  /** Why an option is refused, with the figures of the moment, where the rule's own sentence has none. */
  refuses?(view: TableView<S>, option: Option, rule: string): string | undefined;
  /** What to say of a thing that no option is about, if there is more to say than that nothing can be done with it. */
  idle?(view: TableView<S>, keys: readonly string[]): { readonly text: string; readonly rule: string } | undefined;
  /** Who may choose what must wait, in `time` (minutes and seconds) or now. */
  held?(view: TableView<S>, time: string | undefined): string | undefined;
  /** How far a match has come, as the game counts: a round, a week. */
  stage?(s: S): number;
  /** What a seat fights for, in the bar, where the game's own name of it is a number. */
  called?(view: TableView<S>, seat: Seat): string;
  /** The same in words, under the name of the step on a phone. */
  when?(view: TableView<S>): string;
  steps?(view: TableView<S>): readonly PhaseMark[];
  /** Things beside its arguments that an option can be chosen by: `zone:3`, `card:12`. */
  keys?(view: TableView<S>, option: Option): readonly string[];
  /** Things that stand for its arguments: a card of the hand, where the argument is what is printed on it. */
  instead?(view: TableView<S>, option: Option): readonly string[] | undefined;
  /** The place that an option is about, where that is not the zone of its card. */
  place?(view: TableView<S>, option: Option): Place | undefined;
  forecast?(view: TableView<S>, option: Option): Forecast | undefined;
  /** Zones of cards in the viewer's hand. */
  hand?(view: TableView<S>): readonly ZoneId[];
  /** How every fact is told: in the line of the result, at its place and in the log. */
  tells?(s: S, fact: Fact, viewer: Viewer): Telling | undefined;
  /** What is heard of every fact. */
  readonly cues?: Cues<S>;
  /** The score with its rows at the end, instead of the words and figures that every game has. */
  Score?(props: { view: TableView<S> }): JSX.Element | null;
  /** Why the game ended as it did, in a few sentences, and the rule by which. */
  reason?(view: TableView<S>): { readonly says: readonly string[]; readonly rule: string };
  /** What each seat has counted, where that is more than who has won. */
  points?(view: TableView<S>): readonly number[];
  /** Everybody at the table has lost against the game, whatever the score. */
  lost?(view: TableView<S>): boolean;
  /** A line of the log that begins a turn or a round. */
  heading?(fact: Fact): boolean;
  /** What the log calls what came before its first heading, where that is a turn or a round itself. */
  first?(language: Language): string;
  /** The lines of a print that belong to its name when it is read out: figures and price. Without it, its kind. */
  brief?(view: TableView<S>, def: DefId): readonly string[];
  /** The name of a print where there is little room. Without it, the whole name is drawn everywhere. */
  short?(def: DefId, language: Language): string;
  /** Explanations of icons and words, for the gallery and the inspector. */
  glossary?(language: Language): readonly { readonly icon: IconName; readonly name: string; readonly text: string }[];
  /** Abbreviations of the game's sentences, spelled out. */
  terms?(language: Language): Readonly<Record<string, string>>;
  /** A cost, a count or a mark in words under the card's picture in the inspector. */
  notes?(view: TableView<S>, card: CardId): readonly ComponentChild[];
  /** The table in words, where the game's text for the terminal draws what should be said. */
  reads?(view: TableView<S>): Parts;
  /** Verbs that end a turn or a step, beside passing: the one distinct control. */
  readonly ending?: readonly string[];
  /** Of those, the ones whose button stays while a rule forbids it, and says why. */
  readonly stopped?: readonly string[];
  /** Verbs that cost something and are seldom wise: no button pushes them forward. */
  readonly asides?: readonly string[];
  /** The same for the question that is asked now. */
  asidesNow?(view: TableView<S>): readonly string[];
  /** Verbs that are done as soon as all is pointed at, because they can be taken back by another. */
  readonly unasked?: readonly string[];
  /** The same for the question that is asked now: what can be taken back as long as it is not answered in full. */
  unaskedNow?(view: TableView<S>): readonly string[];
  /** Verbs that have a thing of their own on the table once a card is chosen that is good for several. */
  readonly drawn?: ReadonlySet<string>;
  /** Verbs that take back what was laid: it is marked as chosen, not as usable. */
  readonly back?: readonly string[];
  /** Verbs that a thing is refused because all is well with it: it is not drawn as blocked. */
  readonly calm?: readonly string[];
  /** The same for the question that is asked now: what nobody would ask a thing for. */
  calmNow?(view: TableView<S>): readonly string[];
  /** Verbs that mark no card: one that is good for nothing else is not called usable. */
  readonly quiet?: readonly string[];
  /** Nothing better is left than to end the turn or the step: that is the one button to be pressed. */
  ready?(view: TableView<S>): boolean;
  /** What the match is to answer by itself for each who plays at this device. */
  orders?(): Orders;
  /** Decks are built before the deal, on a page of their own. */
  readonly buildsDecks?: boolean;
  /** What is answered for the viewer, because nothing else would make sense; taken back, it is asked after all. */
  obvious?(view: TableView<S>): Action | undefined;
  /** What the one primary button does while nothing is chosen. */
  main?(view: TableView<S>): Main | undefined;
  detour?(view: TableView<S>): Detour | undefined;
  /** Another way to do what is chosen, which asks on: paying otherwise than proposed. */
  otherwise?(view: TableView<S>, option: Option): Detour | undefined;
  /**
   * What just happened that is worth a show of its own before the game goes on: a battle, an event. `before` is the
   * position as it was.
   */
  moments?(before: S, facts: readonly Fact[], seat: Seat): readonly Moment<S>[];
  /** What ending the turn or the step now would leave undone; it is taken at once where nothing is. */
  leaves?(view: TableView<S>): Leaving | undefined;
}
