/** WAR-2.5: how many cards in a deck players may agree on. */
export const SIZES = [60, 65, 70, 75, 80] as const;
