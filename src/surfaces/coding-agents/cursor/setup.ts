// The files that connect Cursor. Pure.
import { join } from 'node:path';
import type { AgentSetup, Entry } from '../contract.ts';
import { TIMEOUT_S, item, jsonFile, mcpServer } from '../formats/settings-entries.ts';

const EVENTS = ['sessionStart', 'afterFileEdit', 'preCompact', 'stop', 'sessionEnd'] as const;
const VERSION: Entry = { kind: 'default', path: [], key: 'version', value: 1 };

export const cursorSetup: AgentSetup = {
  targets({ scope, places, program, command }) {
    const folder = join(places[scope], '.cursor');
    const hooks = EVENTS.map((event) => item(['hooks', event], { command, timeout: TIMEOUT_S }));
    return [
      jsonFile(join(folder, 'hooks.json'), 'hooks', [VERSION, ...hooks]),
      jsonFile(join(folder, 'mcp.json'), 'MCP server', [mcpServer(program)]),
    ];
  },
  firstUse: 'trust the folder, and switch the server throughline on in the settings of MCP.',
};
