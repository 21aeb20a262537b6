/** How hard puzzles of one game are looked for. */
export interface Effort {
  /** Who plays the games, unless a network has learned them. */
  readonly bot: string;
  /** The set-ups that take turns. */
  readonly setups: readonly Readonly<Record<string, unknown>>[];
  /** A choice that seemed to be ahead by so much when it was made is looked at again. */
  readonly promise: number;
  /** The solution must be ahead of every other move by so much of the chance to win. */
  readonly margin: number;
  /** Tries of each move in the first search. */
  readonly tries: number;
  /** Choices that offer one of these verbs are steps of a plan, of which none is the best alone. */
  readonly except: readonly string[];
  /** Verbs that leave things as they are: that nothing should be done is nobody's discovery. */
  readonly idle: readonly string[];
  /** Only games that went well: where all is lost whatever one does, there is nothing to find. */
  readonly won: boolean;
  /** Only after this part of a game: before, too much can still happen for one move to matter. */
  readonly late: number;
  /** How many times as many the second makes, with other guesses. */
  readonly deeper: number;
  /** No verb may solve more than this part of the puzzles: it would be the same thought over and over. */
  readonly share: number;
  /** To say why: so many wrong moves are played on, in so many guesses, for so many moves. */
  readonly explained: number;
  readonly guesses: number;
  readonly moves: number;
  /** So many ways of playing on are tried: the last takes too long where a turn is long. */
  readonly ways: number;
  /** Words of the log, in English, for what happens all the time and explains nothing. */
  readonly routine: readonly string[];
}
const USUAL: Effort = {
  bot: 'ismcts@300',
  setups: [{}],
  promise: 0.08,
  margin: 0.12,
  except: [],
  idle: ['pass', 'done'],
  won: false,
  late: 0,
  tries: 300,
  deeper: 4,
  share: 0.35,
  explained: 24,
  guesses: 96,
  moves: 16,
  ways: 3,
  routine: ['draws', 'shuffled'],
};

const BY_GAME: Readonly<Record<string, Partial<Effort>>> = {
  liberation: { tries: 200, routine: ['draws', 'shuffled', 'exerted', 'restored', ' held '] },
  // A game so long is seldom decided by one move among strong players.
  afu: {
    bot: 'planner@60',
    tries: 500,
    deeper: 2,
    promise: 0.03,
    moves: 30,
    ways: 2,
    margin: 0.05,
    routine: ['draws', 'shuffled', 'passes', 'is ready'],
    setups: [{}, { edition: 'en' }, { kalyna: true }],
  },
  // In a game alone nobody else must agree, so the move is the player's own.
  bravery: {
    bot: 'planner@40',
    setups: [{ players: 1, difficulty: 'easier' }, { players: 1 }],
    except: ['plan', 'confirm', 'reopen'],
    idle: ['agree', 'leave', 'withdraw'],
    // Nearly all that is decided outside the planning is which card goes into a battle.
    share: 0.87,
    routine: ['draws', 'shuffled', 'confirms', 'Needs met', 'agrees', 'plans', 'iscard'],
    won: true,
    late: 0.6,
    tries: 80,
    deeper: 3,
  },
  war: {
    bot: 'ismcts@80',
    // Without what only a campaign gives.
    setups: [{ start1: 'none', start2: 'none' }],
    tries: 200,
    deeper: 2,
    promise: 0.04,
    margin: 0.06,
    // A turn is many small choices, and what comes of it is seen in the next.
    moves: 40,
    routine: ['draws', 'shuffled', 'pays', 'Reserve', 'is tapped', 'Turn '],
  },
};
export const effortOf = (game: string): Effort => ({ ...USUAL, ...BY_GAME[game] });
