// Schemas as clients receive them: as small as possible, because models read them in every conversation. Results have none
// in the list: docs/reference has them.
import type { z } from 'zod';
import { jsonSchemaOf } from '../../base/json-schema.ts';

export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Node = Record<string, unknown>;

export function inputSchemaOf(schema: z.ZodObject): ObjectSchema {
  const { $schema: _, ...rest } = jsonSchemaOf(schema, { change: slim });
  return { ...rest, type: 'object', additionalProperties: false };
}

/**
 * What no model counts, and what some clients refuse (patterns with `\\p`). The operation checks all of it anyway, and a
 * refusal says what did not fit.
 */
const UNTOLD = [
  ...['pattern', 'format', 'minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'],
  ...['exclusiveMinimum', 'exclusiveMaximum', 'default', 'additionalProperties'],
] as const;

function slim(node: Node): void {
  for (const keyword of UNTOLD) {
    // Of a record, it says what its values are.
    if (keyword === 'additionalProperties' && typeof node[keyword] === 'object') continue;
    delete node[keyword];
  }
  const { allOf } = node;
  if (Array.isArray(allOf) && allOf.every((part: Node) => Object.keys(part).every((key) => key === 'pattern'))) {
    delete node['allOf'];
  }
}
