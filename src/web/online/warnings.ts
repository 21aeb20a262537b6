const SECOND = 1000;
/** So much of the own time is left when it is said, in seconds. */
const WARNINGS = [300, 60, 30, 10] as const;
/** The warning that falls between two looks at the clock. */
export const warningBetween = (before: number, left: number): number | undefined =>
  WARNINGS.findLast((warning) => before > warning * SECOND && left <= warning * SECOND);
