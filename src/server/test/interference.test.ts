import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import type { SetupOptions } from '../../kernel/setup.ts';
import type { State } from '../../kernel/table.ts';
import type { Loaded } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import type { Told } from '../../match/messages.ts';
import { type Careless, type Leak, LEAKS, talkativeRefusal } from './leaks.ts';
import { type Compared, Twins } from './twins.ts';

const VIEWERS: readonly Viewer[] = [0 as Seat, 1 as Seat, 'spectator'];
let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});
afterAll(() => twins.close());
afterEach(() => vi.restoreAllMocks());

/** What differs between what a viewer was told of two truths; nothing if all is well. */
function difference({ first, second, secret }: Compared): string | undefined {
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++) if (first[i] !== second[i]) return `${first[i]} / ${second[i]}`;
  const on = [...first, ...second].find((text) => text.includes(secret) && !text.includes('"phase":"over"'));
  return on === undefined ? undefined : 'the secret';
}

test('two truths that a viewer cannot tell apart: the same bytes over the wire, in the same order', async () => {
  let [steps, messages] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const compared = await twins.compare(VIEWERS[seed % 3]!, seed);
    expect([seed, difference(compared)]).toEqual([seed, undefined]);
    steps += compared.steps;
    messages += compared.first.length;
  }
  expect(steps).toBeGreaterThan(60);
  expect(messages).toBeGreaterThan(600);
});

const truthOf = (match: Match): Loaded<State, SetupOptions> | undefined =>
  (match as unknown as { cached: Loaded<State, SetupOptions> | undefined }).cached;

/** Makes every server careless in one way. */
function sow(leak: Leak): void {
  const watch = Reflect.get(Match.prototype, 'watch');
  vi.spyOn(Match.prototype, 'watch').mockImplementation(function (this: Match, viewer, have, tell) {
    const careless = (told: Told): readonly Told[] => {
      const loaded = truthOf(this);
      const truth = loaded?.standing.state;
      return truth === undefined ? [told] : leak(told, { truth, viewer, secret: loaded!.secret });
    };
    return watch.call(this, viewer, have, (told) => {
      for (const one of careless(told)) tell(one);
    });
  });
}
async function caught(): Promise<boolean> {
  for (let seed = 1; seed <= 40; seed++) {
    const found = await twins.compare(VIEWERS[seed % 3]!, seed).then(difference, () => 'it broke');
    if (found !== undefined) return true;
  }
  return false;
}

describe('seeded leaks are caught', () => {
  test('there are twenty of them', () => expect(Object.keys(LEAKS).length).toBeGreaterThanOrEqual(20));
  test.each(Object.entries(LEAKS))('%s', async (_name, leak) => {
    sow(leak);
    expect(await caught()).toBe(true);
  });
  test('a refusal that depends on the cards', async () => {
    const submit = Reflect.get(Match.prototype, 'submit');
    vi.spyOn(Match.prototype, 'submit').mockImplementation(async function (this: Match, seat, command, at) {
      const answer = await submit.call(this, seat, command, at);
      const loaded = truthOf(this);
      const careless: Careless = { truth: loaded!.standing.state!, viewer: seat, secret: loaded!.secret };
      return talkativeRefusal(answer, careless);
    });
    expect(await caught()).toBe(true);
  });
});
