// A session with an MCP server by the official client, which is loaded only when one is opened. A started program runs in
// the user's configuration folder, gets no more of the environment than it needs, and is ended with its session.
import type { Client } from '@modelcontextprotocol/client';
import { redactedStart } from '../../base/redact.ts';
import { isAbsolute, delimiter } from 'node:path';
import { after } from '../../base/clock.ts';
import type { Fetch } from '../../base/network.ts';
import type { MemoryConfig } from './config.ts';
import type { MemoryCall } from './external-memory.ts';
import type { McpSession } from './mcp-tools.ts';

export interface McpSessionDeps {
  /** Where a program is started: never the project, whose files could stand in for what it runs. */
  readonly configFolder: string;
  readonly fetch: Fetch;
  readonly version: string;
}

const DEFAULT_TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export async function openMcpSession(
  config: MemoryConfig,
  deps: McpSessionDeps,
  { signal }: MemoryCall = {},
): Promise<McpSession> {
  const { Client: ClientOfSdk } = await import('@modelcontextprotocol/client');
  const timeout = config.timeout_ms ?? DEFAULT_TIMEOUT_MS;
  // For the whole exchange: a server that answers each request late would take a multiple of the time.
  const late = new AbortController();
  const stop = after(timeout, () => late.abort(new Error(`it did not answer within ${timeout} ms`)));
  const either = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
  const options = { timeout, maxTotalTimeout: timeout, signal: either };
  const client = new ClientOfSdk(
    { name: 'throughline', version: deps.version },
    // Probing a program for newer protocols would start it twice.
    'url' in config ? { versionNegotiation: { mode: 'auto' } } : {},
  );
  const transport = 'url' in config ? await httpTransport(config.url, deps.fetch) : await stdioTransport(config, deps);
  try {
    await client.connect(transport, options);
  } catch (error) {
    stop();
    await transport.close().catch(() => undefined);
    throw error;
  }
  return {
    async listTools() {
      const { tools } = await client.listTools(undefined, options);
      return tools.map(({ name, annotations }) => ({ name, readOnly: annotations?.readOnlyHint }));
    },
    async callTool(name, args) {
      const result = await client.callTool({ name, arguments: args }, options);
      const texts = textsOf(result.content);
      if (result.isError) throw new Error(`its tool ${name} said: ${redactedStart(texts.join(' '), 500)}`);
      return { texts, ...(result.structuredContent !== undefined && { structured: result.structuredContent }) };
    },
    close() {
      stop();
      return client.close();
    },
  };
}

function textsOf(content: Awaited<ReturnType<Client['callTool']>>['content']): string[] {
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
}

async function stdioTransport(
  { command, args, env = {} }: Extract<MemoryConfig, { command: string }>,
  { configFolder }: McpSessionDeps,
) {
  const { StdioClientTransport, getDefaultEnvironment } = await import('@modelcontextprotocol/client/stdio');
  const inherited = getDefaultEnvironment();
  return new StdioClientTransport({
    command,
    args: [...args],
    env: { ...inherited, PATH: ownPath(inherited['PATH'] ?? ''), ...env },
    cwd: configFolder,
    stderr: 'ignore',
    maxBufferSize: MAX_ANSWER_BYTES,
  });
}

/** npm puts a project's own programs first; a bare command must not find one there. */
function ownPath(path: string): string {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry) && !entry.split(/[/\\]/).includes('node_modules'))
    .join(delimiter);
}

async function httpTransport(url: string, fetch: Fetch) {
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client');
  return new StreamableHTTPClientTransport(new URL(url), {
    fetch: async (to, init = {}) => limited(await fetch(String(to), init)),
    requestInit: { redirect: 'error' },
  });
}

/** The same response, failing once it is longer than any answer needs to be. */
function limited(response: Response): Response {
  if (!response.body) return response;
  let size = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) controller.error(new Error('the answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, headers: response.headers });
}
