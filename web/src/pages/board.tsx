// Tasks in columns by their status. A card is moved by its buttons, by keys, or by dragging it.
import { useDeferredValue, useMemo, useState, type DragEvent } from 'react';
import { filterOf, filterTasks } from '../filters.ts';
import { useKeys } from '../keys.ts';
import { Missing, PageProblem, isAbsence } from '../parts/empty.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { NoTasksYet } from '../parts/no-tasks-yet.tsx';
import { Page } from '../parts/page.tsx';
import { STATUS_WORDS, StatusIcon } from '../parts/status.tsx';
import { actionsOf, pressOn } from '../parts/task-actions.tsx';
import { askForTask } from '../parts/task-forms.tsx';
import { TaskCard } from '../parts/task-row.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { usePlace } from '../router.tsx';
import { useTaskContext } from '../task-context.ts';
import { useTasks } from '../tasks.ts';
import { say } from '../toasts.ts';
import { STATUSES, type Task, type TaskStatus } from '../types.ts';

const CARD_PX = 88;
const LOWEST = 4;

/** Which action moves a task from its column to another; other moves are not allowed. */
const MOVES: Readonly<Record<string, string>> = {
  'todo doing': 's',
  'doing todo': 'p',
  'doing blocked': 'b',
  'doing done': 'c',
  'blocked doing': 'r',
  'blocked todo': 'r',
  'done doing': 'o',
};

function move(task: Task, to: TaskStatus): void {
  if (task.status === to) return;
  const key = MOVES[`${task.status} ${to}`];
  const action = actionsOf(task).find((each) => each.key === key);
  if (action) action.run();
  else say({ text: `T${task.number} cannot go from ${task.status} to ${to}.`, isProblem: true });
}

function toColumn(step: number): void {
  const columns = [...document.querySelectorAll<HTMLElement>('.column')];
  const now = columns.findIndex((column) => column.contains(document.activeElement));
  for (let at = now + step; at >= 0 && at < columns.length; at += step) {
    const first = columns[at]?.querySelector<HTMLElement>('[data-at] a');
    if (first) {
      first.focus();
      return;
    }
  }
}

const KEYS = { h: () => toColumn(-1), l: () => toColumn(1) };

export function Board({ projectId }: { readonly projectId: string }) {
  const { query } = usePlace();
  const filter = useMemo(() => ({ ...filterOf(query), status: [] }), [query]);
  const { tasks, isComplete, error } = useTasks(projectId, filter.archived);
  const context = useTaskContext(projectId, tasks);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterTasks(tasks, wanted, context), [tasks, wanted, context]);
  useKeys(KEYS);
  return (
    <Page
      title="Board"
      isFull
      actions={
        <button type="button" className="primary" onClick={() => askForTask(projectId)}>
          New task
        </button>
      }
    >
      {tasks.length === 0 && !isComplete ? (
        <Missing error={error} elsewhere={['/projects', 'All projects']} />
      ) : (
        <PageProblem error={error} />
      )}
      {isAbsence(error) ? null : (
        <FilterBar
          filter={filter}
          goals={context.goals.values()}
          shown={shown.length}
          total={tasks.length}
          hasStatus={false}
        />
      )}
      {!isComplete || tasks.length > 0 ? null : filter.archived ? (
        <p className="faint pad">Nothing is archived.</p>
      ) : (
        <NoTasksYet projectId={projectId} hasGoal={context.goals.size > 0} />
      )}
      {tasks.length > 0 ? (
        <div className="board">
          {STATUSES.map((status) => (
            <Column
              key={status}
              status={status}
              shown={shown}
              context={context}
              isFiltered={shown.length < tasks.length}
            />
          ))}
        </div>
      ) : null}
    </Page>
  );
}

const EMPTY_WORDS: Readonly<Record<TaskStatus, string>> = {
  todo: 'No tasks to do.',
  doing: 'No tasks in progress.',
  blocked: 'No blocked tasks.',
  done: 'No finished tasks yet.',
};

interface ColumnProps {
  readonly isFiltered: boolean;
  readonly status: TaskStatus;
  readonly shown: readonly Task[];
  readonly context: ReturnType<typeof useTaskContext>;
}

function Column({ status, shown, context, isFiltered }: ColumnProps) {
  const [isOver, setOver] = useState(false);
  // Tasks to do come in the order in which they are offered; other columns show the latest change first.
  const tasks = useMemo(() => {
    const mine = shown.filter((task) => task.status === status);
    if (status !== 'todo') return mine.toSorted((a, b) => b.status_seq - a.status_seq);
    const priorityOf = (task: Task) => task.priority ?? context.goals.get(task.goal_id)?.priority ?? LOWEST;
    return mine.toSorted((a, b) => priorityOf(a) - priorityOf(b) || a.number - b.number);
  }, [shown, status, context.goals]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const id = event.dataTransfer.getData('text/plain');
    const task = shown.find(({ task_id: each }) => each === id);
    if (task) move(task, status);
  };
  return (
    <section
      className={`column ${isOver ? 'is-over' : ''}`}
      aria-label={STATUS_WORDS[status]}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2>
        <StatusIcon status={status} /> {STATUS_WORDS[status]}{' '}
        <span className="faint">{tasks.length.toLocaleString('en')}</span>
      </h2>
      {tasks.length === 0 ? (
        <p className="faint pad">{isFiltered ? 'No tasks match.' : EMPTY_WORDS[status]}</p>
      ) : (
        <VirtualList
          items={tasks}
          rowHeight={CARD_PX}
          label={STATUS_WORDS[status]}
          keyOf={(task) => task.task_id}
          onKey={pressOn}
        >
          {(task) => <TaskCard task={task} context={context} />}
        </VirtualList>
      )}
    </section>
  );
}
