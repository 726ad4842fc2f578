// The hooks of Codex.
import type { AgentHook } from '../contract.ts';
import { blockOutput, contextOutput, hookOutput, messageOutput } from '../formats/hook-output.ts';

export const codexHook: AgentHook = {
  kinds: { SessionStart: 'start', PreCompact: 'compacting', Stop: 'stop', SessionEnd: 'end' },
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
