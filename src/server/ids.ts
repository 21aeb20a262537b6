import { randomBytes, randomInt } from 'node:crypto';

/** 128 random bits: rooms are found by their link only. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** Letters and digits that cannot be taken for one another, read aloud or by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRTUVWXYZ2346789';
const CODE_LETTERS = 7;
export const newCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]!).join('');
