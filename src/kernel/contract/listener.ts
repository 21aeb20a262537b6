import { FastChance } from '../chance.ts';
import { type Fact, FactList, factsFor } from '../facts.ts';
import type { Game } from '../game.ts';
import type { Seat, Viewer } from '../ids.ts';
import { type Option, type Rules, rulesFor } from '../rules.ts';
import { readSetup, type SetupOf, type SetupOptions } from '../setup.ts';
import { type Bot, Sight } from '../sight.ts';
import type { State } from '../table.ts';
import type { GameText } from '../text.ts';

/** Of three choices so many are a bot's, if there is one; the others are made by lot. */
const BY_BOT = 2;

/** The table differs little from step to step: at one of so many somebody looks at it. */
const LOOKS_EVERY = 3;

/** Hears everything that a game says in one language while games of it are played. */
export class Listener<S extends State, O extends SetupOptions> {
  readonly lines = new Set<string>();
  /** The rules that refused something. */
  readonly refusing = new Set<string>();
  private readonly game: Game<S, O>;
  private readonly text: GameText<S>;

  constructor(game: Game<S, O>, text: GameText<S>) {
    this.game = game;
    this.text = text;
  }
  hear(sample: Partial<SetupOf<O>>, seed: number, bot?: Bot<S, O>): void {
    const setup = readSetup(this.game.options, sample);
    const rules = rulesFor(this.game, setup);
    const [s, chance] = [rules.create(), new FastChance(seed)];
    const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
    const viewers: readonly Viewer[] = [...sights.map((_, seat) => seat as Seat), 'spectator'];
    rules.start(s, setup, chance);
    for (let step = 0; !rules.over(s); step++) {
      const seat = rules.actor(s);
      const options = this.question(rules, s, seat);
      const { action } = options[chance.below(options.length)]!;
      const told = new FactList();
      const chosen = bot !== undefined && chance.below(3) < BY_BOT ? bot.choose(sights[seat]!.look(s)) : action;
      rules.apply(s, seat, chosen, chance, told);
      const looking = step / LOOKS_EVERY;
      for (const [i, viewer] of viewers.entries())
        this.answer(rules, s, told.facts, viewer, i === looking % viewers.length || rules.over(s));
    }
    for (const line of this.text.outcome(s)) this.lines.add(line);
  }
  private question(rules: Rules<S, O>, s: S, seat: Seat): readonly Option[] {
    const { prompt, values, options } = rules.decision(s, seat)!;
    this.lines.add(this.text.prompt(prompt, values));
    for (const { action } of options) this.lines.add(this.text.option(s, seat, action));
    for (const { rule, action } of rules.refusals(s, seat)) {
      this.refusing.add(rule);
      this.lines.add(this.text.refusal(rule));
      this.lines.add(this.text.option(s, seat, action));
    }
    return options;
  }
  private answer(rules: Rules<S, O>, s: S, happened: readonly Fact[], viewer: Viewer, looks: boolean): void {
    const view = rules.create();
    rules.mask(s, viewer, view);
    const bit = viewer === 'spectator' ? s.table.plan.spectators : 1 << viewer;
    for (const fact of factsFor(happened, bit)) this.lines.add(this.text.fact(view, fact, viewer) ?? '-');
    if (looks) for (const line of this.text.table(view, viewer)) this.lines.add(line);
  }
}
