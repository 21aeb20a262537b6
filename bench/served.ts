import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
/** The pages as they are served to everybody. */
export async function serve(): Promise<{ readonly server: ChildProcess; readonly baseURL: string }> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(import.meta.dirname, '../src/server/main.ts')], {
    env: { ...process.env, PORT: String(port), DATA: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (part: Buffer) => part.includes('is served at') && resolve());
    server.on('exit', (code) => reject(new Error(`the server ended with ${code} before it served`)));
  });
  return { server, baseURL: `http://127.0.0.1:${port}/` };
}
