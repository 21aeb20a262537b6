/** WAR 27 and 29: special rules, the order of steps, and who may act in each window. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import { WINDOWS, type Window } from '../cards/vocabulary.ts';
import { zone } from '../state.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, infantry, order, tank, unit } from './at.ts';

const destroyed = (b: Battle): number => {
  const { id } = b.t.rules.game.facts.list.find(({ fact }) => fact === 'destroyed')!;
  return b.t.facts.filter(({ kind }) => kind === id).length;
};
/** Who is asked in each window of a turn with an attack on both lines, by land and by air. */
function eventful(): Battle {
  const drafts = {
    tank: tank(3, 3, DIRECTED),
    plain: tank(3, 3),
    bomber: bomber(1, 1, 4),
    x: infantry(1, 1),
    rear: unit('howitzer', 1, 1, {}, { line: 2 }),
  };
  return battle(drafts, {
    phase: 'start',
    red: { first: ['tank', 'plain'], second: ['bomber'] },
    blue: { first: ['x'], second: ['rear'], resources: ['depot'] },
  });
}
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  wave: ['wave'],
  directed: ['attack tank -> x'],
  undirected: ['attack plain'],
  onward: ['advance plain -> rear'],
  airRear: ['bomb bomber -> depot'],
};
/** Plays the turn and notes, step by step, what was asked of whom. */
function steps(): string[] {
  const b = eventful();
  const seen: string[] = [];
  const left = new Map(Object.entries(CHOICES).map(([asked, phrases]) => [asked, [...phrases]]));
  while (b.s.active.value === 0) {
    seen.push(`${b.asked} ${b.who}`);
    const phrase = left.get(b.asked)?.shift();
    if (phrase === undefined) b.skip();
    else b.red.does(phrase);
  }
  return seen.filter((step, i) => step !== seen[i - 1]);
}
const STEPS = [
  'TURN_START red',
  'TURN_START blue',
  'resources red',
  'BUILD_START red',
  'BUILD_START blue',
  'build red',
  'buildAnswer blue',
  'BUILD_END red',
  'BUILD_END blue',
  'ATTACK_START red',
  'ATTACK_START blue',
  'wave red',
  'WAVE_START red',
  'WAVE_START blue',
  'directed red',
  'undirected red',
  'air red',
  'ON_ATTACK red',
  'BEFORE_BLOCK blue',
  'block blue',
  'ON_BLOCK blue',
  'BEFORE_CALC red',
  'BEFORE_CALC blue',
  'ON_DESTROY red',
  'ON_DESTROY blue',
  'ON_BREAKTHROUGH red',
  'ON_BREAKTHROUGH blue',
  'onward red',
  'airRear red',
  'ON_ATTACK_AIR red',
  'rearSupport blue',
  'ON_BLOCK blue',
  'BEFORE_CALC red',
  'BEFORE_CALC blue',
  'ON_DESTROY red',
  'ON_DESTROY blue',
  'WAVE_END red',
  'WAVE_END blue',
  'wave red',
  'ATTACK_END red',
  'ATTACK_END blue',
  'TURN_END red',
  'TURN_END blue',
];
rule(
  ['WAR-29.1', 'WAR-29.13', 'WAR-29.22', 'WAR-29.25', 'WAR-29.32', 'WAR-29.33', 'WAR-29.36', 'WAR-27.3', 'WAR-R15'],
  'every step of the turn in its order, every window for the right players, the active one first',
  () => expect(steps()).toEqual(STEPS),
);
describe('every window is opened', () => {
  for (const window of WINDOWS.filter((name) => name !== 'BUILD')) {
    test(window, () => expect(STEPS.some((step) => step.startsWith(`${window} `))).toBe(true));
  }
});
describe('a card for each window can be played in it, and in no other', () => {
  const own = new Set<Window>(['ON_ATTACK', 'ON_ATTACK_AIR']);
  const enemy = new Set<Window>(['BEFORE_BLOCK', 'ON_BLOCK']);
  for (const window of WINDOWS) {
    test(window, () => {
      const drafts: Drafts = {
        card: order({ when: [window], turn: 'both', effects: [{ do: 'produce', D: 1 }] }),
        tank: tank(3, 3),
        bomber: bomber(1, 1, 1),
        x: infantry(1, 9),
      };
      const b = battle(drafts, {
        phase: 'start',
        red: { hand: ['card'], first: ['tank'], second: ['bomber'], deck: 30 },
        blue: { hand: ['card'], first: ['x'], deck: 30 },
      });
      const offered = { red: new Set<string>(), blue: new Set<string>() };
      while (b.s.active.value === 0 && b.t.outcome === undefined) {
        if (b[b.who].offers('play card'))
          offered[b.who].add(b.asked === 'build' || b.asked === 'buildAnswer' ? 'BUILD' : b.asked);
        if (b.asked === 'wave' && b.s.declared.value === 0 && b.red.offers('wave') && !b.isTapped('red', 'tank'))
          b.red.does('wave');
        else if (b.asked === 'undirected' && b.red.offers('attack tank')) b.red.does('attack tank');
        else if (b.asked === 'airRear' && b.red.offers('bomb bomber -> deck')) b.red.does('bomb bomber -> deck');
        else b.skip();
      }
      const reached = STEPS.some((step) => step.startsWith(`${window} `)) || window === 'BUILD';
      expect(reached).toBe(true);
      // Nothing is destroyed here, so the window of destruction stays shut.
      const open = window === 'ON_DESTROY' ? [] : [window];
      expect([[...offered.red], [...offered.blue]]).toEqual([
        enemy.has(window) ? [] : open,
        own.has(window) ? [] : open,
      ]);
    });
  }
});
rule(
  ['WAR-29.34', 'WAR-29.35', 'WAR-29.37'],
  'in the rear clashes are computed, cards go to losses, and only then does the deck lose cards',
  () => {
    const drafts = { plain: tank(3, 3), big: tank(2, 2), rear: unit('howitzer', 1, 1, {}, { line: 2 }) };
    const b = battle(drafts, { red: { first: ['plain', 'big'] }, blue: { second: ['rear'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack plain', 'attack big');
    b.to('onward').red.does('advance plain -> rear', 'advance big -> deck');
    b.to('ON_DESTROY');
    expect([b.at('blue', 'losses'), b.deck('blue')]).toEqual([['rear'], 20]);
    b.finishWave();
    expect(b.deck('blue')).toBe(18);
  },
);
rule(['WAR-29.25', 'WAR-R41'], 'what was destroyed before the clashes does not open the window after them', () => {
  const drafts = {
    tank: tank(3, 9, DIRECTED),
    wall: tank(1, 9),
    rifles: infantry(1, 1),
    raid: order({
      when: ['ATTACK_START'],
      target: { whose: 'enemy', types: ['infantry'] },
      effects: [{ do: 'destroy' }],
    }),
  };
  for (const target of ['wall', 'rifles']) {
    const blue = { first: ['wall', 'rifles', 'rifles'] };
    const b = battle(drafts, { red: { first: ['tank'], hand: ['raid'] }, blue });
    b.to('ATTACK_START').red.does('play raid', 'choose enemy rifles');
    b.to('wave').red.does('wave');
    b.to('directed').red.does(b.red.offered.find((phrase) => phrase.includes(target))!);
    expect(b.isAsked('ON_DESTROY')).toBe(target === 'rifles');
  }
});
rule(
  'WAR-R15',
  'the active player acts as often as wanted, then the opponent; if the opponent acted, the active player may again; two passes close',
  () => {
    const drafts = { card: order({ when: ['WAVE_START'], effects: [{ do: 'produce', D: 1 }] }) };
    const b = battle(drafts, { red: { hand: ['card', 'card', 'card'] }, blue: { hand: ['card'] } });
    b.to('wave').red.does('wave', 'play card', 'play card', 'pass');
    expect(b.who).toBe('blue');
    b.blue.does('play card');
    expect(b.who).toBe('blue');
    b.blue.does('pass');
    expect([b.asked, b.who]).toEqual(['WAVE_START', 'red']);
    b.red.does('play card', 'pass');
    b.blue.does('pass');
    expect(b.asked).toBe('directed');
  },
);

rule(
  'WAR-27.1',
  'the rules of this chapter give way to cards: a text that shuffles nothing in puts a card on top',
  () => {
    const drafts = {
      rifles: infantry(1, 1),
      recall: order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'send', to: 'deckTop' }] }),
    };
    const b = battle(drafts, { phase: 'build', red: { first: ['rifles'], hand: ['recall'] } });
    b.to('build').red.does('play recall', 'choose rifles');
    const { table } = b.s;
    expect(b.s.cards.rows[table.printed(table.top(zone.deck(0 as Seat))) - 1]!.id).toBe('rifles');
  },
);
rule('WAR-27.2', 'cards that one player plays at the same moment are played in the order of the own choice', () => {
  const drafts = {
    a: order({ when: ['WAVE_START'], effects: [{ do: 'produce', D: 1 }] }),
    b: order({ when: ['WAVE_START'], effects: [{ do: 'produce', F: 1 }] }),
  };
  const b = battle(drafts, { red: { hand: ['a', 'b'] } });
  b.to('wave').red.does('wave');
  expect(b.red.offered).toEqual(['play a', 'play b', 'pass']);
});
rule(['WAR-27.4', 'WAR-R84'], 'a text reaches the own zones, unless it names the enemy', () => {
  const drafts: Drafts = {
    spirit: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { types: ['infantry'] }, effects: [{ do: 'modify', um: [1, 0] }] }],
    },
    fear: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { whose: 'enemy', types: ['infantry'] }, effects: [{ do: 'modify', um: [0, -1] }] }],
    },
    rifles: infantry(2, 2),
    tap: order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'tap' }] }),
  };
  const b = battle(drafts, {
    phase: 'build',
    red: { ubo: ['spirit', 'fear'], first: ['rifles'], hand: ['tap'] },
    blue: { first: ['rifles'] },
  });
  expect([b.stats('red', 'rifles'), b.stats('blue', 'rifles')]).toEqual(['3/2', '2/1']);
  b.to('build').red.does('play tap');
  expect(b.red.offered).toEqual(['choose rifles']);
});
rule(
  'WAR-27.5',
  'a card is played only if its conditions hold, its targets are there and its price can be paid',
  () => {
    const drafts: Drafts = {
      ambush: order(
        {
          when: ['BUILD'],
          if: [{ count: { types: ['armour'] }, least: 1 }],
          target: { types: ['infantry'], n: 2 },
          effects: [{ do: 'tap' }],
        },
        { D: 1 },
      ),
      tank: tank(1, 1),
      rifles: infantry(1, 1),
    };
    const why = (red: object) =>
      battle(drafts, { phase: 'build', red: { hand: ['ambush'], ...red } })
        .to('build')
        .red.whyNot('play ambush');
    expect(why({ first: ['rifles', 'rifles'], resources: ['depot'] })).toBe('WAR-27.5');
    expect(why({ first: ['rifles', 'tank'], resources: ['depot'] })).toBe('WAR-27.5');
    expect(why({ first: ['rifles', 'rifles', 'tank'] })).toBe('WAR-7.14');
    expect(why({ first: ['rifles', 'rifles', 'tank'], resources: ['depot'] })).toBeUndefined();
  },
);
rule('WAR-27.6', 'what cannot lie without another card is not played without it, and goes when that card goes', () => {
  const drafts: Drafts = {
    area: { ubo: { subtype: 'ordinary' }, needs: [{ count: { types: ['fortification'] }, least: 1 }] },
    fort: unit('pillbox', 1, 1),
    works: {
      resource: { class: 'special', defence: 3 },
      yields: [{ F: 2 }],
      needs: [{ count: { cards: ['resource'], where: ['resources'], other: true }, least: 1 }],
    },
    blast: order({ when: ['BUILD'], target: { types: ['fortification'] }, effects: [{ do: 'send', to: 'losses' }] }),
  };
  expect(
    battle(drafts, { phase: 'build', red: { hand: ['area'] } })
      .to('build')
      .red.whyNot('build area'),
  ).toBe('WAR-27.6');
  expect(battle(drafts, { phase: 'resources', red: { hand: ['works'] } }).red.whyNot('lay works')).toBe('WAR-27.6');
  const b = battle(drafts, { phase: 'build', red: { hand: ['blast'], first: ['fort'], ubo: ['area'] } });
  b.to('build').red.does('play blast', 'choose fort');
  expect([b.at('red', 'losses').toSorted(), destroyed(b)]).toEqual([['area', 'blast', 'fort'], 0]);
});
rule(
  ['WAR-27.8', 'WAR-R85'],
  'destruction is by clash or by the other player; own discards, upkeep and expiry are not',
  () => {
    const drafts: Drafts = {
      a: tank(3, 3, DIRECTED),
      x: infantry(1, 1),
      raid: order({
        when: ['WAVE_START'],
        target: { whose: 'enemy', types: ['infantry'] },
        effects: [{ do: 'destroy' }],
      }),
      retreat: order({ when: ['WAVE_START'], target: { types: ['armour'] }, effects: [{ do: 'destroy' }] }),
    };
    const b = battle(drafts, { red: { first: ['a', 'a'], hand: ['raid', 'retreat'] }, blue: { first: ['x', 'x'] } });
    b.to('wave').red.does('wave', 'play raid', 'choose enemy x', 'play retreat', 'choose a');
    expect(destroyed(b)).toBe(1);
    b.red.does('pass');
    b.to('directed').red.does('attack a -> x');
    b.finishWave();
    expect(destroyed(b)).toBe(2);
  },
);
rule(['WAR-27.9', 'WAR-27.10'], 'a card that is looked for in the deck is shown, and the deck is shuffled', () => {
  const drafts = {
    levy: order({
      when: ['BUILD'],
      effects: [{ do: 'search', from: 'deck', for: { types: ['infantry'] }, n: 1, to: 'hand' }],
    }),
    rifles: infantry(1, 1),
    tank: tank(1, 1),
  };
  const b = battle(drafts, { phase: 'build', red: { hand: ['levy'], deck: ['tank', 'rifles', 'depot'] } });
  b.to('build').red.does('play levy');
  expect(b.red.offered).toEqual(['take rifles', 'done']);
  b.red.does('take rifles');
  const view = b.t.view(1 as Seat).table;
  expect(view.printed(view.card(zone.hand(0 as Seat), 0))).toBeGreaterThan(0);
  expect(b.t.facts.some(({ kind, a }) => kind === 2 && a === zone.deck(0 as Seat))).toBe(true);
  // What was seen of the deck is forgotten with the shuffle.
  const own = b.t.view(0 as Seat).table;
  expect(own.printed(own.top(zone.deck(0 as Seat)))).toBe(0);
});
rule('WAR-27.11', 'a card that returns to the deck is shuffled in, unless the text says top or bottom', () => {
  const send = (to: 'deck' | 'deckBottom') =>
    order({ when: ['BUILD'], target: { types: ['infantry'] }, effects: [{ do: 'send', to }] });
  const drafts = { refit: send('deck'), bury: send('deckBottom'), rifles: infantry(1, 1) };
  const shuffles = (card: string): number => {
    const b = battle(drafts, { phase: 'build', red: { hand: [card], first: ['rifles'] } });
    b.to('build').red.does(`play ${card}`, 'choose rifles');
    expect(b.deck('red')).toBe(21);
    return b.t.facts.filter(({ kind }) => kind === 2).length;
  };
  expect([shuffles('refit'), shuffles('bury')]).toEqual([1, 0]);
});

rule(['WAR-29.5', 'WAR-27.2'], 'where the opponent builds is a window, and goes by its name', () => {
  const b = battle({ tank: tank(1, 1) }, { phase: 'build', red: { first: ['tank'] } }).to('buildAnswer');
  const { grouping, values } = b.t.rules.decision(b.s, 1 as Seat)!;
  expect([grouping, WINDOWS[values['window']!]]).toEqual(['window', 'BUILD']);
});
