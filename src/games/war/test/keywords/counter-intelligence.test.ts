import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, infantry, order } from '../at.ts';

import { base } from '../../cards/set.ts';

rule('WAR-26.66', 'Sabotage, Partisans and Strike on Communications name it as what bars them', () => {
  for (const id of ['sabotage', 'partisans', 'strike-on-communications'])
    expect(base.row(base.def(id)).barredBy).toEqual(['counterIntelligence']);
});
rule('WAR-26.67', 'while a unit with it is on the table the opponent cannot play what it bars; its owner can', () => {
  const drafts = {
    agents: infantry(1, 1, { keywords: { counterIntelligence: true } }),
    sabotage: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }, {}, { barredBy: ['counterIntelligence'] }),
  };
  const why = (red: object, blue: object) =>
    battle(drafts, { phase: 'build', red: { hand: ['sabotage'], ...red }, blue })
      .to('build')
      .red.whyNot('play sabotage');
  expect([why({}, { second: ['agents'] }), why({ first: ['agents'] }, {})]).toEqual(['WAR-26.66', undefined]);
});
rule('WAR-26.67', 'a unit with it that has gone bars nothing', () => {
  const drafts = {
    agents: infantry(1, 1, { keywords: { counterIntelligence: true } }),
    sabotage: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }, {}, { barredBy: ['counterIntelligence'] }),
    raze: order({ when: ['BUILD'], target: { whose: 'enemy' }, effects: [{ do: 'destroy' }] }),
  };
  const red = { hand: ['sabotage', 'raze'] };
  const b = battle(drafts, { phase: 'build', red, blue: { first: ['agents'] } }).to('build');
  expect(b.red.whyNot('play sabotage')).toBe('WAR-26.66');
  b.red.does('play raze', 'choose enemy agents');
  expect(b.to('build').red.whyNot('play sabotage')).toBe(undefined);
});
