import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { derive } from './derivation.ts';
import type { Caller } from './row.ts';

/** 256 random bits: what a browser holds to be known again. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of it: whoever reads the data cannot come in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** Salt and key, to be kept. */
export async function protect(password: string, caller: Caller): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, caller)).toString('hex')}`;
}
export async function matches(password: string, kept: string, caller: Caller): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), caller), Buffer.from(key, 'hex'));
}
