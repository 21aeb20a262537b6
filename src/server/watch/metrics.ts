const BOUNDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;

interface Histogram {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** What the server counts, in the text format that Prometheus reads. */
export class Metrics {
  private readonly counters = new Map<string, { value: number }>();
  private readonly gauges = new Map<string, () => number>();
  private readonly histograms = new Map<string, Histogram>();

  /** `series` is a name, with labels if any: `redut_commands_total{cmd="act"}`. */
  count(series: string, by = 1): void {
    const known = this.counters.get(series);
    if (known === undefined) this.counters.set(series, { value: by });
    else known.value += by;
  }
  gauge(series: string, value: () => number): void {
    this.gauges.set(series, value);
  }
  /** In milliseconds. */
  took(name: string, ms: number): void {
    const known = this.histograms.get(name) ?? this.histogram(name);
    known.sum += ms;
    known.count++;
    for (let i = BOUNDS.length - 1; i >= 0 && ms <= BOUNDS[i]!; i--) known.counts[i]!++;
  }
  private histogram(name: string): Histogram {
    const empty = { counts: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.histograms.set(name, empty);
    return empty;
  }
  get(series: string): number {
    return this.counters.get(series)?.value ?? 0;
  }
  print(): string {
    const lines: string[] = [];
    const said = new Set<string>();
    const head = (series: string, type: string): void => {
      const name = series.replace(/\{.*$/, '');
      if (!said.has(name)) lines.push(`# TYPE ${name} ${type}`);
      said.add(name);
    };
    const byName = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (const [series, { value }] of byName(this.counters)) {
      head(series, 'counter');
      lines.push(`${series} ${value}`);
    }
    for (const [series, value] of byName(this.gauges)) {
      head(series, 'gauge');
      lines.push(`${series} ${value()}`);
    }
    for (const [name, { counts, sum, count }] of byName(this.histograms)) {
      head(name, 'histogram');
      BOUNDS.forEach((bound, i) => lines.push(`${name}_bucket{le="${bound / 1000}"} ${counts[i]}`));
      lines.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum / 1000}`, `${name}_count ${count}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
