import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RoomLink } from '../room-link.ts';

// The words of the page ask the browser for its settings.
vi.mock('../text.ts', () => ({ roomWords: () => ({ noHints: '' }) }));

type Said = { readonly cmd: string; readonly id: string } & Readonly<Record<string, unknown>>;
/** A line on which the test is the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly said: Said[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Said);
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  async tell(message: object): Promise<void> {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
    await Promise.resolve();
  }
  answer(re: string): Promise<void> {
    return this.tell({ re, id: this.said.at(-1)!.id, version: 1 });
  }
  get commands(): readonly string[] {
    return this.said.map(({ cmd }) => cmd);
  }
}
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
function turnTo(state: 'visible' | 'hidden'): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://localhost/#/room/r'));
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  FakeSocket.all.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const whole = { ev: 'whole', match: 'r.1', v: 0, about: { phase: 'on', seats: [], commitment: 'c' } };
const frame = (v: number): object => ({ ev: 'frame', match: 'r.1', v, prev: v - 1, about: {} });

async function comeIn(): Promise<{ link: RoomLink; line: FakeSocket }> {
  const link = new RoomLink('r');
  const line = FakeSocket.all.at(-1)!;
  line.open();
  await line.answer('ok');
  return { link, line };
}
function comeBack(line: FakeSocket): FakeSocket {
  line.close();
  vi.advanceTimersByTime(1000);
  const next = FakeSocket.all.at(-1)!;
  expect(next).not.toBe(line);
  next.open();
  return next;
}

test('a command that was not answered is sent again after the page is back in the room, with the same id', async () => {
  const { link, line } = await comeIn();
  let answered = '';
  void link.send({ cmd: 'act', match: 'r.1' }).then(({ re }) => (answered = re));
  const { id } = line.said.at(-1)!;
  const next = comeBack(line);
  expect(next.commands).toEqual(['enter']);
  // The store did not answer: whoever is not in could be told of the command only that they are not here.
  await next.answer('again');
  vi.advanceTimersByTime(1000);
  expect(next.commands).toEqual(['enter', 'enter']);
  await next.answer('ok');
  expect(next.said.at(-1)).toMatchObject({ cmd: 'act', id });
  await next.answer('ok');
  await Promise.resolve();
  expect(answered).toBe('ok');
});

test('however long the page has followed, it comes back with what waits and nothing else', async () => {
  const { link, line } = await comeIn();
  await line.tell(whole);
  for (let v = 1; v <= 2000; v++) await line.tell(frame(v));
  expect(line.commands.filter((cmd) => cmd === 'got').length).toBeGreaterThan(100);
  const second = comeBack(line);
  // The line breaks before there is an answer.
  const third = comeBack(second);
  void link.send({ cmd: 'act', match: 'r.1' });
  await third.answer('ok');
  expect(third.commands).toEqual(['enter', 'act']);
  expect(third.said[0]).toMatchObject({ have: 2000 });
});

test('a line that falls silent without being closed is noticed within six seconds, and made again', async () => {
  const { link, line } = await comeIn();
  vi.advanceTimersByTime(2500);
  expect(line.commands).toEqual(['enter', 'ping']);
  await line.answer('ok');
  vi.advanceTimersByTime(4000);
  expect(link.connected.value).toBe(true);
  expect(link.cut.value).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(link.connected.value).toBe(false);
  expect(link.cut.value).toBe(true);
  // Nobody answers the new one, either.
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(6500);
  expect(FakeSocket.all.length).toBe(3);
  const third = FakeSocket.all[2]!;
  third.open();
  await third.answer('ok');
  expect(link.connected.value).toBe(true);
  expect(link.cut.value).toBe(false);
  // What the dead line still has to say is of no use to anybody.
  await line.tell({ ev: 'out', room: 'r', why: 'kicked' });
  expect(link.out.value).toBe(undefined);
});
test('the page asks seldom, only in silence, and not in the background', async () => {
  const { link, line } = await comeIn();
  await line.tell(whole);
  const pings = (): number => line.commands.filter((cmd) => cmd === 'ping').length;
  for (let v = 1; v <= 60; v++) {
    vi.advanceTimersByTime(1000);
    await line.tell(frame(v));
  }
  expect(pings()).toBe(0);
  turnTo('hidden');
  vi.advanceTimersByTime(3_600_000);
  expect(pings()).toBe(0);
  expect(link.connected.value).toBe(true);
  turnTo('visible');
  expect(pings()).toBe(1);
  vi.advanceTimersByTime(6000);
  expect(link.connected.value).toBe(false);
});
test('after a loss the page waits 0.2 seconds at most, then twice as long each time, up to 5 seconds', async () => {
  const { line } = await comeIn();
  line.close();
  for (const wait of [200, 400, 800, 1600, 3200, 5000, 5000]) {
    const tried = FakeSocket.all.length;
    vi.advanceTimersByTime(wait / 2 - 1);
    expect(FakeSocket.all.length).toBe(tried);
    vi.advanceTimersByTime(wait / 2 + 1);
    expect(FakeSocket.all.length).toBe(tried + 1);
    FakeSocket.all.at(-1)!.close();
  }
});
test('clocks run by the time of the server, whatever this device takes for the time', async () => {
  const { link, line } = await comeIn();
  await line.tell({ ev: 'hello', who: 'ann', name: 'Ann', at: 1_000_000 });
  vi.setSystemTime(5);
  vi.advanceTimersByTime(1500);
  expect(link.now()).toBe(1_001_500);
  await line.tell({ re: 'ok', id: 'ping-1', version: 0, at: 999_000 });
  expect(link.now()).toBe(999_000);
});

test('a session that has ended: who has a new one comes back, who has none is told', async () => {
  let who: string | null = 'ann';
  vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({ who }) }));
  const { link, line } = await comeIn();
  await line.tell({ ev: 'hello', who: 'ann', name: 'Ann' });
  const loggedOut = (socket: FakeSocket): void =>
    void socket.dispatchEvent(Object.assign(new Event('close'), { code: 4010 }));
  loggedOut(line);
  await vi.advanceTimersByTimeAsync(1000);
  expect(link.out.value).toBe(undefined);
  const next = FakeSocket.all.at(-1)!;
  expect(next).not.toBe(line);
  next.open();
  await next.answer('ok');
  expect(link.connected.value).toBe(true);
  who = null;
  loggedOut(next);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(link.out.value).toBe('server.loggedOut');
  expect(FakeSocket.all.at(-1)!.said.length === 0 || FakeSocket.all.at(-1) === next).toBe(true);
});
test('before it has come in the page does not say that the line is cut', () => {
  const link = new RoomLink('r');
  expect(link.connected.value).toBe(false);
  FakeSocket.all.at(-1)!.close();
  expect(link.cut.value).toBe(false);
});
