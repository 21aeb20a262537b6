import { expect, test } from 'vitest';
import { type Box, type Label, placed } from '../chances/labels.ts';

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const HEIGHT = 84;
const mark = (x: number, y: number): Box => ({ x: x - 6.5, y: y - 6.5, width: 13, height: 13 });
const label = (x: number, y: number, side: Label['side']): Label => ({ x, y, width: 62, height: 13, side });

test('names of a curve cover neither each other nor its marks nor how it ended', () => {
  let shown = 0;
  let all = 0;
  for (const width of [280, 600])
    for (let a = 0; a <= 20; a++)
      for (let b = 0; b <= 20; b++)
        for (const [high, low] of [
          [0.1, 0.9],
          [0.95, 1],
          [0, 0.05],
        ] as const) {
          const [best, worst] = [
            { x: (a / 20) * width, y: high * HEIGHT },
            { x: (b / 20) * width, y: low * HEIGHT },
          ];
          const ended = { x: width - 64, y: HEIGHT - 8, width: 60, height: 16 };
          const taken = [mark(best.x, best.y), mark(worst.x, worst.y), ended];
          const line = [
            [0, HEIGHT / 2],
            [best.x, best.y],
            [worst.x, worst.y],
            [width, HEIGHT],
          ] as const;
          const found = placed([label(best.x, best.y, 'over'), label(worst.x, worst.y, 'under')], {
            width,
            height: HEIGHT,
            line,
            taken,
          });
          const boxes = found.filter((box) => box !== undefined);
          for (const [i, box] of boxes.entries()) {
            expect(box.x >= 0 && box.x + box.width <= width).toBe(true);
            for (const other of [...taken, ...boxes.slice(i + 1)]) expect(apart(box, other)).toBe(true);
          }
          shown += boxes.length;
          all += 2;
        }
  // A name is left out where there is no room, which is seldom.
  expect(shown / all).toBeGreaterThan(0.97);
});
test('a name stands on its side of the point unless the curve runs there', () => {
  const flat = Array.from({ length: 60 }, (_, i) => [i * 10, 42] as const);
  const plot = { width: 600, height: HEIGHT, line: flat, taken: [mark(300, 42)] };
  expect(placed([label(300, 42, 'over')], plot)[0]!.y).toBeLessThan(42);
  expect(placed([label(300, 42, 'under')], plot)[0]!.y).toBeGreaterThan(42);
  const steep = Array.from({ length: 40 }, (_, i) => [300, i] as const);
  const [moved] = placed([label(300, 42, 'over')], { ...plot, line: steep });
  expect(steep.some(([x, y]) => x >= moved!.x && x <= moved!.x + 62 && y >= moved!.y && y <= moved!.y + 13)).toBe(
    false,
  );
});
