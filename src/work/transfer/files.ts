// Which files moving work in and out is about, by name only: nothing here touches a disk.
import { Bug } from '../../base/errors.ts';
import { isUuid } from '../../base/ids.ts';

/** Where other programs keep their work, below a project's root, in the order of looking. */
export const DEFAULT_SOURCES: readonly string[] = [
  '.taskmaster/tasks/tasks.json',
  'tasks/tasks.json',
  '.beads/issues.jsonl',
  '.beads/beads.jsonl',
];

const ENDINGS = { json: 'json', markdown: 'md' } as const;

/** Made of the project's id, and of no text that a person wrote. */
export function exportFileName(projectId: string, format: 'json' | 'markdown'): string {
  if (!isUuid(projectId)) throw new Bug('a project has a UUID in lower case');
  return `throughline-work-${projectId}.${ENDINGS[format]}`;
}
