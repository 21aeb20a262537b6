/**
 * cards: how many are in play. forked: seats whose strand still runs. asked: seats that may act. over: the game has
 * ended. epoch: see `Play`. last: the seat that acted last, plus one. untracked: candidates are not kept up (in a guess).
 * idle: of the asked seats those that need not act.
 */
export const HEAD = {
  cards: 0,
  forked: 1,
  asked: 2,
  over: 3,
  epoch: 4,
  last: 5,
  untracked: 6,
  idle: 7,
  size: 8,
} as const;
