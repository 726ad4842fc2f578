// Where a project stands: what waits for a person, the one next step and why, where work was left, what is blocked, who holds what.
import { addSample } from '../actions.ts';
import { Attention } from '../parts/attention.tsx';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { askForGoal } from '../parts/goal-forms.tsx';
import { Page } from '../parts/page.tsx';
import { NeedsMark, STATUS_WORDS, StatusIcon } from '../parts/status.tsx';
import { actionsOf } from '../parts/task-actions.tsx';
import { askForResolution, askForTask } from '../parts/task-forms.tsx';
import { Text } from '../parts/text.tsx';
import { WaitingForOthers, waitingTasks } from '../parts/waiting.tsx';
import { PlaceOfOwner } from '../parts/session-place.tsx';
import { Left, When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { CLAIMS_MS } from '../task-context.ts';
import { STATUSES, type Blocker, type State } from '../types.ts';

const SHOWN = 8;

export function Overview({ projectId }: { readonly projectId: string }) {
  const { data, error } = useQuery('work.get_state', { project_id: projectId, limit: SHOWN }, CLAIMS_MS);
  if (!data) {
    return (
      <Page title="Overview">
        <Missing error={error} elsewhere={['/projects', 'All projects']} />
      </Page>
    );
  }
  const isNew = Object.values(data.counts.goals).every((count) => count === 0);
  return (
    <Page title={data.project.name} heading={<Text of={data.project.name} />} above="Overview">
      <PageProblem error={error} />
      <Attention projectId={projectId} />
      {isNew ? <FirstGoal projectId={projectId} /> : <Standing projectId={projectId} state={data} />}
    </Page>
  );
}

function FirstGoal({ projectId }: { readonly projectId: string }) {
  return (
    <Empty
      title="Begin with a goal"
      commands={[
        'throughline goal create "Ship the first version"',
        'throughline task add G1 "Write the README"',
        'throughline next',
      ]}
      action={
        <>
          <button type="button" className="primary" onClick={() => askForGoal(projectId)}>
            New goal
          </button>
          <button type="button" onClick={() => addSample(projectId)}>
            Add the guided sample
          </button>
        </>
      }
    >
      <p>
        A goal says why work is done. Tasks belong to goals; the next step follows from them, and every agent is offered
        the one it can act on. The sample teaches it in ten minutes. Here, or in a terminal:
      </p>
    </Empty>
  );
}

function Standing({ projectId, state }: { readonly projectId: string; readonly state: State }) {
  const waiting = new Set(waitingTasks(state.next_step).map(({ task_id }) => task_id));
  return (
    <>
      <Counts projectId={projectId} state={state} />
      <WaitingForOthers projectId={projectId} step={state.next_step} />
      <NextStep projectId={projectId} state={state} />
      <div className="two">
        <Blockers
          projectId={projectId}
          blockers={state.unresolved_blockers.filter(({ task_id }) => !waiting.has(task_id))}
          blocked={state.counts.tasks['blocked'] ?? 0}
        />
        <Claims projectId={projectId} state={state} />
      </div>
      <Recent projectId={projectId} />
    </>
  );
}

function Counts({ projectId, state }: { readonly projectId: string; readonly state: State }) {
  return (
    <ul className="counts">
      {STATUSES.map((status) => (
        <li key={status}>
          <Link href={`/projects/${projectId}/tasks?status=${status}`}>
            <StatusIcon status={status} />
            <strong>{(state.counts.tasks[status] ?? 0).toLocaleString('en')}</strong>
            <span>{STATUS_WORDS[status].toLowerCase()}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NextStep({ projectId, state }: { readonly projectId: string; readonly state: State }) {
  const { next_step: next } = state;
  const { data } = useQuery(
    'work.get_task',
    next.task_id === null ? false : { project_id: projectId, task_id: next.task_id },
  );
  const actions = data && next.task_id !== null ? actionsOf(data.task).filter(({ isDangerous }) => !isDangerous) : [];
  return (
    <section className="next" aria-labelledby="next-title">
      <h2 id="next-title">Next step</h2>
      <p className="next-step">
        <Text of={next.next_step} />
      </p>
      <p className="why">
        <Text of={next.why} />
      </p>
      {next.task_id === null ? (
        <div className="buttons">
          <button type="button" className="primary" onClick={() => askForTask(projectId)}>
            New task
          </button>
        </div>
      ) : (
        <>
          <p className="of">
            {next.status ? <StatusIcon status={next.status} /> : null}
            <Link href={`/projects/${projectId}/tasks/${next.task_id}`}>
              <span className="number">T{next.number}</span> <Text of={next.title ?? ''} />
            </Link>
          </p>
          {next.where_we_left_off === null ? null : (
            <div className="left-off">
              <h3>Where we left off</h3>
              <p>
                <Text of={next.where_we_left_off} />
              </p>
            </div>
          )}
          <ProofCount step={next} />
          {next.required_context_refs.length === 0 ? null : (
            <ul className="refs">
              {next.required_context_refs.map((ref) => (
                <li key={ref}>
                  <code>
                    <Text of={ref} />
                  </code>
                </li>
              ))}
            </ul>
          )}
          <div className="buttons">
            {actions.map(({ label, isMain, run }) => (
              <button key={label} type="button" className={isMain ? 'primary' : ''} onClick={run}>
                {label}
              </button>
            ))}
          </div>
        </>
      )}
      {next.otherwise === null ? null : (
        <p className="otherwise">
          <span className="faint">Otherwise</span>{' '}
          <Link href={`/projects/${projectId}/tasks/${next.otherwise.task_id}`}>
            <span className="number">T{next.otherwise.number}</span> <Text of={next.otherwise.title} />
          </Link>
        </p>
      )}
    </section>
  );
}

/** How much of the task is proved, and by what: a run of a command, or the word of a caller. */
function ProofCount({ step }: { readonly step: State['next_step'] }) {
  const { acceptance_criteria: criteria } = step;
  const proofs = step.proofs ?? [];
  const proved = proofs.filter(({ is_proved }) => is_proved);
  const executed = proved.filter(({ kinds }) => kinds.includes('executed')).length;
  const checks = proofs.filter(({ check }) => check !== null).length;
  if (criteria.length === 0) return null;
  const kinds = [
    ...(executed > 0 ? [`${executed} executed`] : []),
    ...(proved.length > executed ? [`${proved.length - executed} claimed`] : []),
    ...(checks > 0 ? [`${checks} with a check`] : []),
  ];
  return (
    <p className="faint">
      {proved.length} of {criteria.length} {criteria.length === 1 ? 'criterion' : 'criteria'} proved
      {kinds.length === 0 ? '' : `: ${kinds.join(', ')}`}
    </p>
  );
}

interface BlockersProps {
  readonly projectId: string;
  readonly blockers: readonly Blocker[];
  readonly blocked: number;
}

function Blockers({ projectId, blockers, blocked }: BlockersProps) {
  return (
    <section>
      <h2>In the way</h2>
      {blockers.length === 0 ? (
        <p className="faint">{blocked === 0 ? 'Nothing is blocked.' : 'Nothing that an agent could remove.'}</p>
      ) : null}
      <ul className="rows">
        {blockers.map((blocker) => (
          <BlockerRow key={blocker.blocker_id} projectId={projectId} blocker={blocker} />
        ))}
      </ul>
      {blockers.length >= SHOWN && blocked > 0 ? (
        <p className="more">
          <Link href={`/projects/${projectId}/tasks?status=blocked`}>All {blocked} blocked tasks</Link>
        </p>
      ) : null}
    </section>
  );
}

function BlockerRow({ projectId, blocker }: { readonly projectId: string; readonly blocker: Blocker }) {
  const { data } = useQuery('work.get_task', { project_id: projectId, task_id: blocker.task_id });
  return (
    <li className="row">
      <div className="grow">
        <Text of={blocker.text} /> <NeedsMark needs={blocker.needs} />
        <div className="faint cut">
          <TaskLink projectId={projectId} taskId={blocker.task_id} />
        </div>
      </div>
      {data ? (
        <button type="button" onClick={() => askForResolution(data.task, blocker)}>
          Resolve
        </button>
      ) : null}
    </li>
  );
}

function TaskLink({ projectId, taskId }: { readonly projectId: string; readonly taskId: string }) {
  const { data } = useQuery('work.get_task', { project_id: projectId, task_id: taskId });
  return (
    <Link href={`/projects/${projectId}/tasks/${taskId}`}>
      {data ? (
        <>
          <span className="number">T{data.task.number}</span> <Text of={data.task.title} />
        </>
      ) : (
        'Its task'
      )}
    </Link>
  );
}

function Claims({ projectId, state }: { readonly projectId: string; readonly state: State }) {
  return (
    <section>
      <h2>At work</h2>
      {state.claims.length === 0 ? <p className="faint">No session holds a task.</p> : null}
      <ul className="rows">
        {state.claims.slice(0, SHOWN).map((claim) => (
          <li key={claim.task_id} className="row">
            <div className="grow">
              <Text of={claim.owner} /> <PlaceOfOwner owner={claim.owner} />
              <div className="faint cut">
                <TaskLink projectId={projectId} taskId={claim.task_id} />
              </div>
            </div>
            <span className="faint">
              <Left until={claim.lease_expires_at} />
            </span>
          </li>
        ))}
      </ul>
      {state.claims.length > SHOWN ? (
        <p className="more">
          <Link href={`/projects/${projectId}/tasks?claimed`}>All {state.claims.length} tasks that are held</Link>
        </p>
      ) : null}
    </section>
  );
}

/** The task that an event is about, if it names one. */
function About({ projectId, payload }: { readonly projectId: string; readonly payload: unknown }) {
  const id = typeof payload === 'object' && payload !== null && 'task_id' in payload ? payload.task_id : undefined;
  return typeof id === 'string' ? <TaskLink projectId={projectId} taskId={id} /> : null;
}

function Recent({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery('ledger.log', { stream: projectId, newest_first: true, limit: SHOWN });
  const events = data?.events ?? [];
  return (
    <section>
      <h2>Lately</h2>
      <ol className="events">
        {events.map((event) => (
          <li key={event.event_seq}>
            <span className="event-type">{event.event_type}</span>
            <span className="cut">
              <About projectId={projectId} payload={event.payload} />
            </span>
            <span className="faint cut">
              <Text of={event.actor} />
            </span>
            <span className="faint">
              <When at={event.timestamp} />
            </span>
          </li>
        ))}
      </ol>
      <p className="more">
        <Link href={`/ledger/${projectId}`}>All events of this project</Link>
      </p>
    </section>
  );
}
