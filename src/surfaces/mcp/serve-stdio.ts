// MCP over stdin and stdout: one connection, which ends when its input does or when it is told to.
import type { Readable, Writable } from 'node:stream';
import { serveStdio as serveConnection } from '@modelcontextprotocol/server/stdio';
import type { Operation } from '../../base/operation.ts';
import { watchChanges, type Watch } from './change-notices.ts';
import { notingClaims, type HeldClaim } from './claims-made.ts';
import type { McpOptions } from './contract.ts';
import { connectionIdentity, isOwnerOf } from './identity.ts';
import { createMcpServer, type McpConnection } from './server.ts';
import { releaseClaims } from './session-claims.ts';
import { createStdioTransport } from './stdio-transport.ts';

export interface ServeStdioOptions extends McpOptions {
  readonly stdin: Readable;
  /** Gets protocol and nothing else. */
  readonly stdout: Writable;
  /** Ends the connection as the end of the input would: calls under way finish first. */
  readonly signal?: AbortSignal;
  /** Under which claims are held, where whoever started this session gave it a name; else one of its own. */
  readonly owner?: string;
  /** How long calls under way may still take at the end. */
  readonly graceMs?: number;
}

/** Resolves when the connection has ended and nothing of it is under way any more. */
export async function serveStdio(options: ServeStdioOptions): Promise<void> {
  const { stdin, stdout, signal, clock, ids, owner, graceMs = 10_000 } = options;
  const report = options.onError ?? (() => undefined);
  const connections = new Set<McpConnection>();
  const { promise: watched, resolve: beWatched } = Promise.withResolvers<void>();
  const transport = createStdioTransport({ stdin, stdout, clock, graceMs, watched, ...(signal ? { signal } : {}) });
  const made = new Set<string>();
  /** The agent's session that holds something: resources and prompts name no owner, and are its own too. */
  let session: string | undefined;
  const operations = openedOnce(options.operations, (claim) => {
    made.add(keyOf(claim));
    session = claim.owner;
  });
  // One connection has one name, also when a probe of it was answered by an instance of its own.
  const connectionId = ids.uuid();
  const served = serveConnection(
    ({ era }) => {
      const connection = createMcpServer({
        ...options,
        operations,
        watched: () => watched,
        era,
        role: 'admin',
        identify: (client) => {
          const { owner: own, actor } = connectionIdentity(client, connectionId);
          return { actor, owner: owner ?? session ?? own };
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
  // One that was given its name may come back under it.
  if (owner === undefined) {
    const opened = await opening?.catch(() => []);
    const isOwn = isOwnerOf(connectionId);
    const isOfSession = (claim: HeldClaim) => isOwn(claim.owner) || made.has(keyOf(claim));
    await releaseClaims(opened ?? [], isOfSession, { actor: `mcp:${connectionId}` }).catch(report);
  }
  await served.close();
}

/** Not by task and owner alone: the same session may have come back over another connection, and claimed it again. */
function keyOf({ task_id, owner, fencing_token }: HeldClaim): string {
  return `${task_id} ${fencing_token} ${owner}`;
}

function openedOnce(
  operations: McpOptions['operations'],
  onClaim: (claim: HeldClaim) => void,
): () => Promise<readonly Operation[]> {
  let opened: Promise<readonly Operation[]> | undefined;
  const open = async () => notingClaims(typeof operations === 'function' ? await operations() : operations, onClaim);
  return () => (opened ??= open());
}
