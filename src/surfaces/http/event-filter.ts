// Query parameters of the event stream: which changes to send.
import { z } from 'zod';
import type { Kernel } from '../../kernel/kernel.ts';
import { tokenSchema, type Token } from '../../ledger/contract.ts';
import { refuse } from './contract.ts';

export type ChangeFilter = Parameters<Kernel['notifications']['follow']>[0];

const id = z.string().regex(/^[0-9a-zA-Z][0-9a-zA-Z._:-]{0,199}$/);
/** The word that users know: the ledger does not know it, so it would never match. */
const NUMBER = /^[TtGg]?\d{1,10}$/;
/** A semantic key, as `TASK` is one; whatever else has no colon is an entity's id. */
const SEMANTIC_KEY = /^[A-Z][A-Z0-9_]*$/;
const KINDS = /^[a-z][a-z0-9_.-]{0,49}$/;

/** Each parameter of the stream, also used by the OpenAPI document. */
export const EVENT_PARAMETERS = {
  after: 'Where to begin: an event’s id, `now` (the default) or `start`. The Last-Event-ID header takes precedence.',
  project_id: 'Only changes of this project.',
  workflow_id: 'Only changes of this stream.',
  kind: 'Only changes of streams of this kind. May be repeated: any of them.',
  task_id: 'Only changes that concern this task. May be repeated; with goal_id and entity_id, any of all of them.',
  goal_id: 'Only changes that concern this goal.',
  entity_id: 'Only changes that concern this entity.',
  token:
    'Only changes with this token: a semantic key (`TASK`), a subtype (`task.status:blocked`) or an entity’s id. May be repeated; with the ids, any of all of them.',
} as const;

export function filterOf(query: URLSearchParams): ChangeFilter {
  for (const name of query.keys()) {
    if (!Object.hasOwn(EVENT_PARAMETERS, name)) {
      const known = Object.keys(EVENT_PARAMETERS);
      throw refuse('invalid_query', `The stream has no parameter of that name; it has ${known.join(', ')}`, { known });
    }
  }
  const all = (name: keyof typeof EVENT_PARAMETERS): string[] =>
    query.getAll(name).map((text) => {
      const parsed = (name === 'kind' ? z.string().regex(KINDS) : id).safeParse(text);
      if (!parsed.success) throw refuse('invalid_query', `"${name}" is not an id`, { parameter: name });
      if (name !== 'kind' && NUMBER.test(text)) {
        throw refuse('invalid_query', `"${name}" takes an id; ${text} is a number`, { parameter: name });
      }
      return parsed.data;
    });
  const streams = [...new Set([...all('project_id'), ...all('workflow_id')])];
  if (streams.length > 1) throw refuse('invalid_query', 'One stream can be followed at a time, or all of them');
  const entities = [...all('task_id'), ...all('goal_id'), ...all('entity_id')];
  const kinds = all('kind');
  const tokens = [
    ...entities.map((value) => ({ token_class: 'entityId' as const, token_value: value })),
    ...query.getAll('token').map(tokenOf),
  ];
  const [workflowId] = streams;
  return {
    ...(workflowId === undefined ? {} : { workflow_id: workflowId }),
    ...(kinds.length === 0 ? {} : { kind: kinds }),
    ...(tokens.length === 0 ? {} : { tokens }),
  };
}

function tokenOf(text: string): Token {
  if (NUMBER.test(text)) {
    throw refuse('invalid_query', `"token" takes an id; ${text} is a number`, { parameter: 'token' });
  }
  const at = text.indexOf(':');
  const parsed = tokenSchema.safeParse(
    at < 0
      ? { token_class: SEMANTIC_KEY.test(text) ? 'semanticKey' : 'entityId', token_value: text }
      : { token_class: 'subtypeToken', token_namespace: text.slice(0, at), token_value: text.slice(at + 1) },
  );
  if (parsed.success) return parsed.data;
  throw refuse('invalid_query', '"token" is a semantic key (TASK), a subtype (task.status:blocked) or an entity’s id', {
    parameter: 'token',
  });
}
