// The files that connect Claude Code. Pure.
import { join } from 'node:path';
import type { AgentSetup } from '../contract.ts';
import { TIMEOUT_S, hookGroups, jsonFile, mcpServer } from '../formats/settings-entries.ts';

const EVENTS = {
  SessionStart: 'startup|resume|clear|compact|fork',
  PreToolUse: 'mcp__throughline__.*',
  PostToolUse: 'Edit|MultiEdit|Write|NotebookEdit',
  PreCompact: undefined,
  Stop: undefined,
  SessionEnd: undefined,
} as const;

export const claudeSetup: AgentSetup = {
  targets({ scope, places, program, command }) {
    const moved = places.variable('CLAUDE_CONFIG_DIR');
    const [settings, servers] =
      scope === 'user'
        ? [join(moved ?? join(places.user, '.claude'), 'settings.json'), join(moved ?? places.user, '.claude.json')]
        : [join(places.project, '.claude', 'settings.json'), join(places.project, '.mcp.json')];
    return [
      jsonFile(settings, 'hooks', hookGroups(EVENTS, { type: 'command', command, timeout: TIMEOUT_S })),
      jsonFile(servers, 'MCP server', [mcpServer(program)]),
    ];
  },
  firstUse: 'trust the folder, and allow the server throughline (/mcp).',
};
