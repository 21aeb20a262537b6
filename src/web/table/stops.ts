/** Things that belong together: one stop of the Tab key for all of them, arrows inside. */
const ZONES = 'section, [role="group"], [role="region"], .front, .tab-panel, .stage';
export const zoneOf = (thing: Element): Element | null => thing.closest(ZONES);

/** Of each zone the thing that had the focus last is its stop; else the first that can be used, else the first. */
export function keepStops(root: HTMLElement): () => void {
  const last = new WeakMap<Element, Element>();
  const things = (): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-keys]')];
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
    const thing = target instanceof Element ? target.closest('[data-keys]') : null;
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
