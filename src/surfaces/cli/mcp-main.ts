// `throughline mcp` as agents start it, loaded without the rest of the command line because agents wait for it. The
// whole program handles any other command line.
import type { Tier } from '../../base/operation.ts';
import type { Config } from '../../config.ts';
import { outliveReader } from '../terminal/output.ts';
import { tellUncaught } from '../terminal/tell-uncaught.ts';
import { serveClient } from './serve-client.ts';

/** False if the whole program has to handle it. */
export async function runMcp(argv: readonly string[], config: Config): Promise<boolean> {
  const asked = mcpCommandOf(argv);
  if (!asked) return false;
  tellUncaught();
  outliveReader(process.stdout);
  outliveReader(process.stderr);
  const stderr = (text: string) => void process.stderr.write(text);
  const code = await serveClient({
    config,
    tier: asked.tier,
    stderr,
    async open() {
      const { createContext } = await import('./context.ts');
      const context = createContext(argv, { config, stdout: () => {}, stderr, readStdin: async () => '' });
      if (asked.home !== undefined) context.settle({ home: asked.home });
      return context.open();
    },
  });
  process.exitCode ||= code;
  return true;
}

const TIERS: readonly string[] = ['core', 'standard', 'admin'] satisfies readonly Tier[];

/** Undefined for a line that needs a closer look. */
export function mcpCommandOf(argv: readonly string[]): { readonly tier: Tier; readonly home?: string } | undefined {
  const words = [...argv];
  let home: string | undefined;
  let tier = 'core';
  if (words[0] === '--home') [, home] = words.splice(0, 2);
  if (words.shift() !== 'mcp') return undefined;
  while (words.length > 0) {
    const [name, value] = words.splice(0, 2);
    if (value === undefined || value === '' || value.startsWith('-')) return undefined;
    if (name === '--tier' && TIERS.includes(value)) tier = value;
    else if (name === '--home') home = value;
    else return undefined;
  }
  return { tier: tier as Tier, ...(home === undefined ? {} : { home }) };
}
