import { describe, expect, test } from 'vitest';
import { trick52 } from '../../../bench/trick52.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { InputError } from '../../kernel/input.ts';
import { Options } from '../../kernel/options.ts';
import { type Bot, Sight } from '../../kernel/sight.ts';
import { spell } from '../../kernel/verbs.ts';
import { Ismcts } from '../ismcts.ts';
import { LEVELS, levelManner, levelName } from '../levels.ts';
import { SelfPlay } from '../self-play.ts';
import { botFor, choosesAtOnce, readBot } from '../spec.ts';
import { USUAL } from '../search/tuning.ts';

const { game } = trick52;
type Trick52Bot = Bot<ReturnType<typeof trick52.create>, typeof game.options>;

describe('what a bot is called', () => {
  test.each(['random', 'greedy', 'ismcts@400', 'ismcts@200ms', ...LEVELS])('%s is a bot', (spec) => {
    expect(botFor(spec, game, 1)).toHaveProperty('choose');
  });
  test.each(['', 'ismcts', 'ismcts@', 'ismcts@0', 'ismcts@-5', 'ismcts@1.5ms', 'Greedy', 'ismcts@400s', 'colonel'])(
    '"%s" is none, and it says which there are',
    (spec) => {
      expect(() => readBot(spec)).toThrow(InputError);
      expect(() => readBot(spec)).toThrow(
        /known: recruit, soldier, officer, general, marshal, random, greedy, ismcts@400/,
      );
    },
  );
  test('those that play no game ahead choose at once', () => {
    const all = ['random', 'greedy', 'ismcts@1', 'ismcts@1ms', 'planner@1', 'learned', 'learned@1', ...LEVELS];
    expect(all.filter(choosesAtOnce)).toEqual(['random', 'greedy', 'recruit', 'soldier']);
  });
  test('budgets have bounds', () => {
    expect(() => readBot('ismcts@99999999')).toThrow('more than 10000000 playouts');
    expect(() => readBot('ismcts@60001ms')).toThrow('more than 60000 ms');
  });
  test('levels have names and manners of their own in every language', () => {
    for (const language of ['uk', 'ru', 'en'] as const) {
      expect(new Set(LEVELS.map((level) => levelName(level, language))).size).toBe(LEVELS.length);
      expect(new Set(LEVELS.map((level) => levelManner(level, language))).size).toBe(LEVELS.length);
    }
  });
});

describe('bots see no more than their seat', () => {
  const contract = (bot: (seed: number) => Trick52Bot) =>
    new Contract(game, {}, { games: 6, seed: 17, bot, botEvery: 2, knowledgeEvery: 1 });

  test.each(['random', 'greedy', 'ismcts@50', 'recruit'])('%s chooses alike in truths that look alike', (spec) => {
    const run = contract((seed) => botFor(spec, game, seed));
    expect(() => run.run()).not.toThrow();
    expect(run.tally.plies).toBe(6 * 52);
  });
  test('and a bot that goes by something else is caught', () => {
    const out = new Options();
    let calls = 0;
    const fickle: Trick52Bot = {
      choose(sight) {
        sight.legal(out);
        return out.at(++calls % out.size);
      },
    };
    expect(() => contract(() => fickle).run()).toThrow('a bot chooses alike');
  });
});

describe('what a bot hears', () => {
  const listen = (secretVerbs: readonly string[]): string[] => {
    const quiet = { ...game, secretVerbs };
    const heard: string[] = [];
    const bots = [0, 1].map((mine): Trick52Bot => {
      const bot: Trick52Bot = botFor('random', game, mine);
      return {
        choose: (sight) => bot.choose(sight),
        heard(sight, seat, action) {
          expect([sight.seat, seat]).toEqual([mine, 1 - mine]);
          heard.push(spell(game.verbs, action));
        },
      };
    });
    new SelfPlay(quiet, {}).play(bots, new FastChance(3));
    return heard;
  };
  test('is every choice of the others, and of a secret verb the verb alone', () => {
    const verb = game.verbs.list.at(-1)!;
    const [open, secret] = [listen([]), listen([verb.verb])];
    expect(open).toHaveLength(52);
    expect(new Set(open).size).toBeGreaterThan(20);
    expect(secret).toEqual(Array(52).fill(spell(game.verbs, (verb.id << 20) as Action)));
  });
});

describe('strength', () => {
  /** How much of all there is to win the first bot wins, sitting in turn in both seats of the same deals. */
  function share(first: string, second: string, pairs: number): number {
    const table = new SelfPlay(game, {});
    let won = 0;
    for (let n = 0; n < 2 * pairs; n++) {
      const deal = n >> 1;
      const seat = n & 1;
      const mine = botFor(first, game, 100 + n);
      const theirs = botFor(second, game, 200 + n);
      table.play(seat === 0 ? [mine, theirs] : [theirs, mine], new FastChance(deal));
      won += trick52.reward(table.state, seat as Seat);
    }
    return won / (2 * pairs);
  }
  test('a search of 400 playouts beats random play', () => {
    // 0.87 ± 0.04 over 200 other games; the deal decides many.
    expect(share('ismcts@400', 'random', 12)).toBeGreaterThan(0.7);
  });
  test('greed beats random play', () => {
    // 0.62 ± 0.04 over 600 other games.
    expect(share('greedy', 'random', 200)).toBeGreaterThan(0.55);
  });
});

describe('a search', () => {
  const position = (seed: number, plies: number) => {
    const s = trick52.create();
    const out = new Options();
    const chance = new FastChance(seed);
    trick52.start(s, {}, chance);
    for (let n = 0; n < plies; n++) {
      trick52.legal(s, trick52.actor(s), out);
      trick52.apply(s, trick52.actor(s), out.at(0), chance);
    }
    return new Sight(trick52, trick52.actor(s)).look(s);
  };
  const search = (playouts: number, seed: number, tuning = USUAL) =>
    new Ismcts<ReturnType<typeof trick52.create>, typeof game.options>(
      { playouts, ms: Number.POSITIVE_INFINITY },
      new FastChance(seed),
      tuning,
    );

  test('tells what it thought of every option, and has looked as often as it was told', () => {
    const bot = search(500, 5);
    const chosen = bot.choose(position(2, 10));
    expect(bot.thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
    const most = Math.max(...bot.thoughts.map(({ visits }) => visits));
    expect(bot.thoughts.find(({ action }) => action === chosen)?.visits).toBe(most);
    for (const { value } of bot.thoughts) expect(value).toBeGreaterThanOrEqual(0);
    for (const { value } of bot.thoughts) expect(value).toBeLessThanOrEqual(1);
  });
  test('chooses and thinks the same again with the same seed', () => {
    const [a, b] = [search(300, 9), search(300, 9)];
    expect(a.choose(position(4, 7))).toBe(b.choose(position(4, 7)));
    expect(a.thoughts).toEqual(b.thoughts);
  });
  test('ends when it is told to, with an option that is on offer', () => {
    const bot = search(1_000_000_000, 9);
    let asked = 0;
    bot.halt = () => ++asked > 3;
    const out = new Options();
    const sight = position(4, 8);
    sight.legal(out);
    expect(out.has(bot.choose(sight))).toBe(true);
    expect(bot.thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThan(100);
  });
  test.each([
    ['cut short', { ...USUAL, depth: 4 }],
    ['played with some care', { ...USUAL, tries: 3, depth: 10 }],
    ['widened slowly', { ...USUAL, widening: 0.5 }],
  ])('works with playouts %s', (_how, tuning) => {
    const bot = search(200, 3, tuning);
    const out = new Options();
    const sight = position(6, 14);
    sight.legal(out);
    expect(out.has(bot.choose(sight))).toBe(true);
    expect(bot.thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
  });
});
