import type { FastChance } from '../../../kernel/chance.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import type { Rules } from '../../../kernel/rules.ts';
import { PASS, verbOf } from '../../../kernel/verbs.ts';
import { evaluate, nextPlacement, reward } from '../evaluation.ts';
import type { options } from '../rules/03-setup.ts';
import type { Afu } from '../state.ts';
import { act } from '../verbs.ts';

export type AfuRules = Rules<Afu, typeof options>;
const PLACE = act.defend.id;

/** How glad the seat is: of the end, or of how the position looks. */
export const gladness = (rules: AfuRules, s: Afu, seat: Seat): number =>
  rules.over(s) ? reward(s, seat) : evaluate(s, seat);

/** Plays on in a guess without much thought: the plan of the evaluation in combat, else what looks best at once. */
export class Policy {
  private readonly listed = new Options();
  private readonly tried: Afu;
  private readonly rules: AfuRules;
  constructor(rules: AfuRules) {
    this.rules = rules;
    this.tried = rules.create();
  }
  /** Plays until the given round has begun and a seat is asked in it, or to the end. */
  playTo(s: Afu, round: number, chance: FastChance): void {
    const { rules } = this;
    for (let steps = 0; !rules.over(s) && s.round.value < round && steps < 400; steps++) {
      const seat = rules.actor(s);
      rules.apply(s, seat, this.choose(s, seat, chance), chance);
    }
  }
  private choose(s: Afu, seat: Seat, chance: FastChance): Action {
    const { listed } = this;
    this.rules.legal(s, seat, listed);
    if (listed.size === 1) return listed.at(0);
    let places = false;
    for (let i = 0; i < listed.size; i++) {
      const verb = verbOf(listed.at(i));
      if (verb === act.bonus.id) return listed.at(i); // a deed costs nothing
      if (verb === PLACE || verb === act.support.id || verb === act.takeBack.id) places = true;
    }
    if (places) {
      const next = nextPlacement(s, seat);
      if (listed.has(next)) return next;
      return PASS;
    }
    return this.best(s, seat, chance);
  }
  private best(s: Afu, seat: Seat, chance: FastChance): Action {
    const { listed, tried, rules } = this;
    const luck = chance.next();
    let best = listed.at(0);
    let value = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < listed.size; i++) {
      rules.copy(tried, s);
      rules.apply(tried, seat, listed.at(i), chance.reseed(luck));
      const now = gladness(rules, tried, seat);
      if (now <= value) continue;
      value = now;
      best = listed.at(i);
    }
    chance.reseed(luck ^ 0x5bd1e995);
    return best;
  }
}
