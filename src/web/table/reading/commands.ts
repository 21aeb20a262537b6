import { sentences } from '../story.ts';
import type { Section } from '../sections.ts';
import { type Command, COMMANDS, type ReadingWords } from './words.ts';

/** A card of the hand, as it is read. */
export interface ReadCard {
  readonly name: string;
  /** In short, with what can be done with it. */
  readonly says: string;
  /** All that is printed on it. */
  readonly full: string;
}
/** The table as it is heard: all that a command may ask for. */
export interface Heard {
  readonly words: ReadingWords;
  /** What can be done, in the order of their numbers, which stay as long as the question does. */
  readonly actions: readonly string[];
  readonly isArmed: boolean;
  /** The question before an end that leaves something undone. */
  readonly asks: boolean;
  readonly canUndo: boolean;
  readonly stands: readonly string[];
  readonly hand: readonly ReadCard[];
  readonly sections: readonly Section[];
  /** Whose parts of the table are not the viewer's. */
  readonly others: readonly string[];
  /** Lines of the last turn, the oldest first. */
  readonly last: readonly string[];
  /** Lines of the whole game, the oldest first. */
  readonly events: readonly string[];
  readonly clock: string;
  readonly rule: string;
  forecast(at: number): string;
  /** Why a card of this name cannot be used now; undefined where there is none. */
  whyNot(name: string): string | undefined;
}
export type Deed =
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'confirm' | 'leave' | 'undo' | 'end' | 'yes' | 'no' };
/** What is answered, and what is done with it. */
export interface Reply {
  readonly says: string;
  readonly does?: Deed;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[«»„“”‘’'"(),.:;–—→+·]/gu, ' ')
    .replaceAll(/(?<=\p{L})-(?=\d)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
/** Each typed word begins a word of the text, in the same order: `att a`, `mech 1`. */
function fits(typed: string, text: string): boolean {
  const words = plain(text).split(' ');
  let at = 0;
  return plain(typed)
    .split(' ')
    .every((part) => {
      const place = words.findIndex((word, i) => i >= at && word.startsWith(part));
      at = place + 1;
      return place >= 0;
    });
}
/** The places at which a list has what was typed; one that is it to the letter stands for all. */
export function found(typed: string, list: readonly string[]): readonly number[] {
  const exact = list.findIndex((text) => plain(text) === plain(typed));
  return exact >= 0 ? [exact] : list.flatMap((text, i) => (fits(typed, text) ? [i] : []));
}

/** The letters that mean the same in every language, as the help of other games for the blind has them. */
const LETTERS: Readonly<Record<string, Command>> = {
  h: 'hand',
  t: 'table',
  s: 'stands',
  l: 'last',
  '.': 'last',
  ',': 'event',
  o: 'others',
  w: 'why',
  n: 'near',
  f: 'forecast',
  c: 'clock',
  r: 'rule',
  '?': 'help',
  x: 'leave',
  u: 'undo',
  e: 'end',
  y: 'yes',
};
function commandIn(word: string, { commands }: ReadingWords): Command | undefined {
  const begun = word.length < 2 ? [] : COMMANDS.filter((one) => commands[one].startsWith(word));
  return COMMANDS.find((one) => commands[one] === word) ?? LETTERS[word] ?? (begun.length === 1 ? begun[0] : undefined);
}

const numbered = (list: readonly string[]): string => list.map((text, i) => `${i + 1}: ${text}`).join('; ');
const MOST_NAMED = 5;

function numberIn(rest: string, most: number): number | undefined {
  const n = /^\d+$/u.test(rest) ? Number(rest) : 0;
  return n >= 1 && n <= most ? n - 1 : undefined;
}
/** What is said of a number or a name that the list does not have. */
const missing = (typed: string, number: (n: number) => string, name: (typed: string) => string): string =>
  /^\d+$/u.test(typed) ? number(Number(typed)) : name(typed);
function handSays({ hand, words }: Heard, rest: string): string {
  if (hand.length === 0) return words.handEmpty;
  if (rest === '') return sentences(hand.map(({ says }, i) => `${i + 1}: ${says}`));
  const at =
    numberIn(rest, hand.length) ??
    found(
      rest,
      hand.map(({ name }) => name),
    )[0];
  return at === undefined ? missing(rest, words.noSection, words.notInHand) : hand[at]!.full;
}
const sectionSays = ({ title, lines }: Section): string => sentences([title, ...lines]);
function tableSays({ sections, words }: Heard, rest: string): string {
  if (rest === '') return `${numbered(sections.map(({ title }) => title))}.`;
  const at =
    numberIn(rest, sections.length) ??
    found(
      rest,
      sections.map(({ title }) => title),
    )[0];
  return at === undefined ? missing(rest, words.noSection, words.noPlace) : sectionSays(sections[at]!);
}
/** What a line is about stands before its first comma, colon or stop; a single letter is that of a place alone. */
function nearSays({ sections, words }: Heard, rest: string): string {
  if (rest === '') return words.which;
  const lines = sections.flatMap((section) => section.lines);
  const about = lines.map((line) => line.split(/[,:.](?: |$)/u, 1)[0]!);
  const lettered = about.findIndex((name) => plain(name).split(' ')[0] === plain(rest));
  const named = lettered >= 0 ? lettered : found(rest, about)[0];
  const at = named ?? (rest.length > 1 ? found(rest, lines)[0] : undefined);
  return at === undefined ? words.noPlace(rest) : sentences([lines[at]!]);
}
function forecastSays({ actions, words, forecast }: Heard, rest: string): string {
  const at = numberIn(rest, actions.length) ?? (rest === '' ? undefined : found(rest, actions)[0]);
  if (at === undefined) return words.which;
  const said = forecast(at);
  return said === '' ? words.noForecast : said;
}
function eventSays({ events, words }: Heard, rest: string): string {
  const at = rest === '' ? 0 : numberIn(rest, events.length);
  const line = at === undefined ? undefined : events.at(-1 - at);
  return line === undefined ? missing(rest, words.noSection, words.unknown) : sentences([line]);
}
const helpSays = ({ words }: Heard): string =>
  sentences([words.helpChoose, ...COMMANDS.map((one) => `${words.commands[one]}: ${words.help[one]}`)]);

function obeyed(heard: Heard, command: Command, rest: string): Reply {
  const { words } = heard;
  switch (command) {
    case 'hand':
      return { says: handSays(heard, rest) };
    case 'table':
      return { says: tableSays(heard, rest) };
    case 'stands':
      return { says: sentences(heard.stands) };
    case 'last':
      return { says: sentences(heard.last) };
    case 'event':
      return { says: eventSays(heard, rest) };
    case 'others':
      return {
        says: heard.sections
          .filter(({ title }) => heard.others.some((name) => title.includes(name)))
          .map(sectionSays)
          .join(' '),
      };
    case 'why':
      return { says: rest === '' ? words.which : (heard.whyNot(rest) ?? words.noCard(rest)) };
    case 'near':
      return { says: nearSays(heard, rest) };
    case 'forecast':
      return { says: forecastSays(heard, rest) };
    case 'clock':
      return { says: heard.clock === '' ? words.noClock : heard.clock };
    case 'rule':
      return { says: heard.rule === '' ? words.noRule : heard.rule };
    case 'help':
      return { says: helpSays(heard) };
    case 'leave':
      return { says: words.left, does: { kind: 'leave' } };
    case 'undo':
      return heard.canUndo ? { says: words.undoing, does: { kind: 'undo' } } : { says: words.noUndo };
    case 'end':
      return { says: '', does: { kind: 'end' } };
    case 'yes':
    case 'no':
      return heard.asks ? { says: '', does: { kind: command } } : { says: words.noQuestion };
  }
}

/** What is answered to a line of the command field. */
export function answer(heard: Heard, line: string): Reply {
  const { words, actions } = heard;
  const typed = line.trim();
  if (typed === '') {
    if (heard.isArmed || heard.asks) return { says: '', does: { kind: 'confirm' } };
    return { says: words.nothingChosen };
  }
  const choose = (at: number): Reply => ({
    says: words.chosen(at + 1, actions[at]!),
    does: { kind: 'choose', at },
  });
  if (/^\d+$/u.test(typed)) {
    const at = numberIn(typed, actions.length);
    return at === undefined ? { says: words.noSection(Number(typed)) } : choose(at);
  }
  const [first = '', ...rest] = typed.toLowerCase().split(/\s+/u);
  const command = heard.asks && typed === 'n' ? 'no' : commandIn(first, words);
  if (command !== undefined) return obeyed(heard, command, rest.join(' '));
  const meant = found(typed, actions);
  if (meant.length === 1) return choose(meant[0]!);
  if (meant.length === 0) return { says: words.unknown(typed) };
  return {
    says: words.several(
      meant
        .slice(0, MOST_NAMED)
        .map((at) => `${at + 1}: ${actions[at]!}`)
        .join('; '),
    ),
  };
}
