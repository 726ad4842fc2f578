// The coding agents that Throughline connects to: the one list of their names, and the owner ids of their sessions.

/** The name that commands, rows and owner ids use, and the one that people know. */
export const CODING_AGENT_NAMES = {
  claude: 'Claude Code',
  codex: 'Codex',
  cursor: 'Cursor',
  gemini: 'Gemini CLI',
  opencode: 'OpenCode',
  pi: 'pi',
} as const;

export type CodingAgent = keyof typeof CODING_AGENT_NAMES;

export const CODING_AGENTS = Object.keys(CODING_AGENT_NAMES) as readonly CodingAgent[];

/** Those in whose own process our plugin runs: it hears of every tool call without a process for each. */
export const IN_PROCESS_AGENTS: readonly CodingAgent[] = ['opencode', 'pi'];

export function isInProcess(agent: string): boolean {
  return IN_PROCESS_AGENTS.some((each) => each === agent);
}

export function isCodingAgent(name: string | undefined): name is CodingAgent {
  return CODING_AGENTS.some((agent) => agent === name);
}

/** What they call themselves as MCP clients; some put the name of the server behind it. */
const CLIENT_NAMES: Readonly<Record<string, CodingAgent>> = {
  'claude-code': 'claude',
  'codex-mcp-client': 'codex',
  'cursor-vscode': 'cursor',
  'gemini-cli-mcp-client': 'gemini',
};

/** The coding agent that an MCP client of this name is, if it is one. */
export function agentOfClient(name: string): CodingAgent | undefined {
  if (isCodingAgent(name)) return name;
  return Object.entries(CLIENT_NAMES).find(([client]) => name === client || name.startsWith(`${client}-`))?.[1];
}

const AGENT_OWNER = new RegExp(`^(?:${[...CODING_AGENTS, 'mcp'].join('|')})[:-]`);

/** Whether the claims of this owner are an agent's: it is called `claude:1c2d3e4f`, `codex-7`, `mcp:ci`. */
export function isAgentOwner(owner: string): boolean {
  return AGENT_OWNER.test(owner);
}

/** Built from the end of the session's id: ids that begin with the time look alike at their beginning. */
export function sessionOwner(agent: string, sessionId: string | null): string {
  const short = (sessionId ?? '').replaceAll(/[^A-Za-z0-9]/g, '').slice(-8);
  return short === '' ? agent : `${agent}:${short}`;
}

/** Whether an owner id is one of `sessionOwner`, whatever the session. */
export function isSessionOwner(owner: string): boolean {
  const [agent, short = '', ...more] = owner.split(':');
  return isCodingAgent(agent) && /^[A-Za-z0-9]{1,8}$/.test(short) && more.length === 0;
}
