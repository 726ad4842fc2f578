// Whatever a file holds: it is read or refused by a typed refusal, and nothing in it is lost.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '../../src/base/errors.ts';
import type { Call } from '../../src/base/operation.ts';
import { formatSchema, type ImportPlan } from '../../src/work/transfer/contract.ts';
import { readImport } from '../../src/work/transfer/read-import.ts';
import { runImport } from '../../src/work/transfer/run-import.ts';
import { MemoryWork } from '../support/memory-work.ts';

const PROJECT = '0190a1b2-0000-7000-8000-000000000001';
const call: Call = { actor: 'tester' };

const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '<!-- -->',
    '~',
    '1.2',
    '-1',
  ],
  ...['x'.repeat(400), '😀'.repeat(200), 'a\nb', 'a\r\n\tb', '\u2028', 'task:1', 'a/b', '%2F', '…'],
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const id = fc.oneof({ weight: 5, arbitrary: fc.nat(6) }, fc.nat(6).map(String), text, fc.jsonValue({ maxDepth: 1 }));
const anything = fc.jsonValue({ maxDepth: 2 });
const mostly = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary }, { weight: 1, arbitrary: anything });
const status = fc.constantFrom(
  ...['pending', 'in-progress', 'done', 'review', 'deferred', 'cancelled', 'blocked', 'open', 'closed', 'in_progress'],
  ...['doing', 'todo', 'tombstone', 'odd', 3, null],
);
const taskFields = {
  id: mostly(id),
  title: mostly(text),
  description: mostly(text),
  details: mostly(text),
  testStrategy: mostly(text),
  acceptanceCriteria: mostly(fc.oneof(text, fc.array(text, { maxLength: 3 }))),
  status: mostly(status),
  priority: mostly(fc.constantFrom('high', 'low', 2, 0, 9)),
  dependencies: mostly(fc.array(id, { maxLength: 4 })),
};
const record = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
const part = mostly(record(taskFields));
const task = mostly(record({ ...taskFields, subtasks: mostly(fc.array(part, { maxLength: 3 })) }));
const taskMaster = mostly(
  fc.oneof(
    fc.record({ tasks: fc.array(task, { maxLength: 8 }) }),
    fc.dictionary(text, mostly(fc.record({ tasks: mostly(fc.array(task, { maxLength: 6 })), metadata: anything })), {
      maxKeys: 3,
    }),
  ),
);

const edge = mostly(
  record({
    issue_id: id,
    depends_on_id: id,
    type: fc.constantFrom('blocks', 'parent-child', 'related', 'waits-for', 1),
  }),
);
const issue = mostly(
  record({
    ...taskFields,
    _type: fc.constantFrom('issue', 'issue', 'memory'),
    issue_type: mostly(fc.constantFrom('epic', 'task', 'bug', 'message')),
    dependencies: mostly(fc.array(edge, { maxLength: 4 })),
    acceptance_criteria: mostly(text),
    close_reason: mostly(text),
    design: mostly(text),
    notes: mostly(text),
  }),
);
const lines = fc.array(fc.oneof({ weight: 8, arbitrary: issue.map((value) => JSON.stringify(value)) }, text), {
  maxLength: 10,
});

const key = fc.oneof(fc.constantFrom('a/1', 'a/2', 'a/3', 'b/1', '1'), text);
const checkpoint = record({
  where_we_left_off: text,
  next_step: text,
  needed_context_refs: fc.array(
    fc.oneof(
      text,
      key.map((to) => `task:${to}`),
    ),
    { maxLength: 3 },
  ),
});
const own = fc.record({
  format: fc.constant('throughline.work/1'),
  goals: mostly(
    fc.array(
      mostly(
        record({
          id: mostly(key),
          text: mostly(text),
          status: mostly(fc.constantFrom('active', 'done')),
          priority: mostly(fc.nat(4)),
        }),
      ),
      { maxLength: 4 },
    ),
  ),
  tasks: mostly(
    fc.array(
      mostly(
        record({
          ...{
            id: mostly(key),
            goal: mostly(key),
            title: mostly(text),
            description: mostly(text),
            status: mostly(status),
          },
          depends_on: mostly(fc.array(key, { maxLength: 3 })),
          acceptance_criteria: mostly(fc.array(text, { maxLength: 3 })),
          evidence: mostly(
            fc.array(mostly(record({ criterion: mostly(text), proof: mostly(text), refs: anything })), {
              maxLength: 3,
            }),
          ),
          blockers: mostly(
            fc.array(mostly(record({ text: mostly(text), status: mostly(fc.constantFrom('open', 'resolved')) })), {
              maxLength: 3,
            }),
          ),
          checkpoints: mostly(fc.array(mostly(checkpoint), { maxLength: 3 })),
        }),
      ),
      { maxLength: 6 },
    ),
  ),
});

/** Every record is in the plan or named by a problem that says it was passed over; the plan can be written as it is. */
async function expectNothingLost(plan: ImportPlan): Promise<void> {
  const passedOver = plan.problems.filter(({ code }) => code === 'not_a_record' || code === 'invalid_line').length;
  const added = plan.goals.filter(({ original }) => original === null).length;
  expect(plan.goals.length - added + plan.tasks.length + passedOver).toBe(plan.records);
  expect(new Set(plan.goals.map((goal) => goal.key)).size).toBe(plan.goals.length);
  expect(new Set(plan.tasks.map((one) => one.key)).size).toBe(plan.tasks.length);
  const work = new MemoryWork(PROJECT);
  const report = await runImport(work, plan, { projectId: PROJECT, call });
  expect(report.created).toMatchObject({ goals: plan.goals.length, tasks: plan.tasks.length });
  const again = await runImport(work, plan, { projectId: PROJECT, call });
  expect(again).toMatchObject({ created: { goals: 0, tasks: 0, blockers: 0, checkpoints: 0 }, changed_count: 0 });
}

async function expectReadOrRefused(content: string, format: 'auto' | ImportPlan['format'] = 'auto'): Promise<void> {
  let plan: ImportPlan;
  try {
    plan = readImport(content, { format });
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).code).toMatch(/^import_/);
    return;
  }
  expect(readImport(content, { format })).toEqual(plan);
  await expectNothingLost(plan);
}

describe('nothing is lost and nothing breaks', () => {
  test('of files like those of Task Master', async () => {
    await fc.assert(fc.asyncProperty(taskMaster, (value) => expectReadOrRefused(JSON.stringify(value), 'task-master')));
  });

  test('of files like those of Beads', async () => {
    await fc.assert(fc.asyncProperty(lines, (texts) => expectReadOrRefused(texts.join('\n'), 'beads')));
  });

  test('of files like our own', async () => {
    await fc.assert(fc.asyncProperty(own, (value) => expectReadOrRefused(JSON.stringify(value), 'json')));
  });

  test('of any text in any format', async () => {
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((value) => `\uFEFF${value}\r\n${value}`),
    );
    await fc.assert(
      fc.asyncProperty(any, fc.constantFrom('auto' as const, ...formatSchema.options), expectReadOrRefused),
    );
  });

  test('of a file cut anywhere', async () => {
    const whole = fc.oneof(
      taskMaster.map((value) => JSON.stringify(value)),
      lines.map((texts) => texts.join('\n')),
    );
    const cut = whole.chain((content) => fc.nat(content.length).map((end) => content.slice(0, end)));
    await fc.assert(fc.asyncProperty(cut, (content) => expectReadOrRefused(content)));
  });
});
