// A subscriber's filter: checked once, then applied to every append.
import { z } from 'zod';
import { checkId, tokenSchema } from '../../ledger/contract.ts';
import { refuse } from '../contract.ts';
import { MAX_FILTER_TOKENS, type NotificationFilter } from './contract.ts';
import { tokenKey } from './tokens.ts';

/** The part of an append that a filter looks at. */
export interface Matchable {
  readonly kind: string;
  readonly workflow_id: string;
  readonly tokenKeys: readonly string[];
}

const name = z.string().min(1).max(50);

// An empty list would pass nothing, which no caller can mean.
const filterSchema = z.strictObject({
  tokens: z.array(tokenSchema).min(1).max(MAX_FILTER_TOKENS).optional(),
  kind: z.union([name, z.array(name).min(1).max(MAX_FILTER_TOKENS)]).optional(),
  workflow_id: z.string().optional(),
});

export function createFilter(given: NotificationFilter, isKnownKind: (kind: string) => boolean) {
  const parsed = filterSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse('invalid_filter', `The filter does not fit at "${issue?.path.join('.')}": ${issue?.message}`);
  }
  const { tokens, kind, workflow_id: workflowId } = parsed.data;
  if (workflowId !== undefined) checkId(workflowId);
  const kinds = kind === undefined ? undefined : new Set([kind].flat());
  for (const each of kinds ?? []) {
    if (!isKnownKind(each))
      throw refuse('invalid_filter', `This program declares no kind of stream "${each}"`, { kind: each });
  }
  const keys = tokens && new Set(tokens.map(tokenKey));
  return (append: Matchable): boolean =>
    (workflowId === undefined || append.workflow_id === workflowId) &&
    (kinds === undefined || kinds.has(append.kind)) &&
    (keys === undefined || append.tokenKeys.some((key) => keys.has(key)));
}
