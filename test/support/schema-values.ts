// Values from a JSON schema: mostly such as it takes, at times nearly so, at times anything at all.
import fc from 'fast-check';
import type { JsonSchema } from '../../src/base/json-schema.ts';

const ODD: readonly unknown[] = [
  '',
  ' ',
  '#1',
  'T1',
  'G1',
  '__proto__',
  '\u0000',
  '\ud800',
  '\u202e',
  '../..',
  0,
  -1,
  1.5,
  2 ** 53,
  [],
  {},
  null,
  true,
];

/** `known` are ids that exist, so that calls get past the first look. */
export function valuesOf(schema: JsonSchema, known: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  const fits = fitting(schema, known, depth);
  return fc.oneof({ weight: 12, arbitrary: fits }, { weight: 1, arbitrary: fc.constantFrom(...ODD) });
}

function fitting(schema: JsonSchema, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const { type, anyOf, items, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map((each) => valuesOf(each, known, depth)));
  if (depth > 5) return fc.constant(null);
  switch (type) {
    case 'string':
      return fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: Math.min(schema.maxLength ?? 50, 400) }));
    case 'integer': {
      // The smallest ones that fit, where most happens; JSON Schema of a safe integer begins far below.
      const least = schema.minimum === undefined || schema.minimum < -2 ? -2 : schema.minimum;
      return fc.integer({ min: least, max: Math.min(schema.maximum ?? least + 100, least + 100) });
    }
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(typeof items === 'object' ? items : {}, known, depth + 1), { maxLength: 4 });
    case 'object': {
      const fields = Object.entries(properties).map(([name, each]) => [name, valuesOf(each, known, depth + 1)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
        requiredKeys: [...required],
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
