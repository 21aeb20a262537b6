import { createCipheriv, createHash } from 'node:crypto';
import type { Chance } from '../kernel/chance.ts';

/**
 * The draws of a match as docs/records.md describes them, by the cryptography of the platform and not by ours: who
 * checks a record need not trust the code that made it.
 */
export const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
export const DEAL_SEAT = 255;

export class Draws {
  draws = 0;
  streams = 0;
  private readonly key: Buffer;
  constructor(secret: Buffer, nonces: readonly Buffer[]) {
    this.key = sha256(Buffer.from('redut match'), secret, ...nonces.map((nonce) => sha256(nonce)));
  }
  /** The stream of one command: ChaCha20, block counter 0, nonce = seat, serial, 0 as three little-endian words. */
  stream(seat: number, serial: number): Chance {
    const nonce = Buffer.alloc(16);
    nonce.writeUInt32LE(seat, 4);
    nonce.writeUInt32LE(serial, 8);
    const cipher = createCipheriv('chacha20', this.key, nonce);
    let block = Buffer.alloc(0);
    let at = 0;
    let fresh = true;
    const word = (): number => {
      if (at === block.length) {
        block = cipher.update(Buffer.alloc(64));
        at = 0;
      }
      at += 4;
      return block.readUInt32LE(at - 4);
    };
    return {
      below: (n) => {
        this.draws++;
        if (fresh) this.streams++;
        fresh = false;
        // Words beyond the last whole multiple of n would favour small numbers.
        const limit = 2 ** 32 - (2 ** 32 % n);
        for (;;) {
          const drawn = word();
          if (drawn < limit) return drawn % n;
        }
      },
    };
  }
}

/** To a secret and settings, as docs/records.md describes it. */
export function commitmentTo(setup: Readonly<Record<string, unknown>>, secret: Buffer): string {
  const names = Object.keys(setup).toSorted();
  const written = `{${names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(setup[name])}`).join(',')}}`;
  return sha256(Buffer.from('redut commitment'), secret, sha256(Buffer.from(written))).toString('hex');
}
