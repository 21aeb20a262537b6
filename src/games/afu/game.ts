import type { Game } from '../../kernel/game.ts';
import { CARDS, DEFS } from './cards/columns.ts';
import { evaluate, reward } from './evaluation.ts';
import { features } from './features.ts';
import { eventBelief } from './belief.ts';
import { narrow, Player } from './bot/player.ts';
import { keyOf, notation } from './notation.ts';
import { layPosition } from './position.ts';
import { refuses } from './refuses.ts';
import { Afu, book, plan } from './state.ts';
import { dealGame, options, type Setup } from './rules/03-setup.ts';
import { act, fact } from './verbs.ts';

/** Every way to play, by either rulebook. */
const MODES = [
  {},
  { kalyna: true, first: 'one', colour: 'yellow' },
  { players: 1, difficulty: 'easy', first: 'two', colour: 'blue' },
  { players: 1, difficulty: 'hard' },
  { players: 1, difficulty: 'incredible' },
  { players: 1, kalyna: true, difficulty: 'hard' },
] as const satisfies readonly Partial<Setup>[];

export const afu: Game<Afu, typeof options> = {
  name: 'afu',
  edition: 4,
  options,
  seats: (setup) => setup.players,
  seatNames: ['one', 'two'],
  plan,
  cards: CARDS,
  prints: DEFS.length - 1,
  forks: true,
  book,
  verbs: act,
  facts: fact,
  secretVerbs: [],
  state: (table) => new Afu(table),
  deal: dealGame,
  position: layPosition,
  notation,
  key: (_s, def) => keyOf(def),
  refuses,
  utility: 'score',
  bound: 4000,
  samples: [...MODES, ...MODES.map((mode) => Object.assign({ edition: 'en' as const }, mode))],
  belief: eventBelief,
  reward,
  evaluate,
  features,
  narrow,
  quickPlayer: (rules) => new Player(rules),
};
