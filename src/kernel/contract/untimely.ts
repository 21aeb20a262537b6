import { FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Action, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { type Rules, rulesFor } from '../rules.ts';
import { readSetup, type SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { verbOf } from '../verbs.ts';

/** So many earlier questions are looked at from each, and so many actions of each of the two tried at the other. */
const EARLIER = 3;
const TRIES = 4;

interface Untimely {
  readonly verb: string;
  /** The rule that was named. */
  readonly why: string;
  /** The action in the game's notation, where it was on offer, and where it was tried. */
  readonly phrase: string;
  readonly offeredAt: string;
  readonly triedAt: string;
}
/** A question as it stood, and what could be done at it. */
interface Question<S extends State> {
  readonly at: string;
  readonly s: S;
  readonly seat: Seat;
  readonly offered: readonly Action[];
  readonly verbs: ReadonlySet<number>;
}
interface UntimelySpec {
  /** Acts that every question has or has not. */
  readonly general: ReadonlySet<string>;
  /** The columns by whose values a question knows its moment, such as the phase. */
  readonly moment: readonly string[];
  readonly seeds: readonly number[];
  readonly decisionsOfEach: number;
}
/**
 * Plays every sample at random and tries what was on offer at one question of a seat at another that asks for something
 * else, before it or after: only what would be on offer there too if the first question stood at that table, so that
 * nothing but the time is wrong. Says how often it was refused. Of several seeds each looks at its part of the questions.
 */
export function tryUntimely<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  spec: UntimelySpec,
  tell: (refused: Untimely) => void,
): number {
  return spec.seeds.reduce((sum, seed) => sum + tryFrom(game, spec, new FastChance(seed), tell), 0);
}
function tryFrom<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  { general, moment, seeds, decisionsOfEach }: UntimelySpec,
  chance: FastChance,
  tell: (refused: Untimely) => void,
): number {
  const out = new Options();
  const common = new Set(game.verbs.list.filter(({ verb }) => general.has(verb)).map(({ id }) => id));
  let refused = 0;
  for (const sample of game.samples) {
    const setup = readSetup(game.options, sample);
    const rules = rulesFor(game, setup);
    const s = rules.create();
    const probe = rules.create();
    /** By seat and question, the last time that it was asked. */
    let known = new Map<string, Question<S>>();
    const between = (tried: Question<S>, there: Question<S>): void => {
      const candidates = tried.offered.filter(
        (action) => !common.has(verbOf(action)) && !there.verbs.has(verbOf(action)),
      );
      if (candidates.length === 0) return;
      asIf(rules, probe, there.s, tried.s, moment);
      rules.legal(probe, tried.seat, out);
      const onOffer = new Set(out.toArray());
      const why = rules.reasons(there.s, there.seat);
      for (let i = 0; i < TRIES; i++) {
        const action = candidates[chance.below(candidates.length)]!;
        if (!onOffer.has(action) || !liesAlike(rules, action, tried.s, there.s)) continue;
        refused++;
        const { verb } = rules.decode(action);
        const phrase = game.notation(tried.s, tried.seat, action);
        tell({ verb, why: why(action)?.rule ?? 'nothing', phrase, offeredAt: tried.at, triedAt: there.at });
      }
    };
    for (let decisions = 0; decisions < decisionsOfEach; decisions++) {
      if (decisions === 0 || rules.over(s)) {
        rules.start(s, setup, chance);
        known = new Map();
      }
      const seat = rules.actor(s);
      const { prompt, values } = rules.decision(s, seat)!;
      const at = `${prompt} ${values['window'] ?? ''}`.trim();
      rules.legal(s, seat, out);
      const offered = out.toArray();
      const key = `${seat} ${at}`;
      const kept = known.get(key)?.s ?? rules.create();
      rules.copy(kept, s);
      const now: Question<S> = { at, s: kept, seat, offered, verbs: new Set(offered.map(verbOf)) };
      known.set(key, now);
      const others = [...known.values()].filter((one) => one !== now && one.seat === seat);
      const looks = chance.below(seeds.length) === 0 ? EARLIER : 0;
      for (let i = 0; i < looks && others.length > 0; i++) {
        const other = others.splice(chance.below(others.length), 1)[0]!;
        between(now, other);
        between(other, now);
      }
      rules.apply(s, seat, offered[chance.below(offered.length)]!, chance);
    }
  }
  return refused;
}

/** Do the cards that the action names lie in the same zones? */
function liesAlike<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  action: Action,
  { table: a }: S,
  { table: b }: S,
): boolean {
  return rules.decode(action).args.every(({ kind, value }) => kind !== 'card' || a.at[value] === b.at[value]);
}
/** The table of one position with the question of another. */
function asIf<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  into: S,
  table: S,
  question: S,
  moment: readonly string[],
): void {
  rules.copy(into, table);
  into.table.head.set(question.table.head);
  into.table.stack.set(question.table.stack);
  for (const { name, at, length } of into.table.layout)
    if (moment.includes(name)) into.table.words.set(question.table.words.subarray(at, at + length), at);
}
