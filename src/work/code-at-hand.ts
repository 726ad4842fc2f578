// The code that a caller completes a task with: what git says of the caller's worktree. Asked only for a task with checks,
// and before the decision: no transaction waits for git.
import { Refusal } from '../base/errors.ts';
import { codeFolder } from '../base/git-worktree.ts';
import { sha256 } from '../base/hash.ts';
import type { Git, NoGit } from '../kernel/git/contract.ts';
import type { Store } from '../store/store.ts';
import { chooseProjectRow } from './choose-project.ts';
import type { CodeAtHand, CodeIn, ReadCodeAtHand } from './contract.ts';
import { readTask } from './records/read-record.ts';

/** A folder without git has no commit, and no change of it is noticed. */
const NO_CODE: CodeAtHand = { commit: null, dirty: false, dirty_hash: null };

/** A large worktree takes git a while; nothing waits for it but the one caller. */
const GIT_MS = 10_000;
/** More changed files than a person has at once. */
const MOST_FILES = 2_000;

export function createCodeIn(git: Pick<Git, 'readCodeState'>): CodeIn {
  return async (folder) => {
    let why: NoGit | undefined;
    const onNone = (reason: NoGit) => (why = reason);
    const state = await git.readCodeState(folder, { timeoutMs: GIT_MS, maxFiles: MOST_FILES, onNone });
    if (!state) return why === 'no_repository' || why === 'no_git' ? NO_CODE : undefined;
    const { commit, is_dirty: dirty, changed, more } = state;
    const files = changed.map(({ path, status, hash }) => [path, status, hash]);
    return { commit, dirty, dirty_hash: dirty ? sha256(JSON.stringify([files, more])) : null };
  };
}

export function createReadCodeAtHand(store: Store, codeIn: CodeIn): ReadCodeAtHand {
  return async ({ project_id, task_id }, call) => {
    const found = await store.read(async (tx) => {
      try {
        const project = await chooseProjectRow(tx, project_id, call);
        return { project, task: await readTask(tx, project.project_id, task_id) };
      } catch (error) {
        // The command refuses it in its own words.
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    });
    if (!found || found.task.checks.length === 0) return undefined;
    const folder = codeFolder(found.project.root, call);
    return folder === undefined ? undefined : codeIn(folder);
  };
}
