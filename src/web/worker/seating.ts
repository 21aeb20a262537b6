import type { Holder } from '../../match/messages.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A short seed that can be read out: the same one deals the same cards. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const DEFAULT_LEVEL = 'officer';
export const seatedPerson = (name: string): Holder => ({ kind: 'person', who: name });
