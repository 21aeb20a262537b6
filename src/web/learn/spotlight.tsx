import { useEffect, useRef } from 'preact/hooks';
import { words } from '../shell/text/index.ts';
import { boxPlace, type Rect } from './box-place.ts';
import { nextPress, pointedAt } from './lit.ts';

interface SpotlightProps {
  /** What the step asks for, as the page spells it; '' where it is only read. */
  readonly wanted: string;
  /** What the step speaks of. */
  readonly at: string | undefined;
  readonly step: number;
}
/** Cards fly for so long after something has changed. */
const FLIGHT = 700;
const MARGIN = 5;
const BAR = 52;
const NARROW = 700;

const rectOf = (one: Element): Rect => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height };
};
/** With the mark at its corner, which would be cut in two otherwise. */
function wholeOf(one: Element): Rect {
  const [all, mark] = [rectOf(one), one.querySelector('.mark')];
  if (mark === null) return all;
  const { x, y, width, height } = rectOf(mark);
  const [left, top] = [Math.min(all.x, x), Math.min(all.y, y)];
  const [right, bottom] = [Math.max(all.x + all.width, x + width), Math.max(all.y + all.height, y + height)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
/** Where letters stand: a bar is mostly empty. */
function writtenIn(one: Element): readonly Rect[] {
  const nodes = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const rects: DOMRect[] = [];
  while (nodes.nextNode() !== null) {
    range.selectNodeContents(nodes.currentNode);
    rects.push(...range.getClientRects());
  }
  if (rects.length === 0) return [];
  const [x, y] = [Math.min(...rects.map(({ left }) => left)), Math.min(...rects.map(({ top }) => top))];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)), Math.max(...rects.map((rect) => rect.bottom))];
  return [{ x, y, width: right - x, height: bottom - y }];
}
/** What a thing, a button or a row is called. */
const nameOf = (one: HTMLElement): string =>
  one.dataset['name'] ?? one.querySelector('b, span')?.textContent ?? one.textContent ?? '';
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
  /** What is lit has not come to rest in view yet. */
  private unsettled = false;

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
    if (found !== this.last) this.unsettled = true;
    // While cards fly, it may be found where it will not stay.
    if (found !== this.last || (this.asked === 0 && this.unsettled)) {
      found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      this.unsettled = this.asked !== 0;
    }
    this.last = found;
    this.name(found);
    this.light(found);
    this.place(found);
  }
  /** The box says what is to be pressed next: a step may take several presses. */
  private name(found: Element | undefined): void {
    const task = this.box.querySelector('[data-task]');
    if (task === null) return;
    const says =
      found instanceof HTMLElement || found instanceof SVGElement
        ? words().learn.press(nameOf(found as HTMLElement))
        : '';
    if (task.textContent !== says) task.textContent = says;
  }
  private light(found: Element | undefined): void {
    this.ring.hidden = found === undefined;
    if (found === undefined) return;
    const { x, y, width, height } = wholeOf(found);
    lay(this.ring, {
      left: x - MARGIN,
      top: y - MARGIN,
      width: width + 2 * MARGIN,
      height: height + 2 * MARGIN,
    });
  }
  private place(found: Element | undefined): void {
    // What is asked, then what answers it, then the rest of that bar.
    const asked = [...this.root.querySelectorAll('.prompt-words, .prompt > :is(.phone-lines, .odds)')].flatMap(
      writtenIn,
    );
    const bar = [...this.root.querySelectorAll('.prompt button, .prompt')].map(rectOf);
    // A phone has no felt to spare: before the table, the box covers what the step is not about.
    const stage = innerWidth < NARROW ? [...this.root.querySelectorAll('.stage')].map(rectOf) : [];
    const told =
      this.wanted === '' || this.at === undefined ? [] : [...this.root.querySelectorAll(this.at)].map(rectOf);
    const keep = [...asked, ...focused(this.box), ...bar, ...told, ...stage];
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
