/** Sensible play in WAR: positions in which there is a right answer, for the greedy bot and for the search. */
import { describe, expect, test, vi } from 'vitest';
import { battle, type Battle, DIRECTED, fighter, fort, infantry, tank, unit } from '../../games/war/test/at.ts';
import type { Seat } from '../../kernel/ids.ts';
import { Sight } from '../../kernel/sight.ts';
import { botFor } from '../spec.ts';

/** What the bot does now, in the notation of the game. */
function choice(b: Battle, spec: string, seed = 1): string {
  const { rules, s } = b.t;
  const seat: Seat = rules.actor(s);
  const chosen = botFor(spec, rules.game, seed).choose(new Sight(rules, seat).look(s));
  return rules.game.notation(s, seat, chosen);
}
/** Lets the bot play on for the seat that is asked, the other side passing, until something else is asked. */
function playOn(b: Battle, spec: string, asked: string): string[] {
  const done: string[] = [];
  for (let n = 0; b.asked === asked || b.asked === 'pay' || b.asked === 'buildAnswer'; n++) {
    if (n > 40) throw new Error(`no end of ${asked}`);
    const chosen = b.who === 'blue' ? 'pass' : choice(b, spec, n);
    if (b.who === 'red' && !['pass', 'pay'].includes(chosen)) done.push(chosen);
    b[b.who].does(chosen);
  }
  return done;
}
function wave(drafts: Parameters<typeof battle>[0], position: Parameters<typeof battle>[1], asked: string): Battle {
  const b = battle(drafts, position);
  b.to('wave').red.does('wave');
  return b.to(asked);
}

describe.each(['greedy', 'ismcts@300'])('%s', (spec) => {
  test('does not attack into a certain loss', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 6 } }), wall: fort(5, 6, { cost: { D: 6 } }) };
    const b = wave(drafts, { red: { first: ['tank'], deck: 40 }, blue: { first: ['wall'], deck: 40 } }, 'undirected');
    expect(choice(b, spec)).toBe('done');
  });
  test('attacks where nobody stands', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 6 } }) };
    const b = wave(drafts, { red: { first: ['tank'], deck: 40 }, blue: { deck: 40 } }, 'undirected');
    expect(choice(b, spec)).toBe('attack tank');
  });
  test('takes the attack that wins, whatever it leaves open', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 6 } }), wall: tank(5, 5, { cost: { F: 8 } }) };
    const blue = { first: ['tapped wall', 'tapped wall'], deck: 3 };
    const b = wave(drafts, { red: { first: ['tank'], deck: 9 }, blue }, 'undirected');
    expect(choice(b, spec)).toBe('attack tank');
    b.red.does('attack tank');
    expect(choice(b.to('onward'), spec)).toBe('advance tank -> deck');
  });
  test('blocks a breakthrough that would end the game, at any price', () => {
    const drafts = {
      tank: tank(4, 4, { cost: { F: 5 } }),
      guards: infantry(1, 1, { cost: { D: 6 } }),
      wall: fort(6, 6, { cost: { D: 6 } }),
    };
    const blue = { first: ['guards', 'tapped wall'], deck: 5 };
    const b = wave(drafts, { red: { first: ['tank'], deck: 5 }, blue }, 'undirected');
    b.red.does('attack tank');
    expect(choice(b.to('block'), spec)).toBe('block guards -> tank');
  });
  test('does not throw a unit away to save two cards of a full deck', () => {
    const drafts = { tank: tank(2, 4, { cost: { F: 5 } }), guards: tank(1, 1, { cost: { D: 9 } }) };
    const b = wave(drafts, { red: { first: ['tank'], deck: 40 }, blue: { first: ['guards'], deck: 50 } }, 'undirected');
    b.red.does('attack tank');
    expect(choice(b.to('block'), spec)).toBe('done');
  });
  test('strikes down what it can, not what it cannot', () => {
    const drafts = {
      tank: tank(3, 3, { ...DIRECTED, cost: { F: 6 } }),
      big: tank(5, 5, { cost: { F: 9 } }),
      weak: infantry(1, 1, { cost: { D: 4 } }),
    };
    const blue = { first: ['tapped big', 'weak'], deck: 40 };
    const b = wave(drafts, { red: { first: ['tank'], deck: 40 }, blue }, 'directed');
    expect(choice(b, spec)).toBe('attack tank -> weak');
  });
  test('pays so that the rest of the hand can be built as well', () => {
    const drafts = {
      rifles: infantry(2, 2, { cost: { D: 2 } }),
      tank: tank(3, 3, { cost: { F: 2 } }),
      port: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { F: 1 }] },
    } as const;
    const red = { hand: ['rifles', 'tank'], resources: ['port', 'depot', 'depot', 'factory'], deck: 40 };
    const b = battle(drafts, { phase: 'build', red, blue: { deck: 40 } }).to('build', 'red');
    expect(playOn(b, spec, 'build').toSorted()).toEqual(['build rifles', 'build tank']);
  });
  test('lays the resources that the hand waits for', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 3 } }) };
    const red = { hand: ['depot', 'factory', 'fuel', 'tank'], resources: ['depot', 'depot'], deck: 40 };
    const b = battle(drafts, { phase: 'resources', red, blue: { deck: 40 } });
    expect(choice(b, spec)).toBe('lay factory');
  });
  test('meets a bomber with a fighter that is the better of the two', () => {
    const drafts = {
      bomber: unit('tacticalBomber', 1, 2, { cost: { F: 6 } }, { bombing: 4, bombs: ['first'] }),
      ace: fighter(4, 4, { cost: { F: 5 } }),
      gun: infantry(2, 3, { cost: { D: 5 } }),
    };
    const blue = { first: ['gun'], second: ['ace'], deck: 40 };
    const b = wave(drafts, { red: { second: ['bomber'], deck: 40 }, blue }, 'air');
    b.red.does('bomb bomber -> gun');
    expect(choice(b.to('BEFORE_BLOCK'), spec)).toBe('intercept ace -> bomber');
  });
});

describe('standing orders', () => {
  test('a window in which nothing can matter is passed without a thought', () => {
    const drafts = { scouts: infantry(1, 1, { cost: { D: 2 }, keywords: { recon: { um: [0, 1], whose: 'own' } } }) };
    const b = battle(drafts, { phase: 'build', red: { first: ['scouts'] }, blue: { hand: ['depot'] } });
    b.to('BUILD_START', 'red');
    expect(b.red.offered).toContain('look with scouts');
    const sight = new Sight(b.t.rules, 0 as Seat).look(b.s);
    const guesses = vi.spyOn(sight, 'determinize');
    for (const spec of ['greedy', 'ismcts@300'])
      expect(b.t.rules.game.notation(b.s, 0 as Seat, botFor(spec, b.t.rules.game, 1).choose(sight))).toBe('pass');
    expect(guesses).not.toHaveBeenCalled();
  });
  test('twins are one choice', () => {
    const drafts = { tank: tank(3, 3, { cost: { F: 6 } }), rifles: infantry(2, 2, { cost: { D: 2 } }) };
    const b = wave(drafts, { red: { first: ['tank', 'tank', 'rifles'] }, blue: {} }, 'undirected');
    const sight = new Sight(b.t.rules, 0 as Seat).look(b.s);
    const bot = botFor('ismcts@40', b.t.rules.game, 1);
    bot.choose(sight);
    expect(bot).toHaveProperty('thoughts.length', 3);
  });
});
