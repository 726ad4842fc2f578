// What sessions were told, when and why; what was held back and by which gate; and what that saved.
import { useState } from 'react';
import { once } from '../actions.ts';
import { call } from '../api.ts';
import { AGENTS, mindPath, percent, placeOfAnchor, sessionName, sessionPath } from '../mind.ts';
import { Columns, Lines } from '../parts/charts.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { MindFrame } from '../parts/mind-frame.tsx';
import { Badge } from '../parts/status.tsx';
import { Text, visible } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { invalidate, useQuery } from '../queries.ts';
import { Link, navigate, usePlace } from '../router.tsx';
import { say } from '../toasts.ts';
import type { Injection, InjectionMode } from '../types.ts';

/** Hooks write rows beside the ledger, and only the ledger's changes are followed. */
const LOOK_MS = 5_000;
const PAGE = 50;
const DAYS = 30;
const DECISIONS = [
  ['', 'All decisions'],
  ['said', 'Said something'],
  ['whole', 'Everything'],
  ['delta', 'Only what changed'],
  ['nothing', 'Kept silent'],
] as const;

const REASONS = [
  'baseline',
  'changed_since_told',
  'dropped_by_compaction',
  'handed_over',
  'lines_of_tag',
  'file_changed_twice',
  'canon_revised',
  'command_failed',
  'file_read',
  'opted_out',
  'mode_off',
  'startup_only',
  'related_off',
  'already_this_turn',
  'nothing_new',
  'pressure',
  'pressure_unknown',
  'cooldown',
  'no_room',
] as const satisfies readonly Injection['reason'][];

export function InjectedPage({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const decision = DECISIONS.find(([value]) => value === query.get('decision'))?.[0] ?? '';
  const agent = query.get('agent') ?? '';
  const session = query.get('session') ?? '';
  const reason = REASONS.find((each) => each === query.get('reason')) ?? '';
  const tag = query.get('tag') ?? '';
  const after = query.get('after') ?? '';
  const { data, error } = useQuery(
    'mind.list_injections',
    {
      project_id: projectId,
      limit: PAGE,
      ...(after === '' ? {} : { after }),
      ...(decision === '' ? {} : { decision }),
      ...(agent === '' ? {} : { agent }),
      ...(session === '' ? {} : { session }),
      ...(reason === '' ? {} : { reason }),
      ...(tag === '' ? {} : { tag }),
    },
    LOOK_MS,
  );
  const { data: known } = useQuery('mind.list_tags', { project_id: projectId });
  const tags = [...new Set([...(known?.tags.map((each) => each.tag) ?? []), tag])].filter((each) => each !== '');
  const pathWith = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    // The place of a page is one among the decisions that were asked for.
    next.delete('after');
    if (value === '') next.delete(name);
    else next.set(name, value);
    return mindPath(projectId, `/injected${next.size === 0 ? '' : `?${next.toString()}`}`);
  };
  const set = (name: string, value: string) => navigate(pathWith(name, value), { replace: true });
  return (
    <MindFrame projectId={projectId} title="Injected">
      <p className="prose faint">
        What agents were told of this project, turn by turn, and why they were told nothing.{' '}
        <code>THROUGHLINE_INJECT=off</code> in an agent’s environment opts it out.
      </p>
      <Mode projectId={projectId} />
      <OptedOut projectId={projectId} />
      <Sums projectId={projectId} />
      <h2>Decisions</h2>
      <form className="filters" role="search" aria-label="Decisions" onSubmit={(event) => event.preventDefault()}>
        <select aria-label="decision" value={decision} onChange={(event) => set('decision', event.target.value)}>
          {DECISIONS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select aria-label="agent" value={agent} onChange={(event) => set('agent', event.target.value)}>
          <option value="">Every agent</option>
          {AGENTS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <select aria-label="reason" value={reason} onChange={(event) => set('reason', event.target.value)}>
          <option value="">Every reason</option>
          {REASONS.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
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
        {session === '' ? null : (
          <button type="button" onClick={() => set('session', '')}>
            Every session
          </button>
        )}
      </form>
      {data ? <PageProblem error={error} /> : <Missing error={error} />}
      {data?.injections.length === 0 && after === '' ? (
        <Empty title="Nothing was decided yet" commands={['throughline setup']}>
          <p>A decision stands here for each start and each prompt of an agent whose hooks are set up.</p>
        </Empty>
      ) : null}
      <ul className="rows" aria-label="Injected">
        {data?.injections.map((each) => (
          <Decided key={`${each.agent} ${each.session_id} ${each.seq}`} projectId={projectId} of={each} />
        ))}
      </ul>
      <div className="buttons pages">
        {after === '' ? null : <Link href={pathWith('after', '')}>Newest decisions</Link>}
        {data && data.next_after !== null ? (
          <Link href={pathWith('after', data.next_after)}>Older decisions</Link>
        ) : null}
      </div>
    </MindFrame>
  );
}

const DECISION_WORDS = { whole: 'told everything', delta: 'told what changed', nothing: 'silent' } as const;

function Decided({ projectId, of }: { readonly projectId: string; readonly of: Injection }) {
  return (
    <li className="row wraps">
      <div className="grow">
        <Link href={sessionPath(projectId, of)}>
          <Text of={sessionName(of)} />
        </Link>{' '}
        <span className="faint">
          turn {of.turn}, <When at={of.decided_at} />
        </span>
        <p>
          <Text of={of.why} />
        </p>
        <InjectionDetails projectId={projectId} of={of} />
      </div>
      <p className="badges">
        <Badge of={DECISION_WORDS[of.decision]} tone={of.decision === 'nothing' ? 'quiet' : 'good'} />
        {of.decision === 'nothing' || of.heard ? null : <Badge of="not heard" tone="bad" />}
        <span className="faint">
          {of.tokens_said} said, {of.tokens_saved} saved
        </span>
      </p>
    </li>
  );
}

/** Its words, its lines and its gates, read when it is opened. */
export function InjectionDetails({ projectId, of }: { readonly projectId: string; readonly of: Injection }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why</summary>
      {isOpen ? <Explained projectId={projectId} of={of} /> : null}
    </details>
  );
}

function Explained({ projectId, of }: { readonly projectId: string; readonly of: Injection }) {
  const { agent, session_id, seq } = of;
  const { data, error } = useQuery('mind.explain_injection', {
    project_id: projectId,
    agent,
    session: session_id,
    seq,
  });
  return (
    <>
      {data ? null : <Missing error={error} />}
      {(data?.todo ?? null) === null ? null : (
        <p>
          <Text of={data?.todo ?? ''} />
        </p>
      )}
      <ol className="rows" aria-label="Gates">
        {data?.gates.map(({ gate, outcome, says }) => (
          <li key={gate} className="row wraps">
            <span className="grow">
              <Text of={says} />
            </span>
            <Badge of={outcome} tone={outcome === 'stopped' ? 'bad' : outcome === 'trimmed' ? 'busy' : 'good'} />
          </li>
        ))}
      </ol>
      {of.said.length === 0 ? null : (
        <p className="badges" aria-label="Lines that were said">
          {of.said.map(({ key, anchor, what, tokens }) => (
            <span key={key}>
              <AnchorLink projectId={projectId} anchor={anchor} />{' '}
              <span className="faint">
                {what}, {tokens} tokens
              </span>
            </span>
          ))}
        </p>
      )}
      {of.left_over.length === 0 ? null : (
        <p className="faint">No room for {of.left_over.map(({ anchor }) => anchor).join(', ')}.</p>
      )}
      {of.text === null ? null : (
        <pre className="json" tabIndex={0} role="region" aria-label="As it was told">
          <Text of={of.text} />
        </pre>
      )}
      <p className="faint">
        {of.pressure_bps === null
          ? 'How full the context was is not known'
          : `The context was ${percent(of.pressure_bps)} full`}{' '}
        (
        <Text of={of.pressure_source} />
        ).
      </p>
    </>
  );
}

export function AnchorLink({ projectId, anchor }: { readonly projectId: string; readonly anchor: string }) {
  return anchor.split(' ').map((each) => {
    const place = placeOfAnchor(projectId, each);
    return place === undefined ? (
      <span key={each} className="number">
        <Text of={each} />
      </span>
    ) : (
      <Link key={each} href={place} className="number">
        <Text of={each} />
      </Link>
    );
  });
}

// ── Modes ────────────────────────────────────────────────────────────────────────────────────────────────────

const MODES = [
  ['adaptive', 'When it helps'],
  ['startup-only', 'Only when a session begins'],
  ['off', 'Never'],
] as const satisfies readonly (readonly [InjectionMode, string])[];

export function Mode({ projectId, session }: ModeProps) {
  const named = session ? { session: session.session_id, agent: session.agent } : {};
  const { data } = useQuery('mind.get_injection_mode', { project_id: projectId, ...named }, LOOK_MS);
  if (!data) return null;
  const set = (mode: InjectionMode, label: string) =>
    once(`mode ${mode}`, async () => {
      await call('mind.set_injection_mode', { mode, project_id: projectId, ...named });
      say({ text: `Told: ${label.toLowerCase()}` });
      invalidate((name) => name.startsWith('mind.'));
    });
  const own = session ? data.session : data.project;
  return (
    <section aria-labelledby="mode-title">
      <h2 id="mode-title">{session ? 'What this session is told' : 'What agents are told'}</h2>
      <div className="chips" role="group" aria-label="Mode">
        {MODES.map(([mode, label]) => (
          <button key={mode} type="button" aria-pressed={data.mode === mode} onClick={() => set(mode, label)}>
            {label}
          </button>
        ))}
      </div>
      <p className="faint">
        {own
          ? own.reason === null
            ? `Set by ${own.set_by}.`
            : `Throughline switched it: ${own.reason}.`
          : data.decided_by === 'default'
            ? 'Nobody set it.'
            : `As the ${data.decided_by} has it.`}
      </p>
      {data.switched.length === 0 || session ? null : (
        <ul className="rows" aria-label="Switched by Throughline">
          {data.switched.map((each) => (
            <li key={`${each.agent} ${each.session_id}`} className="row wraps">
              <Link href={sessionPath(projectId, each)}>
                <Text of={sessionName(each)} />
              </Link>
              <span className="grow faint">
                <Text of={each.reason ?? ''} />, <When at={each.set_at} />
              </span>
              <Badge of={each.mode} tone="bad" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ModeProps {
  readonly projectId: string;
  readonly session?: { readonly agent: string; readonly session_id: string };
}

// ── Who opted out ────────────────────────────────────────────────────────────────────────────────────────────

const MOST_OPTED_OUT = 50;

/** By their environment, which only their own hooks see: when they last said so. They may have been resumed in another since. */
function OptedOut({ projectId }: { readonly projectId: string }) {
  const of = { project_id: projectId, reason: 'opted_out', limit: MOST_OPTED_OUT } as const;
  const { data } = useQuery('mind.list_injections', of, LOOK_MS);
  const newest = new Map(data?.injections.toReversed().map((each) => [sessionPath(projectId, each), each]));
  if (newest.size === 0) return null;
  return (
    <section aria-labelledby="opted-out-title">
      <h2 id="opted-out-title">Opted out</h2>
      <ul className="rows" aria-labelledby="opted-out-title">
        {[...newest].map(([path, each]) => (
          <li key={path} className="row wraps">
            <Link href={path}>
              <Text of={sessionName(each)} />
            </Link>
            <span className="grow faint">
              was opted out by its environment, last <When at={each.decided_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// ── Sums ─────────────────────────────────────────────────────────────────────────────────────────────────────

const tokens = (value: number): string => `${value} ${value === 1 ? 'token' : 'tokens'}`;

function Sums({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery('mind.injection_stats', { project_id: projectId, days: DAYS }, LOOK_MS);
  if (!data || data.days.length === 0) return null;
  const { total } = data;
  return (
    <section aria-labelledby="sums-title">
      <h2 id="sums-title">The last {DAYS} days</h2>
      <p className="faint total" role="status">
        {total.sessions} {total.sessions === 1 ? 'session' : 'sessions'}, {total.turns}{' '}
        {total.turns === 1 ? 'prompt' : 'prompts'}: {tokens(total.tokens_said)} said, {tokens(total.tokens_saved)} saved
        {total.avoided_bps === null ? '' : `, ${percent(total.avoided_bps)} of telling everything each time`}.
      </p>
      <div className="two">
        <Columns
          label="Tokens said by day"
          of="Day"
          figures={data.days.map(({ day, tokens_said }) => ({ name: day, value: tokens_said }))}
          format={tokens}
        />
        <Columns
          label="Tokens saved by day"
          of="Day"
          figures={data.days.map(({ day, tokens_saved }) => ({ name: day, value: tokens_saved }))}
          format={tokens}
        />
      </div>
      <Lines
        label="Why agents were told nothing"
        of="Reason"
        figures={Object.entries(total.silent_by_reason).map(([reason, value]) => ({
          name: reason.replaceAll('_', ' '),
          value,
        }))}
        format={(value) => `${value} times`}
      />
    </section>
  );
}
