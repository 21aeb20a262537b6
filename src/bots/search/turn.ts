import type { Seat } from '../../kernel/ids.ts';
import type { Options } from '../../kernel/options.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';

/**
 * Who chooses next in a bot's head. Of several seats that act at the same time the one that acted last goes on, so that
 * what belongs together is chosen together; their choices commute, so nothing is lost.
 */
export function nextSeat<S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S, last: Seat): Seat {
  const awaited = rules.awaited(s);
  return (awaited & (1 << last)) !== 0 ? last : ((31 - Math.clz32(awaited & -awaited)) as Seat);
}

/** What a seat can do that is worth weighing. */
export function sensible<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  s: S,
  seat: Seat,
  out: Options,
): void {
  rules.legal(s, seat, out);
  if (out.size > 1) rules.game.narrow?.(s, seat, out);
}

/** Writes down how glad each seat is: of the end if the game is over, else of how the position looks. */
export function judge<S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S, gains: Float64Array): void {
  const { game, seats } = rules;
  const over = rules.over(s);
  if (game.utility === 'shared') {
    gains.fill(over ? rules.reward(s, 0 as Seat) : game.evaluate(s, 0 as Seat));
  } else if (seats === 2 && game.utility === 'zero-sum') {
    gains[0] = over ? rules.reward(s, 0 as Seat) : game.evaluate(s, 0 as Seat);
    gains[1] = 1 - gains[0];
  } else {
    for (let seat = 0 as Seat; seat < seats; seat++)
      gains[seat] = over ? gladness(rules, s, seat) : game.evaluate(s, seat);
  }
}
/** Where everybody counts points and the game says no more, it is the place among the seats that counts. */
function gladness<S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S, seat: Seat): number {
  if (rules.game.reward !== undefined || rules.game.utility !== 'score' || rules.seats === 1)
    return rules.reward(s, seat);
  const score = s.table.score;
  let beaten = 0;
  for (let other = 0; other < rules.seats; other++) {
    if (other !== seat) beaten += 0.5 + Math.sign(score[seat]! - score[other]!) / 2;
  }
  return beaten / (rules.seats - 1);
}
/** How glad one seat is: of the end if the game is over, else of how the position looks. */
export const gladnessOf = <S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S, seat: Seat): number =>
  rules.over(s) ? gladness(rules, s, seat) : rules.game.evaluate(s, seat);
