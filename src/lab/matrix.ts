import { SelfPlay } from '../bots/self-play.ts';
import { botFor } from '../bots/spec.ts';
import { FastChance } from '../kernel/chance.ts';
import type { Usage } from '../kernel/game.ts';
import { InputError } from '../kernel/input.ts';
import type { DefId, Seat } from '../kernel/ids.ts';
import { readSetup, type SetupOptions } from '../kernel/setup.ts';
import type { State } from '../kernel/table.ts';
import { collect, type Measure, type Setup, summary, type Told } from './simulate.ts';
import { seedOf, type Share, shareOf, type Subject, winners } from './study.ts';

/** What one worker is asked: the games from `from` up to `to`; they go round all pairs and, each second time, seats. */
export interface MatrixJob {
  readonly setup: Setup;
  /** The setting of the first seat and that of the second, which take the same values. */
  readonly settings: readonly [string, string];
  readonly values: readonly string[];
  readonly bot: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Tell how whoever has played a card fared. */
  readonly cards?: boolean;
}
/** How one game between two values ended; `swapped`: the second value sat in the first seat. */
interface Bout {
  readonly pair: number;
  readonly swapped: boolean;
  /** What the value that is first in the pair had of it: 1 won, 0.5 drawn, 0 lost. */
  readonly fared: number;
}
export interface MatrixPart {
  readonly bouts: readonly Bout[];
  readonly measures: Told;
  /** By print, of the sides that played it and of those that held it; nothing if that was not asked. */
  readonly played: Readonly<Record<DefId, Played>>;
  readonly held: Readonly<Record<DefId, Played>>;
}
/** Of a card: the sides that played it, or held it in hand at a choice of theirs, and what they had of their games. */
interface Played {
  readonly times: number;
  readonly fared: number;
}
export interface Matrix {
  readonly game: string;
  readonly setup: Setup;
  readonly bot: string;
  readonly seed: number;
  readonly games: number;
  readonly seconds: number;
  readonly values: readonly string[];
  /** cells[i][j]: how value i fared against value j; nothing on the diagonal. */
  readonly cells: readonly (readonly (Share | null)[])[];
  /** How each value fared against all others. */
  readonly rows: readonly Share[];
  readonly firstSeat: Share;
  readonly measures: Readonly<Record<string, Measure>>;
  /**
   * Of each card that was played: how often whoever played it won, and `held`, whoever had it in hand; each side of a game
   * once, if that was asked. The second does not depend on when one plays it: a card is drawn by chance.
   */
  readonly cards?: Readonly<Record<string, CardShare>>;
}

type CardShare = Share & { readonly held?: Share };

/** Pairs of places in a list of so many values. */
export const pairsOf = (values: number): readonly (readonly [number, number])[] =>
  Array.from({ length: values }, (_, i) =>
    Array.from({ length: values - i - 1 }, (_2, j) => [i, i + 1 + j] as const),
  ).flat();

/** The values that two settings share: those that were named, or all that the game offers for the first of them. */
export function valuesOf({ game }: Subject, settings: readonly string[], named: readonly string[]): readonly string[] {
  if (game.utility !== 'zero-sum') throw new InputError('game', 'a matrix is for two seats against each other');
  for (const name of settings) if (!Object.hasOwn(game.options, name)) readSetup(game.options, { [name]: '' });
  const option = game.options[settings[0]!]!;
  const values = named.length > 0 ? named : (option.values ?? option.examples ?? []).map(String);
  if (values.length < 2) throw new InputError('values', 'there must be two or more');
  return values;
}

export function matrixPart(subject: Subject, job: MatrixJob): MatrixPart {
  const { game } = subject;
  const pairs = pairsOf(job.values.length);
  const tables = new Map<number, SelfPlay<State, SetupOptions>>();
  const bouts: Bout[] = [];
  const measures: Record<string, (number | boolean)[]> = {};
  const watch = job.cards === true ? new CardWatch(subject) : undefined;
  for (let n = job.from; n < job.to; n++) {
    const pair = n % pairs.length;
    const round = Math.floor(n / pairs.length);
    const swapped = round % 2 === 1;
    const key = 2 * pair + Number(swapped);
    const table = tables.get(key) ?? new SelfPlay(game, setupOf(subject, job, pairs[pair]!, swapped));
    tables.set(key, table);
    const bots = [0, 1].map((seat) => botFor(job.bot, game, seedOf(job.seed, n, seat)));
    watch?.begin(table);
    table.play(bots, new FastChance(seedOf(job.seed, pair, round >> 1)));
    const won = winners(table.rules, table.state);
    const first = won === 0 || won === 3 ? 0.5 : won === 1 ? 1 : 0;
    bouts.push({ pair, swapped, fared: swapped ? 1 - first : first });
    watch?.end(table.state, [first, 1 - first]);
    collect(measures, subject.measures?.(table.state));
  }
  return { bouts, measures, played: watch?.played ?? {}, held: watch?.held ?? {} };
}
/** Sees which cards each side holds and plays. A card that one side plays often counts once for a game. */
class CardWatch {
  readonly played: Record<DefId, Played> = {};
  readonly held: Record<DefId, Played> = {};
  private readonly usage: Usage;
  private sides: readonly Set<DefId>[] = [];
  private hands: readonly Set<DefId>[] = [];

  constructor({ usage }: Subject) {
    if (usage === undefined) throw new InputError('cards', 'this game does not count the cards that are played');
    this.usage = usage;
  }
  begin(table: SelfPlay<State, SetupOptions>): void {
    const [sides, hands] = [
      [new Set<DefId>(), new Set<DefId>()] as const,
      [new Set<DefId>(), new Set<DefId>()] as const,
    ];
    this.sides = sides;
    this.hands = hands;
    table.witness = (state, action, seat) => {
      const def = this.usage.plays(state, action);
      if (def !== 0) sides[seat]!.add(def);
      this.look(state, seat);
    };
  }
  private look(state: State, seat: Seat): void {
    this.usage.holds?.(state, seat, (def) => this.hands[seat]!.add(def));
  }
  end(state: State, fared: readonly number[]): void {
    fared.forEach((_, seat) => this.look(state, seat as Seat));
    count(this.played, this.sides, fared);
    count(this.held, this.hands, fared);
  }
}
function count(all: Record<DefId, Played>, sides: readonly Set<DefId>[], fared: readonly number[]): void {
  sides.forEach((defs, seat) => {
    for (const def of defs) {
      const { times, fared: before } = all[def] ?? { times: 0, fared: 0 };
      all[def] = { times: times + 1, fared: before + fared[seat]! };
    }
  });
}
function setupOf({ game }: Subject, job: MatrixJob, pair: readonly [number, number], swapped: boolean) {
  const [a, b] = swapped ? [pair[1], pair[0]] : pair;
  return readSetup(game.options, {
    ...job.setup,
    [job.settings[0]]: job.values[a],
    [job.settings[1]]: job.values[b],
  });
}

export function matrix(subject: Subject, job: MatrixJob, parts: readonly MatrixPart[], seconds: number): Matrix {
  const { values } = job;
  const pairs = pairsOf(values.length);
  const bouts = parts.flatMap((part) => part.bouts);
  const share = (fared: readonly number[]): Share =>
    shareOf(fared.reduce((sum, one) => sum + one, 0) / Math.max(fared.length, 1), fared.length);
  const faredBy = (i: number, against: (j: number) => boolean): readonly number[] =>
    bouts.flatMap(({ pair, fared }) => {
      const [a, b] = pairs[pair]!;
      return a === i && against(b) ? [fared] : b === i && against(a) ? [1 - fared] : [];
    });
  return {
    game: subject.game.name,
    setup: job.setup,
    bot: job.bot,
    seed: job.seed,
    games: bouts.length,
    seconds,
    values,
    cells: values.map((_, i) => values.map((_2, j) => (i === j ? null : share(faredBy(i, (other) => other === j))))),
    rows: values.map((_, i) => share(faredBy(i, () => true))),
    firstSeat: share(bouts.map(({ swapped, fared }) => (swapped ? 1 - fared : fared))),
    measures: summary(parts.map((part) => part.measures)),
    ...(job.cards === true && subject.usage !== undefined ? { cards: cardsOf(subject.usage, parts) } : {}),
  };
}
function cardsOf(usage: Usage, parts: readonly MatrixPart[]): Record<string, CardShare> {
  return Object.fromEntries(
    usage.prints.flatMap((def) => {
      const played = together(parts.flatMap((part) => part.played[def] ?? []));
      const held = together(parts.flatMap((part) => part.held[def] ?? []));
      return played === undefined ? [] : [[usage.name(def), { ...played, ...(held === undefined ? {} : { held }) }]];
    }),
  );
}
function together(told: readonly Played[]): Share | undefined {
  const times = told.reduce((sum, one) => sum + one.times, 0);
  const fared = told.reduce((sum, one) => sum + one.fared, 0);
  return times === 0 ? undefined : shareOf(fared / times, times);
}
