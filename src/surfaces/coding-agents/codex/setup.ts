// The files that connect Codex. Pure.
import { join } from 'node:path';
import type { AgentSetup, Places } from '../contract.ts';
import { skills } from '../formats/command-files.ts';
import { TIMEOUT_S, hookGroups, jsonFile } from '../formats/settings-entries.ts';

const EVENTS = {
  SessionStart: 'startup|resume|clear|compact',
  UserPromptSubmit: undefined,
  PreToolUse: 'mcp__throughline__.*',
  PostToolUse: 'apply_patch',
  PreCompact: undefined,
  Stop: undefined,
} as const;
/** Codex truncates a longer one to this, with a warning at every start. */
const END_TIMEOUT_S = 3;

export const codexSetup: AgentSetup = {
  programs: ['codex'],
  folder: userFolder,
  hasPersonalFiles: false,
  targets({ scope, places, hook: command, server: [program, ...args] }) {
    const folder = scope === 'user' ? userFolder(places) : join(places.project, '.codex');
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
          `command = ${tomlString(program)}`,
          `args = [${args.map(tomlString).join(', ')}]`,
        ],
      },
      ...skills(join(folder, 'skills')),
    ];
  },
  firstUse: () => 'trust the project, and its hooks (/hooks): until then they are skipped.',
};

function userFolder({ user, variable }: Places): string {
  return variable('CODEX_HOME') ?? join(user, '.codex');
}

/** JSON's escapes are valid in TOML too. */
function tomlString(text: string): string {
  return JSON.stringify(text);
}
