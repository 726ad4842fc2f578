// The files that connect Cursor. Pure.
import { join } from 'node:path';
import type { AgentSetup, Entry } from '../contract.ts';
import { plainCommands } from '../formats/command-files.ts';
import { TIMEOUT_S, item, jsonFile, mcpServer } from '../formats/settings-entries.ts';

const EVENTS = ['sessionStart', 'afterFileEdit', 'preCompact', 'stop', 'sessionEnd'] as const;
const VERSION: Entry = { kind: 'default', path: [], key: 'version', value: 1 };

export const cursorSetup: AgentSetup = {
  programs: ['cursor', 'cursor-agent'],
  folder: ({ user }) => join(user, '.cursor'),
  hasPersonalFiles: false,
  targets({ scope, places, hook, server }) {
    const folder = join(scope === 'user' ? places.user : places.project, '.cursor');
    const hooks = EVENTS.map((event) => item(['hooks', event], { command: hook, timeout: TIMEOUT_S }));
    return [
      jsonFile(join(folder, 'hooks.json'), 'hooks', [VERSION, ...hooks]),
      jsonFile(join(folder, 'mcp.json'), 'MCP server', [mcpServer(server)]),
      ...plainCommands(join(folder, 'commands')),
    ];
  },
  firstUse: () => 'trust the folder, and switch the server throughline on in the settings of MCP.',
};
