import { botFor } from '../bots/spec.ts';
import type { FastChance } from '../kernel/chance.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import { type Bot, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { overheard } from '../kernel/verbs.ts';
import { seedOf } from './study.ts';

/** Who sits in the games of a learner beside it. */
export interface CompanyOptions {
  /** Bots in words, one by lot for each of the games that are not the learner's alone. */
  readonly against: readonly string[];
  /** So many of a hundred games are played against them. */
  readonly share: number;
  /** A bot whose choice is shown wherever the learner has to choose. */
  readonly teacher: string | undefined;
}
export const ALONE: CompanyOptions = { against: [], share: 0, teacher: undefined };
const HUNDRED = 100;

/** The learner has every seat of such a game. */
const EVERY_SEAT = -1;
/** The bots of one game. */
export interface Company {
  /** 0 if the learner plays all seats, else 1 + the number of the bot that plays the others. */
  readonly against: number;
  /** The learner's seat, or EVERY_SEAT. */
  readonly learner: Seat | typeof EVERY_SEAT;
  readonly bots: readonly (Bot | undefined)[];
  readonly teachers: readonly Bot[];
}

/** Lets bots take seats in games of one set-up: each goes by the sight of its seat, as anywhere. */
export class Host {
  private readonly rules: Rules;
  private readonly options: CompanyOptions;
  private readonly sights: readonly Sight[];

  constructor(rules: Rules, options: CompanyOptions) {
    this.rules = rules;
    this.options = options;
    this.sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
  }
  /** Draws lots for a game that begins. A game for one has no other seats. */
  seated(lots: FastChance, seed: number): Company {
    const { against, share, teacher } = this.options;
    const { seats } = this.rules;
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const teachers = teacher === undefined ? [] : all.map((seat) => this.bot(teacher, seedOf(seed, seat, 1)));
    const met = against.length > 0 && seats > 1 && lots.below(HUNDRED) < share;
    if (!met) return { against: 0, learner: EVERY_SEAT, bots: [], teachers };
    const [which, learner] = [lots.below(against.length), lots.below(seats) as Seat];
    const bots = all.map((seat) => (seat === learner ? undefined : this.bot(against[which]!, seedOf(seed, seat))));
    return { against: 1 + which, learner, bots, teachers };
  }
  private bot(spec: string, seed: number): Bot {
    return botFor(spec, this.rules.game, seed, 1, this.rules.seats);
  }
  /** What the bot at this seat does; nothing where the learner sits. */
  choice({ bots }: Company, state: State, seat: Seat): Action | undefined {
    return bots[seat]?.choose(this.sights[seat]!.look(state));
  }
  /** What the teacher would do there. */
  advice({ teachers }: Company, state: State, seat: Seat): Action | undefined {
    return teachers[seat]?.choose(this.sights[seat]!.look(state));
  }
  /** All but who has acted hear of it, if they listen. */
  tell({ bots, teachers }: Company, state: State, actor: Seat, action: Action): void {
    for (const listeners of [bots, teachers]) {
      listeners.forEach((bot, seat) => {
        if (seat === actor || bot?.heard === undefined) return;
        bot.heard(this.sights[seat]!.look(state), actor, overheard(this.rules.game, action));
      });
    }
  }
}
