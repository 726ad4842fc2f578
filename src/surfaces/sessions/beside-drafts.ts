// Puts the draft of a session that left without a checkpoint beside what was written: into the answers about the next step, a
// task and its checkpoints. Work does not know of drafts; the answer is whole without one.
import type { Draft } from '../../base/checkpoint-draft.ts';
import { Bug } from '../../base/errors.ts';
import type { Operation } from '../../base/operation.ts';
import type { Beside, Mind, WorkOfSessions } from '../../mind/mind.ts';

export interface BesideDeps {
  /** Undefined if no session was ever recorded. */
  readonly mind: () => Promise<Mind | undefined>;
  readonly work: Pick<WorkOfSessions, 'taskOf' | 'recordedAt'>;
}

type Answer = Readonly<Record<string, unknown>>;

/** What each answer is about. */
const SUBJECTS: Readonly<Record<string, (answer: Answer) => Subject>> = {
  'work.get_next_step': (answer) => ({ ...(answer as unknown as Subject), withProject: true }),
  'work.get_task': ({ task }) => task as Subject,
  'work.list_checkpoints': (answer) => answer as unknown as Subject,
};

interface Subject extends Pick<Beside, 'project_id' | 'task_id'> {
  /** Also changes of the project that belong to no task. */
  readonly withProject?: boolean;
}

export function besideDrafts({ mind, work }: BesideDeps): (operation: Operation) => Operation {
  async function draftFor({ project_id, task_id, withProject = false }: Subject): Promise<Draft | undefined> {
    try {
      const drafts = (await mind())?.drafts;
      if (!drafts) return undefined;
      const task = task_id === null ? undefined : await work.taskOf(project_id, task_id);
      // What is done needs nothing to go on from.
      if (task?.is_open === false) return undefined;
      const beside = { project_id, task_id, checkpoint_at: task?.checkpoint_at ?? null };
      return await drafts.beside(withProject ? { ...beside, recorded_at: await work.recordedAt(project_id) } : beside);
    } catch (error) {
      // A mind that cannot be read costs the draft and nothing else.
      if (error instanceof Bug) throw error;
      return undefined;
    }
  }
  return (operation) => {
    const subjectOf = SUBJECTS[operation.definition.name];
    if (!subjectOf) return operation;
    return {
      definition: operation.definition,
      role: operation.role,
      async run(input, call) {
        const answer = (await operation.run(input, call)) as Answer;
        const draft = await draftFor(subjectOf(answer));
        return draft ? { ...answer, draft } : answer;
      },
    };
  };
}
