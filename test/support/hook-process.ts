// A hook as a process that may be fed anything, and what its agent is promised: it ends with 0, in time, and says
// nothing or an answer of that agent's format.
import { join } from 'node:path';
import { isCodingAgent } from '../../src/base/coding-agents.ts';
import { agentHooks } from '../../src/surfaces/coding-agents/hooks.ts';
import { runBounded, type Ending } from './bounded-process.ts';
import { root } from './bundled-script.ts';

const BUILT_HOOK = join(root, 'dist', 'hook.cjs');

/** Four times what an agent waits: a busy machine is slow, a hook that hangs is not done even then. */
export const HOOK_LIMIT_MS = 20_000;

export interface HookStart {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** A command that runs the rest of its arguments, such as a shell with a limit. */
  readonly under?: readonly string[];
  readonly isLeftOpen?: boolean;
  readonly endless?: () => Uint8Array;
}

export function runHookProcess(
  agent: string,
  input: string | Uint8Array,
  { under = [], ...start }: HookStart,
): Promise<Ending> {
  return runBounded([...under, process.execPath, BUILT_HOOK, agent], { ...start, input, limitMs: HOOK_LIMIT_MS });
}

const SPECIFIC = { hookEventName: true, additionalContext: true } as const;
const BLOCK = { decision: true, reason: true } as const;
const ANSWERS: Readonly<Record<string, Readonly<Record<string, object | true>>>> = {
  claude: { hookSpecificOutput: { ...SPECIFIC, updatedInput: true }, systemMessage: true, ...BLOCK },
  codex: {
    hookSpecificOutput: { ...SPECIFIC, updatedInput: true, permissionDecision: true },
    systemMessage: true,
    ...BLOCK,
  },
  cursor: { additional_context: true, followup_message: true, user_message: true },
  gemini: { hookSpecificOutput: { ...SPECIFIC, tool_input: true }, systemMessage: true, ...BLOCK },
  opencode: { context: true, news: true, notice: true, ask: true, input: true },
  pi: { context: true, notice: true, ask: true, input: true },
};
const INPUTS = new Set(['updatedInput', 'tool_input', 'input']);
/** Control characters but for the ends of lines, bidirectional controls, and tags that only a model sees. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u200e\u200f\u{e0000}-\u{e007f}]/u;
const MOST_SAID = 64 * 1024;

/** What is wrong with how it ended, in words. */
export function faultsOfHook(agent: string, { status, stdout, stderr, killed }: Ending): string[] {
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
