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
/** A derivation takes 32 MB and a thread for some 50 ms: so many at once, and so many more may wait for theirs. */
const AT_ONCE = 2;
const MOST_WAITING = 32;
const BUSY_MS = 1000;

/** Too many passwords are being looked at; nothing was looked at. */
export class Busy extends Error {
  readonly wait = BUSY_MS;
  constructor() {
    super('too many passwords at once');
  }
}
/** Work that is dear: little of it at once, the rest in a row, and no longer a row than that. Friends go first. */
export class Row {
  private running = 0;
  private readonly friends: (() => void)[] = [];
  private readonly strangers: (() => void)[] = [];
  private readonly atOnce: number;
  private readonly most: number;
  constructor(atOnce: number, most: number) {
    this.atOnce = atOnce;
    this.most = most;
  }
  async run<T>(friend: boolean, work: () => Promise<T>): Promise<T> {
    const row = friend ? this.friends : this.strangers;
    if (this.running < this.atOnce) this.running++;
    else if (row.length >= this.most) throw new Busy();
    else await new Promise<void>((resolve) => row.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.friends.shift() ?? this.strangers.shift();
      // Whoever is next takes the place over.
      if (next === undefined) this.running--;
      else next();
    }
  }
}
const derivations = new Row(AT_ONCE, MOST_WAITING);
const derive = (password: string, salt: Buffer, friend: boolean): Promise<Buffer> =>
  derivations.run(
    friend,
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY, COST, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );

/** Salt and key, to be kept. */
export async function protect(password: string, friend = false): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(password, salt, friend)).toString('hex')}`;
}
const NOBODYS = `${'0'.repeat(32)}:${'0'.repeat(2 * KEY)}`;
/** Takes as long for an account that does not exist. A friend need not wait for strangers. */
export async function matches(password: string, kept = NOBODYS, friend = false): Promise<boolean> {
  const [salt = '', key = ''] = kept.split(':');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), friend), Buffer.from(key, 'hex'));
}
