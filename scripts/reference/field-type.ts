// The type of a field in a few words, from its JSON schema.
import type { JsonSchema } from '../../src/base/json-schema.ts';

export function fieldType(schema: JsonSchema): string {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(fieldType))].join(' or ');
  if (Array.isArray(schema.type)) {
    return schema.type.map((type: string) => fieldType({ ...schema, type })).join(' or ');
  }
  const choices = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (choices) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  switch (schema.type) {
    case 'string':
      if (isUuid(schema)) return 'UUID';
      if (schema.format === 'date-time') return 'time, ISO 8601';
      return schema.maxLength === undefined ? 'text' : `text (up to ${figure(schema.maxLength)})`;
    case 'integer':
    case 'number':
      return numberType(schema);
    case 'boolean':
      return 'true or false';
    case 'null':
      return 'null';
    case 'array': {
      const of = typeof schema.items === 'object' ? fieldType(schema.items) : 'anything';
      return schema.maxItems === undefined ? `list of ${of}` : `list of up to ${figure(schema.maxItems)}: ${of}`;
    }
    case 'object':
      return schema.properties ? `{${Object.keys(schema.properties).join(', ')}}` : 'object';
    case undefined:
    default:
      return 'anything';
  }
}

/** Made stricter, it is no longer a format but patterns. */
function isUuid({ format, pattern = '', allOf = [] }: JsonSchema): boolean {
  return format === 'uuid' || pattern.startsWith('^([0-9a-fA-F]{8}-') || allOf.some(isUuid);
}

function numberType({
  type,
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema): string {
  const what = type === 'integer' ? 'whole number' : 'number';
  const hasLeast = minimum > Number.MIN_SAFE_INTEGER;
  const hasMost = maximum < Number.MAX_SAFE_INTEGER;
  if (hasLeast && hasMost) return `${what} (${figure(minimum)} to ${figure(maximum)})`;
  if (hasLeast) return `${what} (from ${figure(minimum)})`;
  return hasMost ? `${what} (up to ${figure(maximum)})` : what;
}

function figure(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
