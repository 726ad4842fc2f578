import { describe, expect, test } from 'vitest';
import type { ImportPlan } from '../../src/work/transfer/contract.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { beads, jsonLines } from '../support/transfer-fixtures.ts';

const read = (...records: unknown[]) => readImport(jsonLines(records), { format: 'beads' });
const task = (plan: ImportPlan, id: string) => plan.tasks.find((found) => found.external_id === id);
const waits = (plan: ImportPlan, id: string) => task(plan, id)?.depends_on.map((key) => key.split('/').at(-1));
const codes = (plan: ImportPlan) => plan.problems.map(({ code, external_id, line }) => [code, external_id, line]);
const edge = (issue_id: string, depends_on_id: string, type = 'blocks') => ({ issue_id, depends_on_id, type });

describe('a clean file of Beads', () => {
  const plan = readImport(jsonLines(beads));

  test('becomes a goal for each epic, one for the rest, and a task for each other issue', () => {
    expect(plan.format).toBe('beads');
    expect(plan.goals.map(({ text, priority, status }) => [text, priority, status])).toEqual([
      ['Issues from Beads without an epic', 2, 'active'],
      ['Open the bakery\n\nBefore summer.', 1, 'active'],
    ]);
    const goals = plan.tasks.map(({ external_id, goal }) => [external_id, goal.split('/')[1]]);
    expect(Object.fromEntries(goals)).toEqual({
      ...{ 'bd-a1': 'bd-e1', 'bd-a2': 'bd-e1', 'bd-a2.1': 'bd-e1' },
      ...{ 'bd-b1': '~rest', 'bd-b2': '~rest', 'bd-b3': '~rest' },
    });
    expect(plan.records).toBe(beads.length);
  });

  test('maps texts, priorities, criteria, evidence and statuses', () => {
    expect(task(plan, 'bd-a1')).toMatchObject({
      status: 'done',
      evidence: [{ criterion: null, proof: 'It bakes.' }],
    });
    expect(task(plan, 'bd-a2')).toMatchObject({
      description: '## Design\n\nAsk around.\n\n## Notes\n\nThe cousin?',
      acceptance_criteria: ['can bake', 'gets up early'],
      // Its part is open.
      status: 'todo',
    });
    expect(task(plan, 'bd-a2.1')?.priority).toBe(0);
    expect(task(plan, 'bd-b2')).toMatchObject({ status: 'blocked' });
    expect(task(plan, 'bd-b3')).toMatchObject({ status: 'todo', archived: true });
  });

  test('takes only those edges for dependencies that hold an issue back', () => {
    expect(waits(plan, 'bd-a2')).toEqual(['bd-a1', 'bd-a2.1']);
    // To wait for an epic is to wait for its open tasks.
    expect(waits(plan, 'bd-b1')).toEqual(['bd-a2', 'bd-a2.1']);
  });

  test('keeps every line as it was written', () => {
    for (const { external_id, original } of plan.tasks) {
      expect(JSON.parse(original ?? '')).toEqual(beads.find(({ id }) => id === external_id));
    }
  });

  test('is the same as one JSON list', () => {
    const asList = readImport(JSON.stringify(beads));
    expect(asList.tasks).toEqual(plan.tasks);
  });
});

describe('a dirty file of Beads', () => {
  test('reports lines that are none by their number and reads the others', () => {
    const text = [
      '{"id":"bd-1","title":"One"}',
      '',
      '{"id":"bd-2",',
      '<<<<<<< HEAD',
      '"text"',
      '{"id":"bd-3","title":"Three"}',
    ];
    const plan = readImport(`\uFEFF${text.join('\r\n')}`);
    expect(plan.tasks.map(({ title }) => title)).toEqual(['One', 'Three']);
    expect(codes(plan)).toEqual([
      ['invalid_line', undefined, 3],
      ['invalid_line', undefined, 4],
      ['not_a_record', undefined, 5],
    ]);
    expect(plan.records).toBe(5);
  });

  test('passes over memories and names them', () => {
    const plan = read({ _type: 'issue', id: 'bd-1', title: 'One' }, { _type: 'memory', key: 'k', value: 'v' });
    expect(plan.tasks).toHaveLength(1);
    expect(codes(plan)).toEqual([['not_a_record', undefined, 2]]);
  });

  test('keeps issues with the same id, which others refer to as the first', () => {
    const plan = read(
      { id: 'bd-1', title: 'First' },
      { id: 'bd-1', title: 'Second', status: 'closed' },
      { id: 'bd-2', title: 'Waits', dependencies: [edge('bd-2', 'bd-1')] },
    );
    expect(plan.tasks.map(({ external_id }) => external_id)).toEqual(['bd-1', 'bd-1~2', 'bd-2']);
    expect(waits(plan, 'bd-2')).toEqual(['bd-1']);
  });

  test('never gives two issues one name, not even one that looks like a copy', () => {
    const plan = read({ id: 'bd-1', title: 'A' }, { id: 'bd-1~2', title: 'B' }, { id: 'bd-1', title: 'C' });
    expect(plan.tasks.map(({ external_id }) => external_id)).toEqual(['bd-1', 'bd-1~2', 'bd-1~3']);
  });

  test('reports dependencies and parents that the file lacks', () => {
    const plan = read({
      id: 'bd-1',
      title: 'A',
      dependencies: [edge('bd-1', 'bd-9'), edge('bd-1', 'bd-8', 'parent-child')],
    });
    expect(codes(plan)).toEqual([
      ['dangling_dependency', 'bd-1', undefined],
      ['dangling_dependency', 'bd-1', undefined],
    ]);
  });

  test('leaves out edges of other issues and edges to nowhere', () => {
    const plan = read({
      id: 'bd-1',
      title: 'A',
      dependencies: [edge('bd-7', 'bd-1'), { type: 'blocks' }, 'bd-2', null],
    });
    expect(plan.problems.map(({ code }) => code)).toEqual([
      'dependency_dropped',
      'wrong_type',
      'wrong_type',
      'wrong_type',
    ]);
  });

  test('survives parents in a circle', () => {
    const part = (id: string, of: string) => ({ id, title: id, dependencies: [edge(id, of, 'parent-child')] });
    const plan = read(part('bd-1', 'bd-2'), part('bd-2', 'bd-1'), part('bd-3', 'bd-3'));
    expect(plan.tasks).toHaveLength(3);
    expect(plan.goals).toHaveLength(1);
  });

  test('lets the tasks of an epic wait for what the epic waits for', () => {
    const plan = read(
      { id: 'bd-e', title: 'Epic', issue_type: 'epic', dependencies: [edge('bd-e', 'bd-1')] },
      { id: 'bd-1', title: 'Before it' },
      { id: 'bd-2', title: 'In it', dependencies: [edge('bd-2', 'bd-e', 'parent-child')] },
    );
    expect(waits(plan, 'bd-2')).toEqual(['bd-1']);
  });

  test('keeps an epic open that was closed over open issues', () => {
    const plan = read(
      { id: 'bd-e', title: 'Epic', issue_type: 'epic', status: 'closed' },
      { id: 'bd-1', title: 'Open', dependencies: [edge('bd-1', 'bd-e', 'parent-child')] },
    );
    expect(plan.goals[0]?.status).toBe('active');
    expect(codes(plan)).toEqual([['goal_kept_open', 'bd-e', undefined]]);
  });

  test('never offers messages, templates and pinned notes as work', () => {
    const plan = read(
      { id: 'bd-1', title: 'A message', issue_type: 'message' },
      { id: 'bd-2', title: 'A form', is_template: true },
      { id: 'bd-3', title: 'A note', status: 'pinned' },
      { id: 'bd-4', title: 'Deleted', status: 'tombstone' },
    );
    expect(plan.tasks.map(({ archived }) => archived)).toEqual([true, true, true, true]);
    expect(plan.problems).toEqual([]);
  });

  test('reports statuses and priorities that it does not know', () => {
    const plan = read(
      { id: 'bd-1', title: 'A', status: 'waiting', priority: 9 },
      { id: 'bd-2', title: 'B', priority: '1' },
    );
    expect(plan.problems.map(({ code }) => code)).toEqual(['unknown_status', 'unknown_priority', 'unknown_priority']);
    expect(plan.tasks.map(({ status, priority }) => [status, priority])).toEqual([
      ['todo', null],
      ['todo', null],
    ]);
  });

  test('keeps the beginning of a line that is larger than an event may be', () => {
    const plan = read({ id: 'bd-1', title: 'A', metadata: { blob: 'x'.repeat(200_000) } });
    expect(plan.problems.map(({ code }) => code)).toEqual(['original_cut']);
    expect(Buffer.byteLength(JSON.stringify(plan.tasks[0]?.original))).toBeLessThanOrEqual(64 * 1024);
  });
});
