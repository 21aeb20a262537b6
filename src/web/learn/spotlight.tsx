import { useEffect, useRef } from 'preact/hooks';
import { boxPlace, type Rect } from './box-place.ts';
import { nextPress, pointedAt } from './lit.ts';

interface SpotlightProps {
  /** What the step asks for, as the page spells it; '' where it is only read. */
  readonly wanted: string;
  /** What a step speaks of that is only read. */
  readonly at: string | undefined;
  readonly step: number;
}
/** Cards fly for so long after something has changed. */
const FLIGHT = 700;
const MARGIN = 5;
const BAR = 52;

const rectOf = (one: Element): Rect => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
};
/** A tablet shows the table larger, and with it all that is measured inside. */
const lay = (one: HTMLElement, measures: Readonly<Record<string, number>>): void => {
  for (const [name, measure] of Object.entries(measures))
    one.style.setProperty(name, `${measure / (one.currentCSSZoom ?? 1)}px`);
};
const focused = (box: Element): readonly Rect[] => {
  const { activeElement: one } = document;
  return one === null || one === document.body || box.contains(one) ? [] : [rectOf(one)];
};

/** Lights one thing of the table, and lays the lesson's box where it covers neither that nor the question. */
class Spotlight {
  wanted = '';
  at: string | undefined;
  private readonly ring: HTMLElement;
  private readonly root: Element;
  private readonly box: HTMLElement;
  private last: Element | undefined;
  private until = 0;
  private asked = 0;
  private fresh = true;

  constructor(ring: HTMLElement) {
    this.ring = ring;
    this.root = ring.closest('.table')!;
    this.box = this.root.querySelector<HTMLElement>('.lesson')!;
  }
  follow(): () => void {
    const off = new AbortController();
    const look = (): void => this.look();
    const changes = new MutationObserver(look);
    const watched = ['data-acts', 'data-act', 'data-state', 'class', 'aria-selected'];
    changes.observe(this.root, { subtree: true, childList: true, attributes: true, attributeFilter: watched });
    addEventListener('resize', look, { signal: off.signal });
    addEventListener('scroll', look, { signal: off.signal, capture: true, passive: true });
    addEventListener('focusin', look, { signal: off.signal });
    return () => {
      off.abort();
      changes.disconnect();
      cancelAnimationFrame(this.asked);
    };
  }
  begin(wanted: string, at: string | undefined): void {
    Object.assign(this, { wanted, at, fresh: true });
    this.look();
  }
  /** Now, and for as long as cards may fly. */
  private look(): void {
    this.until = performance.now() + FLIGHT;
    if (this.asked === 0) this.asked = requestAnimationFrame(() => this.draw());
  }
  private draw(): void {
    this.asked = performance.now() < this.until ? requestAnimationFrame(() => this.draw()) : 0;
    const lit = this.wanted === '' ? this.at && pointedAt(this.root, this.at) : nextPress(this.root, this.wanted);
    const found = lit || undefined;
    if (found !== this.last) found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.last = found;
    this.light(found);
    this.place(found);
  }
  private light(found: Element | undefined): void {
    this.ring.hidden = found === undefined;
    if (found === undefined) return;
    const { x, y, width, height } = rectOf(found);
    lay(this.ring, {
      left: x - MARGIN,
      top: y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    });
  }
  private place(found: Element | undefined): void {
    const prompt = this.root.querySelector('.prompt');
    const keep = [...(prompt === null ? [] : [rectOf(prompt)]), ...focused(this.box)];
    const area = { x: 8, y: BAR, width: innerWidth - 16, height: innerHeight - BAR - 8 };
    const around = { area, lit: found && rectOf(found), keep };
    const { x, y } = boxPlace(rectOf(this.box), around, !this.fresh);
    lay(this.box, { left: x, top: y });
    this.fresh = false;
  }
}

/** Stands beside the box of a lesson, inside the table. */
export function SpotlightOn({ wanted, at, step }: SpotlightProps) {
  const ring = useRef<HTMLDivElement>(null);
  const light = useRef<Spotlight>(undefined);
  useEffect(() => {
    light.current = new Spotlight(ring.current!);
    return light.current.follow();
  }, []);
  useEffect(() => light.current?.begin(wanted, at), [wanted, at, step]);
  return <div ref={ring} class="spotlight" aria-hidden="true" hidden />;
}
