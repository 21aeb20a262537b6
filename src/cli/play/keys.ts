import type { DefId } from '../../kernel/ids.ts';
import type { Decision } from '../../kernel/rules.ts';
import type { GameText, NamedThing } from '../../kernel/text.ts';
import type { Order, Orders } from '../../match/messages.ts';
import { editionIn } from '../../kernel/editions.ts';
import { columns } from '../command.ts';
import { rulebookOf } from '../../kernel/contract/rulebook.node.ts';
import { chapters, findRule, plain, ruleLines, rulesAbout } from '../rulebook.ts';
import type { Key } from '../text/text.ts';
import type { Chair } from './chair.ts';
import { meant, wrapped } from './screen.ts';
import type { SessionSpec } from './session.ts';

/** A person's line and all that is needed to answer it. */
export interface Asking extends SessionSpec {
  readonly typed: string;
  readonly chair: Chair;
  readonly decision: Decision;
  readonly words: GameText;
  /** Who sits where, by the names of the seats. */
  readonly seats: readonly NamedThing[];
}
/** told: answered on the spot. Nothing: the line is no key. The others are for the session to do. */
type KeyAnswer =
  | 'told'
  | 'table'
  | 'leave'
  | 'undo'
  | 'concede'
  | 'hint'
  | 'save'
  | { readonly orders: Orders }
  | undefined;

export function answerKey(asking: Asking): KeyAnswer {
  const [head = '', ...rest] = asking.typed.split(/\s+/);
  const argument = rest.join(' ');
  switch (keyOf(asking, head.toLowerCase())) {
    case '?':
      return tell(asking, refusals(asking));
    case 'i':
      return tell(asking, argument === '' ? cardList(asking) : card(asking, argument));
    case 'r':
      return tell(asking, rule(asking, argument === '' ? asking.decision.rule : argument));
    case 'l':
      return tell(asking, asking.chair.log.length === 0 ? [asking.text.play.nothingHappened] : asking.chair.log);
    case 'h':
      return tell(asking, help(asking));
    case 'o':
      return argument === '' ? tell(asking, orderList(asking)) : order(asking, rest);
    case 't':
      return argument === '' ? 'table' : undefined;
    case 'u':
      return argument === '' ? 'undo' : undefined;
    case 'x':
      return argument === '' ? 'hint' : undefined;
    case 'c':
      return argument === '' ? 'concede' : undefined;
    case 's':
      return 'save';
    case 'q':
      return argument === '' ? 'leave' : undefined;
    default:
      return undefined;
  }
}
/** Keys are Latin letters, or what stands for them where people type others. */
function keyOf({ text }: Asking, typed: string): string {
  return Object.entries(text.play.alias).find(([, alias]) => alias === typed)?.[0] ?? typed;
}
function tell({ io }: Asking, lines: readonly string[]): 'told' {
  io.out(lines.flatMap((line) => wrapped(line, io.width, '    ')).join('\n'));
  return 'told';
}
function help({ text }: Asking): string[] {
  const { keys, alias } = text.play;
  const rows = Object.entries(alias).map(([key, typed]): [string, string] => [
    typed === key ? key : `${typed}, ${key}`,
    keys[key as Key],
  ]);
  return columns([text.play.choosing, ...rows]);
}

/** Each thing that cannot be done, with the rule that stops it; what one rule stops stands together. */
function refusals({ chair, words, text }: Asking): string[] {
  const { state, rules } = chair.replica;
  const byRule = new Map<string, string[]>();
  for (const { action, rule: id } of rules.refusals(state, chair.seat)) {
    const stopped = byRule.get(id) ?? [];
    byRule.set(id, stopped);
    stopped.push(words.option(state, chair.seat, action));
  }
  if (byRule.size === 0) return [text.play.nothingRefused];
  const lines = [text.play.whyNot];
  for (const [id, stopped] of byRule) {
    lines.push(`  ${id}: ${words.refusal(id)}`);
    for (const option of new Set(stopped)) lines.push(`    · ${option}`);
  }
  return lines;
}

const printsOf = (chair: Chair, prints: readonly DefId[]): readonly DefId[] =>
  [...new Set([...chair.prints(), ...prints])].toSorted((a, b) => a - b);

const cardsOf = ({ chair, prints, words }: Asking): readonly NamedThing[] =>
  printsOf(chair, prints).map((def) => {
    const { name, kind, lines } = words.card(def, chair.replica.state);
    return { names: [name], lines: [`${name} · ${kind}`, ...lines.map((line) => `  ${line}`)] };
  });
/** What else the table names; a card may be among it under a shorter name. */
const othersOf = ({ chair, words, seats }: Asking): readonly NamedThing[] => [
  ...(words.things?.(chair.replica.state, chair.seat) ?? []),
  ...seats,
];
function cardList(asking: Asking): string[] {
  const cards = new Set(cardsOf(asking).flatMap(({ names }) => names));
  const others = othersOf(asking).filter(({ names }) => names.every((name) => !cards.has(name)));
  return [asking.text.play.cards, `  ${[...cards, ...others.map(({ names }) => names[0]!)].join(' · ')}`];
}
/** As it is typed where a keyboard has no such letters: Jäger is jager, too. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
function card(asking: Asking, typed: string): readonly string[] {
  const cards = cardsOf(asking);
  const things = [...cards, ...othersOf(asking)];
  const wanted = bare(typed);
  const inside = things.find(({ names }) => names.some((name) => bare(name).includes(wanted)));
  const called = things.filter(({ names }) => names.some((name) => bare(name) === wanted));
  if (called.length > 0) return [...new Set(called.flatMap(({ lines }) => lines))];
  const one = begunBy(typed, cards) ?? begunBy(typed, things) ?? inside ?? namedIn(typed, things);
  return one?.lines ?? unknown(asking, typed);
}
/** The rulebook may speak of what nothing on the table is called. */
function unknown({ module, text, language, setup }: Asking, typed: string): string[] {
  const told = rulesAbout(typed, language, module, editionIn(setup)).length > 0 ? [text.play.inRules(typed)] : [];
  return [text.play.noCard(typed), ...told];
}
/** A table may print more than the name: the number of a copy, a figure, the sign of a place. The longest name counts. */
function namedIn(typed: string, things: readonly NamedThing[]): NamedThing | undefined {
  const said = ` ${typed.toLowerCase().replace(/(\d)(?=\p{L})/gu, '$1 ')} `;
  let longest = 0;
  let found: NamedThing | undefined;
  for (const thing of things) {
    for (const name of thing.names) {
      if (
        name.length <= longest ||
        (name.length <= SHORT && !/^\d/.test(typed)) ||
        !said.includes(` ${name.toLowerCase()} `)
      )
        continue;
      longest = name.length;
      found = thing;
    }
  }
  return found;
}
function begunBy(typed: string, things: readonly NamedThing[]): NamedThing | undefined {
  const found = meant(
    typed,
    things.map(({ names }) => names),
  );
  return typeof found === 'number' ? things[found] : undefined;
}
/** What is no longer than this is found by itself, and not among other words. */
const SHORT = 2;
/** So many rules fit a screen. */
const MOST_RULES = 15;
/** One rule by its number, or all that a chapter or a word leads to, or the chapters. */
function rule({ module, words, text, language, setup }: Asking, typed: string): string[] {
  const played = editionIn(setup);
  const found = findRule(typed, language, [module]);
  if (found !== undefined) return ruleLines(found, words, text, played);
  const about = rulesAbout(typed, language, module, played);
  const list = about.slice(0, MOST_RULES).map(({ id, text: says }) => `${id}: ${plain(says)}`);
  if (about.length > MOST_RULES) list.push(text.play.moreRules(about.length - MOST_RULES));
  return list.length > 0 ? list : [text.play.noRule(typed), ...columns(chapters(rulebookOf(module, language)))];
}

const windowNames = ({ match }: Asking): readonly string[] => match.rules.game.book.windowNames;
function orderList(asking: Asking): string[] {
  const { words, text, chair } = asking;
  const rows = windowNames(asking).map((name, window): [string, string] => [name, words.prompt('window', { window })]);
  const given = Object.entries(chair.orders).map(([name, wish]) => `${name} ${wish}`);
  return [
    ...text.play.orders,
    ...columns([...rows, ['*', text.play.allWindows], ['only', text.play.onlyOption]]),
    text.play.given(given.join(', ') || '–'),
  ];
}
const ORDERS: readonly Order[] = ['always', 'smart', 'never'];
function order(asking: Asking, [window = '', wish = '']: readonly string[]): KeyAnswer {
  const known = [...windowNames(asking), '*', 'only'];
  const name = known.find((candidate) => candidate.toLowerCase() === window.toLowerCase());
  const found = ORDERS.find((candidate) => candidate === wish.toLowerCase());
  if (name === undefined || found === undefined) {
    const { noWindow, noOrder, badOrder } = asking.text.play;
    const wrong = name === undefined ? [noWindow(window)] : wish === '' ? [] : [noOrder(wish)];
    return tell(asking, [...wrong, badOrder]);
  }
  return { orders: { [name]: found } };
}
