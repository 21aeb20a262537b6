import { rows } from '../rows.ts';

/** Tactical cards of every side: those that Veteran and Counter-intelligence bar. */
export const sharedTactical = rows({ flags: [], theatres: ['E', 'W', 'A', 'N'] }, [
  {
    id: 'panic',
    number: 274,
    name: { ru: 'Паника', uk: 'Паніка', en: 'Panic' },
    rarity: 'common',
    block: 'blitzkrieg',
    cost: { D: 2 },
    tactical: {
      when: ['BEFORE_CALC'],
      target: {
        whose: 'enemy',
        types: ['infantry', 'armour', 'artillery'],
        lacks: ['veteran'],
        is: ['attacking', 'blocking'],
      },
      effects: [{ do: 'modify', tm: [-2, 0], until: 'clash' }],
    },
  },
  {
    id: 'capture',
    number: 275,
    name: { ru: 'Плен', uk: 'Полон', en: 'Capture' },
    rarity: 'rare',
    block: 'stalingrad',
    cost: { D: 3, U: 1 },
    tactical: {
      when: ['WAVE_END'],
      turn: 'own',
      target: { whose: 'enemy', types: ['infantry'], lacks: ['veteran'], where: ['first'], is: ['damaged'] },
      effects: [{ do: 'destroy' }],
    },
  },
  {
    id: 'disorganisation',
    number: 276,
    name: { ru: 'Дезорганизация противника', uk: 'Дезорганізація противника', en: 'Disorganising the Enemy' },
    rarity: 'rare',
    block: 'blitzkrieg',
    cost: { D: 2, F: 1 },
    tactical: {
      when: ['WAVE_START'],
      turn: 'own',
      target: { whose: 'enemy', types: ['infantry', 'armour', 'artillery'], lacks: ['veteran'], where: ['first'] },
      effects: [{ do: 'forbid', acts: ['block', 'properties'], until: 'wave' }],
    },
  },
  {
    id: 'sabotage',
    number: 277,
    name: { ru: 'Диверсия', uk: 'Диверсія', en: 'Sabotage' },
    rarity: 'rare',
    block: 'stalingrad',
    cost: { D: 3, F: 1, U: 1 },
    barredBy: ['counterIntelligence'],
    tactical: {
      when: ['BUILD'],
      target: { whose: 'enemy', cards: ['resource'], where: ['resources'] },
      effects: [{ do: 'destroy' }],
    },
  },
  {
    id: 'partisans',
    number: 278,
    name: { ru: 'Партизаны', uk: 'Партизани', en: 'Partisans' },
    rarity: 'common',
    block: 'stalingrad',
    cost: { D: 3 },
    barredBy: ['counterIntelligence'],
    tactical: {
      when: ['ATTACK_PHASE'],
      turn: 'own',
      target: { whose: 'enemy', types: ['infantry', 'armour', 'artillery', 'aviation'], where: ['second'] },
      effects: [{ do: 'tap' }, { do: 'forbid', acts: ['untap'], until: 'ownTurn' }],
    },
  },
  {
    id: 'strike-on-communications',
    number: 279,
    name: { ru: 'Удар по коммуникациям', uk: 'Удар по комунікаціях', en: 'Strike on Communications' },
    rarity: 'rare',
    block: 'blitzkrieg',
    cost: { D: 1, F: 1 },
    barredBy: ['counterIntelligence'],
    tactical: {
      when: ['TURN_END'],
      effects: [{ do: 'reprice', on: { whose: 'enemy', cards: ['unit'], where: ['hand'] }, D: 1, until: 'ownTurn' }],
    },
  },
]);
