// The lanes of the mind: how far each session is, tier by tier, and what people do where one waits or failed.
import { useState } from 'react';
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { ask, showDialog } from '../dialogs.ts';
import { mindPath, sessionName, sessionPath } from '../mind.ts';
import { FormDialog, textOf } from '../parts/dialog.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { Area } from '../parts/fields.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { useNow, When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { AskedControl, ErasedReceipt, Lane, LaneState } from '../types.ts';

const LOOK_MS = 3_000;
/** Of the newest sessions; those that wait or failed are there however old they are. */
const MOST = 200;
const TIERS = [
  ['t0', 'Transcript'],
  ['t1', 'Observed'],
  ['t2', 'Reflected'],
  ['t3', 'Canon'],
] as const;
type Tier = (typeof TIERS)[number][0];
const STATES = ['queued', 'running', 'done', 'fallback', 'error', 'dead'] as const satisfies readonly LaneState[];
const TONES: Readonly<Record<LaneState, 'busy' | 'good' | 'bad' | 'quiet'>> = {
  none: 'quiet',
  queued: 'busy',
  running: 'busy',
  done: 'good',
  fallback: 'quiet',
  error: 'bad',
  dead: 'bad',
};
const SORTS = [
  ['heard', 'Last heard'],
  ['age', 'Waits longest'],
  ['latency', 'Took longest'],
  ['worst', 'Worst first'],
] as const;
type Sort = (typeof SORTS)[number][0];

const changed = () => invalidate((name) => name.startsWith('mind.'));

export function LanesPage({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const state = STATES.find((each) => each === query.get('state')) ?? '';
  const tag = query.get('tag') ?? '';
  const sort = SORTS.find(([value]) => value === query.get('sort'))?.[0] ?? 'heard';
  const { data, error } = useQuery(
    'mind.list_lanes',
    { project_id: projectId, limit: MOST, ...(state === '' ? {} : { state }) },
    LOOK_MS,
  );
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(mindPath(projectId, `/lanes${next.size === 0 ? '' : `?${next.toString()}`}`), { replace: true });
  };
  const all = data?.lanes ?? [];
  const sessions = data?.sessions ?? 0;
  const tags = [...new Set([...all.map((lane) => lane.tag), tag])].filter((each) => each !== '').toSorted();
  const shown = sorted(
    all.filter(
      (lane) =>
        (tag === '' || lane.tag === tag) && (state === '' || TIERS.some(([tier]) => lane[tier].state === state)),
    ),
    sort,
  );
  return (
    <MindFrame projectId={projectId} title="Lanes" actions={<Controls projectId={projectId} />}>
      <form className="filters" role="search" aria-label="Lanes" onSubmit={(event) => event.preventDefault()}>
        <select aria-label="state" value={state} onChange={(event) => set('state', event.target.value)}>
          <option value="">Every state</option>
          {STATES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <select aria-label="tag" value={tag} onChange={(event) => set('tag', event.target.value)}>
          <option value="">Every tag</option>
          {tags.map((each) => (
            <option key={each} value={each}>
              {visible(each)}
            </option>
          ))}
        </select>
        <select aria-label="sort" value={sort} onChange={(event) => set('sort', event.target.value)}>
          {SORTS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="faint" role="status">
          {shown.length} of {all.length}
          {sessions > MOST
            ? `; ${sessions.toLocaleString('en')} sessions, of which the newest ${MOST} and all that wait or failed`
            : ''}
        </span>
      </form>
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data && sessions === 0 ? (
        <Empty title="No session yet" commands={['throughline setup', 'throughline mind ingest']}>
          <p>Each session has a lane once its agent’s hooks are set up, or its transcript was read:</p>
        </Empty>
      ) : null}
      {shown.length === 0 ? null : <Table projectId={projectId} lanes={shown} />}
      <AskedByHand projectId={projectId} />
    </MindFrame>
  );
}

function sorted(lanes: readonly Lane[], sort: Sort): readonly Lane[] {
  const cells = (lane: Lane) => TIERS.map(([tier]) => lane[tier]);
  const waiting = (lane: Lane) =>
    cells(lane)
      .flatMap((cell) => (isWaiting(cell) ? (cell.at ?? []) : []))
      .toSorted()[0] ?? '9';
  const latency = (lane: Lane) => Math.max(0, ...cells(lane).map((cell) => cell.latency_ms ?? 0));
  const WORST: readonly LaneState[] = ['dead', 'error', 'fallback', 'running', 'queued', 'done', 'none'];
  const worst = (lane: Lane) => Math.min(...cells(lane).map((cell) => WORST.indexOf(cell.state)));
  const by = {
    heard: (a: Lane, b: Lane) => (a.last_event_at < b.last_event_at ? 1 : -1),
    age: (a: Lane, b: Lane) => (waiting(a) < waiting(b) ? -1 : 1),
    latency: (a: Lane, b: Lane) => latency(b) - latency(a),
    worst: (a: Lane, b: Lane) => worst(a) - worst(b),
  };
  return lanes.toSorted(by[sort]);
}

function Table({ projectId, lanes }: { readonly projectId: string; readonly lanes: readonly Lane[] }) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Lanes">
      <table className="sessions">
        <thead>
          <tr>
            <th scope="col">Session</th>
            {TIERS.map(([tier, label]) => (
              <th key={tier} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Do</th>
          </tr>
        </thead>
        <tbody>
          {lanes.map((lane) => (
            <tr key={`${lane.agent} ${lane.session_id} ${lane.tag}`}>
              <th scope="row">
                <Link href={sessionPath(projectId, lane)}>
                  <Text of={sessionName(lane)} />
                </Link>{' '}
                <span className="faint">
                  <Text of={lane.tag} />
                </span>
              </th>
              {TIERS.map(([tier]) => (
                <td key={tier}>
                  <Cell of={lane} tier={tier} />
                </td>
              ))}
              <td>
                <Acts projectId={projectId} lane={lane} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ of, tier }: { readonly of: Lane; readonly tier: Tier }) {
  const { state, count, at, latency_ms, error } = of[tier];
  const now = useNow(at);
  if (state === 'none') return <span className="faint">–</span>;
  const isLate = isWaiting(of[tier]) && at !== null && now - Date.parse(at) > LONGEST_WAIT_MS;
  return (
    <>
      <Badge of={isLate ? `${state} for too long` : state} tone={isLate ? 'bad' : TONES[state]} /> {count}
      <p className="faint">
        <When at={at} />
        {latency_ms === null ? '' : `, took ${took(latency_ms)}`}
      </p>
      {error === null ? null : (
        <p className="bad-text">
          <Text of={error} />
        </p>
      )}
    </>
  );
}

/** As the mind itself counts it. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

const isWaiting = ({ state }: Lane[Tier]): boolean => state === 'queued' || state === 'running';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function took(ms: number): string {
  if (ms < SECOND) return `${ms} ms`;
  return ms < MINUTE ? `${(ms / SECOND).toFixed(1)} s` : `${Math.round(ms / MINUTE)} min`;
}

// ── What was asked by hand ───────────────────────────────────────────────────────────────────────────────────

const CONTROL_WORDS = {
  observe: 'Observe',
  finalize: 'Seal',
  consolidate: 'Consolidate',
  requeue: 'Try again',
  rebuild: 'Compile the handshake',
  erase: 'Erase',
} as const satisfies Record<AskedControl['control'], string>;
const OUTCOME_TONES = { begun: 'busy', done: 'good', failed: 'bad' } as const;
const CONTROLS_A_PAGE = 20;

function AskedByHand({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const after = query.get('asked_after');
  const { data, error } = useQuery(
    'mind.list_controls',
    { project_id: projectId, limit: CONTROLS_A_PAGE, ...(after === null ? {} : { after }) },
    LOOK_MS,
  );
  const pathOf = (place: string | null) => {
    const next = new URLSearchParams(query);
    if (place === null) next.delete('asked_after');
    else next.set('asked_after', place);
    return mindPath(projectId, `/lanes${next.size === 0 ? '' : `?${next.toString()}`}`);
  };
  return (
    <section aria-labelledby="asked-by-hand">
      <h2 id="asked-by-hand">What was asked by hand</h2>
      <PageProblem error={error} />
      {data?.controls.length === 0 ? (
        <p className="faint">{after === null ? 'Nothing yet.' : 'Nothing older.'}</p>
      ) : null}
      <ul className="rows" aria-labelledby="asked-by-hand" hidden={data?.controls.length === 0}>
        {data?.controls.map((each) => (
          <li key={each.control_id} className="row wraps">
            <div className="grow">
              {CONTROL_WORDS[each.control]} {each.subject === null ? null : <Text of={each.subject} />}{' '}
              <span className="faint">
                by <Text of={each.actor} />, <When at={each.asked_at} />
              </span>
            </div>
            <p className="badges">
              <span className="faint">
                {Object.entries(each.counts)
                  .map(([what, count]) => `${what}: ${count}`)
                  .join(', ')}
              </span>
              <Badge of={each.outcome} tone={OUTCOME_TONES[each.outcome]} />
            </p>
          </li>
        ))}
      </ul>
      <p>
        {after === null ? null : <Link href={pathOf(null)}>The newest</Link>}{' '}
        {data && data.next_after !== null ? <Link href={pathOf(data.next_after)}>Older ones</Link> : null}
      </p>
    </section>
  );
}

// ── What people do ───────────────────────────────────────────────────────────────────────────────────────────

function Acts({ projectId, lane }: { readonly projectId: string; readonly lane: Lane }) {
  const { agent, session_id } = lane;
  const name = sessionName(lane);
  const enqueue = (finalize: boolean, done: string) =>
    once(`${done} ${name}`, async () => {
      await call('mind.enqueue_session', { agent, session: session_id, finalize });
      say({ text: `${name} waits to be ${done}` });
      changed();
    });
  return (
    <div className="buttons">
      <button type="button" aria-label={`Observe ${name}`} onClick={() => enqueue(false, 'observed')}>
        Observe
      </button>
      <button type="button" aria-label={`Seal ${name}`} onClick={() => enqueue(true, 'sealed')}>
        Seal
      </button>
      <button
        type="button"
        aria-label={`Erase ${name}`}
        onClick={() => once(`erase ${name}`, () => erase(projectId, { agent, session: session_id }, name))}
      >
        Erase
      </button>
    </div>
  );
}

function Controls({ projectId }: { readonly projectId: string }) {
  const [isBusy, setBusy] = useState(false);
  const run = (name: string, act: () => Promise<string>) =>
    once(name, async () => {
      setBusy(true);
      try {
        say({ text: await act() });
        changed();
      } finally {
        setBusy(false);
      }
    });
  const consolidate = () =>
    run('consolidate', async () => {
      const { slices, entries } = await call('mind.consolidate', { project_id: projectId });
      return slices === 0 ? 'Nothing waited to become canon' : `${slices} slices applied, ${entries} entries changed`;
    });
  const requeue = () =>
    run('requeue', async () => {
      const { requeued } = await call('mind.t3_requeue', { project_id: projectId });
      return requeued.length === 0 ? 'Nothing had been given up' : `${requeued.length} slices are tried again`;
    });
  const rebuild = () =>
    run('rebuild', async () => {
      const { version, lines } = await call('mind.handshake_rebuild', { project_id: projectId });
      return `Handshake version ${version}, ${lines.length} lines`;
    });
  return (
    <div className="buttons" aria-busy={isBusy}>
      <button type="button" disabled={isBusy} onClick={consolidate}>
        Consolidate
      </button>
      <button type="button" disabled={isBusy} onClick={requeue}>
        Try again what failed
      </button>
      <button type="button" disabled={isBusy} onClick={rebuild}>
        Compile the handshake
      </button>
      <button type="button" disabled={isBusy} onClick={() => askForWords(projectId)}>
        Erase words
      </button>
    </div>
  );
}

function askForWords(projectId: string): void {
  showDialog(
    <FormDialog
      title="Erase words from the mind"
      submit="See what would go"
      isDangerous
      onSubmit={(form) => erase(projectId, { text: textOf(form, 'text') }, 'these words')}
    >
      <Area name="text" label="The words" hint="As they were said; at least two." required max={4_000} rows={3} />
    </FormDialog>,
  );
}

type Meant = { readonly text: string } | { readonly agent: string; readonly session: string };

/** Shows what would go, asks, and then shows the receipt. */
async function erase(projectId: string, meant: Meant, name: string): Promise<void> {
  const input = { project_id: projectId, ...meant };
  const planned = await call('mind.erase', { ...input, dry_run: true });
  const agreed = await ask({
    title: `Erase ${name}?`,
    text: `${placesOf(planned)}. It cannot be undone, and is not learned again. Outside stay: ${planned.outside
      .map(({ place }) => place)
      .join(', ')}.`,
    confirm: 'Erase for good',
    isDangerous: true,
  });
  if (agreed === undefined) return;
  const receipt = await call('mind.erase', input);
  say({
    text: `Erased: ${placesOf(receipt)}. Still found: ${receipt.remaining ?? 0}.`,
    ...(receipt.remaining === 0 ? {} : { hint: receipt.still_in.join(', '), isProblem: true }),
  });
  changed();
}

function placesOf({ places }: ErasedReceipt): string {
  const found = places.filter(({ rows }) => rows > 0).map(({ place, rows }) => `${rows} in ${place}`);
  return found.length === 0 ? 'Nothing of it was found' : found.join(', ');
}
