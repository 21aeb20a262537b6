import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { texts } from '../../../../games/war/text/index.ts';
import { LANGUAGES } from '../../../../kernel/text.ts';
import { FAN } from '../fan-cards.ts';
import { poster } from '../poster.ts';

test('the cards on the poster are those of the set', () => {
  for (const [i, [id, type, [D, F, U], [attack, defence], printed]] of FAN.entries()) {
    const row = base.row(base.def(id));
    expect([row.unit?.type, row.unit?.attack, row.unit?.defence]).toEqual([type, attack, defence]);
    expect([row.cost?.D ?? 0, row.cost?.F ?? 0, row.cost?.U ?? 0]).toEqual([D, F, U]);
    for (const language of LANGUAGES) {
      const { name, kind, lines } = texts[language].card(base.def(id));
      const [said, ability] = printed[language];
      expect(name).toContain(poster.words[language].fan[i]);
      expect(kind).toBe(said);
      expect(lines.join(' ')).toContain(ability);
    }
  }
});
