import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Contract } from '../../kernel/contract/contract.ts';
import type { AnyGame } from '../../kernel/game.ts';
import type { Action, Seat } from '../../kernel/ids.ts';
import { readSetup } from '../../kernel/setup.ts';
import type { Bot } from '../../kernel/sight.ts';
import { putWeights } from '../../learned/shelf.ts';
import { byLot } from '../../learned/test/sample.ts';
import { Responder } from '../responder.ts';
import { SelfPlay } from '../self-play.ts';
import { botFor, goesByTheClock, prepareBot, readBot } from '../spec.ts';
import { tuningOf } from '../search/tuning.ts';

const game: AnyGame = { ...(await moduleOf('liberation')).game };
putWeights(game, byLot(game, 1));

test('a response is called by whom it answers', async () => {
  expect(readBot('response(ismcts@40)@800')).toMatchObject({ kind: 'response', rival: 'ismcts@40' });
  expect(() => readBot('response(nobody)@800')).toThrow('there is no bot "nobody"');
  expect(() => readBot('response(response(greedy)@9)@800')).toThrow('answers an answer');
  expect([
    goesByTheClock('response(greedy)@9', game),
    goesByTheClock('response(greedy)@9ms', game),
    goesByTheClock('response(ismcts@5ms)@9', game),
  ]).toEqual([false, true, true]);
  await expect(prepareBot('response(planner@3)@9', game)).resolves.toBeUndefined();
});
test('it goes by its own sight: truths that look alike are answered alike', () => {
  const bot = (seed: number): Bot => botFor('response(greedy)@12', game, seed);
  const contract = new Contract(game, {}, { games: 1, seed: 23, bot, botEvery: 9, knowledgeEvery: 9 });
  expect(() => contract.run()).not.toThrow();
});
test('equal seeds answer alike, game after game', () => {
  const table = new SelfPlay(game, readSetup(game.options, {}));
  const course = (): Action[] => {
    const done: Action[] = [];
    table.witness = (_s, action) => void done.push(action);
    table.play([botFor('response(greedy)@20', game, 5), botFor('greedy', game, 6)], new FastChance(3));
    return done;
  };
  expect(course()).toEqual(course());
});
test('it asks the very bot that it answers, by the sight of that seat', () => {
  const asked = new Set<Seat>();
  const rival = (seat: Seat): Bot => {
    const greedy = botFor('greedy', game, 7);
    return {
      choose(sight) {
        expect(sight.seat).toBe(seat);
        asked.add(seat);
        return greedy.choose(sight);
      },
    };
  };
  const table = new SelfPlay(game, readSetup(game.options, {}));
  const responder = new Responder(
    { playouts: 10, ms: Number.POSITIVE_INFINITY },
    new FastChance(1),
    tuningOf('liberation'),
    rival,
  );
  table.play([botFor('greedy', game, 1), responder], new FastChance(3));
  expect(asked).toEqual(new Set([0]));
});
