// MCP over stdin and stdout: one connection, which ends when its input ends or when its signal fires.
import type { Readable, Writable } from 'node:stream';
import { serveStdio as serveConnection } from '@modelcontextprotocol/server/stdio';
import type { Operation } from '../../base/operation.ts';
import { openOnce } from '../../home/open-once.ts';
import { watchChanges, type Watch } from './change-notices.ts';
import { notingClaims, type HeldClaim } from './claims-made.ts';
import type { McpOptions } from './contract.ts';
import { asSession, connectionIdentity, createSessionsNamed, isOwnerOf } from './identity.ts';
import { createMcpServer, type McpConnection } from './server.ts';
import { releaseClaims } from '../sessions/release-claims.ts';
import { createStdioTransport } from './stdio-transport.ts';

export interface ServeStdioOptions extends McpOptions {
  readonly stdin: Readable;
  /** Receives protocol messages and nothing else. */
  readonly stdout: Writable;
  /** Ends the connection as the end of the input would: pending calls finish first. */
  readonly signal?: AbortSignal;
  /**
   * The name under which claims are held, if the process that started this session set one; otherwise a generated one.
   */
  readonly owner?: string;
  /** Whether the agent's session that acts under this name is open in another window, which holds its claims too. */
  readonly isOpenElsewhere?: (owner: string) => Promise<boolean>;
  /** How long pending calls may take at the end. */
  readonly graceMs?: number;
}

/** Resolves when the connection has ended and none of its calls is pending. */
export async function serveStdio(options: ServeStdioOptions): Promise<void> {
  const { stdin, stdout, signal, clock, ids, owner, graceMs = 10_000, isOpenElsewhere = async () => false } = options;
  const report = options.onError ?? (() => undefined);
  const kept = (error: unknown) => {
    report(error);
    return true;
  };
  const connections = new Set<McpConnection>();
  const { promise: watched, resolve: beWatched } = Promise.withResolvers<void>();
  const transport = createStdioTransport({ stdin, stdout, clock, graceMs, watched, ...(signal ? { signal } : {}) });
  const made = new Set<string>();
  /** The agent's session that holds a claim: resources and prompts name no owner, and belong to it too. */
  let session: string | undefined;
  const operations = openedOnce(options.operations, (claim) => {
    made.add(keyOf(claim));
    session = claim.owner;
  });
  // One connection has one name, even if a separate instance answered a probe of it.
  const connectionId = ids.uuid();
  const named = createSessionsNamed();
  const served = serveConnection(
    ({ era }) => {
      const connection = createMcpServer({
        ...options,
        operations,
        watched: () => watched,
        era,
        // What an agent may do: it changes the work, and never which folders and copies there are.
        role: 'operate',
        isLocal: true,
        identify: (client, input) => {
          const own = connectionIdentity(client, connectionId);
          const acting = asSession(own, named.of(input) ?? owner);
          return { ...acting, owner: owner ?? session ?? acting.owner };
        },
      });
      connections.add(connection);
      return connection.server;
    },
    { transport: transport.wire, onerror: report },
  );
  let watch: Watch | undefined;
  let opening: Promise<readonly Operation[]> | undefined;
  void transport.greeted.then(() => {
    opening = operations();
    opening.catch(report);
    watch = watchChanges(options, (notices) => connections.forEach((each) => each.notify(notices)), report);
    beWatched(watch.live);
  });
  await transport.drained;
  await watch?.stop();
  // A session with a given name may return under it.
  if (owner === undefined) {
    const opened = await opening?.catch(() => []);
    const isOwn = isOwnerOf(connectionId);
    // If that cannot be told, the session's claims are kept: they expire.
    const isKept = session !== undefined && (await isOpenElsewhere(session).catch(kept));
    const isOfSession = (claim: HeldClaim) => isOwn(claim.owner) || (!isKept && made.has(keyOf(claim)));
    await releaseClaims(opened ?? [], isOfSession, { actor: `mcp:${connectionId}` }).catch(report);
  }
  await served.close();
}

/**
 * Not by task and owner alone: the same session may have returned over another connection and claimed the task again.
 */
function keyOf({ task_id, owner, fencing_token }: HeldClaim): string {
  return `${task_id} ${fencing_token} ${owner}`;
}

function openedOnce(
  operations: McpOptions['operations'],
  onClaim: (claim: HeldClaim) => void,
): () => Promise<readonly Operation[]> {
  const opened = openOnce(async () =>
    notingClaims(typeof operations === 'function' ? await operations() : operations, onClaim),
  );
  return () => opened.get();
}
