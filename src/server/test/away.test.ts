import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { PATIENCE } from '../patience.ts';
import type { House } from '../house.ts';
import { Presence } from '../rooms/presence.ts';
import { openFaulty } from '../store/faulty.ts';
import { Connection } from '../wire/connection.ts';
import { until } from './tavern.ts';

/** As docs/clocks.md says. */
const TOLD_WITHIN_MS = 25_000;
const TICK_MS = 250;

/** Bob is at the first of two servers, and somebody looks at each of them who is here. Time passes as the test says. */
class Inn {
  now = 1_800_000_000_000;
  readonly here: (readonly string[])[] = [[], []];
  answers = true;
  /** A server that has died pings nobody and writes nothing down. */
  firstServes = true;
  private readonly servers: readonly Presence[];
  private line: Connection | undefined;
  private hungUp = false;

  constructor() {
    const [store, hours] = [openFaulty(), { now: () => this.now, began: this.now }];
    this.servers = [new Presence(store, hours), new Presence(store, hours)];
  }
  /** The second server is so many turns ahead. */
  async open(turns: number): Promise<void> {
    for (let i = 0; i < turns; i++) await this.servers[1]!.heartbeat();
    const control = (): void => undefined;
    const stay = await this.servers[0]!.enter('room', 'bob', { here: () => undefined, control });
    for (const [i, server] of this.servers.entries())
      await server.enter('room', `watcher ${i}`, { here: (here) => (this.here[i] = here), control });
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      // Nothing is sent to it.
      readyState: 3,
      ping: () => this.answers && socket.emit('pong'),
      terminate: () => {
        this.hungUp = true;
        stay.leave();
      },
    });
    const house = { hours: { now: () => this.now } } as unknown as House;
    const visitor = { person: { who: 'bob', name: 'Bob' }, hash: '' } as never;
    this.line = new Connection(house, socket as never, visitor, undefined as never, '');
  }
  /** What each server does again and again, as `Redut.listen` has it. */
  async pass(ms: number): Promise<void> {
    for (const ends = this.now + ms; this.now < ends;) {
      this.now += TICK_MS;
      if (this.now % PATIENCE.ping < TICK_MS && this.firstServes && !this.hungUp) await this.ping();
      if (this.now % Presence.beat >= TICK_MS) continue;
      for (const [i, server] of this.servers.entries()) if (i > 0 || this.firstServes) await server.heartbeat();
    }
  }
  private async ping(): Promise<void> {
    this.line!.ping();
    // Who leaves is written down while no time passes.
    if (this.hungUp) await until(() => !this.here[0]!.includes('bob'));
  }
}
/** The servers come to a room at different times, in one of six turns; and a line may fall silent between two pings. */
const CASES = [0, 1, 2, 3, 4, 5].flatMap((turns) => [0, 250, 2500, 5000, 6750].map((after) => ({ turns, after })));

test('who answers is never told to be away, and who falls silent is to everybody, at all servers, in time', async () => {
  for (const { turns, after } of CASES) {
    const inn = new Inn();
    await inn.open(turns);
    for (let passed = 0; passed < 35_000 + after; passed += TICK_MS) {
      await inn.pass(TICK_MS);
      if (passed > PATIENCE.ping) expect(inn.here.every((here) => here.includes('bob'))).toBe(true);
    }
    inn.answers = false;
    await inn.pass(TOLD_WITHIN_MS);
    expect(inn.here).toEqual([
      ['watcher 0', 'watcher 1'],
      ['watcher 0', 'watcher 1'],
    ]);
  }
});
test('when a server dies the people there are told to be away in time at the others', async () => {
  for (const { turns, after } of CASES) {
    const inn = new Inn();
    await inn.open(turns);
    await inn.pass(35_000 + after);
    expect(inn.here[1]).toContain('bob');
    inn.firstServes = false;
    await inn.pass(TOLD_WITHIN_MS);
    expect(inn.here[1]).toEqual(['watcher 1']);
  }
});
