import { expect, test } from 'vitest';
import { type Bravery, zone } from '../../../../games/bravery/state.ts';
import { Laid } from '../../../table/test/laid.ts';
import { ahead, nextCard, scoutedAhead } from '../odds.ts';

/** The enemy's next cards, known to all as after a scouting, or not. */
async function week(next: readonly string[], known: boolean, hand: readonly string[] = ['defence1'], land = 'S3') {
  const laid = await Laid.of<Bravery>(
    'bravery',
    { players: 2 },
    { occupied: [land], enemyNext: next, player1: { hand }, player2: { hand: ['counter1'] } },
  );
  const { table } = laid.s;
  if (known)
    for (let n = 1; n <= next.length; n++)
      table.knownBy[table.card(zone.enemyDeck, table.size(zone.enemyDeck) - n)] = table.plan.everyone;
  return laid;
}

test('what was scouted is told instead of chances, and no Offensive is feared that cannot come', async () => {
  const seen = await week(['lull+', 'lull'], true);
  expect(scoutedAhead(seen.s)).toHaveLength(2);
  expect(nextCard(seen.s)).toEqual({ offensive: 0, defence: 0, lull: 1, more: 1 });
  expect(ahead(seen.view(0)).map(({ share, says }) => [share, says])).toContainEqual([
    1,
    'scouted: no offensive comes this week',
  ]);
  const unseen = await week(['lull+', 'lull'], false);
  expect(scoutedAhead(unseen.s)).toEqual([]);
  expect(nextCard(unseen.s).offensive).toBeCloseTo(14 / 24);
  expect(ahead(unseen.view(0))[0]!.share).toBeLessThan(0.8);
});
test('a chain that ends in the unknown leaves a doubt, and an Offensive that was scouted is met or not', async () => {
  const chain = await week(['lull+'], true);
  const [first] = ahead(chain.view(0));
  expect(first!.share).toBeGreaterThan(0);
  expect(first!.share).toBeLessThan(1);
  const blow = await week(['offensive3'], true, ['defence1', 'defence2', 'defence3']);
  expect(ahead(blow.view(0))[0]!.share).toBe(0);
  blow.play(0, 'plan defence3');
  expect(ahead(blow.view(0))[0]).toMatchObject({ share: 1, says: 'holds, whatever the enemy turns up' });
});
test('the chance of a counter-offensive reckons with the defence that the enemy may turn up', async () => {
  const row = async (known: boolean) => {
    const strong = await week(['enemyDefence2'], known, ['counter3'], 'N4');
    strong.play(0, 'plan counter3');
    return ahead(strong.view(0)).find(({ icon }) => icon === 'targeted')!;
  };
  // Three against two of the territory, and two more after the card that everybody knows.
  const [known, unknown] = [await row(true), await row(false)];
  expect([known.sum, known.share]).toEqual(['3 : 2', 0]);
  expect(unknown.sum).toBe('3 : 2');
  expect(unknown.share).toBeGreaterThan(0.5);
});

test('what weakens an attack counts as shields, and what may discard an enemy card is named beside the chance', async () => {
  const weakened = await week(['offensive2'], true, ['homes', 'farmers'], 'N4');
  const told = () => ahead(weakened.view(0))[0]!;
  expect([told().sum, told().share]).toEqual(['0', 0]);
  weakened.play(0, 'plan homes', 'plan farmers');
  expect([told().sum, told().share]).toEqual(['0 + 2 = 2', 1]);
  const cursed = await week(['offensive3'], true, ['homes', 'bridge', 'witch'], 'N4');
  cursed.play(0, 'plan homes', 'plan bridge', 'plan witch');
  expect(ahead(cursed.view(0))[0]!.says).toBe('holds this week: 0%; Konotop Witch can discard an enemy card');
});
