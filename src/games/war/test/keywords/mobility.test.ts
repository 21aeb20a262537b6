import { expect } from 'vitest';
import { rule } from '../../../../kernel/contract/rule.ts';
import { battle, type Drafts, infantry, tank, unit } from '../at.ts';

const FORCE: Drafts = {
  motor: infantry(2, 2, { keywords: { mobility: true } }),
  guns: unit('howitzer', 1, 1, { keywords: { mobility: true, artillerySupport: 1 } }, { line: 2 }),
  scouts: infantry(1, 1, { keywords: { mobility: true } }, { line: 'both' }),
  tank: tank(3, 3),
  corps: {
    division: true,
    abilities: [
      {
        when: ['BUILD'],
        price: { U: 1 },
        effects: [
          { do: 'grant', on: { types: ['armour'], where: ['hand'] }, keywords: { mobility: true }, until: 'phase' },
        ],
      },
    ],
  },
  carrier: tank(2, 2, { keywords: { tankRiders: true } }),
  rifles: infantry(1, 1),
};
rule(['WAR-26.5', 'WAR-26.7'], 'a Mobile unit is placed on its home line at once, like it or not', () => {
  const b = battle(FORCE, { phase: 'build', red: { hand: ['motor', 'guns', 'scouts'] } });
  b.to('build').red.does('build motor');
  b.to('build').red.does('build guns');
  b.to('build').red.does('build scouts', 'second line');
  expect([b.at('red', 'first'), b.at('red', 'second'), b.at('red', 'reserve')]).toEqual([
    ['motor'],
    ['guns', 'scouts'],
    [],
  ]);
});
rule(
  ['WAR-26.6', 'WAR-R93'],
  'it may attack and act in the turn in which it was built, the first turn included',
  () => {
    const b = battle(FORCE, { phase: 'build', turn: 1, red: { hand: ['motor', 'guns'] } });
    b.to('build').red.does('build motor');
    b.to('build').red.does('build guns');
    b.to('wave').red.does('wave');
    b.to('undirected').red.does('attack motor');
    b.to('ON_ATTACK').red.does('assist guns -> motor');
    expect(b.stats('red', 'motor')).toBe('3/2');
  },
);
rule(['WAR-26.8', 'WAR-R63'], 'borrowed Mobility must be there when the unit is built, and is gone afterwards', () => {
  const b = battle(FORCE, { phase: 'build', red: { hand: ['tank', 'tank'], ubo: ['corps'], resources: ['fuel'] } });
  b.to('build').red.does('build tank');
  b.to('build').red.does('use corps', 'pay');
  b.to('build').red.does('build tank');
  expect([b.at('red', 'reserve'), b.at('red', 'first')]).toEqual([['tank'], ['tank']]);
  const c = battle(
    {
      ...FORCE,
      rifles: infantry(1, 1),
      corps: {
        division: true,
        abilities: [
          {
            when: ['BUILD'],
            price: { U: 1 },
            effects: [
              {
                do: 'grant',
                on: { types: ['infantry'], where: ['hand'] },
                keywords: { mobility: true },
                until: 'phase',
              },
            ],
          },
        ],
      },
    },
    {
      phase: 'build',
      red: { hand: ['rifles'], ubo: ['corps'], first: ['carrier'], resources: ['fuel'] },
      blue: { first: ['rifles'] },
    },
  );
  c.to('build').red.does('use corps', 'pay');
  c.to('build').red.does('build rifles');
  c.to('wave').red.does('wave');
  // Not Mobile any more, so it may ride.
  expect(c.to('directed').red.offers('attack carrier carrying rifles')).toBe(true);
});
