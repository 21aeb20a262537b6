import { expect, test } from 'vitest';
import { FairTurn, MOST_IN_TURN } from '../wire/fair-turn.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A line that writes down what is heard, and whether it is read. */
class Connection {
  isRead = true;
  readonly turns: FairTurn;
  private readonly log: string[];
  constructor(log: string[]) {
    this.log = log;
    this.turns = new FairTurn(this, (data) => this.log.push(data.toString()));
  }
  pause(): void {
    this.isRead = false;
  }
  resume(): void {
    this.isRead = true;
  }
  say(name: string, count: number): void {
    for (let i = 0; i < count; i++) this.turns.take(Buffer.from(`${name}${i}`), false);
  }
}

test('who says little is heard before the rest of what another one says at once, and everything in its order', async () => {
  const log: string[] = [];
  const [eve, ann] = [new Connection(log), new Connection(log)];
  eve.say('eve', 10 * MOST_IN_TURN);
  ann.say('ann', 1);
  expect(log.length).toBe(MOST_IN_TURN + 1);
  expect(log.at(-1)).toBe('ann0');
  expect([eve.isRead, ann.isRead]).toEqual([false, true]);
  expect([eve.turns.isBehind, ann.turns.isBehind]).toEqual([true, false]);
  while (!eve.isRead) await nextTurn();
  const said = log.filter((text) => text.startsWith('eve'));
  expect(said).toEqual(Array.from({ length: 10 * MOST_IN_TURN }, (_, i) => `eve${i}`));
});

test('in every turn as much is heard, and what comes while something waits waits behind it', async () => {
  const log: string[] = [];
  const eve = new Connection(log);
  eve.say('a', MOST_IN_TURN + 1);
  eve.say('b', 1);
  while (!eve.isRead) await nextTurn();
  expect(log.slice(-2)).toEqual([`a${MOST_IN_TURN}`, 'b0']);
  await nextTurn();
  eve.say('c', MOST_IN_TURN);
  expect(eve.isRead).toBe(true);
  expect(log.at(-1)).toBe(`c${MOST_IN_TURN - 1}`);
});

test('of who was hung up on nothing more is heard or read', async () => {
  const log: string[] = [];
  const eve = new Connection(log);
  eve.say('eve', 3 * MOST_IN_TURN);
  eve.turns.end();
  for (let i = 0; i < 5; i++) await nextTurn();
  eve.say('late', 1);
  expect(log.length).toBe(MOST_IN_TURN);
  expect(eve.isRead).toBe(false);
});
