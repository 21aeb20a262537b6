import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/game.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Tokens } from '../../kernel/tokens.ts';
import { Environment, FRAME, PROTOCOL } from '../environment.ts';
import { serve } from '../environment.node.ts';
import { seedOf } from '../study.ts';

interface Slot {
  readonly seat: number;
  readonly seats: number;
  readonly setup: number;
  readonly secret: number;
  readonly tokens: readonly number[];
  readonly options: readonly (readonly number[])[];
}
interface Ended {
  readonly slot: number;
  readonly steps: number;
  readonly setup: number;
  readonly cut: number;
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
  const over = Array.from({ length: ended! }, () => words(4 + seats, 4));
  const heads = Array.from({ length: games }, () => words(6, 2));
  const seen = heads.map((head) => words(head[4]!, 2));
  const listed = heads.map((head) => Array.from({ length: head[5]! }, () => words(3, 2)));
  expect(at).toBe(frame.byteLength);
  expect([seen.flat().length, listed.flat().length]).toEqual([tokens, options]);
  return {
    slots: heads.map(([seat, of, setup, secret], i) => ({
      seat: seat!,
      seats: of!,
      setup: setup!,
      secret: secret!,
      tokens: seen[i]!,
      options: listed[i]!,
    })),
    ended: over.map(([slot, steps, setup, cut, ...results]) => ({
      slot: slot!,
      steps: steps!,
      setup: setup!,
      cut: cut!,
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
): Generator<Omit<Slot, 'setup'> | readonly number[], void, number> {
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
      chosen = yield { seat, seats: rules.seats, secret: hidden ? 1 : 0, tokens: seen, options };
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
    expect(ended[0]).toMatchObject({ slot: 0, setup: 0, cut: 0, results: said });
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
