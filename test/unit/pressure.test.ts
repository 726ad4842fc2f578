// How full a context is, from records as the agents write them: the newest that counts, and unknown where nobody can tell.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodingAgent } from '../../src/base/coding-agents.ts';
import { parseEvent } from '../../src/surfaces/hooks/events.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throughline-pressure-'));
  path = join(folder, 'transcript.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const PROMPTS: Partial<Record<CodingAgent, string>> = {
  claude: 'UserPromptSubmit',
  codex: 'UserPromptSubmit',
  gemini: 'BeforeAgent',
  cursor: 'sessionStart',
  opencode: 'chat.message',
  pi: 'before_agent_start',
};

function pressureAt(agent: CodingAgent, fields: object = {}) {
  const input = { hook_event_name: PROMPTS[agent], session_id: 's1', cwd: folder, transcript_path: path, ...fields };
  return parseEvent(agent, input, { cwd: folder, owner: undefined })?.pressure?.();
}

function write(...records: (object | string)[]): void {
  writeFileSync(
    path,
    records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
  );
}

const UNKNOWN = { bps: null };
const NO_ANSWER = { bps: 0, source: 'no answer yet' };

describe('Claude Code', () => {
  const answer = (tokens: number, more: object = {}, model = 'claude-opus-4-6') => ({
    type: 'assistant',
    isSidechain: false,
    message: {
      id: 'msg_1',
      role: 'assistant',
      model,
      content: [{ type: 'text', text: 'Done.' }],
      usage: {
        input_tokens: 10,
        cache_creation_input_tokens: 90,
        cache_read_input_tokens: tokens - 100,
        output_tokens: 5,
      },
    },
    ...more,
  });
  const prompt = { type: 'user', message: { role: 'user', content: 'What does "usage" mean?' } };
  const boundary = { type: 'system', subtype: 'compact_boundary', content: 'Conversation compacted' };

  test('counts what its last answer was made of', () => {
    write(answer(20_000), prompt, answer(150_000), prompt);
    expect(pressureAt('claude')).toEqual({ bps: 7_500, source: 'message.usage' });
    expect(pressureAt('claude', { context_tokens: 50_000 })).toEqual({ bps: 2_500, source: 'context_tokens' });
  });

  test('passes over subagents, its own messages and a line that is not whole yet', () => {
    const own = answer(100, {}, '<synthetic>');
    write(answer(40_000), answer(190_000, { isSidechain: true }), own, '{"type":"assistant","message":{"usage":');
    expect(pressureAt('claude')).toMatchObject({ bps: 2_000 });
  });

  test('has a longer window by its name, or where more was used than fits into the usual one', () => {
    for (const model of ['claude-opus-4-6[1m]', 'claude-opus-5-5', 'claude-haiku-5', 'claude-sonnet-10-1']) {
      write(answer(150_000, {}, model));
      expect([model, pressureAt('claude')?.bps]).toEqual([model, 1_500]);
    }
    for (const model of ['claude-haiku-4-5-20251001', 'claude-3-5-sonnet-20241022', 'some-other-5']) {
      write(answer(150_000, {}, model));
      expect([model, pressureAt('claude')?.bps]).toEqual([model, 7_500]);
    }
    write(answer(800_000));
    expect(pressureAt('claude')).toMatchObject({ bps: 8_000 });
  });

  test('is empty before its first answer, and behind a compaction', () => {
    write(prompt);
    expect(pressureAt('claude')).toEqual(NO_ANSWER);
    write(answer(190_000), boundary, prompt);
    expect(pressureAt('claude')).toEqual(NO_ANSWER);
    write(answer(190_000), boundary, answer(30_000));
    expect(pressureAt('claude')).toMatchObject({ bps: 1_500 });
  });

  test('is unknown where only the end of a long transcript is read, and no answer stands there', () => {
    write(answer(190_000), { type: 'user', message: { content: 'x'.repeat(300_000) } });
    expect(pressureAt('claude')).toMatchObject(UNKNOWN);
  });

  test.each([-5, Number.NaN, 'many', null, {}, 1e300])('is unknown by a usage of %s', (input_tokens) => {
    write({ type: 'assistant', message: { model: 'x', usage: { input_tokens } } });
    expect(pressureAt('claude')).toMatchObject(UNKNOWN);
  });
});

test('Codex counts itself, and says its window', () => {
  const count = (total_tokens: number, model_context_window: unknown = 258_400) => ({
    timestamp: '2026-11-18T16:16:19.279Z',
    type: 'event_msg',
    payload: {
      type: 'token_count',
      info: { total_token_usage: { total_tokens: 900_000 }, last_token_usage: { total_tokens }, model_context_window },
    },
  });
  const limits = { type: 'event_msg', payload: { type: 'token_count', info: null, rate_limits: {} } };
  write(count(10), count(193_800), limits);
  expect(pressureAt('codex')).toEqual({ bps: 7_500, source: 'token_count' });
  write(count(193_800), { type: 'compacted', payload: { message: 'Summed up' } }, limits);
  expect(pressureAt('codex')).toEqual(NO_ANSWER);
  for (const window of [0, -1, null, '258400']) {
    write(count(100, window));
    expect(pressureAt('codex')).toMatchObject(UNKNOWN);
  }
});

test('Gemini CLI says the tokens of each answer, and writes its messages anew when it compresses them', () => {
  const answer = (total: number) => ({
    id: '2',
    type: 'gemini',
    content: 'Done.',
    tokens: { total },
    model: 'gemini-3-pro',
  });
  const summary = { id: '3', type: 'user', content: [{ text: '<state_snapshot>…</state_snapshot>' }] };
  write({ sessionId: 's1' }, answer(786_432), { $set: { lastUpdated: '2026-11-18T16:30:47.494Z' } });
  expect(pressureAt('gemini')).toEqual({ bps: 7_500, source: 'tokens' });
  write(answer(786_432), { $set: { messages: [summary] } });
  expect(pressureAt('gemini')).toEqual(NO_ANSWER);
  write(answer(786_432), { $set: { messages: [summary, answer(104_858)] } });
  expect(pressureAt('gemini')).toMatchObject({ bps: 1_000 });
});

test.each(['cursor', 'opencode', 'pi'] as const)('%s says a percentage, and what cannot be is unknown', (agent) => {
  expect(pressureAt(agent, { context_usage_percent: 85 })).toEqual({ bps: 8_500, source: 'context_usage_percent' });
  expect(pressureAt(agent)).toEqual({ bps: null, source: 'not reported' });
  for (const percent of [-1, 121, Infinity, '85', [85], null]) {
    expect(pressureAt(agent, { context_usage_percent: percent })).toMatchObject(UNKNOWN);
  }
});

test.each(['claude', 'codex', 'gemini'] as const)(
  '%s whose transcript is missing has only begun, or nobody knows',
  (agent) => {
    expect(pressureAt(agent)).toEqual({ bps: null, source: 'no transcript', isNewEmpty: true });
  },
);

test('a transcript that is a folder, a pipe, a device or deep beyond reason is unknown, and not waited for', () => {
  mkdirSync(path);
  expect(pressureAt('claude')).toMatchObject(UNKNOWN);
  rmSync(path, { recursive: true });
  symlinkSync('/dev/zero', path);
  expect(pressureAt('claude')).toMatchObject(UNKNOWN);
  rmSync(path);
  spawnSync('mkfifo', [path]);
  expect(pressureAt('codex')).toMatchObject(UNKNOWN);
  rmSync(path);
  write(`{"type":"assistant","message":{"usage":${'['.repeat(100_000)}`, `{"usage":${'{"a":'.repeat(50_000)}`);
  expect(pressureAt('claude')).toMatchObject(UNKNOWN);
  expect(pressureAt('claude', { transcript_path: null })).toEqual({ bps: null, source: 'not reported' });
});
