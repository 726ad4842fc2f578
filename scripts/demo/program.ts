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
  /** As somebody at a terminal runs it; undefined where no terminal can be had. */
  atTerminal(...args: string[]): Promise<Ran | undefined>;
  /** What it says with --json. */
  json(...args: string[]): Promise<{ readonly code: number; readonly answer: Record<string, unknown> }>;
}

export function createProgram(cwd: string, env: NodeJS.ProcessEnv): Program {
  const start = (command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): Promise<Ran> =>
    new Promise((resolve, reject) => {
      const child = spawn(command, args, { cwd, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) => resolve({ code: code ?? 1, output }));
    });
  const run = (args: readonly string[]) => start(process.execPath, [CLI, ...args]);
  return {
    run: (...args) => run(args),
    async atTerminal(...args) {
      const version = await start('script', ['--version']).catch(() => undefined);
      if (!version?.output.includes('util-linux')) return undefined;
      const line = [process.execPath, CLI, ...args].map((word) => `'${word}'`).join(' ');
      const terminal = ['--quiet', '--return', '--command', line, '/dev/null'];
      const { code, output } = await start('script', terminal, { NO_COLOR: '1' });
      return { code, output: output.replaceAll('\r', '') };
    },
    async json(...args) {
      const { code, output } = await run([...args, '--json']);
      return { code, answer: JSON.parse(output) as Record<string, unknown> };
    },
  };
}

/** As a person would type it. */
export function typed(args: readonly string[]): string {
  const quoted = (arg: string) => (arg.includes('"') ? `'${arg}'` : `"${arg}"`);
  return ['throughline', ...args.map((arg) => (/^[\w./:@#=-]+$/.test(arg) ? arg : quoted(arg)))].join(' ');
}
