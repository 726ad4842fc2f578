// Servers with other tools, called as the user's configuration says.
import { learningKindSchema, refuse, type MemoryEntry } from './contract.ts';
import type { MemoryTools } from './config.ts';
import type { McpAnswer, MemoryDialect, Tools } from './mcp-tools.ts';

type Values = Readonly<Record<string, string | number | null>>;

export function mappedTools(tools: Tools, mapping: MemoryTools): MemoryDialect {
  return {
    async query({ text, kinds, limit }) {
      const kind = kinds?.length === 1 ? (kinds[0] ?? null) : null;
      const args = fillArgs(mapping.query.args, { text, limit, kind });
      return entriesOf(await tools.read(mapping.query.tool, args), mapping.query).slice(0, limit);
    },
    async write({ kind, text }, provenance) {
      if (!mapping.write) throw refuse('memory_unsupported', 'The configuration names no tool that writes.');
      await tools.write(mapping.write.tool, fillArgs(mapping.write.args, { kind, text, ...provenance }));
      return { written: true };
    },
  };
}

function fillArgs(args: Readonly<Record<string, unknown>>, values: Values): Record<string, unknown> {
  return fill(args, values) as Record<string, unknown>;
}

/** A text that is one placeholder becomes the value itself; inside other text it becomes part of it, never a new field. */
function fill(template: unknown, values: Values): unknown {
  if (typeof template === 'string') {
    const [, whole] = /^\{(\w+)\}$/.exec(template) ?? [];
    if (whole !== undefined && Object.hasOwn(values, whole)) return values[whole];
    return template.replaceAll(/\{(\w+)\}/g, (all, name: string) =>
      Object.hasOwn(values, name) ? String(values[name] ?? '') : all,
    );
  }
  if (Array.isArray(template)) return template.map((item) => fill(item, values));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([name, member]) => [name, fill(member, values)]));
}

const TEXT_FIELDS = ['text', 'memory', 'content', 'observation', 'fact', 'value'];
const LIST_FIELDS = ['results', 'memories', 'items', 'entries', 'facts', 'data'];

function entriesOf({ structured, texts }: McpAnswer, { items, text }: MemoryTools['query']): MemoryEntry[] {
  const answers = structured === undefined ? texts.map(parsed) : [structured];
  return answers.flatMap((answer) => listOf(answer, items)).flatMap((item) => entryOf(item, text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function listOf(answer: unknown, path: string | undefined): unknown[] {
  if (path !== undefined) {
    const found = path.split('.').reduce<unknown>((at, name) => fieldOf(at, name), answer);
    return Array.isArray(found) ? found : [];
  }
  if (Array.isArray(answer)) return answer;
  for (const name of LIST_FIELDS) {
    const found = fieldOf(answer, name);
    if (Array.isArray(found)) return found;
  }
  return [answer];
}

function entryOf(item: unknown, field: string | undefined): MemoryEntry[] {
  const named = field === undefined ? TEXT_FIELDS : [field];
  const text = typeof item === 'string' ? item : named.map((name) => fieldOf(item, name)).find(isText);
  if (!isText(text)) return [];
  const optional = (...names: string[]) => names.map((name) => fieldOf(item, name)).find(isText) ?? null;
  const kind = learningKindSchema.safeParse(fieldOf(item, 'kind') ?? fieldOf(item, 'type'));
  return [
    {
      kind: kind.success ? kind.data : 'fact',
      text,
      about: optional('name', 'title', 'id'),
      source: optional('source'),
      learned_at: optional('learned_at', 'created_at'),
    },
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
