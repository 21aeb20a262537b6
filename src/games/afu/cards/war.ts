import type { AchievementCard, EventCard, ObjectiveCard } from './schema.ts';

/** AFU-1.10, digest 32.8. */
export const OBJECTIVES = [
  { key: 'irpinBridge', kind: 'bridge', demands: 'attack', threshold: 4, vp: 3 },
  { key: 'darivkaBridge', kind: 'bridge', demands: 'defence', threshold: 4, vp: 3 },
  { key: 'antonivkaBridge', kind: 'bridge', demands: 'attack', threshold: 5, vp: 3 },
  { key: 'izium', kind: 'city', demands: 'attack', threshold: 6, vp: 3 },
  { key: 'chernihiv', kind: 'city', demands: 'defence', threshold: 5, vp: 3 },
  { key: 'snakeIsland', kind: 'city', called: 'island', demands: 'attack', threshold: 5, vp: 3 },
  { key: 'mykolaiv', kind: 'city', demands: 'defence', threshold: 6, vp: 3 },
  { key: 'mariupol', kind: 'city', demands: 'defence', threshold: 4, vp: 4 },
  { key: 'kherson', kind: 'city', demands: 'attack', threshold: 6, vp: 4 },
  { key: 'kharkiv', kind: 'city', demands: 'defence', threshold: 7, vp: 4 },
  { key: 'moskva', kind: 'ship', demands: 'attack', threshold: 8, vp: 5 },
] as const satisfies readonly ObjectiveCard[];

/** AFU-1.9, digest 32.9. */
export const EVENTS = [
  { key: 'nowIsTheTime', effects: [{ does: 'buy', n: 3 }], chaining: true },
  { key: 'explosion', effects: [{ does: 'fewerInvaders' }], chaining: true },
  { key: 'attackFromTheSea', effects: [{ does: 'discard1' }], chaining: true },
  { key: 'regrouping', effects: [{ does: 'cycle1' }], chaining: true },
  { key: 'sirens', effects: [{ does: 'panic' }], chaining: true },
  { key: 'missileAlert', effects: [{ does: 'airLoss' }], chaining: true },
  { key: 'intercepted', effects: [{ does: 'recon3' }], chaining: true },
  { key: 'backInTheRanks', effects: [{ does: 'hospitalReturn' }], chaining: true },
  { key: 'blackout', effects: [{ does: 'panic' }], chaining: false },
  { key: 'brokenSupply', effects: [{ does: 'discard1' }], chaining: false },
  { key: 'massedStrike', effects: [{ does: 'airLoss' }, { does: 'cycle1' }], chaining: false },
] as const satisfies readonly EventCard[];

/** AFU-1.11, S5: four cards of the event deck that all help and all chain. */
export const PROMO = [
  { key: 'gatheringFunds', effects: [{ does: 'buy', n: 2 }], chaining: true },
  { key: 'partisans', effects: [{ does: 'fewerInvaders' }], chaining: true },
  { key: 'evacuation', effects: [{ does: 'hospitalReturn' }], chaining: true },
  { key: 'satelliteImages', effects: [{ does: 'recon3' }], chaining: true },
] as const satisfies readonly EventCard[];

/** AFU-1.8, S26. */
export const ACHIEVEMENTS = [
  { key: 'tankBreakers', test: { counts: 'trophies', of: 'tank', least: 7 }, vp: 4 },
  { key: 'clearSky', test: { counts: 'trophies', of: 'air', least: 2 }, vp: 5 },
  { key: 'counterBattery', test: { counts: 'trophies', of: 'artillery', least: 7 }, vp: 4 },
  { key: 'holdTheLine', test: { counts: 'trophies', of: 'infantry', least: 11 }, vp: 4 },
  { key: 'rout', test: { counts: 'trophies', of: 'any', least: 23 }, vp: 5 },
  { key: 'combinedArms', test: { counts: 'combined', infantry: 2, tank: 2, artillery: 1, air: 1 }, vp: 4 },
  { key: 'steelFist', test: { counts: 'deckType', of: 'tank', least: 5 }, vp: 4 },
  { key: 'godOfWar', test: { counts: 'deckType', of: 'artillery', least: 4 }, vp: 4 },
  { key: 'brothersInArms', test: { counts: 'deckBadge', least: 6 }, vp: 4 },
  { key: 'steelNerves', test: { counts: 'panic', most: 2 }, vp: 5 },
  { key: 'liberator', test: { counts: 'bridges', least: 3 }, vp: 5 },
] as const satisfies readonly AchievementCard[];
