// The tools of an MCP server as this domain sees them: an open session, its tools by name, and what may be done with them.
import type { StableLearning } from './boundary.ts';
import { refuse, type MemoryEntry, type Provenance } from './contract.ts';
import type { MemoryQuery } from './external-memory.ts';
import { cleanLine } from './untrusted.ts';

export interface McpTool {
  readonly name: string;
  /** Whether the tool changes nothing, as the server itself declares. */
  readonly readOnly: boolean | undefined;
}

export interface McpAnswer {
  readonly texts: readonly string[];
  readonly structured?: unknown;
}

/** A connection to a server; the code that opened it closes it. */
export interface McpSession {
  listTools(): Promise<readonly McpTool[]>;
  /** An answer that the server marks as an error is thrown. */
  callTool(name: string, args: Record<string, unknown>): Promise<McpAnswer>;
  close(): Promise<void>;
}

/** How one family of servers is read and written. */
export interface MemoryDialect {
  query(query: MemoryQuery): Promise<readonly MemoryEntry[]>;
  write(learning: StableLearning, provenance: Provenance): Promise<{ readonly written: boolean }>;
}

/** The session's own tools, looked up by name; an absent or unfit one is refused. */
export interface Tools {
  has(name: string): boolean;
  read(name: string, args: Record<string, unknown>): Promise<McpAnswer>;
  write(name: string, args: Record<string, unknown>): Promise<McpAnswer>;
}

export function toolsOf(session: McpSession, listed: ReadonlyMap<string, McpTool>): Tools {
  const toolNamed = (name: string): McpTool => {
    const tool = listed.get(name);
    if (!tool)
      throw refuse('memory_unsupported', `The memory server has no tool "${cleanLine(name)}".`, { tool: name });
    return tool;
  };
  return {
    has: (name) => listed.has(name),
    read: async (name, args) => {
      // Asking never writes, whatever the configuration says.
      if (toolNamed(name).readOnly === false) {
        throw refuse('memory_unsupported', `The tool "${cleanLine(name)}" writes, so it is not asked.`, { tool: name });
      }
      return session.callTool(name, args);
    },
    write: async (name, args) => {
      toolNamed(name);
      return session.callTool(name, args);
    },
  };
}
