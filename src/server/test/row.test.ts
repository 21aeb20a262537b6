import { expect, test } from 'vitest';
import { Usual } from '../people/derivation.ts';
import { Busy, type Stranger } from '../people/strangers.ts';
import { type Caller, Row } from '../people/row.ts';
import { blocksAround, blockOf } from '../blocks.ts';

const from = (address: string, account: string, more: Partial<Stranger> = {}): Stranger => ({
  wants: 'in',
  account,
  from: blocksAround(blockOf(address)),
  pretended: false,
  ...more,
});
/** Strangers who have nothing to do with each other. */
const stranger = (i: number): Stranger => from(`10.${i}.0.1`, `account ${i}`);
const noRest = (): Promise<void> => Promise.resolve();

/** A row whose only place is taken until `go` is called, and the names of those who have had their turn since. */
async function taken(most: number, by: Caller = 'friend') {
  const row = new Row(1, most, noRest);
  const done: string[] = [];
  let go = (): void => undefined;
  let first: Promise<void> | undefined;
  await new Promise<void>((begun) => {
    first = row.run(by, () => {
      begun();
      return new Promise<void>((resolve) => (go = resolve));
    });
  });
  const run = (caller: Caller, name: string): Promise<void> => row.run(caller, async () => void done.push(name));
  return { row, done, run, first, go: () => go() };
}

test('few passwords are looked at once, friends first, and who comes too many is told to wait', async () => {
  const { done, run, first, go } = await taken(2);
  const waiting = [run(stranger(1), 'stranger'), run(stranger(2), 'another'), run('friend', 'friend')];
  await expect(run(stranger(3), 'late')).rejects.toThrow(Busy);
  waiting.push(run('friend', 'second friend'));
  await expect(run('friend', 'third friend')).rejects.toThrow(Busy);
  go();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['friend', 'second friend', 'stranger', 'another']);
  await run(stranger(4), 'later');
  expect(done).toContain('later');
});
test('between two strangers passwords rest, and a friend who comes does not wait for that', async () => {
  const ended: (() => void)[] = [];
  const row = new Row(1, 2, () => new Promise<void>((resolve) => ended.push(resolve)));
  const done: string[] = [];
  const run = (caller: Caller, name: string): Promise<void> => row.run(caller, async () => void done.push(name));
  const strangers = [run(stranger(1), 'first'), run(stranger(2), 'second'), run(stranger(3), 'third')];
  await strangers[0];
  await expect.poll(() => ended.length).toBe(1);
  expect(done).toEqual(['first']);
  await run('friend', 'friend');
  expect(done).toEqual(['first', 'friend']);
  await expect.poll(() => ended.length).toBe(2);
  ended[1]!();
  await strangers[1];
  expect(done).toEqual(['first', 'friend', 'second']);
  await expect.poll(() => ended.length).toBe(3);
  ended[2]!();
  await strangers[2];
  await run(stranger(4), 'alone');
  expect(done).toEqual(['first', 'friend', 'second', 'third', 'alone']);
});
test('who has many addresses in one network has one turn, and then come all others', async () => {
  for (const network of ['2001:db8:0:a0', '2001:db8:', '10.9.0.', '10.9.']) {
    const address = (i: number): string => (network.includes(':') ? `${network}${i}::1` : `${network}${i}.1`);
    const own = (i: number): string => (network === '10.9.0.' ? `10.9.0.${i}` : address(i));
    const { done, run, first, go } = await taken(9, from(own(0), 'name 0'));
    const waiting = [1, 2, 3].map((i) => run(from(own(i), `name ${i}`), `guess ${i}`));
    waiting.push(run(stranger(1), 'ann'), run(stranger(2), 'bob'));
    go();
    await Promise.all([first, ...waiting]);
    expect([network, ...done]).toEqual([network, 'ann', 'bob', 'guess 1', 'guess 2', 'guess 3']);
  }
});
test('who guesses at one account from everywhere keeps nobody from another', async () => {
  const { done, run, first, go } = await taken(9, from('10.1.0.1', 'ann'));
  const waiting = [2, 3, 4].map((i) => run(from(`10.${i}.0.1`, 'ann'), `guess ${i}`));
  waiting.push(run(from('10.5.0.1', 'bob'), 'bob'));
  go();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['bob', 'guess 2', 'guess 3', 'guess 4']);
});
test('of a line that is full whoever has the most in it loses the latest, and nobody else', async () => {
  const { done, run, first, go } = await taken(3);
  const refused: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const come = (caller: Caller, name: string): void =>
    void waiting.push(run(caller, name).catch(() => refused.push(name)));
  for (const i of [1, 2, 3]) come(from(`2001:db8:0:a0${i}::1`, `name ${i}`), `guess ${i}`);
  come(stranger(1), 'ann');
  come(from('2001:db8:0:a04::1', 'name 4'), 'guess 4');
  come(stranger(2), 'bob');
  go();
  await Promise.all([first, ...waiting]);
  expect(refused).toEqual(['guess 3', 'guess 4', 'guess 2']);
  expect(done.toSorted()).toEqual(['ann', 'bob', 'guess 1']);
});
test('one account is looked at by one stranger at a time, though there are more threads', async () => {
  const row = new Row(2, 9, noRest);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (caller: Caller, name: string): Promise<void> =>
    row.run(caller, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [run(from('10.1.0.1', 'ann'), 'first'), run(from('10.2.0.1', 'ann'), 'second')];
  all.push(run(from('10.3.0.1', 'bob'), 'bob'));
  await expect.poll(() => begun).toEqual(['first', 'bob']);
  ends[0]!();
  await expect.poll(() => begun).toEqual(['first', 'bob', 'second']);
  for (const end of ends) end();
  await Promise.all(all);
});
test('who registers and who logs in take turns', async () => {
  const { done, run, first, go } = await taken(9);
  const waiting = [1, 2, 3].map((i) => run(stranger(i), `login ${i}`));
  waiting.push(...[4, 5].map((i) => run({ ...stranger(i), wants: 'account' }, `new ${i}`)));
  go();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['login 1', 'new 4', 'login 2', 'new 5', 'login 3']);
});
test('a name that nobody has waits for its turn like any other, and takes the place of none', async () => {
  const { row, done, run, first, go } = await taken(9);
  const pretended = (i: number, account: string): Stranger => from(`10.${i}.0.1`, account, { pretended: true });
  let end = (): void => undefined;
  const nobody = row.run(pretended(1, 'nobody'), () => {
    done.push('nobody');
    return new Promise<void>((resolve) => (end = resolve));
  });
  const again = run(pretended(2, 'nobody'), 'nobody again');
  const others = [run(pretended(3, 'no other'), 'no other'), run(stranger(4), 'ann'), run(stranger(5), 'bob')];
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual([]);
  go();
  await Promise.all([first, ...others]);
  // Like tries at an account that somebody has, those at one name come one after the other.
  expect(done).toEqual(['nobody', 'no other', 'ann', 'bob']);
  end();
  await Promise.all([nobody, again]);
  expect(done.at(-1)).toBe('nobody again');
});
test('a name that nobody has takes as long as what was derived of late, and somebody measures that', () => {
  let now = 0;
  const usual = new Usual(() => now);
  expect([usual.isDue(), usual.isDue()]).toEqual([true, false]);
  usual.note(70);
  usual.note(80);
  const seen = new Set(Array.from({ length: 200 }, () => usual.any()));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([70, 80]);
  now += 10_000;
  expect([usual.isDue(), usual.isDue()]).toEqual([true, false]);
  usual.note(40);
  expect(usual.any()).toBe(40);
  for (let i = 0; i < 16; i++) usual.note(50);
  expect(usual.any()).toBe(50);
});
test('around an address lie the blocks that one customer, one tenant or one provider may have', () => {
  expect(blocksAround(blockOf('192.0.2.1'))).toEqual(['192.0.2.1', '192.0.2.0/24', '192.0.0.0/16']);
  expect(blocksAround(blockOf('2001:db8:1:a2b3::7'))).toEqual([
    '2001:db8:1:a2b3::/64',
    '2001:db8:1:a200::/56',
    '2001:db8:1::/48',
    '2001:db8::/32',
  ]);
  expect(blocksAround('rubbish')).toEqual(['rubbish']);
});
