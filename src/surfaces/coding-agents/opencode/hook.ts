// The events of OpenCode, as our plugin in integrations/ sends them.
import type { AgentHook } from '../contract.ts';

export const opencodeHook: AgentHook = {
  kinds: {
    'session.created': 'start',
    'chat.message': 'refresh',
    'session.compacting': 'compacting',
    'session.compacted': 'start',
    'session.idle': 'stop',
    'session.deleted': 'end',
    'server.instance.disposed': 'end',
  },
  afterCompaction: ['session.compacted'],
  context: (_event, text) => ({ context: text }),
  notice: (_kind, text) => ({ notice: text }),
  toolCall: { event: 'tool.execute.before', prefix: 'throughline_', answer: (input) => ({ input }) },
};
