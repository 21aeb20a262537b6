import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { botFor } from '../spec.ts';

/** Choices that the bots make in each game; the random ones in between lead through all of its stages. */
const CHOICES = 12;
const STRIDE = 9;

describe.each(GAME_NAMES)('%s', (name) => {
  test.each(['greedy', 'ismcts@20', 'recruit'])(
    '%s takes what is on offer, whichever of the awaited seats it is',
    async (spec) => {
      const { game } = await moduleOf(name);
      for (const sample of game.samples.slice(0, 3)) {
        const setup = readSetup(game.options, sample);
        const rules = rulesFor(game, setup);
        const s = rules.create();
        const out = new Options();
        const chance = new FastChance(7);
        const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
        rules.start(s, setup, chance);
        for (let n = 0; n < CHOICES && !rules.over(s); n++) {
          for (const sight of sights) {
            if ((rules.awaited(s) & (1 << sight.seat)) === 0) continue;
            rules.legal(s, sight.seat, out);
            expect(out.has(botFor(spec, game, n).choose(sight.look(s)))).toBe(true);
          }
          rules.playOut(s, chance, out, STRIDE);
        }
      }
    },
  );
});
