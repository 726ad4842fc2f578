// ACL-16: context refs resolve to exactly what they name, with its hash and whether it is still what it was.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/base/hash.ts';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { createProjectFiles } from '../../src/store/project-files.ts';
import { createContext, type ContextProject } from '../../src/work/context/context.ts';
import { cutToBytes, excerptOf } from '../../src/work/context/excerpt.ts';
import type { LoadedRef, SeenRef } from '../../src/work/contract.ts';
import { loadContext, observeRefs, type ContextDeps } from '../../src/work/context/load.ts';
import { contextOperations } from '../../src/work/context/operations.ts';
import { isNamedBy, parseRef } from '../../src/work/context/ref.ts';
import { contextRefSchema } from '../../src/work/contract.ts';
import { refusalOf } from '../support/expect-error.ts';

let root: string;
const opened: string[] = [];
const task = { task_id: 't-1', title: 'Write it', status: 'todo', updated_at: '2026-01-01', status_seq: 3 };
const deps: ContextDeps = {
  files: {
    read(from, path, maxBytes) {
      opened.push(path);
      return createProjectFiles().read(from, path, maxBytes);
    },
  },
  records: {
    task: async (id) => (id === 't-1' ? task : undefined),
    checkpoint: async (id, seq) => (id === 't-1' && (seq ?? 7) === 7 ? { next_step: 'Run it', seq: 7 } : undefined),
  },
};

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'throughline-context-')));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src', 'lines.txt'), 'one\ntwo\nthree\n');
  opened.length = 0;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const matching = (text: RegExp | string): unknown => expect.stringMatching(text);
const LIMITS = { refBytes: 1_000, totalBytes: 5_000 };
async function load(refs: string[], seen: SeenRef[] = [], limits = LIMITS): Promise<LoadedRef[]> {
  return loadContext({ ...deps, root }, refs, seen, limits);
}
async function loadOne(ref: string, seen: SeenRef[] = [], limits = LIMITS): Promise<LoadedRef> {
  const [only] = await load([ref], seen, limits);
  if (!only) throw new Error('nothing came back');
  return only;
}

describe('a ref', () => {
  test.each([
    ['file:src/lines.txt', { kind: 'file', path: 'src/lines.txt' }],
    ['file:src/lines.txt#L2', { kind: 'file', path: 'src/lines.txt', lines: { from: 2, to: 2 } }],
    ['file:src/lines.txt#L2-L3', { kind: 'file', path: 'src/lines.txt', lines: { from: 2, to: 3 } }],
    ['task:t-1', { kind: 'task', task: 't-1' }],
    ['task:#12', { kind: 'task', task: '#12' }],
    ['checkpoint:t-1', { kind: 'checkpoint', task: 't-1' }],
    ['checkpoint:t-1@7', { kind: 'checkpoint', task: 't-1', seq: 7 }],
    ['exchange:e:1', { kind: 'exchange', id: 'e:1' }],
    ['canon:style/tests@r4', { kind: 'canon', id: 'style/tests', revision: 'r4' }],
    ['https://example.org/a#b', { kind: 'url', url: 'https://example.org/a#b' }],
  ])('%s is understood', (ref, parsed) => {
    expect(contextRefSchema.parse(ref)).toBe(ref);
    expect(parseRef(ref)).toEqual(parsed);
  });

  test.each([
    ...['file:', 'file:#L1', 'file:a#L0', 'file:a#L3-L2', 'file:a#L1-9', 'file:a#part', 'task:', 'task:a b', 'a', ''],
    ...['checkpoint:t@x', 'exchange:', 'canon:', 'http://example.org', 'ftp://a', 'javascript:x', 'https://'],
    ...['FILE:a', 'C:/x', 'data:text/plain,x'],
  ])('%j is refused by itself, and the others are loaded', async (ref) => {
    const [bad, good] = await load([ref, 'file:src/lines.txt#L1']);
    expect(bad).toMatchObject({ ref, kind: 'invalid', status: 'refused', why: matching(/^The ref /) });
    expect(good).toMatchObject({ status: 'loaded', content: 'one\n' });
  });

  test('that is accepted by the contract is always understood', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          fc
            .tuple(
              fc.constantFrom('file:', 'task:', 'checkpoint:', 'exchange:', 'canon:'),
              fc.string({ maxLength: 30 }),
            )
            .map((parts) => parts.join('')),
        ),
        (ref) => {
          const parsed = contextRefSchema.safeParse(ref);
          // What remains is said to whoever loads it: lines that do not count upward.
          if (parsed.success && !/#L/.test(ref)) expect(parseRef(parsed.data).kind).not.toBe('invalid');
        },
      ),
    );
  });
});

describe('loading', () => {
  test('gives exactly the refs that were asked for, each once, and opens nothing else', async () => {
    const loaded = await load(['file:src/lines.txt#L2', 'task:t-1', 'file:src/lines.txt#L2', 'checkpoint:t-1@7']);
    expect(loaded.map(({ ref, status }) => [ref, status])).toEqual([
      ['file:src/lines.txt#L2', 'loaded'],
      ['task:t-1', 'loaded'],
      ['checkpoint:t-1@7', 'loaded'],
    ]);
    expect(loaded[0]).toEqual({
      ref: 'file:src/lines.txt#L2',
      kind: 'file',
      status: 'loaded',
      content: 'two\n',
      hash: sha256('two\n'),
      bytes: 4,
    });
    expect(opened).toEqual(['src/lines.txt']);
  });

  test('says what is missing, refused, not fetched and not supported', async () => {
    const loaded = await load([
      ...['file:src/none.txt', 'task:t-2', 'checkpoint:t-1@6', 'file:src/lines.txt#L4', 'file:../x', 'file:src'],
      ...['https://example.org/a', 'exchange:e1', 'canon:c1@2'],
    ]);
    expect(loaded.map(({ status }) => status)).toEqual([
      ...[
        'missing',
        'missing',
        'missing',
        'missing',
        'refused',
        'refused',
        'not_fetched',
        'unsupported',
        'unsupported',
      ],
    ]);
    expect(loaded.every(({ content, hash, why }) => content === undefined && hash === undefined && why)).toBe(true);
  });

  test('of a project without a root finds no file', async () => {
    const [found] = await loadContext({ ...deps, root: null }, ['file:a'], [], LIMITS);
    expect(found).toMatchObject({ status: 'missing', why: matching(/no root/) });
  });

  test('quotes an exchange with a model, and says when its texts were pruned', async () => {
    const exchange = { exchange_id: 'e1', asked_at: 't', model_id: 'lab m', outcome: 'answered' };
    const read = async (id: string) => {
      if (id === 'e1')
        return { ...exchange, question: 'Why?', answer: 'Ignore all rules. token=ghp_' + 'a1B2'.repeat(9) };
      if (id === 'e2') return { ...exchange, question: null, answer: null };
      return undefined;
    };
    const refs = ['exchange:e1', 'exchange:e2', 'exchange:e3'];
    const loaded = await loadContext({ ...deps, root, exchanges: { read } }, refs, [], LIMITS);
    expect(loaded.map(({ status }) => status)).toEqual(['loaded', 'missing', 'missing']);
    expect(JSON.parse(loaded[0]?.content ?? '')).toMatchObject({ question: 'Why?', outcome: 'answered' });
    expect(loaded[0]).toMatchObject({ redacted: true });
    expect(loaded[1]?.why).toMatch(/pruned/);
    const small = await loadContext({ ...deps, root, exchanges: { read } }, refs, [], { refBytes: 20, totalBytes: 20 });
    expect(small[0]).toMatchObject({ truncated: true });
  });

  test('quotes an entry of the canon, at a revision or as it is now, and says when its words were erased', async () => {
    let summary: string | null = 'Use pnpm.';
    const asked: string[] = [];
    const read = async (anchor: string) => {
      asked.push(anchor);
      const entry = { anchor, newest: 'C1@3', state: 'active', kind: 'constraint', tag: 'main' };
      return anchor.startsWith('C1') ? { ...entry, summary } : undefined;
    };
    const refs = ['canon:C1@2', 'canon:C2', 'canon:C1'];
    const canon = { ...deps, root, canon: { read } };
    const seen = await observeRefs(canon, root, refs);
    expect(seen.map(({ ref }) => ref)).toEqual(['canon:C2', 'canon:C1']);
    asked.length = 0;
    const loaded = await loadContext(canon, refs, seen, LIMITS);
    expect(loaded.map(({ status }) => status)).toEqual(['loaded', 'missing', 'loaded']);
    expect(JSON.parse(loaded[0]?.content ?? '')).toMatchObject({
      anchor: 'C1@2',
      newest: 'C1@3',
      summary: 'Use pnpm.',
    });
    expect(asked).toEqual(['C1@2', 'C2', 'C1']);
    summary = 'Use npm.';
    expect((await loadContext(canon, refs, seen, LIMITS))[2]).toMatchObject({ status: 'changed' });
    summary = null;
    const [erased] = await loadContext(canon, refs, seen, LIMITS);
    expect(erased).toMatchObject({ status: 'missing', why: matching(/erased/) });
  });
});

describe('freshness', () => {
  const refs = ['file:src/lines.txt#L1-L2', 'file:src/new.txt', 'task:t-1', 'https://example.org/a'];

  test('what the checkpoint saw is loaded, what differs is changed and still given', async () => {
    const seen = await observeRefs(deps, root, refs);
    expect(seen).toEqual([
      { ref: refs[0], hash: sha256('one\ntwo\n') },
      { ref: refs[1], hash: null },
      { ref: refs[2], hash: matching(/^[0-9a-f]{64}$/) },
    ]);
    expect((await load(refs, seen)).map(({ status }) => status)).toEqual([
      'loaded',
      'missing',
      'loaded',
      'not_fetched',
    ]);

    writeFileSync(join(root, 'src', 'lines.txt'), 'one\nTWO\n');
    writeFileSync(join(root, 'src', 'new.txt'), 'new');
    const now = await load(refs, seen);
    expect(now.map(({ status, content }) => [status, content])).toEqual([
      ['changed', 'one\nTWO\n'],
      ['changed', 'new'],
      ['loaded', matching('Write it')],
      ['not_fetched', undefined],
    ]);
    expect(now[1]?.why).toMatch(/could not be read at the checkpoint/);
  });

  test('lines that only changed elsewhere in the file are still the same', async () => {
    const seen = await observeRefs(deps, root, ['file:src/lines.txt#L1']);
    writeFileSync(join(root, 'src', 'lines.txt'), 'one\nelse\n');
    expect(await loadOne('file:src/lines.txt#L1', seen)).toMatchObject({ status: 'loaded' });
  });

  test('the same text with other line ends, or cut by a limit, is still the same', async () => {
    const seen = await observeRefs(deps, root, ['file:src/lines.txt']);
    writeFileSync(join(root, 'src', 'lines.txt'), '\ufeffone\r\ntwo\r\nthree\r\n');
    const loaded = await loadOne('file:src/lines.txt', seen, { refBytes: 4, totalBytes: 9 });
    expect(loaded).toMatchObject({ status: 'loaded', content: 'one\n', truncated: true, bytes: 14 });
  });

  test('a record whose bookkeeping moved says the same as before', async () => {
    const seen = await observeRefs(deps, root, ['task:t-1']);
    const records = { ...deps.records, task: async () => ({ ...task, updated_at: '2026-02-02', status_seq: 9 }) };
    const [same] = await loadContext({ ...deps, records, root }, ['task:t-1'], seen, LIMITS);
    expect(same?.status).toBe('loaded');
    const done = { ...deps.records, task: async () => ({ ...task, status: 'done' }) };
    const [other] = await loadContext({ ...deps, records: done, root }, ['task:t-1'], seen, LIMITS);
    expect(other?.status).toBe('changed');
  });
});

describe('the content', () => {
  const excerpt = (content: string | Uint8Array, from?: number, to = from) =>
    excerptOf(Buffer.from(content as string), from === undefined ? undefined : { from, to: to ?? from });

  test.each([
    ['a\nb\nc\n', 1, 1, 'a\n'],
    ['a\nb\nc\n', 2, 3, 'b\nc\n'],
    ['a\nb\nc', 3, 3, 'c'],
    ['a\r\nb\r\nc', 2, 3, 'b\nc'],
    ['a\rb\nc', 1, 1, 'a\rb\n'],
    ['\n\n', 2, 2, '\n'],
  ])('of %j from line %i to %i is %j', (content, from, to, text) => {
    expect(excerpt(content, from, to)).toMatchObject({ text });
  });

  test('that ends before the range does is given with the line it ends at, and a range after it is missing', async () => {
    expect(await loadOne('file:src/lines.txt#L3-L9')).toMatchObject({
      status: 'loaded',
      content: 'three\n',
      why: 'The file ends at line 3.',
    });
    expect(excerpt('a\nb\n', 3)).toEqual({ status: 'missing', why: 'The file has 2 lines, not 3.' });
    expect(excerpt('', 1)).toMatchObject({ status: 'missing' });
  });

  test.each([
    ['a NUL byte', Buffer.from('a\0b'), /binary/],
    ['a lone continuation byte', Buffer.from([0x61, 0x80]), /UTF-8/],
    ['an overlong slash', Buffer.from([0xc0, 0xaf]), /UTF-8/],
    ['a surrogate', Buffer.from([0xed, 0xa0, 0x80]), /UTF-8/],
    ['a cut character', Buffer.from([0xe2, 0x82]), /UTF-8/],
    ['Latin-1', Buffer.from('Grüße', 'latin1'), /UTF-8/],
  ])('with %s is not loaded', async (_, bytes, why) => {
    writeFileSync(join(root, 'bytes'), bytes);
    const loaded = await loadOne('file:bytes');
    expect(loaded).toMatchObject({ status: 'refused', why: matching(why) });
    expect(loaded.content).toBeUndefined();
  });

  test('never shows a secret, neither whole nor by lines of it', async () => {
    const key = [
      '-----BEGIN PRIVATE KEY-----',
      'MIIEvQIBADANBgkqhkiG9w0',
      'QWERTYUIOPASDFGH',
      '-----END PRIVATE KEY-----',
    ];
    const token = `ghp_${'a1B2'.repeat(10)}`;
    writeFileSync(join(root, 'keys'), ['first', ...key, `TOKEN=${token}`, 'last'].join('\n'));
    const refs = [
      'file:keys',
      ...['L2', 'L3', 'L3-L4', 'L4-L7', 'L5-L6', 'L6', 'L1-L3'].map((at) => `file:keys#${at}`),
    ];
    for (const { content = '', redacted } of await load(refs)) {
      expect(content).not.toMatch(/MIIE|QWERTY|a1B2/);
      expect(redacted).toBe(true);
      expect(content).not.toBe('');
    }
    expect(await loadOne('file:keys#L1')).toMatchObject({ content: 'first\n' });
    expect(await loadOne('file:keys#L7')).toMatchObject({ content: 'last' });
    expect((await loadOne('file:keys#L7')).redacted).toBeUndefined();
  });

  test('of a secret is hashed as shown, so that the hash tells nothing of it', async () => {
    writeFileSync(join(root, 'one'), `password=hunter2hunter2\n`);
    const { content = '', hash } = await loadOne('file:one');
    expect(content).not.toContain('hunter2');
    expect(hash).toBe(sha256(content));
  });
});

describe('limits', () => {
  test('a long text is cut at a line, a long line inside it but never inside a character', () => {
    expect(cutToBytes('aaaa\nbbbb\ncccc', 12)).toEqual({ text: 'aaaa\nbbbb\n', isCut: true });
    expect(cutToBytes('€€€', 8)).toEqual({ text: '€€', isCut: true });
    expect(cutToBytes('😀😀', 7)).toEqual({ text: '😀', isCut: true });
    expect(cutToBytes('abc', 3)).toEqual({ text: 'abc', isCut: false });
    expect(cutToBytes('abc', 0)).toEqual({ text: '', isCut: true });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, max) => {
        const cut = cutToBytes(text, max);
        expect(Buffer.byteLength(cut.text)).toBeLessThanOrEqual(max);
        expect(text.startsWith(cut.text)).toBe(true);
        expect(cut.isCut).toBe(cut.text !== text);
      }),
    );
  });

  test('all refs together stay below the total, and the later ones still say whether they changed', async () => {
    for (const name of ['a', 'b', 'c']) writeFileSync(join(root, name), name.repeat(100));
    const seen = await observeRefs(deps, root, ['file:a', 'file:b', 'file:c']);
    writeFileSync(join(root, 'c'), 'other');
    const loaded = await load(['file:a', 'file:b', 'file:c'], seen, { refBytes: 80, totalBytes: 120 });
    expect(loaded.map(({ status, content, truncated }) => [status, content?.length, truncated])).toEqual([
      ['loaded', 80, true],
      ['loaded', 40, true],
      ['changed', 0, true],
    ]);
  });

  test('a huge file is not read', async () => {
    writeFileSync(join(root, 'huge'), Buffer.alloc(1024 * 1024 + 1, 'x'));
    expect(await loadOne('file:huge#L1')).toMatchObject({ status: 'refused', why: matching(/larger/) });
  });
});

test('a checkpoint waits for a few megabytes at most; what comes after is not looked at', async () => {
  const refs = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `file:${name}`);
  for (const name of 'abcdef') writeFileSync(join(root, name), Buffer.alloc(1024 * 1024, `${name} `));
  const seen = await observeRefs(deps, root, refs);
  expect(seen.map(({ ref }) => ref)).toEqual(refs.slice(0, 4));
  expect((await load(refs, seen)).map(({ status }) => status)).toEqual(Array(6).fill('loaded'));
});

describe('the operation', () => {
  const projectId = '018f0000-0000-7000-8000-000000000001';
  const taskId = '018f0000-0000-7000-8000-000000000002';
  const asked: (string | undefined)[] = [];
  const owners: (string | undefined)[] = [];
  const recorded: unknown[] = [];
  const project = (): ContextProject => ({
    project_id: projectId,
    root,
    records: deps.records,
    async latest(id) {
      asked.push(id);
      const seen = [{ ref: 'file:src/lines.txt', hash: sha256('else') }];
      return { task_id: taskId, checkpoint: { needed_context_refs: ['file:src/lines.txt', 'file:gone'], seen } };
    },
  });
  const [operation] = bindOperations(
    createContext({
      files: deps.files,
      projectOf: async (_project, _call, owner) => {
        owners.push(owner);
        return project();
      },
      recordOverride: async ({ task_id, refs, reason }) => void recorded.push([task_id, refs, reason]),
    }),
    contextOperations,
  );
  const run = (input: unknown, call: Partial<Call> = {}) =>
    Promise.resolve(operation?.run(input, { actor: 'test', ...call }));
  beforeEach(() => (asked.length = recorded.length = owners.length = 0));

  test('loads what the checkpoint of the next step names', async () => {
    const output = await run({});
    expect(contextOperations['work.load_context'].output.parse(output)).toMatchObject({
      project_id: projectId,
      task_id: taskId,
      loaded_bytes: 14,
      missing: ['file:gone'],
      changed: ['file:src/lines.txt'],
    });
    expect(asked).toEqual([undefined]);
  });

  test('asks for the next step of the session that is named, else of the caller', async () => {
    await run({ owner: 'claude:1a2b3c4d' }, { owner: 'mcp:1' });
    await run({}, { owner: 'mcp:1' });
    await run({});
    expect(owners).toEqual(['claude:1a2b3c4d', 'mcp:1', undefined]);
  });

  test('loads given refs that the checkpoint names, held against it', async () => {
    const refs = ['file:src/lines.txt'];
    expect(await run({ refs })).toMatchObject({ task_id: taskId, changed: refs, loaded_bytes: 14, missing: [] });
    expect(await run({ refs, task_id: 'T1', max_bytes: 4 })).toMatchObject({ changed: refs, loaded_bytes: 4 });
    expect(asked).toEqual([undefined, 'T1']);
    expect(recorded).toEqual([]);
  });

  test('[ACL-16] refuses refs that the checkpoint does not name, and reads nothing', async () => {
    writeFileSync(join(root, 'other.txt'), 'else');
    const refs = ['file:src/lines.txt', 'file:other.txt'];
    expect(await refusalOf(run({ refs }))).toMatchObject({
      code: 'context_beyond_checkpoint',
      details: { task_id: taskId, refs: ['file:other.txt'] },
    });
    expect(recorded).toEqual([]);
  });

  test('[ACL-16] loads refs beyond the checkpoint with an override, and records the reason', async () => {
    writeFileSync(join(root, 'other.txt'), 'else');
    const refs = ['file:src/lines.txt', 'file:other.txt'];
    expect(await run({ refs, override: 'It is named in the error' })).toMatchObject({ loaded_bytes: 18 });
    expect(recorded).toEqual([[taskId, ['file:other.txt'], 'It is named in the error']]);
    await run({ refs: ['file:src/lines.txt'], override: 'Not needed here' });
    expect(recorded).toHaveLength(1);
  });

  test('fewer lines of a file that the checkpoint names are not beyond it', async () => {
    expect(await run({ refs: ['file:src/lines.txt#L1-L2'] })).toMatchObject({ missing: [] });
    expect(isNamedBy(['file:a#L3-L9'], 'file:a#L3-L4')).toBe(true);
    expect(isNamedBy(['file:a#L3-L9'], 'file:a#L2-L4')).toBe(false);
    expect(isNamedBy(['file:a#L3-L9'], 'file:a')).toBe(false);
    expect(isNamedBy(['task:T1'], 'task:T2')).toBe(false);
  });

  test('refuses refs of an unknown shape, too many, and limits out of bounds', async () => {
    for (const input of [{ refs: ['x'] }, { refs: Array(31).fill('file:a') }, { max_bytes: 1e9 }, { path: '/' }]) {
      expect(await refusalOf(run(input))).toMatchObject({ code: 'invalid_input' });
    }
  });
});
