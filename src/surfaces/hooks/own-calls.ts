// Calls of our own tools: each gets the owner id that its session was told. The MCP server cannot know it: agents start it
// before they know which session goes on, and keep it when another begins. Without it, what a session holds would be
// shown to itself as held by others.
import { ownerOf, sessionIdOf, type HookAgent } from './events.ts';

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
  if (!words || typeof input !== 'object' || input === null) return undefined;
  const fields = input as Readonly<Record<string, unknown>>;
  const { hook_event_name: event, tool_name: tool, tool_input: given } = fields;
  if (event !== words.event || typeof tool !== 'string' || !tool.startsWith(words.prefix)) return undefined;
  const takesOwner = TOOLS_WITH_OWNER.has(tool.slice(words.prefix.length));
  if (!takesOwner || typeof given !== 'object' || given === null || Object.hasOwn(given, 'owner')) return undefined;
  const owner = named ?? ownerOf(agent, sessionIdOf(fields));
  return words.answer({ ...given, owner });
}
