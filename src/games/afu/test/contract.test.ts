import { expect, test } from 'vitest';
import { Contract } from '../../../kernel/contract/contract.ts';
import { orderDoesNotMatter } from '../../../kernel/contract/order.ts';
import { digests } from '../../../kernel/contract/rulebook.node.ts';
import { EDITION_NAMES } from '../editions.ts';
import { afu } from '../game.ts';
import { Thumb } from './thumb.ts';

const rules = new Set(digests().flatMap((digest) => digest.rules.map(({ id }) => id)));

for (const sample of afu.samples) {
  const games = (sample.players ?? 2) === 2 ? 8 : 15;
  test(`the contract holds: ${JSON.stringify(sample)}`, () => {
    const tally = new Contract(afu, sample, {
      games,
      seed: 5,
      rules,
      knowledgeEvery: 4,
      bot: () => new Thumb(),
      botEvery: 60,
    }).run();
    expect(tally.games).toBe(games);
  });
}
test('simultaneous choices commute', () => {
  for (const edition of EDITION_NAMES) {
    expect(orderDoesNotMatter(afu, { players: 2, edition }, 25)).toBeGreaterThan(60);
  }
});
