// The answers to an agent, in its own format.
import { isCodingAgent, type CodingAgent } from '../../base/coding-agents.ts';
import type { HookEvent, HookOutcome } from './hook-answers.ts';
import type { Answer } from '../coding-agents/contract.ts';
import { agentHooks } from '../coding-agents/hooks.ts';
import { gapNotice } from './gap-notice.ts';
import { resumeBlock } from './resume-block.ts';

/** An answer without content. */
export const EMPTY = {};

/** As written to stdout. */
export function written(agent: string | undefined, answer: Answer): string {
  if (typeof answer === 'string') return `${answer}\n`;
  const silence = isCodingAgent(agent) ? agentHooks[agent].silence : undefined;
  return silence !== undefined && Object.keys(answer).length === 0 ? silence : `${JSON.stringify(answer)}\n`;
}

export function answerFor(agent: CodingAgent, { event, kind }: HookEvent, { resume, gaps }: HookOutcome): Answer {
  const hook = agentHooks[agent];
  if (resume) return hook.context(event, resumeBlock(resume));
  if (gaps) return hook.notice(kind, gapNotice(gaps));
  return EMPTY;
}
