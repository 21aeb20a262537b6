import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { Policy } from '../learned/policy.ts';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { putWeights } from '../../learned/shelf.ts';
import { SHIPPED } from '../../learned/shipped.ts';
import { misfit, unpacked } from '../../learned/weights.ts';

const MEGABYTE = 1_000_000;

describe.each(Object.entries(SHIPPED))('the weights of %s that come with the house', (name, address) => {
  const bytes = readFileSync(fileURLToPath(address!));
  const weights = unpacked(gunzipSync(bytes), name);
  test('are small, and fit what the game tells its players today', async () => {
    const { game } = await moduleOf(name);
    expect(bytes.length).toBeLessThan(MEGABYTE);
    expect(misfit(weights, game)).toBeUndefined();
  });
  test('choose alike with and without WebAssembly, from the deal to the end of some games', async () => {
    const { game: shared, studied } = await moduleOf(name);
    const game: AnyGame = { ...shared };
    putWeights(game, weights);
    const setup = readSetup(game.options, { ...studied });
    const rules = rulesFor(game, setup);
    const s = rules.create();
    const chance = new FastChance(4);
    rules.start(s, setup, chance);
    const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
    const [wide, plain] = [new Policy(new FastChance(5)), new Policy(new FastChance(5), 0, true)];
    for (let n = 0; n < 150 && !rules.over(s); n++) {
      const seat = rules.actor(s);
      const sight = sights[seat]!.look(s);
      const action = wide.choose(sight);
      expect(plain.choose(sight)).toBe(action);
      rules.apply(s, seat, action, chance);
    }
  });
});
