// `throughline/mcp`: the operations of a home as MCP tools, over stdio or below a path of your own server.
export type { McpAuth, McpOptions } from '../mcp/contract.ts';
export { changesOf, changesOfHome, type FollowedHome } from '../mcp/ledger-changes.ts';
export { createMcpHttp, type McpHttp, type McpHttpOptions } from '../mcp/serve-http.ts';
export { serveStdio, type ServeStdioOptions } from '../mcp/serve-stdio.ts';
