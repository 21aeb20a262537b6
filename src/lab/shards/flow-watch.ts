import type { Seat, SeatMask } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import type { Rules } from '../../kernel/rules.ts';
import type { State } from '../../kernel/table.ts';
import type { Flow } from './summary.ts';
import { Tally } from './tally.ts';

/** Evaluations closer to the middle than this leave the lead with who had it. */
const BAND = 0.02;
/** Who once looked this bad and still won has come back. */
const FAR_BEHIND = 0.3;

/** Looks at every choice of a game: how many options there were, and who was ahead by the game's own evaluation. */
export class FlowWatch {
  private readonly rules: Rules;
  private readonly list = new Options();
  private readonly options = new Tally();
  private readonly leads = new Tally();
  private readonly lowest: number[];
  private forced = 0;
  private decided = 0;
  private comebacks = 0;
  private leader = -1;
  private changes = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.lowest = Array.from({ length: rules.seats }, () => 1);
  }
  see(state: State, seat: Seat): void {
    this.rules.legal(state, seat, this.list);
    this.options.add(this.list.size);
    if (this.list.size === 1) this.forced++;
    const shares = this.lowest.map((low, one) => {
      const share = this.rules.game.evaluate(state, one as Seat);
      this.lowest[one] = Math.min(low, share);
      return share;
    });
    const leader = this.ahead(shares);
    if (leader < 0 || leader === this.leader) return;
    if (this.leader >= 0) this.changes++;
    this.leader = leader;
  }
  /** The seat that is ahead; where all win together, 0 if they do and 1 if not. Below 0: nobody clearly. */
  private ahead(shares: readonly number[]): number {
    const together = this.rules.game.utility === 'shared' || shares.length === 1;
    const [best, next] = together ? [shares[0]!, 1 - shares[0]!] : shares.toSorted((a, b) => b - a);
    if (Math.abs(best! - next!) < 2 * BAND) return -1;
    return together ? Number(best! < next!) : shares.indexOf(best!);
  }
  end(won: SeatMask): void {
    this.leads.add(this.changes);
    if (won !== 0) {
      this.decided++;
      if (this.lowest.some((low, seat) => (won & (1 << seat)) !== 0 && low < FAR_BEHIND)) this.comebacks++;
    }
    this.lowest.fill(1);
    this.leader = -1;
    this.changes = 0;
  }
  toJson(): Flow {
    const { forced, decided, comebacks } = this;
    return { options: this.options.toJson(), forced, leads: this.leads.toJson(), decided, comebacks };
  }
}
