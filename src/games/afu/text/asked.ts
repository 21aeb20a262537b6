type Values = Readonly<Record<string, number>>;

/** What takes an objective for whoever plays alone: as much as it asks for, and more than the invader bids (AFU-24.8). */
export const toTake = ({ threshold = 0, bid = 0 }: Values): number => Math.max(threshold, bid + 1);
/** The cards that were used pay what was bid */
export const isPaid = ({ worth = 0, bid = 0 }: Values): boolean => worth >= bid;
