import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newGuest } from './client.ts';
import { NodeProcess } from './node-process.ts';
import { inFolder, type Report, type Run } from './report.ts';
import { residentKib } from './usage.ts';

const SOCKETS = 10_000;
const AT_ONCE = 100;
const MOST_KIB = 20;

/** Many sockets that say nothing: what does each cost the server? Linux only. */
export function idle({ rooms = SOCKETS }: Run): Promise<Report> {
  return inFolder(async () => {
    const began = performance.now();
    const node = new NodeProcess({ place: { file: ':memory:' }, env: { NODE_OPTIONS: '--expose-gc' } });
    await node.start();
    const sockets: WebSocket[] = [];
    try {
      const guest = await newGuest(node.base, 'Idle');
      const connect = (): Promise<void> =>
        new Promise((resolve, reject) => {
          const headers = { Authorization: `Bearer ${guest.token}` };
          const socket = new WebSocket(`${node.base.replace('http', 'ws')}/socket`, {
            headers,
            perMessageDeflate: false,
          });
          sockets.push(socket);
          socket.once('open', () => resolve());
          socket.once('error', reject);
        });
      await Promise.all(Array.from({ length: AT_ONCE }, connect));
      await sleep(1500);
      const before = residentKib(node.pid);
      while (sockets.length < rooms)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, rooms - sockets.length) }, connect));
      await sleep(3000);
      const each = (residentKib(node.pid) - before) / (rooms - AT_ONCE);
      const open = sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
      const wrong = [
        ...(open < rooms ? [`${rooms - open} sockets were closed`] : []),
        ...(each > MOST_KIB ? [`${each.toFixed(1)} KiB for each socket`] : []),
      ];
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      return {
        kind: 'idle',
        seconds,
        faults: { sockets: open },
        found: { kibEach: Math.round(each * 10) / 10 },
        wrong,
      };
    } finally {
      for (const socket of sockets) socket.terminate();
      await node.end('SIGKILL');
    }
  });
}
