import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import { type Claim, type Plan, USUAL_PLAN, verdictOf, withPair } from '../stopping.ts';
import { NO_PAIRS, type Paired } from '../summary.ts';

const STUDIES = 1000;
const MOST = 3000;
/** Pairs of which `differ` in a thousand go one way or the other, `better` in a thousand of those for the second. */
function study(n: number, differ: number, better: number, look: (paired: Paired) => boolean): Paired {
  const chance = new FastChance(n, 77);
  let paired: Paired = NO_PAIRS;
  for (let i = 0; i < MOST; i++) {
    const way = chance.below(1000) >= differ ? 0 : chance.below(1000) < better ? 2 : -2;
    paired = withPair(paired, way);
    if (i % 20 === 19 && look(paired)) return paired;
  }
  return paired;
}
function claims(differ: number, better: number, plan: Plan = USUAL_PLAN): Record<Claim, number> & { pairs: number } {
  const found = { more: 0, less: 0, same: 0, open: 0, pairs: 0 };
  for (let n = 0; n < STUDIES; n++) {
    const { claim, pairs } = verdictOf(
      study(n, differ, better, (paired) => verdictOf(paired, plan).claim !== 'open'),
      plan,
    );
    found[claim]++;
    found.pairs += pairs / STUDIES;
  }
  return found;
}

describe('a study that stops by itself', () => {
  test.each([
    ['many pairs differ', 500],
    ['few pairs differ', 60],
    ['hardly any pair differs', 8],
  ])('claims a difference that is none in at most 5 % of 1,000 studies: %s', (_name, differ) => {
    const { more, less } = claims(differ, 500);
    expect(more + less).toBeLessThanOrEqual(0.05 * STUDIES);
  });
  test('finds a difference that there is, and sooner the larger it is', () => {
    const [small, large] = [claims(500, 600), claims(500, 800)];
    expect(small.more).toBeGreaterThan(0.95 * STUDIES);
    expect(large.more).toBe(STUDIES);
    expect(small.less + large.less).toBe(0);
    expect(large.pairs).toBeLessThan(small.pairs / 3);
  });
  test('who claims "by at least 5 %" of a difference of just 5 % is wrong in at most 5 % of studies', () => {
    // Half of the pairs differ, 55 % of them for the second: 5 % in the mean.
    expect(claims(500, 550, { ...USUAL_PLAN, least: 0.05 }).more).toBeLessThanOrEqual(0.05 * STUDIES);
  });
  test('says that there is none worth speaking of, and not of a difference at the bound', () => {
    expect(claims(8, 500).same).toBeGreaterThan(0.9 * STUDIES);
    // A tenth of the pairs differ, 55 % for the second: 1 % in the mean, which is what counts as none.
    expect(claims(100, 550).same).toBeLessThanOrEqual(0.05 * STUDIES);
  });
  test('an interval for one look, looked at again and again, would be wrong far too often', () => {
    let wrong = 0;
    for (let n = 0; n < STUDIES; n++) {
      const naive = (paired: Paired): boolean => {
        const [down, , , , up] = paired;
        return up + down > 20 && Math.abs(up - down) > 1.96 * Math.sqrt(up + down);
      };
      if (naive(study(n, 500, 500, naive))) wrong++;
    }
    expect(wrong).toBeGreaterThan(0.15 * STUDIES);
  });
  test('few pairs claim nothing, and pairs that were all equal so far may still differ', () => {
    expect(verdictOf([0, 0, 0, 0, 90], USUAL_PLAN).claim).toBe('open');
    expect(verdictOf([0, 0, 150, 0, 0], USUAL_PLAN).claim).toBe('open');
    expect(verdictOf(NO_PAIRS, USUAL_PLAN)).toMatchObject({ pairs: 0, from: -1, to: 1 });
  });
});
