import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import { Match } from '../match.ts';
import type { Told } from '../messages.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const kinds = (told: readonly Told[]): string => told.map(({ ev }) => ev).join(' ');
/** So many versions pass in which nothing happens at the table: somebody sits down where they sat before. */
async function pass(sitting: { readonly match: Match<never, never> }, count: number): Promise<void> {
  for (let i = 0; i < count; i++) await sitting.match.sit(`sit ${count} ${i}`, second, person('bob'), 1_000_000);
}

describe('who comes back', () => {
  test('is told every frame since, as long as that is not more than sixty-four of them', async () => {
    const sitting = await Sitting.of(skirmish);
    await pass(sitting as never, 70);
    const latest = sitting.replica(first).version;
    const missed = (have: number) => sitting.match.resume(first, have);
    const frames = await missed(latest - 10);
    expect(frames.map(({ v }) => v)).toEqual(Array.from({ length: 10 }, (_, i) => latest - 9 + i));
    expect(await missed(latest)).toEqual([]);
    expect([(await missed(latest - 40)).length, kinds(await missed(latest - 65))]).toEqual([40, 'whole']);
    expect(kinds(await missed(latest + 1))).toBe('whole');
  });
  test('of a seat that nobody has followed for more than sixty-four versions nothing is put together any more', async () => {
    for (const [away, kept] of [
      [64, true],
      [65, false],
    ] as const) {
      const sitting = await Sitting.of(skirmish);
      const alone = await Match.open(skirmish, sitting.store, 'm1');
      const leave = await alone.watch(first, -1, () => undefined);
      leave();
      await pass(sitting as never, away);
      await alone.refresh();
      const latest = sitting.replica(first).version;
      expect(kinds(await alone.resume(first, latest - 1)), `${away} versions`).toBe(kept ? 'frame' : 'whole');
    }
  });
  test('the last frames are remembered up to sixteen kibibytes, to the letter, and the latest one in any case', async () => {
    const { match, heard } = await Sitting.of(skirmish);
    const sits = async (count: number, letters: number, id: string) => {
      const holder = person('x'.repeat(letters));
      for (let i = 0; i < count; i++) await match.sit(`${id} ${i}`, second, holder, 1_000_000);
      return heard.get(first)!.at(-1)!.v;
    };
    // From the eleventh version to the ninety-ninth all of these frames are of one length.
    await sits(10, 100, 'first');
    const empty = JSON.stringify(heard.get(first)!.at(-1)).length - 100;
    const told = async (have: number): Promise<string> => kinds(await match.resume(first, have));
    const exact = await sits(5, 4096 - empty, 'exact');
    expect([await told(exact - 4), await told(exact - 5)]).toEqual(['frame frame frame frame', 'whole']);
    const over = await sits(5, 4097 - empty, 'over');
    expect([await told(over - 3), await told(over - 4)]).toEqual(['frame frame frame', 'whole']);
    const huge = await sits(2, 20_000, 'huge');
    expect([await told(huge - 1), await told(huge - 2)]).toEqual(['frame', 'whole']);
  });
  test('sixty-four of them are remembered where they are short', async () => {
    const sitting = await Sitting.of(skirmish, { seats: [person('a'), person('b')] });
    for (let i = 0; i < 66; i++) await sitting.match.sit(`s${i}`, second, person('b'), 1_000_000);
    const latest = sitting.replica(first).version;
    expect([
      (await sitting.match.resume(first, latest - 64)).length,
      kinds(await sitting.match.resume(first, latest - 65)),
    ]).toEqual([64, 'whole']);
  });
  test('each message is written once for all who are told it', async () => {
    const sitting = await Sitting.of(skirmish);
    const texts: string[] = [];
    const messages: Told[] = [];
    for (let i = 0; i < 2; i++) {
      await sitting.match.watch('spectator', -1, (told, text) => {
        messages.push(told);
        texts.push(text);
      });
    }
    expect([kinds(messages), messages[0]]).toEqual(['whole whole', messages[1]]);
    await sitting.act(first, 'pass');
    expect([texts.length, texts[2], messages[2]]).toEqual([4, texts[3], messages[3]]);
    messages.forEach((told, i) => expect(JSON.parse(texts[i]!)).toEqual(JSON.parse(JSON.stringify(told))));
  });
  test('who has left is told nothing more', async () => {
    const sitting = await Sitting.of(skirmish);
    const heard: Told[] = [];
    const leave = await sitting.match.watch(first, -1, (told) => heard.push(told));
    await sitting.act(first, 'pass');
    leave();
    await sitting.act(second, 'pass');
    expect(kinds(heard)).toBe('whole frame');
  });
});
