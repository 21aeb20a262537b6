import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import { FastChance } from '../../../kernel/chance.ts';
import { FactList } from '../../../kernel/facts.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { Holdings, likelihood } from '../bot/holdings.ts';
import { Player } from '../bot/player.ts';
import { evaluate } from '../evaluation.ts';
import { afu } from '../game.ts';
import { fact } from '../verbs.ts';
import { defOf, Field, ONE } from './at.ts';

describe.each(afu.samples.map((sample) => [JSON.stringify(sample), sample] as const))(
  'by rule of thumb %s',
  (_, sample) => {
    const setup = readSetup(afu.options, sample);
    const rules = rulesFor(afu, setup);
    const player = new Player(rules);

    test('it does only what is on offer, to the end of the game', () => {
      const [s, out] = [rules.create(), new Options()];
      for (let n = 0; n < 4; n++) {
        const chance = new FastChance(n);
        rules.start(s, setup, chance);
        while (!rules.over(s)) {
          const seat = rules.actor(s);
          const action = player.next(s, seat);
          rules.legal(s, seat, out);
          expect(out.has(action)).toBe(true);
          rules.apply(s, seat, action, chance);
        }
      }
    });
    test('it never bids what it cannot pay', () => {
      const [s, facts] = [rules.create(), new FactList()];
      const chance = new FastChance(11);
      rules.start(s, setup, chance);
      while (!rules.over(s)) {
        const seat = rules.actor(s);
        rules.apply(s, seat, player.next(s, seat), chance, facts);
      }
      expect(facts.facts.filter(({ kind }) => kind === fact.bidFailed)).toEqual([]);
    });
    test('it plays on to the first question of the round that it is asked for, or to the end', () => {
      const [s, chance] = [rules.create(), new FastChance(9)];
      rules.start(s, setup, chance);
      const from = s.round.value;
      player.playOn(s, 3, chance);
      expect([rules.over(s), s.round.value]).toEqual([false, from + 3]);
      player.playOn(s, 99, chance);
      expect(rules.over(s)).toBe(true);
    });
  },
);

rule(['AFU-22.1', 'AFU-R58'], 'what a bot thinks of Liberator hangs on bridges and on no other objective', () => {
  const hopes = (...trophies: string[]): number => {
    const held = new Holdings();
    held.count(new Field({ one: { trophies } }, {}).s, ONE);
    return likelihood(defOf('liberator'), held, 5);
  };
  expect(hopes('izium', 'chernihiv', 'mariupol')).toBe(hopes());
  expect(hopes('irpinBridge')).toBeGreaterThan(hopes());
});
describe('the evaluation', () => {
  test('likes a trophy, and dislikes panic', () => {
    const worth = (one: Record<string, unknown>): number => evaluate(new Field({ one }, {}).s, ONE);
    expect(worth({ trophies: ['mariupol'] })).toBeGreaterThan(worth({}));
    expect(worth({ discard: ['panic'] })).toBeLessThan(worth({}));
  });
});
