import { describe, expect, test } from 'vitest';
import type { ImportPlan } from '../../src/work/transfer/contract.ts';
import { readImport, type ReadOptions } from '../../src/work/transfer/read-import.ts';
import { refusalOf } from '../support/expect-error.ts';
import { taskMaster, taskMasterWithoutTags } from '../support/transfer-fixtures.ts';

const read = (value: unknown) => readImport(JSON.stringify(value), { format: 'task-master' });
const task = (plan: ImportPlan, id: string) => plan.tasks.find((found) => found.external_id === id);
const waits = (plan: ImportPlan, id: string) => task(plan, id)?.depends_on.map((key) => key.split('/').at(-1));
const codes = (plan: ImportPlan) => plan.problems.map(({ code, external_id }) => [code, external_id]);

describe('a clean file of Task Master', () => {
  const plan = readImport(JSON.stringify(taskMaster));

  test('becomes a goal for each tag and a task for each task and subtask', () => {
    expect(plan.format).toBe('task-master');
    expect(plan.goals.map(({ external_id, text }) => [external_id, text])).toEqual([
      ['master', 'master: The boat'],
      ['sails-2', 'Tasks of the tag "sails-2" in Task Master'],
    ]);
    expect(plan.records).toBe(plan.goals.length + plan.tasks.length);
    expect(plan.tasks).toHaveLength(11);
  });

  test('maps texts, priorities, criteria and statuses', () => {
    expect(task(plan, 'master:1')).toMatchObject({
      title: 'Lay the keel',
      description: 'Choose the wood and lay the keel.\n\n## Details\n\nOak, if there is any.\nElse larch.',
      acceptance_criteria: ['It carries a man.'],
      priority: 1,
      status: 'done',
    });
    expect(task(plan, 'master:2.2')).toMatchObject({ acceptance_criteria: ['holds', 'is dry'], priority: 2 });
    expect(task(plan, 'master:3')?.priority).toBe(3);
    expect(task(plan, 'master:4')).toMatchObject({ status: 'blocked', priority: 0 });
    expect(task(plan, 'master:4')?.blockers).toEqual([
      { text: 'Waits for its review.', status: 'open', resolution: null },
    ]);
    expect(task(plan, 'master:7')).toMatchObject({ status: 'blocked', archived: false });
    expect(task(plan, 'master:5')).toMatchObject({ status: 'todo', archived: true });
    expect(task(plan, 'master:6')).toMatchObject({ status: 'todo', archived: true });
  });

  test('lets a task wait for its parts, and its parts for what it waits for', () => {
    expect(waits(plan, 'master:2')).toEqual(['master:1', 'master:2.1', 'master:2.2', 'master:2.3']);
    expect(waits(plan, 'master:2.3')).toEqual(['master:2.2', 'master:2.1']);
    expect(waits(plan, 'master:3')).toEqual(['master:2']);
  });

  test('takes a task whose parts are open for one that waits, and says so', () => {
    expect(task(plan, 'master:2')?.status).toBe('todo');
    expect(codes(plan)).toEqual([['parent_waits', 'master:2']]);
  });

  test('keeps every record as it was written', () => {
    const { subtasks: _, ...first } = taskMaster.master.tasks[0] ?? { subtasks: [] };
    expect(JSON.parse(task(plan, 'master:1')?.original ?? '')).toEqual(first);
    expect(JSON.parse(plan.goals[0]?.original ?? '')).toEqual({ tag: 'master', metadata: taskMaster.master.metadata });
  });

  test('puts each task behind those that it waits for', () => {
    const seen = new Set<string>();
    for (const { key, depends_on } of plan.tasks) {
      for (const other of depends_on) expect(seen).toContain(other);
      seen.add(key);
    }
  });

  test('is the same without tags, under the name that Task Master gives to such a file', () => {
    const old = read(taskMasterWithoutTags);
    const ofMaster = plan.tasks.filter(({ external_id }) => external_id.startsWith('master:'));
    expect(old.tasks).toEqual(ofMaster);
    expect(old.goals.map(({ external_id }) => external_id)).toEqual(['master']);
  });
});

describe('a dirty file of Task Master', () => {
  test('keeps tasks with the same id, each under a name of its own', () => {
    const plan = read({ tasks: [1, 1, 1].map((id) => ({ id, title: 'Twice', dependencies: [] })) });
    expect(plan.tasks.map(({ external_id }) => external_id)).toEqual(['master:1', 'master:1~2', 'master:1~3']);
    expect(codes(plan)).toEqual([
      ['duplicate_id', 'master:1'],
      ['duplicate_id', 'master:1'],
    ]);
  });

  test('names tasks without an id by what they say', () => {
    const plan = read({
      tasks: [{ title: 'No id' }, { id: null, title: 'None either', subtasks: [{ id: 1, title: 'Part' }] }],
    });
    expect(plan.tasks).toHaveLength(3);
    expect(plan.problems.map(({ code }) => code)).toEqual(['missing_id', 'missing_id']);
    expect(new Set(plan.tasks.map(({ key }) => key)).size).toBe(3);
  });

  test('leaves out dependencies on nothing, and says which', () => {
    const plan = read({ tasks: [{ id: 1, title: 'A', dependencies: [9, '1.4', 1] }] });
    expect(waits(plan, 'master:1')).toEqual([]);
    expect(plan.problems.map(({ code, message }) => [code, /"(.+?)"/.exec(message)?.[1]])).toEqual([
      ['dangling_dependency', 'master:9'],
      ['dangling_dependency', 'master:1.4'],
      ['dependency_cycle', undefined],
    ]);
    expect(task(plan, 'master:1')?.original).toContain('[9,"1.4",1]');
  });

  test('opens a circle at one place, where the last edge was written', () => {
    const ring = [1, 2, 3].map((id) => ({ id, title: `Part ${id}`, dependencies: [(id % 3) + 1] }));
    const plan = read({ tasks: ring });
    expect(plan.problems.map(({ code, external_id }) => [code, external_id])).toEqual([
      ['dependency_cycle', 'master:3'],
    ]);
    expect(plan.tasks.flatMap(({ depends_on }) => depends_on)).toHaveLength(2);
    expect(plan.tasks).toHaveLength(3);
  });

  test('lets a part that waits for its own task keep that, rather than the task wait for its part', () => {
    const plan = read({
      tasks: [
        {
          id: 1,
          title: 'A',
          subtasks: [
            { id: 1, title: 'B', dependencies: ['1'] },
            { id: 2, title: 'C' },
          ],
        },
      ],
    });
    // A bare number is a sibling where there is one; here it is the part itself.
    expect(plan.problems.map(({ code }) => code)).toEqual(['dependency_cycle']);
    const other = read({ tasks: [{ id: 5, title: 'A', subtasks: [{ id: 1, title: 'B', dependencies: [5] }] }] });
    expect(waits(other, 'master:5.1')).toEqual(['master:5']);
    expect(waits(other, 'master:5')).toEqual([]);
  });

  test('lets no task wait for what was given up, and keeps what was put off but is needed', () => {
    const plan = read({
      tasks: [
        { id: 1, title: 'Given up', status: 'cancelled', subtasks: [{ id: 1, title: 'Part of it' }] },
        { id: 2, title: 'Put off', status: 'deferred' },
        { id: 3, title: 'Waits', dependencies: [1, 2] },
      ],
    });
    expect(waits(plan, 'master:3')).toEqual(['master:2']);
    expect(task(plan, 'master:2')?.archived).toBe(false);
    expect(task(plan, 'master:1.1')?.archived).toBe(true);
    expect(codes(plan)).toEqual([
      ['deferred_is_needed', 'master:2'],
      ['dependency_dropped', 'master:3'],
    ]);
  });

  test('reads what it can of wrong types, unknown words and missing titles', () => {
    const plan = read({
      tasks: [
        { id: 1, title: 7, status: 'paused', priority: 'urgent', dependencies: { a: 1 }, subtasks: 'none' },
        { id: 2, title: '', details: ['one', 'two'], status: 3, priority: 1 },
        'no task',
        null,
        [{ id: 3 }],
      ],
      metadata: 'x',
    });
    expect(plan.tasks.map(({ title, status, priority }) => [title, status, priority])).toEqual([
      ['7', 'todo', null],
      ['Untitled master:2', 'todo', null],
    ]);
    expect(plan.tasks[1]?.description).toBe('## Details\n\none\ntwo');
    expect(plan.records).toBe(7);
    expect(plan.problems.map(({ code }) => code).toSorted()).toEqual(
      [
        ...['missing_title', 'not_a_record', 'not_a_record', 'not_a_record', 'not_a_record', 'unknown_priority'],
        ...[
          'unknown_priority',
          'unknown_status',
          'unknown_status',
          'wrong_type',
          'wrong_type',
          'wrong_type',
          'wrong_type',
        ],
      ].toSorted(),
    );
  });

  test('cuts what is too long, with all of it in the original', () => {
    const plan = read({ tasks: [{ id: 1, title: 'x'.repeat(500), description: '😀'.repeat(9_000) }] });
    const [cut] = plan.tasks;
    expect(cut?.title).toHaveLength(300);
    expect(cut?.title.endsWith('…')).toBe(true);
    expect(cut?.description?.length).toBeLessThanOrEqual(8_000);
    expect(cut?.description?.isWellFormed()).toBe(true);
    expect(cut?.original).toContain('x'.repeat(500));
    expect(plan.problems.map(({ code, field }) => [code, field])).toEqual([
      ['text_cut', 'title'],
      ['text_cut', 'description'],
    ]);
  });

  test('takes out control characters and lone surrogates, and says so', () => {
    const plan = read({ tasks: [{ id: 'a\u0000b', title: 'Bell\u0007 and\nbreak', description: 'half \ud800 pair' }] });
    expect(plan.tasks[0]?.title).toBe('Bell and break');
    expect(plan.tasks[0]?.description).toBe('half \ufffd pair');
    expect(plan.problems.map(({ code }) => code).toSorted()).toEqual(['changed_id', 'text_cleaned', 'text_cleaned']);
    // The original has them as JSON escapes.
    expect(JSON.parse(plan.tasks[0]?.original ?? '')).toMatchObject({ id: 'a\u0000b', title: 'Bell\u0007 and\nbreak' });
  });

  test('is not reached by names that lead to prototypes', () => {
    const text =
      '{"__proto__":{"tasks":[{"id":"constructor","title":"A","__proto__":{"status":"done"},"constructor":1}]},"constructor":{"tasks":[{"id":"__proto__"}]}}';
    const plan = readImport(text, { format: 'task-master' });
    expect(plan.goals.map(({ external_id }) => external_id)).toEqual(['__proto__', 'constructor']);
    expect(plan.tasks.map(({ external_id, status }) => [external_id, status])).toEqual([
      ['__proto__:constructor', 'todo'],
      ['constructor:__proto__', 'todo'],
    ]);
    expect(({} as Record<string, unknown>)['status']).toBeUndefined();
  });

  test('leaves secrets out of texts and originals', () => {
    const secret = ['gh', 'p_', 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYaB3d'].join('');
    const plan = read({ tasks: [{ id: 1, title: `Use ${secret}` }] });
    expect(JSON.stringify(plan)).not.toContain(secret);
    expect(plan.problems.map(({ code }) => code)).toEqual(['secret_redacted']);
  });

  test('has a byte order mark and Windows line ends like any other', () => {
    const text = `\uFEFF${JSON.stringify(taskMaster, null, 2).replaceAll('\n', '\r\n')}`;
    expect(readImport(text)).toEqual(readImport(JSON.stringify(taskMaster)));
  });

  test('is refused as a whole only when it is no JSON, too deep, too large or something else', async () => {
    const codeOf = async (text: string, options: ReadOptions = { format: 'task-master' }) =>
      (await refusalOf((async () => readImport(text, options))())).code;
    expect(await codeOf('{"tasks": [')).toBe('import_unreadable');
    expect(await codeOf('[]')).toBe('import_unreadable');
    expect(await codeOf(`{"tasks":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toBe('import_unreadable');
    expect(await codeOf('{"tasks":[]}   ', { format: 'task-master', maxBytes: 14 })).toBe('import_too_large');
    expect(await codeOf('# A page', {})).toBe('import_format_unknown');
  });
});

test('ten thousand tasks are read at once, a chain of them too', () => {
  const tasks = Array.from({ length: 10_000 }, (_, index) => ({
    id: index + 1,
    title: `Task ${index + 1}`,
    description: 'A description of some length. '.repeat(5),
    // Each waits for the next: the order has to be turned around.
    dependencies: index < 9_999 ? [index + 2] : [],
  }));
  const plan = read({ master: { tasks } });
  expect(plan.tasks).toHaveLength(10_000);
  expect(plan.tasks[0]?.external_id).toBe('master:10000');
  expect(plan.problems).toEqual([]);
});
