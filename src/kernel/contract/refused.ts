import { FastChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Action, Kind } from '../ids.ts';
import { Options } from '../options.ts';
import { rulesFor } from '../rules.ts';
import { readSetup, type SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';

const DECISIONS = 360;
const TRIES = 40;
/** Numbers that players write in these games are smaller. */
const NUMBERS = 5;

export interface RefusedTry {
  readonly verb: string;
  /** The rule that was named. */
  readonly why: string;
  /** The rule of the question that stood there. */
  readonly asked: string;
}
/** Plays every sample at random and tries whatever could be written at each question; says how much was refused. */
export function tryAnything<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  tell: (refused: RefusedTry) => void,
): number {
  const chance = new FastChance(17);
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
    for (let decisions = 0; decisions < DECISIONS; decisions++) {
      if (decisions === 0 || rules.over(s)) rules.start(s, setup, chance);
      const seat = rules.actor(s);
      const { rule: asked } = rules.decision(s, seat)!;
      rules.legal(s, seat, out);
      const offered = new Set(out.toArray());
      const taken = out.at(chance.below(out.size));
      const why = rules.reasons(s, seat);
      for (let i = 0; i < TRIES; i++) {
        const { id, verb, kinds } = list[chance.below(list.length)]!;
        const [a = 0, b = 0] = kinds.map((kind) => chance.below(most[kind]));
        const action = ((id << 20) | (a << 10) | b) as Action;
        if (offered.has(action)) continue;
        refused++;
        tell({ verb, why: why(action)?.rule ?? 'nothing', asked });
      }
      rules.apply(s, seat, taken, chance);
    }
  }
  return refused;
}
