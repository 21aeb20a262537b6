import type { Action, CardId, Kind, Seat } from './ids.ts';
import type { Rules } from './rules.ts';
import type { SetupOptions } from './setup.ts';
import type { State } from './table.ts';
import type { Verb } from './verbs.ts';

/** Numbers that people write are smaller. */
const NUMBERS = 64;

/**
 * The action that a phrase of the notation means, whether or not it is ever on offer: for who is to say why it is not. A
 * verb of the question that stands comes before others, an own card in sight before others of the same name.
 */
export function nameable<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  s: S,
  seat: Seat,
  means: (said: string) => boolean,
  word: string,
): Action | undefined {
  const args = argumentsAt(rules, s, seat);
  const say = (verb: Verb, a: number, b: number): string => saying(rules, s, seat, encoded(verb, a, b));
  const spoken = new Set((rules.decision(s, seat)?.options ?? []).map(({ verb }) => verb));
  const verbs = rules.game.verbs.list.toSorted((a, b) => Number(spoken.has(b.verb)) - Number(spoken.has(a.verb)));
  for (const verb of verbs) {
    const [first, second] = verb.kinds;
    const seconds = second === undefined ? [0] : args[second];
    for (const a of first === undefined ? [0] : args[first]) {
      // A phrase of two things begins alike, whatever the other thing is; of some pairs nothing can be said.
      const begins = second === undefined ? '' : say(verb, a, seconds[0]!).toLowerCase();
      if (begins !== '' && !begins.startsWith(word)) continue;
      for (const b of seconds) if (means(say(verb, a, b))) return encoded(verb, a, b);
    }
  }
  return undefined;
}
const encoded = (verb: Verb, a: number, b: number): Action => ((verb.id << 20) | (a << 10) | b) as Action;
/** A notation is made for what is on offer somewhere, and need not know anything else. */
function saying<S extends State, O extends SetupOptions>(rules: Rules<S, O>, s: S, seat: Seat, action: Action): string {
  try {
    return rules.game.notation(s, seat, action);
  } catch {
    return '';
  }
}
/** What an argument of each kind could be at this table, the likeliest first. */
function argumentsAt<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  { table: t }: S,
  seat: Seat,
): Readonly<Record<Kind, readonly number[]>> {
  const upTo = (n: number, from = 0): number[] => Array.from({ length: n }, (_, i) => from + i);
  const likely = (card: CardId): number =>
    (t.plan.viewers[t.at[card]!] === t.plan.everyone ? 2 : 0) + (t.ownerOf(card) === seat ? 1 : 0);
  return {
    card: upTo(t.cards, 1).toSorted((a, b) => likely(b as CardId) - likely(a as CardId)),
    def: upTo((rules.game.prints ?? rules.game.cards) + 1),
    seat: upTo(rules.seats),
    zone: upTo(t.plan.names.length),
    number: upTo(NUMBERS),
  };
}
