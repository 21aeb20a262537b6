import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { type Advice, adviceFor } from '../adviser.ts';
import { botFor, prepareBot } from '../spec.ts';

/** One in so many choices is asked about. */
const EVERY = 9;
const CHOICES = 70;

for (const name of GAME_NAMES)
  test(`${name}: advice can be followed and has a figure for at least two moves`, async () => {
    const { game } = await moduleOf(name);
    const setup = readSetup(game.options, {});
    const rules = rulesFor(game, setup);
    const [s, chance, options] = [rules.create(), new FastChance(3), new Options()];
    rules.start(s, setup, chance);
    const ways = new Set<string>();
    for (let n = 0; n < CHOICES && !rules.over(s); n++) {
      const awaited = rules.awaited(s);
      const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
      const sight = new Sight(rules, seat).look(s);
      rules.legal(s, seat, options);
      if (options.size > 1 && n % EVERY === 0) {
        const advice = adviceFor(new Sight(rules, seat).look(s), n);
        ways.add(advice.by);
        expect(options.has(advice.action)).toBe(true);
        expect(advice.thoughts.map(({ action }) => action)).toContain(advice.action);
        expect(advice.thoughts.length).toBeGreaterThan(1);
        for (const { value, visits } of advice.thoughts) {
          expect(visits).toBeGreaterThan(0);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
        // A search that the clock ends may end elsewhere: those are asked again below, with all the time they need.
        if (advice.by === 'look') expect(adviceFor(new Sight(rules, seat).look(s), n)).toEqual(advice);
      }
      rules.apply(s, seat, botFor('soldier', game, n).choose(sight), chance);
    }
    expect(ways.size).toBeGreaterThan(0);
  });

for (const name of GAME_NAMES)
  test(`${name}: one position has one hint, however often it is asked for (check 28)`, async () => {
    // A copy: what was learned goes with the game itself, and other tests have to do without.
    const game = { ...(await moduleOf(name)).game };
    await prepareBot('general', game);
    const setup = readSetup(game.options, {});
    const rules = rulesFor(game, setup);
    const [s, chance, options] = [rules.create(), new FastChance(3), new Options()];
    rules.start(s, setup, chance);
    let asked = 0;
    for (let n = 0; asked < 2 && n < CHOICES && !rules.over(s); n++) {
      const awaited = rules.awaited(s);
      const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
      rules.legal(s, seat, options);
      const advice = (): Advice => adviceFor(new Sight(rules, seat).look(s), rules.digest(s), Number.POSITIVE_INFINITY);
      if (options.size > 2 && n > 3) {
        asked++;
        expect(advice()).toEqual(advice());
      }
      rules.apply(s, seat, botFor('soldier', game, n).choose(new Sight(rules, seat).look(s)), chance);
    }
    expect(asked).toBe(2);
  });
