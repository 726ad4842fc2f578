// Shown when a project has no task yet.
import { Empty } from './empty.tsx';
import { askForGoal } from './goal-forms.tsx';
import { askForTask } from './task-forms.tsx';

export function NoTasksYet({ projectId, hasGoal }: { readonly projectId: string; readonly hasGoal: boolean }) {
  if (!hasGoal) {
    return (
      <Empty
        title="First a goal"
        commands={['throughline goal create "Ship the first version"']}
        action={
          <button type="button" className="primary" onClick={() => askForGoal(projectId)}>
            New goal
          </button>
        }
      >
        <p>Tasks belong to goals, which say why they are done. Make one here, or in a terminal:</p>
      </Empty>
    );
  }
  return (
    <Empty
      title="No task yet"
      commands={['throughline task add G1 "Write the README"', 'throughline import tasks.json']}
      action={
        <button type="button" className="primary" onClick={() => askForTask(projectId)}>
          Add the first task
        </button>
      }
    >
      <p>A task is a unit of work with what proves it. Add one here, in a terminal, or bring them from another tool:</p>
    </Empty>
  );
}
