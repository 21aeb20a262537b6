import { expect, test } from 'vitest';
import { boxPlace, type Rect } from '../box-place.ts';

const PHONE: Rect = { x: 8, y: 52, width: 344, height: 580 };
const PROMPT: Rect = { x: 0, y: 370, width: 360, height: 66 };
const BOX: Rect = { x: 8, y: 52, width: 344, height: 180 };
const apart = (a: Rect, b: Rect): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const placed = (lit: Rect | undefined, keep: readonly Rect[], box = BOX, stays = false): Rect => ({
  ...box,
  ...boxPlace(box, { area: PHONE, lit, keep }, stays),
});

test('the box covers neither what is lit nor the question, wherever the lit thing lies', () => {
  for (let y = 52; y <= 590; y += 6) {
    const lit = { x: 120, y, width: 90, height: 40 };
    // Across the edge of the question nothing can be lit.
    if (!apart(lit, PROMPT)) continue;
    const box = placed(lit, [PROMPT]);
    expect(apart(box, lit), `lit at ${y}`).toBe(true);
    expect(apart(box, PROMPT), `lit at ${y}`).toBe(true);
    expect(box.y).toBeGreaterThanOrEqual(PHONE.y);
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.y + PHONE.height);
  }
});
test('where there is no room for all, the question is covered before what is lit', () => {
  const tall = { ...BOX, height: 300 };
  const lit = { x: 0, y: 52, width: 360, height: 250 };
  const box = placed(lit, [PROMPT], tall);
  expect(apart(box, lit)).toBe(true);
  expect(apart(box, PROMPT)).toBe(false);
});
test('it stays where it is as long as it covers nothing there', () => {
  const box = { ...BOX, y: 120 };
  const lit = { x: 20, y: 480, width: 80, height: 100 };
  expect(placed(lit, [PROMPT], box, true)).toEqual(box);
  expect(placed({ ...lit, y: 150 }, [PROMPT], box, true)).not.toEqual(box);
});
test('what has the focus is left in view as well', () => {
  const lit = { x: 20, y: 480, width: 80, height: 100 };
  const focus = { x: 100, y: 200, width: 60, height: 100 };
  expect(apart(placed(lit, [PROMPT, focus], { ...BOX, height: 130 }), focus)).toBe(true);
});
