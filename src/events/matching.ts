/**
 * The matching of greatest weight in a graph of any shape: Edmonds' blossoms with dual variables, in the time of n³. Where
 * every weight outweighs all differences together it is a perfect one, if there is any. Weights are whole, and 0 is no edge.
 */
export function heaviestMatching(weights: readonly (readonly number[])[]): readonly (number | undefined)[] {
  const matching = new Matching(weights);
  while (matching.grow());
  return matching.partners();
}

/** Of an edge between two vertices, or between blossoms: which vertices it really joins. */
interface Edge {
  from: number;
  to: number;
  weight: number;
}
const FREE = -1;
const OUTER = 0;
const INNER = 1;

/** Vertices are numbered from 1, blossoms after them; 0 is nobody. */
class Matching {
  private readonly n: number;
  private blossoms: number;
  private readonly edges: Edge[][];
  private readonly dual: number[];
  private readonly mate: number[];
  private readonly slack: number[];
  /** The outermost blossom that a vertex or blossom lies in; 0: a blossom that is none any more. */
  private readonly top: number[];
  private readonly parent: number[];
  private readonly label: number[];
  private readonly seen: number[];
  private readonly petals: number[][];
  /** By blossom and vertex: in which of its petals the vertex lies. */
  private readonly petalOf: number[][];
  private queue: number[] = [];
  private visit = 0;

  constructor(weights: readonly (readonly number[])[]) {
    this.n = weights.length;
    this.blossoms = this.n;
    const size = 2 * this.n + 1;
    const zeros = (): number[] => Array.from({ length: size }, () => 0);
    this.edges = Array.from({ length: size }, (_, from) =>
      Array.from({ length: size }, (__, to) => ({ from, to, weight: weights[from - 1]?.[to - 1] ?? 0 })),
    );
    const most = Math.max(0, ...weights.flat());
    this.dual = zeros().map((_, x) => (x >= 1 && x <= this.n ? most : 0));
    [this.mate, this.slack, this.parent, this.seen] = [zeros(), zeros(), zeros(), zeros()];
    this.label = zeros().map(() => FREE);
    this.top = zeros().map((_, x) => (x <= this.n ? x : 0));
    this.petals = Array.from({ length: size }, () => []);
    this.petalOf = Array.from({ length: size }, (_, b) => zeros().map((__, x) => (b === x && b <= this.n ? x : 0)));
  }
  partners(): readonly (number | undefined)[] {
    return Array.from({ length: this.n }, (_, i) => (this.mate[i + 1] === 0 ? undefined : this.mate[i + 1]! - 1));
  }

  private distance({ from, to }: Edge): number {
    return this.dual[from]! + this.dual[to]! - 2 * this.edges[from]![to]!.weight;
  }
  private updateSlack(u: number, x: number): void {
    const best = this.slack[x]!;
    if (best === 0 || this.distance(this.edges[u]![x]!) < this.distance(this.edges[best]![x]!)) this.slack[x] = u;
  }
  private findSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u++) {
      const isNear = this.edges[u]![x]!.weight > 0 && this.top[u] !== x && this.label[this.top[u]!] === OUTER;
      if (isNear) this.updateSlack(u, x);
    }
  }
  private push(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const petal of this.petals[x]!) this.push(petal);
  }
  private setTop(x: number, b: number): void {
    this.top[x] = b;
    if (x > this.n) for (const petal of this.petals[x]!) this.setTop(petal, b);
  }
  /** How far along the blossom the petal lies, on the side that is an even way from its base. */
  private evenWay(b: number, petal: number): number {
    const petals = this.petals[b]!;
    const at = petals.indexOf(petal);
    if (at % 2 === 0) return at;
    petals.splice(1, petals.length - 1, ...petals.slice(1).toReversed());
    return petals.length - at;
  }
  private match(u: number, v: number): void {
    const edge = this.edges[u]![v]!;
    this.mate[u] = edge.to;
    if (u <= this.n) return;
    const petals = this.petals[u]!;
    const base = this.petalOf[u]![edge.from]!;
    const way = this.evenWay(u, base);
    for (let i = 0; i < way; i++) this.match(petals[i]!, petals[i ^ 1]!);
    this.match(base, v);
    petals.push(...petals.splice(0, way));
  }
  private augment(from: number, to: number): void {
    for (let [u, v] = [from, to]; ;) {
      const next = this.top[this.mate[u]!]!;
      this.match(u, v);
      if (next === 0) return;
      this.match(next, this.top[this.parent[next]!]!);
      [u, v] = [this.top[this.parent[next]!]!, next];
    }
  }
  /** Where the two alternating paths to their roots meet; 0: nowhere. */
  private meeting(from: number, to: number): number {
    this.visit++;
    for (let [u, v] = [from, to]; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue;
      if (this.seen[u] === this.visit) return u;
      this.seen[u] = this.visit;
      const mate = this.top[this.mate[u]!]!;
      u = mate === 0 ? 0 : this.top[this.parent[mate]!]!;
    }
    return 0;
  }
  private petalsFrom(start: number, base: number): number[] {
    const found: number[] = [];
    for (let x = start; x !== base;) {
      const mate = this.top[this.mate[x]!]!;
      found.push(x, mate);
      this.push(mate);
      x = this.top[this.parent[mate]!]!;
    }
    return found;
  }
  private addBlossom(u: number, base: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.blossoms && this.top[b] !== 0) b++;
    if (b > this.blossoms) this.blossoms++;
    this.dual[b] = 0;
    this.label[b] = OUTER;
    this.mate[b] = this.mate[base]!;
    this.petals[b] = [base, ...this.petalsFrom(u, base).toReversed(), ...this.petalsFrom(v, base)];
    this.setTop(b, b);
    for (let x = 1; x <= this.blossoms; x++) this.edges[b]![x]!.weight = this.edges[x]![b]!.weight = 0;
    this.petalOf[b]!.fill(0);
    for (const petal of this.petals[b]!) this.takeOver(b, petal);
    this.findSlack(b);
  }
  private takeOver(b: number, petal: number): void {
    for (let x = 1; x <= this.blossoms; x++) {
      const best = this.edges[b]![x]!;
      if (best.weight !== 0 && this.distance(this.edges[petal]![x]!) >= this.distance(best)) continue;
      this.edges[b]![x] = { ...this.edges[petal]![x]! };
      this.edges[x]![b] = { ...this.edges[x]![petal]! };
    }
    for (let x = 1; x <= this.n; x++) if (this.petalOf[petal]![x] !== 0) this.petalOf[b]![x] = petal;
  }
  private expand(b: number): void {
    const petals = this.petals[b]!;
    for (const petal of petals) this.setTop(petal, petal);
    const entry = this.petalOf[b]![this.edges[b]![this.parent[b]!]!.from]!;
    const way = this.evenWay(b, entry);
    for (let i = 0; i < way; i += 2) {
      const [inner, outer] = [petals[i]!, petals[i + 1]!];
      this.parent[inner] = this.edges[outer]![inner]!.from;
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.slack[inner] = 0;
      this.findSlack(outer);
      this.push(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = this.parent[b]!;
    for (const petal of petals.slice(way + 1)) {
      this.label[petal] = FREE;
      this.findSlack(petal);
    }
    this.top[b] = 0;
  }
  /** True if two paths have met and the matching has grown. */
  private follow({ from, to }: Edge): boolean {
    const [u, v] = [this.top[from]!, this.top[to]!];
    if (this.label[v] === FREE) {
      this.parent[v] = from;
      this.label[v] = INNER;
      const mate = this.top[this.mate[v]!]!;
      this.slack[v] = this.slack[mate] = 0;
      this.label[mate] = OUTER;
      this.push(mate);
      return false;
    }
    if (this.label[v] !== OUTER) return false;
    const base = this.meeting(u, v);
    if (base !== 0) {
      this.addBlossom(u, base, v);
      return false;
    }
    this.augment(u, v);
    this.augment(v, u);
    return true;
  }
  private *tops(): Generator<number> {
    for (let x = 1; x <= this.blossoms; x++) if (this.top[x] === x) yield x;
  }

  /** One more pair; false: the matching is as heavy as it can be. */
  grow(): boolean {
    this.label.fill(FREE);
    this.slack.fill(0);
    this.queue = [];
    for (const x of this.tops()) {
      if (this.mate[x] !== 0) continue;
      this.parent[x] = 0;
      this.label[x] = OUTER;
      this.push(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.search()) return true;
      if (!this.adjust()) return false;
      for (const x of this.tops()) {
        const u = this.slack[x]!;
        if (this.top[x] !== x || u === 0 || this.top[u] === x) continue;
        if (this.distance(this.edges[u]![x]!) === 0 && this.follow(this.edges[u]![x]!)) return true;
      }
      for (let b = this.n + 1; b <= this.blossoms; b++)
        if (this.top[b] === b && this.label[b] === INNER && this.dual[b] === 0) this.expand(b);
    }
  }
  private search(): boolean {
    for (let u = this.queue.shift(); u !== undefined; u = this.queue.shift()) {
      if (this.label[this.top[u]!] === INNER) continue;
      for (let v = 1; v <= this.n; v++) {
        const edge = this.edges[u]![v]!;
        if (edge.weight === 0 || this.top[u] === this.top[v]) continue;
        if (this.distance(edge) !== 0) this.updateSlack(u, this.top[v]!);
        else if (this.follow(edge)) return true;
      }
    }
    return false;
  }
  /** Moves the dual variables as far as they go; false: a vertex has nothing left to give. */
  private adjust(): boolean {
    const by = this.room();
    for (let u = 1; u <= this.n; u++) if (this.label[this.top[u]!] === OUTER && this.dual[u]! <= by) return false;
    for (let u = 1; u <= this.n; u++) {
      const label = this.label[this.top[u]!];
      if (label === OUTER) this.dual[u]! -= by;
      else if (label === INNER) this.dual[u]! += by;
    }
    for (let b = this.n + 1; b <= this.blossoms; b++) {
      if (this.top[b] !== b) continue;
      if (this.label[b] === OUTER) this.dual[b]! += 2 * by;
      else if (this.label[b] === INNER) this.dual[b]! -= 2 * by;
    }
    this.queue = [];
    return true;
  }
  private room(): number {
    let by = Number.POSITIVE_INFINITY;
    for (const x of this.tops()) {
      if (x > this.n && this.label[x] === INNER) by = Math.min(by, this.dual[x]! / 2);
      const u = this.slack[x]!;
      if (u === 0) continue;
      if (this.label[x] === FREE) by = Math.min(by, this.distance(this.edges[u]![x]!));
      else if (this.label[x] === OUTER) by = Math.min(by, this.distance(this.edges[u]![x]!) / 2);
    }
    return by;
  }
}
