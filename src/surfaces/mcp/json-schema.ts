// A schema as clients are told it: as small as it can be said, since models read it with every conversation.
import { z } from 'zod';

export interface ObjectSchema {
  readonly type: 'object';
  readonly [keyword: string]: unknown;
}

/**
 * `input` is also right for results: handlers return what a result's schema takes in, and a client must not refuse one
 * for a field that a later version adds.
 */
export function jsonSchemaOf(schema: z.ZodObject): ObjectSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: slim });
  return { ...rest, type: 'object' };
}

/** Patterns with `\p` are refused by some clients; what they say is checked here anyway, and told in words. */
function slim({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  delete jsonSchema['pattern'];
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  if (Array.isArray(jsonSchema['allOf']) && jsonSchema['allOf'].every(isEmpty)) delete jsonSchema['allOf'];
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
