// What the project tells its agents in files: what stands there is no evidence of anything that was said.
import { createProjectFiles, type ProjectFiles } from '../../store/project-files.ts';

const NAMES = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md', '.claude/CLAUDE.md', 'CLAUDE.local.md'];
const MOST_BYTES = 1024 * 1024;

export type ReadInstructions = (root: string) => Promise<readonly string[]>;

export function createReadInstructions(files: ProjectFiles = createProjectFiles()): ReadInstructions {
  return async (root) => {
    const texts: string[] = [];
    for (const name of NAMES) {
      const file = await files.read(root, name, MOST_BYTES);
      if (file.status === 'read') texts.push(Buffer.from(file.bytes).toString('utf8'));
    }
    return texts;
  };
}
