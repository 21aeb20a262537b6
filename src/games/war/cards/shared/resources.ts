import { rows } from '../rows.ts';

/** Basic resources, for every side. */
export const basicResources = rows({ flags: [], theatres: ['E', 'W', 'A', 'N'] }, [
  {
    id: 'depot',
    number: 263,
    name: { ru: 'Склад', uk: 'Склад', en: 'Depot' },
    rarity: 'common',
    block: 'blitzkrieg',
    resource: { class: 'basic', defence: 3 },
    yields: [{ D: 1 }],
  },
  {
    id: 'factory',
    number: 264,
    name: { ru: 'Завод', uk: 'Завод', en: 'Factory' },
    rarity: 'common',
    block: 'blitzkrieg',
    resource: { class: 'basic', defence: 3 },
    yields: [{ F: 1 }],
  },
  {
    id: 'fuel',
    number: 265,
    name: { ru: 'Топливо', uk: 'Пальне', en: 'Fuel' },
    rarity: 'common',
    block: 'blitzkrieg',
    resource: { class: 'basic', defence: 3 },
    yields: [{ U: 1 }],
  },
]);
