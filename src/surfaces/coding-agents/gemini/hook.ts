// The hooks of Gemini CLI.
import type { AgentHook, Fields } from '../contract.ts';
import { blockOutput, contextOutput, hookOutput, messageOutput, toolInput } from '../formats/hook-output.ts';
import { compressedAt } from './compressed-at.ts';
import { geminiSummary } from './summary.ts';
import { metInTranscript } from '../formats/met.ts';
import { geminiMet } from './met.ts';
import { geminiPressure } from './pressure.ts';

function hasFailed({ tool_response: response }: Fields): boolean {
  return typeof response === 'object' && response !== null && 'error' in response && Boolean(response.error);
}

export const geminiHook: AgentHook = {
  programs: ['gemini', 'gemini-cli'],
  kinds: {
    SessionStart: 'start',
    BeforeAgent: 'prompt',
    AfterTool: 'edit',
    // Not `compacting`: only the transcript shows, afterwards, whether anything was compressed.
    PreCompress: 'stop',
    AfterAgent: 'stop',
    SessionEnd: 'end',
  },
  // The automatic one fires with every request to the model, even if nothing is compressed.
  isIdle: (event, { trigger }) => event === 'PreCompress' && trigger === 'auto',
  // Gemini CLI drops the answer when its session is cleared.
  isUnheard: (kind, { source }) => kind === 'start' && source === 'clear',
  compactedAt: compressedAt,
  pressure: geminiPressure,
  met: metInTranscript(geminiMet),
  changedFiles: (fields) => (hasFailed(fields) ? [] : [toolInput(fields)['file_path']]),
  summary: (_fields, path, since) => geminiSummary(path, since),
  context: contextOutput,
  notice: { stop: messageOutput },
  // Only this one: before a compression nothing is waited for.
  ask: { AfterAgent: blockOutput },
  toolCall: {
    event: 'BeforeTool',
    prefix: 'mcp_throughline_',
    answer: (input) => hookOutput('BeforeTool', { tool_input: input }),
  },
};
