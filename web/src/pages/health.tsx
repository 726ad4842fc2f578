// The state of the daemon and the home: problems first, then figures of the last minutes.
import { useEffect, useState } from 'react';
import { Databases, isSignedInTime, type Listed } from '../parts/databases.tsx';
import { Missing } from '../parts/empty.tsx';
import { Page } from '../parts/page.tsx';
import { Bars, Spark } from '../parts/spark.tsx';
import { Verify } from '../parts/verify.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { createStore, useStore } from '../store.ts';
import type { Metrics, Output, VerifyReport } from '../types.ts';

const LOOK_MS = 2_000;
const KEPT = 90;
const FORGOTTEN_MS = 60_000;

type Metric = Metrics[string];

export function Health() {
  const { data: status, error } = useQuery('ledger.status', {}, LOOK_MS);
  const { data: listed, error: unlisted } = useQuery('ledger.list_databases', {}, LOOK_MS);
  const [report, setReport] = useState<VerifyReport>();
  const { data } = useQuery('ledger.get_metrics', {}, LOOK_MS);
  // The first sample has no earlier one to compare with.
  const rated = useSeen(data?.metrics).slice(1);
  const seconds = ((rated.at(-1)?.at ?? 0) - (rated[0]?.at ?? 0)) / 1000;
  const since =
    seconds < 1 ? '' : seconds < 90 ? `${seconds.toFixed(0)} s ago` : `${(seconds / 60).toFixed(0)} min ago`;
  return (
    <Page title="Health">
      {status && listed ? (
        <Checks status={status} listed={listed} metrics={data?.metrics ?? {}} />
      ) : (
        <Missing error={error ?? unlisted} />
      )}
      {listed ? (
        <>
          <h2>Databases</h2>
          <Databases listed={listed} report={report} />
          <Verify onReport={setReport} />
        </>
      ) : null}
      <h2>The last minutes</h2>
      <div className="sparks">
        <Spark
          label="Requests a second"
          since={since}
          values={rated.map(({ rate }) => rate)}
          format={(value) => value.toFixed(1)}
        />
        <Spark
          label="Time to answer, mean"
          since={since}
          values={rated.map(({ meanMs }) => meanMs)}
          format={(value) => `${value.toFixed(1)} ms`}
        />
        <Spark
          label="Refused or failed a second"
          since={since}
          values={rated.map(({ problems }) => problems)}
          format={(value) => value.toFixed(1)}
        />
        {Object.entries(data?.metrics ?? {}).flatMap(([name, metric]) =>
          metric.kind === 'histogram' && metric.samples.length > 0
            ? [<Bars key={name} label={wordsOf(name)} value={figureOf(metric, name)} bars={barsOf(metric, name)} />]
            : [],
        )}
      </div>
      <h2>Every figure</h2>
      <p className="faint">Counted since the daemon started. For Prometheus: /metrics, with a token.</p>
      <Figures metrics={data?.metrics ?? {}} />
    </Page>
  );
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
const wordsOf = (name: string): string => name.replaceAll('_', ' ');

interface ChecksProps {
  readonly status: Output<'ledger.status'>;
  readonly listed: Listed;
  readonly metrics: Metrics;
}

function Checks({ status, listed: { databases, unavailable }, metrics }: ChecksProps) {
  const background = totalOf(metrics['ledger_background_failures']);
  const sum = (figure: (database: Listed['databases'][number]) => number): number =>
    databases.reduce((total, database) => total + figure(database), 0);
  const dead = sum(({ jobs }) => jobs.dead);
  const signed = sum((database) => database.signed_events);
  const unsigned = sum((database) => database.unsigned_events);
  const running = sum((database) => database.running_workflows);
  const checks = [
    ...(unavailable ?? []).map(({ name }) => ({
      isGood: false,
      says: `The database ${name} cannot be opened`,
      href: '/condition',
    })),
    {
      isGood: dead === 0,
      says: dead === 0 ? 'No failed jobs' : counted(dead, 'failed job'),
      href: '/jobs?state=dead',
    },
    {
      isGood: databases.every(isSignedInTime),
      says: `${counted(signed, 'event')} signed, ${unsigned.toLocaleString('en')} not yet`,
      href: '/ledger',
    },
    {
      isGood: background === 0,
      says:
        background === 0
          ? 'Merges and signatures succeed'
          : `${counted(background, 'merge or signature', 'merges or signatures')} failed`,
      href: '/ledger',
    },
    {
      isGood: true,
      says: `${counted(running, 'workflow')} running, ${counted(status.live_leases, 'lease')} held in ${databases[0]?.name}`,
      href: '/jobs',
    },
  ];
  return (
    <>
      <ul className="checks">
        {checks.map(({ isGood, says, href }) => (
          <li key={says} className={isGood ? 'is-good' : 'is-bad'}>
            <span className="sr">{isGood ? 'Good: ' : 'Problem: '}</span>
            <Link href={href}>{says}</Link>
          </li>
        ))}
      </ul>
      <dl className="facts">
        <div>
          <dt>Home</dt>
          <dd className="wrap">{status.home}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{status.version}</dd>
        </div>
      </dl>
    </>
  );
}

interface Seen {
  readonly at: number;
  readonly requests: number;
  readonly refused: number;
  readonly seconds: number;
  readonly rate: number;
  readonly meanMs: number;
  readonly problems: number;
}

/** Outlives the page, so that its charts continue when the user returns soon. */
const looks = createStore<readonly Seen[]>([]);

/** Counters only grow: what happened between two samples is their difference. */
function useSeen(metrics: Metrics | undefined): readonly Seen[] {
  useEffect(() => {
    if (!metrics) return;
    looks.set((before) => {
      const isLongAgo = performance.now() - (before.at(-1)?.at ?? 0) > FORGOTTEN_MS;
      const known = isLongAgo ? [] : before;
      return [...known, next(known.at(-1), metrics)].slice(-KEPT);
    });
  }, [metrics]);
  return useStore(looks);
}

function next(before: Seen | undefined, metrics: Metrics): Seen {
  const at = performance.now();
  const requests = totalOf(metrics['http_requests']);
  const refused = totalOf(metrics['http_requests'], ({ status = '' }) => /^[45]/.test(status));
  const seconds = sumOf(metrics['http_request_seconds']);
  const past = before ? Math.max(0.001, (at - before.at) / 1000) : 1;
  const more = before ? Math.max(0, requests - before.requests) : 0;
  return {
    at,
    requests,
    refused,
    seconds,
    rate: more / past,
    meanMs: before && more > 0 ? ((seconds - before.seconds) / more) * 1000 : 0,
    problems: before ? Math.max(0, refused - before.refused) / past : 0,
  };
}

function totalOf(metric: Metric | undefined, fits: (labels: Record<string, string>) => boolean = () => true): number {
  if (!metric || metric.kind === 'histogram') return 0;
  return metric.samples.reduce((sum, { labels, value }) => sum + (fits(labels) ? value : 0), 0);
}

function sumOf(metric: Metric | undefined): number {
  return metric?.kind === 'histogram' ? metric.samples.reduce((total, { sum }) => total + sum, 0) : 0;
}

/** Buckets are cumulative; a bar shows how many fell into one bucket. */
function barsOf(metric: Extract<Metric, { kind: 'histogram' }>, name: string) {
  const upTo = new Map<number, number>();
  for (const { buckets } of metric.samples) {
    for (const { le, count } of buckets) upTo.set(le, (upTo.get(le) ?? 0) + count);
  }
  const sorted = [...upTo].toSorted(([a], [b]) => a - b);
  return sorted.map(([le, count], at) => ({ name: sizeOf(le, name), value: count - (sorted[at - 1]?.[1] ?? 0) }));
}

function Figures({ metrics }: { readonly metrics: Metrics }) {
  const names = Object.keys(metrics).toSorted();
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Every figure">
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
                <div className="faint">{metrics[name]?.help}</div>
              </th>
              <td>{figureOf(metrics[name], name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Times in readable units; other sizes as they are. */
function sizeOf(value: number, name: string): string {
  if (!Number.isFinite(value)) return 'more';
  if (!name.endsWith('_seconds')) return Number(value.toPrecision(3)).toLocaleString('en');
  return value < 1 ? `${Number((value * 1000).toPrecision(3))} ms` : `${Number(value.toPrecision(3))} s`;
}

function figureOf(metric: Metric | undefined, name: string): string {
  if (!metric) return '';
  if (metric.kind !== 'histogram') return totalOf(metric).toLocaleString('en');
  const count = metric.samples.reduce((total, each) => total + each.count, 0);
  return count === 0 ? '0' : `${count.toLocaleString('en')}, mean ${sizeOf(sumOf(metric) / count, name)}`;
}
