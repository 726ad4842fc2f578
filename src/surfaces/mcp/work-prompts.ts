// The prompts of a client: to resume the work and to write down where it stands. What is asked for is the text that the
// commands of coding agents have too; below it stand the facts of now, with texts from people and programs in quotes.
import type { GetPromptResult, Prompt } from '@modelcontextprotocol/server';
import type { Call } from '../../base/operation.ts';
import type { NextStepAnswer, Task } from '../../work/contract.ts';
import { CHECKPOINT, RESUME, WORK_PROMPTS } from '../coding-agents/formats/prompts.ts';
import { protocolError, type FindOperation } from './resources.ts';
import { quoted } from './result-text.ts';

export const PROMPTS: Prompt[] = WORK_PROMPTS.map(({ name, title, description }) => ({
  name,
  title,
  description,
  arguments: [
    { name: 'project_id', description: 'The project, where this folder does not tell', required: false },
    { name: 'owner', description: 'The session whose claims count as yours', required: false },
  ],
}));

export interface PromptRequest {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, string>> | undefined;
}

/** Undefined if there is no prompt of that name. */
export async function getPrompt(
  find: FindOperation,
  asked: PromptRequest,
  call: Call,
  report: (error: unknown) => void,
): Promise<GetPromptResult | undefined> {
  const prompt = WORK_PROMPTS.find(({ name }) => name === asked.name);
  if (!prompt) return undefined;
  try {
    const step = (await find('work.get_next_step')?.run(asked.arguments ?? {}, call)) as NextStepAnswer;
    const text = prompt === RESUME ? resumeText(step, await taskOf(find, step, call)) : checkpointText(step);
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] };
  } catch (error) {
    throw protocolError(error, report);
  }
}

async function taskOf(find: FindOperation, { project_id, task_id }: NextStepAnswer, call: Call) {
  if (task_id === null) return undefined;
  const found = await find('work.get_task')?.run({ project_id, task_id }, call);
  return found as ResumedTask | undefined;
}

/** Of the report on a task: what it says, and what is missing before it is done. */
interface ResumedTask {
  readonly task: Pick<Task, 'description' | 'checks'>;
  readonly unanswered: readonly string[];
}

export function resumeText(step: NextStepAnswer, found?: ResumedTask): string {
  const { rank, task_id, number, title, status, otherwise, where_we_left_off: left } = step;
  const commandOf = (criterion: string) => found?.task.checks.find((check) => check.criterion === criterion)?.command;
  const missing = (found?.unanswered ?? step.acceptance_criteria).map((criterion) => {
    const command = commandOf(criterion);
    return command === undefined ? quoted(criterion) : `${quoted(criterion)}, by running ${quoted(command)}`;
  });
  return [
    RESUME.text,
    '',
    'As it is now:',
    `Next step: ${quoted(step.next_step)}`,
    `Why this one: ${quoted(step.why)}`,
    ...(task_id === null ? [] : [`Task: T${number ?? '?'} ${quoted(title ?? '')} (${status ?? rank}), id ${task_id}`]),
    ...(found?.task.description ? [`It says: ${quoted(found.task.description)}`] : []),
    ...(left === null ? [] : [`Left off: ${quoted(left)}`]),
    ...(step.since ? [`Code: ${quoted(step.since.text)}`] : []),
    ...list(
      'Open blockers:',
      step.blockers,
      ({ blocker_id, text, needs }) => `${quoted(text)}, id ${blocker_id}${needs === null ? '' : `, needs ${needs}`}`,
    ),
    ...list('Criteria without evidence:', missing, (line) => line),
    ...list(
      'Criteria with evidence:',
      (step.proofs ?? []).filter(({ is_proved }) => is_proved),
      ({ number: at, kinds }) => `${quoted(step.acceptance_criteria[at - 1] ?? '')}, ${kinds.join(' and ')}`,
    ),
    ...list('Read first:', step.required_context_refs, quoted),
    ...(otherwise
      ? [`If that cannot go on: T${otherwise.number} ${quoted(otherwise.title)}: ${quoted(otherwise.next_step)}`]
      : []),
    ...list('Waits for others:', step.waiting, (each) => `T${each.number} (${each.needs}) ${quoted(each.blocker)}`),
    ...list(
      'Held by other sessions:',
      step.left_out.filter(({ reason }) => reason === 'held_by_another'),
      (each) => `T${each.number}`,
    ),
    ...(task_id === null ? ['Propose tasks to your user; add_task and create_goal record what you agree on.'] : []),
  ].join('\n');
}

export function checkpointText(step: NextStepAnswer): string {
  const { number, title, status, where_we_left_off: left, next_step } = step;
  if (status !== 'doing' || number === null) return CHECKPOINT.text;
  return [
    CHECKPOINT.text,
    '',
    'As it is now:',
    `In progress: T${number} ${quoted(title ?? '')}`,
    ...(left === null ? ['It has no checkpoint.'] : [`Left off: ${quoted(left)}`, `Next step: ${quoted(next_step)}`]),
  ].join('\n');
}

function list<Item>(heading: string, items: readonly Item[], line: (item: Item) => string): string[] {
  return items.length === 0 ? [] : [heading, ...items.map((item) => `- ${line(item)}`)];
}
