// The files that connect OpenCode. Pure.
import { isAbsolute, join } from 'node:path';
import type { AgentSetup, Entry, Places } from '../contract.ts';
import { jsonFile, member } from '../formats/settings-entries.ts';

const SCHEMA: Entry = { kind: 'default', path: [], key: '$schema', value: 'https://opencode.ai/config.json' };

export const opencodeSetup: AgentSetup = {
  targets({ scope, places, program, prefer }) {
    const folder = scope === 'user' ? userFolder(places) : places.project;
    const plugins = scope === 'user' ? join(folder, 'plugins') : join(folder, '.opencode', 'plugins');
    const server = { type: 'local', command: [program.node, program.cli, 'mcp'], enabled: true };
    return [
      { kind: 'extension', path: join(plugins, 'throughline.ts'), holds: 'plugin' },
      jsonFile(prefer([join(folder, 'opencode.jsonc'), join(folder, 'opencode.json')]), 'MCP server', [
        SCHEMA,
        member(['mcp'], 'throughline', server),
      ]),
    ];
  },
};

function userFolder({ user, variable }: Places): string {
  const config = variable('XDG_CONFIG_HOME') ?? '';
  return join(isAbsolute(config) ? config : join(user, '.config'), 'opencode');
}
