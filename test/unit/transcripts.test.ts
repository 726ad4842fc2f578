// What each agent's transcript says of a session's end. The files are the agents' own: what is not understood is passed over, and
// nothing but a plain transcript is opened.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodingAgent } from '../../src/base/coding-agents.ts';
import { readTranscript, saidOf } from '../../src/surfaces/coding-agents/transcripts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-transcripts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function said(agent: string, records: readonly unknown[]) {
  const path = join(folder, 'session.jsonl');
  writeFileSync(
    path,
    records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
  );
  return readTranscript(agent, path);
}

const claude = (role: string, ...content: object[]) => ({ type: role, message: { role, content } });
const use = (id: string, command: string) => ({ type: 'tool_use', id, name: 'Bash', input: { command } });
const result = (tool_use_id: string, is_error: boolean, content: string) => ({
  type: 'tool_result',
  tool_use_id,
  is_error,
  content,
});
const item = (payload: object) => ({ type: 'response_item', payload });
const call = (call_id: string, args: object) =>
  item({ type: 'function_call', name: 'shell', call_id, arguments: JSON.stringify(args) });
const output = (call_id: string, text: unknown) => item({ type: 'function_call_output', call_id, output: text });
const gemini = (content: string, ...toolCalls: object[]) => ({ id: 'm', type: 'gemini', content, toolCalls });
const shell = (id: string, command: string, out: string, status = 'success') => ({
  id,
  name: 'run_shell_command',
  args: { command },
  status,
  result: [{ functionResponse: { id, response: { output: out } } }],
});
const pi = (message: object) => ({ type: 'message', message });
const piCall = (id: string, command: string) =>
  pi({ role: 'assistant', content: [{ type: 'toolCall', id, name: 'bash', arguments: { command } }] });
const piResult = (toolCallId: string, isError: boolean, text: string) =>
  pi({ role: 'toolResult', toolCallId, toolName: 'bash', isError, content: [{ type: 'text', text }] });

/** In each: a command that failed and passed since, two that failed, and the last of two messages. */
const SESSIONS: Partial<Record<CodingAgent, readonly unknown[]>> = {
  claude: [
    claude('assistant', { type: 'text', text: 'First' }, use('a', 'npm run build'), use('b', 'npm test')),
    claude('user', result('a', true, 'Exit code 2\nno'), result('b', true, 'Exit code 1\nred')),
    claude('assistant', use('c', 'npm run build'), use('d', './deploy')),
    claude('user', result('c', false, 'ok'), result('d', true, 'The user doesn’t want to')),
    claude('assistant', { type: 'thinking', thinking: 'hm' }, { type: 'text', text: 'The last word' }),
    { ...claude('assistant', { type: 'text', text: 'Of a subagent' }), isSidechain: true },
    { type: 'summary', summary: 'Of another kind' },
  ],
  codex: [
    item({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'First' }] }),
    call('a', { command: ['bash', '-lc', 'npm run build'] }),
    output('a', '{"output":"no","metadata":{"exit_code":2}}'),
    call('b', { cmd: 'npm test' }),
    output('b', 'Wall time: 1.2 seconds\nProcess exited with code 1\nOutput:\nred'),
    call('c', { command: ['bash', '-lc', 'npm run build'] }),
    output('c', '{"output":"ok","metadata":{"exit_code":0}}'),
    call('d', { command: ['./deploy'] }),
    output('d', { content: 'Exit code: 7\nOutput:\nno' }),
    item({ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'The last word' }] }),
    item({ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Of the user' }] }),
    { type: 'event_msg', payload: { type: 'agent_message', message: 'Twice' } },
  ],
  gemini: [
    { sessionId: 's', projectHash: 'p' },
    {
      $set: {
        messages: [
          gemini('First', shell('a', 'npm run build', 'Output: no\nExit Code: 2')),
          gemini('', shell('b', 'npm test', 'Output: red\nExit Code: 1')),
        ],
      },
    },
    gemini('', shell('c', 'npm run build', 'Output: ok'), shell('d', './deploy', 'no', 'error')),
    gemini('The last word'),
    { id: 'u', type: 'user', content: 'Of the user' },
  ],
  pi: [
    { type: 'session', version: 3, id: 's' },
    pi({ role: 'assistant', content: [{ type: 'text', text: 'First' }] }),
    piCall('a', 'npm run build'),
    piResult('a', true, 'no\n\nCommand exited with code 2'),
    piCall('b', 'npm test'),
    piResult('b', true, 'red\n\nCommand exited with code 1'),
    piCall('c', 'npm run build'),
    piResult('c', false, 'ok'),
    piCall('d', './deploy'),
    piResult('d', true, 'no'),
    pi({ role: 'assistant', content: [{ type: 'text', text: 'The last word' }] }),
    pi({ role: 'user', content: 'Of the user' }),
  ],
};

describe.each(Object.keys(SESSIONS))('the transcript of %s', (agent) => {
  const records = SESSIONS[agent as CodingAgent] ?? [];

  test('says the last message, and the commands whose last run failed', () => {
    const { last_message, failed_commands } = said(agent, records) ?? { failed_commands: [] };
    expect(last_message).toBe('The last word');
    expect(failed_commands.map(({ command }) => command)).toEqual(['./deploy', 'npm test']);
    expect(failed_commands[1]).toEqual({ command: 'npm test', exit_code: 1 });
  });

  test('is read past whatever is not understood', () => {
    const odd = [
      '',
      '{',
      '[]',
      'null',
      '"x"',
      { type: null },
      { type: agent, message: 7, payload: [], toolCalls: 'x' },
    ];
    const broken = records.flatMap((record) => [record, ...odd]);
    expect(said(agent, broken)).toEqual(said(agent, records));
    expect(said(agent, odd)).toEqual({ failed_commands: [] });
  });
});

test('an answer to our own question at a stop does not hide what was said before it', () => {
  const says = (text: string) => claude('assistant', { type: 'text', text });
  const question = { type: 'user', message: { content: 'Stop hook feedback:\nThroughline: this session holds T2, …' } };
  const noted = { type: 'attachment', attachment: { reason: 'Throughline: this session holds T2, …' } };
  const last = (...records: object[]) => said('claude', records)?.last_message;
  expect(last(says('The form is there.'), question, noted, says('No.'))).toBe('The form is there.\nNo.');
  expect(last(says('The form is there.'), question)).toBe('The form is there.');
  expect(last(says('The form is there.'), question, says('No.'), says('More is done.'))).toBe('More is done.');
  expect(last(question, says('No.'))).toBe('No.');
});

test('of Cursor, messages by their role are read', () => {
  expect(said('cursor', [{ role: 'assistant', message: { content: [{ type: 'text', text: 'There' }] } }])).toEqual({
    last_message: 'There',
    failed_commands: [],
  });
});

test('the end of a long transcript is enough', () => {
  const long = claude('assistant', { type: 'text', text: 'x'.repeat(1_000) });
  const records = [
    ...Array.from({ length: 2_000 }, () => long),
    claude('assistant', { type: 'text', text: 'The end' }),
  ];
  expect(said('claude', records)?.last_message).toBe('The end');
});

test('what is no plain transcript is not opened', () => {
  const database = join(folder, 'work.sqlite');
  writeFileSync(database, JSON.stringify(claude('assistant', { type: 'text', text: 'No' })));
  const at = (name: string) => join(folder, name);
  symlinkSync(database, at('link.jsonl'));
  linkSync(database, at('hard.jsonl'));
  mkdirSync(at('folder.jsonl'));
  execFileSync('mkfifo', [at('pipe.jsonl')]);
  for (const path of [
    database,
    'relative.jsonl',
    ...['link', 'hard', 'folder', 'pipe', 'none'].map((n) => at(`${n}.jsonl`)),
  ]) {
    expect([path, readTranscript('claude', path)?.last_message]).toEqual([path, undefined]);
  }
  expect(readTranscript('opencode', at('x.jsonl'))).toBeUndefined();
  expect(readTranscript('__proto__', at('x.jsonl'))).toBeUndefined();
});

test('what an agent without a transcript says is taken as far as it is as expected', () => {
  const told = {
    last_message: 'Done',
    failed_commands: [{ command: 'npm test', exit_code: 1 }, { command: 7 }, null, 'x'],
  };
  expect(saidOf(told)).toEqual({ last_message: 'Done', failed_commands: [{ command: 'npm test', exit_code: 1 }] });
  expect(saidOf({ last_message: 3, failed_commands: [{ command: 'a', exit_code: 'x' }] })).toEqual({
    failed_commands: [{ command: 'a', exit_code: null }],
  });
  for (const odd of [undefined, null, 7, 'x', []]) expect(saidOf(odd)).toBeUndefined();
});
