import type { Seat } from '../ids.ts';
import { Options } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { Tokens } from '../tokens.ts';
import { hold } from './hold.ts';

/** That tokens leak nothing: a learner sees what its seat sees, in truth, in its masked state and in every guess. */
export class TokenCheck<S extends State, O extends SetupOptions> {
  private readonly rules: Rules<S, O>;
  private readonly tokens: Tokens<S, O>;
  private readonly out = new Options();

  constructor(rules: Rules<S, O>) {
    this.rules = rules;
    this.tokens = new Tokens(rules);
  }
  /** The seat's tokens are the same in all three. */
  check(truth: S, masked: S, guess: S, seat: Seat): void {
    const seen = this.read(truth, seat);
    hold(
      seen === this.read(masked, seat),
      'the tokens of the truth through a seat’s eyes are those of its masked state',
    );
    hold(seen === this.read(guess, seat), 'two truths that a seat cannot tell apart have the same tokens');
  }
  /** The tokens of what the seat sees, and of each of its options. */
  private read(s: S, seat: Seat): string {
    const { tokens, out } = this;
    const size = tokens.see(s, seat);
    let read = tokens.seen.subarray(0, size).join();
    this.rules.legal(s, seat, out);
    for (let i = 0; i < out.size; i++) {
      tokens.choice(s, seat, out.at(i));
      read += `;${tokens.option.join()}`;
    }
    return read;
  }
}
