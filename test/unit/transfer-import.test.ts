import { describe, expect, test } from 'vitest';
import type { Call, Progress } from '../../src/base/operation.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { runImport } from '../../src/work/transfer/run-import.ts';
import { MemoryWork } from '../support/memory-work.ts';
import { beads, jsonLines, taskMaster } from '../support/transfer-fixtures.ts';

const PROJECT = '0190a1b2-0000-7000-8000-000000000001';
const OTHER = '0190a1b2-0000-7000-8000-000000000002';
const call: Call = { actor: 'tester' };
const plan = readImport(JSON.stringify(taskMaster));
const many = (count: number) =>
  readImport(jsonLines(Array.from({ length: count }, (_, index) => ({ id: `bd-${index}`, title: `Issue ${index}` }))));

/** An export with one task that has as many checkpoints. */
const longTask = (checkpoints: number, step = 'Go on') =>
  readImport(
    JSON.stringify({
      format: 'throughline.work/1',
      goals: [{ id: 'a/g', text: 'Goal' }],
      tasks: [
        {
          ...{ id: 'a/t', goal: 'a/g', title: 'Long', status: 'blocked', blockers: [{ text: 'Rain' }] },
          checkpoints: Array.from({ length: checkpoints }, (_, index) => ({
            where_we_left_off: `At ${index}.`,
            next_step: step,
          })),
        },
      ],
    }),
  );

describe('an import', () => {
  test('brings in everything, and again adds nothing', async () => {
    const work = new MemoryWork(PROJECT);
    const first = await runImport(work, plan, { projectId: PROJECT, call });
    expect(first).toMatchObject({
      created: { goals: 2, tasks: 11, blockers: 2, checkpoints: 0 },
      existing: { goals: 0, tasks: 0 },
      changed_count: 0,
      problem_count: 1,
    });
    const appends = work.appends.length;
    const second = await runImport(work, plan, { projectId: PROJECT, call });
    expect(second).toMatchObject({
      created: { goals: 0, tasks: 0, blockers: 0, checkpoints: 0 },
      existing: { goals: 2, tasks: 11 },
      changed: [],
    });
    expect(work.appends).toHaveLength(appends);
  });

  test('writes nothing when it is only tried, and says what it would', async () => {
    const work = new MemoryWork(PROJECT);
    const tried = await runImport(work, plan, { projectId: PROJECT, dryRun: true, call });
    expect(work.appends).toEqual([]);
    const done = await runImport(work, plan, { projectId: PROJECT, call });
    expect({ ...tried, dry_run: false }).toEqual(done);
  });

  test('goes on where it was interrupted, whenever that was', async () => {
    const whole = new MemoryWork(PROJECT);
    await runImport(whole, many(450), { projectId: PROJECT, call });
    for (const lives of [0, 1, 2, 4]) {
      const work = new MemoryWork(PROJECT);
      work.lives = lives;
      await expect(runImport(work, many(450), { projectId: PROJECT, call })).rejects.toThrow('the process died');
      work.lives = Number.POSITIVE_INFINITY;
      await runImport(work, many(450), { projectId: PROJECT, call });
      expect(work.tasksById).toEqual(whole.tasksById);
    }
  });

  test('continues a task that one append cannot hold, once', async () => {
    const whole = new MemoryWork(PROJECT);
    const report = await runImport(whole, longTask(350), { projectId: PROJECT, call });
    expect(report.created).toEqual({ goals: 1, tasks: 1, blockers: 1, checkpoints: 350 });
    for (const lives of [1, 2, 3]) {
      const work = new MemoryWork(PROJECT);
      work.lives = lives;
      await expect(runImport(work, longTask(350), { projectId: PROJECT, call })).rejects.toThrow('the process died');
      work.lives = Number.POSITIVE_INFINITY;
      await runImport(work, longTask(350), { projectId: PROJECT, call });
      await runImport(work, longTask(350), { projectId: PROJECT, call });
      expect(work.checkpoints).toEqual(whole.checkpoints);
    }
  });

  test('gives a task that changed in the file no checkpoints of the other', async () => {
    const work = new MemoryWork(PROJECT);
    await runImport(work, longTask(350), { projectId: PROJECT, call });
    const report = await runImport(work, longTask(360, 'Stop'), { projectId: PROJECT, call });
    expect(report.changed.map(({ external_id }) => external_id)).toEqual(['t']);
    expect(work.checkpoints).toHaveLength(350);
  });

  test('reports what changed in the file, and leaves what is here as it is', async () => {
    const work = new MemoryWork(PROJECT);
    await runImport(work, readImport(jsonLines(beads)), { projectId: PROJECT, call });
    const before = new Map(work.tasksById);
    const later = structuredClone(beads);
    for (const issue of later) if (issue.id === 'bd-b2') issue.title = 'Get two permits';
    const report = await runImport(work, readImport(jsonLines(later)), { projectId: PROJECT, call });
    expect(report.changed).toMatchObject([{ kind: 'task', external_id: 'bd-b2', title: 'Get two permits' }]);
    expect(work.tasksById).toEqual(before);
  });

  test('does not take it for a change when only the work here went on', async () => {
    const work = new MemoryWork(PROJECT);
    await runImport(work, plan, { projectId: PROJECT, call });
    for (const [id, task] of work.tasksById) work.tasksById.set(id, { ...task, status: 'done', title: 'Renamed' });
    const report = await runImport(work, plan, { projectId: PROJECT, call });
    expect(report).toMatchObject({ changed_count: 0, created: { tasks: 0 } });
  });

  test('adds what is new in the file to goals that are there, and says when one is not active', async () => {
    const work = new MemoryWork(PROJECT);
    await runImport(work, plan, { projectId: PROJECT, call });
    for (const [id, goal] of work.goalsById) work.goalsById.set(id, { ...goal, status: 'paused' });
    const more = structuredClone(taskMaster);
    more['sails-2'].tasks.push({ id: 2, title: 'Sew the cloth', status: 'pending', dependencies: [] });
    const report = await runImport(work, readImport(JSON.stringify(more)), { projectId: PROJECT, call });
    expect(report).toMatchObject({ created: { goals: 0, tasks: 1 }, existing: { goals: 2, tasks: 11 } });
    expect(
      report.problems.filter(({ code }) => code === 'goal_not_open').map(({ external_id }) => external_id),
    ).toEqual(['sails-2:2']);
  });

  test('tells two files of one program apart by the name of their source, and two projects by themselves', async () => {
    const work = new MemoryWork(PROJECT);
    const read = (sourceName: string) => readImport(JSON.stringify(taskMaster), { sourceName });
    await runImport(work, read('web'), { projectId: PROJECT, call });
    const report = await runImport(work, read('app'), { projectId: PROJECT, call });
    expect(report).toMatchObject({ created: { goals: 2, tasks: 11 }, source: 'task-master:app' });
    const other = new MemoryWork(OTHER);
    await runImport(other, read('web'), { projectId: OTHER, call });
    for (const id of other.tasksById.keys()) expect(work.tasksById.has(id)).toBe(false);
  });

  test('appends at most 100 events at a time, blocked tasks together with their blockers', async () => {
    const work = new MemoryWork(PROJECT);
    const lines = Array.from({ length: 500 }, (_, index) => ({ id: `bd-${index}`, title: 'Held', status: 'blocked' }));
    await runImport(work, readImport(jsonLines(lines)), { projectId: PROJECT, call });
    expect(work.blockers).toHaveLength(500);
    expect(Math.max(...work.appends.map((records) => records.length))).toBeLessThanOrEqual(100);
  });

  test('tells how far it is', async () => {
    const told: Progress[] = [];
    const onProgress = (progress: Progress) => told.push(progress);
    await runImport(new MemoryWork(PROJECT), many(250), { projectId: PROJECT, call: { ...call, onProgress } });
    expect(told[0]).toEqual({ done: 0, of: 251, what: 'records' });
    expect(told.at(-1)).toEqual({ done: 251, of: 251, what: 'records' });
    expect(told.length).toBeGreaterThan(2);
  });

  test('stops between two appends when no caller waits any more', async () => {
    const work = new MemoryWork(PROJECT);
    const stop = new AbortController();
    const onProgress = ({ done }: Progress) => {
      if (done > 0) stop.abort();
    };
    const asked = { ...call, signal: stop.signal, onProgress };
    await expect(runImport(work, many(250), { projectId: PROJECT, call: asked })).rejects.toThrow('abort');
    expect(work.appends).toHaveLength(1);
  });

  test('lists a thousand problems and counts all', async () => {
    const dirty = readImport(`{"id":"bd-1","title":"One"}\n${'{no}\n'.repeat(1_500)}`);
    const report = await runImport(new MemoryWork(PROJECT), dirty, { projectId: PROJECT, call });
    expect(report.problem_count).toBe(1_500);
    expect(report.problems).toHaveLength(1_000);
  });
});
