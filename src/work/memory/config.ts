// Which memory the user has, from a file of the user's own configuration folder. It names a program to start, so it is
// never taken from a repository or a home.
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { refuse } from './contract.ts';

export const MEMORY_CONFIG_FILE = 'memory.json';

const short = z.string().min(1).max(1_000);

/** A call of a tool: "{text}", "{kind}", "{limit}", "{source}", "{actor}", "{learned_at}" and "{project}" are filled in. */
const toolCallSchema = z.strictObject({ tool: short, args: z.record(z.string(), z.json()) });

export const memoryToolsSchema = z.strictObject({
  query: toolCallSchema.extend({
    /** Where the list stands in a structured answer, as in `result.memories`. */
    items: short.optional(),
    /** The field of an item that holds its text. */
    text: short.optional(),
  }),
  write: toolCallSchema.optional(),
});
export type MemoryTools = z.output<typeof memoryToolsSchema>;

const common = {
  /** What answers are said to come from. */
  name: short.max(100).optional(),
  /** Only for servers whose tools are not those of the knowledge graph. */
  tools: memoryToolsSchema.optional(),
  timeout_ms: z.int().min(100).max(120_000).optional(),
};

export const memoryConfigSchema = z.union([
  z.strictObject({
    // A relative path would mean another program in every folder.
    command: short.refine((text) => isAbsolute(text) || !/[/\\]/.test(text), 'is an absolute path or a bare name'),
    args: z.array(z.string().max(4_000)).max(100).default([]),
    env: z.record(z.string().regex(/^\w+$/), z.string().max(4_000)).optional(),
    ...common,
  }),
  z.strictObject({
    url: z.url().refine(isSafeUrl, 'is https, or http on this machine, without credentials'),
    ...common,
  }),
]);
export type MemoryConfig = z.output<typeof memoryConfigSchema>;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isSafeUrl(text: string): boolean {
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

/** `readFile` gives a file of the user's configuration folder, undefined when there is none. */
export async function readMemoryConfig(
  readFile: (name: string) => Promise<string | undefined>,
): Promise<MemoryConfig | undefined> {
  const text = await readFile(MEMORY_CONFIG_FILE);
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The parser's message quotes the text, and that may hold keys.
    throw refuse('memory_config_invalid', `${MEMORY_CONFIG_FILE} is not JSON.`, {}, error);
  }
  const parsed = memoryConfigSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'all'}: ${message}`);
  throw refuse('memory_config_invalid', `${MEMORY_CONFIG_FILE} does not fit: ${issues.join('; ')}`, { issues });
}
