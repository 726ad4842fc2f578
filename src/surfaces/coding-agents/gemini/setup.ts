// The files that connect Gemini CLI. Pure.
import { join } from 'node:path';
import type { AgentSetup } from '../contract.ts';
import { tomlCommands } from '../formats/command-files.ts';
import { TIMEOUT_S, hookGroups, jsonFile, mcpServer } from '../formats/settings-entries.ts';

const EVENTS = {
  SessionStart: undefined,
  BeforeAgent: undefined,
  BeforeTool: 'mcp_throughline_.*',
  AfterTool: 'write_file|replace',
  // The automatic one fires with every request to the model.
  PreCompress: 'manual',
  AfterAgent: undefined,
  SessionEnd: undefined,
} as const;

export const geminiSetup: AgentSetup = {
  programs: ['gemini'],
  folder: ({ user }) => join(user, '.gemini'),
  hasPersonalFiles: false,
  targets({ scope, places, hook: command, server }) {
    const folder = join(scope === 'user' ? places.user : places.project, '.gemini');
    const hook = { name: 'throughline', type: 'command', command, timeout: TIMEOUT_S * 1_000 };
    return [
      jsonFile(join(folder, 'settings.json'), 'hooks and MCP server', [...hookGroups(EVENTS, hook), mcpServer(server)]),
      ...tomlCommands(join(folder, 'commands')),
    ];
  },
  firstUse: () => 'trust the folder, if it asks.',
};
