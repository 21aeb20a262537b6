import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { REASON } from '../state.ts';
import { captured, deal, dynastyHand, lay, playOn, resistanceHand } from './at.ts';

rule(
  ['LIB-3.1', 'LIB-3.2', 'LIB-10.3'],
  'a game ends by an attack on the base, or by lasting: one wins, the other loses',
  () => {
    const ends = Array.from({ length: 60 }, (_, seed) => {
      const t = deal({}, seed + 1);
      const chance = new FastChance(seed);
      playOn(t, (n) => chance.below(n));
      return [t.s.reason.value, ...t.outcome!].join(' ');
    });
    expect(new Set(ends)).toEqual(new Set([`${REASON.baseAttacked} 1 -1`, `${REASON.thirdCircle} -1 1`]));
  },
);

rule('LIB-3.3', 'a turn is step 1, step 2, step 3, in this order', () => {
  const t = lay({ captured: ['H'], dynasty: { hand: ['A', 'B', 'C'] }, resistance: { base: 'L' }, step: 'step1' });
  const prompts: (string | undefined)[] = [];
  for (const phrase of ['draw', 'pass', 'discard A']) {
    prompts.push(t.at('dynasty').prompt);
    t.at('dynasty').does(phrase);
  }
  expect(prompts).toEqual(['dynastyStep1', 'dynastyAction', 'discardDown']);
  expect(t.toAct).toEqual(['resistance']);
});

rule(['LIB-3.4', 'LIB-R6'], 'steps 1 and 2 can be passed by both sides, step 3 cannot', () => {
  const t = lay({
    captured: ['H'],
    dynasty: { hand: ['A', 'B', 'C', 'D'] },
    resistance: { hand: ['E', 'F', 'G', 'I'], base: 'L' },
    step: 'step1',
  });
  t.at('dynasty').does('pass', 'pass');
  expect(t.at('dynasty').offered).toEqual(['discard A', 'discard B', 'discard C', 'discard D']);
  t.at('dynasty').does('discard A');
  t.at('resistance').does('pass', 'pass');
  expect(t.at('resistance').offers('pass')).toBe(false);
  t.at('resistance').does('discard E');
  expect([dynastyHand(t), resistanceHand(t)]).toEqual(['BCD', 'FGI']);
});

rule('LIB-3.5', 'one thing in step 1 and one action in step 2', () => {
  const t = lay({ captured: ['H exerted', 'B exerted', 'C'], resistance: { base: 'L' }, step: 'step1' });
  t.at('dynasty').does('restore H');
  expect(t.at('dynasty').prompt).toBe('dynastyAction');
  expect(t.at('dynasty').offers('draw')).toBe(false);
  t.at('dynasty').does('exert C, attack J');
  expect(t.toAct).toEqual(['resistance']);
  t.at('resistance').does('draw');
  expect(t.at('resistance').offers('draw')).toBe(false);
  t.at('resistance').does('sabotage G');
  expect(t.toAct).toEqual(['dynasty']);
  expect(captured(t)).toBe('HBC');
});

rule('LIB-R34', 'after 100 turns of the Dynasty the Resistance wins', () => {
  const t = lay({ captured: ['H'], resistance: { base: 'L' }, turns: 99, step: 'step1' });
  t.at('dynasty').does('pass', 'pass');
  t.at('resistance').does('pass', 'pass');
  expect(t.outcome).toBeUndefined();
  t.at('dynasty').does('pass', 'pass');
  expect(t.outcome).toEqual([-1, 1]);
  expect(t.s.reason.value).toBe(REASON.stalled);
});
