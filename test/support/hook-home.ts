// A home in a temporary folder and the built hooks, for their tests: real processes, recorded events.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PROGRAM, runWarm } from './run-warm.ts';

export const cli = join(import.meta.dirname, '..', '..', 'dist', 'cli.cjs');
/** As `throughline setup` writes it into the agents' files. */
const hookEntry = join(import.meta.dirname, '..', '..', 'dist', 'hook.cjs');
const inputs = join(import.meta.dirname, 'hook-inputs');

export interface HookRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The one object on stdout, empty when there is nothing. */
  readonly answer: Record<string, unknown>;
}

export interface HookHome {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command of the program; throws when it fails. */
  tl(...args: string[]): Record<string, unknown>;
  /** The same as a person does it: shown what would happen, they confirm it. */
  asPerson(...args: string[]): Record<string, unknown>;
  hook(agent: string, stdin: string | Buffer | object): HookRun;
  /** The same, at the same time as others. */
  hookAsync(agent: string, stdin: object): Promise<HookRun>;
  /** As they lie in the database. */
  sessions(): Record<string, unknown>[];
  log(): string;
  dispose(): void;
}

export function createHookHome({ withHome = true }: { readonly withHome?: boolean } = {}): HookHome {
  const folder = mkdtempSync(join(tmpdir(), 'throughline-hooks-'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'user'),
    XDG_CONFIG_HOME: join(folder, 'xdg'),
    XDG_CACHE_HOME: join(tmpdir(), 'throughline-hooks-cache'),
  };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME']) delete env[name];
  const logPath = join(folder, 'xdg', 'throughline', 'hooks.log');
  const spawned = { cwd: folder, env } as const;

  const tl = (...args: string[]): Record<string, unknown> => {
    const { status, stdout, stderr } = runWarm(PROGRAM, [...args, '--json'], spawned);
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
    return JSON.parse(stdout) as Record<string, unknown>;
  };
  if (withHome) tl('init');

  return {
    folder,
    env,
    tl,
    asPerson(...args) {
      const shown = runWarm(PROGRAM, [...args, '--json'], spawned);
      const digest = /"digest": ?"([0-9a-f]{64})"/.exec(shown.stdout + shown.stderr)?.[1];
      if (digest === undefined) throw new Error(`${args.join(' ')} asked for no confirmation: ${shown.stdout}`);
      return tl(...args, '--confirm', digest);
    },
    hook(agent, stdin) {
      const input = typeof stdin === 'string' || Buffer.isBuffer(stdin) ? stdin : JSON.stringify(stdin);
      const { status, stdout, stderr } = spawnSync(process.execPath, [hookEntry, agent], {
        ...spawned,
        input,
        encoding: 'utf8',
      });
      return { status, stdout, stderr, answer: answerIn(stdout) };
    },
    async hookAsync(agent, stdin) {
      const child = spawn(process.execPath, [hookEntry, agent], spawned);
      let [stdout, stderr] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
      child.stdin.end(JSON.stringify(stdin));
      const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
      return { status, stdout, stderr, answer: answerIn(stdout) };
    },
    sessions() {
      using db = new DatabaseSync(join(folder, '.throughline', 'mind.sqlite'), { readOnly: true, timeout: 30_000 });
      const tasks = db.prepare('SELECT * FROM agent_session_tasks WHERE in_flight = 1 ORDER BY number').all();
      return db
        .prepare('SELECT * FROM agent_sessions ORDER BY agent, session_id')
        .all()
        .map((row) => {
          const own = tasks.filter(
            ({ agent, session_id }) => agent === row['agent'] && session_id === row['session_id'],
          );
          return Object.assign(row, { in_flight: own });
        });
    },
    log: () => (existsSync(logPath) ? readFileSync(logPath, 'utf8') : ''),
    // A process that an agent does not wait for may still be writing.
    dispose: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  };
}

/** Nothing is an empty answer, and words are one too. */
function answerIn(stdout: string): Record<string, unknown> {
  if (stdout === '') return {};
  return stdout.startsWith('{') ? (JSON.parse(stdout) as Record<string, unknown>) : { words: stdout.trimEnd() };
}

/** What that agent must be answered with: the field of each kind of answer, and what says nothing. */
export interface ExpectedAnswers {
  readonly context: string;
  /** The fields with which its model is asked something when it stops. */
  readonly ask: readonly string[];
  /** To its user: when it stops, or before a compaction where it shows nothing then. */
  readonly notice: string;
  readonly silence: string;
}

export function expectedAnswers(agent: string): ExpectedAnswers {
  return JSON.parse(readFileSync(join(inputs, agent, 'answers.json'), 'utf8')) as ExpectedAnswers;
}

/** Not every agent sends every event. */
export function isRecorded(agent: string, event: string): boolean {
  return existsSync(join(inputs, agent, `${event}.json`));
}

/** An event as that agent sends it, in this project. */
export function recorded(agent: string, event: string, project: string): Record<string, unknown> {
  const text = readFileSync(join(inputs, agent, `${event}.json`), 'utf8');
  return JSON.parse(text.replaceAll('/home/ada/shop', project)) as Record<string, unknown>;
}
