// The events of pi, as our extension in integrations/ sends them.
import type { AgentHook } from '../contract.ts';

export const piHook: AgentHook = {
  kinds: {
    session_start: 'start',
    session_before_compact: 'compacting',
    session_compact: 'start',
    agent_end: 'stop',
    agent_settled: 'stop',
    session_shutdown: 'end',
  },
  afterCompaction: ['session_compact'],
  context: (_event, text) => ({ context: text }),
  notice: (_kind, text) => ({ notice: text }),
  toolCall: { event: 'tool_call', prefix: 'mcp__throughline__', answer: (input) => ({ input }) },
};
