// What lists of tasks need besides the tasks: goals and claims by id.
import { useMemo } from 'react';
import type { TaskContext } from './filters.ts';
import { useQuery } from './queries.ts';
import type { Task } from './types.ts';

/** The expiry of a claim is not an event, so it must be polled. */
export const CLAIMS_MS = 15_000;

export function useTaskContext(projectId: string, all: readonly Task[]): TaskContext {
  const { data: goals } = useQuery('work.list_goals', { project_id: projectId, limit: 1000 });
  const { data: claims } = useQuery('work.list_claims', { project_id: projectId }, CLAIMS_MS);
  return useMemo(
    () => ({
      goals: new Map((goals?.goals ?? []).map((goal) => [goal.goal_id, goal])),
      claims: new Map((claims?.claims ?? []).map((claim) => [claim.task_id, claim])),
      open: new Set(all.filter(({ status }) => status !== 'done').map(({ task_id: id }) => id)),
    }),
    [goals, claims, all],
  );
}
