import { describe, expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { type Bot, Sight } from '../../kernel/sight.ts';
import type { State } from '../../kernel/table.ts';
import { putWeights, readWeightsBy } from '../../learned/shelf.ts';
import { byLot } from '../../learned/test/sample.ts';
import { Ismcts } from '../ismcts.ts';
import { Foresight } from '../learned/foresight.ts';
import { Mind } from '../learned/mind.ts';
import { Policy } from '../learned/policy.ts';
import { Race } from '../race.ts';
import { Searcher } from '../search/searcher.ts';
import { botFor, prepareBot, readBot } from '../spec.ts';
import { packed, Thinking } from '../thinking.ts';

/** A copy: weights on the game itself would change how its levels play in other tests. */
const game: AnyGame = { ...(await moduleOf('liberation')).game };
/** Positions of random games in which there is something to choose. */
function* decisions(
  of: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seed: number,
  most: number,
): Generator<[State, Seat, Sight]> {
  const setup = readSetup(of.options, given);
  const rules = rulesFor(of, setup);
  const [s, out, chance] = [rules.create(), new Options(), new FastChance(seed)];
  const sights = Array.from({ length: rules.seats }, (_, seat) => new Sight(rules, seat as Seat));
  rules.start(s, setup, chance);
  for (let met = 0; met < most && !rules.over(s);) {
    const seat = rules.actor(s);
    rules.legal(s, seat, out);
    const chosen = out.at(chance.below(out.size));
    if (out.size > 1 && ++met > 0) yield [s, seat, sights[seat]!.look(s)];
    rules.apply(s, seat, chosen, chance);
  }
}

describe('what a learned bot is called', () => {
  test.each(['learned', 'learned~2', 'learned~0.5', 'learned@400', 'learned@200ms'])('%s', (spec) => {
    expect(readBot(spec).kind).toBe('learned');
  });
  test.each(['learned@', 'learned@0', 'learned@1.5ms', 'learned400', 'learned~', 'learned~12', 'learned~2@400'])(
    '"%s" is none',
    (spec) => {
      expect(() => readBot(spec)).toThrow('known: ');
    },
  );
  test('it sits down only with weights', async () => {
    const guest: AnyGame = { ...game };
    const [[, , sight]] = [...decisions(guest, {}, 1, 1)] as [[State, Seat, Sight]];
    expect(() => botFor('learned', guest, 1).choose(sight)).toThrow('the weights of liberation have not been fetched');
    readWeightsBy(async () => undefined);
    await expect(prepareBot('learned@5', guest)).rejects.toThrow('nobody has learned liberation yet');
    // Whoever needs none asks for none.
    await expect(prepareBot('greedy', guest)).resolves.toBeUndefined();
  });
});

putWeights(game, byLot(game, 1));

describe('a level', () => {
  test('plays by what was learned where that is at hand, and without it elsewhere', async () => {
    const guest: AnyGame = { ...game };
    readWeightsBy(async () => undefined);
    await prepareBot('officer', guest);
    expect(botFor('officer', guest, 1)).toBeInstanceOf(Ismcts);
    expect(botFor('recruit', game, 1)).toBeInstanceOf(Policy);
    expect(botFor('marshal', game, 1)).toBeInstanceOf(Foresight);
    const alone: AnyGame = { ...(await moduleOf('afu')).game };
    putWeights(alone, byLot(alone, 1));
    expect(botFor('officer', alone, 1, 1, 2)).toBeInstanceOf(Policy);
    expect(botFor('officer', alone, 1, 1, 1)).toBeInstanceOf(Race);
  });
  test('asks again for weights that could not be fetched, and not for those that are not there', async () => {
    const guest: AnyGame = { ...game };
    let asked = 0;
    readWeightsBy(async () => {
      asked++;
      throw new TypeError('no network');
    });
    for (let n = 0; n < 2; n++) await prepareBot('general', guest);
    expect(asked).toBe(2);
    readWeightsBy(async () => void asked++);
    for (let n = 0; n < 3; n++) await prepareBot('general', guest);
    expect(asked).toBe(3);
  });
  test('the hotter it is, the more often it errs', () => {
    const errs = (heat: number): number => {
      let other = 0;
      for (const [, , sight] of decisions(game, {}, 11, 60)) {
        const best = botFor('learned', game, 1).choose(sight);
        for (let n = 0; n < 4; n++) if (botFor(`learned~${heat}`, game, n).choose(sight) !== best) other++;
      }
      return other;
    };
    expect(errs(0.2)).toBeLessThan(errs(4));
  });
});

describe('a learned bot', () => {
  test.each(['learned', 'learned@60'])('%s sees no more than its seat', (spec) => {
    const bot = (seed: number): Bot => botFor(spec, game, seed);
    const run = new Contract(game, {}, { games: 2, seed: 3, bot, botEvery: 4, roughGuesses: true });
    expect(() => run.run()).not.toThrow();
  });
  test('chooses alike with and without WebAssembly', () => {
    const [wide, plain] = [new Policy(new FastChance(5)), new Policy(new FastChance(5), 0, true)];
    for (const [, , sight] of decisions(game, {}, 4, 60)) expect(wide.choose(sight)).toBe(plain.choose(sight));
  });
  test('draws lots where its choice is secret, and does not elsewhere', () => {
    const [[, , sight]] = [...decisions({ ...game }, {}, 1, 1)] as [[State, Seat, Sight]];
    const chosen = (at: Sight): Set<Action> =>
      new Set(Array.from({ length: 30 }, (_, n) => botFor('learned', game, n).choose(at)));
    const rules = rulesFor(game, readSetup(game.options, {}));
    const secret = new Set(game.secretVerbs);
    let [hidden, open] = [0, 0];
    for (const [, seat, at] of decisions(game, {}, 6, 40)) {
      const inSecret = rules.decision(at.state, seat)!.options.some(({ verb }) => secret.has(verb));
      const { size } = chosen(at);
      if (!inSecret) expect(size).toBe(1);
      if (inSecret && size > 1) hidden++;
      if (!inSecret) open++;
    }
    expect(sight.seat).toBeLessThan(2);
    expect([hidden, open].map((n) => n > 0)).toEqual([true, true]);
  });
  test('remembers within a decision what the network said, and says the same from memory', () => {
    const rules = rulesFor(game, readSetup(game.options, {}));
    const [mind, fresh] = [new Mind(rules, new FastChance(1)), new Mind(rules, new FastChance(1))];
    mind.begin();
    const guess = rules.create();
    let compared = 0;
    for (const [, seat, sight] of decisions(game, {}, 8, 30)) {
      for (let n = 0; n < 6; n++) {
        sight.guess(guess, new FastChance(n % 3));
        fresh.begin();
        for (const one of [mind, fresh]) rules.legal(guess, seat, one.options);
        const size = mind.options.size;
        expect(mind.policy(guess, seat, 1)).toBe(fresh.policy(guess, seat, 1));
        expect(mind.chances.slice(0, size)).toEqual(fresh.chances.slice(0, size));
        expect(mind.value(guess, seat)).toBe(fresh.value(guess, seat));
        compared++;
      }
    }
    expect(compared).toBe(180);
  });
  test('chooses alike where it sits, and in a thread that is sent what it sees', async () => {
    const thinking = new Thinking(async () => game);
    for (const spec of ['learned', 'learned@80']) {
      for (const [, seat, sight] of decisions(game, {}, 9, 6)) {
        const task = { bot: 'b', spec, seed: 4, game: game.name, seats: 2, seat, words: packed(sight) };
        const here = botFor(spec, game, 4).choose(sight);
        // A bot that sits down anew: one that has chosen before has drawn its lots.
        expect((await thinking.think({ ...task, bot: `${spec} ${sight.state.table.serial.join()}` })).action).toBe(
          here,
        );
      }
    }
  });
  test('looks ahead as often as it may, tells what it thought, and can be called off', () => {
    const [, , sight] = [...decisions(game, {}, 2, 12)].at(-1)!;
    const bot = botFor('learned@300', game, 1) as Searcher<State, AnyGame['options']>;
    const action = bot.choose(sight);
    expect(bot).toBeInstanceOf(Searcher);
    const visits = bot.thoughts.reduce((sum, one) => sum + one.visits, 0);
    expect(bot.thoughts.map((one) => one.action)).toContain(action);
    expect(visits).toBeGreaterThan(40);
    expect(visits).toBeLessThanOrEqual(300);
    for (const { value } of bot.thoughts) expect(value >= 0 && value <= 1).toBe(true);
    const stopped = botFor('learned@100000', game, 1) as Searcher<State, AnyGame['options']>;
    stopped.halt = () => true;
    stopped.choose(sight);
    expect(stopped.thoughts.reduce((sum, one) => sum + one.visits, 0)).toBeLessThan(10);
  });
});

test.each(GAME_NAMES.flatMap((name) => ['learned', 'learned@40'].map((spec) => [name, spec] as const)))(
  'in %s %s chooses what is on offer',
  async (name, spec) => {
    const { game: shared, studied } = await moduleOf(name);
    const of: AnyGame = { ...shared };
    putWeights(of, byLot(of, 3));
    const out = new Options();
    for (const sample of of.samples.slice(0, 3)) {
      let n = 0;
      for (const [, seat, sight] of decisions(of, { ...studied, ...sample }, 5, 40)) {
        sight.rules.legal(sight.state, seat, out);
        if (n++ % 8 === 0) expect(out.has(botFor(spec, of, n).choose(sight))).toBe(true);
      }
    }
  },
);
