import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '../../kernel/chance.ts';
import { newGuest } from './client.ts';
import { NodeProcess } from './node-process.ts';
import { inFolder } from './report.ts';
import { frame, opening, REQUEST_KINDS, type RequestKind, type Sent, sentOf } from './requests.ts';

/** So many lines at once, and so many requests one behind the other over each. */
const LINES = 24;
const BEHIND = 128;
/** Whoever sends more bad frames than that is hung up on. */
const FRAMES = 64;
/** Nobody is left without an answer for longer; the server itself gives up on half a request after 20 s. */
const SILENCE_MS = 30_000;
/** What a server without a leak needs for this many lines is far less. */
const HEAP_MIB = 192;
const MOST_MIB = 512;

interface Tally {
  answered: number;
  /** Lines that ended as they should have, without an answer: nobody was there any more to be told. */
  hungUp: number;
  readonly wrong: string[];
}
interface Heard {
  readonly statuses: readonly number[];
  readonly closes: boolean;
  readonly silent: boolean;
}

/** The answers in what came over a line; the next of them is to a request of which `head` says whether it has no body. */
class Answers {
  readonly statuses: number[] = [];
  closes = false;
  private text = '';
  private readonly sent: readonly Sent[];
  constructor(sent: readonly Sent[]) {
    this.sent = sent;
  }
  hear(more: string): void {
    this.text += more;
    for (let end = this.text.indexOf('\r\n\r\n'); end >= 0; end = this.text.indexOf('\r\n\r\n')) {
      const head = this.text.slice(0, end);
      const status = Number(head.slice(9, 12));
      const bodiless = status < 200 || this.sent[this.statuses.length]?.head === true;
      const length = bodiless ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      if (this.text.length < end + 4 + length) return;
      this.text = this.text.slice(end + 4 + length);
      if (status === 100) continue;
      this.statuses.push(status);
      this.closes ||= /\r\nconnection: close/i.test(head);
      if (status === 101) return;
    }
  }
}
/** Sends them one behind the other; when the whole ones have been answered, the last, which is not, and hangs up. */
function send(port: number, sent: readonly Sent[]): Promise<Heard> {
  const whole = sent.filter((one) => one.whole);
  const rest = sent.filter((one) => !one.whole);
  return new Promise((resolve) => {
    const answers = new Answers(sent);
    const line = connect(port, '127.0.0.1').setEncoding('latin1');
    let silent = false;
    const late = setTimeout(() => {
      silent = true;
      line.destroy();
    }, SILENCE_MS);
    const goOn = (): void => {
      if (answers.statuses.length < whole.length) return;
      line.removeListener('data', heard);
      line.on('data', (more: string) => answers.hear(more));
      line.end(Buffer.concat(rest.map(({ bytes }) => bytes)));
    };
    const heard = (more: string): void => {
      answers.hear(more);
      goOn();
    };
    line.on('data', heard);
    line.on('error', () => undefined);
    line.on('close', () => {
      clearTimeout(late);
      resolve({ statuses: answers.statuses, closes: answers.closes, silent });
    });
    if (whole.length === 0) goOn();
    else line.write(Buffer.concat(whole.map(({ bytes }) => bytes)));
  });
}
async function sendAll(port: number, all: readonly Sent[], tally: Tally): Promise<void> {
  const tell = (what: string, { bytes }: Sent): void =>
    void tally.wrong.push(`${what}: ${JSON.stringify(bytes.subarray(0, 200).toString('latin1'))}`);
  for (let left = all; left.length > 0 && tally.wrong.length === 0;) {
    const { statuses, closes, silent } = await send(port, left);
    tally.answered += statuses.length;
    statuses.forEach((status, i) => {
      if (status >= 500) tell(`answered with ${status}`, left[Math.min(i, left.length - 1)]!);
    });
    const next = left[statuses.length];
    if (next === undefined) return;
    if (silent) tell('neither answered nor hung up on', next);
    else if (!next.whole) {
      tally.hungUp++;
      return;
    } else if (!closes || statuses.length === 0) tell('not answered', next);
    // What came behind a request that was told to go is sent anew.
    left = left.slice(statuses.length);
  }
}
function sendFrames(port: number, token: string, frames: readonly Buffer[], tally: Tally): Promise<void> {
  return new Promise((resolve) => {
    const line: Socket = connect(port, '127.0.0.1');
    let opened = false;
    const late = setTimeout(() => {
      tally.wrong.push(
        `not hung up on: ${Buffer.concat([...frames])
          .toString('hex')
          .slice(0, 400)}`,
      );
      line.destroy();
    }, SILENCE_MS);
    line.on('data', (more) => {
      if (opened) return;
      opened = more.includes('HTTP/1.1 101');
      if (!opened) tally.wrong.push(`a socket was not opened: ${more.toString('latin1').slice(0, 40)}`);
      line.end(Buffer.concat([...frames]));
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearTimeout(late);
      tally.hungUp++;
      resolve();
    });
    line.write(opening(token));
  });
}

const KNOWN: ReadonlySet<RequestKind> = new Set(['bodies', 'upgrades', 'frames']);
const NOBODY = { token: '' } as const;
/** One line's worth of a kind; says how many cases that were. */
async function sendSome(node: NodeProcess, kind: RequestKind, chance: FastChance, tally: Tally): Promise<number> {
  const port = Number(new URL(node.base).port);
  const { token } = KNOWN.has(kind) ? await newGuest(node.base, 'Mallory') : NOBODY;
  if (kind === 'frames') {
    const frames = Array.from({ length: FRAMES }, () => frame(chance));
    await sendFrames(port, token, frames, tally);
    return frames.length;
  }
  const sent: Sent[] = [];
  let count = 0;
  while (count < BEHIND && tally.wrong.length === 0) {
    const one = sentOf(kind, chance, token);
    sent.push(one);
    count++;
    if (one.whole && count < BEHIND) continue;
    await sendAll(port, sent.splice(0), tally);
  }
  return count;
}
async function sendKind(
  node: NodeProcess,
  kind: RequestKind,
  more: (count: number) => boolean,
  lines: number,
  seed: number,
  tally: Tally,
): Promise<number> {
  let count = 0;
  const line = async (_: unknown, i: number): Promise<void> => {
    const chance = new FastChance(seed + i);
    while (more(count) && tally.wrong.length === 0 && node.ending === undefined) {
      const some = await sendSome(node, kind, chance, tally);
      count += some;
    }
  };
  await Promise.all(Array.from({ length: lines }, line));
  return count;
}

interface OverHttp {
  readonly sent: Readonly<Record<RequestKind, number>>;
  readonly found: Readonly<Record<string, number>>;
  readonly wrong: readonly string[];
}
/** So many cases of each kind, or as many as can be sent until then, to a server in a process of its own. */
export function overHttp(seed: number, wanted: number | undefined, ends: number): Promise<OverHttp> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html>');
    const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MIB}` };
    const node = new NodeProcess({
      place: { file: join(folder, 'redut.sqlite') },
      pages: folder,
      synchronous: 'NORMAL',
      env,
    });
    await node.start();
    const tally: Tally = { answered: 0, hungUp: 0, wrong: [] };
    const sent = Object.fromEntries(REQUEST_KINDS.map((kind) => [kind, 0])) as Record<RequestKind, number>;
    const began = performance.now();
    const lines = Math.min(LINES, Math.ceil((wanted ?? Infinity) / BEHIND));
    let mib = 0;
    try {
      for (const [i, kind] of REQUEST_KINDS.entries()) {
        const until = began + ((ends - began) * (i + 1)) / REQUEST_KINDS.length;
        const more = (count: number): boolean => (wanted === undefined ? performance.now() < until : count < wanted);
        sent[kind] = await sendKind(node, kind, more, lines, seed + i * LINES, tally).catch((error: unknown) => {
          tally.wrong.push(`${kind}: ${String(error)}`);
          return 0;
        });
        mib = Math.max(mib, residentMib(node.pid));
      }
      if (!(await isWell(node))) tally.wrong.push(`the server ${node.ending ?? 'is not well any more'}`);
      if (/"level":"error"/.test(node.trouble))
        tally.wrong.push(`the server logged an error: ${node.trouble.slice(-300)}`);
      if (mib > MOST_MIB) tally.wrong.push(`the server took ${mib} MiB`);
    } finally {
      await node.end('SIGKILL');
    }
    const { answered, hungUp, wrong } = tally;
    return { sent, found: { httpAnswered: answered, httpHungUp: hungUp, serverMiB: mib }, wrong };
  });
}
/** A process that is gone is noticed a moment later than its port. */
async function isWell(node: NodeProcess): Promise<boolean> {
  const well = await fetch(`${node.base}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!well) await sleep(500);
  return well && node.ending === undefined;
}
/** Linux only; 0 of a process that is gone. */
function residentMib(pid: number): number {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}
