// What an agent is answered, each in its own format. Nothing here makes an agent go on by itself, but for Cursor, whose
// only way to be told something is to be asked; and that once for each task.
import type { HookEvent, HookOutcome } from '../../hook-answers.ts';
import type { HookAgent } from './events.ts';
import { gapNotice } from './gap-notice.ts';
import { resumeBlock } from './resume-block.ts';

/** Valid in all of their formats, and says nothing. */
export const EMPTY = {};

export function answerFor(agent: HookAgent, { event, kind }: HookEvent, { resume, gaps }: HookOutcome): object {
  if (resume) return withContext(agent, event, resumeBlock(resume));
  if (gaps) return withNotice(agent, kind, gapNotice(gaps));
  return EMPTY;
}

function withContext(agent: HookAgent, event: string, text: string): object {
  if (agent === 'cursor') return { additional_context: text };
  if (agent === 'opencode' || agent === 'pi') return { context: text };
  return { hookSpecificOutput: { hookEventName: event, additionalContext: text } };
}

function withNotice(agent: HookAgent, kind: HookEvent['kind'], text: string): object {
  if (agent === 'cursor') return kind === 'stop' ? { followup_message: text } : { user_message: text };
  if (agent === 'opencode' || agent === 'pi') return { notice: text };
  return { systemMessage: text };
}
