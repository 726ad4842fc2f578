// Work that survives its session: a goal, two tasks, an interruption, and the next session that goes on from there.
// Run it from a checkout after `npm run build`:  node examples/work.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal, openHome, readConfig } from 'throughline';

const folder = mkdtempSync(join(tmpdir(), 'throughline-example-'));
const options = {
  folder: join(folder, '.throughline'),
  create: true,
  config: { ...readConfig(), configFolder: join(folder, 'config') },
};

try {
  // #region plan
  const home = await openHome(options);
  const me = { actor: 'example', owner: 'session-1' };
  const goal = await home.work.goals.create({ text: 'Release 1.0 without losing a ledger', priority: 1 }, me);
  const { task: notes } = await home.work.tasks.add(
    {
      goal_id: goal.goal_id,
      title: 'Write the release notes',
      acceptance_criteria: ['Every change since 0.9 is named'],
    },
    me,
  );
  await home.work.tasks.add({ goal_id: 'G1', title: 'Publish', depends_on: [notes.task_id] }, me);
  // #endregion

  // #region interrupted
  await home.work.tasks.start({ task_id: notes.task_id }, me);
  await home.work.checkpoints.update(
    {
      task_id: notes.task_id,
      where_we_left_off: 'The fixes are listed. The features are not.',
      next_step: 'List the features from the changelog',
      needed_context_refs: ['file:CHANGELOG.md'],
    },
    me,
  );
  await home.close();
  // #endregion

  // #region resumed
  const again = await openHome(options);
  const step = await again.work.reads.nextStep({}, { actor: 'example' });
  console.log(step.next_step);
  console.log(step.why);
  // #endregion

  // #region proof
  try {
    await again.work.tasks.complete({ task_id: notes.task_id }, me);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${error.code}: ${error.message}`);
  }
  const proof = 'Compared with git log: 41 of 41 are named';
  await again.work.tasks.complete({ task_id: notes.task_id, evidence: proof }, me);
  const next = await again.work.claims.claimNext({}, { actor: 'example', owner: 'session-2' });
  console.log(`session-2 got T${next.number}: ${next.title}`);
  // #endregion
  await again.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
