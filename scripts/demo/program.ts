// The built command line as the demo and its agents run it: a process of its own for every command.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const CLI = join(import.meta.dirname, '..', '..', 'dist', 'cli.cjs');

export interface Ran {
  readonly code: number;
  /** As a terminal would show it. */
  readonly output: string;
}

export interface Program {
  run(...args: string[]): Promise<Ran>;
  /** What it says with --json. */
  json(...args: string[]): Promise<{ readonly code: number; readonly answer: Record<string, unknown> }>;
}

export function createProgram(cwd: string, env: NodeJS.ProcessEnv): Program {
  const run = (args: readonly string[]): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [CLI, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, output }));
    });
  return {
    run: (...args) => run(args),
    async json(...args) {
      const { code, output } = await run([...args, '--json']);
      return { code, answer: JSON.parse(output) as Record<string, unknown> };
    },
  };
}

/** As a person would type it. */
export function typed(args: readonly string[]): string {
  return ['throughline', ...args.map((arg) => (/^[\w./:@#=-]+$/.test(arg) ? arg : `"${arg}"`))].join(' ');
}
