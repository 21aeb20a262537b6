import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Drafts, infantry } from '../at.ts';

rule(
  ['WAR-26.85', 'WAR-R83'],
  'the marker mountain does nothing by itself and is found by cards that refer to it',
  () => {
    const drafts: Drafts = {
      marked: infantry(2, 2, { keywords: { mountain: true } }),
      plain: infantry(2, 2),
      order: {
        ubo: { subtype: 'ordinary' },
        passives: [{ to: { has: ['mountain'] }, effects: [{ do: 'modify', um: [1, 0] }] }],
      },
    };
    expect(battle(drafts, { red: { first: ['marked'] } }).stats('red', 'marked')).toBe('2/2');
    const b = battle(drafts, { red: { first: ['marked', 'plain'], ubo: ['order'] } });
    expect([b.stats('red', 'marked'), b.stats('red', 'plain')]).toEqual(['3/2', '2/2']);
  },
);
