import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bug } from '../../src/base/errors.ts';
import { createMetrics } from '../../src/base/metrics.ts';

describe('counters and gauges', () => {
  test('start at nothing, add up and stand in the snapshot as plain JSON', () => {
    const metrics = createMetrics();
    const appends = metrics.counter('ledger_appends_total', 'Appends.');
    expect(metrics.snapshot()).toEqual({ ledger_appends_total: { kind: 'counter', help: 'Appends.', samples: [] } });
    appends.add();
    appends.add(2);
    appends.add(1, { stream: 'work' });
    const depth = metrics.gauge('jobs_queued', 'Jobs.');
    depth.set(5);
    depth.add(-2);
    const snapshot = metrics.snapshot();
    expect(snapshot).toEqual({
      jobs_queued: { kind: 'gauge', help: 'Jobs.', samples: [{ labels: {}, value: 3 }] },
      ledger_appends_total: {
        kind: 'counter',
        help: 'Appends.',
        samples: [
          { labels: {}, value: 3 },
          { labels: { stream: 'work' }, value: 1 },
        ],
      },
    });
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });

  test('are shared by name, whatever the order of labels', () => {
    const metrics = createMetrics();
    metrics.counter('n', 'N.').add(1, { a: '1', b: '2' });
    metrics.counter('n', 'N.').add(1, { b: '2', a: '1' });
    expect(metrics.toPrometheus()).toBe('# HELP n N.\n# TYPE n counter\nn{a="1",b="2"} 2\n');
  });

  test('are not changed through a snapshot taken before', () => {
    const metrics = createMetrics();
    const counter = metrics.counter('n', 'N.');
    counter.add();
    const before = metrics.snapshot();
    counter.add();
    expect(before['n']?.samples).toEqual([{ labels: {}, value: 1 }]);
  });
});

describe('histograms', () => {
  test('count each value in every bucket that holds it', () => {
    const metrics = createMetrics();
    const latency = metrics.histogram('append_seconds', 'Latency.', [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) latency.observe(value, { dialect: 'sqlite' });
    expect(metrics.snapshot()['append_seconds']?.samples).toEqual([
      {
        labels: { dialect: 'sqlite' },
        count: 4,
        sum: 7.65,
        buckets: [
          { le: 0.1, count: 2 },
          { le: 1, count: 3 },
        ],
      },
    ]);
    expect(metrics.toPrometheus()).toBe(
      [
        '# HELP append_seconds Latency.',
        '# TYPE append_seconds histogram',
        'append_seconds_bucket{dialect="sqlite",le="0.1"} 2',
        'append_seconds_bucket{dialect="sqlite",le="1"} 3',
        'append_seconds_bucket{dialect="sqlite",le="+Inf"} 4',
        'append_seconds_sum{dialect="sqlite"} 7.65',
        'append_seconds_count{dialect="sqlite"} 4',
        '',
      ].join('\n'),
    );
  });

  test('never fall from bucket to bucket and end at the count', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ noNaN: true, min: -1, max: 100 })), (values) => {
        const metrics = createMetrics();
        const histogram = metrics.histogram('h', 'H.');
        for (const value of values) histogram.observe(value);
        const text = metrics.toPrometheus();
        const counts = Array.from(text.matchAll(/^h_bucket\{le="[^"]+"\} (\d+)$/gm), (match) => Number(match[1]));
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect(counts.at(-1) ?? 0).toBe(values.length);
      }),
    );
  });
});

describe('the exposition', () => {
  test('escapes help and label values, and writes infinities as Prometheus does', () => {
    const metrics = createMetrics();
    metrics.gauge('g', 'a \\ b\nc').set(Infinity, { path: 'x"y\\z\n' });
    expect(metrics.toPrometheus()).toBe('# HELP g a \\\\ b\\nc\n# TYPE g gauge\ng{path="x\\"y\\\\z\\n"} +Inf\n');
  });

  test('is sorted by name and empty without metrics', () => {
    const metrics = createMetrics();
    expect(metrics.toPrometheus()).toBe('');
    metrics.counter('b', 'B.').add();
    metrics.counter('a', 'A.').add();
    expect(metrics.toPrometheus().match(/^[ab] 1$/gm)).toEqual(['a 1', 'b 1']);
  });
});

describe('wrong use is a bug', () => {
  test.each<[string, () => unknown]>([
    ['another kind under the same name', () => twice((metrics) => metrics.gauge('n', 'N.'))],
    ['a histogram under the name of a counter', () => twice((metrics) => metrics.histogram('n', 'N.'))],
    ['a name with a hyphen', () => createMetrics().counter('a-b', 'N.')],
    ['a label with a hyphen', () => createMetrics().counter('n', 'N.').add(1, { 'a-b': 'x' })],
    ['the label le', () => createMetrics().histogram('n', 'N.').observe(1, { le: 'x' })],
    ['a counter that counts down', () => createMetrics().counter('n', 'N.').add(-1)],
    ['a counter that counts NaN', () => createMetrics().counter('n', 'N.').add(Number.NaN)],
    ['a histogram of NaN', () => createMetrics().histogram('n', 'N.').observe(Number.NaN)],
    ['bounds that do not rise', () => createMetrics().histogram('n', 'N.', [1, 1])],
    ['a bound at infinity', () => createMetrics().histogram('n', 'N.', [1, Infinity])],
  ])('%s', (_name, action) => {
    expect(action).toThrow(Bug);
  });

  test('other bounds under the same name', () => {
    const metrics = createMetrics();
    metrics.histogram('h', 'H.', [1]);
    expect(() => metrics.histogram('h', 'H.', [2])).toThrow(Bug);
  });
});

function twice(use: (metrics: ReturnType<typeof createMetrics>) => unknown): unknown {
  const metrics = createMetrics();
  metrics.counter('n', 'N.');
  return use(metrics);
}
