// What an agent is answered, each in its own format. Nothing here makes an agent go on by itself, but for Cursor, whose
// only way to be told something is to be asked; and that once for each task.
import type { HookEvent, HookOutcome } from '../../hook-answers.ts';
import type { HookAgent } from './events.ts';
import { gapNotice } from './gap-notice.ts';
import { resumeBlock } from './resume-block.ts';

/** An object is JSON to the agent, a text what it reads as it is. */
export type Answer = object | string;

/** Says nothing. */
export const EMPTY = {};

/** As it goes to stdout. Claude Code takes what is printed before a compaction for words to whoever sums up, even `{}`. */
export function written(agent: string | undefined, answer: Answer): string {
  if (typeof answer === 'string') return `${answer}\n`;
  const isEmpty = Object.keys(answer).length === 0;
  return isEmpty && agent === 'claude' ? '' : `${JSON.stringify(answer)}\n`;
}

export function answerFor(agent: HookAgent, { event, kind }: HookEvent, { resume, gaps }: HookOutcome): Answer {
  if (resume) return withContext(agent, event, resumeBlock(resume));
  if (gaps) return withNotice(agent, kind, gapNotice(gaps));
  return EMPTY;
}

function withContext(agent: HookAgent, event: string, text: string): object {
  if (agent === 'cursor') return { additional_context: text };
  if (agent === 'opencode' || agent === 'pi') return { context: text };
  return { hookSpecificOutput: { hookEventName: event, additionalContext: text } };
}

function withNotice(agent: HookAgent, kind: HookEvent['kind'], text: string): Answer {
  if (agent === 'claude' && kind === 'compacting') return text;
  if (agent === 'cursor') return kind === 'stop' ? { followup_message: text } : { user_message: text };
  if (agent === 'opencode' || agent === 'pi') return { notice: text };
  return { systemMessage: text };
}
