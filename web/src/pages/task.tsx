// One task: what it says, what proves it, where it stands, what it waits for, and everything that happened to it.
import { useMemo } from 'react';
import { useKeys } from '../keys.ts';
import { DependencyGraph } from '../parts/dependency-graph.tsx';
import { Missing, PageProblem, isAbsence } from '../parts/empty.tsx';
import { Page } from '../parts/page.tsx';
import { Badge, Priority, STATUS_WORDS, StatusIcon } from '../parts/status.tsx';
import { actionsOf } from '../parts/task-actions.tsx';
import { Criteria } from '../parts/proofs.tsx';
import { Blockers, Checkpoints, History } from '../parts/task-sections.tsx';
import { Text } from '../parts/text.tsx';
import { PlaceOfOwner } from '../parts/session-place.tsx';
import { Left, When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import { CLAIMS_MS } from '../task-context.ts';
import type { TaskReport } from '../types.ts';

export function TaskPage({ projectId, taskId }: { readonly projectId: string; readonly taskId: string }) {
  const { data, error } = useQuery('work.get_task', { project_id: projectId, task_id: taskId }, CLAIMS_MS);
  if (!data) {
    const isGone = isAbsence(error);
    return (
      <Page title={isGone ? 'No such task' : 'Task'}>
        <Missing error={error} elsewhere={[`/projects/${projectId}/tasks`, 'All tasks']} />
      </Page>
    );
  }
  return <Known report={data} error={error} />;
}

function Known({ report, error }: { readonly report: TaskReport; readonly error: unknown }) {
  const { task, goal } = report;
  const actions = useMemo(() => actionsOf(task), [task]);
  useKeys(useMemo(() => Object.fromEntries(actions.map(({ key, run }) => [key, run])), [actions]));
  return (
    <Page
      title={`T${task.number} ${task.title}`}
      heading={<Text of={task.title} />}
      above={
        <>
          <span className="number">T{task.number}</span>
          <Link href={`/projects/${task.project_id}/tasks?goal=${goal.goal_id}`} className="cut">
            G{goal.number} <Text of={goal.text} />
          </Link>
        </>
      }
      actions={actions.map(({ key, label, isMain, isDangerous, run }) => (
        <button
          key={key}
          type="button"
          className={isMain ? 'primary' : isDangerous ? 'quiet-danger' : ''}
          title={`Key: ${key}`}
          onClick={run}
        >
          {label}
        </button>
      ))}
    >
      <PageProblem error={error} />
      <Facts report={report} />
      <div className="task-body">
        <div>
          {task.description === null ? null : (
            <section>
              <h2>Description</h2>
              <div className="prose-text">
                <Text of={task.description} />
              </div>
            </section>
          )}
          <Blockers report={report} />
          <Criteria report={report} />
          <Dependencies report={report} />
        </div>
        <div>
          <Checkpoints report={report} />
          <History task={task} />
        </div>
      </div>
    </Page>
  );
}

function Facts({ report: { task, goal, claim } }: { readonly report: TaskReport }) {
  return (
    <dl className="facts">
      <div>
        <dt>Status</dt>
        <dd>
          <StatusIcon status={task.status} /> {STATUS_WORDS[task.status]}
          {task.archived ? <Badge of="archived" tone="quiet" /> : null}
        </dd>
      </div>
      <div>
        <dt>Priority</dt>
        <dd>
          <Priority of={task.priority ?? goal.priority} />{' '}
          {task.priority === null ? <span className="faint">of its goal</span> : null}
        </dd>
      </div>
      <div>
        <dt>Held by</dt>
        <dd>
          {claim ? (
            <>
              <Text of={claim.owner} /> <PlaceOfOwner owner={claim.owner} />{' '}
              <span className="faint">
                <Left until={claim.lease_expires_at} />
              </span>
            </>
          ) : (
            <span className="faint">no session</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Changed</dt>
        <dd>
          <When at={task.updated_at} />
        </dd>
      </div>
      <div>
        <dt>Created</dt>
        <dd>
          <When at={task.created_at} />
          {task.imported ? (
            <span className="faint">
              {' '}
              from <Text of={task.imported.source} />
            </span>
          ) : null}
        </dd>
      </div>
    </dl>
  );
}

function Dependencies({ report }: { readonly report: TaskReport }) {
  if (report.depends_on.length === 0 && report.dependents.length === 0) return null;
  return (
    <section>
      <h2>Dependencies</h2>
      <DependencyGraph report={report} />
    </section>
  );
}
