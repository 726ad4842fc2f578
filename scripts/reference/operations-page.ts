// docs/reference/operations.md: every operation as each surface offers it, from its definition alone.
import type { Operation } from '../../src/base/operation.ts';
import { domains } from '../../src/domains.ts';
import type { AnyDomain } from '../../src/kernel/domain.ts';
import { commandLineOf, optionName } from '../../src/surfaces/cli/command-line.ts';
import { toolName } from '../../src/surfaces/mcp/tools.ts';
import { jsonSchemaOf } from '../../src/base/json-schema.ts';
import { fieldType } from './field-type.ts';
import { GENERATED, cell } from './page.ts';

type Definition = Operation['definition'];

/** Commands that the command line has itself for an operation: they do more for people than its fields alone. */
export const OWN_COMMANDS: Readonly<Record<string, string>> = {
  'work.get_next_step': 'next',
  'work.import': 'import [file]',
  'work.export': 'export [file]',
  'ledger.status': 'status',
  'ledger.log': 'log [stream]',
  'ledger.export_proof': 'proof export <stream> <file>',
};

export function operationsPage(of: readonly AnyDomain[] = domains): string {
  return [
    '# Operations',
    '',
    GENERATED,
    '',
    'An operation is one definition; the command, the route, the tool and the method of the client follow from it. Fields are the',
    'same on every surface. `throughline call <operation> <json>` runs any of them; `throughline call --list` names them all.',
    '',
    '- **Command**: arguments by position, every other field as an option of its name: `operation_id` is `--operation-id`.',
    '  `--project`, `--goal` and `--task` stand for `--project-id`, `--goal-id` and `--task-id`.',
    '- **Route**: POST with the input as a JSON body. Reads also take GET, with the fields in the query.',
    '- **MCP tool**: seen by clients of its tier and the wider ones: `core`, then `standard`, then `admin`.',
    '- **Role**: what a token needs at least: `read`, `operate` or `admin`.',
    '- **A person’s act** is no MCP tool. Over HTTP it needs a browser’s session, on the command line a terminal or `--confirm`',
    '  with the digest of what was shown. Any other caller is refused as [`confirmation_required`](errors.md#confirmation_required).',
    '- **Parts**: what a caller that streams receives of the answer while it is made: over HTTP as events, in the client by `onPart`,',
    '  at a terminal as text. They are provisional until the answer is there. An MCP tool answers whole.',
    '- **Refusals**: those that are the operation’s own. Any operation may also refuse its input as',
    '  [`invalid_input`](errors.md#invalid_input), or meet an error of the [ledger or the store](errors.md).',
    '',
    ...of.filter(({ operations }) => Object.keys(operations).length > 0).flatMap(domainLines),
  ].join('\n');
}

function domainLines({ title, operations }: AnyDomain): string[] {
  const ofDomain: readonly Definition[] = Object.values(operations);
  const rows = ofDomain.map(({ name, summary }) => `| [\`${name}\`](#${anchor(name)}) | ${cell(summary)} |`);
  const head = [`## ${title}`, '', '| operation | does |', '| --- | --- |'];
  return [...head, ...rows, '', ...ofDomain.flatMap(sectionOf)];
}

/** As GitHub makes it of a heading. */
function anchor(name: string): string {
  return name.replaceAll('.', '');
}

function sectionOf(definition: Definition): string[] {
  const {
    name,
    summary,
    details,
    risk,
    tier = 'admin',
    role,
    idempotent = false,
    refusals,
    examples = [],
  } = definition;
  const takesKey = Object.hasOwn(definition.input.shape, 'operation_id');
  const repeated = takesKey ? 'once per `operation_id`' : idempotent ? 'twice is like once' : 'happens again';
  return [
    `### ${name}`,
    '',
    `${summary}.${details === undefined ? '' : ` ${cell(details)}`}`,
    '',
    '| | |',
    '| --- | --- |',
    `| command | \`${cell(usageOf(definition))}\` |`,
    ...(definition.local
      ? ['| route | none: it runs in the process of the person who calls it |']
      : [`| route | \`POST /v1/${name.replace('.', '/')}\`${risk === 'read' ? ', or `GET`' : ''} |`]),
    definition.person
      ? '| MCP tool | none: only a person does it |'
      : `| MCP tool | \`${toolName(definition)}\`, tier \`${tier}\` |`,
    `| role | \`${role ?? (risk === 'read' ? 'read' : 'operate')}\` |`,
    `| risk | ${risk === 'read' ? 'read: changes nothing' : `${risk}; repeated: ${repeated}`} |`,
    `| answer | ${Object.keys(definition.output.shape).map(code).join(', ')} |`,
    ...(definition.parts ? [`| parts | ${partsOf(definition.parts).join('; ')} |`] : []),
    `| refusals | ${refusals.length === 0 ? 'none of its own' : refusals.map(refusalLink).join(', ')} |`,
    '',
    ...fieldsOf(definition),
    ...(examples.length === 0
      ? []
      : [
          '```sh',
          ...examples.flatMap(({ says, input }) => [`# ${says}`, commandLineOf(definition, input)]),
          '```',
          '',
        ]),
  ];
}

/** Each kind of part with its fields. */
function partsOf(parts: NonNullable<Definition['parts']>): string[] {
  const schema = jsonSchemaOf(parts);
  return (schema.oneOf ?? schema.anyOf ?? [schema]).map(({ properties = {} }) => {
    const fields = Object.entries(properties).map(([field, { const: value }]) =>
      value === undefined ? code(field) : `${code(field)}: ${code(JSON.stringify(value))}`,
    );
    return fields.join(', ');
  });
}

function usageOf({ cli, name, input }: Definition): string {
  const own = OWN_COMMANDS[name];
  if (own !== undefined) return `throughline ${own}`;
  if (!cli) return `throughline call ${name} '{…}'`;
  const { args = [], names = {}, command } = cli;
  const required = new Set(jsonSchemaOf(input).required);
  const positional = args.map((field) => {
    const shown = names[field] ?? field;
    return required.has(field) ? `<${shown}>` : `[${shown}]`;
  });
  const options = [...required].filter((field) => !args.includes(field)).map((field) => `${optionName(field)} …`);
  return ['throughline', command, ...positional, ...options].join(' ');
}

function fieldsOf({ input, aliases = {} }: Definition): string[] {
  const { properties = {}, required = [] } = jsonSchemaOf(input);
  const rows = Object.entries(properties).map(([field, schema]) => {
    const others = Object.entries(aliases).flatMap(([alias, target]) => (target === field ? [code(alias)] : []));
    const notes = [
      schema.description,
      ...(others.length > 0 ? [`Also ${others.join(', ')}`] : []),
      ...(schema.default === undefined ? [] : [`Default: ${code(JSON.stringify(schema.default))}`]),
    ].filter((note) => note !== undefined);
    const name = required.includes(field) ? `**${code(field)}**` : code(field);
    return `| ${name} | ${cell(fieldType(schema))} | ${cell(notes.join('. '))} |`;
  });
  if (rows.length === 0) return ['It takes no input.', ''];
  return ['| field | is | |', '| --- | --- | --- |', ...rows, ''];
}

const code = (text: string) => `\`${text}\``;
const refusalLink = (refusal: string) => `[${code(refusal)}](errors.md#${refusal})`;
