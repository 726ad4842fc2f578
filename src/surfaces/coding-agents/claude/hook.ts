// The hooks of Claude Code.
import type { AgentHook } from '../contract.ts';
import { blockOutput, contextOutput, hookOutput, messageOutput, toolInput } from '../formats/hook-output.ts';
import { claudeSummary } from './summary.ts';
import { metInTranscript } from '../formats/met.ts';
import { claudeMet } from './met.ts';
import { claudePressure } from './pressure.ts';

export const claudeHook: AgentHook = {
  programs: ['claude', 'claude-code'],
  kinds: {
    SessionStart: 'start',
    UserPromptSubmit: 'prompt',
    PostToolUse: 'edit',
    PreCompact: 'compacting',
    Stop: 'stop',
    SessionEnd: 'end',
  },
  turnField: 'prompt_id',
  pressure: claudePressure,
  met: metInTranscript(claudeMet),
  changedFiles: (fields) => [toolInput(fields)['file_path'] ?? toolInput(fields)['notebook_path']],
  summary: (_fields, path, since) => claudeSummary(path, since),
  context: contextOutput,
  // Before a compaction, Claude Code passes any printed text to the model that writes the summary.
  notice: { stop: messageOutput, compacting: (text) => text },
  ask: { Stop: blockOutput },
  // Even `{}`.
  silence: '',
  toolCall: {
    event: 'PreToolUse',
    prefix: 'mcp__throughline__',
    answer: (input) => hookOutput('PreToolUse', { updatedInput: input }),
  },
};
