import { expect, test } from 'vitest';
import { breakdown } from '../../../../games/afu/rules/22-scoring.ts';
import type { Afu } from '../../../../games/afu/state.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { whyNothing } from '../why-nothing.ts';

test('an achievement without points says why: met by both, or how much was missing', async () => {
  const laid = await Laid.dealt<Afu>('afu', { players: 2 }, 3);
  const seat = 0 as Seat;
  for (const language of LANGUAGES) {
    const view = laid.view(seat, language);
    const open = breakdown(laid.s, seat).filter(({ why }) => why === 'achievement');
    expect(open.length).toBeGreaterThan(0);
    for (const entry of open) {
      expect(whyNothing(view, seat, { ...entry, vp: 0, met: false })).toMatch(/\d+\D+\d+/);
      expect(whyNothing(view, seat, { ...entry, vp: 0, met: true, otherMet: true })).toContain('AFU-22.2');
      expect(whyNothing(view, seat, { ...entry, vp: 3, met: true })).toBe('');
    }
  }
});
