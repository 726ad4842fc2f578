// An executor: a function that does one step of a task and proposes what to record. A step that was cut off goes on.
// Run it from a checkout after `npm run build`:  node examples/executor.ts
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, openHome, readConfig } from 'throughline';
import type { Executor } from 'throughline/work';

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const project = join(folder, 'project');
mkdirSync(project);
writeFileSync(join(project, 'changes.txt'), 'fixed: the crash at start\nadded: dark mode\n');
const home = await openHome({
  folder: join(project, '.throughline'),
  create: true,
  config: { ...readConfig(), home: undefined, cwd: project, configFolder: join(folder, 'config') },
});

try {
  const me = { actor: 'example' };
  await home.work.goals.create({ text: 'Release 1.0' }, me);
  const criteria = ['Every change is named'];
  await home.work.tasks.add({ goal_id: 'G1', title: 'Write the notes', acceptance_criteria: criteria }, me);
  await home.work.tasks.start({ task_id: 'T1' }, me);
  await home.work.checkpoints.update(
    {
      task_id: 'T1',
      where_we_left_off: 'Nothing is written yet.',
      next_step: 'Draft the notes',
      needed_context_refs: ['file:changes.txt'],
    },
    me,
  );

  // #region executor
  const drafter: Executor = {
    name: 'drafter',
    async execute({ next_step, context, task }) {
      const lines = context.flatMap(({ content = '' }) => content.trim().split('\n'));
      console.log(`${next_step}: ${lines.length} lines of ${context.map(({ ref }) => ref).join(', ')}`);
      if (next_step !== 'Draft the notes') return { changes: [{ operation: 'complete_task' }] };
      return {
        summary: `A draft of ${lines.length} lines`,
        changes: [
          {
            operation: 'update_checkpoint',
            where_we_left_off: `The draft of "${task.title}" names ${lines.length} changes.`,
            next_step: 'Compare the draft with the changes',
            needed_context_refs: ['file:changes.txt'],
          },
        ],
      };
    },
  };
  // #endregion

  // #region run
  const ran = await home.work.executeStep(drafter, { task_id: 'T1' }, me);
  console.log(`${ran.recorded.join()}: ${ran.summary}`);
  // #endregion

  // #region refused
  try {
    await home.work.executeStep(drafter, { task_id: 'T1' }, me);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${error.code}: ${error.message}`);
  }
  // #endregion

  const prover: Executor = {
    name: 'prover',
    execute: async () => ({ changes: [{ operation: 'complete_task' }], evidence: 'Compared: 2 of 2' }),
  };
  const { task } = await home.work.executeStep(prover, { task_id: 'T1' }, me);
  console.log(`T${task.number} is ${task.status}`);
} finally {
  await home.close();
  rmSync(folder, { recursive: true, force: true });
}
