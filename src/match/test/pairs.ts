import { expect } from 'vitest';
import { type Chance, FastChance } from '../../kernel/chance.ts';
import { FACT, FactList } from '../../kernel/facts.ts';
import { HEAD } from '../../kernel/head.ts';
import type { Game } from '../../kernel/game.ts';
import type { Action, Seat, SeatMask, Viewer } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOf, type SetupOptions } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { Automatic } from '../automatic.ts';
import { Framing } from '../frames.ts';
import type { Ledger } from '../ledger.ts';
import { Referee, type Situation } from '../referee.ts';
import type { MatchHeader } from '../store.ts';

const highest: Chance = { below: (n) => n - 1 };
const lowest: Chance = { below: () => 0 };

/** Two truths that a viewer cannot tell apart, one action, the same chance: are the viewer's frames the same bytes? */
export class Pairs<S extends State, O extends SetupOptions> {
  readonly tally = { pairs: 0, alike: 0 };
  private readonly rules;
  private readonly framing: Framing<S, O>;
  private readonly ledger: Ledger;
  private readonly out = new Options();
  private readonly setup: SetupOf<O>;

  constructor(game: Game<S, O>, given: Partial<SetupOf<O>>) {
    this.setup = readSetup(game.options, given);
    this.rules = rulesFor(game, this.setup);
    const seats = Array.from({ length: this.rules.seats }, (_, i) => ({ kind: 'person' as const, who: String(i) }));
    const header: MatchHeader = {
      match: 'm',
      game: game.name,
      edition: 1,
      setup: {},
      commitment: '',
      seats,
      standIn: '',
      at: 0,
    };
    this.framing = new Framing<S, O>(this.rules, header, '');
    const source = { rules: this.rules, setup: this.setup, secret: new Uint8Array(32) };
    this.ledger = { ...new Referee(header, source, new Automatic(this.rules)).first().ledger, phase: 'on' };
  }
  play(seed: number, most = 100): void {
    const { rules, out } = this;
    const chance = new FastChance(seed);
    const s = rules.create();
    rules.start(s, this.setup, chance);
    for (let ply = 0; ply < most && !rules.over(s); ply++) {
      const actors = rules.actors(s);
      const seats = Array.from({ length: rules.seats }, (_, i) => i as Seat).filter((i) => (actors & (1 << i)) !== 0);
      const seat = seats[chance.below(seats.length)]!;
      rules.legal(s, seat, out);
      const action = out.at(chance.below(out.size));
      for (let viewer = 0 as Seat; viewer <= rules.seats; viewer++) {
        this.compare(s, viewer === rules.seats ? 'spectator' : viewer, seat, action, seed + ply, chance);
      }
      rules.apply(s, seat, action, new FastChance(seed + ply));
    }
  }
  private compare(s: S, viewer: Viewer, seat: Seat, action: Action, draw: number, chance: FastChance): void {
    const { rules, out, tally } = this;
    const guess = rules.create();
    const guessing = [chance, highest, lowest][chance.below(3)]!;
    new Sight<S, O>(rules, viewer).look(s).determinize(guess, guessing);
    // A match keeps findings up; two truths that look alike have the same ones.
    guess.table.head[HEAD.untracked] = 0;
    expect(JSON.stringify(this.framing.whole(viewer, this.at(guess)))).toBe(
      JSON.stringify(this.framing.whole(viewer, this.at(s))),
    );
    rules.legal(guess, seat, out);
    const alike = out.has(action) ? action : out.at(chance.below(out.size));
    const [one, two] = [this.frame(s, viewer, seat, action, draw), this.frame(guess, viewer, seat, alike, draw)];
    tally.pairs++;
    if (one.gist !== two.gist) return;
    tally.alike++;
    expect(two.frame).toBe(one.frame);
  }
  private at(state: S): Situation<S> {
    return { ledger: this.ledger, state, roots: [] };
  }
  private frame(s: S, viewer: Viewer, seat: Seat, action: Action, draw: number): { frame: string; gist: string } {
    const next = this.rules.create();
    const told = new FactList();
    this.rules.copy(next, s);
    this.rules.apply(next, seat, action, new FastChance(draw), told);
    const bit = viewer === 'spectator' ? this.rules.plan.spectators : 1 << viewer;
    const event = { do: 'move' as const, seat, actions: [] };
    const frame = this.framing.frame(viewer, this.at(s), { situation: this.at(next), event, facts: told.facts });
    return { frame: JSON.stringify(frame), gist: gist(told, bit, this.rules.plan.viewers) };
  }
}
/** What the viewer is told apart from the sleeves of cards out of places that it cannot look into. */
function gist({ facts }: FactList, viewer: SeatMask, viewers: Int32Array): string {
  const lines = facts.flatMap(({ kind, a, b, c, def, seenBy }) => {
    const sees = (seenBy & viewer) !== 0;
    if (kind >= FACT.game && !sees) return [];
    return [[kind, kind === FACT.moved && (viewers[b]! & viewer) === 0 ? '?' : a, b, c, sees ? def : 0].join(' ')];
  });
  return lines.join('|');
}
