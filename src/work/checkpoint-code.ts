// The code behind checkpoints, by git: what it is when one is recorded, what happened since, and the working trees that are kept.
// Always outside of transactions, and optional: a checkpoint never fails because of git.
import { lstat, readdir } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { HOME_NAME } from '../base/home-name.ts';
import type { Call } from '../base/operation.ts';
import type { Git, KnownCode, NoGit } from '../kernel/git/contract.ts';
import { shownPath } from '../kernel/git/compare-code.ts';
import type { Store } from '../store/store.ts';
import { chooseProject } from './choose-project.ts';
import {
  refuse,
  WORK_LIMITS,
  type Checkpoint,
  type CheckpointCode,
  type Project,
  type SinceCheckpoint,
} from './contract.ts';
import type { CodeOperations } from './operations/code.ts';
import { codeSince, inFolder, sinceWords } from './code-since.ts';
import * as q from './queries.ts';
import { latestCheckpoint } from './records/checkpoint-history.ts';
import { taskEntity } from './records/entity-record.ts';
import { readCheckpoint, readProject, readTask } from './records/read-record.ts';

/** Of each task so many are kept. */
const MOST_SNAPSHOTS = 10;
const SNAPSHOT_MS = 15_000;
const DIFF_MS = 10_000;
const RESTORE_MS = 120_000;

type Place = Pick<Project, 'root' | 'snapshots'>;

export interface Taken {
  readonly code: CheckpointCode;
  /** Why the working tree was not kept although it should be. */
  readonly whyNoSnapshot?: string;
}

export interface CheckpointCodes extends CodeOperations {
  /** Undefined where the caller's folder is not known, or git says nothing of it. */
  take(project: Place, call: Call): Promise<Taken | undefined>;
  /** Names the snapshot of a recorded checkpoint, so that git keeps it, and drops those that are no longer needed. */
  keep(projectId: string, checkpoint: Checkpoint, call: Call): Promise<void>;
  /** Drops the snapshots of tasks that are done or archived. */
  prune(projectId: string, call: Call): Promise<void>;
  since(project: Place, checkpoint: Checkpoint | null, call: Call): Promise<SinceCheckpoint | undefined>;
}

export function createCheckpointCodes(store: Store, git: Git): CheckpointCodes {
  const { snapshots } = git;

  async function prune(projectId: string, call: Call): Promise<void> {
    if (call.cwd === undefined || !call.isLocal) return;
    const project = await store.read((tx) => readProject(tx, projectId));
    if (project.snapshots !== 'on') return;
    const options = { of: project.root ?? undefined, timeoutMs: SNAPSHOT_MS };
    const all = (await snapshots.list(call.cwd, options)) ?? [];
    const dropped = await store.read(async (tx) => {
      const gone = new Set<string>();
      const known = new Set<string>();
      for (const taskId of new Set(all.map(({ task_id }) => task_id))) {
        const row = await tx.get(q.readTaskBody, projectId, taskId);
        // Another project may keep its own in the same repository.
        if (!row) continue;
        known.add(taskId);
        const { status, archived } = taskEntity(projectId, row);
        if (status === 'done' || archived) gone.add(taskId);
      }
      const newest = (taskId: string) =>
        all.flatMap((ref) => (ref.task_id === taskId ? [ref.seq] : [])).toSorted((a, b) => b - a)[MOST_SNAPSHOTS - 1] ??
        0;
      return all.filter(({ task_id, seq }) => known.has(task_id) && (gone.has(task_id) || seq < newest(task_id)));
    });
    if (dropped.length > 0) await snapshots.drop(call.cwd, dropped, options);
  }

  /** The checkpoint that is meant, with its task and its code. */
  async function meant(
    input: { readonly project_id?: string | undefined; readonly task_id: string; readonly seq?: number | undefined },
    call: Call,
  ) {
    return store.read(async (tx) => {
      const projectId = await chooseProject(tx, input.project_id, call);
      const [project, task] = [await readProject(tx, projectId), await readTask(tx, projectId, input.task_id)];
      const { task_id, number } = task;
      const checkpoint =
        input.seq === undefined
          ? await latestCheckpoint(tx, projectId, task_id)
          : await readCheckpoint(tx, projectId, task_id, input.seq);
      if (!checkpoint) throw refuse('unknown_checkpoint', `Task T${number} has no checkpoint`, { task_id });
      const { seq, code } = checkpoint;
      if (!code) {
        throw refuse('no_code', `The checkpoint ${seq} of task T${number} was recorded without git`, { task_id, seq });
      }
      return { project, task_id, number, seq, code };
    });
  }

  return {
    async take(project, call) {
      const { cwd, signal } = call;
      if (cwd === undefined || !call.isLocal) return undefined;
      const of = project.root ?? undefined;
      const state = await git.readCodeState(cwd, { of, signal, maxFiles: WORK_LIMITS.codeFiles });
      if (!state) return undefined;
      const code = codeOf(state);
      if (project.snapshots !== 'on') return { code };
      let whyNoSnapshot = '';
      const snapshot = await snapshots.take(cwd, 'A checkpoint of throughline', {
        of,
        signal,
        timeoutMs: SNAPSHOT_MS,
        onNone: (reason, said) => (whyNoSnapshot = wordsOf(reason, said)),
      });
      return snapshot === undefined ? { code, whyNoSnapshot } : { code: { ...code, snapshot } };
    },

    async keep(projectId, { task_id, seq, code }, call) {
      if (code?.snapshot === undefined || call.cwd === undefined || !call.isLocal) return;
      await snapshots.keep(call.cwd, { task_id, seq }, code.snapshot, { timeoutMs: SNAPSHOT_MS });
      await prune(projectId, call);
    },

    prune,

    async since(project, checkpoint, call) {
      const code = checkpoint?.code;
      return code && codeSince(git, { root: project.root, seq: checkpoint.seq, code }, call);
    },

    async diff(input, call) {
      const { project, task_id, number, seq, code } = await meant(input, call);
      const told = noGitOf();
      const found = await inFolder(
        project.root,
        call,
        (folder, options) => git.diff(folder, code, { ...options, stat: input.stat, timeoutMs: DIFF_MS }),
        told.onNone,
      );
      if (!found) throw told.refusal();
      const { branch, commit } = code;
      const text = sinceWords(code, found);
      return { project_id: project.project_id, task_id, number, seq, was: { branch, commit }, ...found, text };
    },

    async restore(input, call) {
      const { project, task_id, number, seq, code } = await meant(input, call);
      const { snapshot, commit } = code;
      if (snapshot === undefined) {
        throw refuse('no_snapshot', `No working tree was kept with the checkpoint ${seq} of task T${number}`, {
          task_id,
          seq,
        });
      }
      const to = resolve(call.cwd ?? project.root ?? sep, input.to);
      await refuseUsed(to);
      const told = noGitOf();
      const ref = { task_id, seq };
      const isThere = await inFolder(
        project.root,
        call,
        (folder, options) => snapshots.has(folder, ref, snapshot, options),
        told.onNone,
      );
      if (isThere === undefined) throw told.refusal();
      if (!isThere) {
        const message = `The working tree of the checkpoint ${seq} of task T${number} is no longer kept in this repository`;
        throw refuse('snapshot_gone', message, { task_id, seq, snapshot });
      }
      const what = { snapshot, commit, to };
      const done = await inFolder(
        project.root,
        call,
        (folder, options) => snapshots.restore(folder, what, { ...options, timeoutMs: RESTORE_MS }),
        told.onNone,
      );
      if (!done) throw told.refusal();
      return { project_id: project.project_id, task_id, number, seq, to, commit, snapshot };
    },
  };
}

const WORDS: Readonly<Record<NoGit, string>> = {
  no_git: 'there is no git on the PATH',
  no_repository: 'this folder is in no git repository',
  elsewhere: "this folder is not in the project's repository",
  not_trusted: 'the repository belongs to another user (see safe.directory in `git help config`)',
  took_too_long: 'git took too long',
  too_large: 'it is too large',
  stopped: 'the caller stopped it',
  failed: 'git failed',
};

/** With what git said, where that is all there is to know. */
function wordsOf(reason: NoGit, said: string): string {
  return reason === 'failed' && said !== '' ? `${WORDS[reason]}: ${said.slice(0, 300)}` : WORDS[reason];
}

function noGitOf() {
  let [reason, said]: [NoGit, string] = ['no_repository', ''];
  return {
    onNone: (why: NoGit, text: string) => ([reason, said] = [why, text]),
    refusal: () => {
      return refuse('git_unavailable', `Git could not be asked: ${wordsOf(reason, said)}`, { reason });
    },
  };
}

function codeOf(state: KnownCode & { readonly branch: string | null }): CheckpointCode {
  const named = state.changed
    .map(({ path, hash }) => ({ path: shownPath(path), hash }))
    .filter(({ path }) => path !== '' && path.length <= WORK_LIMITS.path);
  const branch = state.branch === null ? null : shownPath(state.branch).slice(0, 255) || null;
  return { branch, commit: state.commit, changed: named, more: state.more + state.changed.length - named.length };
}

/** Never over what is there. */
async function refuseUsed(to: string): Promise<void> {
  const used = (why: string) => refuse('folder_in_use', `${to} ${why}`, { to });
  if (to.split(sep).some((segment) => segment === HOME_NAME || segment === '.git')) {
    throw used('lies in a home, or in what git keeps for itself');
  }
  const stats = await lstat(to).catch(() => undefined);
  if (!stats) return;
  if (!stats.isDirectory()) throw used('is not a folder');
  if ((await readdir(to)).length > 0) throw used('is not empty');
}

/** The most that an answer names; a checkpoint itself may have more. */
const MOST_SHOWN = 20;

/** A checkpoint as answers show it: with the first of its changed files. */
export function shownCheckpoint<C extends Pick<Checkpoint, 'code'> | null>(checkpoint: C): C {
  const code = checkpoint?.code;
  if (!checkpoint || !code || code.changed.length <= MOST_SHOWN) return checkpoint;
  const changed = code.changed.slice(0, MOST_SHOWN);
  return { ...checkpoint, code: { ...code, changed, more: code.more + code.changed.length - changed.length } };
}
