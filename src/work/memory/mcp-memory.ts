// Any MCP server with a memory, behind the port: one short session for each question or write, its tools found by what the
// server lists, or named by the user.
import { RETRY_NEVER, Refusal } from '../../base/errors.ts';
import type { MemoryTools } from './config.ts';
import { fail } from './contract.ts';
import type { ExternalMemory, MemoryCall } from './external-memory.ts';
import { graphTools } from './knowledge-graph.ts';
import { mappedTools } from './mapped-tools.ts';
import { toolsOf, type McpSession, type MemoryDialect } from './mcp-tools.ts';
import { cleanLine } from './untrusted.ts';

export interface McpMemoryOptions {
  readonly connect: (call: MemoryCall) => Promise<McpSession>;
  readonly tools?: MemoryTools;
  readonly name?: string;
}

const RETRY_AFTER_MS = 5_000;

export function createMcpMemory({ connect, tools, name = 'memory' }: McpMemoryOptions): ExternalMemory {
  async function inSession<T>(call: MemoryCall, body: (dialect: MemoryDialect) => Promise<T>): Promise<T> {
    let session: McpSession | undefined;
    try {
      session = await connect(call);
      const listed = new Map((await session.listTools()).map((tool) => [tool.name, tool]));
      const available = toolsOf(session, listed);
      return await body(tools ? mappedTools(available, tools) : graphTools(available));
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const said = error instanceof Error ? cleanLine(error.message) : 'no reason given';
      const retry = call.signal?.aborted ? RETRY_NEVER : ({ retry: true, afterMs: RETRY_AFTER_MS } as const);
      throw fail(
        'memory_unavailable',
        `The memory server did not do its part: ${said}`,
        retry,
        { memory: name },
        error,
      );
    } finally {
      // Ending it is not worth losing an answer for.
      await session?.close().catch(() => undefined);
    }
  }

  return {
    name,
    query: (query, call = {}) => inSession(call, (dialect) => dialect.query(query)),
    write: (learning, provenance, call = {}) => inSession(call, (dialect) => dialect.write(learning, provenance)),
  };
}
