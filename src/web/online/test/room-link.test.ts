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
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://localhost/#/room/r'));
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
  vi.advanceTimersByTime(10_000);
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
