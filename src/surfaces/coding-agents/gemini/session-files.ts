// Where Gemini CLI keeps its chats: a folder per project, named by a hash of its path or with the path in a file beside them.
import { join, sep } from 'node:path';
import { sha256 } from '../../../base/hash.ts';
import { openByteSource } from '../../../mind/mind.ts';
import type { AgentTranscripts } from '../contract.ts';
import { readLineFile } from '../formats/line-files.ts';
import { geminiRecords, isGemini, openChatDocument, projectRoot } from './session-records.ts';

export const geminiTranscripts: AgentTranscripts = {
  folders: ({ user, variable }) => [join(variable('GEMINI_CLI_HOME') ?? user, '.gemini', 'tmp')],
  isTranscript: (path) => /^[^/]+\/chats\/(?:[^/]+\/)?[^/]+\.jsonl?$/.test(path),
  isFormat: isGemini,
  async isOf(folder, path, readHead) {
    const root = projectRoot(path);
    if (root !== undefined) return folder.holds(root);
    const hashes = folder.paths.map((each) => sha256(each));
    const parts = path.split(sep);
    if (hashes.includes(parts[parts.lastIndexOf('chats') - 1] ?? '')) return true;
    const [first] = await readHead();
    return hashes.some((hash) => hash === first?.['projectHash']);
  },
  read: readLineFile(geminiRecords, (path) => (path.endsWith('.json') ? openChatDocument(path) : openByteSource(path))),
};
