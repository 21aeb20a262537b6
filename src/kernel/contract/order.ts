import { DEAL, FastChance, LiveChance } from '../chance.ts';
import type { Game } from '../game.ts';
import type { Action, Seat } from '../ids.ts';
import { Options } from '../options.ts';
import { type Rules, rulesFor } from '../rules.ts';
import { readSetup, type SetupOf, type SetupOptions } from '../setup.ts';
import { HEAD } from '../head.ts';
import type { State } from '../table.ts';
import { hold } from './hold.ts';

type Script = [seat: Seat, action: Action][];

/**
 * Seats that act at the same time must not shift each other: the same choices in another order give the same position.
 * Returns how many reordered scripts were compared.
 */
export function orderDoesNotMatter<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  partial: Partial<SetupOf<O>>,
  games: number,
  seed = 11,
): number {
  const setup = readSetup(game.options, partial);
  const rules = rulesFor(game, setup);
  const live = new LiveChance(Uint32Array.from({ length: 8 }, (_, i) => Math.imul(seed, 0x1234567 * (i + 1))));
  const pick = new FastChance(seed);
  const [a, b] = [rules.create(), rules.create()];
  const out = new Options();
  const step = (s: S, seat: Seat, action: Action): void =>
    rules.apply(s, seat, action, live.stream(seat, s.table.serial[seat]!));
  let compared = 0;
  for (let n = 0; n < games; n++) {
    rules.start(a, setup, live.stream(DEAL, n));
    while (!rules.over(a)) {
      rules.copy(b, a);
      const script = together(rules, a, pick, step);
      const seats = new Set(script.map(([seat]) => seat));
      if (seats.size < 2) continue;
      for (const [seat, action] of script.toSorted((x, y) => y[0] - x[0])) {
        rules.legal(b, seat, out);
        hold(out.has(action), 'simultaneous choices commute');
        step(b, seat, action);
      }
      // Which seat acted last is remembered for undo, and is no part of the position.
      b.table.head[HEAD.last] = a.table.head[HEAD.last]!;
      hold(rules.equal(a, b), 'simultaneous choices commute');
      compared++;
    }
  }
  return compared;
}
/**
 * A few random choices of seats that act at the same time, while more than one is left in the fork: what comes after it draws
 * by whoever was last. Or one choice of a single seat.
 */
function together<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  s: S,
  pick: FastChance,
  step: (s: S, seat: Seat, action: Action) => void,
): Script {
  const out = new Options();
  const script: Script = [];
  const fork = s.table.head[HEAD.forked]!;
  let forked = fork;
  let acting = actorsOf(rules, s);
  do {
    const seat = acting[pick.below(acting.length)]!;
    rules.legal(s, seat, out);
    const action = out.at(pick.below(out.size));
    script.push([seat, action]);
    step(s, seat, action);
    forked = s.table.head[HEAD.forked]!;
    acting = actorsOf(rules, s);
  } while (acting.length > 1 && forked !== 0 && (forked & ~fork) === 0 && script.length < 6 && !rules.over(s));
  return script;
}
const actorsOf = <S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S): Seat[] =>
  Array.from({ length: rules.seats }, (_, i) => i as Seat).filter((i) => (rules.actors(s) & (1 << i)) !== 0);
