const DAY_MS = 24 * 3600 * 1000;

/** However often it is used, a session ends after this time. */
export const SESSION_MS = 365 * DAY_MS;
/** And sooner if nobody uses it. Longer than the longest a match waits for anybody. */
export const IDLE_MS = 90 * DAY_MS;
/** That a session is used is written down this often, not at every request. */
export const REFRESH_MS = DAY_MS;
