const seen = (one: Element): boolean => one.checkVisibility();
/**
 * At which of the words of an action (`attack 12 34`) this thing stands: whoever is named first is chosen first. One card may
 * stand for its print, and is then named by none of its keys.
 */
function turnOf(one: HTMLElement, words: readonly string[]): number {
  const named = one.dataset['keys']!.split(' ').map((key) => words.indexOf(key.split(':')[1]!, 1));
  const found = named.filter((at) => at > 0);
  return found.length === 0 ? 1 : Math.min(...found);
}
/** A thing that is part of the action and not chosen yet, first of those before the learner. */
function nextThing(root: Element, wanted: string): HTMLElement | undefined {
  const words = wanted.split(' ');
  const acts = ({ dataset }: HTMLElement): readonly string[] => (dataset['acts'] ?? dataset['quiet'])!.split(';');
  const open = [...root.querySelectorAll<HTMLElement>('[data-acts], [data-quiet]')].filter(
    (one) => seen(one) && acts(one).includes(wanted) && one.dataset['state'] !== 'chosen',
  );
  const rank = (one: HTMLElement): number => 2 * turnOf(one, words) + (one.closest('.front, .tabs') === null ? 1 : 0);
  return open.toSorted((a, b) => rank(a) - rank(b))[0];
}

/**
 * What is pressed next to do what a step asks for: the button that says it, else a thing that is part of it, else its row in
 * the list of actions, or the tab that the list is under. Whoever has chosen something else is shown the way back.
 */
export function nextPress(root: Element, wanted: string): Element | undefined {
  const named = CSS.escape(wanted);
  const verb = CSS.escape(wanted.split(' ')[0]!);
  const find = (selector: string): Element | undefined => [...root.querySelectorAll(selector)].find(seen);
  return (
    find(`button[data-act="${named}"]:not(.act)`) ??
    nextThing(root, wanted) ??
    find(`.act[data-act="${named}"]`) ??
    find(`.act[data-verb="${verb}"]`) ??
    find('[data-cancel]') ??
    find('[role="tab"]:nth-child(2):not([aria-selected="true"])')
  );
}
/** The first of these that is in view: a phone and a desk may show the same by different elements. */
export const pointedAt = (root: Element, selector: string): Element | undefined =>
  [...root.querySelectorAll(selector)].find(seen);
