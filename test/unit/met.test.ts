// What an agent's transcript says that its model met since a time: commands that failed and files that it read, the newest first.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CodingAgent } from '../../src/base/coding-agents.ts';
import { agentHooks } from '../../src/surfaces/coding-agents/hooks.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';

const SINCE = '2026-05-01T10:00:00.000Z';
const NOTHING = { outputs: [], files: [] };
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-met-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function met(agent: CodingAgent, records: readonly (object | string)[], since = SINCE) {
  const path = join(folder, `${agent}.jsonl`);
  writeFileSync(path, records.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n'));
  return agentHooks[agent].met?.({}, path)?.(since);
}
const at = (minute: number) => `2026-05-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const ODD = ['', '{"half', 'null', '[]', '{"timestamp":7,"message":{"content":"tool_use"},"x":"\\"tool_result\\""}'];

describe('of Claude Code', () => {
  const record = (timestamp: string, content: unknown, more: object = {}) => ({
    timestamp,
    message: { content },
    ...more,
  });
  const call = (id: string, name: string, input: object) => [{ type: 'tool_use', id, name, input }];
  const result = (id: string, content: unknown, is_error?: boolean) => [
    { type: 'tool_result', tool_use_id: id, content, is_error },
  ];
  const run = (minute: number, id: string, output: unknown, isError?: boolean, more: object = {}) => [
    record(at(minute), call(id, 'Bash', { command: 'make' }), more),
    record(at(minute), result(id, output, isError), more),
  ];

  test('are the commands of its shell that failed, and the files that it could read', () => {
    const found = met('claude', [
      ...ODD,
      ...run(1, 'a', 'Exit code 1\nfirst', true),
      ...run(2, 'b', 'passed'),
      ...run(3, 'c', [{ type: 'text', text: 'second' }], true),
      record(at(4), call('d', 'Read', { file_path: '/p/one.ts' })),
      record(at(4), result('d', 'x')),
      record(at(5), call('e', 'Read', { file_path: '/p/gone.ts' })),
      record(at(5), result('e', 'no such file', true)),
      record(at(6), call('f', 'NotebookRead', { notebook_path: '/p/two.ipynb' })),
      record(at(6), result('f', 'x')),
      record(at(7), result('never called', 'x', true)),
    ]);
    expect(found).toEqual({ outputs: ['second', 'Exit code 1\nfirst'], files: ['/p/two.ipynb', '/p/one.ts'] });
  });

  test('are none of the turns before, and none of a subagent', () => {
    const records = [...run(1, 'a', 'old', true), ...run(3, 'b', 'of a subagent', true, { isSidechain: true })];
    expect(met('claude', records, at(2))).toEqual(NOTHING);
  });

  test('of a long output are its two ends, and of a long turn the newest', () => {
    const long = `begins${'.'.repeat(50_000)}ends`;
    const [output] = met('claude', run(1, 'a', long, true))?.outputs ?? [];
    expect(output).toMatch(/^begins\.+\n\.+ends$/);
    expect(output?.length).toBeLessThanOrEqual(20_000);
    const many = Array.from({ length: 80 }, (_, n) => run(1, `c${n}`, `output ${n}`, true)).flat();
    expect(met('claude', many)?.outputs.slice(0, 2)).toEqual(['output 79', 'output 78']);
    // Of a file that has grown long only the end is read.
    const before = Array.from({ length: 700 }, () => ({ timestamp: at(1), text: 'x'.repeat(1_000) }));
    expect(met('claude', [...run(1, 'a', 'long ago', true), ...before, ...run(2, 'b', 'now', true)])?.outputs).toEqual([
      'now',
    ]);
  });
});

test('of Codex are the commands that ended with another code than 0, and files that a tool of its read', () => {
  const item = (minute: number, payload: object) => ({ timestamp: at(minute), type: 'response_item', payload });
  const output = (minute: number, call_id: string, text: unknown, type = 'function_call_output') =>
    item(minute, { type, call_id, output: text });
  const read = (call_id: string, file_path: string) =>
    item(5, { type: 'function_call', name: 'read_file', call_id, arguments: JSON.stringify({ file_path }) });
  const found = met('codex', [
    ...ODD,
    output(1, 'a', 'Chunk ID: 1\nWall time: 1 seconds\nProcess exited with code 1\nOutput:\nfirst'),
    output(2, 'b', 'Process exited with code 0\nOutput:\nfine'),
    output(3, 'c', JSON.stringify({ output: 'second', metadata: { exit_code: 2 } }), 'custom_tool_call_output'),
    read('d', 'one.ts'),
    output(5, 'd', 'its text'),
    output(6, 'e', 7),
  ]);
  expect(found).toEqual({ outputs: ['second', 'first'], files: ['one.ts'] });
});

test('of Gemini CLI are those of the newest form of each message', () => {
  const shell = (output: string, status = 'success') => ({
    ...{ name: 'run_shell_command', status, args: { command: 'make' } },
    result: [{ functionResponse: { response: { output } } }],
  });
  const file = (file_path: string, status = 'success') => ({
    name: 'read_file',
    status,
    args: { file_path },
    result: 'x',
  });
  const message = (id: string, ...toolCalls: object[]) => ({ id, timestamp: at(1), type: 'gemini', toolCalls });
  const failed = '<untrusted_context>\nOutput: Error: none\nExit Code: 3\nProcess Group PGID: 5\n</untrusted_context>';
  const found = met('gemini', [
    ...ODD,
    message('m1', shell('still running')),
    message('m1', shell(failed), file('one.ts'), file('gone.ts', 'error')),
    message('m2', shell('Output: fine\nExit Code: 0')),
  ]);
  expect(found).toEqual({ outputs: ['Error: none\nExit Code: 3'], files: ['one.ts'] });
});

test('is nothing where there is no transcript, and whatever stands in it or in an event', () => {
  for (const agent of ['claude', 'codex', 'gemini'] as const) {
    expect(agentHooks[agent].met?.({}, null)).toBeUndefined();
    expect(agentHooks[agent].met?.({}, join(folder, 'none'))?.(SINCE)).toEqual(NOTHING);
    expect(
      met(agent, [{ timestamp: at(1), message: 7, payload: [], toolCalls: { length: 3 } }, '"toolCalls"']),
    ).toEqual(NOTHING);
  }
  const event = (fields: object) =>
    parseEvent(
      'pi',
      { hook_event_name: 'before_agent_start', session_id: 's', cwd: folder, ...fields },
      { cwd: folder, owner: undefined },
    )?.met?.(SINCE);
  for (const fields of [{}, { failed: 'x', read: {} }, { failed: [], read: [null, 7, ''] }])
    expect(event(fields)).toBeUndefined();
  expect(event({ failed: ['one', 2], read: ['a.ts', 'b\0.ts', 'c'.repeat(5_000)] })).toEqual({
    outputs: ['one'],
    files: ['a.ts'],
  });
});
