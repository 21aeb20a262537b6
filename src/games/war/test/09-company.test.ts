/** WAR 9: what depends on who else is in the wave or in the clash: company, aircraft, and cards that would do nothing. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Modifier, Target } from '../cards/schema.ts';
import { battle, type Battle, bomber, DIRECTED, type Drafts, fighter, gun, infantry, order, tank, unit } from './at.ts';

const HALT = order({ when: ['ON_ATTACK'], target: { is: ['attacking'] }, effects: [{ do: 'stop' }] });
const FORCE: Drafts = {
  st: unit('supportTank', 2, 2),
  rifles: infantry(2, 2),
  tank: tank(3, 3),
  motor: infantry(2, 2, { keywords: { cooperation: { with: { types: ['armour'] }, um: [2, 1] } } }),
  twins: infantry(2, 2, { keywords: { cooperation: { with: { types: ['infantry'] }, um: [2, 1] } } }),
  spotters: infantry(2, 2, { keywords: { cooperation: { with: { types: ['aviation'] }, um: [2, 1] } } }),
  drill: { upgrade: { on: {} }, keywords: { supportTank: true } },
  bomber: bomber(1, 3, 1),
  carrier: unit('carrier', 1, 4, {}, { capacity: 2 }),
  halt: HALT,
};
/** These attack, undirected. */
function advance(first: readonly unknown[], attackers: readonly string[], rest: object = {}): Battle {
  const b = battle(FORCE, { red: { first, ...rest }, blue: { first: ['rifles'], second: ['rifles'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(...attackers.map((name) => `attack ${name}`));
  return b.to('ON_ATTACK');
}
rule(
  ['WAR-26.56', 'WAR-26.58'],
  'a Support Tank helps infantry that attacks with it: not who stays behind, was stopped, or is alone with itself',
  () => {
    const b = advance(['st', 'rifles', 'rifles'], ['st', 'rifles'], { hand: ['halt'] });
    expect([b.stats('red', 'rifles'), b.stats('red', 'rifles#2'), b.stats('red', 'st')]).toEqual(['2/3', '2/2', '2/2']);
    b.red.does('play halt', 'choose rifles');
    expect(b.stats('red', 'rifles')).toBe('2/2');
    const stopped = advance(['st', 'rifles'], ['st', 'rifles'], { hand: ['halt'] });
    stopped.red.does('play halt', 'choose st');
    expect(stopped.stats('red', 'rifles')).toBe('2/2');
    expect(advance(['st', 'rifles'], ['rifles']).stats('red', 'rifles')).toBe('2/2');
    const drilled = { card: 'rifles', under: ['drill'] };
    expect(advance([drilled], ['rifles']).stats('red', 'rifles')).toBe('2/2');
    const both = advance([drilled, drilled], ['rifles', 'rifles#2']);
    expect([both.stats('red', 'rifles'), both.stats('red', 'rifles#2')]).toEqual(['2/3', '2/3']);
  },
);
rule(
  ['WAR-26.46', 'WAR-26.48', 'WAR-R72'],
  'Cooperation needs both to attack: no unit is its own partner, none that stays behind or was stopped counts',
  () => {
    expect(advance(['motor', 'tank'], ['motor', 'tank']).stats('red', 'motor')).toBe('4/3');
    expect(advance(['motor', 'tank'], ['motor']).stats('red', 'motor')).toBe('2/2');
    expect(advance(['motor', 'tank'], ['tank']).stats('red', 'motor')).toBe('2/2');
    expect(advance(['twins'], ['twins']).stats('red', 'twins')).toBe('2/2');
    const two = advance(['twins', 'twins'], ['twins', 'twins#2']);
    expect([two.stats('red', 'twins'), two.stats('red', 'twins#2')]).toEqual(['4/3', '4/3']);
    for (const halted of ['motor', 'tank']) {
      const b = advance(['motor', 'tank'], ['motor', 'tank'], { hand: ['halt'] });
      b.red.does('play halt', `choose ${halted}`);
      expect(b.stats('red', 'motor')).toBe('2/2');
    }
  },
);
rule('WAR-26.46', 'an aircraft is company from an airfield or a carrier, over the first line and over the rear', () => {
  const aboard = [{ card: 'carrier', aboard: ['bomber'] }, 'spotters'];
  const over = (first: readonly unknown[], second: readonly string[]): string[] => {
    const b = battle(FORCE, { red: { first, second }, blue: { first: ['rifles'], second: ['rifles'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack spotters');
    b.to('air').red.does('bomb bomber -> rifles');
    const front = b.stats('red', 'spotters');
    const c = battle(FORCE, { red: { first, second }, blue: { second: ['rifles'] } });
    c.to('wave').red.does('wave');
    c.to('undirected').red.does('attack spotters');
    c.to('onward').red.does('advance spotters -> deck');
    c.to('airRear').red.does('bomb bomber -> rifles');
    return [front, c.stats('red', 'spotters')];
  };
  expect([over(['spotters'], ['bomber']), over(aboard, [])]).toEqual([
    ['4/3', '4/3'],
    ['4/3', '4/3'],
  ]);
});
rule(
  ['WAR-26.46', 'WAR-26.48'],
  'a fighter that covers does not attack, and an intercepted bomber does no longer',
  () => {
    const drafts: Drafts = {
      ...FORCE,
      ace: fighter(3, 9, { keywords: { cooperation: { with: { types: ['aviation'] }, um: [1, 1] } } }),
      wing: bomber(1, 9, 1, { keywords: { cooperation: { with: { types: ['aviation'] }, um: [1, 1] } } }),
    };
    const b = battle(drafts, {
      red: { second: ['wing', 'bomber', 'ace'] },
      blue: { first: ['rifles'], second: ['ace', 'ace'] },
    });
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb wing -> rifles', 'bomb bomber -> rifles', 'cover with ace');
    const defence = (): string[] => ['wing', 'ace'].map((name) => b.stats('red', name).split('/')[1]!);
    expect(defence()).toEqual(['10', '9']);
    b.to('BEFORE_BLOCK').blue.does('intercept ace -> ace', 'intercept ace#2 -> bomber');
    expect(defence()).toEqual(['9', '9']);
  },
);
rule(
  ['WAR-R72', 'WAR-R14', 'WAR-R16'],
  'Cooperation counts once: of the wave in a clash too, of the clash after it, and against the deck not at all',
  () => {
    const drafts: Drafts = {
      ...FORCE,
      churchill: tank(3, 3, {
        keywords: { directedAttack: true, cooperation: { with: { types: ['infantry'] }, tm: [2, 1] } },
      }),
      motor: infantry(2, 2, {
        keywords: { directedAttack: true, cooperation: { with: { types: ['armour'] }, um: [2, 1] } },
      }),
      wall: gun(1, 9),
    };
    const b = battle(drafts, { red: { first: ['churchill', 'motor'] }, blue: { first: ['wall'] } });
    b.to('wave').red.does('wave');
    b.to('directed').red.does('attack churchill -> wall', 'attack motor -> wall');
    b.to('BEFORE_CALC');
    expect([b.stats('red', 'churchill'), b.stats('red', 'motor')]).toEqual(['5/4', '4/3']);
    b.finishWave();
    expect([b.stats('red', 'churchill'), b.stats('red', 'motor')]).toEqual(['3/4', '4/3']);
    const c = battle(drafts, { red: { first: ['churchill', 'motor'] } });
    c.to('wave').red.does('wave');
    c.to('undirected').red.does('attack churchill', 'attack motor');
    c.to('onward').red.does('advance churchill -> deck', 'advance motor -> deck');
    expect(c.to('BEFORE_CALC').stats('red', 'churchill')).toBe('3/3');
    const deck = c.deck('blue');
    expect(deck - c.to('wave').deck('blue')).toBe(7);
  },
);

const SKY: Drafts = {
  bomber: bomber(1, 9, 1),
  sturm: bomber(1, 9, 1, {}, 'groundAttack'),
  ace: fighter(1, 1),
  kit: { upgrade: { on: {} }, modifiers: [{ um: [2, 2] }] },
  hunter: tank(3, 3, {
    ...DIRECTED,
    modifiers: [
      { tm: [1, 2], against: { types: ['aviation'] } },
      { tm: [-1, 0], when: 'blocking' },
    ],
  }),
  slow: tank(3, 3, { modifiers: [{ tm: [0, -1], against: { types: ['aviation'] } }] }),
  ship: unit('destroyer', 3, 3, { modifiers: [{ tm: [1, 2], when: 'blocking' }] }),
  foot: infantry(1, 9),
};
/** The strengths of a red unit when the bomber attacks it, and when it attacks and a ground-attack aircraft blocks it. */
function underPlanes(name: string): string[] {
  const first = [{ card: name, under: ['kit'] }];
  const b = battle(SKY, { active: 'player2', red: { first }, blue: { second: ['bomber'] } });
  b.to('wave').blue.does('wave');
  b.to('air').blue.does(`bomb bomber -> ${name}`);
  const bombed = b.to('BEFORE_CALC').stats('red', name);
  if (name === 'ship') return [bombed];
  const c = battle(SKY, { red: { first }, blue: { second: ['sturm'] } });
  c.to('wave').red.does('wave');
  c.to('undirected').red.does(`attack ${name}`);
  c.to('block').blue.does(`block sturm -> ${name}`);
  return [bombed, c.to('BEFORE_CALC').stats('red', name)];
}
rule(
  ['WAR-9.10', 'WAR-R19'],
  'an aircraft that attacks or blocks a land unit takes all its increases and leaves all reductions; ships keep theirs',
  () => {
    expect([underPlanes('foot'), underPlanes('hunter'), underPlanes('slow'), underPlanes('ship')]).toEqual([
      ['1/9', '1/9'],
      ['2/3', '3/3'],
      ['3/2', '3/2'],
      ['6/7'],
    ]);
  },
);
rule(
  ['WAR-9.10', 'WAR-R19', 'WAR-R16'],
  'a land unit that attacks an aircraft on the ground keeps its increases',
  () => {
    const b = battle(SKY, { red: { first: [{ card: 'hunter', under: ['kit'] }] }, blue: { second: ['ace'] } });
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack hunter');
    b.to('onward').red.does('advance hunter -> ace');
    expect(b.to('BEFORE_CALC').stats('red', 'hunter')).toBe('6/7');
  },
);
rule(['WAR-9.5', 'WAR-25.8'], 'a modifier that names no enemy works for a ship against a ship', () => {
  const b = battle({ ship: SKY['ship']! }, { red: { first: ['ship'] }, blue: { first: ['ship'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack ship');
  b.to('block').blue.does('block ship -> ship');
  b.to('BEFORE_CALC');
  expect([b.stats('red', 'ship'), b.stats('blue', 'ship')]).toEqual(['3/3', '4/5']);
});

/** Is a card with this modifier for the clash sold for the red unit, and if not, why? */
function sold(
  modifier: Modifier,
  red: string,
  blue: readonly string[],
  target: Target = { is: ['attacking'] },
): string {
  const drafts: Drafts = {
    rifles: infantry(2, 2),
    poor: infantry(3, 3, { modifiers: [{ tm: [-1, -1], against: { types: ['armour'] } }] }),
    tank: tank(1, 9),
    foot: infantry(1, 9),
    idle: infantry(1, 1),
    play: order({ when: ['BEFORE_CALC'], target, effects: [{ do: 'modify', ...modifier, until: 'clash' }] }),
  };
  const b = battle(drafts, { red: { first: [red, 'idle'], hand: ['play'] }, blue: { first: [...blue, 'idle'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does(`attack ${red}`);
  b.to('block').blue.does(...blue.map((name) => `block ${name} -> ${red}`));
  b.to('BEFORE_CALC', 'red');
  if (!b.red.offers('play play')) return b.red.whyNot('play play') ?? '';
  b.red.does('play play');
  const choice = b.red.offered.join();
  b.skip();
  return `${choice}: ${b.stats('red', red)}`;
}
rule(
  ['WAR-27.5', 'WAR-9.3', 'WAR-9.9', 'WAR-R16'],
  'a modifier for the clash is sold if one of its two numbers would work, and only for a unit that is in the clash',
  () => {
    const against: Modifier['against'] = { types: ['armour'] };
    const cases: readonly (readonly [Modifier, string, readonly string[], string])[] = [
      [{ tm: [2, 0], against }, 'rifles', ['tank'], 'choose rifles: 4/2'],
      [{ tm: [0, 2], against }, 'rifles', ['tank'], 'choose rifles: 2/4'],
      [{ tm: [2, 0], against }, 'rifles', ['foot'], 'WAR-9.3'],
      [{ tm: [0, 2], against }, 'rifles', ['foot'], 'WAR-9.3'],
      [{ tm: [2, 2], against }, 'rifles', ['tank', 'foot'], 'WAR-9.3'],
      [{ tm: [-1, 0], against }, 'rifles', ['foot'], 'WAR-R16'],
      [{ tm: [0, -1], against }, 'rifles', ['foot'], 'WAR-R16'],
      [{ tm: [2, -1], against }, 'rifles', ['tank', 'foot'], 'choose rifles: 2/1'],
      [{ tm: [-1, 2], against }, 'rifles', ['tank', 'foot'], 'choose rifles: 1/2'],
      [{ tm: [2, 0] }, 'poor', ['tank'], 'WAR-9.9'],
      [{ tm: [2, 2] }, 'poor', ['tank'], 'choose poor: 2/4'],
      [{ tm: [0, 2] }, 'poor', ['tank'], 'choose poor: 2/4'],
      [{ tm: [2, 0] }, 'poor', ['foot'], 'choose poor: 5/3'],
    ];
    for (const [modifier, red, blue, is] of cases)
      expect([modifier, red, blue, sold(modifier, red, blue)]).toEqual([modifier, red, blue, is]);
    expect(sold({ tm: [2, 0] }, 'rifles', ['tank'], {})).toBe('choose rifles: 4/2');
    expect(sold({ tm: [2, 0] }, 'rifles', ['tank'], { is: ['untapped'] })).toBe('WAR-R16');
  },
);
