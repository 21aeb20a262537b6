import { type Fact, FACT } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { InputError } from '../../kernel/input.ts';
import type { CardId, DefId, Kind, Seat, ZoneId } from '../../kernel/ids.ts';
import { type Claim, holds } from '../../kernel/printed.ts';
import { Proof, zoneName } from '../../kernel/proof.ts';
import { readPositionFile, type Scenario, scenarioOf } from '../../kernel/scenario.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { GameText } from '../../kernel/text.ts';
import { flag } from '../arguments.ts';
import { columns, command } from '../command.ts';
import { readJson } from '../files.ts';
import { loadGame } from '../game.ts';

type Laid = Scenario<State, SetupOptions>;

export default command('position', { json: flag() }, async ({ io, text, language, flags, positionals }) => {
  const file = readPositionFile(readJson(positionals[0]!, text));
  const { game, texts } = await loadGame(file.game, text);
  const { setup } = file;
  const laid = scenarioOf(game, file);
  const did: string[] = [];
  let failed: string | undefined;
  for (const line of file.do) {
    failed = attempt(laid, line);
    if (failed !== undefined) break;
    did.push(line);
  }
  // What is printed is where the example ends: a line that cannot be done leaves nothing to hold it against.
  const claims = file.printed === undefined || failed !== undefined ? undefined : new Proof(laid).claims(file.printed);
  const code = failed === undefined && (claims ?? []).every(holds) ? 0 : 1;
  const words = texts[language].spoken ?? texts[language];
  const names = new Names(laid, words);
  if (flags.json) {
    const facts = laid.facts.map((fact) => ({
      ...factOf(game, laid, names, fact),
      says: words.fact(laid.s, fact, 'spectator') ?? null,
    }));
    const outcome = laid.outcome ?? null;
    const seats = Object.fromEntries(laid.toAct.map((name) => [name, askedAt(laid, name)]));
    const zones = Object.fromEntries(names.zones());
    const { toAct } = laid;
    const printed = claims?.map(({ about, printed: says, here }) => ({ about, printed: says, here })) ?? null;
    const standsAs = { did, failed: failed ?? null, toAct, seats, facts, zones, outcome, printed };
    io.out(JSON.stringify({ game: file.game, setup, ...standsAs }));
    return code;
  }
  const told =
    words.log?.(laid.s, laid.facts, 'spectator') ??
    laid.facts.flatMap((fact) => words.fact(laid.s, fact, 'spectator') ?? []);
  if (file.example !== undefined) io.out(`${file.example.id}. ${file.example.says[language]}`);
  const headline = words.headline?.(readSetup(game.options, setup));
  io.out([...(headline === undefined ? [] : [headline]), ...words.table(laid.s, 'spectator')].join('\n'));
  for (const line of did) io.out(text.position.did(line));
  if (told.length > 0) io.out([text.position.facts, ...told.map((line) => `  ${line}`)].join('\n'));
  const lying = names
    .zones()
    .flatMap(([zone, cards]): [string, string][] => (cards.length === 0 ? [] : [[zone, cards.join(', ')]]));
  io.out([text.position.zones, ...columns(lying)].join('\n'));
  for (const name of laid.toAct) io.out(seatLines(laid, name, text.position, (rule) => words.refusal(rule)).join('\n'));
  if (laid.outcome !== undefined) io.out([text.position.over, ...words.outcome(laid.s)].join('\n'));
  if (claims !== undefined) io.out(printedLines(claims, text.position).join('\n'));
  if (failed !== undefined) io.err(`redut: ${failed}\n`);
  return code;
});

interface PrintedWords {
  readonly asPrinted: string;
  readonly differs: string;
  readonly otherwise: (about: string, printed: string, here: string) => string;
}
/** That everything is as printed, or what is not. */
function printedLines(claims: readonly Claim[], words: PrintedWords): readonly string[] {
  const wrong = claims.filter((claim) => !holds(claim));
  if (wrong.length === 0) return [words.asPrinted];
  return [
    words.differs,
    ...wrong.map(({ about, printed, here }) => `  ${words.otherwise(about, printed || '—', here || '—')}`),
  ];
}

/** Why the line cannot be done, if it cannot. */
function attempt(laid: Laid, line: string): string | undefined {
  try {
    laid.do(line);
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

interface SeatAsked {
  readonly prompt: string;
  readonly rule: string;
  readonly offered: readonly string[];
  readonly refused: readonly { readonly phrase: string; readonly rule: string }[];
}
function askedAt(laid: Laid, name: string): SeatAsked {
  const side = laid.at(name);
  const { prompt, rule } = laid.rules.decision(laid.s, side.seat)!;
  return { prompt, rule, offered: side.offered, refused: side.refused };
}
function seatLines(
  laid: Laid,
  name: string,
  words: { readonly offered: (seat: string, prompt: string) => string; readonly refused: string },
  refusal: (rule: string) => string,
): string[] {
  const { prompt, rule, offered, refused } = askedAt(laid, name);
  const rows = refused.map((one): [string, string] => [one.phrase, `${one.rule} ${refusal(one.rule)}`]);
  return [
    words.offered(name, `${prompt}, ${rule}`),
    ...offered.map((phrase) => `  ${phrase}`),
    ...(rows.length === 0 ? [] : [words.refused, ...columns(rows)]),
  ];
}

/** What people call the things of a position: `hand.dynasty`, `Harbour Yards`. */
class Names {
  private readonly laid: Laid;
  private readonly words: GameText;
  constructor(laid: Laid, words: GameText) {
    this.laid = laid;
    this.words = words;
  }
  zone(id: number): string {
    return zoneName(this.laid.rules.plan, this.laid.seatNames, id);
  }
  seat(seat: number): string {
    return this.laid.seatNames[seat] ?? String(seat);
  }
  print(def: number): string {
    return def === 0 ? '?' : this.words.card(def as DefId).name;
  }
  /** A fact may speak of what has no card, such as a clash over the deck in WAR. */
  card(card: number): string {
    if (card > this.laid.s.table.cards) return '';
    return this.print(this.laid.s.table.printed(card as CardId));
  }
  value(kind: Kind, value: number): string | number {
    if (kind === 'number') return value;
    if (kind === 'def') return value === 0 ? '' : this.print(value);
    return kind === 'card'
      ? value === 0
        ? ''
        : this.card(value)
      : kind === 'seat'
        ? this.seat(value)
        : this.zone(value);
  }
  /** Every zone that there is room in, with the names of its cards from the bottom up. */
  zones(): readonly (readonly [zone: string, cards: readonly string[]])[] {
    const { table } = this.laid.s;
    const { names } = this.laid.rules.plan;
    return names.map((_, id) => {
      const at = id as ZoneId;
      return [this.zone(id), Array.from({ length: table.size(at) }, (_unused, i) => this.card(table.card(at, i)))];
    });
  }
}

const KERNEL_FACTS: Readonly<Record<number, string>> = {
  [FACT.moved]: 'moved',
  [FACT.revealed]: 'revealed',
  [FACT.shuffled]: 'shuffled',
  [FACT.over]: 'over',
};
/** A fact with its names: cards, zones and seats. */
function factOf(game: AnyGame, laid: Laid, names: Names, { kind, a, b, c, def, seenBy }: Fact): object {
  const seats = Array.from({ length: laid.rules.seats }, (_, seat) => seat as Seat);
  const knows = seats.filter((seat) => (seenBy & (1 << seat)) !== 0).map((seat) => names.seat(seat));
  const fact = KERNEL_FACTS[kind];
  if (kind === FACT.moved) return { fact, card: names.print(def), from: names.zone(b), to: names.zone(c), knows };
  if (kind === FACT.revealed) return { fact, card: names.print(def), zone: names.zone(b), knows };
  if (kind === FACT.shuffled) return { fact, zone: names.zone(a), size: b };
  if (fact !== undefined) return { fact };
  const named = game.facts.list.find(({ id }) => id === kind)!;
  const args = named.kinds.map((one, i) => names.value(one, [a, b, c][i]!));
  return { fact: named.fact, args, kinds: named.kinds, knows };
}
