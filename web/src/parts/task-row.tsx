// A task as a line of a list and as a card of the board.
import { provedCount } from '../proved-criteria.ts';
import type { TaskContext } from '../filters.ts';
import { Link } from '../router.tsx';
import type { Task } from '../types.ts';
import { MoreButton } from './more-button.tsx';
import { Priority, StatusIcon } from './status.tsx';
import { actionsOf, taskPath } from './task-actions.tsx';
import { Text, visible } from './text.tsx';
import { When } from './when.tsx';

interface TaskProps {
  readonly task: Task;
  readonly context: TaskContext;
}

function ActionsOf({ task }: { readonly task: Task }) {
  const name = `T${task.number}`;
  return <MoreButton of={name} title={`${name} ${visible(task.title)}`} items={() => actionsOf(task)} />;
}

function Marks({ task, context }: TaskProps) {
  const claim = context.claims.get(task.task_id);
  const waits = task.status === 'done' ? 0 : task.depends_on.filter((id) => context.open.has(id)).length;
  const proved = provedCount(task);
  const asked = task.acceptance_criteria.length;
  return (
    <>
      {claim ? (
        <span className="mark held" title={`Held by ${visible(claim.owner)}`}>
          <Text of={claim.owner} />
        </span>
      ) : null}
      {waits > 0 ? (
        <span className="mark" title={`Waits for ${waits} other ${waits === 1 ? 'task' : 'tasks'}`}>
          waits for {waits}
        </span>
      ) : null}
      {task.open_blockers.length > 0 ? <span className="mark bad">{task.open_blockers.length} in the way</span> : null}
      {asked > 0 ? (
        <span className="mark" title={`${proved} of ${asked} criteria are proved`}>
          {proved}/{asked}
          <span className="sr"> criteria proved</span>
        </span>
      ) : null}
    </>
  );
}

export function TaskRow({ task, context }: TaskProps) {
  const goal = context.goals.get(task.goal_id);
  return (
    <div className="task-row">
      <StatusIcon status={task.status} />
      <Link href={taskPath(task)} className="cut">
        <span className="number">T{task.number}</span> <Text of={task.title} />
      </Link>
      <span className="marks">
        <Marks task={task} context={context} />
      </span>
      <span className="faint goal">{goal ? `G${goal.number}` : ''}</span>
      <Priority of={task.priority ?? goal?.priority} />
      <span className="faint at">
        <When at={task.updated_at} />
      </span>
      <ActionsOf task={task} />
    </div>
  );
}

export function TaskCard({ task, context }: TaskProps) {
  const goal = context.goals.get(task.goal_id);
  return (
    <article className="card" draggable onDragStart={(event) => event.dataTransfer.setData('text/plain', task.task_id)}>
      <Link href={taskPath(task)} className="card-title">
        <Text of={task.title} />
      </Link>
      <div className="card-foot">
        <span className="number">T{task.number}</span>
        <Priority of={task.priority ?? goal?.priority} />
        <span className="marks">
          <Marks task={task} context={context} />
        </span>
        <ActionsOf task={task} />
      </div>
    </article>
  );
}
