import type { Chance } from '../chance.ts';
import type { Action, Kind, Seat } from '../ids.ts';
import type { Options } from '../options.ts';
import type { Rules } from '../rules.ts';
import type { SetupOptions } from '../setup.ts';
import type { State } from '../table.ts';
import { spell } from '../verbs.ts';
import { hold } from './hold.ts';

/** At one ply in so many, so many things are tried, most of which the rules refuse: finding out why costs a listing. */
const EVERY = 4;
const TRIES = 3;
/** Numbers that players write are small. */
const NUMBERS = 64;

/** Whatever a seat tries that is not on offer is refused by a rule of the digest. */
export class RefusalCheck<S extends State, O extends SetupOptions> {
  private readonly rules: Rules<S, O>;
  private readonly chance: Chance;
  private readonly known: ReadonlySet<string>;
  /** How often each verb was refused by each rule: `verb rule`. */
  readonly told = new Map<string, number>();

  constructor(rules: Rules<S, O>, chance: Chance, known: ReadonlySet<string>) {
    this.rules = rules;
    this.chance = chance;
    this.known = known;
  }
  /** How many refusals there were. */
  check(s: S, seat: Seat, offered: Options): number {
    if (this.chance.below(EVERY) !== 0) return 0;
    let refused = 0;
    const why = this.rules.reasons(s, seat);
    for (let i = 0; i < TRIES; i++) {
      const action = this.plausible(s);
      if (offered.has(action)) continue;
      refused++;
      const rule = why(action)?.rule;
      const what = spell(this.rules.game.verbs, action);
      hold(
        rule !== undefined && this.known.has(rule),
        `a refusal names a rule of the digest: ${what}, ${String(rule)}`,
      );
      const key = `${what.split(' ')[0]} ${rule}`;
      this.told.set(key, (this.told.get(key) ?? 0) + 1);
    }
    return refused;
  }
  /** A verb of the game with arguments of the right kinds: what somebody at this table could write. */
  private plausible(s: S): Action {
    const { list } = this.rules.game.verbs;
    const verb = list[this.chance.below(list.length)]!;
    const [a = 0, b = 0] = verb.kinds.map((kind) => this.argument(s, kind));
    return ((verb.id << 20) | (a << 10) | b) as Action;
  }
  private argument(s: S, kind: Kind): number {
    const { chance } = this;
    const card = 1 + chance.below(s.table.cards);
    switch (kind) {
      case 'card':
        return card;
      case 'def':
        return s.table.def[card]!;
      case 'seat':
        return chance.below(this.rules.seats);
      case 'zone':
        return chance.below(s.table.plan.names.length);
      default:
        return chance.below(NUMBERS);
    }
  }
}
