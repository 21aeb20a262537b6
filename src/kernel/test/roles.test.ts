import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { type Vault, vault } from '../contract/test/vault.ts';
import type { AnyGame } from '../game.ts';
import type { Seat } from '../ids.ts';
import { roleAt, seatNamesAt, seatNamesFor, textAt, textFor } from '../roles.ts';
import { rulesFor } from '../rules.ts';
import { readSetup } from '../setup.ts';
import type { State } from '../table.ts';
import type { GameText } from '../text.ts';

const [FIRST, SECOND] = [0 as Seat, 1 as Seat];
const plain = vault() as unknown as AnyGame;
/** A long game leaves open who is north; then the cell says which seat is: 1 and 2 for the first and the second. */
const cast = {
  ...vault(),
  roles: {
    seats: ['left', 'right'],
    open: ({ long }: { readonly long: boolean }) => long,
    of: (s: Vault, seat: Seat) => (s.noted.value === 0 ? -1 : s.noted.value === 1 ? seat : 1 - seat),
  },
} as unknown as AnyGame;
const text = { title: 'Vault', seats: ['North', 'South'] } as unknown as GameText;
const told = { ...text, players: ['Left player', 'Right player'] };
/** A position in which so much is noted. */
function noted(game: AnyGame, value: number): State {
  const setup = readSetup(game.options, {});
  const rules = rulesFor(game, setup);
  const s = rules.create();
  rules.start(s, setup, new FastChance(1));
  (s as unknown as Vault).noted.value = value;
  return s;
}

describe('roles', () => {
  test('are the seats where the game gives none out', () => {
    const s = noted(plain, 2);
    expect([roleAt(plain, s, FIRST), roleAt(plain, s, SECOND)]).toEqual([0, 1]);
    expect(seatNamesAt(plain, s)).toBe(plain.seatNames);
    expect(textAt(plain, told, s)).toBe(told);
    expect([seatNamesFor(plain, { long: true }), textFor(plain, told, { long: true })]).toEqual([
      plain.seatNames,
      told,
    ]);
  });
  test('are open until they are given out, and then the seat is called by its role', () => {
    const at = [0, 1, 2].map((value) => noted(cast, value));
    expect(at.map((s) => [roleAt(cast, s, FIRST), roleAt(cast, s, SECOND)])).toEqual([
      [-1, -1],
      [0, 1],
      [1, 0],
    ]);
    expect(at.map((s) => seatNamesAt(cast, s))).toEqual([
      ['left', 'right'],
      ['north', 'south'],
      ['south', 'north'],
    ]);
    expect(at.map((s) => textAt(cast, told, s))).toEqual([
      { ...told, seats: ['Left player', 'Right player'] },
      { ...told, seats: ['North', 'South'] },
      { ...told, seats: ['South', 'North'] },
    ]);
  });
  test('the aim is that of the set-up, where the words have one', () => {
    const aimed = {
      ...told,
      aim: 'Win.',
      aimAt: (s: State) => ((s as unknown as Vault).noted.value === 1 ? 'Open it.' : undefined),
    };
    expect(textAt(plain, aimed, noted(plain, 1))).toEqual({ ...aimed, aim: 'Open it.' });
    expect(textAt(plain, aimed, noted(plain, 0))).toBe(aimed);
    expect(textAt(cast, aimed, noted(cast, 1))).toEqual({ ...aimed, aim: 'Open it.', seats: ['North', 'South'] });
  });
  test('before the deal the setup says whether they are open', () => {
    expect([seatNamesFor(cast, { long: true }), seatNamesFor(cast, { long: false })]).toEqual([
      ['left', 'right'],
      ['north', 'south'],
    ]);
    expect(textFor(cast, told, { long: true })).toEqual({ ...told, seats: ['Left player', 'Right player'] });
    expect(textFor(cast, told, { long: false })).toBe(told);
  });
  test('words without other names for the players call them by the roles', () => {
    expect(textFor(cast, text, { long: true })).toEqual(text);
    expect(textAt(cast, text, noted(cast, 0))).toEqual(text);
  });
});
