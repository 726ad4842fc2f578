// What users can type for a field of an operation's input, read from its JSON schema.
import type { z } from 'zod';
import { jsonSchemaOf, type JsonSchema } from '../../base/json-schema.ts';

export type FieldKind = 'text' | 'number' | 'flag' | 'choice' | 'json' | 'text or json';

export interface Field {
  /** As in the input: snake case. */
  readonly name: string;
  readonly kind: FieldKind;
  readonly choices: readonly string[];
  /** May be given several times, for a list. */
  readonly isList: boolean;
  /** May be cleared by null. */
  readonly isNullable: boolean;
  readonly isRequired: boolean;
  readonly description: string;
  /** As it is typed; undefined where there is none, or none that a person could type. */
  readonly fallback: string | undefined;
}

function isAnything({ type, anyOf, oneOf, enum: choices, const: only }: JsonSchema): boolean {
  return [type, anyOf, oneOf, choices, only].every((each) => each === undefined);
}

export function fieldsOf(input: z.ZodObject): readonly Field[] {
  const { properties = {}, required = [] } = jsonSchemaOf(input);
  const meant = jsonSchemaOf(input, { io: 'output' }).properties ?? {};
  return Object.entries(properties).map(([name, schema]) =>
    // A field that accepts anything and transforms it is typed as its result.
    Object.assign(formOf(isAnything(schema) ? (meant[name] ?? schema) : schema), {
      name,
      isRequired: required.includes(name),
      description: schema.description ?? '',
      fallback: typeof schema.default === 'number' ? String(schema.default) : undefined,
    }),
  );
}

type Form = Pick<Field, 'kind' | 'choices' | 'isList' | 'isNullable'>;

function formOf(schema: JsonSchema): Form {
  const all = alternativesOf(schema);
  const meant = all.filter(({ type }) => type !== 'null');
  const isNullable = meant.length < all.length;
  const lists = meant.filter(({ type }) => type === 'array');
  const items = lists.flatMap(({ items: each }) => (typeof each === 'object' ? alternativesOf(each) : [{}]));
  const single = meant.filter(({ type }) => type !== 'array');
  if (lists.length > 0 && items.every(isScalar) && single.every(isScalar)) {
    return { ...scalarForm([...single, ...items]), isList: true, isNullable };
  }
  if (lists.length === 0 && single.length > 0 && single.every(isScalar)) {
    return { ...scalarForm(single), isList: false, isNullable };
  }
  const kind = single.some(isFreeText) ? 'text or json' : 'json';
  return { kind, choices: [], isList: false, isNullable };
}

function scalarForm(schemas: readonly JsonSchema[]): Pick<Field, 'kind' | 'choices'> {
  if (schemas.some(isFreeText)) return { kind: 'text', choices: [] };
  const choices = schemas.flatMap(choicesOf);
  if (choices.length > 0) return { kind: 'choice', choices: [...new Set(choices)] };
  return { kind: schemas.every(({ type }) => type === 'boolean') ? 'flag' : 'number', choices: [] };
}

function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  const nested = schema.anyOf ?? schema.oneOf;
  if (nested) return nested.flatMap(alternativesOf);
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => ({ ...schema, type }));
  return [schema];
}

function isScalar({ type }: JsonSchema): boolean {
  return type === 'string' || type === 'number' || type === 'integer' || type === 'boolean';
}

function isFreeText(schema: JsonSchema): boolean {
  return schema.type === 'string' && choicesOf(schema).length === 0;
}

function choicesOf(schema: JsonSchema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.filter((value) => typeof value === 'string');
}

/** Converts what was typed to the input's value; an `Error` says why that is not possible. */
export function valueOf({ kind, choices }: Field, text: string): unknown {
  switch (kind) {
    case 'flag':
      return text === 'true';
    case 'choice':
      if (!choices.includes(text)) return new Error(`Allowed choices are ${choices.join(', ')}.`);
      return text;
    case 'number': {
      const number = Number(text);
      return text.trim() === '' || !Number.isFinite(number) ? new Error('It is not a number.') : number;
    }
    case 'json':
      return parsed(text);
    case 'text or json':
      return /^\s*[[{]/.test(text) ? parsed(text) : text;
    case 'text':
    default:
      return text;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return new Error(`It is not JSON: ${(error as Error).message}`);
  }
}
