import { type Fact, FACT } from '../../kernel/facts.ts';

interface Place {
  readonly rect: DOMRect;
  readonly element: HTMLElement | SVGElement;
  /** Where a table is drawn larger, its own measures are smaller than the screen's. */
  readonly zoom: number;
  readonly zone: string;
  readonly def: string;
  readonly card: string;
}
const CURVE = 'cubic-bezier(.2,.8,.2,1)';
const FLIGHT = 260;
const STAGGER = 40;
/** Shorter than a flight, and not for less than this many pixels. */
const [SLIDE, NEAR] = [180, 3];
const MOST_STAGGER = 4;

/**
 * Cards go from where they were to where they are. Nothing waits for it: positions are drawn at once, and what moved is
 * then shown on its way; `finish` ends everything under way. What stays where it is and says something else of itself now
 * lights up.
 */
export class Motion {
  private places: readonly Place[] = [];
  /** What things said of themselves (`data-tells`), by their keys. */
  private told: ReadonlyMap<string, string> = new Map();
  private readonly running = new Set<Animation>();
  /** Speed as a divisor. */
  pace = 1;

  /** All that is measured is measured at once: to ask again after something has been set going lays the table out again. */
  private look(): Place[] {
    return [...document.querySelectorAll<HTMLElement>('[data-card]')].map((element) => ({
      element,
      rect: element.getBoundingClientRect(),
      zoom: (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1,
      zone: element.dataset['zone'] ?? '',
      def: element.dataset['def'] ?? '0',
      card: element.dataset['card'] ?? '',
    }));
  }
  before(): void {
    this.finish();
    this.places = this.look();
    this.told = new Map(tellers().map(({ dataset }) => [dataset['keys'] ?? '', dataset['tells'] ?? '']));
  }
  /** Called when the new position has been drawn. Under what is shown large nothing flies: it would come through. */
  after(facts: readonly Fact[], { reduced, covered }: { readonly reduced: boolean; readonly covered: boolean }): void {
    const { places: before, told } = this;
    this.places = [];
    // With the frame, which is a task of its own and lays the table out anyway.
    requestAnimationFrame(() => {
      const now = this.look();
      const flown = covered ? new Set<Element>() : this.play(before, now, facts, reduced);
      if (!reduced) this.makeRoom(before, now, flown);
      if (covered) return;
      for (const thing of tellers()) {
        const was = told.get(thing.dataset['keys'] ?? '');
        if (was !== undefined && was !== thing.dataset['tells']) this.flash(thing);
      }
    });
  }
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
  }

  private play(
    before: readonly Place[],
    now: readonly Place[],
    facts: readonly Fact[],
    still: boolean,
  ): ReadonlySet<Element> {
    const flown = new Set<Element>();
    let n = 0;
    for (const fact of facts) {
      if (fact.kind !== FACT.moved) continue;
      const from = found(before, fact.a, fact.b, fact.def);
      const to = found(now, fact.a, fact.c, fact.def);
      const start = from?.rect ?? zoneRect(fact.b);
      const end = to?.rect ?? zoneRect(fact.c);
      if (start === undefined || end === undefined || fact.b === fact.c) continue;
      const delay = Math.min(n++, MOST_STAGGER) * STAGGER;
      if (to !== undefined) {
        flown.add(to.element);
        this.fly(to, start, end, delay, still);
      } else if (from !== undefined) this.send(from, start, end, delay, still);
      else this.pass(fact.c, start, end, delay, still);
    }
    return flown;
  }
  /** What only made room slides: a hand that jumps is a hand that one misses. */
  private makeRoom(before: readonly Place[], now: readonly Place[], flown: ReadonlySet<Element>): void {
    const was = new Map(before.map(({ element, rect }) => [element, rect]));
    for (const { element, rect, zoom } of now) {
      const from = was.get(element);
      if (from === undefined || flown.has(element) || from.width === 0) continue;
      const [dx, dy] = [(from.left - rect.left) / zoom, (from.top - rect.top) / zoom];
      if (Math.hypot(dx, dy) < NEAR || rect.width === 0) continue;
      const slide = [{ transform: `translate(${dx}px,${dy}px)` }, { transform: 'none' }];
      this.run(element.animate(slide, { duration: SLIDE / this.pace, easing: CURVE }));
    }
  }
  private fly({ element, zoom }: Place, start: DOMRect, end: DOMRect, delay: number, still: boolean): void {
    if (still) {
      this.flash(element);
      return;
    }
    const [dx, dy] = [(start.left - end.left) / zoom, (start.top - end.top) / zoom];
    const scale = start.width / Math.max(end.width, 1);
    const from = { transform: `translate(${dx}px,${dy}px) scale(${scale})` };
    // A flight of nothing but a transform is drawn without the page's help.
    element.classList.add('moving-card');
    const flight = element.animate([from, { transform: 'none' }], {
      duration: FLIGHT / this.pace,
      delay,
      easing: CURVE,
      fill: 'backwards',
    });
    this.run(flight, () => element.classList.remove('moving-card'));
  }
  /** What is no longer drawn flies as a shadow of itself and is gone. */
  private send({ element, zoom }: Place, start: DOMRect, end: DOMRect, delay: number, still: boolean): void {
    if (still || element instanceof SVGElement) return;
    const ghost = element.cloneNode(true) as HTMLElement;
    ghost.removeAttribute('data-card');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      zoom: String(zoom),
      left: `${start.left / zoom}px`,
      top: `${start.top / zoom}px`,
      margin: '0',
      transformOrigin: '0 0',
      zIndex: '40',
      pointerEvents: 'none',
    });
    document.body.append(ghost);
    const [dx, dy] = [(end.left - start.left) / zoom, (end.top - start.top) / zoom];
    const scale = end.width / Math.max(start.width, 1);
    const to = { transform: `translate(${dx}px,${dy}px) scale(${scale})`, opacity: 0.6 };
    const animation = ghost.animate([{ transform: 'none' }, to], {
      duration: FLIGHT / this.pace,
      delay,
      easing: CURVE,
    });
    this.run(animation, () => ghost.remove());
  }
  /** Between two places that show no cards, only how many: a small back goes from one to the other. */
  private pass(zone: number, start: DOMRect, end: DOMRect, delay: number, still: boolean): void {
    const place = document.querySelector<HTMLElement>(`[data-zone-at~="${zone}"]`);
    if (still) {
      if (place !== null) this.flash(place);
      return;
    }
    const middle = ({ left, top, width, height }: DOMRect): string =>
      `translate(${left + width / 2}px,${top + height / 2}px) translate(-50%,-50%)`;
    const ghost = document.createElement('div');
    ghost.className = 'passing-card';
    ghost.setAttribute('aria-hidden', 'true');
    document.body.append(ghost);
    const animation = ghost.animate([{ transform: middle(start) }, { transform: middle(end) }], {
      duration: FLIGHT / this.pace,
      delay,
      easing: CURVE,
      fill: 'backwards',
    });
    this.run(animation, () => ghost.remove());
  }
  /** An outline is a box: what is drawn in another shape glows. */
  private flash(element: HTMLElement | SVGElement): void {
    const [lit, out] =
      element instanceof SVGElement
        ? [{ filter: 'drop-shadow(0 0 6px var(--gold))' }, { filter: 'drop-shadow(0 0 0 transparent)' }]
        : [{ outline: '3px solid var(--gold)' }, { outline: '3px solid transparent' }];
    this.run(element.animate([lit, out], { duration: 1200 }));
  }
  private run(animation: Animation, done: () => void = () => undefined): void {
    this.running.add(animation);
    const end = (): void => {
      this.running.delete(animation);
      done();
    };
    animation.onfinish = end;
    animation.oncancel = end;
  }
}

const tellers = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-tells]')];

/** In a hidden hand a card is known by its print; elsewhere by its sleeve. */
function found(places: readonly Place[], card: number, zone: number, def: number): Place | undefined {
  const here = places.filter((place) => place.zone === String(zone));
  const byPrint = def === 0 ? undefined : here.find((place) => place.def === String(def));
  return byPrint ?? here.find((place) => place.card === String(card)) ?? here.find((place) => place.def === '0');
}
const zoneRect = (zone: number): DOMRect | undefined =>
  document.querySelector(`[data-zone-at~="${zone}"]`)?.getBoundingClientRect();
