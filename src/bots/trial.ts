import { FastChance } from '../kernel/chance.ts';
import type { Game } from '../kernel/game.ts';
import type { Action, Seat } from '../kernel/ids.ts';
import type { Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import type { Planner, QuickPlayer, Sight } from '../kernel/sight.ts';
import type { State } from '../kernel/table.ts';
import { Ismcts } from './ismcts.ts';
import { Mind, SHALLOW } from './learned/mind.ts';
import { tuningOf } from './search/tuning.ts';
import { gladnessOf } from './search/turn.ts';

/** Tries options of one position out, each in a guess at what the seat cannot see. */
export interface Trial<S extends State = State, O extends SetupOptions = SetupOptions> {
  /** What is tried from here on is tried in this position. */
  begin(sight: Sight<S, O>): void;
  /** What came of the option for the seat, from 0 to 1. The same luck means the same guess, where that can be. */
  tryOut(action: Action, luck: number): number;
}
const FOREVER = Number.POSITIVE_INFINITY;

/**
 * The way of trying that the game's strongest bot has: its own quick player or planner plays on, or a tree grows below
 * each option. `depth` is how many times as far the quick player plays on as it does in a bot.
 */
export function trialFor<S extends State, O extends SetupOptions>(
  game: Game<S, O>,
  rules: Rules<S, O>,
  seed: number,
  depth: number,
): Trial<S, O> {
  if (game.quickPlayer !== undefined)
    return new QuickTrial(rules, game.quickPlayer(rules), depth * tuningOf(game.name).rounds);
  if (game.planner !== undefined) return new PlannedTrial(rules, game.planner(0));
  return new TreeTrial(new Ismcts<S, O>({ playouts: FOREVER, ms: FOREVER }, new FastChance(seed), tuningOf(game.name)));
}

/** The same where a network has learned the game: it plays all seats to the end, each by what that seat sees. */
export const learnedTrialFor = <S extends State, O extends SetupOptions>(rules: Rules<S, O>): Trial<S, O> =>
  new LearnedTrial(rules);

/** Grows a tree below each option. */
class TreeTrial<S extends State, O extends SetupOptions> implements Trial<S, O> {
  private readonly search: Ismcts<S, O>;
  private sight: Sight<S, O> | undefined;

  constructor(search: Ismcts<S, O>) {
    this.search = search;
  }
  begin(sight: Sight<S, O>): void {
    this.sight = sight;
    this.search.begin(sight);
  }
  tryOut(action: Action): number {
    return this.search.tryOut(this.sight!, action);
  }
}

/** Plays a guess on, somehow. */
abstract class PlayedTrial<S extends State, O extends SetupOptions> implements Trial<S, O> {
  protected readonly rules: Rules<S, O>;
  private readonly guess: S;
  private readonly chance = new FastChance(0);
  private sight: Sight<S, O> | undefined;

  constructor(rules: Rules<S, O>) {
    this.rules = rules;
    this.guess = rules.create();
  }
  begin(sight: Sight<S, O>): void {
    this.sight = sight;
  }
  tryOut(action: Action, luck: number): number {
    const { rules, guess } = this;
    const { seat } = this.sight!;
    const chance = this.chance.reseed(luck);
    this.sight!.determinize(guess, chance);
    rules.apply(guess, seat, action, chance);
    return this.playOn(guess, chance, seat);
  }
  /** How glad the viewer is in the end. */
  protected abstract playOn(s: S, chance: FastChance, viewer: Seat): number;
}
/** The game's quick player goes on for some rounds. */
class QuickTrial<S extends State, O extends SetupOptions> extends PlayedTrial<S, O> {
  private readonly player: QuickPlayer<S>;
  private readonly rounds: number;

  constructor(rules: Rules<S, O>, player: QuickPlayer<S>, rounds: number) {
    super(rules);
    this.player = player;
    this.rounds = rounds;
  }
  protected override playOn(s: S, chance: FastChance, viewer: Seat): number {
    this.player.playOn(s, this.rounds, chance);
    return gladnessOf(this.rules, s, viewer);
  }
}
/** The game's planner plays all seats to the end by rule of thumb. */
class PlannedTrial<S extends State, O extends SetupOptions> extends PlayedTrial<S, O> {
  private readonly planner: Planner<S, O>;

  constructor(rules: Rules<S, O>, planner: Planner<S, O>) {
    super(rules);
    this.planner = planner;
  }
  protected override playOn(s: S, chance: FastChance, viewer: Seat): number {
    this.planner.finish(this.rules, s, chance);
    return gladnessOf(this.rules, s, viewer);
  }
}
/** After so many choices, which is some turns later, the network is asked how it stands. */
const LEARNED_CHOICES = 40;
/** The heat at which lots are drawn then. */
const PLAYED_HEAT = 0.5;
/** The network plays on, by lot among what it likes: whoever always did the same would meet but one answer. */
class LearnedTrial<S extends State, O extends SetupOptions> extends PlayedTrial<S, O> {
  private readonly luck = new FastChance(0);
  private readonly mind: Mind<S, O>;

  constructor(rules: Rules<S, O>) {
    super(rules);
    this.mind = new Mind(rules, this.luck, SHALLOW);
  }
  protected override playOn(s: S, chance: FastChance, viewer: Seat): number {
    const { mind, rules } = this;
    this.luck.reseed(chance.next());
    mind.begin();
    let seat = mind.settle(s, viewer);
    for (let choices = 0; seat >= 0 && choices < LEARNED_CHOICES; choices++) {
      mind.policy(s, seat as Seat, PLAYED_HEAT);
      rules.apply(s, seat as Seat, mind.options.at(mind.draw(mind.options.size)), this.luck);
      seat = mind.settle(s, seat as Seat);
    }
    if (seat < 0) return gladnessOf(rules, s, viewer);
    const value = mind.value(s, seat as Seat);
    if (seat === viewer || rules.game.utility === 'shared') return (1 + value) / 2;
    return (1 - value / (rules.seats - 1)) / 2;
  }
}
