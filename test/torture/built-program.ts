// A built checkout of the program, of this version or another: its library, and its command line as a process of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltProgram {
  /** What a program imports as `throughline`. */
  readonly library: string;
  readonly commandLine: string;
}

/** Undefined when nothing is built there. */
export function builtProgram(checkout: string): BuiltProgram | undefined {
  const program = { library: join(checkout, 'dist', 'main.js'), commandLine: join(checkout, 'dist', 'cli.cjs') };
  return existsSync(program.library) && existsSync(program.commandLine) ? program : undefined;
}

export interface CommandOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** With SIGKILL, unless it has ended before. */
  readonly killAfterMs?: number | undefined;
}

export interface CommandEnding {
  /** Null when it was killed. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs one command to its end, or kills it. */
export function runCommand(
  { commandLine }: BuiltProgram,
  args: readonly string[],
  { cwd, env, killAfterMs }: CommandOptions,
): Promise<CommandEnding> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [commandLine, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
    const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    child.once('error', reject);
    child.once('close', (status) => {
      running.delete(child);
      clearTimeout(timer);
      resolve({ status, ...output });
    });
  });
}
