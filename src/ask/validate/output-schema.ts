// Whether an answer is what was asked for: not empty, and a JSON value that fits where a schema was given.
import { z } from 'zod';
import type { JsonSchema } from '../../base/json-schema.ts';

/** Examples are held against a schema that wants an object with the number `count`. */
export const SCHEMA_RULES = {
  empty: { id: 'schema.empty', says: 'has no words in it', fires: ['', ' \n…'], stays: ['7', '{"count":1}'] },
  notJson: {
    id: 'schema.not_json',
    says: 'is not a JSON value',
    fires: ['The count is 7.', '{"count": 7'],
    stays: ['{"count": 7}', '"seven"'],
  },
  doesNotFit: {
    id: 'schema.does_not_fit',
    says: 'does not fit the schema that was asked for',
    fires: ['{"count":"seven"}', '[]'],
    stays: ['{"count":7}', ' {"count":7,"more":true}\n'],
  },
} as const;

export interface Misfit {
  readonly rule: (typeof SCHEMA_RULES)[keyof typeof SCHEMA_RULES];
  /** Where in the value, as a pointer. */
  readonly pointer?: string;
}

const MOST_POINTER = 80;

export function misfitOf(response: string, schema: JsonSchema | undefined): Misfit | undefined {
  // A value of JSON may consist of nothing but signs.
  if (!(schema ? /[[{\p{L}\p{N}"]/u : /[\p{L}\p{N}\p{S}]/u).test(response)) return { rule: SCHEMA_RULES.empty };
  if (!schema) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(response);
  } catch {
    return { rule: SCHEMA_RULES.notJson };
  }
  const result = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(value);
  if (result.success) return undefined;
  const path = result.error.issues[0]?.path ?? [];
  return {
    rule: SCHEMA_RULES.doesNotFit,
    pointer: path
      .map((part) => `/${String(part)}`)
      .join('')
      .slice(0, MOST_POINTER),
  };
}
