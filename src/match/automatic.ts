import { type Chance, FastChance, matchChance } from '../kernel/chance.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import { Options } from '../kernel/options.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { PASS } from '../kernel/verbs.ts';
import type { Order, Orders } from './messages.ts';

const highest: Chance = { below: (n) => n - 1 };
const lowest: Chance = { below: () => 0 };
/** How long a window stays open that nobody was asked about, in milliseconds. */
const PACE = { least: 600, spread: 1400 } as const;
/** The stream of paces belongs to no seat and is not the deal's. */
const PACE_STREAM = 254;

/** What the match may answer for a seat, and what a seat has ordered it to. */
export class Automatic<S extends State, O extends SetupOptions> {
  private readonly rules: Rules<S, O>;
  private readonly out = new Options();
  private readonly sight: Sight<S, O>;
  private readonly guess: S;

  constructor(rules: Rules<S, O>) {
    this.rules = rules;
    this.sight = new Sight<S, O>(rules, 'spectator');
    this.guess = rules.create();
  }

  /** The seat's only option, if everybody can see that it is the only one. */
  forced(s: S, seat: Seat): Action | undefined {
    const { rules, out } = this;
    rules.legal(s, seat, out);
    if (out.size !== 1) return undefined;
    const only = out.at(0);
    if (this.knowsNoSecret(s, seat)) return only;
    // A share-out counts what lies open; guesses at the edges make sure of it.
    return rules.decision(s, seat)!.grouping === 'split' && this.sameInGuesses(s, seat, only) ? only : undefined;
  }
  /** Options follow from what the seat knows: if that is no more than everybody knows, so are they. */
  private knowsNoSecret(s: S, seat: Seat): boolean {
    const { knownBy, cards, plan } = s.table;
    for (let card = 1; card <= cards; card++) {
      if ((knownBy[card]! & (1 << seat)) !== 0 && (knownBy[card]! & plan.spectators) === 0) return false;
    }
    return true;
  }
  private sameInGuesses(s: S, seat: Seat, only: Action): boolean {
    this.sight.look(s);
    for (const chance of [highest, lowest, new FastChance(1), new FastChance(2)]) {
      this.sight.determinize(this.guess, chance);
      this.rules.legal(this.guess, seat, this.out);
      if (this.out.size !== 1 || this.out.at(0) !== only) return false;
    }
    return true;
  }

  /** What the seat has ordered the match to answer here. */
  ordered(s: S, seat: Seat, orders: Orders): Action | undefined {
    const decision = this.rules.decision(s, seat);
    if (decision === undefined) return undefined;
    const only = decision.options.length === 1 ? decision.options[0]!.action : undefined;
    if (decision.grouping !== 'window')
      return (orders[decision.prompt] ?? orders['only']) === 'smart' ? only : undefined;
    const name = this.rules.game.book.windowNames[decision.values['window']!]!;
    const order: Order = orders[name] ?? orders['*'] ?? 'always';
    return order === 'never' ? PASS : order === 'smart' ? only : undefined;
  }
}

const shared = new WeakMap<object, unknown>();
/** The states that it tries things in are needed for a moment only: matches by the same rules share them. */
export function automaticFor<S extends State, O extends SetupOptions>(rules: Rules<S, O>): Automatic<S, O> {
  const known = shared.get(rules) as Automatic<S, O> | undefined;
  if (known !== undefined) return known;
  const made = new Automatic(rules);
  shared.set(rules, made);
  return made;
}

/** How long a skipped window lasts: drawn from the secret, whatever the cards are, so that it says nothing of them. */
export function pace(secret: Uint8Array, version: number): number {
  return PACE.least + matchChance(secret).stream(PACE_STREAM, version).below(PACE.spread);
}
