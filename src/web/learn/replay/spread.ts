/**
 * Where marks stand on a line of so many pixels: each at its own place if it can be, and none so near another that a finger
 * would take one for the other. Places are shares of the line, in order.
 */
export function spread(places: readonly number[], wide: number, least: number): readonly number[] {
  // More than fit are as far apart as they can be.
  const gap = Math.min(least / Math.max(1, wide), 1 / Math.max(1, places.length - 1));
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -gap) + gap));
  // What was pushed over the end comes back, and takes those before it along.
  let most = 1;
  return pushed
    .toReversed()
    .map((place) => {
      const at = Math.min(place, most);
      most = at - gap;
      return at;
    })
    .toReversed();
}
