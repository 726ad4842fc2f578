// What waits for the person who looks, and for the outside: first on the page, because no agent can remove it.
import { useQuery } from '../queries.ts';
import { Link } from '../router.tsx';
import type { State } from '../types.ts';
import { askForResolution } from './task-forms.tsx';
import { Text } from './text.tsx';

type NextStep = State['next_step'];
type Waiting = NextStep['waiting'][number];

/** With the step itself where that waits, which the answer does not name again. */
export function waitingTasks({ task_id, number, status, blockers, waiting }: NextStep): readonly Waiting[] {
  const [oldest] = blockers;
  const waits = status === 'blocked' && blockers.every(({ needs }) => needs === 'person' || needs === 'external');
  if (!waits || !oldest || task_id === null || number === null) return waiting;
  const needs = oldest.needs === 'external' ? 'external' : 'person';
  return [{ task_id, number, needs, blocker: oldest.text }, ...waiting];
}

export function WaitingForOthers({ projectId, step }: { readonly projectId: string; readonly step: NextStep }) {
  const tasks = waitingTasks(step);
  const rest = step.waiting_count - step.waiting.length;
  if (tasks.length === 0) return null;
  return (
    <section className="waiting" aria-label="Waiting">
      {(['person', 'external'] as const).map((needs) => (
        <WaitingList
          key={needs}
          projectId={projectId}
          title={needs === 'person' ? 'Waiting for you' : 'Waiting for the outside'}
          tasks={tasks.filter((task) => task.needs === needs)}
        />
      ))}
      {rest > 0 ? (
        <p className="more">
          <Link href={`/projects/${projectId}/tasks?status=blocked`}>More blocked tasks</Link>
        </p>
      ) : null}
    </section>
  );
}

interface WaitingListProps {
  readonly projectId: string;
  readonly title: string;
  readonly tasks: readonly Waiting[];
}

function WaitingList({ projectId, title, tasks }: WaitingListProps) {
  if (tasks.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="rows">
        {tasks.map((task) => (
          <WaitingRow key={task.task_id} projectId={projectId} waiting={task} />
        ))}
      </ul>
    </>
  );
}

function WaitingRow({ projectId, waiting }: { readonly projectId: string; readonly waiting: Waiting }) {
  const { task_id, number, blocker: text } = waiting;
  const { data } = useQuery('work.get_task', { project_id: projectId, task_id });
  const blocker = data?.blockers.find((each) => each.status === 'open' && each.text === text);
  return (
    <li className="row">
      <div className="grow">
        <Text of={text} />
        <div className="faint cut">
          <Link href={`/projects/${projectId}/tasks/${task_id}`}>
            <span className="number">T{number}</span> <Text of={data?.task.title ?? ''} />
          </Link>
        </div>
      </div>
      {data && blocker ? (
        <button
          type="button"
          className={waiting.needs === 'person' ? 'primary' : ''}
          onClick={() => askForResolution(data.task, blocker)}
        >
          Resolve
        </button>
      ) : null}
    </li>
  );
}
