// The files that connect Claude Code. Pure.
import { join } from 'node:path';
import type { AgentSetup, Places } from '../contract.ts';
import { markdownCommands, skills, unsharedSkills } from '../formats/command-files.ts';
import { TIMEOUT_S, hookGroups, jsonFile, mcpServer } from '../formats/settings-entries.ts';
import { projectKey } from './project-key.ts';

const EVENTS = {
  SessionStart: 'startup|resume|clear|compact|fork',
  UserPromptSubmit: undefined,
  PreToolUse: 'mcp__throughline__.*',
  PostToolUse: 'Edit|MultiEdit|Write|NotebookEdit',
  PreCompact: undefined,
  Stop: undefined,
  SessionEnd: undefined,
} as const;

/** For the person alone: the model is told of it only when it is called. */
const COMMAND = { 'disable-model-invocation': true };

export const claudeSetup: AgentSetup = {
  programs: ['claude'],
  folder: userFolder,
  hasPersonalFiles: true,
  targets({ scope, places, hook, server, files }) {
    const hooks = hookGroups(EVENTS, { type: 'command', command: hook, timeout: TIMEOUT_S });
    const folder = scope === 'user' ? userFolder(places) : join(places.project, '.claude');
    // Servers of yours, those of one project among them, are in one file.
    const state = join(places.variable('CLAUDE_CONFIG_DIR') ?? places.user, '.claude.json');
    if (scope === 'user')
      return [
        jsonFile(join(folder, 'settings.json'), 'hooks', hooks),
        jsonFile(state, 'MCP server', [mcpServer(server)]),
        ...skills(join(folder, 'skills'), COMMAND),
      ];
    if (scope === 'shared')
      return [
        jsonFile(join(folder, 'settings.json'), 'hooks', hooks),
        jsonFile(join(places.project, '.mcp.json'), 'MCP server', [mcpServer(server)]),
        // Not where yours are: each of the two can be taken away alone.
        ...markdownCommands(join(folder, 'commands'), COMMAND),
      ];
    const path = ['projects', projectKey(places.project, files), 'mcpServers'];
    return [
      jsonFile(join(folder, 'settings.local.json'), 'hooks', hooks),
      jsonFile(state, 'MCP server', [mcpServer(server, {}, path)]),
      ...unsharedSkills(join(folder, 'skills'), COMMAND),
    ];
  },
  firstUse: (scope) =>
    scope === 'shared' ? 'trust the folder, and allow the server throughline (/mcp).' : 'trust the folder.',
};

function userFolder({ user, variable }: Places): string {
  return variable('CLAUDE_CONFIG_DIR') ?? join(user, '.claude');
}
