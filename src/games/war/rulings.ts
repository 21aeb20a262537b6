/**
 * Doubtful rulings as switches: the value is what docs/rules/war.md rules, the type names what else the text could mean.
 * Changing one is a change of edition.
 */
export interface Rulings {
  /** WAR-R25: is a second Terrain or Climate barred, or does it replace the first? */
  readonly secondCondition: 'barred' | 'replaces';
  /** WAR-R37: does "tapped before blockers" spare defenders that were tapped by intercepting in this wave? */
  readonly tappedEarly: 'sparesInterceptors' | 'everyDefender';
  /** WAR-R44: does the bombing of a bomber that is shot down over the deck still count? */
  readonly bomberShotDown: 'counts' | 'lost';
  /** WAR-R61: may an aircraft that went from reserve to a carrier act in the same turn? */
  readonly fromReserveToCarrier: 'acts' | 'waits';
  /** WAR-R64: is Overrun compared with the sums of all blockers, or with the strongest of them? */
  readonly overrunAgainst: 'sum' | 'strongest';
}

export const RULINGS: Rulings = {
  secondCondition: 'barred',
  tappedEarly: 'sparesInterceptors',
  bomberShotDown: 'counts',
  fromReserveToCarrier: 'acts',
  overrunAgainst: 'sum',
};
