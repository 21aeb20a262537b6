import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { SelfPlay } from '../../bots/self-play.ts';
import { botFor } from '../../bots/spec.ts';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Tokens } from '../../kernel/tokens.ts';
import type { CompanyOptions } from '../company.ts';
import { Environment, FRAME, NO_ADVICE, PROTOCOL } from '../environment.ts';
import { serve } from '../environment.node.ts';
import { seedOf } from '../study.ts';

interface Slot {
  readonly seat: number;
  readonly seats: number;
  readonly setup: number;
  readonly secret: number;
  readonly against: number;
  readonly advice: number;
  readonly tokens: readonly number[];
  readonly options: readonly (readonly number[])[];
}
interface Ended {
  readonly slot: number;
  readonly steps: number;
  readonly setup: number;
  readonly cut: number;
  readonly against: number;
  readonly learner: number;
  readonly results: readonly number[];
}
/** A frame as docs/learners.md says that one is read. */
function read(frame: Uint8Array, games: number, seats: number): { slots: Slot[]; ended: Ended[] } {
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength);
  const [bytes, ended, tokens, options] = [0, 4, 8, 12].map((at) => view.getInt32(at, true));
  expect(frame.byteLength).toBe(4 * FRAME.head + bytes!);
  let at = 16;
  const words = (n: number, size: 2 | 4): number[] =>
    Array.from({ length: n }, () => {
      const word = size === 4 ? view.getInt32(at, true) : view.getUint16(at, true);
      at += size;
      return word;
    });
  const over = Array.from({ length: ended! }, () => words(6 + seats, 4));
  const heads = Array.from({ length: games }, () => words(8, 2));
  const seen = heads.map((head) => words(head[6]!, 2));
  const listed = heads.map((head) => Array.from({ length: head[7]! }, () => words(3, 2)));
  expect(at).toBe(frame.byteLength);
  expect([seen.flat().length, listed.flat().length]).toEqual([tokens, options]);
  return {
    slots: heads.map(([seat, of, setup, secret, against, advice], i) => ({
      seat: seat!,
      seats: of!,
      setup: setup!,
      secret: secret!,
      against: against!,
      advice: advice!,
      tokens: seen[i]!,
      options: listed[i]!,
    })),
    ended: over.map(([slot, steps, setup, cut, against, learner, ...results]) => ({
      slot: slot!,
      steps: steps!,
      setup: setup!,
      cut: cut!,
      against: against!,
      learner: learner!,
      results,
    })),
  };
}
const answer = (choices: readonly number[]): Uint8Array => new Uint8Array(Uint16Array.from(choices).buffer);

/** Plays one slot's game by the kernel itself, and says what each frame must hold. */
function* alone(
  game: AnyGame,
  given: object,
  seed: number,
): Generator<Omit<Slot, 'setup' | 'advice'> | readonly number[], void, number> {
  const setup = readSetup(game.options, given as never);
  const rules = rulesFor(game, setup);
  const [s, chance, out, tokens] = [rules.create(), new FastChance(seed), new Options(), new Tokens(rules)];
  rules.start(s, setup, chance);
  const secret = new Set(game.secretVerbs);
  while (!rules.over(s)) {
    const seat = rules.actor(s);
    rules.legal(s, seat, out);
    let chosen = 0;
    if (out.size > 1) {
      const seen = [...tokens.seen.subarray(0, tokens.see(s, seat))];
      const options = out.toArray().map((action) => {
        tokens.choice(s, seat, action);
        return Array.from(tokens.option);
      });
      const hidden = out.toArray().some((action) => secret.has(rules.decode(action).verb));
      chosen = yield { seat, seats: rules.seats, secret: hidden ? 1 : 0, against: 0, tokens: seen, options };
      rules.legal(s, seat, out);
    }
    rules.apply(s, seat, out.at(chosen), chance);
  }
  yield Array.from({ length: rules.seats }, (_, seat) => 1000 * (2 * rules.reward(s, seat as never) - 1));
}

describe('what a learner is told', () => {
  test('is what the kernel says of one game, from the deal to the result', async () => {
    const { game } = await moduleOf('liberation');
    const environment = new Environment(game, { games: 1, setups: [{}], seed: 5 });
    const truth = alone(game, {}, seedOf(5, 1, 1));
    const chance = new FastChance(2);
    let chosen = 0;
    let said = truth.next(0).value;
    for (let frames = 0; !Array.isArray(said); frames++) {
      expect(frames).toBeLessThan(2000);
      const { slots, ended } = read(environment.frame(), 1, 2);
      expect(ended).toEqual([]);
      expect(slots).toMatchObject([said]);
      chosen = chance.below(slots[0]!.options.length);
      environment.answer(answer([chosen]));
      said = truth.next(chosen).value;
    }
    const { ended } = read(environment.frame(), 1, 2);
    expect(ended[0]).toMatchObject({ slot: 0, setup: 0, cut: 0, against: 0, learner: -1, results: said });
  });
  test('many games go on at once, those that end begin anew, and equal seeds tell the same', async () => {
    const { game } = await moduleOf('liberation');
    const setups = [{}, { balance: '0' }, { roles: 'after' }];
    const [one, other] = [1, 2].map(() => new Environment(game, { games: 20, setups, seed: 7 }));
    const chance = new FastChance(3);
    const [results, met]: [Ended[], Set<number>] = [[], new Set()];
    for (let n = 0; n < 200; n++) {
      const frame = Uint8Array.from(one!.frame());
      expect(Buffer.compare(frame, other!.frame())).toBe(0);
      const { slots, ended } = read(frame, 20, 2);
      results.push(...ended);
      for (const { setup, options } of slots) {
        met.add(setup);
        expect(options.length).toBeGreaterThan(1);
      }
      const choices = answer(slots.map(({ options }) => chance.below(options.length)));
      one!.answer(choices);
      other!.answer(choices);
    }
    expect(met.size).toBe(3);
    expect(results.length).toBeGreaterThan(20);
    for (const { results: each } of results) expect([Math.min(...each), Math.max(...each)]).toEqual([-1000, 1000]);
  });
  test('seats that are not there have no result, and points are told as places', async () => {
    const { game } = await moduleOf('afu');
    const environment = new Environment(game, { games: 6, setups: [{ players: '1' }, { players: '2' }], seed: 1 });
    const chance = new FastChance(3);
    const results: Ended[] = [];
    for (let n = 0; n < 400; n++) {
      const { slots, ended } = read(environment.frame(), 6, 2);
      results.push(...ended);
      for (const { seats, setup } of slots) expect(seats).toBe(setup + 1);
      environment.answer(answer(slots.map(({ options }) => chance.below(options.length))));
    }
    for (const { setup, results: each } of results) {
      if (setup === 0) expect(each[1]).toBe(0);
      else expect(each[0]! + each[1]!).toBeCloseTo(0, -1);
    }
    expect(new Set(results.map(({ setup }) => setup)).size).toBe(2);
  });
  test('it may be spared what bots would never weigh', async () => {
    const { game } = await moduleOf('bravery');
    const setups = [{ players: '2' }];
    const [all, few] = [false, true].map((narrowed) => {
      const environment = new Environment(game, { games: 4, setups, seed: 2, narrowed });
      let options = 0;
      for (let n = 0; n < 60; n++) {
        const { slots } = read(environment.frame(), 4, 2);
        options += slots.reduce((sum, slot) => sum + slot.options.length, 0);
        environment.answer(answer(slots.map(() => 0)));
      }
      return options;
    });
    expect(few!).toBeLessThan(all! / 2);
  });
  test('a game that is lost together may count for what was reached', async () => {
    const { game } = await moduleOf('bravery');
    const [plain, credited] = [false, true].map((credit) => {
      const environment = new Environment(game, {
        games: 4,
        setups: [{ players: '1' }],
        seed: 2,
        narrowed: true,
        credit,
      });
      const chance = new FastChance(4);
      const results: number[] = [];
      while (results.length < 6) {
        const { slots, ended } = read(environment.frame(), 4, 1);
        results.push(...ended.map((one) => one.results[0]!));
        environment.answer(answer(slots.map(({ options }) => chance.below(options.length))));
      }
      return results;
    });
    expect(new Set(plain)).toEqual(new Set([-1000]));
    expect(new Set(credited).size).toBeGreaterThan(2);
    for (const result of credited!) expect(result < 0).toBe(true);
  });
  test('a choice that is none is refused before anything is done', async () => {
    const { game } = await moduleOf('liberation');
    const environment = new Environment(game, { games: 2, setups: [{}], seed: 1 });
    const before = Uint8Array.from(environment.frame());
    expect(() => environment.answer(answer([0, 999]))).toThrow(
      /game 1: there are \d+ options, and none of them is number 999/,
    );
    expect(Buffer.compare(environment.frame(), before)).toBe(0);
  });
  test('answers may come in any pieces', async () => {
    const { game } = await moduleOf('liberation');
    const make = (): Environment => new Environment(game, { games: 5, setups: [{}], seed: 3 });
    const [input, output, straight] = [new PassThrough(), new PassThrough(), make()];
    const served = serve(make(), input, output);
    for (const byte of Buffer.concat([1, 2, 3].map(() => answer([0, 1, 0, 1, 0])))) input.write(Uint8Array.of(byte));
    input.end();
    await served;
    output.end();
    const told = Buffer.concat(await output.toArray());
    const frames = told.subarray(told.indexOf(10) + 1);
    const wanted = [Uint8Array.from(straight.frame())];
    for (let n = 0; n < 3; n++) {
      straight.answer(answer([0, 1, 0, 1, 0]));
      wanted.push(Uint8Array.from(straight.frame()));
    }
    expect(Buffer.compare(frames, Buffer.concat(wanted))).toBe(0);
  });
});

/** Plays games to their end by `choose`, and hands over what was shown and what ended. */
async function played(
  name: string,
  company: CompanyOptions,
  { games, ends, seed = 5, setup = {} }: { games: number; ends: number; seed?: number; setup?: object },
  choose: (slot: Slot) => number,
): Promise<{ readonly shown: readonly Slot[]; readonly ended: readonly Ended[] }> {
  const { game } = await moduleOf(name);
  const environment = new Environment(game, { games, setups: [setup as never], seed, company });
  const [shown, over]: [Slot[], Ended[]] = [[], []];
  for (let n = 0; over.length < ends; n++) {
    expect(n).toBeLessThan(5000);
    const { slots, ended } = read(environment.frame(), games, environment.hello['seats'] as number);
    shown.push(...slots);
    over.push(...ended);
    environment.answer(answer(slots.map(choose)));
  }
  return { shown, ended: over };
}
const greedily = { against: ['greedy'], share: 100, teacher: undefined };

describe('seats of bots', () => {
  test('the learner has one seat of such a game, by lot, and is told whose the others are', async () => {
    const chance = new FastChance(3);
    const byLot = ({ options }: Slot): number => chance.below(options.length);
    const { shown, ended } = await played('liberation', greedily, { games: 1, ends: 12 }, byLot);
    for (const { against } of shown) expect(against).toBe(1);
    // With one game at a time, what was shown until one ended is all of its seat.
    expect(new Set(ended.map(({ learner }) => learner))).toEqual(new Set([0, 1]));
    const seats = new Set(shown.map(({ seat }) => seat));
    expect(seats).toEqual(new Set([0, 1]));
    const lost = ended.filter(({ learner, results }) => results[learner]! < 0);
    expect(lost.length).toBeGreaterThan(8);
  });
  test('only a share of the games has them, and each of several bots comes up', async () => {
    const company = { against: ['random', 'greedy'], share: 40, teacher: undefined };
    const chance = new FastChance(3);
    const { shown, ended } = await played('liberation', company, { games: 30, ends: 150 }, ({ options }) =>
      chance.below(options.length),
    );
    const [none, random, greedy] = [0, 1, 2].map((who) => ended.filter(({ against }) => against === who));
    expect(none!.length).toBeGreaterThan(60);
    expect(Math.min(random!.length, greedy!.length)).toBeGreaterThan(10);
    for (const { learner } of none!) expect(learner).toBe(-1);
    for (const { learner } of [...random!, ...greedy!]) expect([0, 1]).toContain(learner);
    for (const { advice } of shown) expect(advice).toBe(NO_ADVICE);
  });
  test('whoever plays alone has nobody beside them', async () => {
    const { ended } = await played('afu', greedily, { games: 2, ends: 2, setup: { players: '1' } }, () => 0);
    for (const { against, learner } of ended) expect([against, learner]).toEqual([0, -1]);
  });
  test.each([
    ['liberation', {}],
    ['bravery', { players: '2' }],
  ])('of %s: who does what the teacher says plays the game that the bots would play', async (name, setup) => {
    const [seed, bot] = [9, name === 'bravery' ? 'planner@0' : 'greedy'];
    const company = { against: [bot], share: 50, teacher: bot };
    const { ended } = await played(name, company, { games: 1, ends: 6, seed, setup }, ({ advice }) => {
      expect(advice).not.toBe(NO_ADVICE);
      return advice;
    });
    const { game } = await moduleOf(name);
    const table = new SelfPlay(game, readSetup(game.options, setup as never));
    ended.forEach(({ steps, learner, results }, n) => {
      const begun = n + 1;
      const bots = [0, 1].map((seat) => {
        const mine = learner === -1 || learner === seat;
        const from = seedOf(seed, 2, begun);
        return botFor(bot, game, mine ? seedOf(from, seat, 1) : seedOf(from, seat), 1, 2);
      });
      expect(table.play(bots, new FastChance(seedOf(seed, 1, begun)))).toBe(steps);
      const rewards = [0, 1].map((seat) => 1000 * (2 * table.rules.reward(table.state, seat as never) - 1));
      expect(results).toEqual(rewards);
    });
  });
});

test('the command speaks it over pipes, and ends when nobody answers any more', async () => {
  const main = join(import.meta.dirname, '../../cli/main.ts');
  const args = ['env', 'liberation', '--games', '3', '--seed', '4', '--setups', '[{"balance":0},{"balance":2}]'];
  const child = spawn(process.execPath, [main, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let heard = Buffer.alloc(0);
  const more = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  const upTo = async (size: () => number): Promise<void> => {
    while (heard.length < size()) {
      const { value, done } = await more.next();
      if (done === true) throw new Error('it ended too early');
      heard = Buffer.concat([heard, value]);
    }
  };
  await upTo(() => (heard.includes(10) ? 0 : heard.length + 1));
  const hello = JSON.parse(heard.subarray(0, heard.indexOf(10)).toString()) as Record<string, unknown>;
  expect(hello).toMatchObject({ protocol: PROTOCOL, game: 'liberation', games: 3, seats: 2, perOption: 3 });
  expect(hello['setups']).toMatchObject([{ balance: 0 }, { balance: 2 }]);
  heard = heard.subarray(heard.indexOf(10) + 1);
  for (let n = 0; n < 5; n++) {
    await upTo(() => 16);
    await upTo(() => 16 + heard.readInt32LE(0));
    const size = 16 + heard.readInt32LE(0);
    expect(read(heard.subarray(0, size), 3, 2).slots).toHaveLength(3);
    heard = heard.subarray(size);
    child.stdin.write(answer([0, 0, 0]));
  }
  child.stdin.end();
  for (let rest = await more.next(); rest.done !== true; rest = await more.next());
  expect(await closed).toEqual([0, null]);
});
