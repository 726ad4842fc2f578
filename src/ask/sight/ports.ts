// What the observational tools look through. All of it only reads; a part that cannot be seen is undefined, and never guessed.

export interface SightScope {
  readonly projectId: string;
  /** Null for a project without a folder on this machine. */
  readonly projectRoot: string | null;
}

/** How much room the home itself takes. Undefined: it lies on a server, or there are more files than are counted. */
export interface HomeSizes {
  readonly databasesBytes: number | undefined;
  readonly blobsBytes: number | undefined;
  readonly backupsBytes: number | undefined;
}

export interface ServiceFacts {
  /** Of the program that observes. */
  readonly version: string;
  /** Undefined if it cannot be told whether one runs. */
  readonly daemon: DaemonState | undefined;
  readonly databases: {
    /** Those that the home has. */
    readonly made: number;
    /** Those that answer, and whose schema is the one that this program knows. */
    readonly fitting: number;
  };
  /** In the databases that answer. */
  readonly jobs: { readonly ready: number; readonly running: number; readonly dead: number };
  /** Those in the home's own folder; where else a person keeps some is not known. Undefined on a server. */
  readonly backups: { readonly count: number; readonly newestAtMs: number | undefined } | undefined;
  /** `all`, and names of providers. Undefined if they cannot be read. */
  readonly killScopes: readonly string[] | undefined;
}

export interface DaemonState {
  /** A process holds the daemon's lock, which ends with that process. */
  readonly isRunning: boolean;
  /** As the running daemon published it; undefined before that, and when none runs. */
  readonly port: number | undefined;
  readonly startedAt: string | undefined;
  readonly version: string | undefined;
}

/** The home that this process has open. */
export interface HomeSight {
  /** Undefined on a server. */
  readonly folder: string | undefined;
  service(signal: AbortSignal): Promise<ServiceFacts>;
  sizes(signal: AbortSignal): Promise<HomeSizes>;
}

export interface IndexStatus {
  /** Documents of the project that a recall by words can find. */
  readonly documents: number;
  /** Everything of the ledger up to this position is in the index; 0 before the first run. */
  readonly indexedPosition: number;
  /** The ledger's newest position. The difference of the two is how far the index is behind. */
  readonly headPosition: number;
  /** When the last run of the index ended; null before the first. */
  readonly indexedAt: string | null;
  /** Undefined if vectors cannot be made here: the model or the extension is not installed. */
  readonly vectors: { readonly documents: number } | undefined;
}

/** What the next run of the index would do. To look changes nothing and starts no run. */
export interface IndexChanges {
  /** When the last run ended, and up to which position it came; null and 0 before the first. */
  readonly since: string | null;
  readonly sincePosition: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The index behind recall. Each resolves to undefined where there is none. Never across projects. */
export interface IndexSight {
  status(projectId: string, signal: AbortSignal): Promise<IndexStatus | undefined>;
  changes(projectId: string, signal: AbortSignal): Promise<IndexChanges | undefined>;
}
