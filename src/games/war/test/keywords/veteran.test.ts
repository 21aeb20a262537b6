import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, order } from '../at.ts';

import { base } from '../../cards/set.ts';

rule('WAR-26.13', 'Panic, Capture and Disorganising the Enemy are not for veterans', () => {
  for (const id of ['panic', 'capture', 'disorganisation']) {
    const use = base.tactical[base.def(id)]!;
    expect([id, use.target.lacks !== 0]).toEqual([id, true]);
    expect(base.row(base.def(id)).tactical!.target!.lacks).toContain('veteran');
  }
});
rule('WAR-26.14', 'a card whose text spares veterans finds no target in them', () => {
  const drafts = {
    guards: infantry(3, 3, { keywords: { veteran: true } }),
    rifles: infantry(3, 2),
    panic: order({
      when: ['WAVE_START'],
      turn: 'own',
      target: { whose: 'enemy', types: ['infantry'], lacks: ['veteran'] },
      effects: [{ do: 'tap' }],
    }),
  };
  const why = (first: readonly string[]) => {
    const b = battle(drafts, { red: { hand: ['panic'] }, blue: { first } });
    b.to('wave').red.does('wave');
    return b.red.whyNot('play panic');
  };
  expect([why(['guards']), why(['guards', 'rifles'])]).toEqual(['WAR-27.5', undefined]);
});
