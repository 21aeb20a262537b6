/** Several ways in one sentence: «capture, attack or end the turn». */
export const orOf = (ways: readonly string[], or: string): string =>
  ways.length < 2 ? ways.join('') : `${ways.slice(0, -1).join(', ')} ${or} ${ways.at(-1)}`;
