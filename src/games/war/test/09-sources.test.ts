/** WAR 9: where a modifier comes from, and whom it reaches. */
import { expect } from 'vitest';
import { rule } from '../../../kernel/contract/rule.ts';
import type { Modifier, Selector } from '../cards/schema.ts';
import {
  battle,
  type Battle,
  bomber,
  copies,
  DIRECTED,
  type Draft,
  type Drafts,
  fort,
  gun,
  howitzer,
  infantry,
  order,
  tank,
  unit,
} from './at.ts';

const ENEMIES: Drafts = { tank: tank(1, 9), foot: infantry(1, 9), plane: bomber(1, 9, 1) };
/** Each way to give the same modifier to the rifles and to nobody else. */
const SOURCES = {
  print: (modifier: Modifier) => ({ drafts: { rifles: infantry(3, 3, { ...DIRECTED, modifiers: [modifier] }) } }),
  upgrade: (modifier: Modifier) => ({
    drafts: { kit: { upgrade: { on: {} }, modifiers: [modifier] } },
    first: [{ card: 'rifles', under: ['kit'] }, 'other'],
  }),
  condition: (modifier: Modifier) => ({
    drafts: {
      kit: {
        ubo: { subtype: 'ordinary' as const },
        passives: [{ to: { named: 'rifles' }, effects: [{ do: 'modify' as const, ...modifier }] }],
      },
    },
    ubo: ['kit'],
  }),
  target: (modifier: Modifier) => ({
    drafts: {
      kit: order({ when: ['WAVE_START'], target: {}, effects: [{ do: 'modify', ...modifier }] }),
    },
    hand: ['kit'],
    does: ['play kit', 'choose rifles'],
  }),
  all: (modifier: Modifier) => ({
    drafts: {
      kit: order({ when: ['WAVE_START'], effects: [{ do: 'modify', ...modifier, on: { named: 'rifles' } }] }),
    },
    hand: ['kit'],
    does: ['play kit'],
  }),
} as const;
type Source = keyof typeof SOURCES;
/** Rifles and others attack, each the enemies of its own; what their strengths are in the clash. */
function strengths(source: Source, modifier: Modifier, enemies: readonly string[]): string[] {
  const { drafts, first, does, ...rest } = {
    first: ['rifles', 'other'],
    does: [] as readonly string[],
    ...SOURCES[source](modifier),
  };
  const plain = { rifles: infantry(3, 3, DIRECTED), other: infantry(3, 3, DIRECTED) };
  const b = battle(
    { ...ENEMIES, ...plain, ...drafts },
    {
      red: { first, ...rest },
      blue: { first: [...enemies, ...enemies] },
    },
  );
  b.to('wave').red.does('wave', ...does);
  const target = enemies[0]!;
  b.to('directed').red.does(`attack rifles -> ${target}`, `attack other -> ${target}#2`);
  b.to('block').blue.does(...enemies.slice(1).map((name) => `support ${name} -> ${target}`));
  b.to('BEFORE_CALC');
  return [b.stats('red', 'rifles'), b.stats('red', 'other')];
}
rule(
  ['WAR-9.1', 'WAR-9.3', 'WAR-R16', 'WAR-10.2', 'WAR-12.2', 'WAR-13.2'],
  'a modifier is worth the same whether it is printed, carried, a condition or played, and is nothing to the neighbour',
  () => {
    const against: Modifier['against'] = { types: ['armour'] };
    const cases: readonly (readonly [Modifier, readonly string[], string])[] = [
      [{ um: [2, 1] }, ['foot'], '5/4'],
      [{ um: [-1, -2] }, ['foot'], '2/1'],
      [{ um: [-4, -4] }, ['foot'], '0/0'],
      [{ tm: [2, 1], against }, ['tank'], '5/4'],
      [{ tm: [2, 1], against }, ['foot'], '3/3'],
      [{ tm: [2, 1], against }, ['foot', 'tank'], '3/3'],
      [{ tm: [2, 1], against }, ['tank', 'foot'], '3/3'],
      [{ tm: [-1, -2], against }, ['tank'], '2/1'],
      [{ tm: [-1, -2], against }, ['foot'], '3/3'],
      [{ tm: [-1, -2], against }, ['foot', 'tank'], '2/1'],
      [{ tm: [2, -1], against }, ['tank'], '5/2'],
      [{ tm: [2, -1], against }, ['tank', 'foot'], '3/2'],
      [{ tm: [-4, -4], against }, ['tank'], '0/0'],
    ];
    for (const source of Object.keys(SOURCES) as Source[]) {
      for (const [modifier, enemies, is] of cases)
        expect([source, modifier, enemies, strengths(source, modifier, enemies)]).toEqual([
          source,
          modifier,
          enemies,
          [is, '3/3'],
        ]);
    }
  },
);
rule(['WAR-10.5', 'WAR-9.4', 'WAR-R17'], 'several sources add up, for each enemy by itself', () => {
  const drafts: Drafts = {
    ...ENEMIES,
    rifles: infantry(3, 3, { ...DIRECTED, modifiers: [{ tm: [1, 0], against: { types: ['armour'] } }] }),
    bazooka: { upgrade: { on: {} }, modifiers: [{ tm: [1, 1], against: { types: ['armour'] } }, { um: [0, 1] }] },
    grenades: { upgrade: { on: {} }, modifiers: [{ tm: [2, 3], against: { types: ['infantry'] } }] },
  };
  const stats = (enemies: readonly string[]): string => {
    const b = battle(drafts, {
      red: { first: [{ card: 'rifles', under: ['bazooka', 'bazooka', 'grenades'] }] },
      blue: { first: enemies },
    });
    b.to('wave').red.does('wave');
    b.to('directed').red.does(`attack rifles -> ${enemies[0]!}`);
    b.to('block').blue.does(...enemies.slice(1).map((name) => `support ${name} -> ${enemies[0]!}`));
    return b.to('BEFORE_CALC').stats('red', 'rifles');
  };
  expect([stats(['tank']), stats(['foot']), stats(['tank', 'foot']), stats(['foot', 'tank'])]).toEqual([
    '6/7',
    '5/8',
    '5/7',
    '5/7',
  ]);
});
rule(
  ['WAR-9.6', 'WAR-10.7'],
  'texts about a type mean a unit that a condition has made one, whatever they change and however they came',
  () => {
    const armoured: Draft = {
      ubo: { subtype: 'ordinary' },
      passives: [{ to: { named: 'rifles' }, effects: [{ do: 'become', type: 'armour', kind: 'mediumTank' }] }],
    };
    const on = { types: ['armour'] } as const;
    const stats = (modifier: Modifier, played: boolean, where?: Selector['where']): string => {
      const meant = where === undefined ? on : { ...on, where };
      const kit: Draft = played
        ? order({ when: ['WAVE_START'], effects: [{ do: 'modify', ...modifier, on: meant }] })
        : { ubo: { subtype: 'ordinary' }, passives: [{ to: on, effects: [{ do: 'modify', ...modifier }] }] };
      const b = battle(
        { ...ENEMIES, rifles: infantry(3, 3, DIRECTED), armoured, kit },
        {
          red: { first: ['rifles'], ubo: played ? ['armoured'] : ['armoured', 'kit'], hand: played ? ['kit'] : [] },
          blue: { first: ['foot'] },
        },
      );
      b.to('wave').red.does('wave', ...(played ? ['play kit'] : []));
      b.to('directed').red.does('attack rifles -> foot');
      return b.to('BEFORE_CALC').stats('red', 'rifles');
    };
    const modifiers: readonly Modifier[] = [{ um: [1, 2] }, { tm: [1, 2] }, { um: [-1, -2] }, { tm: [-1, -2] }];
    expect(
      modifiers.map((modifier) => [
        stats(modifier, true),
        stats(modifier, true, ['first', 'hand']),
        stats(modifier, false),
      ]),
    ).toEqual([
      ['4/5', '4/5', '4/5'],
      ['4/5', '4/5', '4/5'],
      ['2/1', '2/1', '2/1'],
      ['2/1', '2/1', '2/1'],
    ]);
  },
);

/** A bomber attacks the first of these, all others support it. */
function raid(
  drafts: Drafts,
  red: object,
  blue: { readonly first: readonly unknown[]; readonly [zone: string]: unknown },
) {
  const b = battle({ bomber: bomber(1, 9, 3), rifles: infantry(2, 9), ...drafts }, { red, blue });
  b.to('wave').red.does('wave');
  b.to('air').red.does('bomb bomber -> rifles');
  return b;
}
rule(
  ['WAR-8.9', 'WAR-23.4', 'WAR-23.10', 'WAR-26.16'],
  'AA strength is raised by what names it, not by the number of forts, a garrison or Artillery Support',
  () => {
    const drafts = {
      tower: fort(1, 3, {}, { aa: 2 }),
      guns: howitzer(3),
      sights: { upgrade: { on: {} }, modifiers: [{ um: [1, 1] }, { aa: 1 }] } satisfies Draft,
    };
    const damage = (under: readonly string[]): number => {
      const b = raid(
        drafts,
        { second: ['bomber'] },
        {
          first: ['rifles', { card: 'tower', under }, 'tower', 'tower'],
          second: ['guns'],
        },
      );
      b.to('block').blue.does('support tower -> rifles');
      b.to('ON_BLOCK').blue.does('assist guns -> tower');
      return b.finishWave().damage('red', 'bomber');
    };
    expect([damage([]), damage(['rifles']), damage(['sights']), damage(['sights', 'rifles', 'sights'])]).toEqual([
      2, 2, 3, 4,
    ]);
  },
);
rule(['WAR-8.11', 'WAR-8.12'], 'bombing strength is raised by what names it, not by what raises attack', () => {
  const drafts: Drafts = {
    racks: { upgrade: { on: {} }, modifiers: [{ bombing: 2 }] },
    ace: { upgrade: { on: {} }, modifiers: [{ um: [5, 5] }, { aa: 4 }] },
    wing: bomber(1, 9, 3, { keywords: { cooperation: { with: { types: ['aviation'] }, um: [4, 4] } } }),
  };
  const damage = (under: readonly string[], mate?: string): number => {
    const planes = [{ card: 'bomber', under }, ...(mate === undefined ? [] : [mate])];
    const b = raid(drafts, { second: planes }, { first: ['rifles', 'rifles'] });
    if (mate !== undefined) b.red.does(`bomb ${mate} -> rifles#2`);
    return b.finishWave().damage('blue', mate === undefined ? 'rifles' : 'rifles#2');
  };
  expect([damage([]), damage(['racks']), damage(['racks', 'racks', 'ace']), damage([], 'wing')]).toEqual([3, 5, 7, 3]);
});
rule('WAR-8.11', 'an aircraft without bombing strength has none that could be raised', () => {
  const drafts: Drafts = {
    scout: unit('groundAttack', 1, 3),
    racks: { upgrade: { on: {} }, modifiers: [{ bombing: 2 }] },
    tank: tank(3, 3),
  };
  const b = battle(drafts, {
    red: { first: ['tank'] },
    blue: { second: [{ card: 'scout', under: ['racks'] }, 'scout'] },
  });
  b.to('wave').red.does('wave');
  b.to('undirected').red.does('attack tank');
  expect(b.to('block').blue.offered).toEqual(['done']);
});
rule(['WAR-23.4', 'WAR-23.5', 'WAR-R47'], 'forts are counted on both lines and in reserve, and only forts gain', () => {
  const stats = (first: number, second: number, reserve: number): string[] => {
    const b = battle(
      { fort: fort(1, 3), rifles: infantry(2, 2) },
      {
        red: {
          first: [...copies(first, 'fort'), 'rifles'],
          second: copies(second, 'fort'),
          reserve: copies(reserve, 'fort'),
        },
        blue: { first: ['fort', 'fort'] },
      },
    );
    return [b.stats('red', 'fort'), b.stats('red', 'rifles'), b.stats('blue', 'fort')];
  };
  const cases = [
    [1, 0, 1, '1/3'],
    [3, 0, 0, '2/4'],
    [1, 2, 0, '2/4'],
    [1, 0, 2, '2/4'],
    [2, 1, 1, '2/4'],
    [1, 2, 2, '3/5'],
    [2, 2, 2, '3/5'],
  ] as const;
  for (const [first, second, reserve, is] of cases)
    expect([first, second, reserve, stats(first, second, reserve)]).toEqual([
      first,
      second,
      reserve,
      [is, '2/2', '1/3'],
    ]);
});

/** What the sapper is worth against this fort, beside another with a gun in it. */
function storm(modifiers: readonly Modifier[], under: readonly string[], upgrades: Drafts = {}): string {
  const drafts: Drafts = {
    sapper: infantry(3, 3, { ...DIRECTED, modifiers }),
    fort: fort(1, 9),
    gun: gun(1, 1),
    ...upgrades,
  };
  const b: Battle = battle(drafts, {
    red: { first: ['sapper'] },
    blue: {
      first: [
        { card: 'fort', under },
        { card: 'fort', under: ['gun'] },
      ],
    },
  });
  b.to('wave').red.does('wave');
  b.to('directed').red.does('attack sapper -> fort');
  return b.to('BEFORE_CALC').stats('red', 'sapper');
}
rule(
  ['WAR-23.14', 'WAR-R16', 'WAR-R17'],
  'a garrison is an enemy beside its fort, for increases and for reductions; the garrison of another fort is none',
  () => {
    const fortOnly: Modifier = { tm: [2, 1], against: { types: ['fortification'] } };
    const gunOnly: Modifier = { tm: [1, 3], against: { types: ['artillery'] } };
    const shy: Modifier = { tm: [0, -1], against: { types: ['artillery'] } };
    expect([storm([fortOnly], []), storm([fortOnly], ['gun'])]).toEqual(['5/4', '3/3']);
    expect([storm([fortOnly, gunOnly], []), storm([fortOnly, gunOnly], ['gun'])]).toEqual(['5/4', '4/4']);
    expect([storm([shy], []), storm([shy], ['gun'])]).toEqual(['3/3', '3/2']);
  },
);
rule(['WAR-23.14', 'WAR-R16'], 'an upgrade that is no unit is no enemy', () => {
  const plates: Drafts = { plates: { flags: ['germany'], upgrade: { on: {} }, modifiers: [{ um: [0, 1] }] } };
  const hatred: Modifier = { tm: [0, -1], against: { flags: ['germany'] } };
  const calm: Modifier = { tm: [1, 0], against: { types: ['fortification'] } };
  expect(storm([hatred, calm], ['plates'], plates)).toBe('4/3');
});
