import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Seat, Viewer } from '../../kernel/ids.ts';
import { Match } from '../../match/match.ts';
import { type Careless, LEAKS, odd, talkativeRefusal } from './leaks.ts';
import { sow, sowLeak, truthOf } from './sown.ts';
import { type Compared, Twins } from './twins.ts';

const VIEWERS: readonly Viewer[] = [0 as Seat, 1 as Seat, 'spectator'];
let twins: Twins;
beforeAll(async () => {
  twins = await Twins.open();
});
afterAll(() => twins.close());
afterEach(() => vi.restoreAllMocks());

const isOfPair = (match: string): boolean => Twins.holds(match);
type Message = Readonly<Record<string, unknown>>;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
/** The fields in which two messages differ. */
function fieldsApart(one: Message, other: Message): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((field) => {
    const [a, b] = [one[field], other[field]];
    if (same(a, b)) return [];
    return field === 'about' ? fieldsApart(a as Message, b as Message).map((inner) => `about.${inner}`) : [field];
  });
}
/** In what the first two messages that are not the same bytes differ. */
function apart(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined) return 'sequence';
  const [a, b] = [JSON.parse(one) as Message, JSON.parse(other) as Message];
  if (a['ev'] !== b['ev'] || a['re'] !== b['re'] || a['id'] !== b['id'] || a['prev'] !== b['prev']) return 'sequence';
  return fieldsApart(a, b).join(', ') || 'form';
}
/** What differs between what a viewer was told of two truths; nothing if all is well. */
function difference({ first, second, secret }: Compared): string | undefined {
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++) if (first[i] !== second[i]) return apart(first[i], second[i]);
  const on = [...first, ...second].find((text) => text.includes(secret) && !text.includes('"phase":"over"'));
  return on === undefined ? undefined : 'secret';
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

/** How a leak first shows to each of the viewers. */
async function shown(): Promise<readonly (string | undefined)[]> {
  const found: (string | undefined)[] = [];
  for (const viewer of VIEWERS) {
    let seen: string | undefined;
    for (let seed = 1; seed <= 40 && seen === undefined; seed++) seen = difference(await twins.compare(viewer, seed));
    found.push(seen);
  }
  return found;
}
const toAll = (shows: string): readonly string[] => VIEWERS.map(() => shows);

describe('seeded leaks are caught, by each player and by who looks on, where they are', () => {
  test('there are twenty of them', () => {
    expect(Object.keys(LEAKS).length).toBeGreaterThanOrEqual(20);
    expect(new Set(Object.values(LEAKS).map(({ leak }) => leak.toString())).size).toBe(Object.keys(LEAKS).length);
  });
  test.each(Object.entries(LEAKS))('%s', async (_name, { shows, leak }) => {
    sowLeak(leak, isOfPair);
    expect(await shown()).toEqual(toAll(shows));
  });
  test('a message that comes later than it could', async () => {
    sow((told, careless, tell) => {
      if (odd(careless)) setTimeout(() => tell(told), 30);
      else tell(told);
    }, isOfPair);
    expect(await shown()).toEqual(toAll('sequence'));
  });
  test('a refusal that depends on the cards', async () => {
    const submit = Reflect.get(Match.prototype, 'submit');
    vi.spyOn(Match.prototype, 'submit').mockImplementation(async function (this: Match, seat, command, at) {
      const answer = await submit.call(this, seat, command, at);
      if (!isOfPair(this.id)) return answer;
      const loaded = truthOf(this);
      const careless: Careless = { truth: loaded!.situation.state!, viewer: seat, secret: loaded!.secret };
      return talkativeRefusal(answer, careless);
    });
    // Who looks on is refused before the match is asked.
    expect(await shown()).toEqual(['values', 'values', undefined]);
  });
});
