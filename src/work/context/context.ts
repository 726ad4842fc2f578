// Context for a task: which refs, of which project, held against which checkpoint. Loading them is load.ts.
import type { Call } from '../../base/operation.ts';
import { CONTEXT_LIMITS, type LoadContextInput, type LoadContextOutput } from './contract.ts';
import type { SeenRef } from '../contract.ts';
import { loadContext, type ContextDeps, type RecordSource } from './load.ts';

export interface ContextDomain {
  loadContext(input: LoadContextInput, call: Call): Promise<LoadContextOutput>;
}

/** The project a call is about, as work knows it. */
export interface ContextProject {
  readonly project_id: string;
  readonly root: string | null;
  readonly records: RecordSource;
  /** The task given, else the next step's; with its latest checkpoint. Null when there is no next step. */
  latest(taskId: string | undefined): Promise<ContextTask | null>;
}

export interface ContextTask {
  readonly task_id: string;
  readonly checkpoint: {
    readonly needed_context_refs: readonly string[];
    readonly seen: readonly SeenRef[];
  } | null;
}

export interface ContextDomainDeps extends Omit<ContextDeps, 'records'> {
  projectOf(projectId: string | undefined, call: Call): Promise<ContextProject>;
}

export function createContext(deps: ContextDomainDeps): ContextDomain {
  return {
    async loadContext({ project_id: projectId, task_id: taskId, refs, max_bytes: maxBytes }, call) {
      const project = await deps.projectOf(projectId, call);
      const { project_id, root, records } = project;
      // A caller that gives refs and no task needs no checkpoint.
      const task = refs !== undefined && taskId === undefined ? null : await project.latest(taskId);
      const checkpoint = task?.checkpoint ?? { needed_context_refs: [], seen: [] };
      const loaded = await loadContext(
        { ...deps, root, records },
        refs ?? checkpoint.needed_context_refs,
        checkpoint.seen,
        { refBytes: CONTEXT_LIMITS.refBytes, totalBytes: maxBytes ?? CONTEXT_LIMITS.totalBytes },
      );
      const having = (status: string) => loaded.filter((each) => each.status === status).map(({ ref }) => ref);
      return {
        project_id,
        task_id: task?.task_id ?? null,
        refs: loaded,
        loaded_bytes: loaded.reduce((sum, { content = '' }) => sum + Buffer.byteLength(content), 0),
        missing: having('missing'),
        changed: having('changed'),
      };
    },
  };
}
