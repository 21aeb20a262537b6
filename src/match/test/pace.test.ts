import { expect, test } from 'vitest';
import type { Seat } from '../../kernel/ids.ts';
import { driveBots } from '../driver.ts';
import { slotOf, steadyPace } from '../pace.ts';
import { person, Sitting } from './sitting.ts';
import { skirmish } from './skirmish.ts';

/** A clock that goes on only when somebody thinks or sleeps. */
class Clock {
  now = 5000;
  readonly steady = (): number => this.now;
  readonly sleep = (ms: number): Promise<void> => {
    this.now += ms;
    return Promise.resolve();
  };
}
/** When a move is told that took so long to think of. */
async function toldAfter(level: string, thought: number, among = false): Promise<number> {
  const clock = new Clock();
  const pace = steadyPace(clock);
  await pace(level, () => Promise.resolve((clock.now += thought)), among);
  return clock.now - 5000;
}

test('a move is told after the time of its level, however long the bot thought', async () => {
  for (const level of ['recruit', 'soldier', 'officer', 'general', '@program']) {
    const slot = slotOf(level);
    expect(await Promise.all([0, 1, slot / 2, slot].map((thought) => toldAfter(level, thought)))).toEqual(
      Array(4).fill(slot),
    );
  }
});
test('a bot that thinks longer than its time is told of after another whole one', async () => {
  const slot = slotOf('general');
  expect(await Promise.all([slot + 1, 1.9 * slot, 2.5 * slot].map((thought) => toldAfter('general', thought)))).toEqual(
    [2 * slot, 2 * slot, 3 * slot],
  );
});
test('among themselves bots are seven times as quick, and as steady', async () => {
  const slot = slotOf('soldier') / 7;
  const told = await Promise.all([0, slot / 2, slot, slot + 1].map((thought) => toldAfter('soldier', thought, true)));
  expect(told).toEqual([slot, slot, slot, 2 * slot]);
});
test('whoever plays against a person, or keeps the seat of one, is not among bots', async () => {
  const bot = { kind: 'bot', level: 'soldier' } as const;
  const keeps = { ...bot, keeps: 'ann' };
  for (const [seats, among] of [
    [[bot, bot], true],
    [[bot, keeps], false],
    [[person('ann'), bot], false],
  ] as const) {
    const sitting = await Sitting.of(skirmish, { seats: [...seats] });
    expect((await sitting.match.awaitedBots()).map((one) => one.among)).toContain(among);
  }
});
test('over a whole game with one option or many the moves of a bot come at the same beat', async () => {
  const seats = [{ kind: 'bot', level: 'soldier' } as const, { kind: 'bot', level: 'soldier' } as const];
  const sitting = await Sitting.of(skirmish, { seats });
  const clock = new Clock();
  const [times, counts]: [number[], Set<number>] = [[], new Set()];
  await sitting.match.watch('spectator', -1, ({ v }) => void (times[v] = clock.now));
  await driveBots(
    sitting.match,
    (_level, seat, sight) => {
      const { options } = sight.rules.decision(sight.state, seat)!;
      counts.add(options.length);
      // Whoever has more to choose from thinks longer.
      clock.now += 2 * options.length;
      return options[0]!.action;
    },
    () => clock.now,
    steadyPace(clock),
  );
  expect(counts.size).toBeGreaterThan(2);
  const beats = times.slice(2).map((time, i) => time - times[i + 1]!);
  expect(new Set(beats)).toEqual(new Set([slotOf('soldier') / 7]));
});
test('a bot is shown the position only when it is asked', async () => {
  const sitting = await Sitting.of(skirmish, { seats: [person('ann'), { kind: 'bot', level: 'soldier' }] });
  const [bot] = await sitting.match.awaitedBots();
  expect(bot).toMatchObject({ seat: 1, level: 'soldier' });
  expect(bot!.look().seat).toBe(1 as Seat);
});
