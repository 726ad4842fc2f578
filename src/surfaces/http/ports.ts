// What the daemon needs from outside: the home it serves, and the files that are the user's own.
import type { Ids } from '../../base/ids.ts';
import type { Metrics } from '../../base/metrics.ts';
import type { Operation, Role } from '../../base/operation.ts';
import type { Kernel } from '../../kernel/kernel.ts';

/** The part of a `Home` that is served. */
export interface ServedHome {
  readonly homeId: string;
  readonly location: string;
  readonly operations: readonly Operation[];
  readonly databases: ServedDatabases;
  readonly metrics: Metrics;
  readonly ids: Ids;
}

/** The home's databases: whose changes are told, and whose jobs are worked. */
export interface ServedDatabases {
  /** Makes what is not there yet; one that cannot be opened is told and left out. */
  all(onFailure: (error: Error, database: string) => void): Promise<readonly ServedDatabase[]>;
}

export interface ServedDatabase {
  readonly name: string;
  readonly isDerived: boolean;
  readonly ledger: Pick<Kernel, 'notifications' | 'jobs' | 'workflows'>;
}

/** A small file that only this user can read, replaced whole. */
export interface PrivateFile {
  /** Undefined when there is none. `version` changes with every change. */
  read(): Promise<{ readonly text: string; readonly version: string } | undefined>;
  version(): Promise<string | undefined>;
  /** Nobody else changes it meanwhile, in any process. What `edit` throws leaves it as it was. */
  change(edit: (text: string | undefined) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Where the daemon of one home has its lock, its address and its tokens: outside the home, in the user's own folder. */
export interface DaemonPlace {
  /** For one process at a time, and let go by the system when that dies. Undefined while another one holds it. */
  claim(): Promise<{ release(): Promise<void> } | undefined>;
  isClaimed(): Promise<boolean>;
  /** Where the running daemon is reached. */
  readonly info: PrivateFile;
  readonly ownToken: PrivateFile;
  readonly tokens: PrivateFile;
}

/** Who calls: known by its token. */
export interface Identity {
  readonly actor: string;
  readonly role: Role;
}

/** For what stays open longer than a request: whether the token still is valid. */
export interface Admitted extends Identity {
  readonly isAllowed: () => Promise<boolean>;
}

/** Something else that is served below a path, behind the same checks: MCP. */
export interface Mount {
  /** As in `/mcp`. */
  readonly path: string;
  /** What each method is for, as in `post`: for the OpenAPI document. */
  readonly methods?: Readonly<Record<string, string>>;
  readonly handler: (request: Request, identity: Admitted) => Promise<Response>;
  /** When the daemon stops: ends what would stay open by itself. */
  readonly close?: () => Promise<void>;
}

export interface StaticAsset {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** In place of `default-src 'none'`. */
  readonly contentSecurityPolicy?: string;
  /** In place of `no-store`. */
  readonly cacheControl?: string;
  /** The same body, compressed. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

/** Pages, scripts and styles. They hold no data, so they need no token. */
export interface StaticAssets {
  /** `path` begins with a slash and holds neither `..` nor an escape. */
  find(path: string): Promise<StaticAsset | undefined>;
}
