// A home with work in it, its daemon as a process, and what goes on in it during an assault: somebody asks for `/health`,
// and agents' hooks run. Each answer is judged.
import { readFileSync, mkdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { CODING_AGENTS, type CodingAgent } from '../../src/base/coding-agents.ts';
import { pause } from '../torture/pause.ts';
import type { Dice } from '../simulation/dice.ts';
import { runBounded, type Ending } from '../support/bounded-process.ts';
import { root } from '../support/bundled-script.ts';
import { faultsOfHook, runHookProcess, type HookStart } from '../support/hook-process.ts';
import { BUILT_PROGRAM, startBuiltDaemon, type DaemonStart, type RunningDaemon } from '../support/running-daemon.ts';

/** Far more than a busy machine needs; a command that waits for ever is not done even then. */
const COMMAND_LIMIT_MS = 60_000;
const HEALTH_LIMIT_MS = 20_000;
const BETWEEN_MS = 100;
/** In a flood, a connection that has asked nothing yet may be closed to make room; a client then asks again. */
const QUESTIONS = 3;
const EVENTS = ['start', 'stop', 'compacting', 'end'] as const;

export interface UserHome {
  readonly project: string;
  readonly env: NodeJS.ProcessEnv;
  /** Runs a command of the program to its end, or kills it. */
  tl(args: readonly string[], cwd?: string): Promise<Ending>;
  hook(agent: CodingAgent, event: string, change?: object, start?: Partial<HookStart>): Promise<Ending>;
}

export interface HealthyHome extends UserHome {
  readonly daemon: RunningDaemon;
  post(path: string, body: object): Promise<{ readonly status: number; readonly text: string }>;
  /** Starts the questions and the hooks; the returned function ends them, and tells how many there were. */
  goOn(dice: Dice, fault: (what: string) => void): () => Promise<Readonly<Record<string, number>>>;
}

/** A user of this machine with a folder of their own; nothing is made yet. */
export function createUser(folder: string, project = join(folder, 'project')): UserHome {
  mkdirSync(project, { recursive: true });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: join(folder, 'user'),
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    NO_COLOR: '1',
  };
  for (const name of ['THROUGHLINE_HOME', 'THROUGHLINE_OWNER', 'CLAUDE_CONFIG_DIR', 'CODEX_HOME']) delete env[name];
  return {
    project,
    env,
    tl: (args, cwd = project) =>
      runBounded([process.execPath, BUILT_PROGRAM, ...args], { cwd, env, limitMs: COMMAND_LIMIT_MS }),
    hook(agent, event, change = {}, start = {}) {
      const path = join(root, 'test', 'support', 'hook-inputs', agent, `${event}.json`);
      const at = start.cwd ?? project;
      const fields = JSON.parse(readFileSync(path, 'utf8').replaceAll('/home/ada/shop', at)) as object;
      return runHookProcess(agent, JSON.stringify({ ...fields, ...change }), { cwd: at, env, ...start });
    },
  };
}

export async function openHealthyHome(
  folder: string,
  daemonStart: Partial<DaemonStart> = {},
  project?: string,
): Promise<HealthyHome> {
  const user = createUser(folder, project);
  for (const args of [['init'], ['goal', 'create', 'Hold'], ['task', 'add', 'G1', 'Stand'], ['task', 'start', 'T1']]) {
    const { status, stdout, stderr } = await user.tl([...args, '--json']);
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  }
  const daemon = await startBuiltDaemon({ cwd: user.project, env: user.env, ...daemonStart });
  return {
    ...user,
    daemon,
    async post(path, body) {
      const headers = { authorization: `Bearer ${daemon.token}`, 'content-type': 'application/json' };
      return asked(daemon.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
    goOn(dice, fault) {
      const state = { isOver: false, health: 0, again: 0, hooks: 0, slowestHealth: 0, slowestHook: 0 };
      const asking = (async () => {
        while (!state.isOver) {
          const startedMs = performance.now();
          const { status, text, times } = await askedHealth(daemon.url);
          state.again += times - 1;
          if (status !== 200) fault(`/health answered ${status} ${text.slice(0, 200)}`);
          if (!daemon.isAlive()) {
            fault(`the daemon has ended (${daemon.ending()}): ${daemon.log().slice(-1_000)}`);
            return;
          }
          state.health += 1;
          state.slowestHealth = Math.max(state.slowestHealth, performance.now() - startedMs);
          await pause(BETWEEN_MS);
        }
      })();
      const hooking = (async () => {
        while (!state.isOver) {
          const agent = dice.pick(CODING_AGENTS);
          const event = dice.pick(EVENTS);
          const ending = await user.hook(agent, event);
          for (const what of faultsOfHook(agent, ending)) fault(`a hook beside (${agent} ${event}): ${what}`);
          state.hooks += 1;
          state.slowestHook = Math.max(state.slowestHook, ending.ms);
          await pause(BETWEEN_MS);
        }
      })();
      return async () => {
        state.isOver = true;
        await Promise.all([asking, hooking]);
        const { health, again, hooks, slowestHealth, slowestHook } = state;
        return {
          'health answers': health,
          'asked again': again,
          'slowest ms': Math.round(slowestHealth),
          'hooks beside': hooks,
          'slowest hook ms': Math.round(slowestHook),
        };
      };
    },
  };
}

/** Asks again where the connection was closed without an answer. */
export async function askedHealth(
  url: string,
): Promise<{ readonly status: number; readonly text: string; readonly times: number }> {
  let answer = await asked(`${url}/health`);
  let times = 1;
  for (; answer.status === 0 && times < QUESTIONS; times += 1) answer = await asked(`${url}/health`);
  return { ...answer, times };
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Status 0 says that there was no answer. */
export function asked(
  url: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve) => {
    const none = (why: string) => resolve({ status: 0, text: why });
    const sent = request(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', (error) => none(error.message));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.setTimeout(HEALTH_LIMIT_MS, () => sent.destroy(new Error(`no answer in ${HEALTH_LIMIT_MS} ms`)));
    sent.on('error', (error) => none(error.message));
    sent.end(body);
  });
}

const BUG = 70;

/** What is wrong with how a command ended: it was killed, or it met a defect of ours. A refusal is right. */
export function faultsOfCommand({ status, stdout, stderr, killed }: Ending): string[] {
  if (killed !== undefined) return [killed];
  if (status === null || status === BUG || status > 128)
    return [`it ended with ${status}: ${(stdout + stderr).slice(0, 600)}`];
  return [];
}
