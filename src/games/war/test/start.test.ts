import { describe, expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat, ZoneId } from '../../../kernel/ids.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Scenario } from '../../../kernel/scenario.ts';
import { base } from '../cards/set.ts';
import { war } from '../game.ts';
import { DECK_SIZE } from '../decks/deck.ts';
import { FLAG_LIST } from '../cards/vocabulary.ts';
import { type War, zone } from '../state.ts';

const given = (start1: string, start2 = '', more: object = {}) => ({
  setup: { deck1: 'city-on-the-volga', deck2: 'armoured-spearhead', start1, start2, first: 1, ...more } as const,
  seed: 7,
});
const ids = (s: War, at: ZoneId): readonly string[] =>
  Array.from({ length: s.table.size(at) }, (_, i) => base.row(s.table.printed(s.table.card(at, i))).id);

describe('a battle with conditions', () => {
  rule('WAR-R103', 'cards are in play before the first turn, each at its place, untapped, beside whole decks', () => {
    const { s } = new Scenario(war, given('depot*2 dzot m-30 ruined-city', 'panzer-4 erwin-rommel'));
    const lies = (at: ZoneId): readonly string[] => ids(s, at);
    expect(lies(zone.resources(0 as Seat))).toEqual(['depot', 'depot']);
    expect(lies(zone.first(0 as Seat))).toEqual(['dzot']);
    expect(lies(zone.second(0 as Seat))).toEqual(['m-30']);
    expect(lies(zone.ubo(0 as Seat))).toEqual(['guards-rifle-division', 'ruined-city']);
    expect(lies(zone.first(1 as Seat))).toEqual(['panzer-4']);
    expect(lies(zone.ubo(1 as Seat))).toEqual(['erwin-rommel']);
    for (const seat of [0, 1] as Seat[])
      expect(s.table.size(zone.deck(seat)) + s.table.size(zone.hand(seat))).toBe(DECK_SIZE);
    const tank = s.table.card(zone.first(1 as Seat), 0);
    expect(s.tapped.get(tank)).toBe(0);
  });

  rule(['WAR-R103', 'WAR-8.17'], 'of several flags that of the side is declared', () => {
    const { s } = new Scenario(war, given('normandie-niemen', 'finnish-rangers'));
    const nation = (at: ZoneId): string | undefined => FLAG_LIST[s.nation.get(s.table.card(at, 0)) - 1];
    expect(nation(zone.second(0 as Seat))).toBe('ussr');
    expect(nation(zone.first(1 as Seat))).toBe('germany');
  });

  rule('WAR-R103', 'what cannot be in play so is refused with the reason', () => {
    const read = (start1: unknown): string => {
      try {
        return readSetup(war.options, { start1 }).start1;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(read(' depot, depot dzot*1 ')).toBe('depot*2 dzot');
    expect(read('')).toBe('none');
    expect(read('none')).toBe('none');
    expect(read('maus')).toBe('setup.start1: there is no card “maus”');
    expect(read('panic')).toContain('panic cannot be in play before the first turn (WAR-R103)');
    expect(read('sniper-rifles')).toContain('WAR-R103');
    expect(read('guards-tank-corps')).toContain('WAR-R103');
    expect(read('depot*13')).toContain('at most 12 cards (WAR-R103)');
    expect(read(7)).toContain('must be a list of cards');
    expect(read('depot*x')).toContain('there is no card “depot*x”');
    const dealt = (start1: string, start2: string, more: object = {}): string => {
      try {
        return new Scenario(war, given(start1, start2, more)).s.turn.value > 9 ? 'late' : '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(dealt('panzer-4', '')).toContain('setup.start1: WAR-R1: panzer-4');
    expect(dealt('forest', 'mountains')).toContain('WAR-R25: only one terrain');
    expect(dealt('vasily-zaitsev*2', '')).toContain('WAR-11.1');
    expect(dealt('blizzard', 'forest')).toBe('');
  });
});
