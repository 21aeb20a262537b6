import type { Game } from '../../kernel/game.ts';
import { choice, type SetupOf, typedAs } from '../../kernel/setup.ts';
import { heed } from './bot/heeding.ts';
import { PlannerBot } from './bot/planner.ts';
import { KEYS, PRINTS } from './cards/set.ts';
import { evaluate } from './evaluation.ts';
import { features } from './features.ts';
import { notation, SEAT_NAMES } from './notation.ts';
import { narrow } from './bot/narrow.ts';
import { layPosition } from './position.ts';
import { refuses } from './refuses.ts';
import { DIFFICULTIES, layOut, setPressure } from './rules/03-setup.ts';
import { round } from './rules/05-round.ts';
import { book, Bravery, type G, plan } from './state.ts';
import { act, fact } from './verbs.ts';

const options = {
  /** BRV-1.1. */
  players: choice(2, 1, 3, 4, 5, 6, 7),
  /** BRV-17.28. */
  difficulty: typedAs(choice(...DIFFICULTIES), { printed: 'ours', bare: 'rulebook' }),
  /** BRV-R16. */
  offensives: choice('together', 'singly'),
  /** BRV-R24: the seat of the host, who may decide for all when the time is up; 0 for nobody. */
  host: choice(1, 0, 2, 3, 4, 5, 6, 7),
  /** BRV-R24: seconds that a choice of all the players may take before the host may decide. */
  limit: choice(60, 30, 120, 300),
};
type Setup = SetupOf<typeof options>;

function prepare(g: G, setup: Setup): void {
  g.s.host.value = setup.host > setup.players ? 0 : setup.host;
  setPressure(g, setup.difficulty);
  g.s.singly.value = setup.offensives === 'singly' ? 1 : 0;
}

export const bravery: Game<Bravery, typeof options> = {
  name: 'bravery',
  edition: 3,
  options,
  seats: (setup) => setup.players,
  seatNames: SEAT_NAMES,
  plan,
  cards: 135,
  prints: PRINTS - 1,
  forks: false,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: [],
  state: (table) => new Bravery(table),
  deal(g, setup) {
    prepare(g, setup);
    layOut(g, setup.difficulty);
    g.begin(round);
  },
  position(g, setup, fields) {
    prepare(g, setup);
    layPosition(g, setup.difficulty, fields);
  },
  notation,
  key: (_s, def) => KEYS[def]!,
  refuses,
  utility: 'shared',
  bound: 40_000,
  samples: [
    { players: 1, host: 0, limit: 30 },
    { players: 2 },
    { players: 3, difficulty: 'easier', host: 3, limit: 120 },
    { players: 4, difficulty: 'harder', host: 4 },
    { players: 5, host: 2, limit: 300 },
    { players: 6, host: 6 },
    { players: 7, host: 5, difficulty: 'bare', offensives: 'singly' },
    { players: 7, host: 7 },
  ],
  /** BRV-R24. */
  held: (setup) => ({ verb: 'decide', seconds: setup.limit }),
  evaluate,
  features,
  narrow,
  heed,
  asides: ['takeBack', 'dismiss', 'shift', 'give', 'ask', 'reopen', 'withdraw', 'leave'],
  planner: (playouts) => new PlannerBot(playouts),
};
