// The files that a patch in the form of Codex's `apply_patch` changes, which other agents have adopted.

const FILE = /^\*\*\* (?:(?:Add|Update|Delete) File|Move to): (.+)$/gm;
/** More than one patch changes. */
const MOST_FILES = 50;

export function patchedFiles(patch: unknown): string[] {
  if (typeof patch !== 'string') return [];
  const files: string[] = [];
  for (const [, path = ''] of patch.matchAll(FILE)) {
    files.push(path.trim());
    if (files.length === MOST_FILES) break;
  }
  return files;
}
