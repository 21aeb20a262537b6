import type { Advice } from '../worker/wire.ts';
import type { Choice, Compared } from './selection.ts';

const MOST = 3;
/** What was looked at so seldom beside the best has no figure worth telling. */
const SELDOM = 0.02;

/** The bot's own choice, and the two others that it thought best of those it has looked at well. */
export function comparedIn(all: readonly Choice[], { action, thoughts }: Advice): readonly Compared[] {
  const most = Math.max(...thoughts.map(({ visits }) => visits));
  const known = thoughts.flatMap(({ action: of, visits, value }) => {
    const choice = all.find(({ option }) => option.action === of);
    return choice === undefined || (of !== action && visits < most * SELDOM) ? [] : [{ choice, chance: value }];
  });
  const own = known.filter(({ choice }) => choice.option.action === action);
  const others = known.filter(({ choice }) => choice.option.action !== action);
  // Where the choice itself was not looked at there is nothing to compare with.
  if (own.length === 0) return [];
  return [...own, ...others.toSorted((a, b) => b.chance - a.chance)].slice(0, MOST);
}
