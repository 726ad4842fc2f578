// What a person can give to a model: the next step, what the project knows, the tasks, one task, its checkpoints.
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { Refusal } from '../../base/errors.ts';
import type { Call, Operation } from '../../base/operation.ts';
import type { Task } from '../../work/contract.ts';
import { toldOf } from './call-tool.ts';
import { CHECKPOINT_URI, HANDSHAKE_URI, NEXT_URI, TASKS_URI, TASK_URI, operationOf } from './resource-uris.ts';
import { escaped } from './result-text.ts';

const MIME = 'application/json';

const FIXED: readonly Resource[] = [
  {
    uri: NEXT_URI,
    name: 'next',
    title: 'The next step',
    description: 'The one next step of this project, why it is this one, and where the work was left off.',
    mimeType: MIME,
    annotations: { audience: ['user', 'assistant'], priority: 1 },
  },
  {
    uri: HANDSHAKE_URI,
    name: 'handshake',
    title: 'What the project knows',
    description: 'Next step, open risks and what sessions of this project taught, in at most 500 tokens. Quoted data.',
    mimeType: MIME,
    annotations: { audience: ['user', 'assistant'], priority: 0.9 },
  },
  {
    uri: TASKS_URI,
    name: 'tasks',
    title: 'The tasks',
    description: 'The tasks of this project with their states.',
    mimeType: MIME,
  },
];

export const RESOURCE_TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: `${TASK_URI}{id}`,
    name: 'task',
    title: 'A task',
    description: 'A task by its id or number, with its goal, last checkpoint, blockers and claim.',
    mimeType: MIME,
  },
  {
    uriTemplate: `${CHECKPOINT_URI}{task}`,
    name: 'checkpoint',
    title: 'The checkpoints of a task',
    description: 'Where the work on a task was left off, newest first, by its id or number.',
    mimeType: MIME,
  },
];

/** How many unfinished tasks are listed one by one. */
const LISTED = 50;

export type FindOperation = (name: string) => Operation | undefined;

export async function listResources(find: FindOperation, call: Call): Promise<Resource[]> {
  const tasks = await unfinishedTasks(find, call);
  return [
    // Only what this home can answer.
    ...FIXED.filter(({ uri }) => find(operationOf(uri)?.name ?? '') !== undefined),
    ...tasks.map(({ task_id, number, title, status }) => ({
      uri: `${TASK_URI}${task_id}`,
      name: `task-${number}`,
      title: `#${number} ${title}`,
      description: `A task that is ${status}.`,
      mimeType: MIME,
    })),
  ];
}

async function unfinishedTasks(find: FindOperation, call: Call): Promise<Task[]> {
  const status = ['doing', 'blocked', 'todo'];
  try {
    const listed = await find('work.list_tasks')?.run({ status, limit: LISTED }, call);
    return (listed as { readonly tasks?: Task[] } | undefined)?.tasks ?? [];
  } catch (error) {
    // No project yet, or several: then only the fixed resources are listed.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

export async function readResource(
  find: FindOperation,
  uri: string,
  call: Call,
  report: (error: unknown) => void,
): Promise<ReadResourceResult> {
  const asked = operationOf(uri);
  const operation = asked && find(asked.name);
  if (!operation) throw new ResourceNotFoundError(uri);
  try {
    const result = await operation.run(asked.input, call);
    return { contents: [{ uri, mimeType: MIME, text: escaped(JSON.stringify(result)) }] };
  } catch (error) {
    throw protocolError(error, report);
  }
}

/** For requests whose result cannot carry an error. */
export function protocolError(error: unknown, report: (error: unknown) => void): ProtocolError {
  const told = toldOf(error, report);
  const code = told.kind === 'refusal' ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError;
  return new ProtocolError(code, told.message, told);
}
