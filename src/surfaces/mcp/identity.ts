// The names under which a client acts: its connection holds the claims, and the ledger records it as the actor.
import type { McpAuth } from './contract.ts';
import { redactedStart } from '../../base/redact.ts';

export interface Identity {
  readonly actor: string;
  readonly owner: string;
}

/** For a client that gives its name once and stays connected: every connection is a session of its own. */
export function connectionIdentity(client: string | undefined, connectionId: string, auth?: McpAuth): Identity {
  const owner = `mcp:${plain(client)}:${connectionId}`;
  return { owner, actor: auth ? `${auth.actor}/${owner}`.slice(0, MAX_ACTOR) : owner };
}

/** Whether a claim is held under the name of a connection, whatever its client called itself. */
export function isOwnerOf(connectionId: string): (owner: string) => boolean {
  return (owner) => owner.startsWith('mcp:') && owner.endsWith(`:${connectionId}`);
}

/**
 * For a request without a session. Such clients differ only by their token and name, so two clients with the same name
 * and token share their claims unless their inputs name an owner.
 */
export function requestIdentity(client: string | undefined, auth: McpAuth): Identity {
  const owner = `mcp:${plain(client)}:${plain(auth.actor)}`;
  return { owner, actor: `${auth.actor}/mcp:${plain(client)}`.slice(0, MAX_ACTOR) };
}

/** The ledger accepts no longer name. */
const MAX_ACTOR = 200;

/** A client may call itself anything; in the ledger its name is one short word. */
function plain(name: string | undefined): string {
  return (
    redactedStart(name ?? '', 200)
      .replaceAll(/[^\w.@-]+/g, '-')
      .slice(0, 60) || 'client'
  );
}
