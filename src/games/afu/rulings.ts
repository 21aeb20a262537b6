/**
 * Rulings that the rulebooks leave in doubt, one switch each. The defaults are the rulings of the digest; the other value
 * is the nearest other reading. Changing one changes play, so it calls for a new edition.
 */
export const RULINGS = {
  /** AFU-R10, AFU-R75: rewards whose condition came true in the battle may still be used after it. */
  lateRewards: true,
  /** AFU-R24: the objective just taken still counts as open for the cards that took it. */
  objectiveOpenWhilePaying: true,
  /** AFU-R25: each card with a shield prevents one panic card; otherwise one per round whatever the cards. */
  shieldPerCard: true,
  /** AFU-R37: the Invasion lasts until both invader decks are empty; otherwise until the first is. */
  invasionNeedsBothDecks: true,
  /** AFU-R43: a card fetched by an event counts towards the hand of five; otherwise the hand is drawn up before it. */
  fetchedCountsTowardsFive: true,
  /** AFU-R44, AFU-R46: an objective is taken by the bid; otherwise by the worth of the cards that pay it. */
  takenByBid: true,
};
