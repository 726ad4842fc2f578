// The smallest MCP server there is: one tool that answers with what it was started with.
import { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const [, , answer = ''] = process.argv;
const server = new McpServer({ name: 'echo', version: '1.0.0' });
server.registerTool('echo', { description: 'Says it again' }, () => ({ content: [{ type: 'text', text: answer }] }));
await server.connect(new StdioServerTransport());
