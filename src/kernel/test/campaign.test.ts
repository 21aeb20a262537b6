import { describe, expect, test } from 'vitest';
import {
  type Battle,
  battleOf,
  type Campaign,
  type CampaignSide,
  type Campaigns,
  type Fought,
  foughtOut,
  isOver,
  mayRepeat,
  openBattles,
  readFought,
  resultOf,
  scoreOf,
  storyOf,
  type Told,
} from '../campaign.ts';

const say = (text: string): Told => ({ uk: `${text} uk`, ru: `${text} ru`, en: text });
const battle = (id: string, after: readonly string[], last?: true): Battle => ({
  id,
  name: say(id),
  date: say('1943'),
  at: [1, 2],
  after,
  setup: {},
  told: say(`before ${id}`),
  outcome: [say(`${id}: the first won`), say(`${id}: the second won`)],
  ...(last === undefined ? {} : { last }),
});
/** Two ways lead from the river to the city: over the hill or through the wood. */
const campaign: Campaign = {
  id: 'march',
  name: say('March'),
  sides: [say('Red'), say('Blue')],
  told: say('It began.'),
  battles: [
    battle('river', []),
    battle('hill', ['river']),
    battle('wood', ['river']),
    battle('city', ['hill', 'wood'], true),
  ],
  rivers: [],
  front: '',
  endings: [say('Red prevailed.'), say('Neither prevailed.'), say('Blue prevailed.')],
};
const fought = (id: string, won: CampaignSide, turns = 9): Fought => ({ battle: id, won, turns, along: {} });
const open = (...results: readonly Fought[]): string[] => openBattles(campaign, results).map(({ id }) => id);

test('a battle is found by its name', () => {
  expect(battleOf(campaign, 'wood')).toBe(campaign.battles[2]);
  expect(battleOf(campaign, 'sea')).toBeUndefined();
});
test('the last time that a battle was fought counts', () => {
  const results = [fought('river', 1), fought('hill', 0), fought('river', 0)];
  expect(resultOf(results, 'river')).toBe(results[2]);
  expect(resultOf(results, 'hill')).toBe(results[1]);
  expect(resultOf(results, 'city')).toBeUndefined();
});

describe('what can be fought now', () => {
  test('battles with nothing before them, then those behind one that was fought, whoever won it', () => {
    expect(open()).toEqual(['river']);
    expect(open(fought('river', 1))).toEqual(['hill', 'wood']);
    expect(open(fought('river', 0), fought('wood', 0))).toEqual(['hill', 'city']);
  });
  test('nothing once the last battle has been fought, though others were not', () => {
    expect(isOver(campaign, [fought('river', 0), fought('hill', 0), fought('wood', 0)])).toBe(false);
    const results = [fought('river', 0), fought('wood', 0), fought('city', 1)];
    expect(isOver(campaign, results)).toBe(true);
    expect(open(...results)).toEqual([]);
  });
});

describe('a battle that was lost', () => {
  const may = (results: readonly Fought[], mine: CampaignSide = 0): boolean =>
    mayRepeat(campaign, results, 'river', mine);
  test('may be fought once more by its loser', () => {
    expect(may([])).toBe(false);
    expect(may([fought('river', 1)])).toBe(true);
    expect(may([fought('river', 1)], 1)).toBe(false);
    expect(may([fought('river', 0)], 1)).toBe(true);
    expect(may([fought('river', 1), fought('river', 1)])).toBe(false);
  });
  test('stays lost when one that comes after it has been fought, and only then', () => {
    expect(may([fought('river', 1), fought('hill', 0)])).toBe(false);
    const results = [fought('river', 0), fought('hill', 1), fought('wood', 1)];
    expect(mayRepeat(campaign, results, 'hill', 0)).toBe(true);
    expect(mayRepeat(campaign, [...results, fought('city', 0)], 'hill', 0)).toBe(false);
  });
});

test('each side has won so many battles, each by its last result', () => {
  expect(scoreOf(campaign, [])).toEqual([0, 0]);
  expect(scoreOf(campaign, [fought('river', 1), fought('river', 0), fought('hill', 0), fought('wood', 1)])).toEqual([
    2, 1,
  ]);
});

test('a match that is over is a battle that the higher score has won, with what the game carries along', () => {
  const carried = { after: (_s: unknown, won: CampaignSide) => ({ turns: 7, along: { won } }) } as unknown as Campaigns;
  const out = (...scores: readonly number[]): Fought => foughtOut(carried, 'hill', {} as never, scores);
  expect(out(1, -1)).toEqual({ battle: 'hill', won: 0, turns: 7, along: { won: 0 } });
  expect([out(-1, 1).won, out(0, 0).won, out(3, 2).won]).toEqual([1, 1, 0]);
});
describe('the story', () => {
  test('tells each battle once, in the order in which they were fought, by who won', () => {
    const results = [fought('river', 1), fought('river', 0), fought('wood', 1), fought('sea', 0)];
    expect(storyOf(campaign, results, 'en')).toEqual(['It began.', 'river: the first won', 'wood: the second won']);
    expect(storyOf(campaign, [], 'ru')).toEqual(['It began. ru']);
  });
  test.each([
    ['Red prevailed.', [0, 0, 1]],
    ['Blue prevailed.', [0, 1, 1]],
  ] as const)('ends by who won more battles: %s', (ending, [river, wood, city]) => {
    const results = [fought('river', river), fought('wood', wood), fought('city', city)];
    expect(storyOf(campaign, results, 'en').at(-1)).toBe(ending);
  });
  test('ends without a winner where both have won as many', () => {
    const results = [fought('river', 0), fought('hill', 1), fought('wood', 0), fought('city', 1)];
    expect(storyOf(campaign, results, 'uk').at(-1)).toBe('Neither prevailed. uk');
  });
});

describe('what was kept of a campaign', () => {
  const read = (json: unknown): readonly Fought[] => readFought(campaign, json);
  test('is read as it was written, one fought again too', () => {
    const results: readonly Fought[] = [
      fought('river', 1),
      { battle: 'river', won: 0, turns: 4, along: { veterans: ['t-34'], trophies: [] } },
      fought('hill', 1),
    ];
    expect(read(JSON.parse(JSON.stringify(results)))).toEqual(results);
    expect(read([])).toEqual([]);
  });
  test('without a number of turns, or with what cannot go along, it is read without that', () => {
    expect(read([{ battle: 'river', won: 0 }])).toEqual([{ battle: 'river', won: 0, turns: 0, along: {} }]);
    const odd = { veterans: ['t-34'], dead: 7, mixed: ['t-34', 7] };
    expect(read([{ battle: 'river', won: 0, turns: 'many', along: odd }])).toEqual([
      { battle: 'river', won: 0, turns: 0, along: { veterans: ['t-34'] } },
    ]);
    for (const along of [null, 'veterans', 7]) expect(read([{ battle: 'river', won: 1, along }])[0]!.along).toEqual({});
  });
  test.each([
    ['the campaign: must be a list of battles', { battle: 'river' }],
    ['the campaign: there is no battle sea', [{ battle: 'sea', won: 0 }]],
    ['the campaign: there is no battle 7', [{ battle: 7, won: 0 }]],
    ['the campaign: there is no battle undefined', [null]],
    ['the campaign: river: nobody has won it', [{ battle: 'river' }]],
    ['the campaign: river: nobody has won it', [{ battle: 'river', won: 2 }]],
    ['the campaign: city was not open yet', [fought('river', 0), fought('city', 0)]],
  ])('%s', (problem, json) => {
    expect(() => read(json)).toThrow(new Error(problem));
  });
});
