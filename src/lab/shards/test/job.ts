import { moduleOf } from '../../../games/index.ts';
import type { Job } from '../job.ts';

const { game } = await moduleOf('liberation');
/** A small study of Liberation by lot, with what a test wants otherwise. */
export const jobOf = (given: Partial<Job> = {}): Job => ({
  code: 'test',
  game: game.name,
  edition: game.edition,
  set: null,
  arms: [{ setup: {}, bots: ['random'], patch: [] }],
  compare: null,
  seed: '1',
  games: 40,
  size: 10,
  watched: { flow: false, cards: false, pairs: null },
  plan: null,
  ...given,
});
