import { expect, test } from 'vitest';
import { type Afu, LOSS } from '../../../../games/afu/state.ts';
import type { Seat } from '../../../../kernel/ids.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { Laid } from '../../../table/test/laid.ts';
import { reason } from '../reason.ts';

test('why a game ended is told without the account, by the rule that ended it', async () => {
  const laid = await Laid.dealt<Afu>('afu', { players: 2 }, 3);
  const { s } = laid;
  for (const language of LANGUAGES) {
    s.lastRound.value = 1;
    s.vp.set(0 as Seat, 5);
    expect(reason(laid.view(0, language))).toMatchObject({ rule: 'AFU-21.1' });
    s.lastRound.value = 0;
    const { says, rule } = reason(laid.view(0, language));
    expect(rule).toBe('AFU-21.2');
    expect(says.join(' ')).not.toMatch(/^\s*\S+: /);
    s.vp.set(0 as Seat, s.vp.get(1 as Seat));
    expect(reason(laid.view(0, language)).rule).toBe('AFU-22.9');
  }
});
test('a solo game that is lost names what lost it', async () => {
  const laid = await Laid.dealt<Afu>('afu', { players: 1 }, 3);
  const { s } = laid;
  const found = [LOSS.threePanic, LOSS.emptyStack, LOSS.captures].map((loss) => {
    s.loss.value = loss;
    const { says, rule } = reason(laid.view(0, 'en'));
    expect(says).toHaveLength(1);
    return rule;
  });
  expect(found).toEqual(['AFU-25.1', 'AFU-25.2', 'AFU-25.3']);
});
