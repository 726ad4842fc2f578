// Hooks and MCP servers as most agents write them in JSON. Pure.
import type { Entry, Invocation, Path, Target } from '../contract.ts';

/** How long an agent waits for a hook. */
export const TIMEOUT_S = 10;

/** Events with the matcher that each is limited to. */
export type Matchers = Readonly<Record<string, string | undefined>>;

/** Hooks in groups, one for each event. */
export function hookGroups(events: Matchers, hook: object): Entry[] {
  return Object.entries(events).map(([event, matcher]) =>
    item(['hooks', event], { ...(matcher === undefined ? {} : { matcher }), hooks: [hook] }),
  );
}

export function jsonFile(path: string, holds: string, entries: readonly Entry[]): Target {
  return { kind: 'json', path, holds, entries };
}

export function item(path: Path, value: unknown): Entry {
  return { kind: 'item', path, value };
}

export function member(path: Path, key: string, value: unknown): Entry {
  return { kind: 'member', path, key, value };
}

/** Throughline as an entry of an agent's MCP servers; `more` holds what this agent needs besides the command. */
export function mcpServer(server: Invocation['server'], more: object = {}, path: Path = ['mcpServers']): Entry {
  const [command, ...args] = server;
  return member(path, 'throughline', { command, args, ...more });
}
