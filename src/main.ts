// The library's entry point and the composition root: puts the domains on top of the databases of a home.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { systemTimezone, toTimestamp, type Clock } from './base/clock.ts';
import { refuse } from './base/contract.ts';
import type { openOutgoing } from './base/egress/open-outgoing.ts';
import { workPlaceOf } from './base/git-worktree.ts';
import { ASK_FILE, keepPruned, listEnded, readAskDocument, readOpenDrift, type Ask } from './ask/ask.ts';
import type { AskHome } from './ask/open-ask.ts';
import { findMarkers } from './base/memory-boundary.ts';
import type { Ids } from './base/ids.ts';
import { uuidOf } from './base/named-id.ts';
import { systemFetch } from './base/network.ts';
import { bindLazily, type Call, type Operation } from './base/operation.ts';
import { systemProcesses, type ProcessRef, type Processes } from './base/processes.ts';
import { VERSION } from './base/version.ts';
import { readConfig, readUserPlaces, readVariable } from './config.ts';
import { domains } from './domains.ts';
import type { Restored } from './home/backup.ts';
import { configReader, updateConfigFile } from './home/config-file.ts';
import { databasesOf } from './home/database-list.ts';
import { diagnoseHomeOver } from './home/diagnose-home.ts';
import type { HomeDiagnosis } from './home/diagnosis.ts';
import { folderOf, postgresUrlOf } from './home/find-home.ts';
import { observeHome } from './home/observe-home.ts';
import { openOnce } from './home/open-once.ts';
import { openHomeOver, type OpenHomeOptions, type OpenedHome } from './home/open-home.ts';
import { portsOf, type HomeOptions } from './home/ports.ts';
import { restoreHomeOver } from './home/restore-home.ts';
import { createTurnSource } from './ask/exchange/recall-source.ts';
import { createEmbed } from './ask/recall/create-embed.ts';
import type { Embed, RecallSource } from './ask/recall/contract.ts';
import type { OpenRecall, RecallHome } from './ask/recall/open-recall.ts';
import { GATEWAY_FILE, createModelOfMind, createSettings, type Gateway } from './gateway/gateway.ts';
import type { KillState } from './gateway/kill/kills.ts';
import type { GatewayHome } from './gateway/open-gateway.ts';
import { gatewayOperations } from './gateway/operations.ts';
import type { Keychain } from './gateway/secrets/contract.ts';
import type { AnyDomain } from './kernel/domain.ts';
import type { Jobs } from './kernel/jobs/jobs.ts';
import { createGit, type Git, type Kernel } from './kernel/kernel.ts';
import type { Workflows } from './kernel/workflows/workflows.ts';
import {
  canonArtifacts,
  createCanonSource,
  createSaidSource,
  createMemoryOfCanon,
  quotedEntry,
  type GoneSession,
  type Mind,
  type SessionKey,
  type WorkOfSessions,
} from './mind/mind.ts';
import type { MindHome } from './mind/open-mind.ts';
import type { Store } from './store/store.ts';
import { createTranscripts } from './surfaces/coding-agents/create-transcripts.ts';
import { readTranscript } from './surfaces/coding-agents/transcripts.ts';
import { findDaemon } from './surfaces/http/daemon-info.ts';
import { besideDrafts } from './surfaces/sessions/beside-drafts.ts';
import { observeAfter } from './surfaces/sessions/observe-after.ts';
import { createSessionEnds } from './surfaces/sessions/session-ends.ts';
import { createWorkWords } from './surfaces/sessions/work-words.ts';
import { projectNameSchema, rootSchema, type Project } from './work/contract.ts';
import { readProject } from './work/records/read-record.ts';
import { createWorkSource, everyWorkText } from './work/recall-source.ts';
import type { WorkHome } from './work/domain.ts';
import { moveProjects } from './work/move-projects.ts';
import { readStanding } from './work/hot.ts';
import type { WorkApi } from './work/open-work.ts';
import type { NewProject } from './work/operations/projects.ts';
import { readTaskStanding } from './work/task-standing.ts';
import { readTagsOfTasks } from './work/tags-of-tasks.ts';
import { createWorkAtHand } from './work/work-at-hand.ts';
import { countWorkOfOwner, readWorkOfOwner } from './work/work-of-owner.ts';
import type { Work } from './work/work.ts';

export { VERSION } from './base/version.ts';
export type { DatabaseDescriptor } from './home/contract.ts';
export type { FoundDatabase, HomeDiagnosis, LoosePath } from './home/diagnosis.ts';
export { daemonPlaceOf as daemonPlace, type OpenHomeOptions } from './home/open-home.ts';
export type { HomeOptions } from './home/ports.ts';
export { HOME_NAME } from './base/home-name.ts';
export { Bug, Failure, Refusal } from './base/errors.ts';
export { parseVerifierKey } from './base/signed-note.ts';
export { readConfig, type Config, type S3Config } from './config.ts';
export { defineEvent, defineStreamKind } from './ledger/contract.ts';
export { changeUnitKey, logicalChangeKey } from './kernel/notifications/change-keys.ts';
export { coalesce } from './kernel/notifications/change-units.ts';
export { tokenKey } from './kernel/notifications/tokens.ts';
export { register } from './ledger/streams/registry.ts';
export { StepFailed } from './kernel/workflows/errors.ts';
export { uuidOf } from './base/named-id.ts';
export { verifyProof, type Proof } from './ledger/proof/proof.ts';
export { sql } from './store/store.ts';
export type { Decide, DecideView } from './ledger/append/append-plan.ts';
export type {
  AppendOptions,
  AppendResult,
  EntitiesOf,
  Entity,
  EntityChange,
  EntityView,
  EventOf,
  EventRow,
  NewEvent,
  StateDocument,
  StateOf,
  StreamInfo,
  StreamKind,
  StreamRef,
  Token,
} from './ledger/contract.ts';
export type { ChangedFile, CodeState, Git, Kernel as Ledger, NoGit } from './kernel/kernel.ts';
export type { LedgerStatus } from './ledger/ledger.ts';
export type {
  Enqueued,
  EnqueueOptions,
  JobHandler,
  KindOptions,
  ListJobsOptions,
  NewJob,
  RunningJob,
  Worker,
  WorkerOptions,
} from './kernel/jobs/contract.ts';
export type { Job, JobState } from './kernel/jobs/queries.ts';
export type { Jobs } from './kernel/jobs/jobs.ts';
export type { HeldLease, Lease, Leases } from './ledger/lease/contract.ts';
export type { StepContext, StepOptions, WorkflowFunction, WorkflowRun } from './kernel/workflows/contract.ts';
export type { WorkflowInfo, WorkflowStatus } from './kernel/workflows/queries.ts';
export type { ReportedStep, WorkflowReport } from './kernel/workflows/report.ts';
export type { Workflows } from './kernel/workflows/workflows.ts';
export type {
  Consumer,
  ConsumerOptions,
  Handler as NotificationHandler,
  TransactionHandler,
} from './kernel/notifications/consumers.ts';
export type { ChangeUnit, NotificationBatch, NotificationFilter } from './kernel/notifications/contract.ts';
export type { Notifications } from './kernel/notifications/notifications.ts';
export type { Subscription } from './kernel/notifications/subscriptions.ts';
export type { ReadEvent } from './ledger/read/read-events.ts';
export type { Registration } from './ledger/streams/registry.ts';
export type { RestoredState } from './ledger/snapshots/restore.ts';
export type { RollbackOptions } from './ledger/append/rollback.ts';
export type { Problem, VerifyReport } from './ledger/verify/report.ts';
export type { MigrationSequence } from './store/migrations.ts';
export type { ReadTx, Statement, Store, WriteTx } from './store/store.ts';

/** The domains of the home. The default is the product's list; a list of your own must begin with it. */
export interface DomainOptions {
  readonly domains?: readonly AnyDomain[];
}

export interface ProcessOptions {
  /** Which processes run on this machine; the system's by default. */
  readonly processes?: Processes;
  /** The way out to providers of models, and where their keys are; the system's by default. */
  readonly openOutgoing?: typeof openOutgoing;
  readonly keychain?: Keychain;
  /** Makes vectors for recall; the gateway's offline model by default. */
  readonly embed?: Embed;
  /** Further sources of documents for recall. */
  readonly recallSources?: readonly RecallSource[];
}

export interface Home extends Omit<OpenedHome, 'folder' | 'clock' | 'configFolder' | 'settle'> {
  /** Whose roots were changed, because the home was trusted in a new place. */
  readonly movedProjects: readonly Project[];
  /** Of the home's first database. */
  readonly store: Store;
  readonly ledger: Kernel;
  /** Durable functions over the ledger's streams. */
  readonly workflows: Workflows;
  readonly jobs: Jobs;
  /** Goals, tasks, checkpoints and claims, by project. */
  readonly work: Work & Pick<WorkApi, 'executeStep'>;
  /** What git says of a folder on this machine; undefined where it says nothing. */
  readonly git: Git;
  /** Agent sessions; the first call opens the database. */
  mind(): Promise<Mind>;
  /** Providers, budgets and calls of models; the first call opens the database. */
  gateway(): Promise<Gateway>;
  /** What the project knows about something; the first call opens the database, and makes it. */
  recall(): Promise<OpenRecall>;
  /** Keeps the index behind recall in step with the home, by a job, until it is stopped. */
  keepIndexed(onError: (error: unknown) => void): Promise<{ stop(): Promise<void> }>;
  /** Observes and seals sessions of agents by jobs, until it is stopped. */
  keepDistilled(onError: (error: unknown) => void): Promise<{ stop(): Promise<void> }>;
  /** Prunes texts of old exchanges by a job, as the user's ask.json says, until it is stopped. */
  keepPruned(onError: (error: unknown) => void): { stop(): Promise<void> };
  /** Every operation of the home, as all surfaces offer it. */
  readonly operations: readonly Operation[];
  /** Ends sessions whose agent was killed on this machine, frees what they hold, and has drafts made of what they left. */
  endGoneSessions(options?: { readonly drafts?: boolean }): Promise<readonly GoneSession[]>;
  /** Releases what an agent's session holds under this name, unless it has begun again. Whether it held anything. */
  releaseEnded(session: SessionKey, owner: string, call: Call): Promise<boolean>;
  /** Whether an agent's session that acts under this name is open in a window that is none of these processes. */
  isOpenElsewhere(owner: string, own: readonly ProcessRef[]): Promise<boolean>;
  /** Calls one operation by name, by default as the embedding program. */
  call(name: string, input?: unknown, call?: Call): Promise<unknown>;
}

/** The operations of a home without opening one: for help, completion and descriptions. */
export const operationDefinitions: readonly Operation['definition'][] = definitionsOf();

export function definitionsOf(of: readonly AnyDomain[] = domains): readonly Operation['definition'][] {
  return of.flatMap(({ operations }) => Object.values(operations));
}

export async function openHome(options: OpenHomeOptions & DomainOptions & ProcessOptions = {}): Promise<Home> {
  const all = options.domains ?? domains;
  refuseUnnameable(options);
  const opened = await openHomeOver(databasesOf(all), options);
  try {
    return await serveDomains(opened, all, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Before any other process may open a home that came from elsewhere: its projects' roots are another user's paths. */
async function putRootsRight(opened: OpenedHome, { projects }: Work): Promise<readonly Project[]> {
  const { folder, isFromElsewhere } = opened;
  if (folder === undefined) return [];
  const place = { folder: dirname(folder), isFromElsewhere, exists: existsSync, realPath: realpathSync };
  const moved = await moveProjects(projects, place, { actor: 'library' });
  if (isFromElsewhere) await opened.settle();
  return moved;
}

export interface RestoredHome extends Restored {
  /** Whose roots were changed, because the backup is of a home that this user never worked with. */
  readonly moved_projects: readonly Project[];
}

/** Restores the home from a backup after verifying that. The current state is kept aside. */
export async function restoreHome(backup: string, options: HomeOptions & DomainOptions = {}): Promise<RestoredHome> {
  const restored = await restoreHomeOver(databasesOf(options.domains ?? domains), backup, options);
  if (!restored.is_from_elsewhere) return { ...restored, moved_projects: [] };
  // Until this is done, the home is refused: a process that dies here leaves it to `trust`.
  const home = await openHome({ ...options, trust: true });
  await home.close();
  return { ...restored, moved_projects: home.movedProjects };
}

/** Inspects a home without opening it, even if it is damaged. */
export function diagnoseHome(options: HomeOptions & DomainOptions = {}): Promise<HomeDiagnosis> {
  return diagnoseHomeOver(databasesOf(options.domains ?? domains), options);
}

/** Opens each domain when one of its operations is first called; work is opened at once, because every home has it. */
async function serveDomains(
  opened: OpenedHome,
  all: readonly AnyDomain[],
  options: OpenHomeOptions & ProcessOptions,
): Promise<Home> {
  const { databases, homeId, configFolder, folder } = opened;
  const readConfigFile = configReader(configFolder, GATEWAY_FILE);
  const { store, ledger } = databases.first;
  const git = createGit({ variable: readVariable });
  const apis = new Map(
    all.map((domain) => {
      const open = () => domain.open(homeFor(domain, opened) as never);
      return [domain.name, openOnce(open, async (api) => domain.close?.(api as never))];
    }),
  );
  const apiOf = async (name: string): Promise<unknown> => {
    const api = apis.get(name);
    if (!api) throw refuse('unknown_operation', `This home was opened without the domain "${name}"`, { domain: name });
    return api.get();
  };
  const bound = all
    .flatMap(({ name, operations: table }) => bindLazily(() => apiOf(name) as Promise<never>, table))
    .map((operation): Operation => ({
      definition: operation.definition,
      role: operation.role,
      run: (input, call) => operation.run(input, workPlaceOf(call)),
    }));
  // Looking must not make a database.
  const isMade = async (wanted: string) => (await databases.made(() => {})).some(({ name }) => name === wanted);
  const mind = async (): Promise<Mind | undefined> =>
    (await isMade('mind')) ? ((await apiOf('mind')) as Mind) : undefined;
  const workOfSessions: WorkOfSessions = {
    projectOf: async (ref, call) => ((await apiOf('work')) as WorkApi).projects.choose(ref, call),
    rootOf: async (projectId) => (await store.read((tx) => readProject(tx, projectId))).root,
    taskOf: (projectId, ref) => readTaskStanding(store, projectId, ref),
    recordedAt: async (projectId) => (await readStanding(store, projectId, null)).recorded_at,
    nameOf: async (projectId) => (await store.read((tx) => readProject(tx, projectId))).name,
    isOnly: async (projectId) => {
      const projects = await ((await apiOf('work')) as WorkApi).projects.list();
      return projects.every(({ project_id }) => project_id === projectId);
    },
    tagsOfTasks: (projectId, taskIds) => readTagsOfTasks(store, projectId, taskIds),
  };
  const modelOfMind = createModelOfMind({
    settings: createSettings({
      readConfigFile,
      updateConfigFile: (name, update) => updateConfigFile(configFolder, name, update, opened),
    }),
    gateway: () => apiOf('gateway') as Promise<Gateway>,
  });
  const recall = () => apiOf('embeddings') as Promise<OpenRecall>;
  const mindStore = async () => ((await isMade('mind')) ? (await databases.get('mind')).store : undefined);
  const recallIfMade = async () => ((await isMade('embeddings')) ? recall() : undefined);
  const embed =
    options.embed ??
    createEmbed({
      gateway: () => apiOf('gateway') as Promise<Gateway>,
      isWanted: async () => readAskDocument(await readConfigFile(ASK_FILE)).vectors ?? true,
    });
  const sessions = createSessionEnds({
    operations: bound,
    processes: options.processes ?? systemProcesses,
    mind,
    work: workOfSessions,
  });
  const withDraft = besideDrafts({ mind, work: workOfSessions });
  const observing = observeAfter({ mind });
  const operations = bound.map((operation) => stoppingAnyway(observing(withDraft(sessions.watching(operation)))));
  const byName = new Map(operations.map((operation) => [operation.definition.name, operation]));
  const work = (await apiOf('work')) as WorkApi;
  // Processes that create the home at the same moment mean the same project.
  const project = firstProject(opened, options);
  if (project) await work.projects.createDefault(uuidOf(`default project of ${homeId}`), project);
  const movedProjects = options.trust === true ? await putRootsRight(opened, work) : [];
  return {
    ...opened,
    movedProjects,
    store,
    ledger,
    get workflows() {
      return ledger.workflows;
    },
    get jobs() {
      return ledger.jobs;
    },
    work,
    git,
    mind: () => apiOf('mind') as Promise<Mind>,
    gateway: () => apiOf('gateway') as Promise<Gateway>,
    recall,
    keepIndexed: async (onError) => (await recall()).keepIndexed(onError),
    keepDistilled: async (onError) => ((await apiOf('mind')) as Mind).keepDistilled(onError),
    keepPruned: (onError) =>
      keepPruned({
        readDocument: () => readConfigFile(ASK_FILE),
        async open() {
          const { ledger: exchanges, retention } = (await apiOf('ask')) as Ask;
          return { jobs: exchanges.jobs, retention };
        },
        clock: opened.clock,
        onError,
      }),
    operations,
    endGoneSessions: ({ drafts = true } = {}) => (drafts ? sessions.endGoneAndDraft() : sessions.endGone()),
    releaseEnded: (session, owner, call) => sessions.releaseEnded(session, owner, call),
    isOpenElsewhere: (owner, own) => sessions.isOpenElsewhere(owner, own),
    async close() {
      await sessions.settled();
      // A domain that cannot be ended must not keep the databases open.
      await Promise.allSettled([...apis.values()].map((api) => api.close()));
      await opened.close();
    },
    async call(name, input, call = { actor: 'library' }) {
      const operation = byName.get(name);
      if (!operation) throw refuse('unknown_operation', `There is no operation "${name}"`, { operation: name });
      return operation.run(input, call);
    },
  };

  /** A database of calls that is gone or damaged must not keep those from being stopped that other processes still make. */
  function stoppingAnyway(operation: Operation): Operation {
    if (operation.definition.name !== KILL || folder === undefined) return operation;
    const run: Operation['run'] = async (input, call) => {
      try {
        await apiOf('gateway');
      } catch (error) {
        const stopped = await killByFile(folder, input, call.actor, { ...opened, makesFile: true });
        if (stopped) return stopped;
        throw error;
      }
      return operation.run(input, call);
    };
    return { ...operation, run };
  }

  /** With what one domain asks of another, which it does not import. */
  function homeFor(
    { database }: AnyDomain,
    home: OpenedHome,
  ): GatewayHome & RecallHome & WorkHome & OpenedHome & AskHome & MindHome {
    return {
      ...home,
      gateway: () => apiOf('gateway') as Promise<Gateway>,
      workAtHand: async (projectId) => createWorkAtHand(((await apiOf('work')) as WorkApi).reads)(projectId),
      async countInWork(holds) {
        let count = 0;
        for await (const text of everyWorkText(store)) if (holds(text)) count += 1;
        return count;
      },
      observed: observeHome(home, {
        version: VERSION,
        findDaemon: () => findDaemon(home.daemonPlace),
        killScopes: async () => ((await apiOf('gateway')) as Gateway).kills.scopes(),
      }),
      recall,
      recallIfMade,
      findByWords: async (projectId, text, limit) => {
        const index = await recallIfMade();
        if (!index) return undefined;
        const refs = await index.find(projectId, text, ['task', 'goal'], limit * 2);
        const of = (kind: string) =>
          refs.flatMap((ref) => (ref.startsWith(`${kind}:`) ? ref.slice(kind.length + 1) : []));
        return { tasks: of('task'), goals: of('goal') };
      },
      recallSources: async () => [
        createWorkSource(store),
        createTurnSource(async () =>
          (await isMade('exchanges')) ? (await databases.get('exchanges')).store : undefined,
        ),
        createCanonSource(mindStore),
        createSaidSource(mindStore),
        ...(options.recallSources ?? []),
      ],
      artifactSources: [
        canonArtifacts({
          async open() {
            const made = await mind();
            return made && { store: made.store, hashOf: (await made.t3()).hashOf };
          },
        }),
      ],
      recallIndex: {
        isMade: () => isMade('embeddings'),
        countOf: async (projectId, refs) => (await recall()).countOf(projectId, refs),
        async catchUp() {
          await (await recall()).index({ actor: 'mind' }, { vectors: false });
          await (await databases.get('embeddings')).store.emptyLog();
        },
      },
      likeness: async (projectId, ref, others) =>
        (await recallIfMade())?.likeness(projectId, ref, others) ?? new Map<string, number>(),
      openDrift: async (projectId) =>
        (await isMade('exchanges')) ? readOpenDrift((await databases.get('exchanges')).store, projectId) : [],
      isStatus: (text) => findMarkers(text).length > 0,
      modelOfMind,
      memoryOfCanon: (projectId, { person, runBy }) => ({
        name: 'canon',
        async query(query) {
          const made = await mind();
          return made ? createMemoryOfCanon((await made.t3()).canon, projectId).query(query) : [];
        },
        async write(learning, provenance) {
          const { canon } = await ((await apiOf('mind')) as Mind).t3();
          const source = person === true && runBy === undefined ? 'person' : 'agent';
          return createMemoryOfCanon(canon, projectId, source).write(learning, provenance);
        },
      }),
      // Where no model is on, the database of exchanges is not made either.
      askMind: async (...question) =>
        (await modelOfMind.isOn()) ? ((await apiOf('ask')) as Ask).mind.observe(...question) : undefined,
      embed,
      exchangesOf: (projectId) => ({
        async read(id) {
          const made = await databases.made(() => {});
          if (!made.some(({ name }) => name === 'exchanges')) return undefined;
          return ((await apiOf('ask')) as Ask).quoted(projectId, id);
        },
      }),
      canonOf: (projectId) => ({
        async read(anchor) {
          const made = await mind();
          return made && quotedEntry((await made.t3()).canon, projectId, anchor);
        },
      }),
      models: {
        propose: async (wanted, call) => ((await apiOf('ask')) as Ask).steps.propose(wanted, call),
        async proposed(projectId, exchangeId) {
          const made = await databases.made(() => {});
          if (!made.some(({ name }) => name === 'exchanges')) return undefined;
          return ((await apiOf('ask')) as Ask).steps.proposed(projectId, exchangeId);
        },
      },
      work: workOfSessions,
      readTranscript,
      countWork: (projectId, owner) => countWorkOfOwner(store, projectId, owner),
      readWorkInHand: (projectId, owner, taskIds) => readWorkOfOwner(store, projectId, owner, taskIds),
      readWorkWords: createWorkWords({ work: store, mind }),
      transcripts: createTranscripts({ variable: readVariable, homeFolder: () => readUserPlaces().user }),
      t0Ports: {
        listExchanges: async (projectId, after, limit) =>
          (await isMade('exchanges'))
            ? listEnded((await databases.get('exchanges')).store, projectId, after, limit)
            : [],
      },
      timezone: systemTimezone,
      openOutgoing: options.openOutgoing,
      keychain: options.keychain,
      database: () => databases.get(database),
      fetch: systemFetch,
      git,
      version: VERSION,
      readConfigFile,
      updateConfigFile: (name, update) => updateConfigFile(configFolder, name, update, home),
      variable: readVariable,
      async protectedFolders() {
        const homes = await home.knownFolders();
        return [configFolder, ...(folder === undefined ? [] : [folder]), ...homes];
      },
    };
  }
}

interface Stopped {
  readonly killed: true;
  readonly switches: readonly KillState[];
}

/**
 * For `kill on` where the home cannot be opened, as on a full disk. Undefined where nothing was stopped: on a server, or in a folder in
 * which no call was ever made.
 */
export async function killUnopened(options: HomeOptions, input: unknown, by: string): Promise<Stopped | undefined> {
  const config = options.config ?? readConfig();
  if (postgresUrlOf(options, config) !== undefined) return undefined;
  return killByFile(folderOf(options, config), input, by, { ...portsOf(options), makesFile: false });
}

const KILL = 'gateway.kill';

/** Undefined where the input is not of `kill on`, or where there is no file to write it to and none may be made. */
async function killByFile(
  folder: string,
  input: unknown,
  by: string,
  ports: { readonly clock: Clock; readonly ids: Ids; readonly makesFile: boolean },
): Promise<Stopped | undefined> {
  const asked = gatewayOperations[KILL].input.safeParse(input);
  if (!asked.success) return undefined;
  const { stopWithoutDatabase } = await import('./gateway/kill/kill-file.ts');
  const { scope, reason = null } = asked.data;
  const added = { scope, since: toTimestamp(ports.clock.now()), by, reason };
  const switches = await stopWithoutDatabase(folder, added, ports);
  return switches && { killed: true, switches };
}

/** A home whose project could not be made is not made either. */
function refuseUnnameable(options: OpenHomeOptions): void {
  const { create = false, config = readConfig() } = options;
  if (!create || postgresUrlOf(options, config) !== undefined) return;
  const named = dirname(folderOf(options, config));
  const root = existsSync(named) ? realpathSync(named) : named;
  const checked = rootSchema.safeParse(root);
  if (checked.success) return;
  const why = checked.error.issues.map(({ message }) => message).join('; ');
  throw refuse('invalid_input', `No home can be made in ${JSON.stringify(root)}: the path ${why}`, {
    issues: [{ path: 'root', message: why }],
  });
}

/** The first project of a new home: the folder it lies in. A home on a server lies in no folder, or in many. */
function firstProject({ folder, isNew }: OpenedHome, { create = false }: OpenHomeOptions): NewProject | undefined {
  if (folder === undefined) return create || isNew ? { name: 'default', root: null } : undefined;
  if (!create) return undefined;
  const root = dirname(folder);
  const name = projectNameSchema.safeParse(basename(root));
  // A folder may have a longer name than a project.
  return { name: name.success ? name.data : 'default', root };
}
