// Sessions of every agent as their formats are documented, and how a test reads them.
import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type {
  TranscriptCounts,
  TranscriptCursor,
  TranscriptEvent,
  TranscriptFile,
  Transcripts,
  TranscriptStep,
} from '../../src/mind/mind.ts';
import { createTranscripts } from '../../src/surfaces/coding-agents/create-transcripts.ts';

export const hashed = (text: string): string => `k:${createHmac('sha256', 'test').update(text).digest('hex')}`;

export function transcriptsIn(home: string, variables: Readonly<Record<string, string>> = {}): Transcripts {
  return createTranscripts({ variable: (name) => variables[name], homeFolder: () => home });
}

export const anyTranscripts: Transcripts = transcriptsIn('/nowhere');

export const linesOf = (records: readonly unknown[]): string =>
  records.map((record) => `${typeof record === 'string' ? record : JSON.stringify(record)}\n`).join('');

export function writeLines(path: string, records: readonly unknown[]): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, linesOf(records));
  return path;
}

export interface WholeReading {
  readonly steps: readonly TranscriptStep[];
  readonly counts: TranscriptCounts;
  readonly cursor: TranscriptCursor | undefined;
  readonly parts: number;
  readonly isAnew: boolean;
  readonly raw: readonly { readonly offset: number; readonly bytes: Uint8Array }[];
}

export async function readAll(
  file: TranscriptFile,
  after?: TranscriptCursor,
  transcripts: Transcripts = anyTranscripts,
): Promise<WholeReading> {
  const steps: TranscriptStep[] = [];
  const raw: { offset: number; bytes: Uint8Array }[] = [];
  const counts = { records: 0, unknown: 0, broken: 0 };
  let cursor = after;
  let [parts, isAnew] = [0, false];
  for await (const part of transcripts.read(file, after, hashed)) {
    steps.push(...part.steps);
    raw.push(part.raw);
    counts.records += part.counts.records;
    counts.unknown += part.counts.unknown;
    counts.broken += part.counts.broken;
    cursor = JSON.parse(JSON.stringify(part.cursor)) as TranscriptCursor;
    parts += 1;
    isAnew ||= part.isAnew === true;
  }
  return { steps, counts, cursor, parts, isAnew, raw };
}

export const eventsIn = (steps: readonly TranscriptStep[]): readonly TranscriptEvent[] =>
  steps.flatMap((step) => (step.step === 'event' ? [step.event] : []));

/** What counts in the end: the events that no later step took back, each as one line. */
export function standing(steps: readonly TranscriptStep[]): readonly string[] {
  const events = new Map<string, { readonly event: TranscriptEvent; isLive: boolean }>();
  for (const step of steps) {
    if (step.step === 'event') {
      const name = `${step.event.session_id} ${step.event.key}`;
      if (!events.has(name)) events.set(name, { event: step.event, isLive: true });
    } else if (step.step === 'retract') {
      const all = [...events].filter(([name]) => name.startsWith(`${step.session_id} `));
      const from = step.from === undefined ? 0 : all.findIndex(([name]) => name.endsWith(` ${step.from}`));
      const keys = step.keys && new Set(step.keys);
      for (const [, each] of all.slice(from)) if (!keys || keys.has(each.event.key)) each.isLive = false;
    } else if (step.step === 'restore') {
      for (const key of step.keys) {
        const each = events.get(`${step.session_id} ${key}`);
        if (each) each.isLive = true;
      }
    }
  }
  return [...events.values()].filter(({ isLive }) => isLive).map(({ event }) => lineOf(event));
}

/** `user? text`: a question mark for context, a `>` for a sidechain. */
export function lineOf({ kind, text, is_context, is_sidechain, tool, result }: TranscriptEvent): string {
  const marks = `${is_sidechain === true ? '>' : ''}${is_context === true ? '?' : ''}`;
  const more = [
    ...(tool?.changed ? [`changed ${tool.changed.join(' ')}`] : []),
    ...(tool?.read ? [`read ${tool.read.join(' ')}`] : []),
    ...(result ? [`code ${result.exit_code}${result.is_error ? ' error' : ''}`] : []),
  ];
  return [
    `${kind}${marks}`,
    ...(tool ? [tool.tool] : []),
    text.replaceAll('\n', '⏎'),
    ...more.map((each) => `[${each}]`),
  ].join(' ');
}

// ── A session of each agent ──────────────────────────────────────────────────────────────────────────────────

const at = (n: number) =>
  `2026-11-16T05:${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}.000Z`;

/** A record of Claude Code, going on from the one before unless it says otherwise. */
export function claudeSession(sessionId = 'ses-1', cwd = '/w/shop') {
  let last: string | null = null;
  let count = 0;
  const record = (fields: Readonly<Record<string, unknown>>) => {
    count += 1;
    const uuid = `${sessionId}-u${count}`;
    const made = {
      parentUuid: last,
      isSidechain: false,
      userType: 'external',
      cwd,
      sessionId,
      version: '2.1.0',
      gitBranch: 'main',
      uuid,
      timestamp: at(count),
      ...fields,
    };
    last = made.uuid;
    return made;
  };
  return {
    record,
    prompt: (content: unknown, more: object = {}) =>
      record({ type: 'user', message: { role: 'user', content }, ...more }),
    say: (...content: object[]) =>
      record({ type: 'assistant', requestId: 'req_1', message: { id: 'msg_1', role: 'assistant', content } }),
    result: (tool_use_id: string, content: unknown, is_error = false) =>
      record({
        type: 'user',
        message: { role: 'user', content: [{ tool_use_id, type: 'tool_result', content, is_error }] },
        toolUseResult: { stdout: '' },
      }),
  };
}

export const text = (words: string) => ({ type: 'text', text: words });
export const use = (id: string, name: string, input: object) => ({ type: 'tool_use', id, name, input });

/** A line of a Codex rollout. */
export const rollout = (n: number, type: string, payload: object, more: object = {}) => ({
  timestamp: at(n),
  type,
  payload,
  ...more,
});
export const codexMessage = (role: string, ...texts: string[]) => ({
  type: 'message',
  role,
  content: texts.map((each) => ({ type: role === 'assistant' ? 'output_text' : 'input_text', text: each })),
});
export const codexMeta = (id: string, more: object = {}) => ({
  id,
  session_id: id,
  timestamp: at(0),
  cwd: '/w/shop',
  originator: 'codex_cli_rs',
  cli_version: '0.130.0',
  source: 'cli',
  git: { branch: 'main' },
  ...more,
});

export const geminiMeta = { sessionId: 'g-1', projectHash: 'h', startTime: at(0), lastUpdated: at(0) };
export const geminiMessage = (id: string, type: string, content: unknown, more: object = {}) => ({
  id,
  timestamp: at(1),
  type,
  content,
  ...more,
});

export const piHeader = (more: object = {}) => ({
  type: 'session',
  version: 3,
  id: 'pi-1',
  timestamp: at(0),
  cwd: '/w/shop',
  ...more,
});
export const piEntry = (id: string, parentId: string | null, message: object, n = 1) => ({
  type: 'message',
  id,
  parentId,
  timestamp: at(n),
  message,
});

/** One session of each agent that has most of what its format knows. */
export function sampleOf(agent: string, folder: string): TranscriptFile {
  return { agent, path: writeLines(join(folder, SAMPLE_NAMES[agent] ?? 'session.jsonl'), sampleRecords(agent)) };
}

const SAMPLE_NAMES: Readonly<Record<string, string>> = {
  cursor: 'w-shop/agent-transcripts/c-1/c-1.jsonl',
  gemini: 'h/chats/session-1.jsonl',
};

export function sampleRecords(agent: string): readonly unknown[] {
  switch (agent) {
    case 'claude': {
      const { record, prompt, say, result } = claudeSession();
      const first = prompt('Use npm, not pnpm. Größe 5 €.');
      return [
        { type: 'file-history-snapshot', messageId: 'm', snapshot: {} },
        first,
        say(text('On it'), use('t1', 'Bash', { command: 'npm test > out.log' })),
        result('t1', 'Exit code 1\nred', true),
        say(use('t2', 'Edit', { file_path: '/w/shop/a.ts', old_string: 'a', new_string: 'b' })),
        result('t2', 'ok'),
        prompt('<system-reminder>be good</system-reminder>And now this'),
        say(text('Wrong way')),
        prompt('No, another way', { parentUuid: first.uuid }),
        record({ type: 'system', subtype: 'compact_boundary', content: 'Conversation compacted', parentUuid: null }),
        prompt('Summary of all', { isCompactSummary: true }),
        say(use('t3', 'mcp__throughline__work_next', {})),
        result('t3', 'T1'),
        say(text('Done')),
      ];
    }
    case 'codex':
      return [
        rollout(0, 'session_meta', codexMeta('0199d2c8-1f00-7000-8000-000000000005')),
        rollout(1, 'response_item', codexMessage('developer', 'be good')),
        rollout(
          1,
          'response_item',
          codexMessage(
            'user',
            '# AGENTS.md instructions for /w/shop\n\n<INSTRUCTIONS>\nx\n</INSTRUCTIONS>',
            '<environment_context>\n<cwd>/w/shop</cwd>\n</environment_context>',
          ),
        ),
        rollout(2, 'turn_context', { cwd: '/w/shop', model: 'm' }),
        rollout(2, 'response_item', codexMessage('user', 'Use npm, not pnpm. Größe 5 €.')),
        rollout(2, 'event_msg', { type: 'user_message', message: 'Use npm, not pnpm. Größe 5 €.' }),
        rollout(3, 'response_item', {
          type: 'function_call',
          name: 'shell',
          call_id: 'c1',
          arguments: JSON.stringify({ command: ['bash', '-lc', 'npm test'], workdir: '/w/shop' }),
        }),
        rollout(4, 'response_item', {
          type: 'function_call_output',
          call_id: 'c1',
          output: JSON.stringify({ output: 'red', metadata: { exit_code: 1 } }),
        }),
        rollout(5, 'response_item', {
          type: 'custom_tool_call',
          name: 'apply_patch',
          call_id: 'c2',
          input: '*** Begin Patch\n*** Update File: a.ts\n@@\n-a\n+b\n*** End Patch',
        }),
        rollout(6, 'response_item', { type: 'custom_tool_call_output', call_id: 'c2', output: 'Success' }),
        rollout(7, 'response_item', codexMessage('user', 'And now this')),
        rollout(8, 'response_item', codexMessage('assistant', 'Wrong way')),
        rollout(9, 'event_msg', { type: 'thread_rolled_back', num_turns: 1 }),
        rollout(10, 'response_item', codexMessage('user', 'No, another way')),
        rollout(11, 'compacted', { message: 'Summary of all' }),
        rollout(12, 'turn_context', { cwd: '/w/shop/web', model: 'm' }),
        rollout(13, 'response_item', {
          type: 'function_call',
          name: 'work_next',
          namespace: 'mcp__throughline__',
          call_id: 'c3',
          arguments: '{}',
        }),
        rollout(14, 'response_item', { type: 'function_call_output', call_id: 'c3', output: 'T1' }),
        rollout(15, 'response_item', codexMessage('assistant', 'Done')),
      ];
    case 'gemini': {
      const call = {
        id: 'c1',
        name: 'run_shell_command',
        args: { command: 'npm test' },
        status: 'executing',
        timestamp: at(2),
      };
      const done = {
        ...call,
        status: 'success',
        result: [{ functionResponse: { id: 'c1', response: { output: 'Exit Code: 1\nred' } } }],
      };
      return [
        geminiMeta,
        geminiMessage('m1', 'user', [
          { text: 'Use npm, not pnpm. Größe 5 €.' },
          { text: '<hook_context>be good</hook_context>' },
        ]),
        { $set: { lastUpdated: at(2) } },
        geminiMessage('m2', 'gemini', 'On it'),
        geminiMessage('m2', 'gemini', 'On it', { toolCalls: [call] }),
        geminiMessage('m2', 'gemini', 'On it', { toolCalls: [done], tokens: { total: 1 } }),
        geminiMessage('m3', 'user', 'And now this'),
        geminiMessage('m4', 'gemini', 'Wrong way'),
        { $rewindTo: 'm3' },
        geminiMessage('m5', 'user', 'No, another way'),
        {
          $set: {
            messages: [
              geminiMessage('s', 'user', [{ text: '<state_snapshot>Summary of all</state_snapshot>' }]),
              geminiMessage('m5', 'user', [{ text: 'No, another way' }]),
            ],
          },
        },
        geminiMessage('m6', 'gemini', 'Done', {
          toolCalls: [
            {
              id: 'c3',
              name: 'mcp_throughline_work_next',
              args: {},
              status: 'success',
              result: [{ functionResponse: { response: { output: 'T1' } } }],
            },
          ],
        }),
      ];
    }
    case 'pi':
      return [
        piHeader(),
        piEntry('a', null, { role: 'user', content: 'Use npm, not pnpm. Größe 5 €.' }),
        piEntry(
          'b',
          'a',
          {
            role: 'assistant',
            content: [text('On it'), { type: 'toolCall', id: 'c1', name: 'bash', arguments: { command: 'npm test' } }],
          },
          2,
        ),
        piEntry(
          'c',
          'b',
          {
            role: 'toolResult',
            toolCallId: 'c1',
            toolName: 'bash',
            isError: true,
            content: [text('red\n\nCommand exited with code 1')],
          },
          3,
        ),
        { type: 'model_change', id: 'c2', parentId: 'c', timestamp: at(3), provider: 'x', modelId: 'y' },
        piEntry('d', 'c2', { role: 'user', content: [text('And now this')] }, 4),
        piEntry('e', 'd', { role: 'assistant', content: [text('Wrong way')] }, 5),
        { type: 'branch_summary', id: 'f', parentId: 'c2', timestamp: at(6), fromId: 'e', summary: 'Tried this' },
        piEntry('g', 'f', { role: 'user', content: 'No, another way' }, 7),
        piEntry(
          'h',
          'g',
          {
            role: 'bashExecution',
            command: 'echo hi > greeting.txt',
            output: '',
            exitCode: 0,
            cancelled: false,
            truncated: false,
          },
          8,
        ),
        {
          type: 'custom_message',
          id: 'i',
          parentId: 'h',
          timestamp: at(9),
          customType: 'throughline',
          content: 'be good',
          display: false,
        },
        {
          type: 'compaction',
          id: 'j',
          parentId: 'i',
          timestamp: at(10),
          summary: 'Summary of all',
          firstKeptEntryId: 'g',
          tokensBefore: 1,
        },
        piEntry('k', 'j', { role: 'assistant', content: [text('Done')] }, 11),
      ];
    default:
      return [
        {
          role: 'user',
          message: {
            content: [
              text('<user_info>\nbe good\n</user_info>\n<user_query>\nUse npm, not pnpm. Größe 5 €.\n</user_query>'),
            ],
          },
        },
        { role: 'assistant', message: { content: [text('On it'), use('t1', 'Shell', { command: 'npm test' })] } },
        {
          role: 'user',
          message: { content: [{ type: 'tool_result', tool_use_id: 't1', content: 'Exit code: 1\nred' }] },
        },
        {
          role: 'assistant',
          message: { content: [{ type: 'tool_use', name: 'Write', input: { path: 'a.ts', contents: 'b' } }] },
        },
        { type: 'turn_ended' },
        { role: 'assistant', message: { content: [text('Done')] } },
      ];
  }
}
