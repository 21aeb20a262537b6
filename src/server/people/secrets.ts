import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { derive } from './derivation.ts';
import type { Caller } from './row.ts';

/** 256 random bits: what a browser holds to be known again. */
export const newToken = (): string => randomBytes(32).toString('base64url');
/** What is stored of it: whoever reads the data cannot come in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
/** 128 random bits: rooms are found by their link only. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Letters and digits that cannot be taken for one another, read aloud or by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const CODE_LETTERS = 7;
export const newCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]!).join('');

/** Salt and key, to be kept. */
export async function protect(password: string, caller: Caller): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, caller)).toString('hex')}`;
}
export async function matches(password: string, kept: string, caller: Caller): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), caller), Buffer.from(key, 'hex'));
}
