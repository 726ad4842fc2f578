// A project as people would have it, in every state: what mission control is looked at with.
import type { Client } from '../../src/client.ts';

export interface SampleWork {
  /** Task ids by a short name. */
  readonly tasks: Readonly<Record<'parser' | 'notes' | 'flaky' | 'schema' | 'docs' | 'release', string>>;
  readonly goals: readonly string[];
}

export async function addSampleWork(client: Client, projectId: string): Promise<SampleWork> {
  const inProject = { project_id: projectId };
  const goal = async (text: string, priority: number) =>
    (await client.call('work.create_goal', { ...inProject, text, priority })).goal_id;
  const add = async (goalId: string, title: string, more: object = {}) =>
    (await client.call('work.add_task', { ...inProject, goal_id: goalId, title, ...more })).task_id;
  await client.call('work.update_project', { ...inProject, name: 'Cartographer' });

  const release = await goal('Release 1.0 without losing a map', 0);
  const speed = await goal('Open a large map in under a second', 2);
  const paused = await goal('Offline tiles for the field teams', 3);

  const schema = await add(release, 'Freeze the file format', {
    acceptance_criteria: ['The format is written down', 'Old files open'],
  });
  const parser = await add(release, 'Read files of version 1', {
    description: 'Files of the first beta have no checksum block. They must open, and be written back in the new form.',
    acceptance_criteria: [
      'Every sample of the beta opens',
      'What is written back has a checksum',
      'A damaged file is refused',
    ],
    depends_on: [schema],
    priority: 0,
  });
  const flaky = await add(release, 'Sign the installers', { acceptance_criteria: ['Windows shows no warning'] });
  const notes = await add(release, 'Write the release notes', { depends_on: [parser, flaky] });
  const docs = await add(release, 'Record the walkthrough', { depends_on: [notes] });
  await add(speed, 'Load tiles while scrolling', { acceptance_criteria: ['60 frames a second on the old laptop'] });
  await add(speed, 'Keep the index in one file');
  await add(speed, 'Measure a cold start on every platform', { priority: 1 });
  await add(paused, 'Agree with the field teams on a size');
  await client.call('work.pause_goal', { ...inProject, goal_id: paused, reason: 'After the release' });

  await client.call('work.start_task', { ...inProject, task_id: schema });
  await client.call('work.complete_task', {
    ...inProject,
    task_id: schema,
    evidence: [
      {
        criterion: 'The format is written down',
        proof: 'docs/format.md, reviewed by Ines',
        refs: ['file:docs/format.md'],
      },
      { criterion: 'Old files open', proof: '212 of 212 samples' },
    ],
  });
  await client.call('work.start_task', { ...inProject, task_id: flaky });
  await client.call('work.block_task', {
    ...inProject,
    task_id: flaky,
    blocker: 'The certificate is still being issued; ordered on Monday.',
    needs: 'external',
  });
  await client.call('work.start_task', { ...inProject, task_id: parser, owner: 'claude-7f3a' });
  await client.call('work.update_checkpoint', {
    ...inProject,
    task_id: parser,
    owner: 'claude-7f3a',
    where_we_left_off: 'The reader takes files without a checksum block. Writing them back is next.',
    next_step: 'Add the checksum block when a version 1 file is saved',
    needed_context_refs: ['file:src/format/read.ts#L40-L88'],
  });
  await client.call('work.update_checkpoint', {
    ...inProject,
    task_id: parser,
    owner: 'claude-7f3a',
    where_we_left_off:
      'Saving writes the checksum block, and 209 of 212 samples come back byte for byte. The other three have a trailing comment.',
    next_step: 'Make test/format/version-1.test.ts pass for files with a trailing comment',
    needed_context_refs: ['file:src/format/write.ts#L12-L61', 'file:test/format/version-1.test.ts'],
  });
  return { tasks: { parser, notes, flaky, schema, docs, release: parser }, goals: [release, speed, paused] };
}
