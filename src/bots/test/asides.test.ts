import { expect, test } from 'vitest';
import { bravery } from '../../games/bravery/game.ts';
import type { Bravery } from '../../games/bravery/state.ts';
import { FastChance } from '../../kernel/chance.ts';
import type { Seat } from '../../kernel/ids.ts';
import { rulesFor } from '../../kernel/rules.ts';
import { readSetup } from '../../kernel/setup.ts';
import { Sight } from '../../kernel/sight.ts';
import { botFor } from '../spec.ts';

/** How often each verb is used in the first choices of four bots of this kind. */
function verbsOf(bot: string): (verb: string) => number {
  const setup = readSetup(bravery.options, { players: 4 });
  const rules = rulesFor(bravery, setup);
  const s = rules.create();
  const chance = new FastChance(3);
  rules.start(s, setup, chance);
  const bots = Array.from({ length: 4 }, (_, seat) => botFor<Bravery, typeof bravery.options>(bot, bravery, seat));
  const sights = bots.map((_, seat) => new Sight(rules, seat as Seat));
  const used = new Map<string, number>();
  for (let n = 0; !rules.over(s) && n < 400; n++) {
    const seat = rules.actor(s);
    const action = bots[seat]!.choose(sights[seat]!.look(s));
    const { verb } = rules.decode(action);
    used.set(verb, (used.get(verb) ?? 0) + 1);
    rules.apply(s, seat, action, chance);
  }
  return (verb) => used.get(verb) ?? 0;
}

test('recruits do not fill the log with second thoughts and table talk', () => {
  const [recruits, anything] = [verbsOf('recruit'), verbsOf('random')];
  const talk = (used: (verb: string) => number): number =>
    ['give', 'ask', 'takeBack', 'reopen', 'withdraw'].reduce((sum, verb) => sum + used(verb), 0);
  const perCard = (used: (verb: string) => number): number => talk(used) / used('plan');
  expect(talk(anything)).toBeGreaterThan(200);
  expect(perCard(recruits)).toBeLessThan(perCard(anything) / 5);
  expect(recruits('plan')).toBeGreaterThan(anything('plan'));
});
