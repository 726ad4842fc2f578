// A gateway on a fixture's database, with its real settings file, kill file and way out: each `open` is one process of it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../src/base/clock.ts';
import type { Call } from '../../src/base/operation.ts';
import type { CallRequest } from '../../src/gateway/calls/calls.ts';
import type { Gateway } from '../../src/gateway/gateway.ts';
import { openGateway } from '../../src/gateway/open-gateway.ts';
import { shownFacts } from '../../src/gateway/policy/decide-access.ts';
import { gatewaySchema } from '../../src/gateway/schema.ts';
import type { Keychain } from '../../src/gateway/secrets/contract.ts';
import { documentSchema, type GatewayDocument } from '../../src/gateway/settings/document.ts';
import { gatewayRegistration } from '../../src/gateway/state/projection.ts';
import * as q from '../../src/gateway/queries.ts';
import { readConfigFile, updateConfigFile } from '../../src/home/config-file.ts';
import { ledgerSchema } from '../../src/ledger/schema.ts';
import type { Fixture, Opened, OpenOptions } from './fixture.ts';

export const HOME_ID = '01990000-0000-7000-8000-00000000a001';
export const PERSON: Call = { actor: 'cli:person', person: true, isLocal: true };
export const MODEL = 'test-model';

export interface OpenedGateway extends Opened {
  readonly gateway: Gateway;
  /** Every event of the gateway's stream, in order. */
  events(): Promise<{ readonly type: string; readonly payload: Record<string, unknown> }[]>;
  /** Every call, the first one first. */
  rows(): Promise<q.CallRow[]>;
  windows(): Promise<q.WindowRow[]>;
}

export interface GatewayOptions extends OpenOptions {
  readonly keychain?: Keychain;
  readonly timezone?: string;
  /** Of its waits and timeouts alone; the fixture's when not given. */
  readonly clock?: Clock;
  /** The home's folder; one of its own in the fixture's, and none on Postgres. */
  readonly home?: string;
}

export const configFolderOf = ({ folder }: Fixture) => join(folder, 'config');
export const homeFolderOf = ({ folder }: Fixture) => join(folder, 'home');
export const killFileOf = (fixture: Fixture) => join(homeFolderOf(fixture), 'kill-switch');

const NO_KEYS: Keychain = {
  get: async () => undefined,
  set: async () => {},
  delete: async () => false,
};

export async function openGatewayOf(fixture: Fixture, options: GatewayOptions = {}): Promise<OpenedGateway> {
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
      opened.store.read((tx) => tx.all(q.readScopes, '1970-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z')),
  };
}

type Given<T> = T extends object ? { readonly [Key in keyof T]?: Given<T[Key]> } : T;

/** A document whose one provider is at this address, with consent to its model. */
export function documentFor(
  url: string,
  more: Omit<Given<GatewayDocument>, 'providers'> & { readonly provider?: Record<string, unknown> } = {},
): GatewayDocument {
  const { provider, ...rest } = more;
  const declared = { kind: 'openai-compatible', url, local: true, auth: 'none', max_attempts: 1, ...provider };
  const { providers } = documentSchema.parse({ providers: { lab: declared } });
  const lab = providers['lab'];
  if (!lab) throw new Error('there is no provider');
  const consent = {
    provider: 'lab',
    model: MODEL,
    policy_version: lab.facts.policy_version,
    confirmed_at: '2026-01-01T00:00:00.000Z',
    confirmed_by: 'cli:person',
    confirmed_how: 'terminal',
    digest: shownFacts('lab', MODEL, lab).digest,
  };
  return documentSchema.parse({ providers, consents: [consent], ...rest });
}

export function writeDocument(fixture: Fixture, document: unknown): void {
  mkdirSync(configFolderOf(fixture), { recursive: true, mode: 0o700 });
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  writeFileSync(join(configFolderOf(fixture), 'gateway.json'), text, { mode: 0o600 });
}

export function question(more: Partial<CallRequest> & { readonly max_output_tokens?: number } = {}): CallRequest {
  const { max_output_tokens = 100, payload = {}, ...rest } = more;
  return {
    provider: 'lab',
    model: MODEL,
    operation_key: 'model.generate',
    payload: {
      messages: [{ role: 'user', parts: [{ type: 'text', text: 'What is next?' }] }],
      max_output_tokens,
      ...payload,
    },
    ...rest,
  };
}

/** What is reserved in all windows together: nothing, once every call ended. */
export function reservedIn(windows: readonly q.WindowRow[]): number {
  return windows.reduce(
    (sum, each) =>
      sum + each.reserved_calls + each.reserved_tokens + each.reserved_cost_nano + each.reserved_runtime_ms,
    0,
  );
}
