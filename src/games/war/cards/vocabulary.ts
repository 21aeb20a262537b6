/** The closed word lists of the game. Order is meaning: an index is a bit or a column value; add only at the end. */

/** WAR-6.1 */
export const CARD_KINDS = ['resource', 'unit', 'upgrade', 'ubo', 'tactical', 'division', 'hero'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** WAR-6.3 */
export const UNIT_TYPES = ['infantry', 'armour', 'artillery', 'fortification', 'aviation', 'ship', 'special'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** WAR-6.5: every unit except aviation and ships. */
export const LAND = [
  'infantry',
  'armour',
  'artillery',
  'fortification',
  'special',
] as const satisfies readonly UnitType[];

/** WAR-6.4: kinds, each inside one type. */
export const UNIT_KINDS = {
  infantry: 'infantry',
  heavyInfantry: 'infantry',
  motorInfantry: 'infantry',
  cavalry: 'infantry',
  paratroops: 'infantry',
  headquarters: 'infantry',
  armouredCar: 'armour',
  lightTank: 'armour',
  mediumTank: 'armour',
  heavyTank: 'armour',
  infantryTank: 'armour',
  supportTank: 'armour',
  spg: 'armour',
  spaag: 'armour',
  antiTankGun: 'artillery',
  howitzer: 'artillery',
  mortar: 'artillery',
  aaAutocannon: 'artillery',
  aaGun: 'artillery',
  coastalArtillery: 'artillery',
  rocketArtillery: 'artillery',
  fieldGun: 'artillery',
  pillbox: 'fortification',
  bunker: 'fortification',
  fieldworks: 'fortification',
  rearWorks: 'fortification',
  fighter: 'aviation',
  nightFighter: 'aviation',
  fighterBomber: 'aviation',
  tacticalBomber: 'aviation',
  strategicBomber: 'aviation',
  nightBomber: 'aviation',
  groundAttack: 'aviation',
  transport: 'aviation',
  destroyer: 'ship',
  cruiser: 'ship',
  battleship: 'ship',
  torpedoBoat: 'ship',
  submarine: 'ship',
  carrier: 'ship',
  partisans: 'special',
  commandos: 'special',
  security: 'special',
} as const satisfies Record<string, UnitType>;
export type UnitKind = keyof typeof UNIT_KINDS;
export const UNIT_KIND_LIST = Object.keys(UNIT_KINDS) as readonly UnitKind[];

/**
 * Chapter 26, in the order of its summary table; `deckAttack` is the ships' property of WAR-21.1.
 * The last five are the markers of WAR-26.85.
 */
export const KEYWORDS = [
  'directedAttack',
  'mobility',
  'overrun',
  'veteran',
  'artillerySupport',
  'strike',
  'deckStrike',
  'interception',
  'counterInterception',
  'command',
  'longRangeFire',
  'cooperation',
  'mining',
  'infantrySupport',
  'supportTank',
  'tankRiders',
  'artillerySpotter',
  'lendLease',
  'counterIntelligence',
  'recon',
  'drop',
  'night',
  'signals',
  'deckAttack',
  'trophy',
  'dominion',
  'sappers',
  'mountain',
  'jaeger',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** Chapter 29: the moments at which cards and properties are played. */
export const WINDOWS = [
  'TURN_START',
  'BUILD_START',
  'BUILD',
  'BUILD_END',
  'ATTACK_START',
  'WAVE_START',
  'ON_ATTACK',
  'BEFORE_BLOCK',
  'ON_BLOCK',
  'BEFORE_CALC',
  'ON_DESTROY',
  'ON_BREAKTHROUGH',
  'ON_ATTACK_AIR',
  'WAVE_END',
  'ATTACK_END',
  'TURN_END',
] as const;
export type Window = (typeof WINDOWS)[number];

/** A printed moment: a window, or a phase that stands for several (WAR-13.4, WAR-8.14). */
export type Moment = Window | 'ATTACK_PHASE' | 'ANY_PHASE';

/** WAR-3.1; `carrier` and `under` are places on or under another card (WAR-25.10, WAR-10.1). */
export const PLACES = [
  'first',
  'second',
  'reserve',
  'ubo',
  'resources',
  'hand',
  'deck',
  'losses',
  'carrier',
  'under',
] as const;
export type Place = (typeof PLACES)[number];

/** What a card on the table is doing. */
export const POSTURES = [
  'tapped',
  'untapped',
  /** attacks in this wave, directed or not, aircraft included */
  'attacking',
  'attackingDirected',
  'attackingUndirected',
  /** blocks, supports or is the target of an attack */
  'blocking',
  'damaged',
  'brokeThrough',
  /** lies in losses because the last test of WAR-8.5 destroyed it */
  'justDestroyed',
] as const;
export type Posture = (typeof POSTURES)[number];

/** What a text can forbid. */
export const ACTS = [
  'attack',
  'directedAttack',
  'block',
  'intercept',
  'overrun',
  'move',
  'untap',
  'properties',
  /** bring into play from the hand: a card that is forbidden this cannot be built or played */
  'play',
  /** be the target of a directed attack by land units */
  'beTargeted',
] as const;
export type Act = (typeof ACTS)[number];

/** How long a change lasts; WAR-R98 for what is not printed. `ownTurn` ends at the start of the player's next turn. */
export const TERMS = ['clash', 'wave', 'phase', 'turn', 'ownTurn', 'game'] as const;
export type Term = (typeof TERMS)[number];

/** WAR-24.6: what a bomber's card text lets it attack. */
export const BOMB_TARGETS = ['first', 'second', 'resources', 'deck'] as const;
export type BombTarget = (typeof BOMB_TARGETS)[number];

export const SIDES = ['ussr', 'germany', 'allies'] as const;
export type Side = (typeof SIDES)[number];

/** WAR-8.16: flags, each of one side (WAR-R1). */
export const FLAGS = {
  ussr: 'ussr',
  germany: 'germany',
  italy: 'germany',
  finland: 'germany',
  hungary: 'germany',
  romania: 'germany',
  britain: 'allies',
  usa: 'allies',
  france: 'allies',
  poland: 'allies',
  canada: 'allies',
  australia: 'allies',
  newZealand: 'allies',
  india: 'allies',
} as const satisfies Record<string, Side>;
export type Flag = keyof typeof FLAGS;
export const FLAG_LIST = Object.keys(FLAGS) as readonly Flag[];

/** WAR-28.2 */
export const RARITIES = ['common', 'rare', 'veryRare', 'unique'] as const;
export type Rarity = (typeof RARITIES)[number];

/** WAR-7.1, in the notation of the rules: depots, factories, fuel. */
export const RESOURCES = ['D', 'F', 'U'] as const;
export type Resource = (typeof RESOURCES)[number];

export const LANGUAGES = ['ru', 'uk', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
