// The files that connect pi. Pure.
import { isAbsolute, join } from 'node:path';
import type { AgentSetup, Places } from '../contract.ts';
import { markdownCommands } from '../formats/command-files.ts';
import { jsonFile, mcpServer } from '../formats/settings-entries.ts';

export const piSetup: AgentSetup = {
  programs: ['pi'],
  folder: userFolder,
  hasPersonalFiles: false,
  targets({ scope, places, server }) {
    const folder = scope === 'user' ? userFolder(places) : join(places.project, '.pi');
    return [
      { kind: 'extension', path: join(folder, 'extensions', 'throughline.ts'), holds: 'extension' },
      // Without `direct` the model would have to search for the tools before it could call one.
      jsonFile(join(folder, 'mcp.json'), 'MCP server', [mcpServer(server, { exposure: 'direct' })]),
      ...markdownCommands(join(folder, 'prompts')),
    ];
  },
  firstUse: () => 'trust the project (/trust).',
};

function userFolder({ user, variable }: Places): string {
  const folder = variable('PI_CODING_AGENT_DIR') ?? '';
  return isAbsolute(folder) ? folder : join(user, '.pi', 'agent');
}
