// As much of a JSON schema as is read here: what a value may be, for commands, routes, tools and the reference.
import { z } from 'zod';

export interface JsonSchema {
  readonly $schema?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly description?: string;
  readonly default?: unknown;
}

export interface JsonSchemaOptions {
  /** Defaults to the input: handlers return what a result's schema takes in. */
  readonly io?: 'input' | 'output';
  /** Called with every part of the schema, to change it in place. */
  readonly change?: (part: Record<string, unknown>) => void;
}

/** What JSON Schema cannot say becomes "anything"; the schema itself still checks it. */
export function jsonSchemaOf(
  schema: z.ZodType,
  { io = 'input', change = () => {} }: JsonSchemaOptions = {},
): JsonSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => change(jsonSchema as Record<string, unknown>),
  }) as JsonSchema;
}
