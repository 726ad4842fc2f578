// Under which names a client acts: claims are held by its connection, the ledger names it as the actor.
import type { McpAuth } from './contract.ts';

export interface Identity {
  readonly actor: string;
  readonly owner: string;
}

/** Of a client that says its name once and then stays: every connection is a session of its own. */
export function connectionIdentity(client: string | undefined, connectionId: string, auth?: McpAuth): Identity {
  const owner = `mcp:${plain(client)}:${connectionId}`;
  return { owner, actor: auth ? `${auth.actor}/${owner}`.slice(0, MAX_ACTOR) : owner };
}

/** Whether a claim is held under the name of a connection, whatever its client called itself. */
export function isOwnerOf(connectionId: string): (owner: string) => boolean {
  return (owner) => owner.startsWith('mcp:') && owner.endsWith(`:${connectionId}`);
}

/**
 * Of a request that belongs to no session. Whoever lets in is all that tells such clients apart, so two of one name
 * behind one token share their claims unless their inputs name an owner.
 */
export function requestIdentity(client: string | undefined, auth: McpAuth): Identity {
  const owner = `mcp:${plain(client)}:${plain(auth.actor)}`;
  return { owner, actor: `${auth.actor}/mcp:${plain(client)}`.slice(0, MAX_ACTOR) };
}

/** The ledger takes no longer one. */
const MAX_ACTOR = 200;

/** A client may call itself anything; in a ledger it is one short word. */
function plain(name: string | undefined): string {
  return (name ?? '').replaceAll(/[^\w.@-]+/g, '-').slice(0, 60) || 'client';
}
