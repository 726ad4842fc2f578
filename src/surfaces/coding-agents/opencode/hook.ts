// The events of OpenCode, as our plugin in integrations/ sends them.
import type { AgentHook } from '../contract.ts';
import { patchedFiles } from '../formats/patched-files.ts';
import { reportedMet } from '../formats/met.ts';
import { percentPressure } from '../formats/pressure.ts';

const notice = (text: string) => ({ notice: text });
const ask = (text: string) => ({ ask: text });

export const opencodeHook: AgentHook = {
  programs: ['opencode', 'opencode-ai'],
  kinds: {
    'session.created': 'start',
    'chat.message': 'prompt',
    'tool.execute.after': 'edit',
    'session.compacting': 'compacting',
    'session.compacted': 'start',
    'session.idle': 'stop',
    'session.deleted': 'end',
    'server.instance.disposed': 'end',
  },
  afterCompaction: ['session.compacted'],
  keepsBlock: true,
  turnField: 'message_id',
  pressure: percentPressure,
  met: reportedMet,
  // `opencode run` ends with its answer, and has no window.
  isRepeat: ({ is_last: isLast }) => isLast === true,
  changedFiles: ({ file, patch }) => [...(file === undefined ? [] : [file]), ...patchedFiles(patch)],
  context: (_event, text, news) => ({ context: text, ...(news === '' ? undefined : { news }) }),
  notice: { stop: notice, compacting: notice },
  ask: { 'session.idle': ask },
  toolCall: { event: 'tool.execute.before', prefix: 'throughline_', answer: (input) => ({ input }) },
};
