import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import type { Environment } from './environment.ts';

async function send(output: Writable, bytes: Uint8Array | string): Promise<void> {
  if (!output.write(bytes)) await once(output, 'drain');
}
/** Speaks with a learner over pipes until it says no more: a line of JSON, then frames, each answered by its choices. */
export async function serve(environment: Environment, input: Readable, output: Writable): Promise<void> {
  const answer = Buffer.alloc(environment.answerBytes);
  let got = 0;
  await send(output, `${JSON.stringify(environment.hello)}\n`);
  // A stream may write later what it was given, and the next frame is laid out in the same place: so it gets a copy.
  await send(output, Uint8Array.from(environment.frame()));
  for await (const chunk of input) {
    let bytes = chunk as Buffer;
    while (bytes.length > 0) {
      const taken = bytes.copy(answer, got);
      bytes = bytes.subarray(taken);
      got += taken;
      if (got < answer.length) break;
      got = 0;
      environment.answer(answer);
      await send(output, Uint8Array.from(environment.frame()));
    }
  }
}
