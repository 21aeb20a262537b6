import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { poster } from '../poster.ts';

test('the poster of WAR tells how many cards there are', () => {
  for (const { special } of Object.values(poster.words)) expect(special).toContain(String(base.rows.length));
});
