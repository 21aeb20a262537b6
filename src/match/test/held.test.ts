import { expect, test } from 'vitest';
import { moduleOf } from '../../games/index.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Match } from '../match.ts';
import { driveBots } from '../driver.ts';
import type { Holder } from '../messages.ts';
import { person, Sitting } from './sitting.ts';

const [host, second, third] = [0 as Seat, 1 as Seat, 2 as Seat];
const LIMIT = 30_000;
const { game } = await moduleOf('bravery');
const people = [person('ann'), person('bob'), person('eve')];

/** Plans and agreements are made until the three must agree on a counter-offensive. */
async function atCounter(seats: readonly Holder[] = people) {
  const sitting = await Sitting.of(game, { setup: { players: 3, host: 1, limit: 30 }, seats, seed: 'host' });
  const wanted = [/^plan counter/, /^confirm/, /^agree/, /^target/];
  for (let seat = sitting.toAct[0]; seat !== undefined; seat = sitting.toAct[0]) {
    const replica = sitting.replica(seat);
    const { prompt, options } = replica.decision()!;
    if (prompt === 'counter') return sitting;
    const phrase = (action: (typeof options)[number]['action']) => game.notation(replica.state, seat, action);
    const found = wanted.flatMap((one) => options.filter(({ action }) => one.test(phrase(action))))[0];
    await sitting.act(seat, (found ?? options[0]!).action);
  }
  throw new Error('nobody could attack');
}
type AtCounter = Awaited<ReturnType<typeof atCounter>>;
const left = ({ about, now }: AtCounter): number => about.held!.until - now;

test('the host decides for all when the time for the choice is over, and not before', async () => {
  const sitting = await atCounter();
  expect(sitting.about.held?.verb).toBe('decide');
  expect(left(sitting)).toBeGreaterThan(LIMIT - 5000);
  expect(await sitting.act(host, 'decide')).toMatchObject({
    re: 'no',
    rule: 'match.tooEarly',
    values: { left: left(sitting) },
  });
  // The others cannot decide, however long it takes.
  sitting.now = sitting.about.held!.until + 1000;
  expect(await sitting.act(second, 'decide')).toMatchObject({ re: 'no' });
  sitting.now = sitting.about.held!.until - 1001;
  expect(await sitting.act(host, 'decide')).toMatchObject({ re: 'no', rule: 'match.tooEarly', values: { left: 1 } });
  sitting.now = sitting.about.held!.until - 1000;
  expect(await sitting.act(host, 'decide')).toMatchObject({ re: 'ok' });
  expect(sitting.replica(second).decision()?.prompt).not.toBe('counter');
});

test('the time runs on while proposals change, and begins anew with the next choice', async () => {
  const sitting = await atCounter();
  const { until } = sitting.about.held!;
  const attack = sitting
    .replica(second)
    .decision()!
    .options.find(({ verb }) => verb === 'attack')!;
  await sitting.act(second, attack.action);
  const commit = sitting
    .replica(third)
    .decision()!
    .options.find(({ verb }) => verb === 'commit')!;
  sitting.now += 10_000;
  await sitting.act(third, commit.action);
  expect(sitting.about.held!.until).toBe(until);
  sitting.now = until;
  expect(await sitting.act(host, 'decide')).toMatchObject({ re: 'ok' });
  // After the battle either the next choice has its own time, or plans are made, where nobody decides for others.
  expect(sitting.about.held?.until ?? sitting.now + LIMIT).toBe(sitting.now + LIMIT);
});

test('a host who has agreed may still decide; nobody waits for such a host', async () => {
  const sitting = await atCounter();
  await sitting.act(host, 'agree');
  expect(sitting.toAct).toEqual([second, third]);
  expect(
    sitting
      .replica(host)
      .decision()!
      .options.map(({ verb }) => verb),
  ).toEqual(['decide']);
  expect(await sitting.act(host, 'decide')).toMatchObject({ rule: 'match.tooEarly' });
  sitting.now = sitting.about.held!.until;
  expect(await sitting.act(host, 'decide')).toMatchObject({ re: 'ok' });
});

test('whoever reads the log again finds the same time', async () => {
  const sitting = await atCounter();
  const again = await Match.open(game, sitting.store, 'm1');
  expect((await again.about()).held).toEqual(sitting.about.held);
});

test('while plans are made there is nothing to wait for', async () => {
  const sitting = await Sitting.of(game, { setup: { players: 3 }, seats: people });
  expect(sitting.about.held).toBeUndefined();
});

test('a bot that is host and chooses at random is asked again until it does not decide for the others', async () => {
  const sitting = await atCounter([...people]);
  await sitting.match.sit('bot', host, { kind: 'bot', level: 'random' }, sitting.now);
  let asked = 0;
  await driveBots(
    sitting.match,
    (_level, _seat, sight) => {
      const { options } = sight.rules.decision(sight.state, host)!;
      const wanted = asked++ < 3 ? 'decide' : 'agree';
      return options.find(({ verb }) => verb === wanted)!.action;
    },
    () => sitting.now,
  );
  expect(asked).toBe(4);
  expect(sitting.toAct).toEqual([second, third]);
});

test('a bot whose choice somebody else took away while it was thinking is asked again', async () => {
  const sitting = await atCounter([...people]);
  await sitting.match.sit('bot', host, { kind: 'bot', level: 'random' }, sitting.now);
  let asked = 0;
  await driveBots(
    sitting.match,
    async (_level, _seat, sight) => {
      const { options } = sight.rules.decision(sight.state, host)!;
      const named = (wanted: string) => options.find(({ verb }) => verb === wanted)?.action;
      if (asked++ > 0) return named('agree') ?? named('commit')!;
      const action = named('attack')!;
      expect(await sitting.act(third, action)).toMatchObject({ re: 'ok' });
      return action;
    },
    () => sitting.now,
  );
  // Instead of what is proposed already it commits a card and then agrees.
  expect(asked).toBe(3);
  expect(sitting.toAct).toEqual([second, third]);
});
