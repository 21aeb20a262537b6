import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

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

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 } as const;
const KEY = 32;
const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });

/** Salt and key, to be kept. */
export async function protect(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
}
/** Takes as long for an account that does not exist. */
export async function matches(password: string, kept = `${'0'.repeat(32)}:${'0'.repeat(2 * KEY)}`): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex')), Buffer.from(key, 'hex'));
}
