import type { Advice } from '../../bots/adviser.ts';
import { type Depth } from './advice-words.ts';
import type { Choice, Compared, Hint } from './selection.ts';

const MOST = 3;
/** What was looked at so seldom, beside the best and by itself, has a figure that is no more than a guess. */
const SELDOM = { share: 0.02, times: 50 } as const;

/** The bot's own choice, then the two others that it thought best of those it has looked at well; where these are too few, those it has looked at most. */
export function comparedIn(all: readonly Choice[], { action, thoughts }: Advice): readonly Compared[] {
  const most = Math.max(...thoughts.map(({ visits }) => visits));
  const known = thoughts.flatMap(({ action: of, visits, value }) => {
    const choice = all.find(({ option }) => option.action === of);
    return choice === undefined ? [] : [{ choice, chance: value, visits }];
  });
  const own = known.filter(({ choice }) => choice.option.action === action);
  // Where the choice itself was not looked at there is nothing to compare with.
  if (own.length === 0) return [];
  const others = known.filter(({ choice }) => choice.option.action !== action);
  const isWell = ({ visits }: { readonly visits: number }): boolean =>
    visits >= Math.min(most * SELDOM.share, SELDOM.times);
  const well = others.filter(isWell).toSorted((a, b) => b.chance - a.chance);
  const rest = others.filter((one) => !isWell(one)).toSorted((a, b) => b.visits - a.visits);
  return [...own, ...well, ...rest].slice(0, MOST).map(({ choice, chance }) => ({ choice, chance }));
}

const DEEPEST: Depth = 3;
export const deeper = (depth: Depth): Depth => (depth === 1 ? 2 : DEEPEST);

/** Advice about the options of the table; nothing, if it is about something else by now. */
export function hintIn(all: readonly Choice[], advice: Advice, depth: Depth): Hint | undefined {
  const choice = all.find(({ option }) => option.action === advice.action);
  if (choice === undefined) return undefined;
  const visits = advice.thoughts.map((thought) => thought.visits);
  const looks = advice.by === 'search' ? visits.reduce((sum, n) => sum + n, 0) : Math.max(0, ...visits);
  return { depth, choice, compared: comparedIn(all, advice), by: advice.by, looks };
}
