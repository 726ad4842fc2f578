import { describe, expect, test } from 'vitest';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import { exportFileName } from '../../src/work/transfer/files.ts';
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
    rest: async () => {},
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
  test('bring a file in and write it out, with the format detected or given', async () => {
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

  test('take in a file as large as an export may be', async () => {
    const reportOf = (content: string) => operationsOver(new MemoryWork(PROJECT)).import({ content });
    const padding = '\n'.repeat(9 * 1024 * 1024);
    expect(await reportOf(`${jsonLines(beads)}${padding}`)).toEqual(await reportOf(jsonLines(beads)));
  });

  test('refuse what is too large, unknown or not text', async () => {
    const operations = operationsOver(new MemoryWork(PROJECT));
    const codeOf = async (input: object) => (await refusalOf(operations.import(input))).code;
    expect(await codeOf({ content: 'x'.repeat(64 * 1024 * 1024 + 1) })).toBe('import_too_large');
    expect(await codeOf({ content: 'a page' })).toBe('import_format_unknown');
    expect(await codeOf({ content: '{"id":"bd-1","title":"\u0000"}' })).toBe('invalid_json_value');
    expect(await codeOf({ content: '{}', source_name: 'two\nlines' })).toBe('invalid_input');
    expect(await codeOf({ content: '{}', path: '/etc/passwd' })).toBe('invalid_input');
  });
});

test('a file is named by the id of its project, never by what a person wrote', () => {
  expect(exportFileName(PROJECT, 'markdown')).toBe(`throughline-work-${PROJECT}.md`);
  expect(() => exportFileName('../../x', 'json')).toThrow('UUID');
});
