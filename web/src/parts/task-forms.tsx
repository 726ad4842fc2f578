// Forms about tasks: text, status, dependencies, proofs.
import { useRef } from 'react';
import { change } from '../actions.ts';
import { conflictOf } from '../conflicts.ts';
import { showDialog } from '../dialogs.ts';
import { provedBy } from '../proved-criteria.ts';
import { useQuery } from '../queries.ts';
import type { Blocker, Task } from '../types.ts';
import { FormDialog, textOf } from './dialog.tsx';
import { Area, Choice, Line, PRIORITIES, linesOf } from './fields.tsx';
import { Text } from './text.tsx';

const nameOf = (task: Task): string => `T${task.number}`;
const refOf = (task: Task) => ({ project_id: task.project_id, task_id: task.task_id });
/** The task as the page showed it. */
const on = (task: Task) => ({ ...refOf(task), if_revision: task.revision });

export function askForTask(projectId: string, given: { readonly task?: Task; readonly goalId?: string } = {}): void {
  showDialog(<TaskForm projectId={projectId} {...given} />);
}

function TaskForm({
  projectId,
  task,
  goalId,
}: {
  readonly projectId: string;
  readonly task?: Task;
  readonly goalId?: string;
}) {
  const { data, isLoading } = useQuery('work.list_goals', { project_id: projectId, limit: 1000 });
  const { data: report } = useQuery('work.get_task', task && task.depends_on.length > 0 ? refOf(task) : false);
  // As users name them; the record has their ids.
  const depends = report?.depends_on.map(({ number }) => `T${number}`);
  const goals = (data?.goals ?? []).filter(({ status, goal_id: id }) => status === 'active' || id === task?.goal_id);
  /** The task as the form's user knows it. */
  const known = useRef(task);
  const save = async (form: FormData) => {
    const fields = {
      goal_id: textOf(form, 'goal'),
      title: textOf(form, 'title'),
      acceptance_criteria: linesOf(textOf(form, 'criteria')),
      depends_on: textOf(form, 'depends')
        .split(/[\s,]+/)
        .filter(Boolean),
    };
    const description = textOf(form, 'description');
    const priority = textOf(form, 'priority');
    if (!task) {
      await change(
        'work.add_task',
        {
          project_id: projectId,
          ...fields,
          ...(description === '' ? {} : { description }),
          ...(priority === '' ? {} : { priority: Number(priority) }),
        },
        `Task added: ${fields.title}`,
      );
      return;
    }
    const before = known.current ?? task;
    const wanted = changedOf(before, { ...fields, description, priority }, depends ?? []);
    try {
      await change('work.update_task', { ...on(before), ...wanted }, `${nameOf(task)} changed`, before);
    } catch (error) {
      const conflict = conflictOf(error);
      // The form's user has seen these as they are now; its other fields still show the task as it was.
      if (conflict?.now) known.current = { ...before, ...pick(conflict.now, Object.keys(wanted)) };
      throw error;
    }
  };
  if (!isLoading && goals.length === 0) return <NoGoal />;
  return (
    <FormDialog title={task ? `Edit ${nameOf(task)}` : 'New task'} submit={task ? 'Save' : 'Add task'} onSubmit={save}>
      <Line name="title" label="Title" value={task?.title ?? ''} required />
      {isLoading ? null : (
        <Choice
          name="goal"
          label="Goal"
          value={task?.goal_id ?? goalId ?? goals[0]?.goal_id ?? ''}
          options={goals.map(({ goal_id: id, number, text }) => [id, `G${number} ${text.slice(0, 80)}`] as const)}
        />
      )}
      <Area name="description" label="Description" value={task?.description ?? ''} />
      <Area
        name="criteria"
        label="Acceptance criteria"
        hint="One per line. Each has to be proved before the task is done."
        value={task?.acceptance_criteria.join('\n') ?? ''}
      />
      <div className="columns">
        <Choice
          name="priority"
          label="Priority"
          value={String(task?.priority ?? '')}
          options={[['', 'As its goal'], ...PRIORITIES]}
        />
        {task && task.depends_on.length > 0 && !depends ? null : (
          <Line
            name="depends"
            label="Depends on"
            hint="Tasks that come first: T4 T7"
            value={depends?.join(' ') ?? ''}
            max={4000}
          />
        )}
      </div>
    </FormDialog>
  );
}

function pick(record: object, names: readonly string[]): Partial<Task> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

interface Said {
  readonly goal_id: string;
  readonly title: string;
  readonly description: string;
  readonly priority: string;
  readonly acceptance_criteria: string[];
  readonly depends_on: string[];
}

/** Only the changed fields: the others may have been changed meanwhile. */
function changedOf(task: Task, said: Said, depends: readonly string[]) {
  const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
  const priority = said.priority === '' ? null : Number(said.priority);
  return {
    ...(said.title === task.title ? {} : { title: said.title }),
    ...(said.goal_id === task.goal_id ? {} : { goal_id: said.goal_id }),
    ...(said.description === (task.description ?? '') ? {} : { description: said.description || null }),
    ...(priority === task.priority ? {} : { priority }),
    ...(same(said.acceptance_criteria, task.acceptance_criteria)
      ? {}
      : { acceptance_criteria: said.acceptance_criteria }),
    ...(same(said.depends_on, depends) ? {} : { depends_on: said.depends_on }),
  };
}

function NoGoal() {
  return (
    <FormDialog title="First a goal" submit="Understood" onSubmit={async () => undefined}>
      <p>A task belongs to a goal that is active, and there is none. Make one, then add tasks to it.</p>
    </FormDialog>
  );
}

const NEEDS = ['agent', 'person', 'external'] as const;

export function askForBlocker(task: Task): void {
  const save = (form: FormData) => {
    const needs = NEEDS.find((each) => each === textOf(form, 'needs'));
    const said = needs === undefined ? {} : { needs };
    return change(
      'work.block_task',
      { ...on(task), blocker: textOf(form, 'blocker'), ...said },
      `${nameOf(task)} is blocked`,
    );
  };
  showDialog(
    <FormDialog title={`Block ${nameOf(task)}`} submit="Block" onSubmit={save}>
      <Area name="blocker" label="What does it wait for?" required max={1000} />
      <Choice
        name="needs"
        label="Who can remove it?"
        hint="What waits for a person or the outside is not offered to agents while they can do anything else."
        options={[
          ['', 'Nobody said'],
          ['agent', 'An agent'],
          ['person', 'A person'],
          ['external', 'Somebody or something outside'],
        ]}
      />
    </FormDialog>,
  );
}

export function askForPause(task: Task): void {
  const save = (form: FormData) => {
    const reason = textOf(form, 'reason');
    return change(
      'work.pause_task',
      { ...on(task), ...(reason === '' ? {} : { reason }) },
      `${nameOf(task)} is put back`,
    );
  };
  showDialog(
    <FormDialog title={`Put ${nameOf(task)} back`} submit="Pause" onSubmit={save}>
      <Area name="reason" label="Why (optional)" max={1000} rows={2} />
    </FormDialog>,
  );
}

export function askForReopening(task: Task): void {
  const save = (form: FormData) => {
    const reason = textOf(form, 'reason');
    return change(
      'work.reopen_task',
      { ...on(task), ...(reason === '' ? {} : { reason }) },
      `${nameOf(task)} is open again`,
    );
  };
  showDialog(
    <FormDialog title={`Reopen ${nameOf(task)}`} submit="Reopen" isDangerous onSubmit={save}>
      <p>It goes back to doing, without its evidence. The history keeps the evidence.</p>
      <Area name="reason" label="Why (optional)" max={1000} rows={2} />
    </FormDialog>,
  );
}

export function askForCheckpoint(task: Task): void {
  const save = (form: FormData) =>
    change(
      'work.update_checkpoint',
      {
        ...on(task),
        where_we_left_off: textOf(form, 'left'),
        next_step: textOf(form, 'next'),
        needed_context_refs: linesOf(textOf(form, 'refs')),
        blockers: linesOf(textOf(form, 'blockers')),
      },
      `Checkpoint of ${nameOf(task)} recorded`,
    );
  showDialog(
    <FormDialog title={`Checkpoint of ${nameOf(task)}`} submit="Record" onSubmit={save}>
      <Area name="left" label="Where we left off" hint="One to three sentences." required max={1000} />
      <Line name="next" label="Next step" hint="One action." required />
      <Area
        name="refs"
        label="What has to be read to go on"
        hint="One per line: file:src/a.ts#L1-L9, task:T4, an https URL."
        rows={2}
      />
      <Area name="blockers" label="What stands in the way" hint="One per line." rows={2} />
    </FormDialog>,
  );
}

export function askForEvidence(task: Task): void {
  const criteria = task.acceptance_criteria;
  const save = (form: FormData) => {
    const evidence =
      criteria.length === 0
        ? [textOf(form, 'proof')].filter(Boolean).map((proof) => ({ criterion: null, proof }))
        : criteria.flatMap((criterion, at) => {
            const proof = textOf(form, `proof-${at}`);
            const refs = linesOf(textOf(form, `refs-${at}`));
            return proof === '' ? [] : [{ criterion, proof, ...(refs.length === 0 ? {} : { refs }) }];
          });
    const override = textOf(form, 'override');
    const input = { ...on(task), evidence, ...(override === '' ? {} : { override }) };
    return change('work.complete_task', input, `${nameOf(task)} is done`);
  };
  showDialog(
    <FormDialog title={`Complete ${nameOf(task)}`} submit="Complete" onSubmit={save}>
      {criteria.length === 0 ? (
        <Area name="proof" label="What shows that it is done (optional)" max={2000} />
      ) : (
        criteria.map((criterion, at) => (
          <fieldset key={criterion}>
            <legend>
              <Text of={criterion} />
            </legend>
            <Check task={task} criterion={criterion} />
            <Area
              name={`proof-${at}`}
              label={needsProof(task, criterion) ? 'Proof' : 'Proof (optional)'}
              required={needsProof(task, criterion)}
              max={2000}
              rows={2}
            />
            <Line
              name={`refs-${at}`}
              label="Where to see it (optional)"
              hint="file:test/a.test.ts, an https URL"
              max={500}
            />
          </fieldset>
        ))
      )}
      {task.checks.length === 0 ? null : (
        <Line
          name="override"
          label="Why without running a check (optional)"
          hint="Without a reason, each check must have been run on the code as it is."
          max={1000}
        />
      )}
    </FormDialog>,
  );
}

/** A run may prove it, and with a check nothing else does. */
function needsProof(task: Task, criterion: string): boolean {
  const isChecked = task.checks.some((check) => check.criterion === criterion);
  return !isChecked && !provedBy(task, criterion).some(({ kind }) => kind === 'executed');
}

function Check({ task, criterion }: { readonly task: Task; readonly criterion: string }) {
  const check = task.checks.find((each) => each.criterion === criterion);
  if (!check) return null;
  return (
    <p className="faint">
      Proved by running{' '}
      <code>
        <Text of={check.command} />
      </code>
      {': '}
      <code>throughline task prove {nameOf(task)}</code>
    </p>
  );
}

export function askForResolution(task: Task, blocker: Blocker): void {
  const isLast = task.status === 'blocked' && task.open_blockers.length <= 1;
  const save = (form: FormData) =>
    change(
      'work.resolve_blocker',
      {
        project_id: task.project_id,
        if_revision: task.revision,
        blocker_id: blocker.blocker_id,
        resolution: textOf(form, 'resolution'),
        // oxlint-disable-next-line unicorn/no-thenable -- The name that the wire has for it.
        ...(isLast ? { then: textOf(form, 'then') === 'todo' ? 'todo' : 'doing' } : {}),
      },
      'Blocker resolved',
    );
  showDialog(
    <FormDialog title="Resolve blocker" submit="Resolve" onSubmit={save}>
      <blockquote>
        <Text of={blocker.text} />
      </blockquote>
      <Area name="resolution" label="How was it resolved?" required max={1000} rows={2} />
      {isLast ? (
        <Choice
          name="then"
          label="Then"
          value="doing"
          options={[
            ['doing', 'Go on with the task'],
            ['todo', 'Let it wait its turn'],
          ]}
        />
      ) : null}
    </FormDialog>,
  );
}
