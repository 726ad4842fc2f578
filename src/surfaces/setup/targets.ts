// Which files connect which agent, and what stands in them: each in that agent's own format. Pure.
import { join } from 'node:path';
import type { HookAgent } from '../hooks/events.ts';
import type { Entry, IsOurs } from './json-entries.ts';
import { tomlString } from './toml-block.ts';

export type Scope = 'project' | 'user';

/** The Node that runs now and this program, both by absolute path: whatever Node is on the PATH does not matter. */
export interface Program {
  readonly node: string;
  readonly cli: string;
  /** The hooks alone, which start faster. */
  readonly hook: string;
}

/** Where the agents keep their files. */
export interface Places {
  readonly project: string;
  readonly user: string;
  readonly claude: string;
  /** Where Claude Code keeps a user's MCP servers. */
  readonly claudeState: string;
  readonly codex: string;
  readonly opencode: string;
  readonly pi: string;
}

export type Target = { readonly path: string; readonly holds: string } & (
  | { readonly kind: 'json'; readonly entries: readonly Entry[] }
  | { readonly kind: 'toml'; readonly table: string; readonly lines: readonly string[] }
  | { readonly kind: 'extension'; readonly agent: 'opencode' | 'pi' }
  | { readonly kind: 'markdown' }
);

export interface TargetOptions {
  readonly scope: Scope;
  readonly places: Places;
  readonly program: Program;
  /** As a shell reads it. */
  readonly quote: (text: string) => string;
  /** Which of these paths exists already; the last one when none does. */
  readonly prefer: (paths: readonly string[]) => string;
}

const TIMEOUT_S = 10;
/** More is cut to this by Codex, with a warning at every start. */
const CODEX_END_TIMEOUT_S = 3;

export function targetsOf(agent: HookAgent, options: TargetOptions): readonly Target[] {
  const { scope, places, program, quote, prefer } = options;
  const isUser = scope === 'user';
  const at = (folder: string, ...names: string[]) => join(isUser ? places.user : places.project, folder, ...names);
  const command = `${quote(program.node)} ${quote(program.hook)} ${agent}`;
  const server = { command: program.node, args: [program.cli, 'mcp'] };
  const mcp = (path: string): Target => json(path, 'MCP server', [member(['mcpServers'], 'throughline', server)]);
  switch (agent) {
    case 'claude': {
      const settings = isUser ? join(places.claude, 'settings.json') : at('.claude', 'settings.json');
      return [
        json(settings, 'hooks', grouped(CLAUDE_EVENTS, { type: 'command', command, timeout: TIMEOUT_S })),
        mcp(isUser ? places.claudeState : join(places.project, '.mcp.json')),
      ];
    }
    case 'codex': {
      const folder = isUser ? places.codex : at('.codex');
      const lines = [
        '[mcp_servers.throughline]',
        `command = ${tomlString(program.node)}`,
        `args = [${[program.cli, 'mcp'].map(tomlString).join(', ')}]`,
      ];
      return [
        json(join(folder, 'hooks.json'), 'hooks', [
          ...grouped(CODEX_EVENTS, { type: 'command', command, timeout: TIMEOUT_S }),
          ...grouped({ SessionEnd: undefined }, { type: 'command', command, timeout: CODEX_END_TIMEOUT_S }),
        ]),
        {
          kind: 'toml',
          path: join(folder, 'config.toml'),
          holds: 'MCP server',
          table: 'mcp_servers.throughline',
          lines,
        },
      ];
    }
    case 'cursor': {
      const hooks = CURSOR_EVENTS.map((event): Entry => item(['hooks', event], { command, timeout: TIMEOUT_S }));
      const version: Entry = { kind: 'default', path: [], key: 'version', value: 1 };
      return [json(at('.cursor', 'hooks.json'), 'hooks', [version, ...hooks]), mcp(at('.cursor', 'mcp.json'))];
    }
    case 'gemini': {
      const hook = { name: 'throughline', type: 'command', command, timeout: TIMEOUT_S * 1_000 };
      const entries = [...grouped(GEMINI_EVENTS, hook), member(['mcpServers'], 'throughline', server)];
      return [json(at('.gemini', 'settings.json'), 'hooks and MCP server', entries)];
    }
    case 'opencode': {
      const folder = isUser ? places.opencode : places.project;
      const plugins = isUser ? join(folder, 'plugins') : join(folder, '.opencode', 'plugins');
      const local = { type: 'local', command: [program.node, program.cli, 'mcp'], enabled: true };
      const schema: Entry = { kind: 'default', path: [], key: '$schema', value: 'https://opencode.ai/config.json' };
      return [
        { kind: 'extension', path: join(plugins, 'throughline.ts'), holds: 'plugin', agent },
        json(prefer([join(folder, 'opencode.jsonc'), join(folder, 'opencode.json')]), 'MCP server', [
          schema,
          member(['mcp'], 'throughline', local),
        ]),
      ];
    }
    default: {
      const folder = isUser ? places.pi : at('.pi');
      // Else the model would have to look for the tools before it could call one.
      const direct = { ...server, exposure: 'direct' };
      return [
        { kind: 'extension', path: join(folder, 'extensions', 'throughline.ts'), holds: 'extension', agent },
        json(join(folder, 'mcp.json'), 'MCP server', [member(['mcpServers'], 'throughline', direct)]),
      ];
    }
  }
}

type Events = Readonly<Record<string, string | undefined>>;

const OWN_TOOLS = 'mcp__throughline__.*';
const CLAUDE_EVENTS: Events = {
  SessionStart: 'startup|resume|clear|compact|fork',
  PreToolUse: OWN_TOOLS,
  PreCompact: undefined,
  Stop: undefined,
  SessionEnd: undefined,
};
const CODEX_EVENTS: Events = {
  SessionStart: 'startup|resume|clear|compact',
  PreToolUse: OWN_TOOLS,
  PreCompact: undefined,
  Stop: undefined,
};
const CURSOR_EVENTS = ['sessionStart', 'preCompact', 'stop', 'sessionEnd'] as const;
const GEMINI_EVENTS: Events = {
  SessionStart: undefined,
  BeforeAgent: undefined,
  BeforeTool: 'mcp_throughline_.*',
  // The automatic one fires with every request of the model.
  PreCompress: 'manual',
  AfterAgent: undefined,
  SessionEnd: undefined,
};

function grouped(events: Events, hook: object): Entry[] {
  return Object.entries(events).map(([event, matcher]) =>
    item(['hooks', event], { ...(matcher === undefined ? {} : { matcher }), hooks: [hook] }),
  );
}

function json(path: string, holds: string, entries: readonly Entry[]): Target {
  return { kind: 'json', path, holds, entries };
}

function item(path: readonly string[], value: unknown): Entry {
  return { kind: 'item', path, value };
}

function member(path: readonly string[], key: string, value: unknown): Entry {
  return { kind: 'member', path, key, value };
}

// ── What is ours ─────────────────────────────────────────────────────────────────────────────────────────────

/** Both by absolute path, and in a folder of that name, as setup writes it: somebody's own hook.cjs is not meant. */
const HOOK_COMMAND =
  /^['"]?(?:\/|[A-Za-z]:\\).* .*[\\/]dist[\\/](?:cli\.cjs['"]? hook|hook\.cjs['"]?) (?:claude|codex|cursor|gemini|opencode|pi)$/;

/** Wherever Node or the program lay when it was written. */
export const isOurs: IsOurs = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { command, args } = value as { readonly command?: unknown; readonly args?: unknown };
  if (typeof command === 'string' && HOOK_COMMAND.test(command)) return true;
  const words = [command, args].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  const at = words.findIndex((word) => typeof word === 'string' && /(?:^|[\\/])cli\.cjs$/.test(word));
  return at !== -1 && words[at + 1] === 'mcp';
};
