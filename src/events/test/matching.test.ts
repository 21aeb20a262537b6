import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { heaviestMatching } from '../matching.ts';

/** All there are, tried one after the other. */
function heaviest(weights: readonly (readonly number[])[], open: readonly number[]): number {
  const [first, ...rest] = open;
  if (first === undefined) return 0;
  const alone = heaviest(weights, rest);
  return rest.reduce((best, other) => {
    const weight = weights[first]![other]!;
    if (weight === 0) return best;
    const others = rest.filter((one) => one !== other);
    return Math.max(best, weight + heaviest(weights, others));
  }, alone);
}
const graphs = fc.integer({ min: 0, max: 8 }).chain((n) =>
  fc
    .array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 30 })), {
      minLength: n * n,
      maxLength: n * n,
    })
    .map((flat) =>
      Array.from({ length: n }, (_, i) =>
        Array.from({ length: n }, (__, j) => (i === j ? 0 : flat[Math.min(i, j) * n + Math.max(i, j)]!)),
      ),
    ),
);

test('a matching pairs by edges alone, each vertex once, and none is heavier', () => {
  fc.assert(
    fc.property(graphs, (weights) => {
      const partners = heaviestMatching(weights);
      let weight = 0;
      partners.forEach((j, i) => {
        if (j === undefined) return;
        expect(partners[j]).toBe(i);
        expect(weights[i]![j]).toBeGreaterThan(0);
        if (i < j) weight += weights[i]![j]!;
      });
      expect(weight).toBe(
        heaviest(
          weights,
          weights.map((_, i) => i),
        ),
      );
    }),
    { numRuns: 400 },
  );
});
