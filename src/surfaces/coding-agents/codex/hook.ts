// The hooks of Codex.
import type { AgentHook } from '../contract.ts';
import { blockOutput, contextOutput, hookOutput, messageOutput, toolInput } from '../formats/hook-output.ts';
import { patchedFiles } from '../formats/patched-files.ts';
import { codexSummary } from './summary.ts';
import { metInTranscript } from '../formats/met.ts';
import { codexMet } from './met.ts';
import { codexPressure } from './pressure.ts';

export const codexHook: AgentHook = {
  programs: ['codex'],
  kinds: {
    SessionStart: 'start',
    UserPromptSubmit: 'prompt',
    PostToolUse: 'edit',
    PreCompact: 'compacting',
    Stop: 'stop',
    SessionEnd: 'end',
  },
  turnField: 'turn_id',
  pressure: codexPressure,
  met: metInTranscript(codexMet),
  changedFiles: (fields) => patchedFiles(toolInput(fields)['command']),
  summary: (_fields, path, since) => codexSummary(path, since),
  context: contextOutput,
  notice: { stop: messageOutput, compacting: messageOutput },
  ask: { Stop: blockOutput },
  toolCall: {
    event: 'PreToolUse',
    prefix: 'mcp__throughline__',
    // Codex accepts a changed input only together with this decision; it still asks its user whether the call is
    // allowed.
    answer: (input) => hookOutput('PreToolUse', { permissionDecision: 'allow', updatedInput: input }),
  },
};
