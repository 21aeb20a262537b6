/** How a level plays where a network has learned the game: by lot at some heat, or looking ahead so often. */
interface Learned {
  readonly heat: number;
  readonly looks: number;
}

/** How the bots go about one game. Rules and cards are none of their business; these numbers were found in the arena. */
export interface Tuning {
  /** How much a search favours branches that it knows little of. */
  readonly exploration: number;
  /** Choices that a playout makes before the position is judged instead of played to its end. */
  readonly depth: number;
  /** Options that a playout tries before each choice, to take the one that looks best; 1 chooses blindly. */
  readonly tries: number;
  /** A branch that was visited n times has at most 1 + widening · √n branches of its own. */
  readonly widening: number;
  /** Guesses over which a greedy bot averages. */
  readonly guesses: number;
  /** Further choices of the same turn that a greedy bot looks through. */
  readonly follow: number;
  /** Does it go on when another seat is to choose, supposing that this one takes what looks best to it? */
  readonly answers: boolean;
  /** How many times closer than they are the game's evaluation holds the odds to be, as a logarithm. */
  readonly doubt: number;
  /** Where the game brings a quick player: how many options it plays on from, and for how many rounds. */
  readonly finalists: number;
  readonly rounds: number;
  /** Milliseconds that the three searching levels think. */
  readonly officer: number;
  readonly general: number;
  readonly marshal: number;
  /** The levels where a network has learned the game: see docs/learners.md. */
  readonly learned: Readonly<Record<'recruit' | 'soldier' | 'officer' | 'general' | 'marshal', Learned>>;
  /** How hot a network is where a choice is secret; below 1 it is somewhat sharper than it was trained to be. */
  readonly secretHeat: number;
  /** With fewer seats the network plays worse than a search. */
  readonly learnedFrom: number;
  /** Looks for a hint by such a network. */
  readonly hintLooks: number;
  /** Playouts for a hint: as many as a slow device makes in the time that somebody waits. */
  readonly hint: number;
}

export const USUAL: Tuning = {
  exploration: 0.7,
  depth: Number.POSITIVE_INFINITY,
  tries: 1,
  widening: Number.POSITIVE_INFINITY,
  guesses: 8,
  follow: 4,
  answers: false,
  doubt: 1,
  finalists: 6,
  rounds: 2,
  officer: 150,
  general: 1200,
  marshal: 3000,
  learned: {
    recruit: { heat: 8, looks: 0 },
    soldier: { heat: 4, looks: 0 },
    officer: { heat: 2, looks: 0 },
    general: { heat: 0, looks: 400 },
    marshal: { heat: 0, looks: 8000 },
  },
  secretHeat: 0.5,
  learnedFrom: 1,
  hintLooks: 2000,
  hint: 4000,
};

const BY_GAME: Readonly<Record<string, Partial<Tuning>>> = {
  liberation: { depth: 12, exploration: 0.5, secretHeat: 1, hint: 20_000 },
  afu: {
    depth: 0,
    exploration: 0.05,
    guesses: 3,
    follow: 0,
    learnedFrom: 2,
    learned: {
      recruit: { heat: 5, looks: 0 },
      soldier: { heat: 3, looks: 0 },
      officer: { heat: 1.5, looks: 0 },
      general: { heat: 0, looks: 0 },
      marshal: { heat: 0, looks: 4000 },
    },
  },
  bravery: { depth: 12, exploration: 0.5, guesses: 4 },
  war: {
    depth: 0,
    exploration: 0.07,
    widening: 4,
    guesses: 4,
    answers: true,
    doubt: 3,
    hint: 3000,
    learned: {
      recruit: { heat: 7, looks: 0 },
      soldier: { heat: 4, looks: 0 },
      officer: { heat: 1, looks: 0 },
      general: { heat: 0, looks: 300 },
      marshal: { heat: 0, looks: 3000 },
    },
  },
};

export const tuningOf = (game: string): Tuning => ({ ...USUAL, ...BY_GAME[game] });
