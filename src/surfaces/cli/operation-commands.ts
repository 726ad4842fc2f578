// A command for every operation that defines its command line: arguments and options from its input, help from its
// description and examples. Options are computed only for the command that was typed.
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { Operation } from '../../base/operation.ts';
import { SHORT_NAMES, commandLineOf, optionName } from './command-line.ts';
import { confirmOption } from './confirm-option.ts';
import { refuse } from './contract.ts';
import { fieldsOf, valueOf, type Field } from './fields.ts';
import { viewOf } from './renderers.ts';

type Definition = Operation['definition'];

/** Called with the operation and the input that was typed. */
/** With `first`, after the operation that the command's view runs before it. */
export type RunOperation = (
  definition: Definition,
  input: Record<string, unknown>,
  options: { readonly first: boolean },
) => Promise<void>;

/** What the commands of a group are about. */
const GROUPS: Readonly<Record<string, string>> = {
  goal: 'goals: what the work is for',
  task: 'tasks: what there is to do',
  checkpoint: 'checkpoints: where a task was left off',
  blocker: 'blockers: what keeps a task from going on',
  claim: 'claims: which session works on which task',
  project: 'projects of this home',
  provider: 'providers of models: what they do with data, consent, keys, calls',
  model: 'models that may be asked',
  policy: 'who may ask which model',
  budget: 'what may be spent in a day',
  kill: 'stop calls to models at once',
  exchange: 'exchanges with models: what was shown, said and found',
  chat: 'conversations with models',
  fact: 'facts: what people have ratified about the project',
  drift: 'drift: what was found in answers of models',
  index: 'the index behind recall',
  kernel: 'the rules that hold for every question',
  harness: 'proofs that exchanges keep what is promised of them',
  actuation: 'commands of yours that change something: proposed, approved, run once',
  context: 'what a task needs to know: files, tasks and checkpoints by reference',
  memory: 'what other memories know',
  session: 'sessions of coding agents: who worked here, and when',
  mind: 'what sessions teach: how they are read and distilled, and what an agent is told',
  inject: 'what agents are told, when and why',
  tag: 'tags of sessions: what each works on',
  canon: 'the canon: what the project has learned, and your word on it',
  transcript: 'what agents recorded of their sessions, as it is kept',
  sample: 'the guided sample: a goal and tasks that teach',
  lease: 'leases: who holds what, and until when',
  database: 'the databases of this home',
};

const pending = new WeakMap<Command, () => void>();
/** Commands that so far only have subcommands. */
const groups = new WeakSet<Command>();

export function addOperationCommands(program: Command, definitions: readonly Definition[], run: RunOperation): void {
  for (const definition of definitions) {
    const { cli } = definition;
    if (!cli) continue;
    const path = cli.command.split(' ');
    const name = path.pop() ?? '';
    const parent = path.reduce(groupIn, program);
    const found = childOf(parent, name);
    // The surface's own command of that name takes precedence: it does more than the operation alone.
    if (found && !groups.delete(found)) continue;
    const summary = inList(definition.summary);
    const command = (found ?? commandIn(parent, name)).description(summary).summary(summary);
    pending.set(command, () => fillFrom(command, definition, run));
  }
}

/** Adds arguments and options, which is deferred until the command is used. */
export function fillIn(command: Command): void {
  pending.get(command)?.();
  pending.delete(command);
}

/** Formatted like the other commands. */
function inList(summary: string): string {
  return /^[A-Z][a-z ]/.test(summary) ? summary.charAt(0).toLowerCase() + summary.slice(1) : summary;
}

function groupIn(parent: Command, name: string): Command {
  const found = childOf(parent, name);
  if (found) return found;
  const group = commandIn(parent, name).description(GROUPS[name] ?? `everything about each ${name}`);
  groups.add(group);
  return group;
}

/** A command may run by itself and have subcommands, like `jobs` and `jobs show`. */
function commandIn(parent: Command, name: string): Command {
  return parent.command(name).hook('preSubcommand', (_, chosen) => fillIn(chosen));
}

function childOf(parent: Command, name: string): Command | undefined {
  return parent.commands.find((command) => command.name() === name);
}

function fillFrom(command: Command, definition: Definition, run: RunOperation): void {
  const { summary, details, cli, aliases = {} } = definition;
  const fields = fieldsOf(definition.input);
  const args = (cli?.args ?? []).flatMap((arg) => fields.find((field) => field.name === arg) ?? []);
  const options = fields.filter((field) => !args.includes(field));
  const { first } = viewOf(definition.name);
  const isFilled = ({ name }: Field) => first?.fills?.includes(name) ?? false;
  command.description(details === undefined ? summary : `${summary}\n\n${details}`);
  for (const [at, field] of args.entries()) {
    const shown = { ...field, name: cli?.names?.[field.name] ?? field.name };
    command.addArgument(argumentFor(isFilled(field) ? { ...shown, isRequired: false } : shown, at === args.length - 1));
  }
  for (const field of options) {
    const excluded = cli?.excludes?.[field.name];
    for (const option of optionsFor(field)) {
      command.addOption(excluded === undefined ? option : option.conflicts(attributeOf(excluded)));
    }
  }
  const flagged = options.filter(({ name }) => cli?.flags?.includes(name));
  for (const option of flagged.flatMap(choiceFlagsOf)) command.addOption(option);
  if (definition.person) command.addOption(confirmOption());
  if (first) command.addOption(new Option(`--${first.option}`, first.description));
  for (const field of args.filter(isFilled)) {
    for (const option of optionsFor({ ...field, isRequired: false })) command.addOption(option);
  }
  const others = Object.entries(aliases).flatMap(([alias, target]) => {
    const field = options.find((each) => each.name === target);
    return field ? [{ ...field, name: alias }] : [];
  });
  for (const option of others.flatMap(optionsFor)) command.addOption(option.hideHelp());
  command.addHelpText('after', () => examplesText(definition));
  const isAliased = ({ name: field }: Field) => Object.values(aliases).includes(field);
  const typed = { args, options: [...options, ...others] };
  command.action((...operands: unknown[]) => {
    const isFirst = first !== undefined && command.getOptionValue(attributeOf(first.option)) === true;
    const input = inputOf(command, typed, operands);
    for (const { name, choices } of flagged) {
      input[name] ??= choices.find((choice) => command.getOptionValue(attributeOf(choice)) === true);
      if (input[name] === undefined) delete input[name];
    }
    for (const { name } of args.filter(isFilled)) {
      input[name] ??= command.getOptionValue(attributeOf(name));
      if (input[name] === undefined && !isFirst) command.error(`error: missing required argument '${name}'`);
    }
    // Checked here because commander would report it before a mistyped option name.
    const missing = options.find((field) => field.isRequired && input[field.name] === undefined && !isAliased(field));
    if (missing) {
      command.error(`error: required option '${optionName(missing.name)} <${placeholder(missing)}>' not specified`);
    }
    return run(definition, input, { first: isFirst });
  });
}

// ── Arguments and options ────────────────────────────────────────────────────────────────────────────────────

function argumentFor(field: Field, isLast: boolean): Argument {
  const isVariadic = field.isList && isLast;
  const inner = `${field.name}${isVariadic ? '...' : ''}`;
  const argument = new Argument(field.isRequired ? `<${inner}>` : `[${inner}]`, field.description);
  if (isVariadic) return argument.argParser((text: string, before) => [...asList(before), read(field, text)]);
  return argument.argParser((text: string) => (field.kind === 'json' ? readJson(field, text) : read(field, text)));
}

function optionsFor(field: Field): Option[] {
  const flag = optionName(field.name);
  const short = SHORT_NAMES[field.name];
  const flags = short === undefined ? flag : `${optionName(short)}, ${flag}`;
  if (field.kind === 'flag') return [new Option(flags, field.description), negated(field, 'not so')];
  const option = new Option(`${flags} <${placeholder(field)}>`, described(field));
  option.argParser((text: string, before) =>
    field.isList ? [...asList(before), read(field, text)] : read(field, text),
  );
  if (field.choices.length > 0) option.argChoices = [...field.choices];
  return field.isNullable ? [option, negated(field, 'take it away')] : [option];
}

/** Of which one is typed, and not beside the option itself. */
function choiceFlagsOf({ name, choices }: Field): Option[] {
  return choices.map((choice) => {
    const others = [name, ...choices.filter((other) => other !== choice)];
    return new Option(optionName(choice), `the same as ${optionName(name)} ${choice}`).conflicts(
      others.map(attributeOf),
    );
  });
}

function negated({ name }: Field, description: string): Option {
  return new Option(optionName(`no-${name}`), description).hideHelp();
}

function placeholder({ kind, name }: Field): string {
  if (kind === 'text') return name.endsWith('_id') || name === 'depends_on' ? 'id' : 'text';
  return kind === 'text or json' ? 'text|json' : kind;
}

function described({ name, description, isList, isNullable, isRequired, fallback }: Field): string {
  const notes = [
    ...(fallback === undefined ? [] : [`default: ${fallback}`]),
    ...(isRequired ? ['required'] : []),
    ...(isList ? ['repeatable'] : []),
    ...(isNullable ? [`${optionName(`no-${name}`)} takes it away`] : []),
  ];
  return [description, ...(notes.length > 0 ? [`(${notes.join('; ')})`] : [])].filter(Boolean).join(' ');
}

function read(field: Field, text: string): unknown {
  const value = valueOf(field, text);
  if (value instanceof Error) throw new InvalidArgumentError(value.message);
  return value;
}

/** A lone JSON argument is refused in the same way as by `call`. */
function readJson(field: Field, text: string): unknown {
  const value = valueOf(field, text);
  if (value instanceof Error) throw refuse('invalid_json', `The ${field.name} cannot be read. ${value.message}`);
  return value;
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

// ── Input ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Only the options that were typed. */
function inputOf(
  command: Command,
  { args, options }: { readonly args: readonly Field[]; readonly options: readonly Field[] },
  operands: readonly unknown[],
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [at, { name, isRequired }] of args.entries()) {
    const value = operands[at];
    const isAbsent = value === undefined || (Array.isArray(value) && value.length === 0 && !isRequired);
    if (!isAbsent) input[name] = value;
  }
  for (const { name, kind } of options) {
    const value: unknown = command.getOptionValue(attributeOf(name));
    // For an option that is not a flag, `--no-…` means null.
    if (value !== undefined) input[name] = value === false && kind !== 'flag' ? null : value;
  }
  return input;
}

/** Named as commander stores it. */
function attributeOf(name: string): string {
  return name.replaceAll(/[_-]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

// ── Help ─────────────────────────────────────────────────────────────────────────────────────────────────────

function examplesText(definition: Definition): string {
  const { examples = [], name } = definition;
  const written = viewOf(name).examples?.map((line) => [`  $ ${line}`]);
  const shown =
    written ?? examples.map(({ says, input }) => [`  # ${says}`, `  $ ${commandLineOf(definition, input)}`]);
  if (shown.length === 0) return '';
  return ['', shown.length === 1 ? 'Example:' : 'Examples:', ...shown.flat()].join('\n');
}
