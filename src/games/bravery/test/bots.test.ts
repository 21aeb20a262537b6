import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { Options } from '../../../kernel/options.ts';
import { rulesFor } from '../../../kernel/rules.ts';
import { readSetup } from '../../../kernel/setup.ts';
import { type Bot, Sight } from '../../../kernel/sight.ts';
import { PlannerBot } from '../bot/planner.ts';
import { bravery } from '../game.ts';
import { type Bravery, zone } from '../state.ts';
import { hand, planOf, type Play, table } from './at.ts';

type Options7 = typeof bravery.options;

/** The bot's move at this seat, in words; it is made. */
function moves(t: Play, player: number, bot: Bot<Bravery, Options7> = new PlannerBot(0)): string {
  const seat = (player - 1) as Seat;
  const action = bot.choose(new Sight(t.rules, seat).look(t.s));
  const phrase = bravery.notation(t.s, seat, action);
  t.at(`player${player}`).does(phrase);
  return phrase;
}

describe('a team of bots', () => {
  for (const players of [1, 2, 3, 4, 5, 6, 7] as const) {
    test(`${players}: every move is on offer, and the game ends`, () => {
      const setup = readSetup(bravery.options, { players });
      const rules = rulesFor(bravery, setup);
      const s = rules.create();
      const chance = new FastChance(players);
      const out = new Options();
      // Any mix: some think, some go by rule of thumb.
      const bots = Array.from({ length: players }, (_, seat) => new PlannerBot<Options7>(seat % 2 === 0 ? 0 : 12));
      const sights = bots.map((_, seat) => new Sight(rules, seat as Seat));
      rules.start(s, setup, chance);
      let steps = 0;
      while (!rules.over(s)) {
        const awaited = rules.awaited(s);
        const waiting = bots.flatMap((_, seat) => ((awaited & (1 << seat)) === 0 ? [] : [seat]));
        const seat = waiting[chance.below(waiting.length)]! as Seat;
        const action = bots[seat]!.choose(sights[seat]!.look(s));
        rules.legal(s, seat, out);
        expect(out.has(action), bravery.notation(s, seat, action)).toBe(true);
        rules.apply(s, seat, action, chance);
        expect(++steps).toBeLessThan(4000);
      }
    });
  }
  test('wins far more often than not in an easy position', () => {
    const t = table({
      occupied: ['N3'],
      enemyDeck: ['lull'],
      player1: { hand: ['counter3', 'meals'] },
      player2: { hand: ['donors'] },
    });
    const bots = [new PlannerBot<Options7>(40), new PlannerBot<Options7>(40)];
    while (t.outcome === undefined) moves(t, 1 + t.rules.actor(t.s), bots[t.rules.actor(t.s)]);
    expect(t.outcome).toEqual([1, 1]);
  });
});

describe('trade with bots', () => {
  test('a bot with too much to do offers a need to one with time', () => {
    const t = table({ player1: { hand: ['school', 'bridge', 'homes', 'generators'] } });
    expect(moves(t, 1)).toMatch(/^give \w+ to player2$/);
  });
  test('a bot accepts a need that it has time for, and plans it', () => {
    const t = table({ player1: { hand: ['school', 'school'] } });
    t.at('player1').does('give school to player2');
    const bot = new PlannerBot<Options7>(0);
    expect(moves(t, 2, bot)).toBe('accept school from player1');
    expect(moves(t, 2, bot)).toBe('plan school');
  });
  test('a bot declines a need that it could not meet', () => {
    const t = table({
      player1: { hand: ['school'] },
      player2: { hand: ['donors', 'donors', 'evacuation', 'evacuation', 'water', 'water'] },
    });
    t.at('player1').does('plan school', 'take back school', 'give school to player2');
    const said = Array.from({ length: 6 }, () => moves(t, 2));
    expect(said).toContain('decline school of player1');
    expect(hand(t, 1)).toEqual(['school']);
  });
  test.each([0, 40])(
    'after a refusal it plans anew: no day stays free for a card that it will not get (%i playouts)',
    (playouts) => {
      const t = table({
        player1: { hand: ['bridge', 'bridge', 'homes'] },
        player2: { hand: ['homes', 'homes', 'homes'] },
      });
      const bot = new PlannerBot<Options7>(playouts);
      expect(moves(t, 2, bot)).toBe('ask player1 for bridge');
      t.at('player1').does('decline bridge of player2');
      const said = Array.from({ length: 3 }, () => moves(t, 2, bot));
      expect(said).toEqual(['plan homes', 'plan homes', 'confirm']);
      expect(planOf(t, 2)).toEqual(['homes', 'homes']);
    },
  );
  test('who waits for an answer leaves no day free meanwhile, and makes room once it is a yes', () => {
    const t = table({
      player1: { hand: ['bridge', 'bridge', 'homes'] },
      player2: { hand: ['homes', 'homes', 'homes'] },
    });
    const bot = new PlannerBot<Options7>(40);
    const said = Array.from({ length: 4 }, () => moves(t, 2, bot));
    expect(said).toEqual(['ask player1 for bridge', 'plan homes', 'plan homes', 'confirm']);
    t.at('player1').does('give bridge to player2');
    const then = Array.from({ length: 3 }, () => moves(t, 2, bot));
    expect(then).toEqual(['take back homes', 'plan bridge', 'confirm']);
    expect(planOf(t, 2).toSorted()).toEqual(['bridge', 'homes']);
  });
  test('a gift that was refused is planned by the giver, and not taken back again', () => {
    const t = table({
      player1: { hand: ['bridge', 'bridge', 'bridge'] },
      player2: { hand: ['homes', 'meals', 'defence1', 'defence2'] },
    });
    const bot = new PlannerBot<Options7>(40);
    const said: string[] = [];
    while (said.at(-1) !== 'confirm') {
      expect(said.length).toBeLessThan(12);
      said.push(moves(t, 2, bot));
      const no = t.at('player1').offered.find((phrase) => phrase.startsWith('decline'));
      if (no !== undefined) t.at('player1').does(no);
    }
    expect(said.filter((phrase) => phrase.startsWith('take back'))).toEqual([]);
    expect(planOf(t, 2)).toContain('homes');
  });
  test('a bot gives what it is asked for and does not need itself', () => {
    const t = table({ player2: { hand: ['defence3', 'defence3'] }, enemyNext: ['lull'] });
    t.at('player1').does('ask player2 for defence3');
    const bot = new PlannerBot<Options7>(0);
    const said = Array.from({ length: 2 }, () => moves(t, 2, bot));
    expect(said.join()).toContain('give defence3 to player1');
  });
  test('a bot does not press a proposal that was undone', () => {
    const t = table({ stage: 'actions', player1: { plan: ['counter3'] } });
    const bot = new PlannerBot<Options7>(0);
    expect(moves(t, 2, bot)).toBe('attack N3');
    t.at('player1').does('leave', 'agree');
    expect(moves(t, 2, bot)).toBe('agree');
    expect(t.at('player1').prompt).toBe('planning');
  });
  test('equal cards of one plan are put forward one after the other', () => {
    const t = table({ stage: 'actions', display: ['enemyDefence2'], player1: { plan: ['counter2', 'counter2'] } });
    const bot = new PlannerBot<Options7>(0);
    const said = Array.from({ length: 4 }, () => moves(t, 2, bot));
    expect(said).toEqual(['attack N3', 'commit counter2 of player1', 'commit counter2 of player1', 'agree']);
  });
  test('a bot takes part in the choices of a person: it agrees to what is proposed', () => {
    const t = table({
      stage: 'enemy',
      occupied: ['N4', 'S4'],
      enemyNext: ['offensive1'],
      player1: { plan: ['defence1'] },
    });
    t.at('player1').does('target S3');
    expect(moves(t, 2)).toBe('agree');
    expect(planOf(t)).toEqual(['defence1']);
  });
});

describe('bots respect what a player does not want', () => {
  test('a card that was taken out of a battle is not put forward again', () => {
    const t = table({ stage: 'enemy', enemyNext: ['offensive3'], player1: { plan: ['defence2', 'defence3'] } });
    expect(moves(t, 2)).toBe('commit defence2 of player1');
    t.at('player1').does('withdraw defence2 of player1');
    // The other card does as well; the one that was taken out stays out.
    expect(moves(t, 2)).toBe('commit defence3 of player1');
    t.at('player1').does('withdraw defence3 of player1');
    expect(moves(t, 2)).toBe('agree');
    // People may put it forward all the same, and in the next battle it counts like any other.
    t.at('player1').does('commit defence3 of player1');
    expect(moves(t, 2)).toBe('agree');
    t.at('player1').does('agree');
    expect([0, 1].map((i) => t.s.withheld.get(t.s.table.card(zone.plan(0 as Seat), i)))).toEqual([0, 0]);
  });
  test('a counter-offensive that was given up is not proposed anew', () => {
    const t = table({ stage: 'actions', player1: { plan: ['counter2', 'counter3'] } });
    expect(moves(t, 2)).toMatch(/^attack /);
    t.at('player1').does('leave');
    expect(moves(t, 2)).toBe('agree');
  });
});
