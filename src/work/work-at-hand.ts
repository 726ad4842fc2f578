// The work at hand in a few words: the next step of a project and the checkpoint that it stands on, for whoever compiles context.
import type { Reads } from './project-reads.ts';

export interface WorkAtHand {
  readonly task_id: string;
  /** As people call it: `T12`. */
  readonly name: string;
  readonly title: string;
  /** What it is for. */
  readonly goal: string;
  readonly next_step: string;
  /** When the task was last changed. */
  readonly observed_at: string;
  readonly blockers: readonly string[];
  readonly checkpoint: { readonly seq: number; readonly left_off: string; readonly created_at: string } | null;
}

/** Undefined where nothing is open. Without an owner: the seed's policy, the same for everybody. */
export function createWorkAtHand(reads: Pick<Reads, 'nextStep' | 'getTask' | 'listCheckpoints'>) {
  return async (projectId: string): Promise<WorkAtHand | undefined> => {
    const call = { actor: 'domain:ask' };
    const { task_id, number, title, next_step, blockers } = await reads.nextStep({ project_id: projectId }, call);
    if (task_id === null || number === null) return undefined;
    const { task, goal } = await reads.getTask({ project_id: projectId, task_id }, call);
    const { checkpoints } = await reads.listCheckpoints({ project_id: projectId, task_id, limit: 1 }, call);
    const [latest] = checkpoints;
    return {
      task_id,
      name: `T${number}`,
      title: title ?? '',
      goal: goal.text,
      next_step,
      observed_at: task.updated_at,
      blockers: blockers.map(({ text }) => text),
      checkpoint: latest ? { seq: latest.seq, left_off: latest.where_we_left_off, created_at: latest.timestamp } : null,
    };
  };
}
