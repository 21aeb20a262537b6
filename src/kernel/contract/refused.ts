import { FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Action, CardId, Kind, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { rulesFor } from '../rules.ts';
import { readSetup, type SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { verbOf } from '../verbs.ts';

const TRIES = 40;
/** Numbers that players write in these games are smaller. */
const NUMBERS = 5;

/** How much was refused, and which of it by a rule that does not say why. */
export interface Found {
  readonly refused: number;
  readonly found: readonly string[];
}
export interface RefusedTry<S> {
  readonly verb: string;
  /** The rule that was named. */
  readonly why: string;
  /** The rule of the question that stood there. */
  readonly asked: string;
  readonly prompt: string;
  readonly s: S;
  readonly seat: Seat;
  readonly action: Action;
}
interface Draws {
  readonly seeds: readonly number[];
  readonly decisionsOfEach: number;
}
/**
 * Plays every sample at random and tries whatever could be written at a question, half of the time what it speaks of
 * and with cards that are seen; says how much was refused. Of several seeds each looks at its part of the questions: as
 * far into the games, for the same work.
 */
export function tryAnything<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  { seeds, decisionsOfEach }: Draws,
  tell: (refused: RefusedTry<S>) => void,
): number {
  const parts = seeds.length;
  return seeds.reduce((sum, seed) => sum + tryAt(game, new FastChance(seed), decisionsOfEach, parts, tell), 0);
}
function tryAt<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  chance: FastChance,
  decisionsOfEach: number,
  parts: number,
  tell: (refused: RefusedTry<S>) => void,
): number {
  const out = new Options();
  const { list } = game.verbs;
  let refused = 0;
  for (const sample of game.samples) {
    const setup = readSetup(game.options, sample);
    const rules = rulesFor(game, setup);
    const s = rules.create();
    const most: Readonly<Record<Kind, number>> = {
      card: s.table.capacity,
      def: (game.prints ?? game.cards) + 1,
      seat: rules.seats,
      zone: rules.plan.names.length,
      number: NUMBERS,
    };
    for (let decisions = 0; decisions < decisionsOfEach; decisions++) {
      if (decisions === 0 || rules.over(s)) rules.start(s, setup, chance);
      const seat = rules.actor(s);
      const { rule: asked, prompt } = rules.decision(s, seat)!;
      rules.legal(s, seat, out);
      const taken = out.at(chance.below(out.size));
      if (chance.below(parts) !== 0) {
        rules.apply(s, seat, taken, chance);
        continue;
      }
      const offered = new Set(out.toArray());
      const why = rules.reasons(s, seat);
      const spoken = list.filter(({ id }) => out.toArray().some((one) => verbOf(one) === id));
      const seen = cardsSeen(s, seat);
      for (let i = 0; i < TRIES; i++) {
        const near = i % 2 === 0;
        const { id, verb, kinds } = near ? spoken[chance.below(spoken.length)]! : list[chance.below(list.length)]!;
        const [a = 0, b = 0] = kinds.map((kind) =>
          near && seen.length > 0 && (kind === 'card' || kind === 'def')
            ? named(s, kind, seen[chance.below(seen.length)]!)
            : chance.below(most[kind]),
        );
        const action = ((id << 20) | (a << 10) | b) as Action;
        if (offered.has(action)) continue;
        refused++;
        tell({ verb, why: why(action)?.rule ?? 'nothing', asked, prompt, s, seat, action });
      }
      rules.apply(s, seat, taken, chance);
    }
  }
  return refused;
}

const cardsSeen = ({ table: t }: State, seat: Seat): CardId[] =>
  Array.from({ length: t.cards }, (_, i) => (i + 1) as CardId).filter((card) => (t.knownBy[card]! & (1 << seat)) !== 0);
const named = ({ table }: State, kind: 'card' | 'def', card: CardId): number =>
  kind === 'card' ? card : table.printed(card);
