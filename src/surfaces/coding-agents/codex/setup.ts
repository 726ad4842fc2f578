// The files that connect Codex. Pure.
import { join } from 'node:path';
import type { AgentSetup } from '../contract.ts';
import { TIMEOUT_S, hookGroups, jsonFile } from '../formats/settings-entries.ts';

const EVENTS = {
  SessionStart: 'startup|resume|clear|compact',
  PreToolUse: 'mcp__throughline__.*',
  PostToolUse: 'apply_patch',
  PreCompact: undefined,
  Stop: undefined,
} as const;
/** Codex truncates a longer one to this, with a warning at every start. */
const END_TIMEOUT_S = 3;

export const codexSetup: AgentSetup = {
  targets({ scope, places, program, command }) {
    const folder =
      scope === 'user'
        ? (places.variable('CODEX_HOME') ?? join(places.user, '.codex'))
        : join(places.project, '.codex');
    const hook = { type: 'command', command, timeout: TIMEOUT_S };
    return [
      jsonFile(join(folder, 'hooks.json'), 'hooks', [
        ...hookGroups(EVENTS, hook),
        ...hookGroups({ SessionEnd: undefined }, { ...hook, timeout: END_TIMEOUT_S }),
      ]),
      {
        kind: 'toml',
        path: join(folder, 'config.toml'),
        holds: 'MCP server',
        table: 'mcp_servers.throughline',
        lines: [
          '[mcp_servers.throughline]',
          `command = ${tomlString(program.node)}`,
          `args = [${[program.cli, 'mcp'].map(tomlString).join(', ')}]`,
        ],
      },
    ];
  },
  firstUse: 'trust the project, and its hooks (/hooks): until then they are skipped.',
};

/** JSON's escapes are valid in TOML too. */
function tomlString(text: string): string {
  return JSON.stringify(text);
}
