// Context for a task: which refs, of which project, held against which checkpoint. Loading them is load.ts.
import type { Call } from '../../base/operation.ts';
import { CONTEXT_LIMITS, type LoadContextInput, type LoadContextOutput } from './contract.ts';
import { refuse, type SeenRef } from '../contract.ts';
import { loadContext, type CanonSource, type ContextDeps, type ExchangeSource, type RecordSource } from './load.ts';
import { isNamedBy } from './ref.ts';
import { filesFor } from './worktree-files.ts';

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

export interface ContextDomainDeps extends Omit<ContextDeps, 'records' | 'exchanges' | 'canon'> {
  readonly exchangesOf?: ((projectId: string) => ExchangeSource) | undefined;
  readonly canonOf?: ((projectId: string) => CanonSource) | undefined;
  /** `owner` is the session whose next step is meant. */
  projectOf(projectId: string | undefined, call: Call, owner: string | undefined): Promise<ContextProject>;
  /** Puts on record that refs were loaded which no checkpoint names, and why. */
  recordOverride(override: ContextOverride, call: Call): Promise<void>;
}

export interface ContextOverride {
  readonly project_id: string;
  readonly task_id: string | null;
  readonly refs: readonly string[];
  readonly reason: string;
  readonly operation_id?: string | undefined;
}

export function createContext(deps: ContextDomainDeps): ContextDomain {
  return {
    async loadContext(
      { project_id: projectId, task_id: taskId, owner, refs, override, operation_id, max_bytes: maxBytes },
      call,
    ) {
      const project = await deps.projectOf(projectId, call, owner ?? call.owner);
      const { project_id, root, records } = project;
      const task = await project.latest(taskId);
      const checkpoint = task?.checkpoint ?? { needed_context_refs: [], seen: [] };
      const beyond = (refs ?? []).filter((ref) => !isNamedBy(checkpoint.needed_context_refs, ref));
      if (beyond.length > 0) {
        if (override === undefined) {
          const names = `No checkpoint of ${task ? `task ${task.task_id}` : 'a next step'} names`;
          throw refuse('context_beyond_checkpoint', `${names} ${beyond.join(', ')}`, {
            task_id: task?.task_id ?? null,
            refs: beyond,
          });
        }
        // Before anything is read: what was loaded is always on record.
        const widened = { project_id, task_id: task?.task_id ?? null, refs: beyond, reason: override };
        await deps.recordOverride({ ...widened, operation_id }, call);
      }
      const loaded = await loadContext(
        {
          ...deps,
          files: filesFor(deps.files, call),
          root,
          records,
          ...(deps.exchangesOf && { exchanges: deps.exchangesOf(project_id) }),
          ...(deps.canonOf && { canon: deps.canonOf(project_id) }),
        },
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
