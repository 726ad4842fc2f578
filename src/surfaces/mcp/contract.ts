// What serving MCP needs on any transport, and the refusals of this surface alone.
import type { Clock } from '../../base/clock.ts';
import { refusals, type ErrorTable } from '../../base/errors.ts';
import type { Ids } from '../../base/ids.ts';
import type { Operation, Role, Tier } from '../../base/operation.ts';

/** A change in the ledger, reported after its commit. */
export interface Change {
  /** The tasks it is about; absent if they are not known. */
  readonly taskIds?: readonly string[];
}

/** Reports changes by any process until it is stopped. */
export interface Changes {
  subscribe(listener: (change: Change) => void): Promise<() => void>;
}

export interface McpOptions {
  /**
   * All operations; tier and role decide what a client sees. A function if the home is opened later: over stdio it is
   * called once, after the client was greeted, and if it fails the client's calls are answered with the reason.
   */
  readonly operations: readonly Operation[] | (() => Promise<readonly Operation[]>);
  /** Offers the tools of this tier and of the tiers before it; `core` by default. */
  readonly tier?: Tier;
  /** Version of Throughline, as clients show it. */
  readonly version: string;
  readonly ids: Ids;
  readonly clock: Clock;
  /** Chooses the project if an input names none. */
  readonly cwd?: string;
  /** Without it, resources cannot be subscribed to. */
  readonly changes?: Changes;
  /** Called with errors that no client sees. */
  readonly onError?: (error: unknown) => void;
}

/** A caller that the HTTP surface has authenticated. */
export interface McpAuth {
  readonly role: Role;
  readonly actor: string;
  /**
   * Whether the caller is still authenticated: a session or stream must not outlive the token that opened it. Always
   * true by default.
   */
  readonly isAllowed?: () => Promise<boolean>;
}

export const mcpRefusals = {
  too_many_sessions: { status: 503, exit: 7, hint: 'Close a session, or wait until one has been idle for a while.' },
} as const satisfies ErrorTable;

export const refuse = refusals(mcpRefusals);
