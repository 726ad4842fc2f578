// A hook as a process that may be fed anything, and what its agent is promised: it ends with 0, in time, and says
// nothing or an answer of that agent's format.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCodingAgent } from '../../src/base/coding-agents.ts';
import { agentHooks } from '../../src/surfaces/coding-agents/hooks.ts';
import { root } from './bundled-script.ts';

const BUILT_HOOK = join(root, 'dist', 'hook.cjs');

/** Four times what an agent waits: a busy machine is slow, a hook that hangs is not done even then. */
export const HOOK_LIMIT_MS = 20_000;
const MOST_MIB = 1_024;
const LOOK_EVERY_MS = 50;

export interface HookEnding {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly ms: number;
  /** Why it was killed. */
  readonly killed: string | undefined;
}

export interface HookStart {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly under?: readonly string[];
  /** Stdin stays open, as of an agent that never closes it. */
  readonly isLeftOpen?: boolean;
}

export function runHookProcess(
  agent: string,
  input: string | Uint8Array,
  { cwd, env, under = [], isLeftOpen = false }: HookStart,
): Promise<HookEnding> {
  const line = [...under, process.execPath, BUILT_HOOK, agent];
  const startedMs = performance.now();
  const child = spawn(line[0] ?? '', line.slice(1), { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let killed: string | undefined;
    let [stdout, stderr] = ['', ''];
    const kill = (why: string) => {
      killed ??= why;
      child.kill('SIGKILL');
    };
    const late = setTimeout(() => kill(`it had not ended after ${HOOK_LIMIT_MS} ms`), HOOK_LIMIT_MS);
    const look = setInterval(() => {
      const mib = residentMib(child.pid);
      if (mib > MOST_MIB) kill(`it took ${mib} MiB`);
    }, LOOK_EVERY_MS);
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdin.on('error', () => {});
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(late);
      clearInterval(look);
      resolve({ status, stdout, stderr, ms: performance.now() - startedMs, killed });
    });
    if (isLeftOpen) child.stdin.write(input);
    else child.stdin.end(input);
  });
}

/** 0 where the system does not say. */
function residentMib(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const SPECIFIC = { hookEventName: true, additionalContext: true } as const;
const ANSWERS: Readonly<Record<string, Readonly<Record<string, object | true>>>> = {
  claude: { hookSpecificOutput: { ...SPECIFIC, updatedInput: true }, systemMessage: true },
  codex: {
    hookSpecificOutput: { ...SPECIFIC, updatedInput: true, permissionDecision: true },
    systemMessage: true,
  },
  cursor: { additional_context: true, followup_message: true, user_message: true },
  gemini: { hookSpecificOutput: { ...SPECIFIC, tool_input: true }, systemMessage: true },
  opencode: { context: true, notice: true, input: true },
  pi: { context: true, notice: true, input: true },
};
const INPUTS = new Set(['updatedInput', 'tool_input', 'input']);
/** Control characters but for the ends of lines, bidirectional controls, and tags that only a model sees. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u{e0000}-\u{e007f}]/u;
const MOST_SAID = 64 * 1024;

/** What is wrong with how it ended, in words. */
export function faultsOfHook(agent: string, { status, stdout, stderr, killed }: HookEnding): string[] {
  if (killed !== undefined) return [killed];
  const faults = status === 0 ? [] : [`it ended with ${status}`];
  if (stderr !== '') faults.push(`it wrote to stderr: ${stderr.slice(0, 300)}`);
  const silence = isCodingAgent(agent) ? (agentHooks[agent].silence ?? '{}\n') : '{}\n';
  if (stdout === silence) return faults;
  if (agent === 'claude' && !stdout.startsWith('{')) return [...faults, ...faultsOfText(stdout.trimEnd())];
  let answer: unknown;
  try {
    answer = JSON.parse(stdout);
  } catch {
    return [...faults, `its answer is no JSON: ${JSON.stringify(stdout.slice(0, 200))}`];
  }
  return [...faults, ...faultsOfAnswer(answer, ANSWERS[agent] ?? {}, '')];
}

function faultsOfAnswer(answer: unknown, known: Readonly<Record<string, object | true>>, at: string): string[] {
  if (typeof answer !== 'object' || answer === null) return [`its answer${at} is no object`];
  return Object.entries(answer).flatMap(([key, value]) => {
    const what = Object.hasOwn(known, key) ? known[key] : undefined;
    if (what === undefined) return [`its answer has ${at}.${key}, which that agent does not know`];
    if (what !== true) return faultsOfAnswer(value, what as Record<string, true>, `${at}.${key}`);
    if (INPUTS.has(key)) return [];
    return typeof value === 'string' ? faultsOfText(value) : [`${at}.${key} is no text`];
  });
}

function faultsOfText(text: string): string[] {
  const faults = text.length > MOST_SAID ? [`it said ${text.length} characters`] : [];
  const unseen = UNSEEN.exec(text.replaceAll(/[\n\t]/g, ''));
  if (unseen) faults.push(`it said U+${unseen[0].codePointAt(0)?.toString(16)}`);
  return faults;
}
