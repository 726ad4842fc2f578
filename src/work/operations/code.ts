// The code behind a checkpoint: what changed since, and putting a kept working tree into a new folder.
import { z } from 'zod';
import { operationsOf } from '../../base/operation.ts';
import { uuidSchema } from '../contract.ts';
import { inProject, IN_PROJECT, refusals, taskRef, type Answer, type Returned } from './fields.ts';

const ofCheckpoint = {
  ...inProject,
  task_id: taskRef,
  seq: z.int().min(1).optional().describe('The event that recorded it; the newest checkpoint by default'),
};

const inputs = {
  diff: z.strictObject({
    ...ofCheckpoint,
    stat: z.boolean().optional().describe('A summary instead of the changed lines'),
  }),
  restore: z.strictObject({
    ...ofCheckpoint,
    to: z.string().trim().min(1).max(4_000).describe('A folder that does not exist yet, or is empty'),
  }),
};

const about = { project_id: uuidSchema, task_id: uuidSchema, number: z.int(), seq: z.int() };

const outputs = {
  diff: z.object({
    ...about,
    was: z.object({ branch: z.string().nullable(), commit: z.string().nullable() }),
    branch: z.string().nullable(),
    commit: z.string().nullable(),
    /** Null, like `missing` and `files`, where this repository does not have the checkpoint's commit. */
    commits: z.int().nullable(),
    missing: z.int().nullable(),
    files: z.int().nullable(),
    /** False if some of the files may have been changed before the checkpoint. */
    is_exact: z.boolean(),
    changed: z.array(z.string()),
    log: z.array(z.string()),
    diff: z.string(),
    is_cut: z.boolean(),
    /** Changed at the checkpoint already: without a snapshot the diff shows both changes. */
    changed_before: z.array(z.string()),
    /** New files, which the diff leaves out. */
    untracked: z.array(z.string()),
    text: z.string(),
  }),
  restore: z.object({ ...about, to: z.string(), commit: z.string().nullable(), snapshot: z.string() }),
};

export interface CodeOperations {
  diff: Answer<typeof inputs.diff, Returned<typeof outputs.diff>>;
  restore: Answer<typeof inputs.restore, Returned<typeof outputs.restore>>;
}

const define = operationsOf<{ readonly code: CodeOperations }>(refusals, { bareTools: true });

const OF_CODE = [...IN_PROJECT, 'unknown_task', 'unknown_checkpoint', 'no_code', 'git_unavailable'] as const;

export const codeOperations = {
  'work.diff_checkpoint': define({
    name: 'work.diff_checkpoint',
    summary: 'What happened to the code since a checkpoint: commits, files, the differences',
    details:
      'Git is asked where you are. Files are compared with the hashes that the checkpoint recorded, so changes that were there already do not count.',
    risk: 'read',
    tier: 'admin',
    // The code of a repository is shown where its caller already is, not over the network.
    local: true,
    input: inputs.diff,
    output: outputs.diff,
    refusals: OF_CODE,
    cli: { command: 'checkpoint diff', args: ['task_id'] },
    examples: [
      { says: 'Since the newest checkpoint of T12', input: { task_id: 'T12' } },
      { says: 'Only which files, and how much', input: { task_id: 'T12', stat: true } },
    ],
    handler: ({ code }, input, call) => code.diff(input, call),
  }),
  'work.restore_checkpoint': define({
    name: 'work.restore_checkpoint',
    summary: 'Put the working tree that was kept with a checkpoint into a new git worktree',
    details:
      'Nothing that is there is changed: the folder must not exist yet, or be empty. Needs snapshots (project update --snapshots on).',
    risk: 'write',
    tier: 'admin',
    local: true,
    input: inputs.restore,
    output: outputs.restore,
    refusals: [...OF_CODE, 'no_snapshot', 'snapshot_gone', 'folder_in_use'],
    cli: { command: 'checkpoint restore', args: ['task_id'] },
    examples: [{ says: 'Beside the project', input: { task_id: 'T12', to: '../as-it-was' } }],
    handler: ({ code }, input, call) => code.restore(input, call),
  }),
};
