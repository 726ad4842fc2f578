// The user's memory, if there is one: configuration, session and adapter put together. Nothing is started here.
import { readMemoryConfig } from './config.ts';
import type { ExternalMemory } from './external-memory.ts';
import { createMcpMemory } from './mcp-memory.ts';
import { openMcpSession, type McpSessionDeps } from './mcp-session.ts';

export interface OpenMemoryDeps extends McpSessionDeps {
  /** A file of the user's configuration folder, undefined when there is none. */
  readConfigFile(name: string): Promise<string | undefined>;
}

export async function openMemory(deps: OpenMemoryDeps): Promise<ExternalMemory | undefined> {
  const config = await readMemoryConfig((name) => deps.readConfigFile(name));
  if (!config) return undefined;
  return createMcpMemory({
    connect: (call) => openMcpSession(config, deps, call),
    ...(config.tools && { tools: config.tools }),
    ...(config.name !== undefined && { name: config.name }),
  });
}
