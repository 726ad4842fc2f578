// Interrupted at any storage call, work loses nothing that was acknowledged: the next process gives the next step from
// before the command or from after it, and asking for everything again comes to the same end.
import { describe, expect, it } from 'vitest';
import { FAST_FOLDER, mortal, spread, takeImage, type Mortal } from '../support/crash.ts';
import { DIALECTS, type DialectName } from '../support/fixture.ts';
import { createWorkFixture, damageOf, type WorkFixture, type WorkProcess } from '../support/work-fixture.ts';

const PROJECT = { name: 'interrupted', operation_id: 'project' };
const update = { where_we_left_off: 'Half of it works.', next_step: 'Make the other half work' };
const owner = 'me';

/** Every one says under which id it is done, so that it can be asked for again. */
const STEPS: readonly ((process: WorkProcess, project_id: string, operation_id: string) => Promise<unknown>)[] = [
  (p, project_id, operation_id) => p.call('work.create_goal', { project_id, text: 'Goal', priority: 1, operation_id }),
  (p, project_id, operation_id) => p.call('work.add_task', { project_id, goal_id: 'G1', title: 'First', operation_id }),
  (p, project_id, operation_id) =>
    p.call('work.add_task', { project_id, goal_id: 'G1', title: 'Second', depends_on: ['T1'], operation_id }),
  (p, project_id, operation_id) => p.call('work.start_task', { project_id, task_id: 'T1', owner, operation_id }),
  (p, project_id, operation_id) =>
    p.call('work.update_checkpoint', { project_id, task_id: 'T1', owner, ...update, operation_id }),
  (p, project_id, operation_id) =>
    p.call('work.block_task', { project_id, task_id: 'T1', owner, blocker: 'A wall', operation_id }),
  (p, project_id, operation_id) => p.call('work.undo', { project_id, owner, operation_id }),
  (p, project_id, operation_id) =>
    p.call('work.complete_task', { project_id, task_id: 'T1', owner, evidence: 'Seen', operation_id }),
  (p, project_id, operation_id) =>
    p.call('work.rollback', { project_id, to_seq: 4, reason: 'Over again', operation_id }),
  (p, project_id, operation_id) => p.call('work.start_task', { project_id, task_id: 'T1', owner, operation_id }),
  (p, project_id, operation_id) => p.call('work.claim_task', { project_id, task_id: 'T2', owner, operation_id }),
];

const answerOf = async (process: WorkProcess, project_id: string) => {
  const { rank, number, next_step, otherwise } = await process.call('work.get_next_step', { project_id });
  return { rank, number, next_step, otherwise: otherwise?.number ?? null };
};

/** All of it, telling after each step that it was acknowledged. */
async function live(process: WorkProcess, acknowledged: (project_id: string) => Promise<void> | void): Promise<void> {
  const { project_id } = await process.call('work.create_project', PROJECT);
  await acknowledged(project_id);
  for (const [at, step] of STEPS.entries()) {
    await step(process, project_id, `step-${at}`);
    await acknowledged(project_id);
  }
}

async function die(fixture: WorkFixture, victim: Mortal, acknowledged: () => void): Promise<void> {
  try {
    const process = await fixture.open({ probe: victim.probe });
    await live(process, acknowledged);
    await process.ledger.settled();
  } catch (error) {
    if (!victim.dead) throw error;
  }
  if (fixture.dialect === 'postgres') {
    fixture.abandon();
    return;
  }
  const image = takeImage(fixture.folder);
  fixture.abandon();
  image.putBack();
  image.drop();
}

const withFixture = async <T>(dialect: DialectName, body: (fixture: WorkFixture) => Promise<T>): Promise<T> => {
  const fixture = createWorkFixture(dialect, 1, FAST_FOLDER);
  try {
    return await body(fixture);
  } finally {
    await fixture.dispose();
  }
};

describe.each(DIALECTS)('work on %s', (dialect) => {
  it('[ACL-19] may be interrupted at any call, and goes on from there', { timeout: 3_600_000 }, async () => {
    const { total, answers, head } = await withFixture(dialect, async (fixture) => {
      const immortal = mortal();
      const process = await fixture.open({ probe: immortal.probe });
      const said: unknown[] = [];
      let projectId = '';
      // Counted without the questions, which are asked through a process of their own.
      const asking = await fixture.open();
      await live(process, async (project_id) => {
        projectId = project_id;
        said.push(await answerOf(asking, project_id));
      });
      await process.ledger.settled();
      return { total: immortal.calls, answers: said, head: await process.headOf(projectId) };
    });
    for (const k of spread(total, dialect === 'sqlite' ? 12 : 3)) {
      await withFixture(dialect, async (fixture) => {
        let count = 0;
        const victim = mortal(k);
        await die(fixture, victim, () => {
          count += 1;
        });
        const next = await fixture.open();
        const [project] = (await next.call('work.list_projects', {})).projects;
        const found = project ? await answerOf(next, project.project_id) : undefined;
        // Of the command that was under way nobody knows whether it was done.
        const possible = [count === 0 ? undefined : answers[count - 1], answers[count]];
        expect(possible).toContainEqual(found);
        expect(await damageOf(next)).toEqual([]);

        let projectId = '';
        await live(next, (project_id) => {
          projectId = project_id;
        });
        expect(await answerOf(next, projectId)).toEqual(answers.at(-1));
        expect({ k, head: await next.headOf(projectId) }).toEqual({ k, head });
        expect(await damageOf(next)).toEqual([]);
      });
    }
  });
});
