import { expect, test } from 'vitest';
import { moduleOf } from '../../../games/index.ts';
import { freshStudy, isAsked, queryOf, secondOf, type Study, studyIn } from '../study.ts';

const liberation = await moduleOf('liberation');
const again = (study: Study): Study => studyIn(liberation, new URLSearchParams({ ...queryOf(study) }));

test('a study goes into a link and comes back', () => {
  const study: Study = {
    setup: { balance: '0' },
    other: { balance: '2' },
    change: undefined,
    bots: ['officer', 'random'],
    count: 1000,
    seed: 77,
    untilSure: false,
  };
  expect(again(study)).toEqual(study);
  expect(again(freshStudy(liberation)).other).toBeUndefined();
});
test('a changed card goes along; what is not on it does not', async () => {
  const war = await moduleOf('war');
  const change = { def: 17, numbers: { attack: 4 } };
  const query = new URLSearchParams({ ...queryOf({ ...freshStudy(war), change }) });
  expect(studyIn(war, query).change).toEqual(change);
  for (const wrong of ['17:luck=4', '17:attack=99', '9999:attack=1', 'nonsense'])
    expect(studyIn(war, new URLSearchParams({ card: wrong })).change).toBeUndefined();
});
test('what makes no sense in a link is as in a fresh study; bots that play by chance are not the default', () => {
  const fresh = freshStudy(liberation);
  const query = { a: '{"balance":"99"}', b: 'nonsense', bots: 'gods.officer', count: '3', seed: '-1' };
  expect(studyIn(liberation, new URLSearchParams(query))).toEqual(fresh);
  expect(fresh.bots).not.toContain('random');
});
test('a second series is played for other settings, and for a card whose numbers are others', async () => {
  const fresh = freshStudy(await moduleOf('war'));
  expect(secondOf(fresh)).toBeUndefined();
  expect(secondOf({ ...fresh, change: { def: 17, numbers: {} } })).toBeUndefined();
  expect(secondOf({ ...fresh, change: { def: 17, numbers: { attack: 4 } } })).toBe(fresh.setup);
  const other = { first: '2' };
  expect(secondOf({ ...fresh, other, change: { def: 17, numbers: { attack: 4 } } })).toBe(other);
});
test('what takes any text is asked for where something is ready, such as decks', async () => {
  const war = await moduleOf('war');
  expect(['deck1', 'deck2', 'first'].map((name) => isAsked(war, name))).toEqual([true, true, true]);
});
