// Work with everything around it: context, executing steps, external memory, moving in and out; and all their operations.
import type { Clock } from '../base/clock.ts';
import type { Call } from '../base/operation.ts';
import type { DeclaredCommands } from '../kernel/commands/contract.ts';
import type { Git } from '../kernel/git/contract.ts';
import type { Workflows } from '../kernel/workflows/workflows.ts';
import type { ProjectFiles } from '../store/project-files.ts';
import { CLAIM_TTL_MS, createChange, type WorkDeps } from './change.ts';
import { chooseProjectRow } from './choose-project.ts';
import { createReadCodeAtHand } from './code-at-hand.ts';
import type { CodeIn } from './contract.ts';
import { contextProjectOf, recordsOf } from './context-source.ts';
import { createContext, type ContextDomain } from './context/context.ts';
import { observeRefs, type CanonSource, type ExchangeSource } from './context/load.ts';
import { filesFor } from './context/worktree-files.ts';
import { createExecution, type ExecutionDomain } from './execution/execution.ts';
import type { ModelPort } from './execution/model-proposals.ts';
import { knownIdsOf } from './known-ids.ts';
import type { ExternalMemory } from './memory/external-memory.ts';
import { createMemory, type MemoryDomain } from './memory/memory.ts';
import { findOwnQuote } from './own-quotes.ts';
import type { ConfirmedChecks } from './proving/confirmed-checks.ts';
import { createProving, type ProvingDomain } from './proving/prove.ts';
import type { TaskChanged, Tasks } from './operations/tasks.ts';
import type { Transfer } from './transfer/operations.ts';
import { createTransfer } from './create-transfer.ts';
import { createWidenContext } from './widen-context.ts';
import { createWork, type Work } from './work.ts';

export interface OpenWorkDeps extends WorkDeps {
  readonly clock: Clock;
  readonly files: ProjectFiles;
  readonly workflows: Workflows;
  readonly commands: DeclaredCommands;
  readonly codeIn: CodeIn;
  readonly git: Git;
  readonly confirmed: ConfirmedChecks;
  /** Exchanges with models, which another domain keeps. */
  readonly exchangesOf?: ((projectId: string) => ExchangeSource) | undefined;
  /** What projects have learned, which another domain keeps. */
  readonly canonOf?: ((projectId: string) => CanonSource) | undefined;
  /** Models that propose steps, which another domain asks. */
  readonly models?: ModelPort | undefined;
  /** The memory that the user configured, else what the project knows; undefined where there is neither. */
  openMemory(projectOf: () => Promise<string>, call: Call): Promise<ExternalMemory | undefined>;
}

/** What the operations of work are over. */
export interface WorkApi extends Work, ContextDomain, ExecutionDomain, ProvingDomain, MemoryDomain, Transfer {}

export function openWork(deps: OpenWorkDeps): WorkApi {
  const { store, files, clock } = deps;
  const readCode = createReadCodeAtHand(store, deps.codeIn);
  const created = createWork(deps, {
    git: deps.git,
    readCode,
    observeRefs: ({ project_id, root }, refs, call) =>
      observeRefs(
        {
          files: filesFor(files, call),
          records: recordsOf(store, project_id),
          ...(deps.canonOf && { canon: deps.canonOf(project_id) }),
        },
        root,
        refs,
      ),
    realRoot: (root) => files.realRoot(root),
  });
  const work = { ...created, tasks: confirmingTyped(created.tasks, deps.confirmed) };
  const context: ContextDomain = createContext({
    files,
    exchangesOf: deps.exchangesOf,
    canonOf: deps.canonOf,
    projectOf: (projectId, call, owner) => contextProjectOf(store, projectId, call, owner),
    recordOverride: createWidenContext(createChange(deps)),
  });
  const memory: MemoryDomain = createMemory({
    open: (call, projectId) =>
      deps.openMemory(() => store.read(async (tx) => (await chooseProjectRow(tx, projectId, call)).project_id), call),
    clock,
    knownIds: (candidates, call, projectId) => knownIdsOf(store, candidates, call, projectId),
    findOwnQuote: (quotes) => findOwnQuote(store, quotes),
    projectName: (call, projectId) => store.read(async (tx) => (await chooseProjectRow(tx, projectId, call)).name),
  });
  const execution = createExecution({
    ...deps,
    ...work,
    loadContext: (input, call) => context.loadContext(input, call),
    readCode,
    claimTtlMs: CLAIM_TTL_MS,
  });
  const proving = createProving({ ...deps, ...work, chooseProject: chooseProjectRow });
  return { ...work, ...context, ...execution, ...proving, ...memory, ...createTransfer(deps) };
}

/** A check that the user set on the command line was seen by the user: nobody asks about it again. */
function confirmingTyped(tasks: Tasks, confirmed: ConfirmedChecks): Tasks {
  const typed = async (changed: TaskChanged, { actor }: Call): Promise<TaskChanged> => {
    const { project_id, checks } = changed.task;
    const commands = checks.filter(({ set_by }) => set_by === actor).map(({ command }) => command);
    // Where it cannot be kept, the user is asked once more.
    if (isCommandLine(actor) && commands.length > 0) await confirmed.add(project_id, commands).catch(() => {});
    return changed;
  };
  return {
    ...tasks,
    add: async (input, call) => typed(await tasks.add(input, call), input.checks ? call : NOBODY),
    update: async (input, call) => typed(await tasks.update(input, call), input.checks ? call : NOBODY),
  };
}

const NOBODY: Call = { actor: '' };

/** As the command line names its caller, in the process of that caller. */
function isCommandLine(actor: string): boolean {
  return actor.startsWith('cli:');
}
