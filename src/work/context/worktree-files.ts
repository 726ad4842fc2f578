// The files of a project as a caller in a linked git worktree has them: those of its own worktree.
import { inWorktree, type WorkPlace } from '../../base/git-worktree.ts';
import type { ProjectFiles } from '../../store/project-files.ts';

type Files = Pick<ProjectFiles, 'read'>;

/** Every check of a file is made where it is read, so nothing is allowed there that is refused in the main worktree. */
export function filesFor(files: Files, { worktree }: WorkPlace): Files {
  if (!worktree) return files;
  return {
    read(root, path, maxBytes) {
      const own = inWorktree({ root, path }, worktree);
      return files.read(own.root, own.path, maxBytes);
    },
  };
}
