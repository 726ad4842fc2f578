// The hooks of Cursor. It has none that changes the input of a tool call.
import type { AgentHook } from '../contract.ts';
import { percentPressure } from '../formats/pressure.ts';

export const cursorHook: AgentHook = {
  programs: ['cursor', 'Cursor', 'cursor-agent'],
  kinds: { sessionStart: 'start', afterFileEdit: 'edit', preCompact: 'compacting', stop: 'stop', sessionEnd: 'end' },
  changedFiles: ({ file_path: path }) => [path],
  sessionField: 'conversation_id',
  pressure: percentPressure,
  folder: ({ workspace_roots: roots }) => (Array.isArray(roots) ? (roots as unknown[])[0] : undefined),
  // Cursor counts its follow-ups, and also stops when its user aborts: then it is not asked.
  isRepeat: ({ loop_count: loops, status }) =>
    (typeof loops === 'number' && loops > 0) || (typeof status === 'string' && status !== 'completed'),
  context: (_event, text) => ({ additional_context: text }),
  // When it stops, Cursor has no way to show a text to its user.
  notice: { compacting: (text) => ({ user_message: text }) },
  ask: { stop: (text) => ({ followup_message: text }) },
};
