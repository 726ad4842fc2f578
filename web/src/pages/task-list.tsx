// All tasks of a project as a list, with filters.
import { useDeferredValue, useMemo } from 'react';
import { filterOf, filterTasks } from '../filters.ts';
import { Missing, PageProblem, isAbsence } from '../parts/empty.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { NoTasksYet } from '../parts/no-tasks-yet.tsx';
import { Page } from '../parts/page.tsx';
import { pressOn } from '../parts/task-actions.tsx';
import { askForTask } from '../parts/task-forms.tsx';
import { TaskRow } from '../parts/task-row.tsx';
import { VirtualList } from '../parts/virtual-list.tsx';
import { navigate, usePlace } from '../router.tsx';
import { useTaskContext } from '../task-context.ts';
import { MOST_TASKS, useTasks } from '../tasks.ts';

const ROW_PX = 40;

export function TaskList({ projectId }: { readonly projectId: string }) {
  const { path, query } = usePlace();
  const filter = useMemo(() => filterOf(query), [query]);
  const { tasks, isComplete, isLoading, error } = useTasks(projectId, filter.archived);
  const context = useTaskContext(projectId, tasks);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => filterTasks(tasks, wanted, context), [tasks, wanted, context]);
  return (
    <Page
      title="Tasks"
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
        <FilterBar filter={filter} goals={context.goals.values()} shown={shown.length} total={tasks.length} />
      )}
      {!isComplete || tasks.length > 0 ? null : filter.archived ? (
        <p className="faint pad">Nothing is archived.</p>
      ) : (
        <NoTasksYet projectId={projectId} hasGoal={context.goals.size > 0} />
      )}
      {tasks.length > 0 && shown.length === 0 ? (
        <p className="faint pad">
          No tasks match.{' '}
          <button type="button" className="link" onClick={() => navigate(path, { replace: true })}>
            Show all
          </button>
        </p>
      ) : null}
      {shown.length > 0 ? (
        <VirtualList items={shown} rowHeight={ROW_PX} label="Tasks" keyOf={(task) => task.task_id} onKey={pressOn}>
          {(task) => <TaskRow task={task} context={context} />}
        </VirtualList>
      ) : null}
      {!isLoading && !isComplete && tasks.length >= MOST_TASKS ? (
        <p className="faint pad">
          Only the first {MOST_TASKS} are here. Find others with <code>throughline search</code>.
        </p>
      ) : null}
    </Page>
  );
}
