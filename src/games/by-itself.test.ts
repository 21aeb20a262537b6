import { expect, test } from 'vitest';
import { FastChance } from '../kernel/chance.ts';
import type { DefId, Seat } from '../kernel/ids.ts';
import { rulesFor } from '../kernel/rules.ts';
import { readSetup } from '../kernel/setup.ts';
import { LANGUAGES, optionByItself } from '../kernel/text.ts';
import { GAME_NAMES, moduleOf } from './index.ts';

const GAMES = 4;
const MOVES = 900;
/** A hint, or the end of a game, tells an option without its question: «1» or a name says nothing there. */
test.each(GAME_NAMES)(
  'no option of %s is a bare number or a bare card where its question is not beside it',
  async (name) => {
    const { game, texts } = await moduleOf(name);
    const bare = new Set<string>();
    for (const language of LANGUAGES) {
      const text = texts[language];
      const cards = new Set(
        Array.from({ length: game.prints ?? game.cards }, (_, i) => text.card((i + 1) as DefId).name),
      );
      const setup = readSetup(game.options, name === 'afu' || name === 'bravery' ? { players: 2 } : {});
      const rules = rulesFor(game, setup);
      for (let seed = 1; seed <= GAMES; seed++) {
        const chance = new FastChance(seed);
        const s = rules.create();
        rules.start(s, setup, chance);
        for (let moves = 0; moves < MOVES && !s.table.over; moves++) {
          const awaited = rules.awaited(s);
          const seat = (31 - Math.clz32(awaited & -awaited)) as Seat;
          const decision = rules.decision(s, seat)!;
          for (const { action, verb } of decision.options) {
            const told = optionByItself(text, s, seat, action, decision);
            if (!/\p{L}/u.test(told) || cards.has(told)) bare.add(`${decision.prompt}, ${verb}: ${told}`);
          }
          rules.apply(s, seat, decision.options[chance.below(decision.options.length)]!.action, chance);
        }
      }
    }
    expect([...bare]).toEqual([]);
  },
);
