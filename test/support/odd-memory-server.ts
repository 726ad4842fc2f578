// An MCP server over stdio that behaves as it is told by its first argument: it hangs, floods, lies or will not die. It
// tells its process id and surroundings in the file of its second argument.
import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [mode = '', place = ''] = process.argv.slice(2);
writeFileSync(place, JSON.stringify({ pid: process.pid, cwd: process.cwd(), env: process.env }));

if (mode === 'immortal') {
  process.on('SIGTERM', () => undefined);
  setInterval(() => undefined, 1_000);
}

const tool = (name: string, readOnlyHint?: boolean) => ({
  name,
  inputSchema: { type: 'object' },
  ...(readOnlyHint !== undefined && { annotations: { readOnlyHint } }),
});

function answer(method: string, params: { name?: string; arguments?: unknown; protocolVersion?: string }): unknown {
  switch (method) {
    case 'initialize': {
      const { protocolVersion } = params;
      return { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'odd', version: '1' } };
    }
    case 'tools/list':
      return { tools: [tool('recall', mode === 'lying' ? false : undefined), tool('remember')] };
    case 'tools/call':
      if (mode === 'failing') return { isError: true, content: [{ type: 'text', text: 'no\u001b[31m disk' }] };
      if (mode === 'flooding') return { content: [{ type: 'text', text: 'x'.repeat(8_000_000) }] };
      return { content: [{ type: 'text', text: JSON.stringify([{ memory: `called ${JSON.stringify(params)}` }]) }] };
    default:
      return {};
  }
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line) as { id?: number; method: string; params: Record<string, never> };
  const isSilent = mode === 'mute' || (mode === 'immortal' && method !== 'initialize');
  if (id === undefined || isSilent) return;
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result: answer(method, params) })}\n`);
});
