// The names under which a client acts: whose claims it holds, and whom the ledger records as the actor. The actor is the
// session of a coding agent where a call names it, as its hook does (decision 0015), and else the connection.
import { isSessionOwner } from '../../base/coding-agents.ts';
import type { Call } from '../../base/operation.ts';
import { redactedStart } from '../../base/redact.ts';
import type { McpAuth } from './contract.ts';

export interface Identity extends Pick<Call, 'actor' | 'formerly'> {
  readonly owner: string;
}

/** For a client that gives its name once and stays connected: every connection is a session of its own. */
export function connectionIdentity(client: string | undefined, connectionId: string, auth?: McpAuth): Identity {
  const owner = `mcp:${plain(client)}:${connectionId}`;
  return { owner, actor: actorOf(owner, auth) };
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
  return { owner, actor: actorOf(`mcp:${plain(client)}`, auth) };
}

/** The session of a coding agent that a call names. A name that a client made up says nothing about who acts. */
export function sessionNamedIn(input: unknown): string | undefined {
  const { owner } = (input ?? {}) as { readonly owner?: unknown };
  return typeof owner === 'string' && isSessionOwner(owner) ? owner : undefined;
}

/** The same client as one session, under whichever connection: what it did under the connection's name is its own too. */
export function asSession(identity: Identity, session: string | undefined, auth?: McpAuth): Identity {
  if (session === undefined) return identity;
  return {
    ...identity,
    actor: actorOf(`mcp:${word(redactedStart(session, MAX_ACTOR))}`, auth),
    formerly: [identity.actor],
  };
}

/**
 * Which session makes the calls that name none, such as those that add a task: the one that all others named. An agent may
 * serve several sessions over one connection; then nobody knows.
 */
export function createSessionsNamed(): { of(input: unknown): string | undefined } {
  const named = new Set<string>();
  return {
    of(input) {
      const session = sessionNamedIn(input);
      if (session !== undefined && named.size < 2) named.add(session);
      if (session !== undefined) return session;
      const [only, ...others] = named;
      return others.length === 0 ? only : undefined;
    },
  };
}

/** The ledger accepts no longer name. */
const MAX_ACTOR = 200;

/** Behind the token's name, where there is one. */
function actorOf(name: string, auth: McpAuth | undefined): string {
  return (auth ? `${auth.actor}/${name}` : name).slice(0, MAX_ACTOR);
}

/** A client may call itself anything; in the ledger its name is one short word. */
function plain(name: string | undefined): string {
  return word(redactedStart(name ?? '', 200).replaceAll(':', '-')).slice(0, 60) || 'client';
}

function word(name: string): string {
  return name.replaceAll(/[^\w.@:-]+/g, '-');
}
