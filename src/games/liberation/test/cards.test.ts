import { expect, test } from 'vitest';
import { type CardSet, SET } from '../cards/set.ts';
import { faultsOf } from '../cards/validate.ts';

const [first, second, ...others] = SET.locations as [CardSet['locations'][number], CardSet['locations'][number]];
const located = (change: object): CardSet => ({ ...SET, locations: [{ ...first, ...change }, second, ...others] });
const mission = (change: object): CardSet => ({
  ...SET,
  missions: { ...SET.missions, hireSpy: { ...SET.missions['hireSpy']!, ...change } },
});

test('the set of the box is sound', () => expect(faultsOf(SET).lines).toEqual([]));

test.each([
  ['a letter twice', located({ id: second.id }), 'B.id: is used twice'],
  ['a category that there is not', located({ category: 'moon' }), 'A.category: must be one of'],
  ['a planet that there is not', located({ planet: 'mars' }), 'A.planet: must be one of'],
  ['a name of another letter', located({ names: { ...first.names, en: ['A', 'Zenith'] } }), 'A.names.en: Zenith'],
  ['a location less', { ...SET, locations: SET.locations.slice(1) }, 'locations: must be 18 in all, not 17'],
  ['a planet with two locations', { ...SET, locations: [second, ...others].slice(1) }, 'arkadun: has 2 locations'],
  ['a cost that nobody can pay', mission({ exert: 9 }), 'hireSpy.exert: must be a whole number from 0 to 3, not 9'],
  ['a mission that does nothing', mission({ effects: [] }), 'hireSpy.effects: must have at least 1 member'],
  [
    'a spy who looks at nothing',
    mission({ effects: [{ do: 'spy', look: 0 }] }),
    'hireSpy.effects[0].look: must be a whole number from 1 to 3, not 0',
  ],
  [
    'a category with a mission that there is not',
    { ...SET, categories: { ...SET.categories, shipyard: { dynasty: 'fleetLaunch', resistance: 'sleep' } } },
    'shipyard.resistance: must be one of',
  ],
] as const)('%s is a fault that names card and field', (_what, set, fault) => {
  expect(faultsOf(set).lines.join('\n')).toContain(fault);
});
