import { expect, test } from 'vitest';
import { GAME_NAMES, moduleOf } from '../../games/index.ts';
import { FastChance } from '../../kernel/chance.ts';
import { Options } from '../../kernel/options.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { nextSeat, sensible } from '../search/turn.ts';

test.each(GAME_NAMES)('%s: what is forced is carried out in one go as it is one by one', async (name) => {
  const { game } = await moduleOf(name);
  for (const sample of game.samples) {
    const setup = readSetup(game.options, sample);
    const rules = rulesFor(game, setup);
    const [s, other] = [rules.create(), rules.create()];
    const [out, listed] = [new Options(), new Options()];
    const [chance, same] = [new FastChance(3), new FastChance(3)];
    rules.start(s, setup, chance);
    rules.start(other, setup, same);
    let seat = rules.actor(s);
    let who = seat;
    for (let choices = 0; choices < 60 && !rules.over(s); choices++) {
      seat = rules.onward(s, seat, chance, out);
      for (; !rules.over(other); who = nextSeat(rules, other, who)) {
        sensible(rules, other, who, listed);
        if (listed.size !== 1) break;
        rules.apply(other, who, listed.at(0), same);
      }
      expect([rules.over(s), rules.digest(s)]).toEqual([rules.over(other), rules.digest(other)]);
      if (rules.over(s)) break;
      expect([seat, out.toArray()]).toEqual([who, listed.toArray()]);
      const action = out.at(chance.below(out.size));
      same.below(out.size);
      rules.apply(s, seat, action, chance);
      rules.apply(other, who, action, same);
      seat = nextSeat(rules, s, seat);
      who = nextSeat(rules, other, who);
    }
  }
});
