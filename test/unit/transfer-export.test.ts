import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Call } from '../../src/base/operation.ts';
import type { Task } from '../../src/work/contract.ts';
import { exportJson } from '../../src/work/transfer/export-json.ts';
import { exportMarkdown } from '../../src/work/transfer/export-markdown.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { runImport } from '../../src/work/transfer/run-import.ts';
import { anyWork } from '../support/any-work.ts';
import { MemoryWork, portable, textOf } from '../support/memory-work.ts';
import { beads, jsonLines, taskMaster } from '../support/transfer-fixtures.ts';

const PROJECT = '0190a1b2-0000-7000-8000-000000000001';
const OTHER = '0190a1b2-0000-7000-8000-000000000002';
const call: Call = { actor: 'tester' };

async function importInto(projectId: string, content: string): Promise<MemoryWork> {
  const work = new MemoryWork(projectId);
  await runImport(work, readImport(content), { projectId, call });
  return work;
}

const drawn = anyWork(PROJECT);

describe('an export that is imported elsewhere and exported there', () => {
  test('is the same as JSON, but for what is true in one home only', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (work) => {
        const first = await textOf(exportJson(work));
        const plan = readImport(first);
        expect(plan.problems).toEqual([]);
        const copy = await importInto(OTHER, first);
        const second = await textOf(exportJson(copy));
        expect(portable(second)).toEqual(portable(first));
        // From there on also to the letter, once numbers and times are its own.
        expect(portable(await textOf(exportJson(await importInto(PROJECT, second))))).toEqual(portable(first));
      }),
    );
  });

  test('is the same as Markdown', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (work) => {
        const plan = readImport(await textOf(exportMarkdown(work)));
        const fromJson = readImport(await textOf(exportJson(work)));
        expect({ ...plan, format: 'json' }).toEqual(fromJson);
      }),
    );
  });

  test('chooses the same tasks first: what was begun last is again what was begun last', async () => {
    const isFree = (task: Task) => task.status === 'doing' && task.depends_on.length === 0;
    const begun = (of: MemoryWork) =>
      [...of.tasksById.values()].filter(isFree).toSorted((a, b) => a.status_seq - b.status_seq);
    await fc.assert(
      fc.asyncProperty(drawn, async (work) => {
        // One in progress that waits for another is beyond this rule.
        fc.pre(
          [...work.tasksById.values()].every(
            (task) => isFree(task) || task.status === 'todo' || task.status === 'done',
          ),
        );
        const copy = await importInto(OTHER, await textOf(exportJson(work)));
        expect(begun(copy).map(({ title }) => title)).toEqual(begun(work).map(({ title }) => title));
      }),
    );
  });
});

describe('an export', () => {
  test('of the same state is the same text', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (work) => {
        expect(await textOf(exportJson(work))).toBe(await textOf(exportJson(work)));
        expect(await textOf(exportMarkdown(work))).toBe(await textOf(exportMarkdown(work)));
      }),
    );
  });

  test('adds nothing to the project that it came from', async () => {
    await fc.assert(
      fc.asyncProperty(drawn, async (work) => {
        // What was imported into it has an id of that import.
        for (const [id, task] of work.tasksById) work.tasksById.set(id, { ...task, imported: null });
        const report = await runImport(work, readImport(await textOf(exportJson(work))), { projectId: PROJECT, call });
        expect(report.created).toEqual({ goals: 0, tasks: 0, blockers: 0, checkpoints: 0 });
      }),
    );
  });

  test('of imported work finds it again in the program that it came from', async () => {
    for (const content of [JSON.stringify(taskMaster), jsonLines(beads)]) {
      const work = await importInto(PROJECT, content);
      const copy = await importInto(OTHER, await textOf(exportJson(work)));
      const report = await runImport(copy, readImport(content), { projectId: OTHER, call });
      expect(report.created).toMatchObject({ goals: 0, tasks: 0 });
    }
  });

  test('has one record in each line', async () => {
    const work = await importInto(PROJECT, jsonLines(beads));
    const lines = (await textOf(exportJson(work))).split('\n');
    expect(lines.filter((one) => one.startsWith('{"')).length).toBe(work.goalsById.size + work.tasksById.size);
  });

  test('of an empty project can be imported', async () => {
    const work = new MemoryWork(PROJECT);
    for (const content of [await textOf(exportJson(work)), await textOf(exportMarkdown(work))]) {
      expect(readImport(content)).toMatchObject({ records: 0, goals: [], tasks: [], problems: [] });
    }
  });
});
