import { type GameModule, moduleOf } from '../../../games/index.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { type Fact, FactList } from '../../../kernel/facts.ts';
import type { Action, Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import type { State } from '../../../kernel/table.ts';
import type { Language } from '../../../kernel/text.ts';
import type { Layout } from '../layout.ts';
import { Selection } from '../selection.ts';
import { keysOf, type TableView } from '../view.ts';

/** A position that was written by hand, as the code beside a layout is shown it; nothing is masked, so that one test can look at all. */
export class Laid<S extends State> {
  readonly rules;
  readonly s: S;
  private readonly module;
  private readonly options = new Options();
  private readonly chance = new FastChance(1);

  private constructor(module: GameModule, setup: object, position: unknown, seed?: number) {
    this.module = module;
    const read = readSetup(module.game.options, setup as never);
    this.rules = rulesFor(module.game, read);
    this.s = this.rules.create() as S;
    if (seed === undefined) this.rules.lay(this.s, read, position, this.chance);
    else this.rules.start(this.s, read, new FastChance(seed));
  }
  static async of<S extends State>(name: string, setup: object, position: unknown): Promise<Laid<S>> {
    return new Laid<S>(await moduleOf(name), setup, position);
  }
  /** As a game begins. */
  static async dealt<S extends State>(name: string, setup: object, seed: number): Promise<Laid<S>> {
    return new Laid<S>(await moduleOf(name), setup, undefined, seed);
  }
  view(seat: number, language: Language = 'en', layout: Partial<Layout<S>> = {}): TableView<S> {
    const decision = this.rules.decision(this.s, seat as Seat);
    const selection = new Selection();
    const view = {
      rules: this.rules,
      layout,
      s: this.s,
      viewer: seat,
      seat,
      text: this.module.texts[language],
      language,
      decision,
      selection,
      narrow: false,
    } as unknown as TableView<S>;
    selection.offer(
      (decision?.options ?? []).map((option) => ({ option, keys: keysOf(view as unknown as TableView, option) })),
      0,
    );
    return view;
  }
  /** Plays one of the options, and tells the facts. */
  take(seat: number, action: Action): readonly Fact[] {
    const told = new FactList();
    this.rules.apply(this.s, seat as Seat, action, this.chance, told);
    return told.facts;
  }
  /** Plays what is written, in the game's notation, and tells the facts. */
  play(seat: number, ...notations: readonly string[]): FactList {
    const told = new FactList();
    for (const notation of notations) {
      this.rules.legal(this.s, seat as Seat, this.options);
      const all = this.options.toArray();
      const said = all.map((one) => this.module.game.notation(this.s, seat as Seat, one));
      const action = all[said.indexOf(notation)];
      if (action === undefined) throw new Error(`"${notation}" is not among: ${said.join(', ')}`);
      this.rules.apply(this.s, seat as Seat, action, this.chance, told);
    }
    return told;
  }
}
