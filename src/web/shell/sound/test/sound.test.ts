import { expect, test } from 'vitest';
import { CUES, type Cue } from '../cue.ts';
import { Sound } from '../sound.ts';
import * as synth from '../synth.ts';
import { stubContext } from './stub.ts';

interface Heard {
  readonly cue: Cue;
  readonly gain: number;
  readonly wait: number;
}
/** A page with a clock and a slider that the test turns. */
function page(loudness: number, seen = true) {
  const heard: Heard[] = [];
  const room = { loudness, seen, now: 0, fetched: 0, made: 0 };
  const sound = new Sound({
    loudness: (unseen) => (room.seen || unseen ? room.loudness : 0),
    context: () => {
      room.made++;
      return stubContext().context;
    },
    synth: async () => {
      room.fetched++;
      return {
        sound: (_context, cue, gain, wait = 0) => heard.push({ cue, gain, wait }),
        lengthOf: synth.lengthOf,
      };
    },
    now: () => room.now,
  });
  return { sound, heard, room };
}

test('nothing is heard or fetched before somebody has touched the page', async () => {
  const { sound, heard, room } = page(1);
  sound.play('card');
  expect({ heard, fetched: room.fetched, made: room.made }).toEqual({ heard: [], fetched: 0, made: 0 });
  await sound.wake();
  sound.play('card');
  expect(heard).toEqual([{ cue: 'card', gain: 1, wait: 0 }]);
});

test('at no volume nothing is played or fetched, and turning it up is enough', async () => {
  const { sound, heard, room } = page(0);
  await sound.wake();
  for (const cue of CUES) sound.play(cue);
  expect({ heard, fetched: room.fetched, made: room.made }).toEqual({ heard: [], fetched: 0, made: 0 });
  room.loudness = 0.5;
  await sound.wake();
  sound.play('win');
  expect(heard.map(({ gain }) => gain)).toEqual([0.5]);
  room.loudness = 0;
  room.now = 10_000;
  sound.play('win');
  expect(heard).toHaveLength(1);
});

test('a page out of sight is silent, except for what was asked for', async () => {
  const { sound, heard } = page(1, false);
  await sound.wake();
  sound.play('hit');
  expect(heard).toEqual([]);
  sound.play('turn', { unseen: true });
  expect(heard.map(({ cue }) => cue)).toEqual(['turn']);
});

test('of cues that crowd together only what matters more is heard', async () => {
  const { sound, heard, room } = page(1);
  await sound.wake();
  sound.play('hit');
  room.now = 100;
  sound.play('card');
  sound.play('hit');
  sound.play('win');
  room.now = 300;
  sound.play('card', { share: 0.5 });
  expect(heard.map(({ cue, gain }) => [cue, gain])).toEqual([
    ['hit', 1],
    ['win', 1],
    ['card', 0.5],
  ]);
});

test('the turn is heard after what brought it', async () => {
  const { sound, heard, room } = page(1);
  await sound.wake();
  sound.play('hit');
  room.now = 50;
  sound.play('turn', { after: true });
  expect(heard[1]!.cue).toBe('turn');
  expect(heard[1]!.wait).toBeCloseTo(synth.lengthOf('hit') - 0.05);
});

test('every cue is made of tones that end, none louder than it may be', () => {
  for (const cue of CUES) {
    const { context, started, peaks } = stubContext();
    synth.sound(context, cue, 0.5);
    expect(started.length, cue).toBe(synth.SCORE[cue].length);
    expect(Math.max(...peaks), cue).toBeLessThanOrEqual(0.5);
    expect(synth.lengthOf(cue), cue).toBeLessThan(1.2);
  }
});
