import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { replay } from '../../kernel/record.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Match } from '../match.ts';
import { person, Sitting } from './sitting.ts';

/** Enough of a game to meet its choices; long games are left after this many moves. */
const MOVES = 150;

describe.each(GAME_NAMES)('%s', (name) => {
  test('people follow a match of any setup by their frames, and its log and record agree', async () => {
    const { game } = await moduleOf(name);
    for (const sample of game.samples) {
      const seats = Array.from({ length: game.seats(readSetup(game.options, sample)) }, (_, i) => person(`p${i}`));
      const sitting = await Sitting.of(game, { setup: sample, seats });
      const chance = new FastChance(6);
      for (let move = 0; move < MOVES && !sitting.over; move++) {
        await sitting.step(chance);
        if (chance.below(20) !== 0) continue;
        const again = await Match.open(game, sitting.store, 'm1');
        for (const viewer of sitting.viewers) {
          expect(await again.resume(viewer, -1)).toEqual(await sitting.match.resume(viewer, -1));
        }
      }
      const record = await sitting.match.record(true);
      expect(() => replay(game, JSON.parse(JSON.stringify(record)) as typeof record)).not.toThrow();
    }
  });
});
