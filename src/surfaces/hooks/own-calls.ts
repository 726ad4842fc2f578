// Adds the owner id of the session to calls of our own tools. The MCP server cannot know it: agents start the server
// before they know which session continues, and keep it when another begins. Without the id, a session would see its
// own claims as held by others.
import { sessionOwner, type CodingAgent } from '../../base/coding-agents.ts';
import type { Fields } from '../coding-agents/contract.ts';
import { agentHooks } from '../coding-agents/hooks.ts';
import { sessionIdOf } from './events.ts';

/** The tools that take an owner; a test compares them with the operations. */
export const TOOLS_WITH_OWNER: ReadonlySet<string> = new Set([
  'archive_task',
  'block_task',
  'claim_next',
  'claim_task',
  'complete_task',
  'get_next_step',
  'get_state',
  'load_context',
  'pause_task',
  'release_claim',
  'renew_claim',
  'reopen_task',
  'resolve_blocker',
  'rollback',
  'start_task',
  'unarchive_task',
  'undo',
  'update_checkpoint',
  'update_task',
]);

/** Undefined unless it is a call of ours without an owner. */
export function ownCall(agent: CodingAgent, input: unknown, named: string | undefined): object | undefined {
  const { toolCall } = agentHooks[agent];
  if (!toolCall || !isObject(input)) return undefined;
  const { hook_event_name: event, tool_name: tool, tool_input: given } = input;
  if (event !== toolCall.event || typeof tool !== 'string' || !tool.startsWith(toolCall.prefix)) return undefined;
  if (!TOOLS_WITH_OWNER.has(tool.slice(toolCall.prefix.length)) || isOfOther(input)) return undefined;
  const session = sessionIdOf(agent, input);
  if (!isObject(given) || Object.hasOwn(given, 'owner') || (named ?? session) === null) return undefined;
  return toolCall.answer({ ...given, owner: named ?? sessionOwner(agent, session) });
}

/** Another server's tool can have a name like ours; some agents also send the server's name. */
function isOfOther({ mcp_server, mcp_context }: Fields): boolean {
  const server = (isObject(mcp_server) && mcp_server['name']) || (isObject(mcp_context) && mcp_context['server_name']);
  return typeof server === 'string' && server !== 'throughline';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
