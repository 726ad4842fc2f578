// The input of a read as query parameters, converted to the types of the schema.
import { jsonSchemaOf, type JsonSchema } from '../../base/json-schema.ts';
import type { Operation } from '../../base/operation.ts';
import { parseText } from './body.ts';
import { refuse } from './contract.ts';

/** Each field by its name, a list by repeating it, or all of them as `?input=<json>`. */
export function createQueryReader({ definition }: Operation): (query: URLSearchParams) => unknown {
  const schema = jsonSchemaOf(definition.input);
  const { aliases = {} } = definition;
  return (query) => {
    const whole = query.get('input');
    if (whole !== null && !Object.hasOwn(schema.properties ?? {}, 'input')) {
      if (query.size > 1) throw refuse('invalid_query', 'Beside ?input= there are no other parameters');
      return parseText(whole, () => refuse('invalid_query', '?input= is not JSON'));
    }
    const input: Record<string, unknown> = {};
    for (const name of new Set(query.keys())) {
      // Never a field, and it would set a prototype.
      if (name === '__proto__') throw refuse('invalid_query', 'A parameter has no such name');
      const field = Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name;
      input[name] = valueOf(query.getAll(name), schema.properties?.[field] ?? {});
    }
    return input;
  };
}

function valueOf(texts: readonly string[], schema: JsonSchema): unknown {
  const variants = variantsOf(schema);
  const types = new Set(variants.flatMap(({ type }) => type ?? []));
  const [first = ''] = texts;
  const isScalar = ['string', 'number', 'integer', 'boolean'].some((type) => types.has(type));
  if (types.has('array') && (texts.length > 1 || !isScalar)) {
    const items = variants.find(({ type }) => type === 'array')?.items;
    return texts.map((text) => valueOf([text], typeof items === 'object' ? items : {}));
  }
  if (texts.length > 1) throw refuse('invalid_query', 'A field that holds one value is given more than once');
  const isNumber = types.has('number') || types.has('integer');
  if (isNumber && /^-?\d{1,20}(\.\d{1,20})?$/.test(first)) return Number(first);
  if (types.has('boolean') && (first === 'true' || first === 'false')) return first === 'true';
  if (types.has('object') && !types.has('string')) {
    return parseText(first, () => refuse('invalid_query', 'A field that holds an object is not JSON'));
  }
  return first;
}

function variantsOf(schema: JsonSchema): readonly JsonSchema[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap(variantsOf)];
}
