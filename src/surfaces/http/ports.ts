// What the daemon needs from outside: the home it serves, and the user's own files.
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
  /** Ends sessions whose agent was killed on this machine, and frees what they hold. */
  endGoneSessions?(): Promise<unknown>;
  /** Keeps the index behind recall in step with the home. */
  keepIndexed?(onError: (error: unknown) => void): Promise<{ stop(): Promise<void> }>;
  /** Observes and seals sessions of agents. */
  keepDistilled?(onError: (error: unknown) => void): Promise<{ stop(): Promise<void> }>;
  /** Prunes texts of old exchanges, if the user configured it. */
  keepPruned?(onError: (error: unknown) => void): { stop(): Promise<void> };
}

/** The home's databases: their changes are sent, their jobs are run, and their events are signed. */
export interface ServedDatabases {
  /** Creates missing ones; one that cannot be opened is reported and left out. */
  all(onFailure: (error: Error, database: string) => void): Promise<readonly ServedDatabase[]>;
}

export interface ServedDatabase {
  readonly name: string;
  readonly isDerived: boolean;
  readonly ledger: Pick<Kernel, 'notifications' | 'jobs' | 'workflows' | 'sign'>;
  /** Resolves if it answers and has the format that this process knows. */
  readonly ready: () => Promise<void>;
}

/** A small file that only this user can read, replaced whole. */
export interface PrivateFile {
  /** Undefined if there is none. `version` changes with every change. */
  read(): Promise<{ readonly text: string; readonly version: string } | undefined>;
  version(): Promise<string | undefined>;
  /** No other process can change the file meanwhile. If `edit` throws, the file stays as it was. */
  change(edit: (text: string | undefined) => string): Promise<void>;
  remove(): Promise<void>;
}

/** Where the daemon of one home keeps its lock, address and tokens: outside the home, in the user's own folder. */
export interface DaemonPlace {
  /**
   * For one process at a time; the operating system releases it when that process dies. Undefined while another one
   * holds it.
   */
  claim(): Promise<{ release(): Promise<void> } | undefined>;
  isClaimed(): Promise<boolean>;
  /** Where the running daemon is reached. */
  readonly info: PrivateFile;
  readonly ownToken: PrivateFile;
  readonly tokens: PrivateFile;
}

/** The caller, known by its token. */
export interface Identity {
  readonly actor: string;
  readonly role: Role;
}

/** For connections that outlive a request: whether the token is still valid. */
export interface Admitted extends Identity {
  readonly isAllowed: () => Promise<boolean>;
}

/** Another protocol served below a path, behind the same checks: MCP. */
export interface Mount {
  /** As in `/mcp`. */
  readonly path: string;
  /** What each method is for, such as `post`, for the OpenAPI document. */
  readonly methods?: Readonly<Record<string, string>>;
  readonly handler: (request: Request, identity: Admitted) => Promise<Response>;
  /** Called when the daemon stops: ends connections that would stay open. */
  readonly close?: () => Promise<void>;
}

export interface StaticAsset {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Replaces `default-src 'none'`. */
  readonly contentSecurityPolicy?: string;
  /** Replaces `no-store`. */
  readonly cacheControl?: string;
  /** The same body, compressed. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
}

/** Pages, scripts and styles. They hold no data, so they need no token. */
export interface StaticAssets {
  /** `path` begins with a slash and holds neither `..` nor an escape. */
  find(path: string): Promise<StaticAsset | undefined>;
}
