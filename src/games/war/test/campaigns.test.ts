import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import {
  type Along,
  type Campaign,
  type Fought,
  isOver,
  mayRepeat,
  openBattles,
  readFought,
  resultOf,
  scoreOf,
  storyOf,
} from '../../../kernel/campaign.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { LANGUAGES } from '../../../kernel/text.ts';
import { deckOf } from '../brings.ts';
import { campaigns } from '../campaigns/index.ts';
import { base } from '../cards/set.ts';
import { sizeOf } from '../decks/deck.ts';
import { war } from '../game.ts';
import { zone } from '../state.ts';

const fight = (battle: string, won: 0 | 1, along: Along = {}): Fought => ({ battle, won, turns: 9, along });
const east = campaigns.all.find(({ id }) => id === 'eastern-front')!;
const battle = (campaign: Campaign, id: string) => campaign.battles.find((one) => one.id === id)!;
/** Every battle as soon as it is open, each won by whom the coin says. */
function playedOut(campaign: Campaign, coin: (n: number) => 0 | 1): readonly Fought[] {
  const fought: Fought[] = [];
  for (let n = 0; ; n++) {
    const open = openBattles(campaign, fought).toSorted((a, b) => Number(a.last ?? 0) - Number(b.last ?? 0));
    if (open[0] === undefined) return fought;
    fought.push(fight(open[0].id, coin(n), { veteran: [['t-34', 'panzer-4', 'sherman'][0]!] }));
  }
}

describe.each(campaigns.all)('$id', (campaign) => {
  test('has six battles or more, all of which can be reached, and one that ends it', () => {
    expect(campaign.battles.length).toBeGreaterThanOrEqual(6);
    expect(campaign.battles.filter(({ last }) => last).length).toBe(1);
    const fought = playedOut(campaign, () => 0);
    expect(new Set(fought.map((one) => one.battle)).size).toBe(campaign.battles.length);
    expect(isOver(campaign, fought)).toBe(true);
    expect(readFought(campaign, JSON.parse(JSON.stringify(fought)))).toEqual(fought);
    for (const { after } of campaign.battles) for (const id of after) expect(battle(campaign, id)).toBeDefined();
  });

  rule('WAR-R103', 'every battle can be dealt by its conditions, between two sides that differ', () => {
    for (const { setup, id } of campaign.battles) {
      const { s } = new Scenario(war, { setup: readSetup(war.options, setup), seed: 3 });
      expect(s.table.size(zone.deck(0 as Seat)), id).toBeGreaterThan(40);
      expect(deckOf(base, setup['deck1']).side, id).not.toBe(deckOf(base, setup['deck2']).side);
    }
  });

  test('tells everything in three languages, and its story from the first line to the ending', () => {
    for (const language of LANGUAGES)
      for (const coin of [() => 0, () => 1, (n: number) => (n % 2) as 0 | 1] as const) {
        const fought = playedOut(campaign, coin as (n: number) => 0 | 1);
        const story = storyOf(campaign, fought, language);
        expect(story.length).toBe(campaign.battles.length + 2);
        expect(new Set(story).size).toBe(story.length);
        for (const line of story) expect(line).toMatch(/^\p{Lu}.+[.»]$/u);
        for (const one of campaign.battles)
          for (const line of campaigns.conditions(one, one.setup, language)) expect(line).not.toMatch(/undefined/);
      }
    const [first, second] = scoreOf(
      campaign,
      playedOut(campaign, () => 1),
    );
    expect([first, second]).toEqual([0, campaign.battles.length]);
  });
});

describe('what goes along', () => {
  const { setup } = battle(east, 'kyiv');
  test('the winner begins the battles right after with the card of the territory and a veteran, the loser with a depot and the first move', () => {
    const won = [fight('brody', 0, { veteran: ['gun-45'] })];
    expect(campaigns.setupOf(east, battle(east, 'kyiv'), won)).toEqual({
      ...setup,
      start1: `${String(setup['start1'])} fuel gun-45`,
      start2: `${String(setup['start2'])} depot`,
      first: 2,
    });
    const lost = [fight('brody', 1, { veteran: ['pak-35'] })];
    expect(campaigns.setupOf(east, battle(east, 'kyiv'), lost)).toEqual({
      ...setup,
      start1: `${String(setup['start1'])} depot`,
      start2: `${String(setup['start2'])} fuel pak-35`,
      first: 1,
    });
    expect(campaigns.along(east, battle(east, 'kyiv'), lost, 'en')).toEqual([
      'USSR begins with “Depot”.',
      'Germany begins with “Fuel”.',
      'Germany begins with “PAK-35”.',
    ]);
    const later = [...won, fight('kyiv', 1)];
    const { start1, start2, first } = campaigns.setupOf(east, battle(east, 'kharkiv'), later);
    expect([start1, start2, first]).toEqual([expect.stringContaining('depot'), expect.stringContaining('factory'), 1]);
  });
  test('a hero who fell is a depot for the rest of the campaign, until the battle is fought again', () => {
    const fought = [fight('brody', 0), fight('kyiv', 1, { fallen1: ['vasily-zaitsev'] }), fight('kharkiv', 0)];
    const { deck1 } = readSetup(war.options, campaigns.setupOf(east, battle(east, 'stalingrad'), fought));
    const [whole, now] = [deckOf(base, 'city-on-the-volga'), deckOf(base, deck1)];
    expect(now.cards['vasily-zaitsev']).toBeUndefined();
    expect(now.cards['depot']).toBe(whole.cards['depot']! + 1);
    expect(sizeOf(now)).toBe(sizeOf(whole));
    expect(campaigns.along(east, battle(east, 'stalingrad'), fought, 'uk').join()).toContain(
      'без героя «Василь Зайцев»',
    );
    const again = [...fought.slice(0, 1), fight('kyiv', 1, { fallen1: ['vasily-zaitsev'] }), fight('kyiv', 0)];
    expect(campaigns.setupOf(east, battle(east, 'stalingrad'), again)['deck1']).toBe('city-on-the-volga');
  });
  test('of a finished match: the dearest unit of the winner up to three, no lend-lease, no hero, and heroes in losses', () => {
    const { s } = new Scenario(war, {
      setup: {
        deck1: 'city-on-the-volga',
        deck2: 'armoured-spearhead',
        start1: 'dzot trench-line gun-45 vasily-zaitsev',
      },
      seed: 5,
    });
    // Whoever gives up has lost, whatever the table says.
    expect(campaigns.after(s, 0).along).toEqual({ veteran: ['gun-45'], fallen1: [], fallen2: [] });
    expect(campaigns.after(s, 1).along['veteran']).toEqual([]);
  });
});

describe('what cannot have gone along', () => {
  const astray = (one: Fought, before: readonly Fought[] = []): string => {
    const found = campaigns.astray(east, before, one);
    return found === undefined ? 'fits' : `${found.field}: ${found.problem}`;
  };
  test('a veteran is one unit of the winner, from the deck or the conditions, of a cost up to three', () => {
    expect(astray(fight('brody', 0, { veteran: ['gun-45'], fallen1: [], fallen2: [] }))).toBe('fits');
    expect(astray(fight('brody', 0))).toBe('fits');
    expect(astray(fight('brody', 0, { veteran: [] }))).toBe('fits');
    expect(astray(fight('brody', 0, { veteran: ['gun-45', 'gun-45'] }))).toBe('veteran: must be one unit at most');
    // Of the other side, of another deck, and nowhere at all.
    for (const [id, won] of [
      ['pak-35', 0],
      ['gun-45', 1],
      ['dzot', 0],
      ['no-such-card', 0],
      ['__proto__', 0],
    ] as const)
      expect(astray(fight('brody', won, { veteran: [id] }))).toBe(`veteran: “${id}” was not there, or not so often`);
    // Too dear, no unit, a hero, and lend-lease.
    for (const [name, id] of [
      ['brody', 't-34'],
      ['brody', 'depot'],
      ['odesa', 'valentine-lend-lease'],
    ] as const)
      expect(astray(fight(name, 0, { veteran: [id] }))).toBe(`veteran: “${id}” does not go along so`);
    expect(astray(fight('kyiv', 0, { veteran: ['vasily-zaitsev'] }))).toContain('does not go along so');
    // What the last battle sent along was there, and may go on.
    const before = [fight('brody', 0, { veteran: ['gun-45'] })];
    expect(astray(fight('kyiv', 0, { veteran: ['gun-45'] }), before)).toBe('fits');
    expect(astray(fight('kyiv', 0, { veteran: ['gun-45'] }))).toContain('was not there');
  });
  test('who fell is a hero of that side, and falls once', () => {
    const hero = ['vasily-zaitsev'];
    expect(astray(fight('kyiv', 1, { fallen1: hero }))).toBe('fits');
    expect(astray(fight('kyiv', 1, { fallen2: hero }))).toContain('fallen2: “vasily-zaitsev” was not there');
    expect(astray(fight('brody', 1, { fallen1: hero }))).toContain('fallen1: “vasily-zaitsev” was not there');
    expect(astray(fight('kyiv', 1, { fallen1: [...hero, ...hero] }))).toContain('or not so often');
    expect(astray(fight('kyiv', 1, { fallen1: ['dzot'] }))).toBe('fallen1: “dzot” does not go along so');
    const gone = [fight('brody', 0), fight('kyiv', 1, { fallen1: hero }), fight('kharkiv', 0)];
    expect(astray(fight('stalingrad', 1, { fallen1: hero }), gone)).toContain('was not there');
  });
  test('nothing else goes along', () => {
    expect(astray(fight('brody', 0, { trophies: [] }))).toBe('trophies: is nothing that goes along');
  });
});

describe('a campaign on its way', () => {
  test('a battle opens those after it, whoever won; what was lost may be fought once more until one of those is', () => {
    expect(openBattles(east, []).map(({ id }) => id)).toEqual(['brody']);
    const lost = [fight('brody', 1)];
    expect(openBattles(east, lost).map(({ id }) => id)).toEqual(['kyiv']);
    expect(mayRepeat(east, lost, 'brody', 0)).toBe(true);
    expect(mayRepeat(east, lost, 'brody', 1)).toBe(false);
    const twice = [...lost, fight('brody', 1)];
    expect(mayRepeat(east, twice, 'brody', 0)).toBe(false);
    expect(mayRepeat(east, [...lost, fight('kyiv', 0)], 'brody', 0)).toBe(false);
    expect(resultOf([...lost, fight('brody', 0)], 'brody')?.won).toBe(0);
  });
  test('what was kept is read, and refused with the reason where it cannot be', () => {
    const refused = (json: unknown): string => {
      try {
        return readFought(east, json).length.toString();
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused('x')).toContain('must be a list of battles');
    expect(refused([{ battle: 'berlin', won: 0 }])).toContain('there is no battle berlin');
    expect(refused([{ battle: 'brody', won: 2 }])).toContain('brody: nobody has won it');
    expect(refused([{ battle: 'kursk', won: 0 }])).toContain('kursk was not open yet');
    expect(refused([null])).toContain('there is no battle');
    expect(readFought(east, [{ battle: 'brody', won: 1, along: { veteran: 5, fallen1: ['a'] } }])).toEqual([
      { battle: 'brody', won: 1, turns: 0, along: { fallen1: ['a'] } },
    ]);
  });
});
