import { expect, test } from 'vitest';
import { type Liberation, REASON } from '../../../../games/liberation/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { reason } from '../reason.ts';

test('the end names the rule by which it came, and where the base was', async () => {
  const laid = await Laid.of<Liberation>(
    'liberation',
    {},
    {
      galaxy: 'G1',
      captured: ['H'],
      dynasty: { hand: ['E'] },
      resistance: { hand: ['B'], base: 'F' },
      turn: 'dynasty',
      step: 'action',
    },
  );
  const at = (why: number, seat: 0 | 1 = 0) => {
    laid.s.reason.value = why;
    return reason(laid.view(seat));
  };
  expect(at(REASON.baseAttacked).rule).toBe('LIB-10.1');
  expect(at(REASON.thirdCircle).rule).toBe('LIB-10.2');
  expect(at(REASON.stalled).rule).toBe('LIB-R34');
  expect(at(REASON.baseAttacked).says).toEqual([
    'The Dynasty has found the secret base.',
    'It was here: F “Forgeworks”.',
  ]);
  expect(at(REASON.thirdCircle).says[0], 'a loss begins with what was close').toContain('location H was connected');
  expect(at(REASON.thirdCircle, 1).says[0]).toBe('The third circle is over and the base was not found.');
  laid.s.circle.value = 3;
  expect(at(REASON.baseAttacked, 1).says[0]).toBe('The base lasted 2 circles of 3, but the Dynasty found it.');
});
