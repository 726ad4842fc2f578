// Where Claude Code keeps its sessions: a folder per project, and in it one per session with the files of its subagents.
import { join } from 'node:path';
import type { AgentTranscripts } from '../contract.ts';
import { isOfFolder, readLineFile } from '../formats/line-files.ts';
import { claudeFolder, claudeRecords, isClaude } from './session-records.ts';

export const claudeTranscripts: AgentTranscripts = {
  folders: ({ user, variable }) => [join(variable('CLAUDE_CONFIG_DIR') ?? join(user, '.claude'), 'projects')],
  isTranscript: (path) => /^[^/]+\/(?:[^/]+\/subagents\/)?[^/]+\.jsonl$/.test(path),
  isFormat: isClaude,
  isOf: isOfFolder(claudeFolder),
  read: readLineFile(claudeRecords),
};
