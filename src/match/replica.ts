import type { Fact } from '../kernel/facts.ts';
import type { DefId, Viewer } from '../kernel/ids.ts';
import type { Decision, Rules } from '../kernel/rules.ts';
import type { SetupOptions } from '../kernel/setup.ts';
import { hex8 } from '../kernel/sha256.ts';
import { fromBase64 } from '../kernel/snapshot.ts';
import type { State } from '../kernel/table.ts';
import { type About, type Frame, withNews, type Told, type ToldFact, type Whole } from './messages.ts';

/** What a viewer has of a match: the view, followed frame by frame. The other end of `Framing`. */
export class Replica<S extends State, O extends SetupOptions> {
  readonly rules: Rules<S, O>;
  readonly viewer: Viewer;
  /** The masked state. */
  readonly state: S;
  version = -1;
  about: About | undefined;

  constructor(rules: Rules<S, O>, viewer: Viewer) {
    this.rules = rules;
    this.viewer = viewer;
    this.state = rules.create();
  }
  /**
   * Takes what the match tells. The facts that happened, or undefined if something was missed or does not add up: then
   * the match must be asked to `resume` from `version`.
   */
  take(message: Told): readonly Fact[] | undefined {
    return message.ev === 'whole' ? this.takeWhole(message) : this.takeFrame(message);
  }
  private takeWhole({ v, words, about, hash }: Whole): readonly Fact[] | undefined {
    const all = words === undefined ? new Int32Array(this.state.table.words.length) : fromBase64(words);
    if (all.length !== this.state.table.words.length) return this.lost();
    this.state.table.words.set(all);
    return this.settle(v, about, hash) ? [] : undefined;
  }
  private takeFrame({ v, prev, view, facts, about, hash }: Frame): readonly Fact[] | undefined {
    // Told twice, as may happen around a resume: known already.
    if (v <= this.version) return [];
    if (prev !== this.version) return undefined;
    const { words } = this.state.table;
    for (const [at, ...run] of view) {
      if (at === undefined || at < 0 || at + run.length > words.length) return this.lost();
      words.set(run, at);
    }
    return this.settle(v, withNews(this.about!, about), hash) ? facts.map(fact) : undefined;
  }
  private settle(version: number, about: About, hash: string): boolean {
    if (hex8(this.rules.digest(this.state)) !== hash) {
      this.lost();
      return false;
    }
    this.version = version;
    this.about = about;
    return true;
  }
  /** Nothing of the view can be trusted any more. */
  private lost(): undefined {
    this.version = -1;
    return undefined;
  }

  /** What the viewer may do now, with the serial that a command must carry. */
  decision(): Decision | undefined {
    const { viewer, about } = this;
    if (viewer === 'spectator' || about?.phase !== 'on') return undefined;
    const decision = this.rules.decision(this.state, viewer);
    return decision && { ...decision, serial: about.serials[viewer]! };
  }
}
const fact = ([kind, a, b, c, def, seenBy]: ToldFact): Fact => ({ kind, a, b, c, def: def as DefId, seenBy });
