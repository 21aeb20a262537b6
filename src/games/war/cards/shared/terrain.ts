import { rows } from '../rows.ts';

/** Terrain and Climate: they lie for both players. */
export const terrain = rows({ flags: [] }, [
  {
    id: 'forest',
    number: 266,
    name: { ru: 'Лес', uk: 'Ліс', en: 'Forest' },
    rarity: 'common',
    block: 'stalingrad',
    theatres: ['E', 'W'],
    cost: { D: 1 },
    ubo: { subtype: 'terrain', deckPrice: 3 },
    passives: [
      { to: { whose: 'any', types: ['armour'] }, effects: [{ do: 'forbid', acts: ['directedAttack'] }] },
      { to: { whose: 'any', has: ['jaeger'], where: ['first'] }, effects: [{ do: 'modify', um: [0, 1] }] },
    ],
  },
  {
    id: 'mountains',
    number: 267,
    name: { ru: 'Горы', uk: 'Гори', en: 'Mountains' },
    rarity: 'rare',
    block: 'stalingrad',
    theatres: ['E', 'W', 'A'],
    cost: { D: 1 },
    ubo: { subtype: 'terrain', breakthrough: 4 },
    passives: [
      { to: { whose: 'any', types: ['armour'] }, effects: [{ do: 'forbid', acts: ['overrun'] }] },
      { to: { whose: 'any', has: ['mountain'] }, effects: [{ do: 'modify', um: [1, 1] }] },
    ],
  },
  {
    id: 'ruined-city',
    number: 268,
    name: { ru: 'Развалины города', uk: 'Руїни міста', en: 'Ruined City' },
    rarity: 'common',
    block: 'stalingrad',
    theatres: ['E', 'W'],
    cost: { D: 2 },
    ubo: { subtype: 'terrain', deckPrice: 4, breakthrough: 5 },
    passives: [
      {
        to: { whose: 'any', types: ['infantry'], where: ['first'] },
        effects: [{ do: 'modify', tm: [0, 1], when: 'blocking' }],
      },
    ],
  },
  {
    id: 'river',
    number: 269,
    name: { ru: 'Широкая река', uk: 'Широка річка', en: 'Wide River' },
    rarity: 'rare',
    block: 'stalingrad',
    theatres: ['E', 'W', 'A'],
    cost: { D: 2 },
    ubo: {
      subtype: 'terrain',
      deckPrice: 5,
      falls: [{ count: { whose: 'enemy', has: ['sappers'], is: ['untapped'] }, least: 2 }],
    },
    passives: [
      {
        to: { whose: 'any', types: ['infantry', 'armour'], lacks: ['sappers'] },
        effects: [{ do: 'modify', um: [-1, 0], when: 'attacking' }],
      },
    ],
  },
  {
    id: 'blizzard',
    number: 270,
    name: { ru: 'Метель', uk: 'Хуртовина', en: 'Blizzard' },
    rarity: 'common',
    block: 'stalingrad',
    theatres: ['E', 'N'],
    cost: { D: 1 },
    ubo: { subtype: 'climate', turns: 1 },
    passives: [
      {
        to: { whose: 'any', types: ['aviation'], where: ['second', 'carrier'] },
        effects: [{ do: 'forbid', acts: ['attack', 'intercept', 'block'] }],
      },
    ],
  },
  {
    id: 'mud-season',
    number: 271,
    name: { ru: 'Распутица', uk: 'Бездоріжжя', en: 'Mud Season' },
    rarity: 'common',
    block: 'blitzkrieg',
    theatres: ['E'],
    cost: { D: 2 },
    ubo: { subtype: 'climate', turns: 2, excludes: ['mountains'] },
    passives: [
      { to: { whose: 'any', types: ['armour', 'artillery'] }, effects: [{ do: 'forbid', acts: ['move', 'overrun'] }] },
      { to: { whose: 'any', types: ['armour'], where: ['hand'] }, effects: [{ do: 'reprice', U: 1 }] },
    ],
  },
  {
    id: 'hard-frost',
    number: 272,
    name: { ru: 'Сильный мороз', uk: 'Сильний мороз', en: 'Hard Frost' },
    rarity: 'rare',
    block: 'stalingrad',
    theatres: ['E', 'N'],
    cost: { D: 2 },
    ubo: { subtype: 'climate', turns: 3 },
    passives: [
      { to: { whose: 'any', types: ['ship'], where: ['hand'] }, effects: [{ do: 'forbid', acts: ['play'] }] },
      { to: { whose: 'any', types: ['armour', 'aviation'], where: ['hand'] }, effects: [{ do: 'reprice', U: 1 }] },
    ],
  },
  {
    id: 'thick-fog',
    number: 273,
    name: { ru: 'Густой туман', uk: 'Густий туман', en: 'Thick Fog' },
    rarity: 'common',
    block: 'blitzkrieg',
    theatres: ['E', 'W', 'N'],
    cost: { D: 1 },
    ubo: { subtype: 'climate', turns: 1 },
    passives: [
      { to: { whose: 'any', types: ['artillery'] }, effects: [{ do: 'forbid', acts: ['properties'] }] },
      {
        to: { whose: 'any', types: ['aviation'], where: ['second', 'carrier'] },
        effects: [{ do: 'modify', bombing: -2 }],
      },
    ],
  },
  {
    id: 'desert',
    number: 342,
    name: { ru: 'Пустыня', uk: 'Пустеля', en: 'Desert' },
    rarity: 'common',
    block: 'blitzkrieg',
    theatres: ['A'],
    cost: { U: 1 },
    ubo: { subtype: 'terrain', deckPrice: 4, breakthrough: 5 },
    passives: [
      {
        to: { whose: 'any', types: ['armour'], where: ['first'] },
        effects: [{ do: 'modify', um: [1, 0], when: 'attacking' }],
      },
      { to: { whose: 'any', types: ['fortification'], where: ['hand'] }, effects: [{ do: 'reprice', D: 1 }] },
    ],
  },
  {
    id: 'sandstorm',
    number: 343,
    name: { ru: 'Песчаная буря', uk: 'Піщана буря', en: 'Sandstorm' },
    rarity: 'common',
    block: 'blitzkrieg',
    theatres: ['A'],
    cost: { D: 1 },
    ubo: { subtype: 'climate', turns: 1, excludes: ['forest'] },
    passives: [
      {
        to: { whose: 'any', types: ['aviation'], where: ['second', 'carrier'] },
        effects: [{ do: 'forbid', acts: ['attack', 'block'] }],
      },
      {
        to: { whose: 'any', types: ['armour', 'infantry', 'special'] },
        effects: [{ do: 'forbid', acts: ['directedAttack', 'intercept'] }],
      },
    ],
  },
  {
    id: 'moonless-night',
    number: 344,
    name: { ru: 'Безлунная ночь', uk: 'Безмісячна ніч', en: 'Moonless Night' },
    rarity: 'rare',
    block: 'invasion',
    theatres: ['E', 'W', 'A', 'N'],
    cost: { D: 1 },
    ubo: { subtype: 'climate', turns: 2 },
    passives: [
      {
        to: { whose: 'any', types: ['aviation'], lacks: ['night'], where: ['second', 'carrier'] },
        effects: [{ do: 'forbid', acts: ['attack', 'intercept', 'block'] }],
      },
      {
        to: { whose: 'any', has: ['jaeger'], where: ['first'] },
        effects: [{ do: 'modify', um: [1, 0], when: 'attacking' }],
      },
    ],
  },
]);
