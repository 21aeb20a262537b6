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
  const at = (why: number) => {
    laid.s.reason.value = why;
    return reason(laid.view(0));
  };
  expect(at(REASON.baseAttacked).rule).toBe('LIB-10.1');
  expect(at(REASON.thirdCircle).rule).toBe('LIB-10.2');
  expect(at(REASON.stalled).rule).toBe('LIB-R34');
  expect(at(REASON.baseAttacked).says).toEqual([
    'The Dynasty has found the secret base.',
    'It was here: F “Forgeworks”.',
  ]);
  expect(at(REASON.thirdCircle).says).toHaveLength(2);
});
