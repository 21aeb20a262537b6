import { expect, test } from 'vitest';
import { base } from '../../../../games/war/cards/set.ts';
import { UNIT_KIND_LIST } from '../../../../games/war/cards/vocabulary.ts';
import { lookOfRow } from '../card/look.ts';

test('each card of infantry, each other kind of unit, each Terrain and each Climate has a picture that no other has', () => {
  const pictures = new Map<string, Set<string>>();
  for (const row of base.rows) {
    if (row.hero === true || (row.unit === undefined && (row.ubo?.subtype ?? 'ordinary') === 'ordinary')) continue;
    const { icon } = lookOfRow(row);
    pictures.set(
      icon,
      (pictures.get(icon) ?? new Set()).add(
        row.unit === undefined || row.unit.kind === 'infantry' ? row.id : row.unit.kind,
      ),
    );
  }
  expect([...pictures].filter(([, shown]) => shown.size > 1)).toEqual([]);
  const lands = base.rows.filter((row) => row.ubo !== undefined && row.ubo.subtype !== 'ordinary');
  const infantry = base.rows.filter((row) => row.unit?.kind === 'infantry' && row.hero !== true);
  expect(pictures.size).toBe(UNIT_KIND_LIST.length - 1 + infantry.length + lands.length);
});
