// Schemas as clients receive them: as small as possible, because models read them in every conversation.
import type { z } from 'zod';
import { jsonSchemaOf } from '../../base/json-schema.ts';

export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

type Node = Record<string, unknown>;

export function inputSchemaOf(schema: z.ZodObject): ObjectSchema {
  return convert(schema, slim);
}

/** Open at every level: a client must not refuse a result for a field that a later version adds. */
export function outputSchemaOf(schema: z.ZodObject): ObjectSchema {
  return convert(schema, (node) => {
    slim(node);
    if (node['additionalProperties'] === false) delete node['additionalProperties'];
  });
}

function convert(schema: z.ZodObject, change: (node: Node) => void): ObjectSchema {
  const { $schema: _, ...rest } = jsonSchemaOf(schema, { change });
  return { ...rest, type: 'object' };
}

/**
 * Some clients refuse patterns with `\p`. The operation checks them anyway, and the description states them in words.
 */
function slim(node: Node): void {
  delete node['pattern'];
  const { minimum, maximum, minLength, allOf } = node;
  if (minimum === Number.MIN_SAFE_INTEGER) delete node['minimum'];
  if (maximum === Number.MAX_SAFE_INTEGER) delete node['maximum'];
  if (minLength === 1) delete node['minLength'];
  if (Array.isArray(allOf) && allOf.every((part: Node) => Object.keys(part).every((key) => key === 'pattern'))) {
    delete node['allOf'];
  }
}
