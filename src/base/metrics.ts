// Counters, gauges and histograms in memory, for /metrics and for tests. Reading them costs nothing to the code that
// counts: a metric is a handle with a number in it.
import { assert } from './errors.ts';

export type Labels = Readonly<Record<string, string>>;

export interface Counter {
  add(amount?: number, labels?: Labels): void;
}

export interface Gauge {
  set(value: number, labels?: Labels): void;
  add(amount: number, labels?: Labels): void;
}

export interface Histogram {
  observe(value: number, labels?: Labels): void;
}

export interface SampleJson {
  readonly labels: Labels;
  readonly value: number;
}

export interface HistogramJson {
  readonly labels: Labels;
  readonly count: number;
  readonly sum: number;
  /** How many values were at most `le`, for each bound; those above all bounds are only in `count`. */
  readonly buckets: readonly { readonly le: number; readonly count: number }[];
}

export type MetricJson =
  | { readonly kind: 'counter' | 'gauge'; readonly help: string; readonly samples: readonly SampleJson[] }
  | { readonly kind: 'histogram'; readonly help: string; readonly samples: readonly HistogramJson[] };

export interface Metrics {
  /** The same name gives the same metric; another kind under it is a bug. */
  counter(name: string, help: string): Counter;
  gauge(name: string, help: string): Gauge;
  histogram(name: string, help: string, bounds?: readonly number[]): Histogram;
  snapshot(): Record<string, MetricJson>;
  /** Prometheus text exposition, version 0.0.4. */
  toPrometheus(): string;
}

/** Seconds, from a commit in memory to a call of a model. */
export const DEFAULT_BOUNDS: readonly number[] = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60,
];

interface Cell {
  readonly labels: Labels;
  value: number;
}

interface Distribution {
  readonly labels: Labels;
  count: number;
  sum: number;
  /** One for each bound, not cumulative. */
  readonly counts: number[];
}

type Metric =
  | { readonly kind: 'counter' | 'gauge'; readonly help: string; readonly cells: Map<string, Cell> }
  | {
      readonly kind: 'histogram';
      readonly help: string;
      readonly bounds: readonly number[];
      readonly cells: Map<string, Distribution>;
    };

const METRIC_NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LABEL_NAME = /^[a-zA-Z_][a-zA-Z0-9_]*$/;
const NO_LABELS: Labels = {};

export function createMetrics(): Metrics {
  const metrics = new Map<string, Metric>();

  function cellsOf(name: string, kind: 'counter' | 'gauge', help: string): Map<string, Cell> {
    const known = metrics.get(name);
    if (known === undefined) {
      assert(METRIC_NAME.test(name), `${name} is not the name of a metric`);
      const cells = new Map<string, Cell>();
      metrics.set(name, { kind, help, cells });
      return cells;
    }
    assert(known.kind === kind, `the metric ${name} is a ${known.kind}, not a ${kind}`);
    return known.cells;
  }

  function distributionsOf(name: string, help: string, bounds: readonly number[]) {
    const known = metrics.get(name);
    if (known === undefined) {
      assert(METRIC_NAME.test(name), `${name} is not the name of a metric`);
      const isRising = bounds.every(
        (bound, index) => Number.isFinite(bound) && bound > (bounds[index - 1] ?? -Infinity),
      );
      assert(isRising, `the bounds of ${name} do not rise`);
      const created = { kind: 'histogram', help, bounds: [...bounds], cells: new Map<string, Distribution>() } as const;
      metrics.set(name, created);
      return created;
    }
    assert(known.kind === 'histogram', `the metric ${name} is a ${known.kind}, not a histogram`);
    assert(String(known.bounds) === String(bounds), `the metric ${name} has other bounds`);
    return known;
  }

  return {
    counter(name, help) {
      const cells = cellsOf(name, 'counter', help);
      return {
        add(amount = 1, labels = NO_LABELS) {
          assert(amount >= 0, `the counter ${name} only counts up`);
          cellAt(cells, labels).value += amount;
        },
      };
    },
    gauge(name, help) {
      const cells = cellsOf(name, 'gauge', help);
      return {
        set(value, labels = NO_LABELS) {
          cellAt(cells, labels).value = value;
        },
        add(amount, labels = NO_LABELS) {
          cellAt(cells, labels).value += amount;
        },
      };
    },
    histogram(name, help, bounds = DEFAULT_BOUNDS) {
      const metric = distributionsOf(name, help, bounds);
      return {
        observe(value, labels = NO_LABELS) {
          // One NaN would make the sum useless for ever.
          assert(!Number.isNaN(value), `the histogram ${name} takes numbers`);
          const distribution = distributionAt(metric.cells, labels, metric.bounds.length);
          distribution.count += 1;
          distribution.sum += value;
          const index = metric.bounds.findIndex((bound) => value <= bound);
          if (index !== -1) distribution.counts[index] = (distribution.counts[index] ?? 0) + 1;
        },
      };
    },
    snapshot: () => Object.fromEntries(sorted(metrics).map(([name, metric]) => [name, toJson(metric)])),
    toPrometheus: () =>
      sorted(metrics)
        .map(([name, metric]) => exposition(name, toJson(metric)))
        .join(''),
  };
}

function cellAt(cells: Map<string, Cell>, labels: Labels): Cell {
  const key = labelText(labels);
  const known = cells.get(key);
  if (known !== undefined) return known;
  const cell = { labels: sortedLabels(labels), value: 0 };
  cells.set(key, cell);
  return cell;
}

function distributionAt(cells: Map<string, Distribution>, labels: Labels, bounds: number): Distribution {
  const key = labelText(labels);
  const known = cells.get(key);
  if (known !== undefined) return known;
  const distribution = { labels: sortedLabels(labels), count: 0, sum: 0, counts: Array<number>(bounds).fill(0) };
  cells.set(key, distribution);
  return distribution;
}

// Sorted by code unit everywhere, so that two runs of the same program print the same bytes.
function sorted<Value>(map: ReadonlyMap<string, Value>): [string, Value][] {
  return [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function sortedLabels(labels: Labels): Labels {
  const entries = Object.entries(labels);
  for (const [name] of entries) assert(LABEL_NAME.test(name) && name !== 'le', `${name} is not the name of a label`);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function toJson(metric: Metric): MetricJson {
  if (metric.kind !== 'histogram') {
    const samples = sorted(metric.cells).map(([, { labels, value }]) => ({ labels, value }));
    return { kind: metric.kind, help: metric.help, samples };
  }
  const samples = sorted(metric.cells).map(([, { labels, count, sum, counts }]) => {
    let total = 0;
    const buckets = metric.bounds.map((le, index) => {
      total += counts[index] ?? 0;
      return { le, count: total };
    });
    return { labels, count, sum, buckets };
  });
  return { kind: 'histogram', help: metric.help, samples };
}

function exposition(name: string, metric: MetricJson): string {
  const lines = [`# HELP ${name} ${escapeText(metric.help)}`, `# TYPE ${name} ${metric.kind}`];
  if (metric.kind === 'histogram') {
    for (const { labels, count, sum, buckets } of metric.samples) {
      for (const bucket of buckets) lines.push(`${name}_bucket${labelText(labels, String(bucket.le))} ${bucket.count}`);
      lines.push(`${name}_bucket${labelText(labels, '+Inf')} ${count}`);
      lines.push(`${name}_sum${labelText(labels)} ${numberText(sum)}`, `${name}_count${labelText(labels)} ${count}`);
    }
  } else {
    for (const { labels, value } of metric.samples) lines.push(`${name}${labelText(labels)} ${numberText(value)}`);
  }
  return `${lines.join('\n')}\n`;
}

function labelText(labels: Labels, le?: string): string {
  if (labels === NO_LABELS && le === undefined) return '';
  const pairs = Object.entries(labels)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}="${escapeText(value).replaceAll('"', '\\"')}"`);
  if (le !== undefined) pairs.push(`le="${le}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeText(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function numberText(value: number): string {
  if (value === Infinity) return '+Inf';
  return value === -Infinity ? '-Inf' : String(value);
}
