// Import and export over the real ledger: nothing twice, nothing lost, and the same next step elsewhere.
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bindOperations, type Call } from '../../src/base/operation.ts';
import type { ImportReport } from '../../src/work/transfer/contract.ts';
import { transferOperations } from '../../src/work/transfer/operations.ts';
import { createTransfer } from '../../src/work/create-transfer.ts';
import { anyWork } from '../support/any-work.ts';
import { DIALECTS } from '../support/fixture.ts';
import { portable, textOf } from '../support/memory-work.ts';
import { drawn } from '../support/secret-samples.ts';
import { beads, jsonLines, taskMaster } from '../support/transfer-fixtures.ts';
import { exportJson } from '../../src/work/transfer/export-json.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

function transferOf({ ledger, store }: WorkProcess, { ids, clock }: WorkFixture) {
  const bound = bindOperations(createTransfer({ ledger, store, ids, clock }), transferOperations);
  const run = (name: string, input: object, call: Partial<Call>) =>
    bound.find(({ definition }) => definition.name === name)?.run(input, { actor: 'ada', ...call });
  return {
    import: async (project_id: string, content: string, call: Partial<Call> = {}, more: object = {}) => {
      const report = await run('work.import', { project_id, content, ...more }, call);
      return transferOperations['work.import'].output.parse(report) satisfies ImportReport;
    },
    export: async (project_id: string, format: 'json' | 'markdown' = 'json') => {
      const result = await run('work.export', { project_id, format }, {});
      return transferOperations['work.export'].output.parse(result).content;
    },
  };
}

describe.each(DIALECTS)('moving work on %s', (dialect) => {
  let fixture: WorkFixture;
  let process: WorkProcess;
  let transfer: ReturnType<typeof transferOf>;
  beforeEach(async () => {
    fixture = createWorkFixture(dialect);
    process = await fixture.open();
    transfer = transferOf(process, fixture);
  });
  afterEach(() => fixture.dispose());

  const newProject = async (name: string) => (await process.call('work.create_project', { name })).project_id;
  const tasksOf = async (project_id: string) =>
    (await process.call('work.list_tasks', { project_id, limit: 1_000 })).tasks;

  test('a file of Task Master comes in with its statuses, and again adds nothing', async () => {
    const project_id = await newProject('Boat');
    const report = await transfer.import(project_id, JSON.stringify(taskMaster));
    expect(report.created).toEqual({ goals: 2, tasks: 11, blockers: 2, checkpoints: 0 });
    const tasks = await tasksOf(project_id);
    const of = (id: string) => tasks.find(({ imported }) => imported?.external_id === id);
    expect(of('master:1')).toMatchObject({ status: 'done', title: 'Lay the keel' });
    expect(of('master:7')).toMatchObject({ status: 'blocked', open_blockers: [expect.anything()] });
    const { tasks: archived } = await process.call('work.list_tasks', { project_id, archived: true });
    expect(archived.map(({ title, status }) => [title, status])).toEqual([
      ['Hire a band', 'todo'],
      ['Sail round the world', 'todo'],
    ]);
    const next = await process.call('work.get_next_step', { project_id });
    expect(next).toMatchObject({
      rank: 'blocked',
      title: 'Wait for the tide',
      otherwise: { title: 'Nail the planks' },
    });

    const head = await process.headOf(project_id);
    const again = await transfer.import(project_id, JSON.stringify(taskMaster));
    expect(again).toMatchObject({ created: { goals: 0, tasks: 0, blockers: 0 }, existing: { goals: 2, tasks: 11 } });
    expect(await process.headOf(project_id)).toBe(head);
    expect(await damageOf(process)).toEqual([]);
  });

  test('a text that only looks like a secret is kept where the caller says so, which is on record', async () => {
    const looksSecret = 'Set DB_PASSWORD=swordfish in the test environment';
    const token = ['gh', 'p_', drawn('a', 36, 'transfer')].join('');
    const file = jsonLines([
      { id: 'bd-1', title: looksSecret, description: `It is ${token}`, status: 'open', owner_note: looksSecret },
      { id: 'bd-2', title: 'Plain', status: 'open', secret_note: `API_KEY=${drawn('a', 32, 'note')}` },
    ]);
    const tellsOf = ({ problems }: ImportReport) =>
      problems.filter(({ code }) => code === 'secret_redacted').map(({ field, external_id }) => [external_id, field]);
    const redacted = await newProject('Redacted');
    const report = await transfer.import(redacted, file);
    expect(tellsOf(report)).toEqual([
      ['bd-1', 'title'],
      ['bd-1', 'description'],
      ['bd-2', 'original'],
    ]);
    expect(report.problems[0]?.message).toContain('--allow-text');
    expect(report.problems[1]?.message).not.toContain('--allow-text');
    expect((await tasksOf(redacted)).map(({ title }) => title)).toContain(
      'Set DB_PASSWORD=[redacted:password] in the test environment',
    );

    const kept = await newProject('Kept');
    const allowed = await transfer.import(kept, file, {}, { allow_text: true });
    expect(tellsOf(allowed)).toEqual([['bd-1', 'description']]);
    const task = (await tasksOf(kept)).find(({ imported }) => imported?.external_id === 'bd-1');
    expect(task).toMatchObject({ title: looksSecret, description: 'It is [redacted:github-token]' });
    const created = (await process.ledger.events(kept)).filter(({ event_type }) => event_type === 'task.created');
    expect(created.map(({ tokens }) => tokens.includes('text_allowed'))).toEqual([true, true]);
    expect(created.map(({ payload }) => payload).join('')).not.toContain(token);
    // Exported and imported again, it takes the same word.
    const copy = await newProject('Copy');
    await transfer.import(copy, await transfer.export(kept), {}, { allow_text: true });
    expect((await tasksOf(copy)).map(({ title }) => title)).toContain(looksSecret);
    expect((await transfer.import(kept, file, {}, { allow_text: true })).changed).toEqual([]);
    expect((await transfer.import(kept, file)).changed).toMatchObject([{ external_id: 'bd-1' }]);
    expect(await damageOf(process)).toEqual([]);
  });

  test('what was imported is worked on like anything else', async () => {
    const project_id = await newProject('Bakery');
    await transfer.import(project_id, jsonLines(beads));
    const tasks = await tasksOf(project_id);
    const of = (id: string) => tasks.find(({ imported }) => imported?.external_id === id)?.task_id ?? '';
    const [blocker_id = ''] = tasks.find(({ task_id }) => task_id === of('bd-b2'))?.open_blockers ?? [];
    // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
    await process.call('work.resolve_blocker', { project_id, blocker_id, resolution: 'It came.', then: 'doing' });
    await process.call('work.complete_task', { project_id, task_id: of('bd-b2') });
    expect(await process.refused('work.start_task', { project_id, task_id: of('bd-a2') })).toBe('dependencies_open');
    await process.call('work.start_task', { project_id, task_id: of('bd-a2.1') });
    await process.call('work.complete_task', { project_id, task_id: of('bd-a2.1') });
    await process.call('work.start_task', { project_id, task_id: of('bd-a2') });
    const report = await transfer.import(project_id, jsonLines(beads));
    expect(report).toMatchObject({ created: { goals: 0, tasks: 0 }, changed_count: 0 });
    expect(await damageOf(process)).toEqual([]);
  });

  test('an import that was stopped goes on, and one after a rollback begins anew', async () => {
    const lines = Array.from({ length: 320 }, (_, index) => ({
      id: `bd-${index}`,
      title: `Issue ${index}`,
      status: index % 5 === 0 ? 'blocked' : 'open',
    }));
    const project_id = await newProject('Long');
    const start = await process.headOf(project_id);
    const stop = new AbortController();
    const call = { signal: stop.signal, onProgress: ({ done }: { done: number }) => done > 100 && stop.abort() };
    await expect(transfer.import(project_id, jsonLines(lines), call)).rejects.toThrow('abort');
    const half = (await tasksOf(project_id)).length;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(320);
    const report = await transfer.import(project_id, jsonLines(lines));
    expect(report).toMatchObject({ created: { tasks: 320 - half }, existing: { tasks: half } });
    expect((await tasksOf(project_id)).map(({ title }) => title)).toEqual(lines.map(({ title }) => title));

    await process.call('work.rollback', { project_id, to_seq: start, reason: 'The wrong file' });
    expect(await tasksOf(project_id)).toEqual([]);
    expect((await transfer.import(project_id, jsonLines(lines))).created.tasks).toBe(320);
    expect(await damageOf(process)).toEqual([]);
  });

  test('two callers that import the same file at once add nothing twice', async () => {
    const lines = Array.from({ length: 250 }, (_, index) => ({
      id: `bd-${index}`,
      title: `Issue ${index}`,
      status: 'blocked',
    }));
    const project_id = await newProject('Twice');
    // Two processes in one thread would wait for each other's lock on a file.
    const other = dialect === 'sqlite' ? transfer : transferOf(await fixture.open(), fixture);
    const reports = await Promise.all([
      transfer.import(project_id, jsonLines(lines)),
      other.import(project_id, jsonLines(lines)),
      transfer.import(project_id, jsonLines(lines)),
    ]);
    expect(await tasksOf(project_id)).toHaveLength(250);
    const sum = (of: (report: ImportReport) => number) => reports.reduce((total, report) => total + of(report), 0);
    expect(sum(({ created }) => created.tasks)).toBe(250);
    expect(sum(({ created }) => created.blockers)).toBe(250);
    expect(await damageOf(process)).toEqual([]);
  });

  test('work comes back from its export in another project, with the same next step', async () => {
    const project_id = await newProject('From');
    const { goal_id } = await process.call('work.create_goal', {
      project_id,
      text: 'Open the bakery\n# soon',
      priority: 1,
    });
    const add = async (title: string, more: object = {}) =>
      (await process.call('work.add_task', { project_id, goal_id, title, ...more })).task_id;
    const oven = await add('Build the oven', { acceptance_criteria: ['It bakes'] });
    const baker = await add('Find a baker', { depends_on: [oven], priority: 0 });
    const permit = await add('Get the permit');
    await process.call('work.update_task', { project_id, task_id: oven, depends_on: [permit] });
    for (const task_id of [permit]) {
      await process.call('work.start_task', { project_id, task_id });
      await process.call('work.update_checkpoint', {
        project_id,
        task_id,
        where_we_left_off: 'Asked.',
        next_step: 'Ask again',
        needed_context_refs: [`task:${baker}`],
      });
      await process.call('work.block_task', { project_id, task_id, blocker: 'The office is closed.' });
    }
    const [blocker] = (await process.call('work.get_task', { project_id, task_id: permit })).blockers;
    await process.call('work.resolve_blocker', {
      project_id,
      blocker_id: blocker?.blocker_id ?? '',
      resolution: 'Open.',
      // oxlint-disable-next-line unicorn/no-thenable -- a field of that operation
      then: 'doing',
    });
    await process.call('work.complete_task', { project_id, task_id: permit, evidence: 'Stamped.' });
    await process.call('work.start_task', { project_id, task_id: oven });
    await process.call('work.update_checkpoint', {
      project_id,
      task_id: oven,
      where_we_left_off: 'Bricks are here.',
      next_step: 'Lay the first row',
    });

    for (const format of ['json', 'markdown'] as const) {
      const copy = await newProject(`To ${format}`);
      const report = await transfer.import(copy, await transfer.export(project_id, format));
      expect(report).toMatchObject({ created: { goals: 1, tasks: 3, blockers: 1, checkpoints: 2 }, problem_count: 0 });
      const first = portable(await transfer.export(project_id)) as { project: object };
      const second = portable(await transfer.export(copy)) as { project: object };
      expect({ ...second, project: null }).toEqual({ ...first, project: null });
      const next = await process.call('work.get_next_step', { project_id: copy });
      expect(next).toMatchObject({ rank: 'doing', title: 'Build the oven', next_step: 'Lay the first row' });
    }
    const head = await process.headOf(project_id);
    await transfer.import(project_id, await transfer.export(project_id));
    expect(await process.headOf(project_id)).toBe(head);
    expect(await damageOf(process)).toEqual([]);
  });

  test('any work comes in and out the same', async () => {
    const works = anyWork('0190a1b2-0000-7000-8000-00000000000a');
    let count = 0;
    await fc.assert(
      fc.asyncProperty(works, async (work) => {
        count += 1;
        const project_id = await newProject('A project');
        const content = await textOf(exportJson(work));
        await transfer.import(project_id, content);
        expect(portable(await transfer.export(project_id))).toEqual(portable(content));
      }),
      { numRuns: 15 },
    );
    expect(count).toBeGreaterThan(0);
    expect(await damageOf(process)).toEqual([]);
  });
});
