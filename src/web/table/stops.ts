/** The thing that this is or lies in. */
export const thingAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-keys]') : null) ?? undefined;
/** Things that belong together, and the list of actions: one stop of the Tab key for all of them, arrows inside. */
const STOPS = '[data-keys], .act';
const ZONES = '.acts, section, [role="group"], [role="region"], .front, .tab-panel, .stage';
export const zoneOf = (thing: Element): Element | null => thing.closest(ZONES);

/** Of each zone the thing that had the focus last is its stop; else the first that can be used, else the first. */
export function keepStops(root: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>();
  const things = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>(STOPS)];
  const set = (): void => {
    for (const [zone, inside] of Map.groupBy(things(), zoneOf)) {
      const before = zone === null ? undefined : last.get(zone);
      const stop =
        inside.find((thing) => thing === before) ??
        inside.find(({ dataset }) => dataset['state'] === 'can') ??
        inside[0];
      for (const thing of inside) {
        const at = thing === stop ? '0' : '-1';
        if (thing.getAttribute('tabindex') !== at) thing.setAttribute('tabindex', at);
      }
    }
  };
  const focused = ({ target }: FocusEvent): void => {
    const thing = target instanceof Element ? target.closest(STOPS) : null;
    const zone = thing === null ? null : zoneOf(thing);
    if (thing === null || zone === null) return;
    last.set(zone, thing);
    set();
  };
  const watch = new MutationObserver(set);
  watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  root.addEventListener('focusin', focused);
  set();
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', focused);
  };
}
