import { describe, expect, test } from 'vitest';
import { bravery } from '../../games/bravery/game.ts';
import { type Play, table } from '../../games/bravery/test/at.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Sight } from '../../kernel/sight.ts';
import { LEVELS } from '../levels.ts';
import { botFor } from '../spec.ts';

/** The bot's move at this seat, in words; it is made. */
function moves(t: Play, player: number, bot: ReturnType<typeof botAt>): string {
  const seat = (player - 1) as Seat;
  const phrase = bravery.notation(t.s, seat, bot.choose(new Sight(t.rules, seat).look(t.s)));
  t.at(`player${player}`).does(phrase);
  return phrase;
}
const botAt = (level: string, seed: number, player: number) => botFor(level, bravery, [seed, player], 1, 3);

describe.each(LEVELS)('a %s respects what a person says', (level) => {
  const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);
  /** The person at the first seat hears the two others out, until both have agreed or the question is another one. */
  function hearOut(t: Play, seed: number): string[] {
    const bots = [2, 3].map((player) => botAt(level, seed, player));
    const said: string[] = [];
    const asked = t.at('player1').prompt;
    for (let turn = 0; turn < 40; turn++) {
      const player = 2 + (turn % 2);
      if (t.at(`player${player}`).prompt !== asked) continue;
      said.push(moves(t, player, bots[player - 2]!));
    }
    return said;
  }
  /** What was put forward is taken back, and the others are heard again. */
  function takenBack(t: Play, seed: number): string[] {
    const said: string[] = [];
    for (let round = 0; round < 6; round++) {
      said.push(...hearOut(t, seed + 100 * round).filter((phrase) => phrase.startsWith('commit')));
      for (const phrase of t.at('player1').offered.filter((one) => one.startsWith('withdraw')))
        t.at('player1').does(phrase);
    }
    return said;
  }
  test('a card that was taken out of a defence stays out, though an equal one lies beside it', () => {
    for (const seed of SEEDS) {
      const t = table(
        {
          stage: 'enemy',
          enemyNext: ['offensive3'],
          player1: { plan: ['defence1', 'defence1', 'farmers'] },
          player2: { plan: ['defence2'] },
        },
        { players: 3 },
      );
      for (const phrase of ['commit defence1 of player1', 'withdraw defence1 of player1']) t.at('player1').does(phrase);
      const said = takenBack(t, seed);
      expect(said, `seed ${seed}`).not.toContain('commit defence1 of player1');
      expect(new Set(said).size, `seed ${seed}: ${said.join()}`).toBe(said.length);
    }
  });
  test('what is proposed is not exchanged for something else', () => {
    for (const seed of SEEDS) {
      const t = table(
        { stage: 'actions', occupied: ['N3', 'S3', 'N4', 'S4'], player1: { plan: ['counter3', 'counter2'] } },
        { players: 3 },
      );
      t.at('player1').does('attack S3', 'commit counter2 of player1', 'withdraw counter2 of player1');
      const said = hearOut(t, seed);
      expect(
        said.filter((phrase) => /^attack|^leave|counter2/.test(phrase)),
        `seed ${seed}`,
      ).toEqual([]);
      const aimed = table({ stage: 'enemy', occupied: ['N4', 'S4'], enemyNext: ['offensive1'] }, { players: 3 });
      aimed.at('player1').does('target S3');
      expect([...new Set(hearOut(aimed, seed))], `seed ${seed}`).toEqual(['agree']);
    }
  });
  test('what was given up is not proposed again', () => {
    for (const seed of SEEDS) {
      const t = table(
        { stage: 'actions', occupied: ['N3', 'S3'], player1: { plan: ['secret', 'counter3', 'counter2'] } },
        { players: 3 },
      );
      expect(t.at('player1').prompt).toBe('undermine');
      t.at('player2').does('undermine N3');
      t.at('player1').does('leave');
      expect([...new Set(hearOut(t, seed))], `seed ${seed}`).toEqual(['agree']);
      expect(t.at('player1').prompt).toBe('counter');
      t.at('player1').does('attack S3', 'leave');
      expect([...new Set(hearOut(t, seed))], `seed ${seed}`).toEqual(['agree']);
    }
  });
  test('who has nothing left to attack with gives the attack up', () => {
    for (const seed of SEEDS) {
      const t = table({ stage: 'actions', occupied: ['N3', 'S3'], player1: { plan: ['counter3'] } }, { players: 3 });
      t.at('player1').does('attack S3', 'commit counter3 of player1', 'withdraw counter3 of player1');
      const bot = botAt(level, seed, 2);
      expect(moves(t, 2, bot), `seed ${seed}`).toBe('leave');
    }
  });
});
