// The work as hooks tell a session of it, for a preview: read from the same facts, with the draft and the places of other sessions beside it.
import { Bug } from '../../base/errors.ts';
import { placesOf, readDraftBeside } from '../../mind/hot.ts';
import type { Mind, ReadWorkWords } from '../../mind/mind.ts';
import { readResume, resumeWords, type WorkReads } from '../../work/hot.ts';

export interface WorkWordsDeps {
  readonly work: WorkReads;
  /** Undefined if no session was ever recorded. */
  readonly mind: () => Promise<Mind | undefined>;
}

export function createWorkWords({ work, mind }: WorkWordsDeps): ReadWorkWords {
  return async ({ project_id, owner, cwd, worktree, branch }) => {
    try {
      const found = await readResume(work, { cwd, owner, project: project_id });
      const store = (await mind())?.store;
      if (!found || !store) return undefined;
      const { facts } = found;
      const beside = { project_id, task_id: facts.step.task_id, ...facts.standing };
      const draft = await readDraftBeside(store, beside);
      const owners = facts.held_by_others.map((held) => held.owner);
      const places = await store.read((tx) => placesOf(tx, owners));
      const told = { ...facts, place: { worktree, branch }, places, ...(draft && { draft }) };
      return { say: resumeWords(told) };
    } catch (error) {
      // As in a hook: work that cannot be read costs its lines and nothing else.
      if (error instanceof Bug) throw error;
      return undefined;
    }
  };
}
