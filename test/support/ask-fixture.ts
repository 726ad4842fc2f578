// Ask on a fixture's database, over a real gateway whose one provider is a model on loopback: each `open` is one process of it.
import type { Machine } from '../../src/base/machine.ts';
import type { WorkAtHand } from '../../src/ask/artifacts/work-source.ts';
import type { Ask } from '../../src/ask/ask.ts';
import { askDomain } from '../../src/ask/domain.ts';
import { openAsk, type AskHome } from '../../src/ask/open-ask.ts';
import { askOperations } from '../../src/ask/operations.ts';
import { askIdOf } from '../../src/ask/pipeline/record.ts';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { gatewayDomain } from '../../src/gateway/domain.ts';
import { readConfigFile, updateConfigFile } from '../../src/home/config-file.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { Fixture } from './fixture.ts';
import { createRecall, type Recall } from '../../src/ask/recall/recall.ts';
import { recallSchema } from '../../src/ask/recall/schema.ts';
import { createTurnSource } from '../../src/ask/exchange/recall-source.ts';
import { configFolderOf, openGatewayOf, type GatewayOptions, type OpenedGateway } from './gateway-fixture.ts';
import { MODEL, PERSON } from './gateway-questions.ts';

export const PROJECT = '01990000-0000-7000-8000-00000000b001';
export const OTHER_PROJECT = '01990000-0000-7000-8000-00000000b002';
export const LAB_MODEL = `lab/${MODEL}`;

const GIB = 1024 ** 3;

/** A machine whose figures never change. */
export const STILL_MACHINE: Machine = {
  cpu: () => ({ cores: 4, usableCores: 4, load: 0.42 }),
  memory: () => ({ totalBytes: 8 * GIB, usedBytes: 3 * GIB, swapUsedBytes: 0, isContainer: false }),
  disk: async () => ({ device: '1', totalBytes: 100 * GIB, freeBytes: 71 * GIB }),
  uptimeS: () => 86_400,
  temporaryFolder: '/tmp',
};

export interface AskOptions extends GatewayOptions {
  readonly workAtHand?: (projectId: string) => Promise<WorkAtHand | undefined>;
  readonly machine?: Machine;
  /** Of the callers' projects: by name. */
  readonly projects?: Readonly<Record<string, string>>;
}

export interface OpenedAsk extends OpenedGateway {
  readonly ask: Ask;
  /** Calls an operation of ask. */
  call<Answer = Record<string, never>>(name: keyof typeof askOperations, input?: object, call?: Call): Promise<Answer>;
  /** The events of the project's exchanges, in order. */
  told(projectId?: string): Promise<{ readonly type: string; readonly payload: Record<string, unknown> }[]>;
}

export async function openAskOf(fixture: Fixture, options: AskOptions = {}): Promise<OpenedAsk> {
  const opened = await openGatewayOf(fixture, {
    sequences: [ledgerSchema, ...gatewayDomain.schema, ...askDomain.schema, recallSchema],
    kinds: [...gatewayDomain.kinds, ...askDomain.kinds],
    ...options,
  });
  const configFolder = configFolderOf(fixture);
  let recall: Recall | undefined;
  const home: AskHome = {
    database: async () => opened,
    clock: options.clock ?? fixture.clock,
    ids: fixture.ids,
    gateway: async () => opened.gateway,
    work: {
      projectOf: async (ref) => options.projects?.[ref ?? ''] ?? ref ?? PROJECT,
      rootOf: async () => null,
    },
    recall: async () => {
      recall ??= createRecall({
        store: opened.store,
        clock: fixture.clock,
        sources: [createTurnSource(async () => opened.store)],
      });
      return recall;
    },
    recallIfMade: async () => recall,
    workAtHand: options.workAtHand ?? (async () => undefined),
    observed: {
      folder: undefined,
      service: async () => ({
        version: '0.0.0-test',
        daemon: undefined,
        databases: { made: 2, fitting: 2 },
        jobs: { ready: 0, running: 0, dead: 0 },
        backups: undefined,
        killScopes: [],
      }),
      sizes: async () => ({ databasesBytes: 1_000, blobsBytes: 0, backupsBytes: 0 }),
    },
    machine: options.machine ?? STILL_MACHINE,
    configFolder,
    readConfigFile: (name) => readConfigFile(configFolder, name),
    updateConfigFile: (name, update) => updateConfigFile(configFolder, name, update, fixture),
    variable: () => undefined,
    fetch: () => Promise.reject(new Error('ask has no way out of its own')),
    git: {} as never,
    version: '0.0.0-test',
    protectedFolders: async () => [],
  };
  const ask = await openAsk(home);
  const operations = new Map(bindOperations(ask, askOperations).map((each) => [each.definition.name, each]));
  return {
    ...opened,
    ask,
    async call<Answer>(name: string, input: object = {}, call: Call = PERSON) {
      return (await operations.get(name)?.run(input, call)) as Answer;
    },
    async told(projectId = PROJECT) {
      const found = await opened.ledger.events(askIdOf(projectId), { limit: 1_000 });
      return found.map(({ event_type: type, payload }) => ({
        type,
        payload: JSON.parse(payload) as Record<string, unknown>,
      }));
    },
  };
}
