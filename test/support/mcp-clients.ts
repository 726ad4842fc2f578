// The official client over a real process or a real socket, as one of 2025 or of 2026.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { McpAuth } from '../../src/surfaces/mcp/contract.ts';
import type { McpHttp } from '../../src/surfaces/mcp/serve-http.ts';
import { bundledScript } from './bundled-script.ts';

export const ERAS = ['2025', '2026'] as const;
export type Era = (typeof ERAS)[number];

export function createClient(era: Era, name = 'tester'): Client {
  const mode = era === '2026' ? { pin: '2026-07-28' } : 'legacy';
  return new Client({ name, version: '1.0.0' }, { versionNegotiation: { mode } });
}

export const DESK_CHILD = bundledScript(fileURLToPath(new URL('mcp-stdio-child.ts', import.meta.url)));

/** The client asks a process of its own which era a server is of, unless the transport is another class than its own. */
class AskedInPlace extends StdioClientTransport {}

export function stdioTransport(
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.Dict<string>; readonly asksApart?: boolean } = {},
) {
  const env = Object.fromEntries(
    Object.entries({ ...process.env, ...options.env }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
  const cwd = options.cwd === undefined ? {} : { cwd: options.cwd };
  const Transport = options.asksApart ? StdioClientTransport : AskedInPlace;
  return new Transport({ command: process.execPath, args: [...args], env, stderr: 'pipe', ...cwd });
}

export interface Served {
  readonly url: URL;
  readonly connect: (era: Era, name?: string) => Promise<Client>;
  close(): Promise<void>;
}

/** Mounts the handler as the HTTP surface does, for one identity. */
export async function serveHttp(mcp: McpHttp, auth: () => McpAuth): Promise<Served> {
  const listener = getRequestListener((request) => mcp.handle(request, auth()));
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  return {
    url,
    async connect(era, name) {
      const client = createClient(era, name);
      await client.connect(new StreamableHTTPClientTransport(url));
      return client;
    },
    async close() {
      await mcp.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
