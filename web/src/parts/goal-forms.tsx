// Forms about goals.
import { change } from '../actions.ts';
import { showDialog } from '../dialogs.ts';
import type { Goal } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Area, Choice, PRIORITIES } from './fields.tsx';

export function askForGoal(projectId: string, goal?: Goal): void {
  showDialog(<GoalForm projectId={projectId} {...(goal ? { goal } : {})} />);
}

function GoalForm({ projectId, goal }: { readonly projectId: string; readonly goal?: Goal }) {
  const save = (form: FormData) => {
    const text = textOf(form, 'text');
    const priority = Number(textOf(form, 'priority'));
    if (!goal) return change('work.create_goal', { project_id: projectId, text, priority }, 'Goal created');
    return change(
      'work.update_goal',
      {
        project_id: projectId,
        goal_id: goal.goal_id,
        if_revision: goal.revision,
        ...(text === goal.text ? {} : { text }),
        ...(priority === goal.priority ? {} : { priority }),
      },
      `G${goal.number} changed`,
      goal,
    );
  };
  return (
    <FormDialog
      title={goal ? `Edit G${goal.number}` : 'New goal'}
      submit={goal ? 'Save' : 'Create goal'}
      onSubmit={save}
    >
      <Area name="text" label="What is the work for?" value={goal?.text ?? ''} required max={2000} />
      <Choice name="priority" label="Priority" value={String(goal?.priority ?? 2)} options={PRIORITIES} />
    </FormDialog>
  );
}
