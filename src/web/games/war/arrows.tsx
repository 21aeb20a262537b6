import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ATTACK, DECK, DEFEND, opponentOf, zone } from '../../../games/war/state.ts';
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
const BAR = 26;
const GAP = 8;
/** How far an attack without a target reaches, and where its number stands: clear of a card that is turned. */
const STUMP = 38;
const ABOVE = 21;

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

  constructor(view: View, stage: HTMLElement) {
    this.view = view;
    this.stage = stage;
    this.down = view.s.active.value !== view.seat;
  }
  private card(card: CardId): Spot | undefined {
    return spotOf(this.stage, `[data-card="${card}"]`);
  }
  private from(spot: Spot): number {
    return this.down ? spot.bottom + 2 : spot.top - 2;
  }
  private to(spot: Spot): number {
    return this.down ? spot.top - GAP : spot.bottom + GAP;
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
      const how = this.view.s.attacking.get(card);
      const flies = how === ATTACK.air || how === ATTACK.airRear;
      this.strokes.push({ d: curve(spot.x, y1, x2, y2), kind: flies ? 'air' : 'attack' });
      if (i === 0) this.badge((spot.x + x2) / 2, (y1 + y2) / 2, n);
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
    const y1 = this.from(spot);
    const y2 = y1 + sign * STUMP;
    this.strokes.push({ d: `M${spot.x} ${y1}V${y2}`, kind: 'stump' });
    this.strokes.push({ d: `M${spot.x - BAR} ${y2}h${2 * BAR}`, kind: 'bar' });
    defenders.forEach((card, i) => {
      const blocker = this.card(card);
      if (blocker === undefined) return;
      const from = this.down ? blocker.top - 2 : blocker.bottom + 2;
      const x2 = spot.x + (i - (defenders.length - 1) / 2) * 18;
      const how = this.view.s.defending.get(card);
      this.strokes.push({
        d: curve(blocker.x, from, x2, y2 + sign * GAP),
        kind: how === DEFEND.intercept ? 'support' : 'block',
      });
    });
    this.badge(spot.x, y1 + sign * ABOVE, n);
  }
  private onDeck(n: number, attackers: readonly CardId[]): void {
    const deck = spotOf(this.stage, `[data-zone-at="${zone.deck(opponentOf(this.view.s.active.value))}"]`);
    if (deck === undefined) return;
    attackers.forEach((card, i) => {
      const spot = this.card(card);
      if (spot === undefined) return;
      const flies = this.view.s.attacking.get(card) === ATTACK.airRear;
      this.strokes.push({ d: curve(spot.x, this.from(spot), deck.x, this.to(deck)), kind: flies ? 'air' : 'attack' });
      if (i === 0) this.badge((spot.x + deck.x) / 2, (this.from(spot) + this.to(deck)) / 2, n);
    });
  }
  private badge(x: number, y: number, n: number): void {
    this.badges.push({ x, y, n });
  }
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
          <circle r="13" />
          <text y="6" text-anchor="middle">
            {n}
          </text>
        </g>
      ))}
    </svg>
  );
}
