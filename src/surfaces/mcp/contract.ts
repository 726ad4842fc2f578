// What serving MCP needs, over whichever transport, and what only this surface refuses.
import type { Clock } from '../../base/clock.ts';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Operation, Role, Tier } from '../../base/operation.ts';

/** What changed in the ledger, told after its commit. */
export interface Change {
  /** The tasks it is about; not given where that is not known. */
  readonly taskIds?: readonly string[];
}

/** Tells of changes by any process until it is stopped. */
export interface Changes {
  subscribe(listener: (change: Change) => void): Promise<() => void>;
}

export interface McpOptions {
  /**
   * All of them; tier and role choose what a client sees. Where a home is yet to be opened, a function: over stdio it is
   * called once, after the client was greeted, and a client that asks is told why when it fails.
   */
  readonly operations: readonly Operation[] | (() => Promise<readonly Operation[]>);
  /** Its tools and those of the tiers before it; `core` unless told. */
  readonly tier?: Tier;
  /** Of Throughline, as clients show it. */
  readonly version: string;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Chooses the project where an input names none. */
  readonly cwd?: string;
  /** Without it resources cannot be subscribed to. */
  readonly changes?: Changes;
  /** Told of what went wrong out of a client's sight. */
  readonly onError?: (error: unknown) => void;
}

/** Whom the HTTP surface has let in. */
export interface McpAuth {
  readonly role: Role;
  readonly actor: string;
  /** Whether it still is let in: a session or a stream must not outlive the token that opened it. Always, unless told. */
  readonly isAllowed?: () => Promise<boolean>;
}

export const mcpRefusals = {
  too_many_sessions: { status: 503, exit: 7, hint: 'Close a session, or wait until one has been idle for a while.' },
} as const satisfies ErrorTable;

export const refuse = refusals(mcpRefusals);
