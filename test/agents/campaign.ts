// A coding agent as it is on npm, in a folder of its own with a home, this program, and a model on loopback: what its
// campaign runs, sees and holds. Nothing outside of the folder is touched.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CodingAgent } from '../../src/base/coding-agents.ts';
import type { ModelServer, Turn } from '../support/model-server/model-server.ts';
import type { Converse } from './conversation.ts';
import { installBundle } from './install-bundle.ts';
import { recorderSource } from './recorder.ts';
import { objectsIn } from './seen.ts';

export interface Campaign {
  readonly agent: CodingAgent;
  /** On npm. */
  readonly package: string;
  readonly version: string;
  /** Its makers' other packages are part of it; not all of them can be had, though it names them. */
  readonly isBundle?: boolean;
  readonly run: (stage: Stage) => Promise<void>;
  /** For what several agents do together. */
  readonly player: Player;
}

/** How an agent is set up for all projects, started with one prompt, and spoken for by its model. */
export interface Player {
  readonly startModel: () => Promise<ModelServer>;
  /** What its user would have set and answered before. */
  readonly prepare: (stage: Stage, model: ModelServer, folders: readonly string[]) => void;
  /** What its user is asked after a setup. */
  readonly trust?: (stage: Stage) => Promise<void>;
  readonly start: (
    stage: Stage,
    model: ModelServer,
    prompt: string,
    /** With its newest session. */
    goesOn?: boolean,
  ) => { readonly command: string; readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv };
  /** A session of several prompts. */
  readonly converse: Converse;
  /** What it is told stands in a block of its system prompt, not where it was told it. */
  readonly isToldInBlock?: boolean;
  /** Of an answer, as its model counts: the context is then about three quarters full, and not compacted by itself. */
  readonly fullTokens: number;
  /** One of our tools, as its model calls it. */
  readonly tool: (name: string) => string;
  /** What its model does before it can call ours. */
  readonly opening: readonly Turn[];
  /** A line that its model runs with the agent's own tool. */
  readonly shell: (line: string) => Turn;
  /** A subagent that its model starts with a question. */
  readonly delegate?: (question: string) => Turn;
  /** A file that its model writes with the agent's own tool. */
  readonly write: (path: string, content: string) => Turn;
  /** The event by which our hook hears of that; undefined if it does not. */
  readonly writeEvent: string | undefined;
}

/** A call of our hook, as the agent made it. */
export interface HookCall {
  readonly input: Readonly<Record<string, unknown>>;
  /** Empty for nothing; `words` where it is no JSON. */
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly stdin?: string;
  readonly timeoutMs?: number;
  /** The project, if nothing is said. */
  readonly cwd?: string;
}

export interface Running {
  readonly ended: Promise<Ran>;
  /** Asks it to end, and waits until it has. */
  stop(): Promise<Ran>;
  /** It and its group, whatever of them is left. */
  end(): Promise<Ran>;
}

/** A process that is spoken to in lines, and answers in lines of JSON. */
export interface Talk {
  send(line: string): void;
  /** What is typed, without the end of a line. */
  write(text: string): void;
  /** The next object that it prints of which this holds. */
  next(holds: (said: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
  /** Ends what it reads, and waits for its end. */
  close(): Promise<Ran>;
}

export interface Stage {
  readonly folder: string;
  /** Where the agent works. Unless it is seeded otherwise: a home with a goal, a task in progress with a checkpoint, and one to do. */
  readonly project: string;
  /** Its HOME. */
  readonly user: string;
  /** Of the agents' packages. */
  executable(name: string): string;
  run(command: string, args: readonly string[], options?: RunOptions): Promise<Ran>;
  /** A process that may be killed, with those that it started. */
  begin(command: string, args: readonly string[], options?: RunOptions): Running;
  talk(command: string, args: readonly string[], options?: RunOptions): Talk;
  /** This program in the project; throws unless it ends with 0. */
  readonly tl: (...args: string[]) => Record<string, unknown>;
  /** The calls of our hook so far, in the order in which they ended. */
  readonly hooks: () => readonly HookCall[];
  /** The sessions in the home, newest first. */
  sessions(): readonly Record<string, unknown>[];
  /** One line of the report. What was seen is shown when it is not so. */
  readonly promise: (sentence: string, isKept: boolean, seen?: unknown) => void;
  /** What cannot be seen on this machine, and why. */
  readonly untried: (sentence: string) => void;
  /** An event that is a fixture: held against the one in test/support/hook-inputs, or written there. */
  readonly fixture: (name: string, input: Readonly<Record<string, unknown>> | undefined) => void;
}

const root = join(import.meta.dirname, '..', '..');

// ── Installing ───────────────────────────────────────────────────────────────────────────────────────────────

/** Kept between runs: some of them are hundreds of megabytes. */
export function installAgent({ package: name, version, isBundle = false }: Campaign): string {
  const folder = join(tmpdir(), 'throughline-agents', `${name.replaceAll(/[^\w.-]/g, '-')}-${version}`);
  if (existsSync(join(folder, 'installed'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const npm = (...args: string[]): string => {
    const isWindows = process.platform === 'win32';
    const ran = spawnSync('npm', [...args, '--loglevel=error'], { cwd: folder, encoding: 'utf8', shell: isWindows });
    if (ran.status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${ran.status}: ${ran.stdout}${ran.stderr}`);
    return ran.stdout;
  };
  if (isBundle) installBundle(folder, `${name}@${version}`, npm);
  else npm('install', '--no-audit', '--no-fund', `${name}@${version}`);
  writeFileSync(join(folder, 'installed'), '');
  return folder;
}

// ── The stage ────────────────────────────────────────────────────────────────────────────────────────────────

export interface StageOptions {
  /** Where the agents are installed. */
  readonly installed: readonly string[];
  /** What is in the project, instead of what a single agent finds there. */
  readonly seed?: (stage: Stage) => void;
  readonly promise: Stage['promise'];
  readonly untried: Stage['untried'];
  readonly fixture: (stage: Stage, name: string, input: Readonly<Record<string, unknown>> | undefined) => void;
}

export function createStage({
  installed,
  seed = seedShop,
  promise,
  untried,
  fixture,
}: StageOptions): Stage & { dispose(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-agent-'));
  const project = join(folder, 'shop');
  const user = join(folder, 'user');
  for (const each of [project, user]) mkdirSync(each);
  const record = join(folder, 'hooks.jsonl');
  const cli = copyProgram(folder, record);
  const env = cleanEnvironment(user, putOnPath(folder, cli));

  const stage: Stage = {
    folder,
    project,
    user,
    executable(name) {
      const paths = installed.map((each) => join(each, 'node_modules', '.bin', name));
      return paths.find((path) => existsSync(path)) ?? name;
    },
    run: (command, args, options) => run(command, args, project, env, options),
    begin: (command, args, options) => begin(command, args, project, env, options),
    talk: (command, args, options) => talk(command, args, project, env, options),
    tl: (...args) => {
      const ran = spawnSync(process.execPath, [cli, ...args, '--json'], { cwd: project, env, encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(`${args.join(' ')} ended with ${ran.status}: ${ran.stdout}${ran.stderr}`);
      return JSON.parse(ran.stdout) as Record<string, unknown>;
    },
    hooks: () => linesOf(record) as unknown as HookCall[],
    sessions: () => (stage.tl('session', 'list') as { sessions: Record<string, unknown>[] }).sessions,
    promise,
    untried,
    fixture: (name, input) => fixture(stage, name, input),
  };
  seed(stage);
  return { ...stage, dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

function seedShop({ tl }: Stage): void {
  tl('init');
  tl('goal', 'create', 'Ship the shop');
  tl('task', 'add', 'G1', 'Write the login', '--acceptance-criteria', 'A wrong password is refused');
  tl('task', 'add', 'G1', 'Write the basket');
  tl('task', 'start', 'T1');
  tl('checkpoint', 'set', 'T1', 'The form is there. The server is not.', 'Write the handler in src/login.ts');
}

/** A copy of what was built, whose hook notes what it is asked and what it answers. */
function copyProgram(folder: string, record: string): string {
  const program = join(folder, 'program');
  cpSync(join(root, 'dist'), join(program, 'dist'), { recursive: true });
  cpSync(join(root, 'package.json'), join(program, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(program, 'node_modules'), 'dir');
  const hook = join(program, 'dist', 'hook.cjs');
  cpSync(hook, join(program, 'dist', 'hook-itself.cjs'));
  writeFileSync(hook, recorderSource('./hook-itself.cjs', record));
  return join(program, 'dist', 'cli.cjs');
}

/** A folder with the command that a team's files name; its hooks are noted like those that are called by their path. */
function putOnPath(folder: string, cli: string): string {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const startOf = (file: string) => `exec '${process.execPath}' '${file}' "$@"`;
  const hook = `if [ "$1" = hook ]; then shift; ${startOf(join(dirname(cli), 'hook.cjs'))}; fi`;
  writeFileSync(join(bin, 'throughline'), `#!/bin/sh\n${hook}\n${startOf(cli)}\n`, { mode: 0o755 });
  return bin;
}

/** Only what a program needs to run: whatever agents or Throughline read is set by the campaign. */
function cleanEnvironment(user: string, bin: string): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LANG', 'TMPDIR', 'TEMP', 'SystemRoot'].filter((name) => process.env[name] !== undefined);
  const env: NodeJS.ProcessEnv = Object.fromEntries(kept.map((name) => [name, process.env[name]]));
  env['PATH'] = [bin, dirname(process.execPath), process.env['PATH']].join(delimiter);
  return { ...env, HOME: user, USERPROFILE: user, CI: '1', NO_COLOR: '1' };
}

function start(
  command: string,
  args: readonly string[],
  cwd: string,
  base: NodeJS.ProcessEnv,
  { env = {}, timeoutMs = 300_000, cwd: own = cwd }: RunOptions,
  detached = false,
) {
  const options = { timeout: timeoutMs, killSignal: 'SIGKILL', detached } as const;
  const child = spawn(command, args, { cwd: own, env: { ...base, ...env }, ...options });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
  child.stdin.on('error', () => {});
  const ended = new Promise<Ran>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, stdout, stderr }));
  });
  return { child, ended };
}

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  base: NodeJS.ProcessEnv,
  options: RunOptions = {},
): Promise<Ran> {
  const { child, ended } = start(command, args, cwd, base, options);
  child.stdin.end(options.stdin ?? '');
  return ended;
}

function begin(
  command: string,
  args: readonly string[],
  cwd: string,
  base: NodeJS.ProcessEnv,
  options: RunOptions = {},
): Running {
  const { child, ended } = start(command, args, cwd, base, options, true);
  ended.catch(() => {});
  child.stdin.end(options.stdin ?? '');
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
    return ended;
  };
  return {
    ended,
    end,
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => void end(), 30_000);
      const ran = await ended;
      clearTimeout(late);
      return ran;
    },
  };
}

function talk(
  command: string,
  args: readonly string[],
  cwd: string,
  base: NodeJS.ProcessEnv,
  options: RunOptions = {},
): Talk {
  const { child, ended } = start(command, args, cwd, base, options);
  ended.catch(() => {});
  const said = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    send: (line) => void child.stdin.write(`${line}\n`),
    write: (text) => void child.stdin.write(text),
    async next(holds) {
      for (;;) {
        const line = await said.next();
        if (line.done) throw new Error(`${command} ended: ${(await ended).stderr}`);
        const found = objectsIn(line.value).find(holds);
        if (found) return found;
      }
    },
    close() {
      child.stdin.end();
      return ended;
    },
  };
}

function linesOf(path: string): Record<string, unknown>[] {
  return existsSync(path) ? objectsIn(readFileSync(path, 'utf8')) : [];
}
