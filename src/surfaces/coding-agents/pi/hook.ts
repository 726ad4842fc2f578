// The events of pi, as our extension in integrations/ sends them.
import type { AgentHook } from '../contract.ts';
import { reportedMet } from '../formats/met.ts';
import { percentPressure } from '../formats/pressure.ts';

const notice = (text: string) => ({ notice: text });
const ask = (text: string) => ({ ask: text });

export const piHook: AgentHook = {
  programs: ['pi', 'pi-coding-agent'],
  kinds: {
    session_start: 'start',
    before_agent_start: 'prompt',
    tool_result: 'edit',
    session_before_compact: 'compacting',
    session_compact: 'start',
    agent_end: 'stop',
    agent_settled: 'stop',
    session_shutdown: 'end',
  },
  afterCompaction: ['session_compact'],
  // Before a prompt it takes no context: the model has the answer with the next one.
  isUnheard: (kind, { waits }) => kind === 'start' && waits === true,
  pressure: percentPressure,
  met: reportedMet,
  changedFiles: ({ file }) => [file],
  context: (_event, text) => ({ context: text }),
  notice: { stop: notice, compacting: notice },
  ask: { agent_end: ask, agent_settled: ask },
  toolCall: { event: 'tool_call', prefix: 'mcp__throughline__', answer: (input) => ({ input }) },
};
