// Where Cursor keeps the transcripts of its agents: a folder per project, named by its path. The files say no folder.
import { join, sep } from 'node:path';
import type { AgentTranscripts } from '../contract.ts';
import { readLineFile } from '../formats/line-files.ts';
import { cursorRecords, isCursor } from './session-records.ts';

export const cursorTranscripts: AgentTranscripts = {
  folders: ({ user }) => [join(user, '.cursor', 'projects')],
  isTranscript: (path) => /^[^/]+\/agent-transcripts\/(?:[^/]+\/){0,2}[^/]+\.jsonl$/.test(path),
  isFormat: isCursor,
  // Folders below the project would look like others beside it: only its own name is certain.
  async isOf({ paths }, path) {
    const parts = path.split(sep);
    const name = parts[parts.lastIndexOf('agent-transcripts') - 1];
    return paths.some((root) => name === nameOf(root));
  },
  read: readLineFile(cursorRecords),
};

/** `/home/ada/my.shop` is kept as `home-ada-my-shop`. */
function nameOf(root: string): string {
  return root.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}
