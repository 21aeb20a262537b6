import { Ismcts } from '../src/bots/ismcts.ts';
import { tuningOf } from '../src/bots/search/tuning.ts';
import { sensible } from '../src/bots/search/turn.ts';
import { FastChance } from '../src/kernel/chance.ts';
import type { Seat } from '../src/kernel/ids.ts';
import { Options } from '../src/kernel/options.ts';
import type { Rules } from '../src/kernel/rules.ts';
import type { SetupOf, SetupOptions } from '../src/kernel/setup.ts';
import { Sight } from '../src/kernel/sight.ts';
import type { State } from '../src/kernel/table.ts';
import { Peer } from './boardgame-io.ts';
import * as bound from './bound.ts';
import type { Batch } from './clock.ts';

/** A step: list what is legal, pick one of it, apply it. Deals and shuffles are included. Whole games in one go. */
export function steps<S extends State, O extends SetupOptions>(rules: Rules<S, O>, setup: SetupOf<O>): Batch {
  const s = rules.create();
  const out = new Options();
  const chance = new FastChance(1);
  return () => {
    let n = 0;
    for (let game = 0; game < 50; game++) {
      rules.start(s, setup, chance);
      rules.untrack(s);
      n += rules.playOut(s, chance, out);
    }
    return n;
  };
}
/** The same step by step from outside, as the peers are driven, with all findings kept up as in a match. */
export function singles<S extends State, O extends SetupOptions>(rules: Rules<S, O>, setup: SetupOf<O>): Batch {
  const s = rules.create();
  const out = new Options();
  const chance = new FastChance(1);
  return () => {
    let n = 0;
    for (let game = 0; game < 50; game++) {
      rules.start(s, setup, chance);
      for (; !rules.over(s); n++) {
        const seat = rules.actor(s);
        rules.legal(s, seat, out);
        rules.apply(s, seat, out.at(chance.below(out.size)), chance);
      }
    }
    return n;
  };
}
export function boundSteps(): Batch {
  const s = bound.create();
  const out = new Uint8Array(8);
  const chance = new FastChance(1);
  return () => {
    for (let game = 0; game < 200; game++) {
      bound.deal(s, chance);
      while (!bound.over(s)) bound.play(s, out[chance.below(bound.legal(s, out))]!);
    }
    return 200 * 52;
  };
}
export function peerSteps(): Batch {
  const peer = new Peer();
  const chance = new FastChance(1);
  return () => {
    let n = 0;
    for (let state = peer.start(); state.ctx.gameover === undefined; n++) {
      const moves = peer.enumerate(state);
      state = peer.play(state, moves[chance.below(moves.length)]!);
    }
    return n;
  };
}
export function peerSearch(): Batch {
  const peer = new Peer();
  let seed = 1;
  return async () => {
    await peer.search(20, seed++);
    return 20;
  };
}

const PLAYOUTS = 1000;
/** Tree search from the deal, by playouts. */
export function search<S extends State, O extends SetupOptions>(rules: Rules<S, O>, setup: SetupOf<O>): Batch {
  const s = rules.create();
  const chance = new FastChance(1);
  const budget = { playouts: PLAYOUTS, ms: Number.POSITIVE_INFINITY };
  const bot = new Ismcts<S, O>(budget, new FastChance(2), tuningOf(rules.game.name));
  const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
  const out = new Options();
  return () => {
    rules.start(s, setup, chance);
    // A choice of one is none, and a search does not think about it.
    for (sensible(rules, s, rules.actor(s), out); out.size === 1; sensible(rules, s, rules.actor(s), out)) {
      rules.apply(s, rules.actor(s), out.at(0), chance);
    }
    bot.choose(sights[rules.actor(s)]!.look(s));
    return PLAYOUTS;
  };
}

/** Positions from all stages of random games. */
export function positions<S extends State, O extends SetupOptions>(
  rules: Rules<S, O>,
  setup: SetupOf<O>,
  many: number,
): S[] {
  const s = rules.create();
  const out = new Options();
  const chance = new FastChance(5);
  const found: S[] = [];
  while (found.length < many) {
    rules.start(s, setup, chance);
    while (!rules.over(s) && found.length < many) {
      if (chance.below(8) === 0) {
        const kept = rules.create();
        rules.copy(kept, s);
        found.push(kept);
      }
      const seat = rules.actor(s);
      rules.legal(s, seat, out);
      rules.apply(s, seat, out.at(chance.below(out.size)), chance);
    }
  }
  return found;
}
const ROUNDS = 50;
export function lists<S extends State, O extends SetupOptions>(rules: Rules<S, O>, at: readonly S[]): Batch {
  const out = new Options();
  return () => {
    for (let n = 0; n < ROUNDS; n++) for (const s of at) rules.legal(s, rules.actor(s), out);
    return ROUNDS * at.length;
  };
}
export function copies<S extends State, O extends SetupOptions>(rules: Rules<S, O>, at: readonly S[]): Batch {
  const into = rules.create();
  return () => {
    for (let n = 0; n < ROUNDS; n++) for (const s of at) rules.copy(into, s);
    return ROUNDS * at.length;
  };
}
export function guesses<S extends State, O extends SetupOptions>(rules: Rules<S, O>, at: readonly S[]): Batch {
  const into = rules.create();
  const chance = new FastChance(3);
  const sights = at.map((s) => new Sight(rules, rules.actor(s)).look(s));
  return () => {
    for (let n = 0; n < ROUNDS; n++) for (const sight of sights) sight.determinize(into, chance);
    return ROUNDS * at.length;
  };
}
