// One definition per operation: its name, input, output, refusals, risk and handler. The command line, HTTP routes, MCP
// tools, the OpenAPI document and the client's types are derived from it.
import type { z } from 'zod';
import { canonicalJson } from './canonical-json.ts';
import { refuse } from './contract.ts';
import { Bug, type ErrorTable } from './errors.ts';
import type { LinkedWorktree, WorkPlace } from './git-worktree.ts';
import { checkPerson, type Attended } from './persons-act.ts';

/** `read` changes nothing; `destructive` takes something away that people see, even where it can be brought back. */
export type Risk = 'read' | 'write' | 'destructive';

/** Who may call it over the network, from the least to the most. */
export const ROLES = ['read', 'operate', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Which clients see it by default: `core` for every agent, `standard` on request, `admin` for people. */
export type Tier = 'core' | 'standard' | 'admin';

/** Who calls, and from where. A handler knows the parts that its operation declares; to everybody else any caller is one. */
export interface Call<Part = never> extends Attended, WorkPlace {
  /** Stands in the ledger as the event's actor. */
  readonly actor: string;
  /** Other names under which earlier events of this caller stand: `undo` takes them for its own. */
  readonly formerly?: readonly string[];
  /** The claims of this session are held under this name, unless the input says another. */
  readonly owner?: string;
  /** Chooses the project, where the input names none. */
  readonly cwd?: string;
  /** The linked git worktree that `cwd` lies in, if any: `file:` refs are read there. The home fills it in. */
  readonly worktree?: LinkedWorktree;
  /** The caller itself started this process: `cwd` is the caller's own folder on this machine, and git may be asked about it. */
  readonly isLocal?: boolean;
  /** Fires when the caller no longer waits for the answer. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Receives the answer of an operation with `parts` piece by piece while it is made; the operation waits for a promise that it
   * returns. What it received is provisional: the answer holds once it is returned, and not if an error comes instead.
   */
  readonly onPart?: (part: Part) => void | Promise<void>;
  /** Asks the person at the caller's terminal; absent where none is there. */
  readonly ask?: (question: string) => Promise<boolean>;
  /** Receives what a program that the operation starts writes to its stderr, or all of its output. */
  readonly onStderr?: (text: string) => void;
}

export interface Progress {
  readonly done: number;
  readonly of?: number;
  readonly what?: string;
}

type Fields = z.ZodObject;

/** What no caller may change: a domain can answer with what it holds. */
export type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

export interface Example<Input> {
  readonly says: string;
  readonly input: Input;
}

/** How people type it; every field that is no argument is an option of its name. */
export interface CommandForm<Field extends string = string> {
  /** As in `task start`. */
  readonly command: string;
  readonly args?: readonly Field[];
  /** What arguments are called in help, where the field's name says too little. */
  readonly names?: Readonly<Partial<Record<Field, string>>>;
  /** Options that cannot be typed together, each with the one it excludes. */
  readonly excludes?: Readonly<Partial<Record<Field, Field>>>;
  /** Fields each of whose choices is also an option of its own: `--refs` for `--mode refs`. */
  readonly flags?: readonly Field[];
}

export interface OperationDefinition<
  Domain,
  Input extends Fields = Fields,
  Output extends Fields = Fields,
  Part extends z.ZodType = z.ZodType,
> {
  /** `<domain>.<operation>` */
  readonly name: string;
  /** One sentence without a full stop. */
  readonly summary: string;
  /** What a model or a person has to know to use it well. */
  readonly details?: string;
  readonly risk: Risk;
  /** The field with which a read also puts something on record: then it is neither a GET nor safe to repeat. */
  readonly writesWith?: keyof z.input<Input> & string;
  /** Defaults to `read` for reads and `operate` for the rest. */
  readonly role?: Role;
  /** `admin` unless it says another: a client's context is not flooded by what is new. */
  readonly tier?: Tier;
  /**
   * Only a person does it: it is no MCP tool, over HTTP it needs a browser's session, and on the command line a terminal
   * or the digest of what was shown. Decision 0022.
   */
  readonly person?: boolean;
  /**
   * False: a digest is no confirmation where the environment names a coding agent, which would answer for its user. For an
   * operation with `person`.
   */
  readonly agentsMayConfirm?: boolean;
  /** It sends something out of this machine, or lets a program do so. */
  readonly openWorld?: boolean;
  /** It runs only in the process that its caller started: it is neither a route nor an MCP tool. */
  readonly local?: boolean;
  /** Doing it twice is like doing it once, even without an operation id. */
  readonly idempotent?: boolean;
  /** Of the whole input as JSON; 8 MiB by default. A surface may take less. */
  readonly maxInputBytes?: number;
  readonly input: Input;
  readonly output: Output;
  /** What a caller that wants it receives of the answer while it is made. Whoever asks without gets the same answer whole. */
  readonly parts?: Part;
  /** The codes that are this operation's own to give; any may also refuse the input, or meet the ledger's. */
  readonly refusals: readonly string[];
  /** The rows of those codes; put in by `operationsOf`. */
  readonly errors?: ErrorTable;
  /** Other names under which fields of the input are understood. */
  readonly aliases?: Readonly<Record<string, keyof z.input<Input> & string>>;
  readonly cli?: CommandForm<keyof z.input<Input> & string>;
  /** The name of its MCP tool; unless given, its own with an underscore for the dot. */
  readonly tool?: string;
  /** `home` where any change in the home can change the answer, so that a page that shows it asks again. */
  readonly live?: 'home';
  readonly examples?: readonly Example<z.input<Input>>[];
  /** What a person is shown before they confirm it, beside the input; JSON. For an operation with `person`. */
  preview?(domain: Domain, input: z.output<Input>, call: Call): Promise<Readonly<Record<string, unknown>>>;
  handler(domain: Domain, input: z.output<Input>, call: Call<z.input<Part>>): Promise<Immutable<z.input<Output>>>;
}

const NAME = /^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/;

/**
 * For a table of operations: `const define = operationsOf<Work>(workRefusals)`. The domain is named, everything else
 * inferred. With `bareTools` the MCP tools have the operations' names without the domain's.
 */
export function operationsOf<Domain>(table: ErrorTable, { bareTools = false } = {}) {
  return function defineOperation<Input extends Fields, Output extends Fields, Part extends z.ZodType = z.ZodNever>(
    definition: OperationDefinition<Domain, Input, Output, Part>,
  ): OperationDefinition<Domain, Input, Output, Part> {
    const { name, refusals, aliases = {}, input, cli } = definition;
    if (!NAME.test(name)) throw new Bug(`"${name}" is no name of an operation`);
    for (const code of refusals) if (!Object.hasOwn(table, code)) throw new Bug(`${name} names no refusal "${code}"`);
    for (const field of [...Object.values(aliases), ...(cli?.args ?? [])]) {
      if (!Object.hasOwn(input.shape, field)) throw new Bug(`${name} has no field "${field}"`);
    }
    return {
      ...definition,
      tool: definition.tool ?? (bareTools ? name.slice(name.indexOf('.') + 1) : name.replace('.', '_')),
      errors: Object.fromEntries(refusals.flatMap((code) => (table[code] ? [[code, table[code]]] : []))),
    };
  };
}

/** What a surface needs of an operation: its description, and a way to run it on whatever came in. */
export interface Operation {
  readonly definition: Omit<OperationDefinition<never>, 'handler' | 'preview'>;
  readonly role: Role;
  run(input: unknown, call: Call): Promise<unknown>;
}

/** Definitions by name, as the client's types are made of them. */
export type OperationTable<Domain> = Readonly<Record<string, OperationDefinition<Domain>>>;

export function bindOperations<Domain>(domain: Domain, table: OperationTable<NoInfer<Domain>>): Operation[] {
  return bindLazily(() => Promise.resolve(domain), table);
}

/** Over a domain that is opened when an operation of it is first run. */
export function bindLazily<Domain>(open: () => Promise<Domain>, table: OperationTable<Domain>): Operation[] {
  return Object.entries(table).map(([key, definition]) => {
    if (key !== definition.name) throw new Bug(`the operation "${definition.name}" stands under "${key}"`);
    const { risk, role = risk === 'read' ? 'read' : 'operate' } = definition;
    return {
      definition,
      role,
      async run(input, call) {
        const parsed = parseInput(definition, input);
        const domain = await open();
        if (definition.person) {
          const { agentsMayConfirm = true } = definition;
          const describe = async () => ({
            operation: definition.name,
            summary: definition.summary,
            input: parsed,
            ...(await definition.preview?.(domain, parsed, call)),
          });
          await checkPerson(call, definition.name, describe, { agentsMayConfirm });
        }
        return definition.handler(domain, parsed, withParts(definition, call));
      },
    };
  });
}

/** Each part is held against its declaration, and an operation that declares none has nobody to hand them to. */
function withParts({ name, parts }: Operation['definition'], call: Call): Call<unknown> {
  const { onPart, ...rest } = call;
  if (!onPart || !parts) return rest;
  return {
    ...rest,
    onPart(part) {
      const parsed = parts.safeParse(part);
      if (!parsed.success) throw new Bug(`a part of ${name} is not as declared: ${parsed.error.message}`);
      return onPart(part as never);
    },
  };
}

const MAX_DEPTH = 32;
/** Fields and elements of an input, at any depth: an operation that takes more of them takes a text. */
export const MAX_INPUT_VALUES = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;
const NO_ALIASES: Readonly<Record<string, string>> = {};

function parseInput(definition: Operation['definition'], given: unknown): Record<string, unknown> {
  const { name, input, aliases = NO_ALIASES, maxInputBytes: maxBytes = MAX_BYTES } = definition;
  const value = withoutUndefined(given === undefined ? {} : given);
  // Before anything walks through it: every element costs far more to check than to send.
  if (hasMoreValues(value, MAX_INPUT_VALUES)) {
    const message = `The input of ${name} has more than ${MAX_INPUT_VALUES} fields and elements`;
    throw refuse('too_large', message, { operation: name, max_values: MAX_INPUT_VALUES });
  }
  // Whatever could not be stored in both databases is no input either, not even for a search.
  canonicalJson(value, { maxDepth: MAX_DEPTH, maxBytes });
  const parsed = input.safeParse(withoutAliases(name, value, aliases));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({
    path: path.map(String).join('.'),
    message,
  }));
  const first = issues[0];
  throw refuse(
    'invalid_input',
    `The input of ${name} does not fit${first?.path ? ` at "${first.path}"` : ''}: ${first?.message ?? 'invalid'}`,
    { operation: name, issues },
  );
}

/** Down to the depth that an input may have: one that goes deeper is refused for that. */
function hasMoreValues(value: unknown, most: number): boolean {
  let level = [value].filter(isNode);
  let count = 0;
  for (let depth = 0; depth <= MAX_DEPTH && level.length > 0; depth += 1) {
    const below: object[] = [];
    for (const at of level) {
      const members: readonly unknown[] = Array.isArray(at) ? at : Object.values(at);
      count += members.length;
      if (count > most) return true;
      below.push(...members.filter(isNode));
    }
    level = below;
  }
  return false;
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A program may leave a field undefined; as JSON it would not be there. */
function withoutUndefined(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([, member]) => member !== undefined);
  return fields.length === Object.keys(value).length ? value : Object.fromEntries(fields);
}

function withoutAliases(name: string, value: unknown, aliases: Readonly<Record<string, string>>): unknown {
  if (aliases === NO_ALIASES) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const renamed: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    const field = Object.hasOwn(aliases, key) ? (aliases[key] ?? key) : key;
    if (Object.hasOwn(renamed, field)) {
      throw refuse('invalid_input', `The input of ${name} says "${field}" twice, once as "${key}"`, {
        operation: name,
        issues: [{ path: key, message: `is another name of ${field}` }],
      });
    }
    renamed[field] = member;
  }
  return renamed;
}
