// Who asks a model, as policy and budgets know them. A session is not one of them: a new session must not mean a new budget.
import { agentOfClient, isCodingAgent } from '../../base/coding-agents.ts';
import type { Call } from '../../base/operation.ts';
import type { PolicyRule } from '../settings/document.ts';

export type ActorKind = Exclude<PolicyRule['actor_kind'], '*'>;

export interface Caller {
  /** A name that stays the same: claude, token:ci, person, domain:mind. */
  readonly agent_id: string;
  readonly agent_kind: ActorKind;
  /** As it stands in the ledger, with its session. */
  readonly actor: string;
}

export const PERSON = 'person';

/**
 * A person is at a terminal, in a browser, or behind a command of their own shell, unless the environment names a coding
 * agent: an agent that hides that has your shell, and is you. Everything else is a program, whatever it calls itself.
 */
export function callerOf({ actor, person, owner, runBy }: Pick<Call, 'actor' | 'person' | 'owner' | 'runBy'>): Caller {
  const [surface = '', name = ''] = actor.split(':');
  // An agent has one name, whether a call names its session or only its client does.
  const client = surface === 'mcp' ? agentOfClient(name) : undefined;
  const agent = [runBy, owner?.split(/[:-]/)[0], client, surface].find((each) => isCodingAgent(each));
  if (person && runBy === undefined) return { agent_id: PERSON, agent_kind: 'person', actor };
  if (agent !== undefined) return { agent_id: agent, agent_kind: 'coding_agent', actor };
  if (surface === 'cli') return { agent_id: PERSON, agent_kind: 'person', actor };
  if (surface === 'domain') return { agent_id: plain(`domain:${name}`), agent_kind: 'domain', actor };
  // The same token by MCP, `http:ci/mcp:…`, is the same caller.
  if (surface === 'http') return { agent_id: plain(`token:${name.split('/')[0]}`), agent_kind: 'token', actor };
  if (surface === 'mcp') return { agent_id: plain(`mcp:${name}`), agent_kind: 'program', actor };
  // No program has a person's name, and so no person's budget.
  return { agent_id: plain(surface === PERSON ? `program:${surface}` : surface), agent_kind: 'program', actor };
}

/** As rules and limits can name it. */
function plain(name: string): string {
  return name.replaceAll(/[^\w:.@-]/g, '-').slice(0, 100) || 'unknown';
}
