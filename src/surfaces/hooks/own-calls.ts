// Calls of our own tools: each gets the owner id that its session was told. The MCP server cannot know it: agents start it
// before they know which session goes on, and keep it when another begins. Without it, what a session holds would be
// shown to itself as held by others.
import { ownerOf, sessionIdOf, type HookAgent } from './events.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How an agent says that a tool is about to be called, and how it is told to call it with another input. */
interface ToolWords {
  readonly event: string;
  readonly prefix: string;
  readonly answer: (input: object) => object;
}

const WORDS: Partial<Readonly<Record<HookAgent, ToolWords>>> = {
  claude: {
    event: 'PreToolUse',
    prefix: 'mcp__throughline__',
    answer: (input) => specific('PreToolUse', { updatedInput: input }),
  },
  codex: {
    event: 'PreToolUse',
    prefix: 'mcp__throughline__',
    // The word without which it takes no other input; whether the call is allowed is still asked.
    answer: (input) => specific('PreToolUse', { permissionDecision: 'allow', updatedInput: input }),
  },
  gemini: {
    event: 'BeforeTool',
    prefix: 'mcp_throughline_',
    answer: (input) => specific('BeforeTool', { tool_input: input }),
  },
  opencode: { event: 'tool.execute.before', prefix: 'throughline_', answer: (input) => ({ input }) },
  pi: { event: 'tool_call', prefix: 'mcp__throughline__', answer: (input) => ({ input }) },
};

function specific(event: string, fields: object): object {
  return { hookSpecificOutput: { hookEventName: event, ...fields } };
}

/** The tools that take one; held equal to the operations by a test. */
export const TOOLS_WITH_OWNER: ReadonlySet<string> = new Set([
  'archive_task',
  'block_task',
  'claim_next',
  'claim_task',
  'complete_task',
  'get_next_step',
  'get_state',
  'pause_task',
  'release_claim',
  'renew_claim',
  'reopen_task',
  'resolve_blocker',
  'start_task',
  'unarchive_task',
  'undo',
  'update_checkpoint',
  'update_task',
]);

/** Undefined when it is no call of ours that lacks its owner. */
export function ownCall(agent: HookAgent, input: unknown, named: string | undefined): object | undefined {
  const words = WORDS[agent];
  if (!words || !isObject(input)) return undefined;
  const { hook_event_name: event, tool_name: tool, tool_input: given } = input;
  if (event !== words.event || typeof tool !== 'string' || !tool.startsWith(words.prefix)) return undefined;
  if (!TOOLS_WITH_OWNER.has(tool.slice(words.prefix.length)) || isOfOther(input)) return undefined;
  const session = sessionIdOf(input);
  if (!isObject(given) || Object.hasOwn(given, 'owner') || (named ?? session) === null) return undefined;
  return words.answer({ ...given, owner: named ?? ownerOf(agent, session) });
}

/** Another server's tool can have a name like ours; some agents also say whose it is. */
function isOfOther({ mcp_server, mcp_context }: Fields): boolean {
  const server = (isObject(mcp_server) && mcp_server['name']) || (isObject(mcp_context) && mcp_context['server_name']);
  return typeof server === 'string' && server !== 'throughline';
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
