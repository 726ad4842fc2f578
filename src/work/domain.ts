// Work as one value: its database, tables, streams, errors and operations, and how it is opened.
import { createDeclaredCommands } from '../kernel/commands/declared-commands.ts';
import { defineDomain, type DomainHome } from '../kernel/domain.ts';
import { createProjectFiles } from '../store/project-files.ts';
import type { FindByWords } from './change.ts';
import { createCodeIn } from './code-at-hand.ts';
import { workRefusals } from './contract.ts';
import type { Call } from '../base/operation.ts';
import type { ExternalMemory } from './memory/external-memory.ts';
import { memoryFailures, memoryRefusals } from './memory/contract.ts';
import { openMemory } from './memory/open-memory.ts';
import type { CanonSource, ExchangeSource } from './context/load.ts';
import type { ModelPort } from './execution/model-proposals.ts';
import { openWork, type WorkApi } from './open-work.ts';
import { createConfirmedChecks } from './proving/confirmed-checks.ts';
import { provingRefusals } from './proving/contract.ts';
import { workOperations } from './operations.ts';
import { transferRefusals } from './transfer/contract.ts';
import { isHomeEmpty } from './is-home-empty.ts';
import { workRegistration, workSchema } from './work.ts';

/** What work needs of a home besides what every domain gets. */
export interface WorkHome extends DomainHome {
  readonly findByWords?: FindByWords;
  readonly exchangesOf?: ((projectId: string) => ExchangeSource) | undefined;
  readonly canonOf?: ((projectId: string) => CanonSource) | undefined;
  readonly models?: ModelPort | undefined;
  /** What a project knows as a memory, where the user named no other; another domain keeps it. */
  readonly memoryOfCanon?: ((projectId: string, call: Call) => ExternalMemory) | undefined;
}

export const workDomain = defineDomain({
  name: 'work',
  title: 'Work: projects, goals, tasks, checkpoints, claims',
  database: 'work',
  schema: [workSchema],
  kinds: [workRegistration],
  errors: [
    { title: 'Work', refusals: workRefusals },
    { title: 'Proof by doing', refusals: provingRefusals },
    { title: 'Import and export', refusals: transferRefusals },
    { title: 'External memory', refusals: memoryRefusals, failures: memoryFailures },
  ],
  operations: workOperations,
  isEmpty: isHomeEmpty,
  async open(home: WorkHome): Promise<WorkApi> {
    const { store, ledger } = await home.database();
    const { clock, ids, configFolder, fetch, version } = home;
    const readConfigFile = (name: string) => home.readConfigFile(name);
    return openWork({
      store,
      ledger,
      ids,
      ...(home.findByWords ? { findByWords: home.findByWords } : {}),
      clock,
      files: createProjectFiles({ protectedFolders: () => home.protectedFolders() }),
      codeIn: createCodeIn(home.git),
      confirmed: createConfirmedChecks({
        readConfigFile,
        updateConfigFile: (name, update) => home.updateConfigFile(name, update),
      }),
      workflows: ledger.workflows,
      commands: createDeclaredCommands({
        configFolder,
        clock,
        readConfigFile,
        variable: (name) => home.variable(name),
      }),
      git: home.git,
      exchangesOf: home.exchangesOf,
      canonOf: home.canonOf,
      models: home.models,
      async openMemory(projectOf, call) {
        const named = await openMemory({ configFolder, fetch, version, readConfigFile });
        return named ?? home.memoryOfCanon?.(await projectOf(), call);
      },
    });
  },
});
