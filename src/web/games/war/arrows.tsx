import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isAircraft } from '../../../games/war/rules/06-kinds.ts';
import { DECK, DEFEND, opponentOf, reading, zone } from '../../../games/war/state.ts';
import type { CardId } from '../../../kernel/ids.ts';
import type { Clash } from './clashes.ts';
import type { View } from './unit.tsx';

interface Spot {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}
interface Stroke {
  readonly d: string;
  readonly kind: 'attack' | 'air' | 'stump' | 'bar' | 'block' | 'support';
}
interface Badge {
  readonly x: number;
  readonly y: number;
  readonly n: number;
}
interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly Stroke[];
  readonly badges: readonly Badge[];
}
/** Half of the bar of an attack without a target; between a line and the card that it goes to. */
const BAR = { wide: 26, narrow: 18 } as const;
const GAP = { wide: 8, narrow: 2 } as const;
const RADIUS = { wide: 13, narrow: 10 } as const;

/** Where the element stands on the stage, whatever it is doing on its way there. */
function spotOf(stage: HTMLElement, selector: string): Spot | undefined {
  const element = stage.querySelector<HTMLElement>(selector);
  if (element === null) return undefined;
  let [x, y] = [0, 0];
  for (let at: HTMLElement | null = element; at !== null && at !== stage; at = at.offsetParent as HTMLElement | null) {
    x += at.offsetLeft - (at === element ? 0 : at.scrollLeft);
    y += at.offsetTop - (at === element ? 0 : at.scrollTop);
  }
  return { x: x + element.offsetWidth / 2, top: y, bottom: y + element.offsetHeight };
}

/** The lines of one wave: who goes for whom, who stands in the way. */
class Sketch {
  readonly strokes: Stroke[] = [];
  readonly badges: Badge[] = [];
  private readonly view: View;
  private readonly stage: HTMLElement;
  /** The attacker's cards are above. */
  private readonly down: boolean;
  private readonly room: 'wide' | 'narrow';
  /** The height of the belt between both sides: numbers stand there, where they hide no card. */
  private readonly belt: number;

  constructor(view: View, stage: HTMLElement) {
    this.view = view;
    this.stage = stage;
    this.down = view.s.active.value !== view.seat;
    this.room = view.narrow ? 'narrow' : 'wide';
    const belt = spotOf(stage, '.war-belt');
    this.belt = belt === undefined ? 0 : (belt.top + belt.bottom) / 2;
  }
  private card(card: CardId): Spot | undefined {
    return spotOf(this.stage, `[data-card="${card}"]`);
  }
  private from(spot: Spot): number {
    return this.down ? spot.bottom + 2 : spot.top - 2;
  }
  private to(spot: Spot): number {
    return this.down ? spot.top - GAP[this.room] : spot.bottom + GAP[this.room];
  }
  clash({ number, name, attackers, defenders }: Clash): void {
    const { s } = this.view;
    if (name === DECK) return this.onDeck(number, attackers.cards);
    const target = s.table.ownerOf(name) !== s.active.value ? this.card(name) : undefined;
    if (target === undefined) this.undirected(number, name, attackers.cards, defenders.cards);
    else this.directed(number, name, target, attackers.cards, defenders.cards);
  }
  private directed(
    n: number,
    name: CardId,
    target: Spot,
    attackers: readonly CardId[],
    defenders: readonly CardId[],
  ): void {
    attackers.forEach((card, i) => {
      const spot = this.card(card);
      if (spot === undefined) return;
      const [y1, y2] = [this.from(spot), this.to(target)];
      const x2 = target.x + (i - (attackers.length - 1) / 2) * 12;
      const flies = isAircraft(reading(this.view.s), card);
      this.strokes.push({ d: curve(spot.x, y1, x2, y2), kind: flies ? 'air' : 'attack' });
      if (i === 0) this.badge(crossing(spot.x, y1, x2, y2, this.belt), this.belt, n);
    });
    for (const card of defenders) {
      const spot = card === name ? undefined : this.card(card);
      if (spot !== undefined) this.beside(spot, target);
    }
  }
  private beside(spot: Spot, target: Spot): void {
    const [y1, y2] = [(spot.top + spot.bottom) / 2, (target.top + target.bottom) / 2];
    const d =
      Math.abs(y1 - y2) < 20 ? arc(spot.x, spot.top, target.x, target.top) : `M${spot.x} ${y1}L${target.x} ${y2}`;
    this.strokes.push({ d, kind: 'support' });
  }
  private undirected(n: number, name: CardId, attackers: readonly CardId[], defenders: readonly CardId[]): void {
    const spot = this.card(name) ?? this.card(attackers[0] ?? name);
    if (spot === undefined) return;
    const sign = this.down ? 1 : -1;
    const [bar, radius] = [BAR[this.room], RADIUS[this.room]];
    // The number stands on the belt, and the bar before it.
    const y2 = this.belt + (this.room === 'wide' ? sign * (radius + 6) : 0);
    this.strokes.push({ d: `M${spot.x} ${this.from(spot)}V${y2}`, kind: 'stump' });
    this.strokes.push({ d: `M${spot.x - bar} ${y2}h${2 * bar}`, kind: 'bar' });
    defenders.forEach((card, i) => {
      const blocker = this.card(card);
      if (blocker === undefined) return;
      const from = this.down ? blocker.top - 2 : blocker.bottom + 2;
      const x2 = spot.x + (i - (defenders.length - 1) / 2) * 18;
      const how = this.view.s.defending.get(card);
      this.strokes.push({
        d: curve(blocker.x, from, x2, y2 + sign * GAP[this.room]),
        kind: how === DEFEND.intercept ? 'support' : 'block',
      });
    });
    this.badge(spot.x, this.belt, n);
  }
  private onDeck(n: number, attackers: readonly CardId[]): void {
    const deck = spotOf(this.stage, `[data-zone-at="${zone.deck(opponentOf(this.view.s.active.value))}"]`);
    if (deck === undefined) return;
    attackers.forEach((card, i) => {
      const spot = this.card(card);
      if (spot === undefined) return;
      const flies = isAircraft(reading(this.view.s), card);
      this.strokes.push({ d: curve(spot.x, this.from(spot), deck.x, this.to(deck)), kind: flies ? 'air' : 'attack' });
      const [y1, y2] = [this.from(spot), this.to(deck)];
      if (i === 0) this.badge(crossing(spot.x, y1, deck.x, y2, this.belt), this.belt, n);
    });
  }
  /** No number lies on another: where two lines cross, the later one stands beside. */
  private badge(x: number, y: number, n: number): void {
    const apart = 2 * RADIUS[this.room] + 2;
    let free = x;
    while (this.badges.some((other) => Math.abs(other.x - free) < apart)) free += apart;
    this.badges.push({ x: free, y, n });
  }
}
/** Where the curve between two points is at a height. */
function crossing(x1: number, y1: number, x2: number, y2: number, y: number): number {
  const half = (y1 + y2) / 2;
  const at = (a: number, b: number, c: number, d: number, t: number): number =>
    a * (1 - t) ** 3 + 3 * b * (1 - t) ** 2 * t + 3 * c * (1 - t) * t ** 2 + d * t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step++) {
    const t = (low + high) / 2;
    if (at(y1, half, half, y2, t) < y === y1 < y2) low = t;
    else high = t;
  }
  return at(x1, x1, x2, x2, low);
}
function curve(x1: number, y1: number, x2: number, y2: number): string {
  const half = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}`;
}
const arc = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${x1} ${y1 + 6}Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 18} ${x2} ${y2 + 6}`;

const HEAD: Readonly<Partial<Record<Stroke['kind'], string>>> = {
  attack: 'url(#war-ah)',
  air: 'url(#war-ah)',
  block: 'url(#war-bh)',
};

const NOTHING: Drawing = { width: 0, height: 0, strokes: [], badges: [] };

/** Drawn over the stage once everything stands where it stands. */
export function Arrows({ view, clashes }: { view: View; clashes: readonly Clash[] }) {
  const root = useRef<SVGSVGElement>(null);
  const drawn = useSignal(NOTHING);
  useLayoutEffect(() => {
    const stage = root.current?.parentElement;
    if (stage === null || stage === undefined) return undefined;
    // Where nobody attacks, which is most of the time, nothing has to be measured.
    if (clashes.length === 0) {
      drawn.value = NOTHING;
      return undefined;
    }
    const draw = (): void => {
      const sketch = new Sketch(view, stage);
      for (const clash of clashes) sketch.clash(clash);
      const { strokes: lines, badges: marks } = sketch;
      drawn.value = { width: stage.clientWidth, height: stage.clientHeight, strokes: lines, badges: marks };
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(stage);
    stage.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      stage.removeEventListener('scroll', draw, { capture: true });
    };
  }, [view, clashes]);
  const { width, height, strokes, badges } = drawn.value;
  return (
    <svg
      ref={root}
      class="war-arrows"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <defs>
        <marker id="war-ah" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4" markerHeight="3.4" orient="auto">
          <path d="M0 0 10 5 0 10 2 5z" fill="#ff8d75" />
        </marker>
        <marker id="war-bh" viewBox="0 0 4 12" refX="2" refY="6" markerWidth="1.4" markerHeight="4" orient="auto">
          <path d="M0 0h4v12H0z" fill="#8fc7ff" />
        </marker>
      </defs>
      {strokes.map(({ d, kind }) => (
        <path key={kind + d} d={d} class={kind} marker-end={HEAD[kind]} />
      ))}
      {badges.map(({ x, y, n }) => (
        <g key={n} transform={`translate(${x} ${y})`}>
          <circle r={view.narrow ? RADIUS.narrow : RADIUS.wide} />
          <text y={view.narrow ? 5 : 6} text-anchor="middle">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}
