// The file that connects Gemini CLI. Pure.
import { join } from 'node:path';
import type { AgentSetup } from '../contract.ts';
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
  targets({ scope, places, program, command }) {
    const hook = { name: 'throughline', type: 'command', command, timeout: TIMEOUT_S * 1_000 };
    return [
      jsonFile(join(places[scope], '.gemini', 'settings.json'), 'hooks and MCP server', [
        ...hookGroups(EVENTS, hook),
        mcpServer(program),
      ]),
    ];
  },
  firstUse: 'trust the folder, if it asks.',
};
