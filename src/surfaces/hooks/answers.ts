// The answers to an agent, in its own format.
import { isCodingAgent, type CodingAgent } from '../../base/coding-agents.ts';
import { resumeBlock } from '../../work/hot.ts';
import type { HookEvent, HookOutcome } from './hook-answers.ts';
import type { Answer } from '../coding-agents/contract.ts';
import { agentHooks } from '../coding-agents/hooks.ts';
import { gapNotice, gapQuestion } from './gap-notice.ts';

/** An answer without content. */
export const EMPTY = {};

/** As written to stdout. */
export function written(agent: string | undefined, answer: Answer): string {
  if (typeof answer === 'string') return `${answer}\n`;
  const silence = isCodingAgent(agent) ? agentHooks[agent].silence : undefined;
  return silence !== undefined && Object.keys(answer).length === 0 ? silence : `${JSON.stringify(answer)}\n`;
}

const TROUBLES = {
  damaged:
    'Throughline cannot tell the next step of this project: its tables do not follow from its events. ' +
    'Tell the person you work for; `throughline rebuild` makes the tables again from the events, and loses nothing.',
  lost:
    'Throughline cannot tell the next step of this project: the newest events of its ledger are gone, as after a damaged disk or a deleted ' +
    'file. Tell the person you work for; `throughline verify` says how many, `throughline restore` brings a backup back, and ' +
    '`throughline accept-loss` goes on without them.',
  older:
    'Throughline cannot tell the next step of this project: an older version of Throughline is still using its home. ' +
    'Tell the person you work for; `throughline upgrade` upgrades the home after a backup.',
} as const;

export function answerFor(agent: CodingAgent, { event, kind, owner }: HookEvent, outcome: HookOutcome): Answer {
  const { said, resume, trouble, gaps } = outcome;
  const hook = agentHooks[agent];
  if (said) return said.text === '' ? EMPTY : hook.context(event, said.text, said.news);
  // The mind could not be asked: the work is told anyway.
  const instead = resume ? resumeBlock(resume) : trouble && TROUBLES[trouble];
  if (instead !== undefined) return hook.context(event, instead, instead);
  if (gaps?.way === 'ask') return hook.ask?.[event]?.(gapQuestion(gaps, owner, hook.toolCall?.prefix)) ?? EMPTY;
  if (gaps) return hook.notice[kind]?.(gapNotice(gaps, owner)) ?? EMPTY;
  return EMPTY;
}
