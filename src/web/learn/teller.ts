import type { Fact } from '../../kernel/facts.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Viewer } from '../../kernel/ids.ts';
import { type Rules, rulesFor } from '../../kernel/rules.ts';
import { readSetup, type SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import { Framing } from '../../match/frames.ts';
import type { Ledger } from '../../match/ledger.ts';
import type { Holder, Told } from '../../match/messages.ts';

/** Tells positions as a match would, where there is no match: for lessons and replays. */
export class Teller {
  readonly rules: Rules;
  private readonly framing: Framing<State, SetupOptions>;
  private readonly seats: readonly Holder[];

  constructor(game: AnyGame, setup: Readonly<Record<string, unknown>>, seats: readonly Holder[]) {
    this.rules = rulesFor(game, readSetup(game.options, setup));
    this.seats = seats;
    const { name, edition } = game;
    const header = { match: 'here', game: name, edition, setup, commitment: '', seats, standIn: 'random', at: 0 };
    this.framing = new Framing(this.rules, header, '');
  }
  private ledger(state: State, version: number): Ledger {
    const scores = this.rules.outcome(state);
    return {
      version,
      at: 0,
      phase: scores === undefined ? 'on' : 'over',
      seats: this.seats,
      nonces: this.seats.map(() => null),
      line: [],
      forks: 1,
      fork: 0,
      ahead: 0,
      asking: undefined,
      clock: undefined,
      result: scores === undefined ? undefined : { by: 'rules', scores },
    };
  }
  whole(viewer: Viewer, state: State, version: number): Told {
    return this.framing.whole(viewer, { ledger: this.ledger(state, version), state, roots: [] });
  }
  /** What the viewer is told when one position follows another. */
  frame(viewer: Viewer, from: State, to: State, facts: readonly Fact[], version: number): Told {
    return this.framing.frame(
      viewer,
      { ledger: this.ledger(from, version - 1), state: from, roots: [] },
      { situation: { ledger: this.ledger(to, version), state: to, roots: [] }, event: { do: 'deal' }, facts },
    );
  }
}

/** The same position with every card known to everybody. */
export function faceUp(teller: Teller, state: State): State {
  const copy = teller.rules.create();
  teller.rules.copy(copy, state);
  copy.table.knownBy.fill(-1);
  return copy;
}
