/** WAR 6 to 8: card kinds, resources, parameters. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Seat } from '../../../kernel/ids.ts';
import type { Cost } from '../cards/schema.ts';
import { FLAG_LIST } from '../cards/vocabulary.ts';
import { zone } from '../state.ts';
import { isLand } from '../rules/06-kinds.ts';
import { battle, bomber, DIRECTED, type Drafts, fighter, fort, gun, infantry, order, tank, unit } from './at.ts';

const many = (n: number, id: string): string[] => Array<string>(n).fill(id);

rule(['WAR-6.2', 'WAR-R7'], 'a hero that is an upgrade is played as one, a pure hero lies in the UBO zone', () => {
  const drafts: Drafts = {
    ace: { hero: true, upgrade: { on: { types: ['armour'] } }, modifiers: [{ um: [1, 1] }] },
    general: { hero: true },
    tank: tank(3, 3),
  };
  const b = battle(drafts, { phase: 'build', red: { hand: ['ace', 'general'], first: ['tank'] } });
  b.to('build').red.does('put ace under tank');
  b.to('build').red.does('build general');
  expect([b.at('red', 'under'), b.at('red', 'ubo'), b.stats('red', 'tank')]).toEqual([['ace'], ['general'], '4/4']);
  b.to('TURN_END');
  expect(b.red.offers('discard general')).toBe(false);
});
rule(['WAR-6.3', 'WAR-R94', 'WAR-R87'], 'a unit of two types counts as each of them', () => {
  const both = unit('infantry', 2, 2, {}, { type: ['infantry', 'armour'] });
  const drafts = {
    both,
    hunter: gun(1, 9, { modifiers: [{ tm: [1, 0], against: { types: ['armour'] } }] }),
    sniper: gun(1, 9, { modifiers: [{ tm: [2, 0], against: { types: ['infantry'] } }] }),
  };
  const b = battle(drafts, { red: { first: ['both', 'both'] }, blue: { first: ['hunter', 'sniper'] } });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack both', 'attack both#2');
  b.to('block').blue.does('block hunter -> both', 'block sniper -> both#2');
  b.to('BEFORE_CALC');
  expect([b.stats('blue', 'hunter'), b.stats('blue', 'sniper')]).toEqual(['2/9', '3/9']);
});
rule(['WAR-6.4', 'WAR-6.6'], 'a modifier against a kind works against that kind only', () => {
  const drafts = {
    firefly: tank(4, 3, { ...DIRECTED, modifiers: [{ tm: [1, 1], against: { kinds: ['heavyTank'] } }] }),
    tiger: unit('heavyTank', 1, 9),
    medium: tank(1, 9),
  };
  const stats = (enemy: string): string => {
    const b = battle(drafts, { red: { first: ['firefly'] }, blue: { first: [enemy] } });
    b.to('wave').red.does('wave', 'pass');
    b.to('directed').red.does(`attack firefly -> ${enemy}`);
    return b.to('BEFORE_CALC').stats('red', 'firefly');
  };
  expect([stats('tiger'), stats('medium')]).toEqual(['5/4', '4/3']);
});
rule('WAR-6.5', 'every unit but aircraft and ships is a land unit', () => {
  const drafts = {
    i: infantry(1, 1),
    t: tank(1, 1),
    g: gun(1, 1),
    f: fort(1, 1),
    s: unit('commandos', 1, 1),
    a: fighter(1, 1),
    n: unit('destroyer', 1, 1),
  };
  const b = battle(drafts, { red: { first: Object.keys(drafts) } });
  expect(Object.keys(drafts).map((name) => isLand(b.g, b.card('red', name)))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

const SHOP: Drafts = {
  rifles: infantry(2, 2, { cost: { D: 2, F: 1 } }),
  rail: { resource: { class: 'special', defence: 3 }, yields: [{ D: 1 }, { F: 1 }, { U: 1 }] },
  works: { resource: { class: 'special', defence: 3 }, yields: [{ F: 2 }] },
  dump: { ubo: { subtype: 'ordinary' }, yields: [{ U: 1 }] },
  truck: unit('armouredCar', 1, 1, { yields: [{ U: 1 }] }),
};
const shop = (red: object) => battle(SHOP, { phase: 'build', red }).to('build');
rule(['WAR-7.1', 'WAR-7.3', 'WAR-7.6', 'WAR-8.1'], 'a basic resource card yields one of its own resource', () => {
  const b = battle(
    { a: infantry(1, 1, { cost: { D: 1, F: 1, U: 1 } }) },
    { phase: 'build', red: { hand: ['a'], resources: ['depot', 'factory', 'fuel'] } },
  );
  b.to('build').red.does('build a', 'tap depot for 1D', 'tap factory for 1F', 'tap fuel for 1U', 'spend 1D1F1U');
  expect(b.at('red', 'reserve')).toEqual(['a']);
});
rule(
  ['WAR-7.2', 'WAR-7.12', 'WAR-7.14', 'WAR-R9'],
  'units, attacks, properties and tactical cards are paid for as they are played',
  () => {
    const drafts: Drafts = {
      tiger: unit('heavyTank', 5, 4, {}, { attackCost: { U: 1 } }),
      corps: { division: true, abilities: [{ when: ['BUILD'], price: { U: 1 }, effects: [{ do: 'draw', n: 1 }] }] },
      order: order({ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }, { U: 1 }),
    };
    const poor = battle(drafts, { phase: 'build', red: { first: ['tiger'], ubo: ['corps'], hand: ['order'] } }).to(
      'build',
    );
    expect([poor.red.whyNot('use corps'), poor.red.whyNot('play order')]).toEqual(['WAR-7.14', 'WAR-7.14']);
    poor.to('wave').red.does('wave');
    expect(poor.to('undirected').red.whyNot('attack tiger')).toBe('WAR-7.2');
    const rich = battle(drafts, {
      phase: 'build',
      red: { first: ['tiger'], ubo: ['corps'], hand: ['order'], resources: many(3, 'fuel') },
    });
    rich.to('build').red.does('use corps', 'pay');
    rich.to('build').red.does('play order', 'pay');
    rich.to('wave').red.does('wave');
    rich.to('undirected').red.does('attack tiger', 'pay');
    expect(many(3, 'fuel').map((_, i) => rich.isTapped('red', i === 0 ? 'fuel' : `fuel#${i + 1}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(rich.hand('red')).toBe(2);
  },
);
rule(['WAR-7.4', 'WAR-7.5', 'WAR-29.4', 'WAR-R10'], 'none, one or two resource cards a turn, usable at once', () => {
  const b = battle(SHOP, {
    phase: 'resources',
    red: { hand: ['depot', 'depot', 'rail', 'rifles'], resources: ['factory'] },
  });
  expect(b.red.offered).toEqual(['lay depot', 'lay rail', 'done']);
  b.red.does('lay depot', 'lay rail');
  expect([b.asked, b.at('red', 'resources')]).toEqual(['BUILD_START', ['factory', 'depot', 'rail']]);
  expect(b.to('build').red.offers('build rifles')).toBe(true);
  const none = battle(SHOP, { phase: 'resources', red: { hand: ['depot'] } });
  none.red.does('done');
  expect(none.asked).toBe('BUILD_START');
});
rule('WAR-7.7', 'a special resource card yields what is printed: a choice, or several at once', () => {
  const b = shop({ hand: ['rifles'], resources: ['rail', 'rail', 'works'] });
  b.red.does('build rifles');
  expect(b.red.offered).toEqual(['pay', 'tap rail for 1D', 'tap rail for 1F', 'tap rail for 1U', 'tap works for 2F']);
  b.red.does('tap rail for 1D', 'tap rail#2 for 1D', 'tap works for 2F', 'spend 2D1F');
  expect(b.s.F.get(0 as never)).toBe(1);
});
rule('WAR-7.8', 'UBOs and units whose text allows it are tapped for resources too', () => {
  const b = battle(
    { ...SHOP, car: tank(1, 1, { cost: { U: 2 } }) },
    { phase: 'build', red: { hand: ['car'], ubo: ['dump'], first: ['truck'] } },
  );
  b.to('build').red.does('build car', 'pay');
  expect([b.isTapped('red', 'dump'), b.isTapped('red', 'truck')]).toEqual([true, true]);
  const behind = battle(
    { ...SHOP, car: tank(1, 1, { cost: { U: 1 } }) },
    { phase: 'build', red: { hand: ['car'], second: ['truck'] } },
  );
  behind.to('build').red.does('build car', 'pay');
  expect(behind.isTapped('red', 'truck')).toBe(true);
});
rule(['WAR-7.9', 'WAR-R11'], 'one of a resource for two of the others in any mixture, and no chains', () => {
  const cost = (D: number, F: number, U: number): Drafts => ({ a: infantry(1, 1, { cost: { D, F, U } }) });
  const can = (drafts: Drafts, resources: readonly string[]) =>
    battle(drafts, { phase: 'build', red: { hand: ['a'], resources } })
      .to('build')
      .red.offers('build a');
  expect(can(cost(1, 0, 0), ['factory', 'fuel'])).toBe(true);
  expect(can(cost(0, 1, 0), ['depot', 'fuel'])).toBe(true);
  expect(can(cost(0, 0, 1), ['depot', 'depot'])).toBe(true);
  expect(can(cost(0, 0, 2), ['depot', 'depot', 'factory'])).toBe(false);
  expect(can(cost(0, 0, 2), ['depot', 'depot', 'factory', 'factory'])).toBe(true);
  // The player may convert though the native resource lies there.
  const b = battle(cost(1, 0, 0), { phase: 'build', red: { hand: ['a'], resources: ['depot', 'fuel', 'fuel'] } });
  b.to('build').red.does('build a', 'tap fuel for 1U', 'tap fuel#2 for 1U', 'spend 2U');
  expect(b.isTapped('red', 'depot')).toBe(false);
});
rule(['WAR-7.10', 'WAR-7.11'], 'only the strict number must be paid in kind', () => {
  const drafts: Drafts = { a: infantry(1, 1, { cost: { D: 1, U: 1, strict: 'U' } }) };
  const can = (resources: readonly string[]) =>
    battle(drafts, { phase: 'build', red: { hand: ['a'], resources } })
      .to('build')
      .red.offers('build a');
  expect(can(['depot', 'factory', 'factory'])).toBe(false);
  expect(can(['fuel', 'factory', 'factory'])).toBe(true);
});
rule('WAR-7.13', 'resources can be produced at any moment to play a card', () => {
  const drafts = { order: order({ when: ['BEFORE_CALC'], effects: [{ do: 'draw', n: 1 }] }, { D: 1 }) };
  const b = battle(drafts, { red: {}, blue: { hand: ['order'], resources: ['depot'] } });
  b.to('wave').red.does('wave');
  b.to('BEFORE_CALC', 'blue').blue.does('play order', 'pay');
  expect([b.isTapped('blue', 'depot'), b.hand('blue')]).toEqual([true, 1]);
});
rule(
  ['WAR-7.15', 'WAR-R29', 'WAR-14.3'],
  'each card is paid as it is played; what is left over lasts to the end of the phase',
  () => {
    const drafts = { ...SHOP, plant: infantry(1, 1, { cost: { F: 1 } }) };
    const b = battle(drafts, { phase: 'build', red: { hand: ['plant', 'plant'], resources: ['works'] } });
    b.to('build').red.does('build plant', 'pay');
    expect(b.s.F.get(0 as never)).toBe(1);
    b.to('build').red.does('build plant');
    b.red.does('spend 1F');
    expect(b.at('red', 'reserve')).toEqual(['plant', 'plant']);
    const waste = battle(drafts, { phase: 'build', red: { hand: ['plant'], resources: ['works'] } });
    waste.to('build').red.does('build plant', 'pay');
    waste.to('ATTACK_START');
    expect(waste.s.F.get(0 as never)).toBe(0);
  },
);
rule(
  ['WAR-7.16', 'WAR-7.17', 'WAR-7.18', 'WAR-21.4', 'WAR-R12', 'WAR-17.14', 'WAR-17.15'],
  'a resource card fights as 0/3, only when attacked, and is tapped without yielding',
  () => {
    const b = battle(
      { tank: tank(3, 1), light: tank(2, 2) },
      { red: { first: ['tank', 'light'] }, blue: { resources: ['depot', 'fuel'] } },
    );
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack tank', 'attack light');
    b.to('onward').red.does('advance tank -> depot', 'advance light -> fuel');
    b.finishWave();
    expect([
      b.at('blue', 'losses'),
      b.at('red', 'losses'),
      b.damage('blue', 'fuel'),
      b.isTapped('blue', 'fuel'),
    ]).toEqual([['depot'], [], 2, true]);
    expect(b.s.U.get(1 as never)).toBe(0);
    b.to('wave');
    expect(b.damage('blue', 'fuel')).toBe(0);
  },
);

rule(
  ['WAR-8.2', 'WAR-8.3', 'WAR-R13'],
  'the actual cost follows cards, the printed one stays what texts speak of',
  () => {
    const drafts: Drafts = {
      dear: infantry(1, 1, { cost: { D: 3 } }),
      bureau: {
        ubo: { subtype: 'ordinary' },
        passives: [{ to: { types: ['infantry'], where: ['hand'] }, effects: [{ do: 'reprice', D: -2, F: -1 }] }],
      },
      draft: order({
        when: ['BUILD'],
        effects: [{ do: 'search', from: 'losses', for: { types: ['infantry'], costAtMost: 1 }, n: 1, to: 'hand' }],
      }),
    };
    const b = battle(drafts, {
      phase: 'build',
      red: { hand: ['dear', 'draft'], ubo: ['bureau'], resources: ['depot'], losses: ['dear'] },
    }).to('build');
    b.red.does('play draft');
    expect(b.red.offered).toEqual(['done']);
    b.red.does('done');
    b.to('build').red.does('build dear', 'pay');
    expect(b.at('red', 'reserve')).toEqual(['dear']);
  },
);
const FIGHT: Drafts = {
  tank: tank(3, 3, DIRECTED),
  weak: infantry(0, 0),
  drain: order({
    when: ['BEFORE_CALC'],
    turn: 'own',
    target: { whose: 'enemy' },
    effects: [{ do: 'modify', um: [-9, -9] }],
  }),
  shot: order({ when: ['WAVE_START'], target: { whose: 'enemy' }, effects: [{ do: 'damage', n: 1 }] }),
};
rule(
  ['WAR-8.5', 'WAR-8.6', 'WAR-8.7', 'WAR-R14'],
  'negative strengths count as 0, and defence 0 still needs one damage',
  () => {
    const b = battle(FIGHT, {
      red: { first: ['tank'], hand: ['drain', 'shot', 'shot'] },
      blue: { first: ['weak', 'tank'] },
    });
    b.to('wave').red.does('wave');
    b.to('BEFORE_CALC').red.does('play drain', 'choose enemy tank');
    expect([b.stats('blue', 'tank'), b.at('blue', 'first')]).toEqual(['0/0', ['weak', 'tank']]);
    const c = battle(FIGHT, { red: { hand: ['shot'] }, blue: { first: ['weak'] } });
    c.to('wave').red.does('wave', 'play shot', 'choose enemy weak');
    expect(c.at('blue', 'losses')).toEqual(['weak']);
  },
);
rule(
  ['WAR-8.8', 'WAR-24.2', 'WAR-24.3', 'WAR-8.11', 'WAR-8.12'],
  'bombs fall with bombing strength; attack strength of what is bombed does not reach the aircraft',
  () => {
    const b = battle(
      { bomber: bomber(9, 1, 2), rifles: infantry(9, 3) },
      { red: { second: ['bomber'] }, blue: { first: ['rifles'] } },
    );
    b.to('wave').red.does('wave');
    b.to('air').red.does('bomb bomber -> rifles');
    b.finishWave();
    expect([b.damage('blue', 'rifles'), b.at('red', 'losses')]).toEqual([2, []]);
  },
);
rule(
  ['WAR-8.9', 'WAR-8.10'],
  'in a clash with aircraft and tanks the owner chooses AA strength or attack strength',
  () => {
    const drafts = { bomber: bomber(1, 2, 1), tank: tank(1, 2, DIRECTED), flak: unit('spaag', 2, 9, {}, { aa: 3 }) };
    const fight = (choice: string) => {
      const b = battle(drafts, { red: { first: ['tank'], second: ['bomber'] }, blue: { first: ['flak'] } });
      b.to('wave').red.does('wave', 'pass');
      b.to('directed').red.does('attack tank -> flak');
      b.to('air').red.does('bomb bomber -> flak');
      b.to('antiAir').blue.does(choice);
      return b.finishWave().at('red', 'losses');
    };
    expect([fight('AA fire of flak'), fight('guns of flak')]).toEqual([['bomber'], ['tank']]);
  },
);
rule(
  ['WAR-8.13', 'WAR-8.14'],
  'a property without a stated moment is used in the building or attack phase of either player, from either line',
  () => {
    const drafts: Drafts = {
      radio: infantry(1, 1, {
        abilities: [{ when: ['ANY_PHASE'], price: { tap: true }, effects: [{ do: 'draw', n: 1 }] }],
      }),
    };
    const side = { first: ['radio'], second: ['radio'] };
    const b = battle(drafts, { phase: 'start', red: side, blue: side });
    expect(b.to('TURN_START').red.whyNot('use radio')).toBe('WAR-8.14');
    expect([b.to('build').red.offers('use radio'), b.red.offers('use radio#2')]).toEqual([true, true]);
    expect(b.to('buildAnswer').blue.offers('use radio')).toBe(true);
    expect(b.to('ATTACK_START').red.offers('use radio')).toBe(true);
    expect(b.to('TURN_END').red.whyNot('use radio')).toBe('WAR-8.14');
  },
);
rule('WAR-8.15', 'in one wave a unit changes its own characteristics once', () => {
  const drafts: Drafts = {
    berserk: infantry(1, 1, {
      abilities: [{ when: ['ATTACK_PHASE'], price: { D: 1 }, effects: [{ do: 'modify', um: [1, 0] }] }],
    }),
  };
  const b = battle(drafts, { red: { first: ['berserk'], resources: many(3, 'depot') } });
  b.to('wave').red.does('wave', 'use berserk', 'pay');
  expect([b.red.whyNot('use berserk'), b.stats('red', 'berserk')]).toEqual(['WAR-8.15', '2/1']);
  b.to('undirected').red.does('attack berserk');
  b.to('wave').red.does('wave');
  expect(b.red.offers('use berserk')).toBe(true);
});
rule(['WAR-8.16', 'WAR-8.17'], 'a card of two flags is declared to be of one when it comes into play', () => {
  const drafts: Drafts = {
    ace: fighter(3, 3, { flags: ['ussr', 'france'] }),
    tricolore: {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { flags: ['france'], where: ['reserve'] }, effects: [{ do: 'modify', um: [1, 0] }] }],
    },
  };
  const declared = (flag: string): string => {
    const b = battle(drafts, { phase: 'build', red: { hand: ['ace'], ubo: ['tricolore'] } });
    b.to('build').red.does('build ace');
    expect(b.red.offered).toEqual([`flag ${FLAG_LIST[0]}`, 'flag france']);
    b.red.does(`flag ${flag}`);
    return b.stats('red', 'ace');
  };
  expect([declared('france'), declared('ussr')]).toEqual(['4/3', '3/3']);
});
/** What is left untapped when the proposal is taken. */
function leftAfter(resources: readonly string[], cost: Cost, hand: Drafts = {}): string[] {
  const drafts = { ...SHOP, ...hand, wanted: infantry(1, 1, { cost }) };
  const b = battle(drafts, { phase: 'build', red: { hand: ['wanted', ...Object.keys(hand)], resources } });
  b.to('build').red.does('build wanted', 'pay');
  const { table } = b.s;
  const id = zone.resources(0 as Seat);
  const cards = Array.from({ length: table.size(id) }, (_, i) => table.card(id, i));
  return cards.filter((card) => b.s.tapped.get(card) === 0).map((card) => b.s.cards.rows[table.printed(card) - 1]!.id);
}
rule('WAR-R11', 'the proposed payment takes the native resource, spares flexible cards, and evens out the rest', () => {
  expect(leftAfter(['fuel', 'fuel', 'depot'], { D: 1 })).toEqual(['fuel', 'fuel']);
  expect(leftAfter(['rail', 'depot'], { D: 1 })).toEqual(['rail']);
  expect(leftAfter(['depot', 'fuel', 'fuel', 'fuel'], { F: 1 })).toEqual(['depot', 'fuel']);
});
rule('WAR-R11', 'what is tapped for the proposed payment tells nobody what the hand needs', () => {
  const armour = { panther: infantry(1, 1, { cost: { U: 2 } }) };
  const rifles = { grenadiers: infantry(1, 1, { cost: { D: 2 } }) };
  const left = (hand: Drafts): readonly string[] => leftAfter(['depot', 'depot', 'fuel', 'fuel'], { F: 1 }, hand);
  expect(left(armour)).toEqual(left(rifles));
});
rule('WAR-R102', 'a property without a price is used once in a turn', () => {
  const drafts: Drafts = {
    staff: infantry(1, 1, { abilities: [{ when: ['BUILD'], effects: [{ do: 'draw', n: 1 }] }] }),
  };
  const b = battle(drafts, { phase: 'build', red: { first: ['staff', 'staff'] } });
  b.to('build').red.does('use staff');
  expect([b.to('build').red.whyNot('use staff'), b.red.offers('use staff#2')]).toEqual(['WAR-R102', true]);
  b.turn('blue').turn('red');
  expect(b.to('build').red.offers('use staff')).toBe(true);
});
rule('WAR-7.4', 'whoever has laid two resource cards, or is past their phase, is told so', () => {
  const b = battle({}, { phase: 'resources', red: { hand: ['depot', 'factory', 'fuel'] } });
  b.to('resources').red.does('lay depot', 'lay factory');
  expect(b.to('build').red.whyNot('lay fuel')).toBe('WAR-7.4');
});
