// The files that connect OpenCode. Pure.
import { isAbsolute, join } from 'node:path';
import type { AgentSetup, Entry, Places } from '../contract.ts';
import { markdownCommands } from '../formats/command-files.ts';
import { jsonFile, member } from '../formats/settings-entries.ts';

const SCHEMA: Entry = { kind: 'default', path: [], key: '$schema', value: 'https://opencode.ai/config.json' };

export const opencodeSetup: AgentSetup = {
  programs: ['opencode'],
  folder: userFolder,
  hasPersonalFiles: false,
  targets({ scope, places, server, files }) {
    const folder = scope === 'user' ? userFolder(places) : places.project;
    const own = scope === 'user' ? folder : join(folder, '.opencode');
    const [jsonc, json] = [join(folder, 'opencode.jsonc'), join(folder, 'opencode.json')];
    return [
      { kind: 'extension', path: join(own, 'plugins', 'throughline.ts'), holds: 'plugin' },
      jsonFile(files.isThere(jsonc) ? jsonc : json, 'MCP server', [
        SCHEMA,
        member(['mcp'], 'throughline', { type: 'local', command: server, enabled: true }),
      ]),
      ...markdownCommands(join(own, 'commands')),
    ];
  },
};

function userFolder({ user, variable }: Places): string {
  const config = variable('XDG_CONFIG_HOME') ?? '';
  return join(isAbsolute(config) ? config : join(user, '.config'), 'opencode');
}
