import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { en } from '../en.ts';
import { ru } from '../ru.ts';
import { uk } from '../uk.ts';

test('the poster of WAR tells how many cards there are', () => {
  for (const { posters } of [uk, ru, en]) expect(posters.war.special).toContain(String(base.rows.length));
});
