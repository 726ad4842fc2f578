// A gateway on a fixture's database, with its real settings file, kill file and way out: each `open` is one process of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../src/base/clock.ts';
import type { openOutgoing } from '../../src/base/egress/open-outgoing.ts';
import type { Gateway } from '../../src/gateway/gateway.ts';
import { openGateway } from '../../src/gateway/open-gateway.ts';
import { gatewaySchema } from '../../src/gateway/schema.ts';
import type { Keychain } from '../../src/gateway/secrets/contract.ts';
import { gatewayRegistration } from '../../src/gateway/state/projection.ts';
import * as q from '../../src/gateway/queries.ts';
import type { WindowEntity } from '../../src/gateway/state/entities.ts';
import { readWindowsBetween } from '../../src/gateway/state/read-windows.ts';
import { readConfigFile, updateConfigFile } from '../../src/home/config-file.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { Fixture, Opened, OpenOptions } from './fixture.ts';

export const HOME_ID = '01990000-0000-7000-8000-00000000a001';

export interface OpenedGateway extends Opened {
  readonly gateway: Gateway;
  /** Every event of the gateway's stream, in order. */
  events(): Promise<{ readonly type: string; readonly payload: Record<string, unknown> }[]>;
  /** Every call, the first one first. */
  rows(): Promise<q.CallRow[]>;
  windows(): Promise<readonly WindowEntity[]>;
}

export interface GatewayOptions extends OpenOptions {
  readonly keychain?: Keychain;
  readonly timezone?: string;
  /** Of its waits and timeouts alone; the fixture's when not given. */
  readonly clock?: Clock;
  /** Where it leads elsewhere than the settings say. */
  readonly openOutgoing?: typeof openOutgoing;
  /** The home's folder; one of its own in the fixture's, and none on Postgres. */
  readonly home?: string;
}

export const configFolderOf = ({ folder }: Pick<Fixture, 'folder'>) => join(folder, 'config');
export const homeFolderOf = ({ folder }: Pick<Fixture, 'folder'>) => join(folder, 'home');
export const killFileOf = (fixture: Fixture) => join(homeFolderOf(fixture), 'kill-switch');

const NO_KEYS: Keychain = {
  get: async () => undefined,
  set: async () => {},
  delete: async () => false,
};

/** What a gateway needs of a fixture. */
type Place = Pick<Fixture, 'dialect' | 'folder' | 'ids' | 'open'> & { readonly clock: Clock };

export async function openGatewayOf(fixture: Place, options: GatewayOptions = {}): Promise<OpenedGateway> {
  const opened = await fixture.open({
    sequences: [ledgerSchema, gatewaySchema],
    kinds: [gatewayRegistration],
    ...options,
  });
  const configFolder = configFolderOf(fixture);
  const gateway = await openGateway({
    database: async () => opened,
    clock: options.clock ?? fixture.clock,
    ids: fixture.ids,
    homeId: HOME_ID,
    folder: fixture.dialect === 'sqlite' ? (options.home ?? homeFolderOf(fixture)) : options.home,
    timezone: () => options.timezone ?? 'UTC',
    keychain: options.keychain ?? NO_KEYS,
    openOutgoing: options.openOutgoing,
    configFolder,
    readConfigFile: (name) => readConfigFile(configFolder, name),
    updateConfigFile: (name, update) => updateConfigFile(configFolder, name, update, fixture),
    variable: () => undefined,
    fetch: () => Promise.reject(new Error('a gateway has its own way out')),
    git: {} as never,
    version: '0.0.0-test',
    protectedFolders: async () => [],
  });
  const { gatewayId } = await gateway.accounting();
  return {
    ...opened,
    gateway,
    async events() {
      const found = await opened.ledger.events(gatewayId, { limit: 1_000 });
      return found.map(({ event_type: type, payload }) => ({
        type,
        payload: JSON.parse(payload) as Record<string, unknown>,
      }));
    },
    async rows() {
      const rows = await opened.store.read((tx) =>
        tx.all(q.listCalls, gatewayId, Number.MAX_SAFE_INTEGER, '', '', '', '', '', '', 500),
      );
      return rows.toReversed();
    },
    windows: () =>
      opened.store.read((tx) => readWindowsBetween(tx, '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z')),
  };
}

export function writeDocument(fixture: Fixture, document: unknown): void {
  mkdirSync(configFolderOf(fixture), { recursive: true, mode: 0o700 });
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  writeFileSync(join(configFolderOf(fixture), 'gateway.json'), text, { mode: 0o600 });
}

/** What is reserved in all windows together: nothing, once every call ended. */
export function reservedIn(windows: readonly WindowEntity[]): number {
  return windows.flatMap(({ reserved }) => Object.values(reserved)).reduce((sum, each) => sum + each, 0);
}
