// The goals of a project: why work is done.
import { useState } from 'react';
import { act } from '../actions.ts';
import { ask } from '../dialogs.ts';
import { Empty, Missing, PageProblem } from '../parts/empty.tsx';
import { askForGoal } from '../parts/goal-forms.tsx';
import type { MenuItem } from '../parts/menu.tsx';
import { MoreButton } from '../parts/more-button.tsx';
import { Page } from '../parts/page.tsx';
import { Badge, Priority } from '../parts/status.tsx';
import { askForTask } from '../parts/task-forms.tsx';
import { Text } from '../parts/text.tsx';
import { When } from '../parts/when.tsx';
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { Goal } from '../types.ts';

const TONES = { active: 'busy', paused: 'quiet', done: 'good' } as const;

function actionsOf(goal: Goal): readonly MenuItem[] {
  const on = { project_id: goal.project_id, goal_id: goal.goal_id, if_revision: goal.revision };
  const name = `G${goal.number}`;
  if (goal.archived) return [{ label: 'Unarchive', run: () => act('work.unarchive_goal', on, `${name} is back`) }];
  const byStatus: Readonly<Record<Goal['status'], readonly MenuItem[]>> = {
    active: [
      { label: 'Add task', run: () => askForTask(goal.project_id, { goalId: goal.goal_id }) },
      { label: 'Pause', run: () => act('work.pause_goal', on, `${name} is paused`) },
      { label: 'Finish', run: () => act('work.finish_goal', on, `${name} is reached`) },
    ],
    paused: [
      { label: 'Resume', run: () => act('work.resume_goal', on, `${name} is active`) },
      { label: 'Finish', run: () => act('work.finish_goal', on, `${name} is reached`) },
    ],
    done: [{ label: 'Reopen', run: () => act('work.reopen_goal', on, `${name} is active`) }],
  };
  const archive = async () => {
    const agreed = await ask({
      title: `Archive ${name}?`,
      text: 'The goal and its tasks are hidden, and none of them is offered. You can bring them back.',
      confirm: 'Archive',
      isDangerous: true,
    });
    if (agreed !== undefined) act('work.archive_goal', on, `${name} is archived`);
  };
  return [
    ...byStatus[goal.status],
    { label: 'Edit', run: () => askForGoal(goal.project_id, goal) },
    { label: 'Archive', isDangerous: true, run: () => void archive().catch(() => {}) },
  ];
}

export function Goals({ projectId }: { readonly projectId: string }) {
  const [archived, setArchived] = useState(false);
  const { data, error } = useQuery('work.list_goals', {
    project_id: projectId,
    limit: 1000,
    ...(archived ? { archived } : {}),
  });
  const goals = data?.goals ?? [];
  return (
    <Page
      title="Goals"
      actions={
        <>
          <button type="button" aria-pressed={archived} onClick={() => setArchived(!archived)}>
            Archived
          </button>
          <button type="button" className="primary" onClick={() => askForGoal(projectId)}>
            New goal
          </button>
        </>
      }
    >
      {data ? <PageProblem error={error} /> : <Missing error={error} elsewhere={['/projects', 'All projects']} />}
      {data && goals.length === 0 ? (
        archived ? (
          <p className="faint">Nothing is archived.</p>
        ) : (
          <Empty
            title="No goal yet"
            commands={['throughline goal create "Ship the first version" --priority 1']}
            action={
              <button type="button" className="primary" onClick={() => askForGoal(projectId)}>
                Make the first goal
              </button>
            }
          >
            <p>A goal says what the work is for. Goals come from people; agents never invent one.</p>
          </Empty>
        )
      ) : null}
      <ul className="rows">
        {goals.map((goal) => (
          <GoalRow key={goal.goal_id} goal={goal} />
        ))}
      </ul>
    </Page>
  );
}

function GoalRow({ goal }: { readonly goal: Goal }) {
  const { data } = useQuery('work.get_goal', { project_id: goal.project_id, goal_id: goal.goal_id });
  const open = data?.open_tasks;
  return (
    <li className="row">
      <span className="number">G{goal.number}</span>
      <div className="grow">
        <Link href={`/projects/${goal.project_id}/tasks?goal=${goal.goal_id}`} className="title clamped">
          <Text of={goal.text} />
        </Link>
        <div className="faint">
          {open === undefined ? '' : `${open.toLocaleString('en')} open ${open === 1 ? 'task' : 'tasks'}, `}changed{' '}
          <When at={goal.updated_at} />
        </div>
      </div>
      <Badge of={goal.archived ? 'archived' : goal.status} tone={TONES[goal.status]} />
      <Priority of={goal.priority} />
      <MoreButton of={`G${goal.number}`} title={`G${goal.number}`} items={() => actionsOf(goal)} />
    </li>
  );
}
