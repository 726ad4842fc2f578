import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import {
  DEFAULT_SOURCES,
  checkFileName,
  exportFileName,
  exportFormatOfName,
  OUTPUT_FLAG,
  textOfBytes,
} from '../../src/work/transfer/files.ts';
import { transferOperations, type Transfer } from '../../src/work/transfer/operations.ts';
import type { ImportReport } from '../../src/work/transfer/contract.ts';
import { refusalOf } from '../support/expect-error.ts';
import { MemoryWork } from '../support/memory-work.ts';
import { beads, jsonLines, taskMaster } from '../support/transfer-fixtures.ts';

const PROJECT = '0190a1b2-0000-7000-8000-000000000001';
const call: Call = { actor: 'tester' };

function operationsOver(work: MemoryWork) {
  const transfer: Transfer = {
    chooseProject: async (projectId) => projectId ?? work.projectId,
    importPort: work,
    exporting: async (_, read) => read(work),
  };
  const operations = new Map(
    bindOperations(transfer, transferOperations).map((operation) => [operation.definition.name, operation]),
  );
  return {
    import: async (input: object) => (await operations.get('work.import')?.run(input, call)) as ImportReport,
    export: async (input: object = {}) =>
      (await operations.get('work.export')?.run(input, call)) as { content: string; bytes: number; file_name: string },
  };
}

describe('the operations', () => {
  test('bring a file in and write it out, found out or told which', async () => {
    for (const [format, content] of [
      ['task-master', JSON.stringify(taskMaster)],
      ['beads', jsonLines(beads)],
    ] as const) {
      const found = await operationsOver(new MemoryWork(PROJECT)).import({ content, dry_run: true });
      const told = await operationsOver(new MemoryWork(PROJECT)).import({ content, format, dry_run: true });
      expect(told).toEqual(found);
      expect(found).toMatchObject({ format, source: format, dry_run: true, project_id: PROJECT });
      const operations = operationsOver(new MemoryWork(PROJECT));
      expect(await operations.import({ content })).toEqual({ ...found, dry_run: false });
      for (const as of ['json', 'markdown']) {
        const exported = await operations.export({ format: as });
        expect(exported.bytes).toBe(Buffer.byteLength(exported.content));
        const again = await operationsOver(new MemoryWork(PROJECT)).import({ content: exported.content });
        expect(again).toMatchObject({ format: as, created: found.created, problem_count: 0 });
      }
    }
  });

  test('give results that fit what they promise', async () => {
    const operations = operationsOver(new MemoryWork(PROJECT));
    const report = await operations.import({ content: jsonLines(beads), source_name: 'my repo' });
    expect(transferOperations['work.import'].output.parse(report)).toEqual(report);
    const exported = await operations.export();
    expect(transferOperations['work.export'].output.parse(exported)).toEqual(exported);
    expect(exported.file_name).toBe(`throughline-work-${PROJECT}.json`);
  });

  test('refuse what is too large, unknown or not text', async () => {
    const operations = operationsOver(new MemoryWork(PROJECT));
    const codeOf = async (input: object) => (await refusalOf(operations.import(input))).code;
    expect(await codeOf({ content: 'x'.repeat(8 * 1024 * 1024 + 1) })).toBe('too_large');
    expect(await codeOf({ content: 'a page' })).toBe('import_format_unknown');
    expect(await codeOf({ content: '{"id":"bd-1","title":"\u0000"}' })).toBe('invalid_json_value');
    expect(await codeOf({ content: '{}', source_name: 'two\nlines' })).toBe('invalid_input');
    expect(await codeOf({ content: '{}', path: '/etc/passwd' })).toBe('invalid_input');
  });
});

describe('names of files', () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  test('are made of ids, never of what somebody wrote', async () => {
    expect(exportFileName(PROJECT, 'markdown')).toBe(`throughline-work-${PROJECT}.md`);
    expect((await refusalOf((async () => exportFileName('../../x', 'json'))())).code).toBe('unsafe_file_name');
  });

  test.each([
    ...[
      '../x',
      '/etc/passwd',
      'a/b',
      'a\\b',
      'C:\\x',
      '..',
      '.',
      '.ssh',
      '-rf',
      'con',
      'NUL.json',
      'a\u0000',
      'a\n',
      'a.',
    ],
    ...['', 'a..b', '~/x', '\u202efdp', 'x'.repeat(300), 'file:x', 'a|b'],
  ])('lead nowhere else: %j', async (name) => {
    expect((await refusalOf((async () => checkFileName(name))())).code).toBe('unsafe_file_name');
  });

  test.each(['plan.json', 'Plan 2 (new).md', 'überblick.md', exportFileName(PROJECT, 'json')])('may be %j', (name) => {
    expect(checkFileName(name)).toBe(name);
  });

  test('never overwrite a file and never follow a link, not even to nowhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'throughline-'));
    folders.push(folder);
    const path = (name: string) => join(folder, name);
    writeFileSync(path('there'), 'before');
    symlinkSync(path('there'), path('link'));
    symlinkSync(path('nowhere'), path('loose'));
    for (const name of ['there', 'link', 'loose']) {
      expect(() => writeFileSync(path(name), 'after', { flag: OUTPUT_FLAG })).toThrow('EEXIST');
    }
    writeFileSync(path('new'), 'after', { flag: OUTPUT_FLAG });
    expect(readFileSync(path('there'), 'utf8')).toBe('before');
  });

  test('say by their ending what to write, and by their place what to read', () => {
    expect(['a.md', 'a.MARKDOWN', 'a.json', 'a'].map(exportFormatOfName)).toEqual([
      'markdown',
      'markdown',
      'json',
      'json',
    ]);
    expect(DEFAULT_SOURCES.map(({ path }) => path)).toContain('.taskmaster/tasks/tasks.json');
    expect(DEFAULT_SOURCES.map(({ path }) => path)).toContain('.beads/issues.jsonl');
  });

  test('are not needed to make text of bytes', () => {
    expect(textOfBytes(new TextEncoder().encode('\uFEFFa\0b'))).toEqual({ text: 'ab', left_out: 1 });
    expect(textOfBytes(new Uint8Array([0xff, 0x61]))).toEqual({ text: '\ufffda', left_out: 0 });
  });
});
