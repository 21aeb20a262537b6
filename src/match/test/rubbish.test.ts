import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../kernel/input.ts';
import type { Seat } from '../../kernel/ids.ts';
import { readCommand } from '../messages.ts';
import { skirmish } from './skirmish.ts';
import { Sitting } from './sitting.ts';

const address = { match: fc.constant('m1'), id: fc.string({ minLength: 1, maxLength: 20 }) };
const proper = fc.oneof(
  fc.record({ ...address, cmd: fc.constant('act'), serial: fc.nat(9), actions: fc.constant(['pass', 'plan 3']) }),
  fc.record({ ...address, cmd: fc.constant('undo'), serial: fc.nat(9), count: fc.constant(1) }),
  fc.record({ ...address, cmd: fc.constantFrom('agree', 'disagree', 'concede') }),
  fc.record({ ...address, cmd: fc.constant('claim'), against: fc.nat(3) }),
  fc.record({ ...address, cmd: fc.constant('ready'), nonce: fc.constantFrom('', 'ab') }),
  fc.record({
    ...address,
    cmd: fc.constant('orders'),
    orders: fc.dictionary(fc.string(), fc.constantFrom('always', 'smart', 'never'), { maxKeys: 4 }),
  }),
);
/** The same with one of its fields spoilt, or one too many. */
const spoilt = fc
  .tuple(
    proper,
    fc.oneof(fc.constantFrom('cmd', 'match', 'id', 'serial', 'actions', 'count'), fc.string()),
    fc.jsonValue(),
  )
  .map(([command, field, value]) => Object.assign({}, command, { [field]: value }));

test('whatever comes over the wire is a command or an error that names the field', () => {
  let commands = 0;
  fc.assert(
    fc.property(fc.oneof(proper, spoilt, fc.jsonValue()), (json) => {
      try {
        readCommand(json);
        commands++;
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: 3000 },
  );
  expect(commands).toBeGreaterThan(500);
});

test('every proper command is read', () => {
  fc.assert(
    fc.property(proper, (json) => {
      expect(readCommand(json)).toEqual(json);
    }),
  );
});

test('any command to any seat gets exactly one answer, and the match goes on', async () => {
  const sitting = await Sitting.of(skirmish);
  const command = fc.oneof(
    fc.record({
      cmd: fc.constant('act' as const),
      serial: fc.nat(6),
      actions: fc.array(fc.constantFrom('pass', 'peek', 'plan 3', 'cheer 4', 'amount 1', 'march', 'x')),
    }),
    fc.record({ cmd: fc.constant('undo' as const), serial: fc.nat(6), count: fc.nat(4) }),
    fc.record({ cmd: fc.constantFrom('agree' as const, 'disagree' as const) }),
    fc.record({ cmd: fc.constant('claim' as const), against: fc.integer({ min: -3, max: 40 }) }),
    fc.record({ cmd: fc.constant('ready' as const), nonce: fc.constantFrom('', 'ab') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -1, max: 3 }), command, async (seat, given) => {
      const answer = await sitting.send(seat as Seat, given);
      expect(['ok', 'no']).toContain(answer.re);
    }),
    { numRuns: 500 },
  );
  await sitting.steps(3);
  expect(await sitting.match.record()).toMatchObject({ game: 'skirmish' });
});
